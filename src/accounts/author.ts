import type { Principal } from './principal.js';

/** Something that was done to accounts, as it is told to whoever keeps account of it. */
export interface AccountChange {
  event: 'user' | 'group' | 'organisation' | 'role' | 'password';
  /** What it was done to, such as `users/7`. */
  target: string;
  /** What was done, in words. Never a secret. */
  detail: string;
}

/** On whose behalf accounts are changed. */
export interface Author {
  /** Whose power limits what may be done; undefined for the platform's own, which may do everything. */
  user?: Principal;
  /** Keeps account of a change; called inside its write. */
  note(change: AccountChange): Promise<void>;
}
