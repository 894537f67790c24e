import { Problem } from '../../config/problem.js';
import { administratorRole, type Power } from './permissions.js';

/** 403: the caller holds none of the powers of which one is needed. */
export class PermissionDenied extends Problem {
  /** The one that allows least besides. */
  readonly permission?: Power;

  constructor(
    readonly powers: readonly Power[],
    sentence = `You need ${powers.map(inWords).join(' or ')}.`,
  ) {
    super('permission_denied', sentence);
    this.permission = powers[0];
  }
}

function inWords(power: Power): string {
  return power === administratorRole ? `the role ${power}` : `the permission ${power}`;
}
