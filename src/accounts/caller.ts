import { Problem } from '../config/problem.js';
import type { AuditedCaller, Via } from '../audit-log/audit-log.service.js';
import type { Principal } from './identity/principal.js';

/**
 * On whose behalf accounts are changed. Where there is none it is the administration command or the platform itself,
 * which may do everything.
 */
export interface Caller extends AuditedCaller {
  /** Whose rights and data the request runs with. */
  user: Principal;
  /** Who really sent it: another user than `user` when acting as somebody. */
  actor: Principal;
  via: Via;
  /** Whether the password was repeated in the body of the request, and was the right one. */
  hasRepeated?: boolean;
}

/** Whether the caller is there in person: neither by a token nor as another user. */
export function isInPerson({ via, user, actor }: Caller): boolean {
  return via !== 'token' && user.id === actor.id;
}

/** Whether the request brings a fresh proof of the caller's password. */
function isProven(caller: Caller): boolean {
  return isInPerson(caller) && (caller.via === 'basic' || caller.hasRepeated === true);
}

/** For whatever could end in a credential or in standing for somebody. @throws Problem proof_required */
export function demandProof(caller: Caller | undefined): void {
  if (caller === undefined || isProven(caller)) return;
  throw new Problem(
    'proof_required',
    'This needs HTTP basic, or a session and your own password in "current_password"; no token can do it.',
  );
}
