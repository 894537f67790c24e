import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Accounts } from '../accounts/accounts.service.js';
import type { Principal } from '../accounts/principal.js';
import { principalColumns } from '../accounts/principal.js';
import { Principals } from '../accounts/principals.service.js';
import { User } from '../accounts/user.entity.js';
import { Database, type Row } from '../database/database.js';
import { millisecondsOf, now, type Instant } from '../database/instant.js';
import { addressOf } from './audit-log.service.js';
import type { AuthContext } from './auth-context.js';
import { Session } from './session.entity.js';

/** Minutes that a session may be idle where its user has set nothing else. */
const defaultTimeout = 12 * 60;

const findSql = `SELECT s.id AS session_id, s.csrf_token, s.last_seen_at, u.session_timeout, ${principalColumns}
FROM session s JOIN account u ON u.id = s.user_id WHERE s.digest = ?`;

export interface StartedSession {
  id: string;
  /** The cookies' values; they are kept nowhere else. */
  sessionCookie: string;
  csrfToken: string;
  createdAt: Instant;
}

/** Signed-in browsers. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly principals: Principals,
    accounts: Accounts,
  ) {
    accounts.whenReset((manager, userId) => manager.delete(Session, { userId }));
  }

  /** Starts a session after a login, which counts as one. */
  async start(user: Principal, request: Request): Promise<StartedSession> {
    const sessionCookie = randomBytes(32).toString('base64url');
    const csrfToken = randomBytes(32).toString('base64url');
    const createdAt = now();
    const id = await this.database.write(async (manager) => {
      // The user first: to insert a session locks that row for reading, and two logins at once would wait for each other.
      await manager.update(User, { id: user.id }, { lastLogin: createdAt, loginCount: () => 'login_count + 1' });
      const { identifiers } = await manager.insert(Session, {
        digest: digestOf(sessionCookie),
        csrfToken,
        userId: user.id,
        createdAt,
        lastSeenAt: createdAt,
        address: addressOf(request),
        userAgent: (request.get('user-agent') ?? '').slice(0, 255),
      });
      return String(identifiers[0]!.id);
    });
    return { id, sessionCookie, csrfToken, createdAt };
  }

  /** The caller whom a cookie stands for; undefined when the session is unknown, idle for too long, or its user inactive. */
  async resume(cookie: string): Promise<AuthContext | undefined> {
    const [row] = await this.database.read(findSql, [digestOf(cookie)]);
    if (!row) return undefined;
    const user = this.principals.of(row);
    const id = String(row.session_id);
    const idle = Date.now() - millisecondsOf(row.last_seen_at as Instant);
    const allowed = (Number(row.session_timeout) || defaultTimeout) * 60_000;
    if (idle >= allowed || !user.isActive) {
      await this.end(id);
      return undefined;
    }
    // Often enough for the shortest timeout, seldom enough not to write on every request.
    if (idle > Math.min(60_000, allowed / 10)) await this.seen(row);
    return { user, actor: user, via: 'session', session: { id, csrfToken: row.csrf_token as string } };
  }

  async end(id: string): Promise<void> {
    await this.database.write((manager) => manager.delete(Session, { id }));
  }

  private async seen(row: Row): Promise<void> {
    await this.database.write((manager) =>
      manager.update(Session, { id: String(row.session_id) }, { lastSeenAt: now() }),
    );
  }
}

function digestOf(cookie: string): Buffer {
  return createHash('sha256').update(cookie).digest();
}
