import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import {
  type Caller,
  demandProof,
  digestOf,
  Granting,
  joinAccount,
  lockUsers,
  networkOf,
  type Origin,
  readPepper,
  SignInLimiter,
  TooManySignIns,
  UserHooks,
  Users,
} from '../kit/administration.js';
import { AuditLog, Database, type Instant, isId, now, Problem, settings } from '../kit/index.js';
import { PasswordLink } from './password-link.entity.js';

/** Seconds for which a link can be used. */
const lifetime = 24 * 3600;

const columns = 'l.id, l.user_id, l.creator_id, l.created_at, l.expires_at, u.username, c.username AS created_by';
const selectSql = `SELECT ${columns} FROM password_link l
${joinAccount('u', 'l.user_id')} ${joinAccount('c', 'l.creator_id')} WHERE l.expires_at > ?`;
const ofUserSql = `${selectSql} AND l.user_id = ?`;
const ofSecretSql = `${selectSql} AND l.digest = ? AND u.is_active = TRUE`;
const endedSql = 'SELECT id FROM password_link WHERE expires_at <= ? ORDER BY expires_at LIMIT 500';

/** A link that can be used, as far as it may be shown. */
export interface OpenLink {
  id: string;
  userId: string;
  username: string;
  creatorId: string;
  /** The name of who made it. */
  createdBy: string;
  createdAt: Instant;
  expiresAt: Instant;
}

/** What administrators see of one. */
export type LinkTerms = Pick<OpenLink, 'createdBy' | 'createdAt' | 'expiresAt'>;

/** Links by which users set their password once, without the one so far and without anybody else learning it. */
@Injectable()
export class PasswordLinks {
  private readonly pepper = readPepper(settings);

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly granting: Granting,
    private readonly limiter: SignInLimiter,
    private readonly users: Users,
    hooks: UserHooks,
  ) {
    database.sweep(PasswordLinks.name, () => this.removeEnded());
    // Who has become more has a link that was made by somebody who may hold less.
    for (const hook of [hooks.reset, hooks.passwordChanged, hooks.deactivated, hooks.promoted]) {
      hook.push((manager, userId) => manager.delete(PasswordLink, { userId }));
    }
    hooks.deactivated.push((manager, creatorId) => manager.delete(PasswordLink, { creatorId }));
  }

  /**
   * Makes a link, which ends the one before. The secret is in the result and nowhere else.
   * @throws Problem proof_required, not_found, superuser_protected, account_protected, and conflict for who is inactive
   */
  async create(caller: Caller, userId: string): Promise<LinkTerms & { secret: string }> {
    demandProof(caller);
    if (userId === caller.user.id) {
      throw new Problem('proof_required', 'Your own password is changed under me/password/.');
    }
    const secret = randomBytes(32).toString('base64url');
    const [createdAt, expiresAt] = [now(), now(lifetime)];
    await this.database.write(async (manager) => {
      await this.granting.beginOver(caller, userId);
      const user = (await lockUsers(manager, [userId])).get(userId);
      if (!user?.isActive) throw new Problem('conflict', 'Who is deactivated cannot be sent a link.');
      await manager.delete(PasswordLink, { userId });
      const digest = digestOf(secret, this.pepper);
      await manager.insert(PasswordLink, { digest, userId, creatorId: caller.user.id, createdAt, expiresAt });
      await this.note(caller, userId, `made a one-time link that ends ${expiresAt}Z`);
    });
    return { secret, createdAt, expiresAt, createdBy: caller.user.username };
  }

  /** The link of a user. @throws Problem not_found when there is none, superuser_protected, account_protected */
  async ofUser(caller: Caller, userId: string): Promise<OpenLink> {
    await this.granting.demandPowerToSee(caller, userId);
    return this.open(userId);
  }

  private async open(userId: string): Promise<OpenLink> {
    const [row] = isId(userId) ? await this.database.read(ofUserSql, [now(), BigInt(userId)]) : [];
    if (!row) throw new Problem('not_found', 'There is no open link for this user.');
    return linkOf(row);
  }

  /**
   * Ends the link of a user.
   * @param demand throws when it is not the one that is meant
   * @throws Problem not_found when there is none, superuser_protected, account_protected
   */
  async end(caller: Caller, userId: string, demand: (link: OpenLink) => void): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.beginOver(caller, userId);
      const link = await this.open(userId);
      demand(link);
      await manager.delete(PasswordLink, { id: link.id });
      await this.note(caller, userId, 'ended the one-time link');
    });
  }

  /**
   * The link of a secret. One that is unknown, used or over is told alike.
   * @throws Problem not_found, too_many_requests
   */
  async find(origin: Origin, secret: string): Promise<OpenLink> {
    let isRight: () => void;
    try {
      isRight = this.limiter.beginSecret('password-link', networkOf(origin.address));
    } catch (error) {
      if (error instanceof TooManySignIns) await this.noteRefusal(origin, 'too many tries');
      throw error;
    }
    const [row] = await this.database.read(ofSecretSql, [now(), digestOf(secret, this.pepper)]);
    if (!row) {
      await this.noteRefusal(origin, 'no such link');
      throw gone();
    }
    isRight();
    return linkOf(row);
  }

  /**
   * Sets the password of whoever the link is for, and ends what was signed in by the one before: sessions, and tokens
   * unless they may stay. Of several who use it at once one succeeds; none once its maker may not set that password.
   * @throws InvalidFields; Problem not_found, too_many_requests
   */
  async use(origin: Origin, secret: string, password: string, { revokeTokens = true } = {}): Promise<void> {
    const { id, userId, username, creatorId, createdBy } = await this.find(origin, secret);
    const hashed = await this.users.hash(password);
    await this.database.write(async (manager) => {
      // In the order in which all lock who change what others may do.
      await this.granting.takeTurn();
      // Whoever made it knows its secret, and could use it: for longer than the power that it took.
      if (!(await this.granting.hasPower(creatorId, userId))) throw gone();
      const locked = (await lockUsers(manager, [userId])).get(userId);
      const { affected } = await manager.delete(PasswordLink, { id, expiresAt: MoreThan(now()) });
      if (!affected || !locked?.isActive) throw gone();
      const user = { id: userId, username };
      const what = `"${username}" set the own one by the one-time link of "${createdBy}"`;
      await this.users.setPasswordByLink(
        { user, actor: user, via: 'link', origin },
        hashed,
        creatorId,
        revokeTokens,
        what,
      );
    });
  }

  /** One step of the sweep; tells whether there is more. */
  async removeEnded(): Promise<boolean> {
    const ids = (await this.database.read<{ id: unknown }>(endedSql, [now()])).map(({ id }) => String(id));
    if (ids.length === 0) return false;
    await this.database.write((manager) => manager.delete(PasswordLink, { id: In(ids) }));
    return true;
  }

  private note(caller: Caller, userId: string, detail: string): Promise<void> {
    return this.audit.changed(caller, { event: 'password', target: `users/${userId}`, detail });
  }

  private noteRefusal(origin: Origin, why: string): Promise<void> {
    return this.audit.record(origin, { event: 'sign-in', outcome: `refused: ${why}`, actor: '', via: 'link' });
  }
}

function linkOf(row: Record<string, unknown>): OpenLink {
  return {
    id: String(row.id),
    userId: String(row.user_id),
    username: row.username as string,
    creatorId: String(row.creator_id),
    createdBy: row.created_by as string,
    createdAt: row.created_at as Instant,
    expiresAt: row.expires_at as Instant,
  };
}

function gone(): Problem {
  return new Problem('not_found', 'There is no such link: it has been used, has ended, or was never there.');
}
