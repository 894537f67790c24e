import { Problem } from '../config/problem.js';
import type { Principal } from './identity/principal.js';

/** Something that was done to accounts, as it is told to whoever keeps account of it. */
export interface AccountChange {
  event: 'user' | 'group' | 'organisation' | 'role' | 'password' | 'token';
  /** What it was done to, such as `users/7`. */
  target: string;
  /** What was done, in words. Never a secret. */
  detail: string;
}

/** On whose behalf accounts are changed. */
export interface Author {
  /** Whose power limits what may be done; undefined for the platform's own, which may do everything. */
  user?: Principal;
  /** Whether the user is there in person and has just proved the password. The platform's own needs no proof. */
  isProven?: boolean;
  /** Keeps account of a change; called inside its write. */
  note(change: AccountChange): Promise<void>;
}

/** For whatever could end in a credential or in standing for somebody. @throws Problem proof_required */
export function demandProof({ user, isProven = false }: Author): void {
  if (user === undefined || isProven) return;
  throw new Problem(
    'proof_required',
    'This needs HTTP basic, or a session and your own password in "current_password"; no token can do it.',
  );
}
