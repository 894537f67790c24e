import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import type { Caller } from '../accounts/caller.js';
import { Granting } from '../accounts/granting/granting.service.js';
import { UserHooks, type UserHook } from '../accounts/identity/user-hooks.service.js';
import type { Principal } from '../accounts/identity/principal.js';
import { joinAccount, principalColumns } from '../accounts/identity/principal.js';
import { Principals } from '../accounts/identity/principals.service.js';
import { User } from '../accounts/identity/user.entity.js';
import { Problem } from '../config/problem.js';
import type { Condition } from '../database/condition.js';
import { Database, type Row, type SqlValue } from '../database/database.js';
import { isId } from '../database/ids.js';
import { updateRows } from '../database/insert-rows.js';
import { millisecondsOf, now, type Instant } from '../database/instant.js';
import { KeyedReads } from '../database/keyed-reads.js';
import { Round } from '../database/sweep.js';
import { WriteBehind } from '../database/write-behind.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import { note } from '../accounts/changes.js';
import type { AuthContext, SignedIn, UsedSession } from './auth-context.js';
import type { SessionCookies } from './cookies.js';
import { lockUsers, isUnchanged, readSessionTimeout } from '../accounts/identity/locked-users.js';
import { cut, type Origin } from '../audit-log/origin.js';
import { endOf, idleTime, latestOver } from './session-life.js';
import { Session } from './session.entity.js';
import { plainDigestOf } from './token-key.js';

/** Live sessions of one user; a login ends the one that was unused for the longest time. */
const mostPerUser = 100;

/** Sessions that are looked at, or ended, at a time. */
const batch = 500;

const columns = `s.id AS session_id, s.csrf_token, s.created_at, s.last_seen_at, u.session_timeout, ${principalColumns}`;

const findSql = (condition: string, more: string): string =>
  `SELECT ${columns}${more} FROM session s ${joinAccount('u', 's.user_id')} WHERE ${condition}`;

const leftoversSql = `SELECT id FROM session
WHERE digest = ? OR (user_id = ? AND (last_seen_at <= ? OR created_at <= ?)) LIMIT ${batch}`;

const surplusSql = `SELECT id FROM session WHERE user_id = ? ORDER BY last_seen_at DESC, id DESC
LIMIT ${batch} OFFSET ${mostPerUser - 1}`;

// The sessions first, by themselves: MariaDB may begin with the users, and look at all.
const roundSql = `SELECT s.id, s.created_at, s.last_seen_at, u.session_timeout
FROM (SELECT id, user_id, created_at, last_seen_at FROM session WHERE id > ? ORDER BY id LIMIT ${batch}) s
${joinAccount('u', 's.user_id')} ORDER BY s.id`;

interface Use {
  id: string;
  at: Instant;
}

/** A session as it was looked up; times in milliseconds, points in time since 1970. */
interface FoundSession {
  user: Principal;
  session: UsedSession;
  /** When it is over, unless it is used before. */
  end: number;
  lastSeen: number;
  /** How long it may be idle. */
  allowed: number;
}

export interface StartedSession extends SessionCookies {
  id: string;
}

/** Where a user logs in. */
export interface Browser {
  origin: Origin;
  userAgent?: string;
  /** Of the session that it had. */
  sessionCookie?: string;
}

/** Signed-in browsers. */
@Injectable()
export class Sessions implements BeforeApplicationShutdown {
  private readonly byDigest: KeyedReads<Buffer>;
  private readonly uses: WriteBehind<Use>;
  private readonly round: Round<Row & { id: bigint }>;

  constructor(
    private readonly database: Database,
    private readonly principals: Principals,
    private readonly audit: AuditLog,
    private readonly granting: Granting,
    hooks: UserHooks,
  ) {
    this.byDigest = new KeyedReads(database, 's.digest', findSql);
    const logger = new Logger(Sessions.name);
    this.uses = new WriteBehind<Use>(
      database,
      (_, later) => later,
      noteUses,
      (error) => logger.error(error),
    );
    this.round = new Round(database, roundSql, batch);
    database.sweep(Sessions.name, () => this.endOver());
    const endAll: UserHook<unknown> = (manager, userId) => manager.delete(Session, { userId });
    hooks.reset.push(endAll);
    hooks.deactivated.push(endAll);
    hooks.passwordChanged.push((_, userId, { keepSessionId }) => this.endOthers(userId, keepSessionId));
  }

  /**
   * Starts a session after a login, which counts as one. It ends the session that the browser had, whoever's, those of
   * the user that are over, and so many that with the new one there are at most a hundred.
   * @throws Problem when the user was deactivated or got another password meanwhile
   */
  async start(user: Principal, browser: Browser): Promise<StartedSession> {
    const sessionCookie = randomBytes(32).toString('base64url');
    const csrfToken = randomBytes(32).toString('base64url');
    const createdAt = now();
    const { origin, userAgent = '' } = browser;
    const { address } = origin; // of the socket, which may be closed later
    const id = await this.database.write(async (manager) => {
      // The user first: to insert a session locks that row for reading, and two logins at once would wait for each
      // other.
      const locked = (await lockUsers(manager, [user.id])).get(user.id);
      if (!locked || !isUnchanged(user, locked)) throw new Problem('unauthenticated');
      await manager.update(User, { id: user.id }, { lastLogin: createdAt, loginCount: () => 'login_count + 1' });
      const ended = await endLeftovers(manager, user.id, locked.sessionTimeout, browser.sessionCookie);
      const { identifiers } = await manager.insert(Session, {
        digest: digestOf(sessionCookie),
        csrfToken,
        userId: user.id,
        createdAt,
        lastSeenAt: createdAt,
        address,
        userAgent: cut(userAgent, 255),
      });
      const session = String(identifiers[0]!.id);
      const caller = { user, actor: user, via: 'session', origin } as const;
      const about = { event: 'session', target: `sessions/${session}` } as const;
      await note(this.audit, caller, about, 'started', ...ended.map((one) => `ended session ${one}`));
      return session;
    });
    return { id, sessionCookie, csrfToken };
  }

  /** The caller whom a cookie stands for; undefined when the session is unknown, over, or its user inactive. */
  async resume(cookie: string): Promise<SignedIn | undefined> {
    const found = await this.database.remember(`session ${plainDigestOf(cookie)}`, () => this.find(cookie));
    if (!found) return undefined;
    const { user, session, end, lastSeen, allowed } = found;
    const { id } = session;
    if (end <= Date.now() || !user.isActive) {
      await this.end([id]);
      return undefined;
    }
    const idle = Date.now() - lastSeen;
    // What is close to its end must not be over before the note is written.
    if (idle > allowed * 0.9) await this.database.write((manager) => noteUses(manager, [{ id, at: now() }]));
    // Often enough for the shortest timeout, seldom enough not to write on every request.
    else if (idle > Math.min(60_000, allowed / 10)) this.uses.add(id, { id, at: now() });
    return { user, actor: user, via: 'session', session };
  }

  private async find(cookie: string): Promise<FoundSession | undefined> {
    const row = await this.byDigest.find(digestOf(cookie));
    if (!row) return undefined;
    return {
      user: this.principals.of(row),
      session: { id: String(row.session_id), csrfToken: row.csrf_token as string },
      end: millisecondsOf(endOfRow(row)),
      lastSeen: millisecondsOf(row.last_seen_at as Instant),
      allowed: idleTime(row.session_timeout),
    };
  }

  /** Which sessions `t` are a user's and not over. */
  async present(userId: string): Promise<Condition> {
    const { createdAt, lastSeenAt } = latestOver(await this.timeoutOf(userId));
    return {
      sql: 't.user_id = ? AND t.last_seen_at > ? AND t.created_at > ?',
      values: [BigInt(userId), lastSeenAt, createdAt],
      isFew: true, // a browser's each, and they end
    };
  }

  /** See User.sessionTimeout; 0 when there is no such user. */
  async timeoutOf(userId: string): Promise<number> {
    return (await readSessionTimeout(this.database, userId)) ?? 0;
  }

  /** Ends one of the caller's sessions, maybe that of the request. @throws Problem when they have none of that id */
  async endOwn(caller: AuthContext, id: string): Promise<void> {
    await this.database.write(async (manager) => {
      const ended = isId(id) && (await manager.delete(Session, { id, userId: caller.user.id })).affected;
      if (!ended) throw new Problem('not_found');
      await this.audit.changed(caller, { event: 'session', target: `sessions/${id}`, detail: 'ended' });
    });
  }

  /** Ends all of the caller's sessions, maybe but that of the request; tells how many. */
  async endAllOwn(caller: AuthContext, { keepsCurrent = false } = {}): Promise<number> {
    return this.database.write(async () => {
      const ended = await this.endOthers(caller.user.id, keepsCurrent ? caller.session?.id : undefined);
      await this.noteEnd(caller, caller.user.id, ended);
      return ended;
    });
  }

  /**
   * Ends one of somebody's sessions, which takes lasting power over the account.
   * @throws Problem not_found, superuser_protected, account_protected
   */
  async endTheirs(caller: Caller, userId: string, id: string): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.beginOver(caller, userId);
      const ended = isId(id) && (await manager.delete(Session, { id, userId })).affected;
      if (!ended) throw new Problem('not_found', 'There is no such session.');
      await this.audit.changed(caller, { event: 'session', target: `users/${userId}`, detail: `ended session ${id}` });
    });
  }

  /** As endTheirs, for all of them; tells how many. @throws Problem not_found, superuser_protected, account_protected */
  async endAllTheirs(caller: Caller, userId: string): Promise<number> {
    return this.database.write(async () => {
      await this.granting.beginOver(caller, userId);
      const ended = await this.endOthers(userId);
      await this.noteEnd(caller, userId, ended);
      return ended;
    });
  }

  private async noteEnd(caller: Caller, userId: string, ended: number): Promise<void> {
    if (ended === 0) return;
    const detail = ended === 1 ? 'ended 1 session' : `ended ${ended} sessions`;
    await this.audit.changed(caller, { event: 'session', target: `users/${userId}`, detail });
  }

  /**
   * Ends a user's sessions but one; tells how many. For what has an audit entry of its own, such as a new password.
   * @param exceptId the session that stays
   */
  async endOthers(userId: string, exceptId?: string): Promise<number> {
    const others = { userId, ...(exceptId === undefined ? {} : { id: Not(exceptId) }) };
    return this.database.write(async (manager) => (await manager.delete(Session, others)).affected ?? 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.uses.flush();
  }

  /**
   * One step of the sweep: looks at the next few sessions and ends those that are over, for a minute at least, as their
   * last use may be on its way. Tells whether there is more.
   */
  endOver(): Promise<boolean> {
    return this.round.step(async (rows) => {
      const over = rows.filter((row) => endOfRow(row) <= now(-60)).map(({ id }) => String(id));
      if (over.length > 0) await this.end(over);
    });
  }

  private async end(ids: string[]): Promise<void> {
    await this.database.write((manager) => manager.delete(Session, { id: In(ids) }));
  }
}

/** Ends what a login leaves behind; returns the ids. Found first and deleted by id, which locks nothing around them. */
async function endLeftovers(
  manager: EntityManager,
  userId: string,
  sessionTimeout: number,
  cookie = '',
): Promise<string[]> {
  const { createdAt, lastSeenAt } = latestOver(sessionTimeout);
  const ended: string[] = [];
  const end = async (sql: string, values: SqlValue[]): Promise<void> => {
    const ids = (await manager.query<Row[]>(sql, values)).map(({ id }) => String(id));
    if (ids.length > 0) await manager.delete(Session, { id: In(ids) });
    ended.push(...ids);
  };
  await end(leftoversSql, [digestOf(cookie), BigInt(userId), lastSeenAt, createdAt]);
  await end(surplusSql, [BigInt(userId)]);
  return ended;
}

function endOfRow(row: Row): Instant {
  return endOf(row.created_at as Instant, row.last_seen_at as Instant, row.session_timeout);
}

function noteUses(manager: EntityManager, uses: readonly Use[]): Promise<void> {
  const rows = uses.map(({ id, at }) => [id, at] as const);
  return updateRows(manager, 'session', ['last_seen_at'], rows);
}

function digestOf(cookie: string): Buffer {
  return Buffer.from(plainDigestOf(cookie), 'base64');
}
