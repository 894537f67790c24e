import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import {
  ApiToken,
  type Caller,
  demandProof,
  digestOf,
  Granting,
  isInPerson,
  isUnchanged,
  type LockedUser,
  lockUsers,
  nameKey,
  newKey,
  Principals,
  readPepper,
  RotatedKey,
  type UserHook,
  UserHooks,
} from '../kit/administration.js';
import {
  administratorRole,
  AuditLog,
  type AuthContext,
  Database,
  type Instant,
  now,
  PermissionDenied,
  Problem,
  settings,
} from '../kit/index.js';
import { checkLabel, checkNewEnd, checkNewToken, checkOverlap, type TokenFields } from './token-fields.js';
import { lockToken, requireManager, type TokenRow } from './token-rows.js';
import { stateOf, type TokenState } from './token-state.js';

export interface WantedToken extends TokenFields {
  /** The name of the user whose rights the token carries; without one the caller's. */
  assignee?: string;
  /** Who gets the key of a token for somebody else: its assignee later, which is the usual, or the caller now. */
  reveal?: 'assignee' | 'now';
}

/** Of a key that is not rotated out. */
const always: Instant = '9999-12-31T23:59:59.999999';
/** The most tokens of one user that are not revoked, and keys of one token that were rotated out and are remembered. */
export const [TOKEN_LIMIT, ROTATED_LIMIT] = [1000, 100];

/** API tokens. Nothing of what is thrown here, stored or audited holds a key. */
@Injectable()
export class Tokens {
  private readonly pepper = readPepper(settings);

  constructor(
    private readonly database: Database,
    private readonly principals: Principals,
    private readonly audit: AuditLog,
    private readonly granting: Granting,
    hooks: UserHooks,
  ) {
    const revokeAll: UserHook<{ revokeTokens: boolean }> = async (manager, ownerId, { revokeTokens }) =>
      revokeTokens && manager.update(ApiToken, { ownerId, revokedAt: IsNull() }, { revokedAt: now() });
    hooks.reset.push(revokeAll);
    hooks.passwordChanged.push(revokeAll);
    hooks.reactivated.push(async (manager, ownerId, caller) => {
      if (await manager.existsBy(ApiToken, { ownerId, revokedAt: IsNull() })) demandProof(caller);
    });
    hooks.promoted.push((manager, ownerId, caller) => this.revokeShared(manager, ownerId, caller));
  }

  /**
   * Makes a token. The key is in the result and nowhere else; there is none when the assignee is to reveal it.
   * @param caller undefined for the administration command, which makes tokens for anybody and gets the key
   * @throws Problem
   */
  async create(caller: AuthContext | undefined, token: WantedToken): Promise<{ id: string; key?: string }> {
    const fields = checkNewToken(token);
    if (caller) requirePerson(caller);
    const ownerId = await this.ownerOf(caller, token.assignee);
    const isOwn = ownerId === caller?.user.id;
    const key = !caller || isOwn || token.reveal === 'now' ? newKey() : undefined;
    const isShared = key !== undefined && !isOwn;
    const id = await this.database.write(async (manager) => {
      // Whoever gets the key can do all that its owner can.
      if (caller && isShared) await this.granting.beginOver(caller, ownerId);
      // Whoever becomes an administrator meanwhile: the token ends then, or is made for one.
      else if (isShared) await this.granting.takeTurn();
      const users = await lockUsers(manager, caller ? [ownerId, caller.user.id] : [ownerId]);
      if (caller) requireUnchanged(caller, users);
      const owner = users.get(ownerId);
      if (!owner) throw unknownUser();
      if ((await manager.countBy(ApiToken, { ownerId, revokedAt: IsNull() })) >= TOKEN_LIMIT) {
        throw new Problem('conflict', `A user has at most ${TOKEN_LIMIT} tokens; revoke some that are not used.`);
      }
      const { identifiers } = await manager.insert(ApiToken, {
        ...fields,
        ...(key ? this.stored(key) : { digest: randomBytes(32), last4: '' }),
        unrevealed: key === undefined,
        sharedUntil: isShared ? always : null,
        ownerId,
        creatorId: caller?.user.id ?? null,
      });
      const made = String(identifiers[0]!.id);
      await this.note(caller, made, [
        `created for users/${ownerId}`,
        `access ${fields.access}, run-as ${fields.runAs}, ${ending(fields.expiresAt)}`,
        isOwn ? '' : key ? 'the key was shown to its maker at once' : 'its assignee reveals the key',
      ]);
      return made;
    });
    return { id, key };
  }

  /**
   * Makes the key of a token that was assigned to the caller, who sees it this once.
   * @throws Problem
   */
  async reveal(caller: AuthContext, id: string): Promise<{ key: string }> {
    requirePerson(caller);
    const key = newKey();
    await this.database.write(async (manager) => {
      await this.lockCaller(manager, caller);
      const token = await lockToken(this.database, caller, id);
      if (token.ownerId !== caller.user.id) throw new Problem('permission_denied', 'Only its assignee may do this.');
      requireState(token, 'unrevealed');
      await manager.update(ApiToken, { id }, { ...this.stored(key), unrevealed: false });
      await this.note(caller, id, ['revealed']);
    });
    return { key };
  }

  /**
   * Gives a token another key. The one before signs in for as long as the overlap lasts; whoever uses it later makes
   * the whole token end. A token may do so to itself, by its present key.
   * @throws Problem
   */
  async rotate(
    caller: AuthContext,
    id: string,
    { overlapMinutes = 0 }: { /** At most 1440. */ overlapMinutes?: number } = {},
  ): Promise<{ key: string }> {
    checkOverlap(overlapMinutes);
    const byItself = caller.token?.id === id;
    if (!byItself) requirePerson(caller);
    const key = newKey();
    await this.database.write(async (manager) => {
      if (!byItself) await this.lockCaller(manager, caller);
      const token = await lockToken(this.database, caller, id);
      if (token.ownerId !== caller.user.id) throw new Problem('permission_denied', 'Only its owner rotates a token.');
      requireState(token, 'active');
      if (byItself && !token.digest.equals(caller.token!.digest)) {
        throw new Problem('wrong_state', 'This key was rotated out: only the present one gives its token another.');
      }
      const validUntil = now(overlapMinutes * 60);
      // Nor do keys from before live longer than this rotation says.
      await manager.update(RotatedKey, { tokenId: id, validUntil: MoreThan(validUntil) }, { validUntil });
      await manager.insert(RotatedKey, { digest: token.digest, tokenId: id, validUntil });
      await forgetOldest(manager, id);
      const sharedUntil = byItself ? token.sharedUntil : earlier(token.sharedUntil, validUntil);
      await manager.update(ApiToken, { id }, { ...this.stored(key), sharedUntil });
      await this.note(caller, id, ['rotated', overlapMinutes ? `the key before signs in until ${validUntil}Z` : '']);
    });
    return { key };
  }

  /**
   * Changes a token's label or end, or lets it only read from now on.
   * @param isProven whether the caller has just proved the password, without which no token is to live longer
   * @throws Problem
   */
  async change(
    caller: AuthContext,
    id: string,
    { label, expires, access }: Pick<TokenFields, 'label' | 'expires'> & { access?: 'read' },
    isProven = false,
  ): Promise<void> {
    if (label !== undefined) checkLabel(label);
    await this.database.write(async (manager) => {
      if (isProven) {
        await this.granting.takeTurn();
        await this.lockCaller(manager, caller);
      }
      const token = await lockToken(this.database, caller, id);
      await requireManager(caller, token);
      const newEnd = expires === undefined ? undefined : checkNewEnd(expires, token);
      if (newEnd) requireState(token, 'active', 'unrevealed');
      if (newEnd?.isLater && !isProven) throw new Problem('proof_required');
      if (newEnd?.isLater && token.ownerId !== caller.user.id) await this.granting.beginOver(caller, token.ownerId);
      const isRenamed = label !== undefined && label !== token.label;
      const isNarrowed = access !== undefined && access !== token.access;
      if (isNarrowed) requireState(token, 'active', 'unrevealed');
      if (!isRenamed && !newEnd && !isNarrowed) return;
      await manager.update(ApiToken, { id }, { label, expiresAt: newEnd?.end, access });
      await this.note(caller, id, [
        isRenamed ? 'renamed' : '',
        isNarrowed ? `access ${access}, was: ${token.access}` : '',
        newEnd ? `${ending(newEnd.end)}, was: ${ending(token.expiresAt)}` : '',
      ]);
    });
  }

  /**
   * Ends a token at once. The row stays.
   * @param caller undefined for the administration command
   * @returns false when it was revoked already
   * @throws Problem
   */
  async revoke(caller: AuthContext | undefined, id: string): Promise<boolean> {
    return this.database.write(async (manager) => {
      const token = await lockToken(this.database, caller, id);
      await requireManager(caller, token);
      if (token.revokedAt !== null) return false;
      await manager.update(ApiToken, { id }, { revokedAt: now() });
      await this.note(caller, id, ['revoked']);
      return true;
    });
  }

  /** A user's tokens, newest first. @throws Problem */
  async of(owner: string): Promise<ApiToken[]> {
    const ownerId = await this.ownerOf(undefined, owner);
    return this.database.dataSource.manager.find(ApiToken, { where: { ownerId }, order: { id: 'DESC' } });
  }

  /** Somebody who may not assign tokens learns nothing of who there is. */
  private async ownerOf(caller: AuthContext | undefined, assignee: string | undefined): Promise<string> {
    if (caller) {
      const { user } = caller;
      if (assignee === undefined || nameKey(assignee) === nameKey(user.username)) return user.id;
      if (!(await user.isAdministrator())) {
        throw new PermissionDenied([administratorRole], 'Only administrators make tokens for others.');
      }
    }
    const owner = assignee === undefined ? undefined : await this.principals.named(assignee);
    if (!owner) throw unknownUser();
    return owner.id;
  }

  /** Ends those of somebody who has become more whose key others have: they would have become more too. */
  private async revokeShared(manager: EntityManager, ownerId: string, caller: Caller | undefined): Promise<void> {
    const shared = { ownerId, revokedAt: IsNull(), sharedUntil: MoreThan(now()) };
    const tokens = await manager.find(ApiToken, { select: { id: true }, where: shared, order: { id: 'ASC' } });
    for (const { id } of tokens) {
      await manager.update(ApiToken, { id }, { revokedAt: now() });
      const detail = 'revoked, as its owner has gained power and somebody else has seen the key';
      await this.audit.changed(caller, { event: 'token', target: `tokens/${id}`, detail });
    }
  }

  private async lockCaller(manager: EntityManager, caller: AuthContext): Promise<void> {
    requireUnchanged(caller, await lockUsers(manager, [caller.user.id]));
  }

  private stored(key: string): Pick<ApiToken, 'digest' | 'last4'> {
    return { digest: digestOf(key, this.pepper), last4: key.slice(-4) };
  }

  private note(caller: AuthContext | undefined, id: string, details: string[]): Promise<void> {
    return this.audit.changed(caller, {
      event: 'token',
      target: `tokens/${id}`,
      detail: details.filter(Boolean).join('; '),
    });
  }
}

/** Remembers the last of the keys that were rotated out of a token, and no others. */
async function forgetOldest(manager: EntityManager, tokenId: string): Promise<void> {
  const [oldest] = await manager.find(RotatedKey, {
    where: { tokenId },
    order: { id: 'DESC' },
    skip: ROTATED_LIMIT - 1,
    take: 1,
  });
  if (oldest) await manager.delete(RotatedKey, { tokenId, id: LessThan(oldest.id) });
}

/** Nothing that lasts is handed out to a token or to somebody who acts as another, whatever the route has asked. */
function requirePerson(caller: AuthContext): void {
  if (!isInPerson(caller)) throw new Problem('proof_required', 'This cannot be done by a token or as another user.');
}

function requireUnchanged({ user }: AuthContext, users: ReadonlyMap<string, LockedUser>): void {
  if (!isUnchanged(user, users.get(user.id))) throw new Problem('unauthenticated');
}

function requireState(token: TokenRow, ...states: TokenState[]): void {
  const state = stateOf(token);
  if (!states.includes(state)) throw new Problem('wrong_state', `The token is ${state}.`);
}

function unknownUser(): Problem {
  return new Problem('not_found', 'There is no user of that name.');
}

const ending = (expiresAt: Instant | null): string => (expiresAt === null ? 'no end' : `ends ${expiresAt}Z`);

function earlier(one: Instant | null, other: Instant): Instant | null {
  return one !== null && one > other ? other : one;
}
