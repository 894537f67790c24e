import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { principalColumns, type Principal } from '../accounts/principal.js';
import { Principals } from '../accounts/principals.service.js';
import { settings } from '../config/settings.js';
import { Database } from '../database/database.js';
import { millisecondsOf, now, type Instant } from '../database/instant.js';
import { WriteBehind } from '../database/write-behind.js';
import { ApiToken, type TokenAccess, type TokenRunAs } from './api-token.entity.js';
import { addressOf } from './audit-log.service.js';
import type { AuthContext, UsedToken } from './auth-context.js';
import { readPepper } from './pepper.js';
import { digestOf, isWellFormed } from './token-key.js';

const findSql = `SELECT t.id AS token_id, t.label, t.access, t.run_as, t.expires_at, t.last_used_at, ${principalColumns}
FROM api_token t JOIN account u ON u.id = t.owner_id WHERE t.digest = ? AND t.revoked_at IS NULL`;

interface FoundToken {
  token: UsedToken;
  user: Principal;
  lastUsedAt: Instant | null;
}

interface Use {
  tokenId: string;
  at: Instant;
  from: string;
}

/** Signs a request in by its AUTH-TOKEN header. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') implements BeforeApplicationShutdown {
  private readonly pepper = readPepper(settings);
  private readonly uses: WriteBehind<Use>;

  constructor(
    private readonly database: Database,
    private readonly principals: Principals,
  ) {
    super();
    const logger = new Logger(TokenStrategy.name);
    this.uses = new WriteBehind<Use>(
      database,
      (_, later) => later,
      (manager, { tokenId, at, from }) =>
        manager.update(ApiToken, { id: tokenId }, { lastUsedAt: at, lastUsedFrom: from }),
      (error) => logger.error(error),
    );
  }

  async validate(request: Request): Promise<AuthContext | undefined> {
    const key = request.headers['auth-token'] as string;
    if (!isWellFormed(key)) return undefined;
    const digest = digestOf(key, this.pepper);
    const found = await this.database.remember(`token ${digest.toString('latin1')}`, () => this.find(digest));
    if (!found) return undefined;
    const { user, token, lastUsedAt } = found;
    if (!user.isActive || (token.expiresAt !== null && token.expiresAt <= now())) return undefined;
    this.noteUse(token.id, lastUsedAt, request);
    return { user, actor: user, via: 'token', token };
  }

  private async find(digest: Buffer): Promise<FoundToken | undefined> {
    const [row] = await this.database.read(findSql, [digest]);
    if (!row) return undefined;
    const token = {
      id: String(row.token_id),
      label: row.label as string,
      access: row.access as TokenAccess,
      runAs: row.run_as as TokenRunAs,
      expiresAt: row.expires_at as Instant | null,
    };
    return { token, user: this.principals.of(row), lastUsedAt: row.last_used_at as Instant | null };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.uses.flush();
  }

  /** At most once a minute, and after the request. */
  private noteUse(tokenId: string, lastUsedAt: Instant | null, request: Request): void {
    if (lastUsedAt !== null && Date.now() - millisecondsOf(lastUsedAt) < 60_000) return;
    if (!this.uses.has(tokenId)) this.uses.add(tokenId, { tokenId, at: now(), from: addressOf(request) });
  }
}
