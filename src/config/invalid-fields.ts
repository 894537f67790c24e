import { Problem } from './problem.js';

/** What is wrong with each field, in sentences. */
export type FieldFaults = Record<string, string[]>;

/** 400: fields that cannot be accepted, all of them at once. */
export class InvalidFields extends Problem {
  constructor(
    readonly fields: FieldFaults,
    sentence: string = Object.values(fields).flat().join(' '),
  ) {
    super('validation_failed', sentence);
  }
}
