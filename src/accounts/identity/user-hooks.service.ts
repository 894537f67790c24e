import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../caller.js';

/** Does what belongs to a user elsewhere, in the same transaction. */
export type UserHook<T = void> = (manager: EntityManager, userId: string, how: T) => Promise<unknown>;

/** How an administrator replaced a password. Sessions always end. */
export interface PasswordResetOptions {
  revokeTokens: boolean;
}

/** How a user replaced the own password. */
export interface PasswordChangeOptions {
  /** The session that the change was made in; all others end. */
  keepSessionId?: string;
  revokeTokens: boolean;
}

/** What else happens when something happens to a user. */
@Injectable()
export class UserHooks {
  readonly created: UserHook[] = [];
  /** Before a user is removed: deletes or changes, in steps, the rows that foreign keys would and that may be many. */
  readonly removing: UserHook[] = [];
  readonly deactivated: UserHook[] = [];
  readonly reset: UserHook<PasswordResetOptions>[] = [];
  readonly passwordChanged: UserHook<PasswordChangeOptions>[] = [];
  /** Of who may sign in again: what they have kept works again, which may need a proof of the caller's password. */
  readonly reactivated: UserHook<Caller | undefined>[] = [];
  /** Of who has become a superuser or an administrator. */
  readonly promoted: UserHook<Caller | undefined>[] = [];
}
