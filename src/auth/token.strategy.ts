import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-custom';
import { In, IsNull } from 'typeorm';
import { joinAccount, principalColumns, type Principal } from '../accounts/identity/principal.js';
import { Principals } from '../accounts/identity/principals.service.js';
import { settings } from '../config/settings.js';
import { Database, type Row } from '../database/database.js';
import { updateRows } from '../database/insert-rows.js';
import { millisecondsOf, now, type Instant } from '../database/instant.js';
import { KeyedReads } from '../database/keyed-reads.js';
import { Round } from '../database/sweep.js';
import { WriteBehind } from '../database/write-behind.js';
import { ApiToken, type TokenAccess, type TokenRunAs } from './api-token.entity.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import type { SignedIn, UsedToken } from './auth-context.js';
import { addressOf, Origin } from '../audit-log/origin.js';
import { readPepper } from '../config/pepper.js';
import { RotatedKey } from './rotated-key.entity.js';
import { isWellFormed, KeyDigests, plainDigestOf } from './token-key.js';
import { joinToken, selectTokens } from './token-sql.js';

const columns = `t.id AS token_id, t.label, t.access, t.run_as, t.expires_at, t.last_used_at, ${principalColumns}`;

const findSql = (condition: string, more: string): string =>
  `${selectTokens(columns + more)} WHERE ${condition} AND t.revoked_at IS NULL AND t.unrevealed = 0`;

const findRotatedSql = `SELECT ${columns}, k.valid_until FROM rotated_key k ${joinToken('t', 'k.token_id')}
${joinAccount('u', 't.owner_id')} WHERE k.digest = ? AND t.revoked_at IS NULL AND t.unrevealed = 0`;

/** Rotated-out keys that are looked at together. */
const batch = 500;

// The keys first, by themselves: MariaDB may begin with the tokens, and look at all.
const roundSql = `SELECT k.id, t.revoked_at
FROM (SELECT id, token_id FROM rotated_key WHERE id > ? ORDER BY id LIMIT ${batch}) k
${joinToken('t', 'k.token_id')} ORDER BY k.id`;

interface FoundToken {
  token: UsedToken;
  user: Principal;
  /** Milliseconds since 1970; -Infinity before it has been used. */
  lastUsedAt: number;
  /** Until when the key signs in, if the token has another one by now. */
  validUntil?: Instant;
}

interface Use {
  tokenId: string;
  at: Instant;
  from: string;
}

/** Signs a request in by its AUTH-TOKEN header. */
@Injectable()
export class TokenStrategy extends PassportStrategy(Strategy, 'token') implements BeforeApplicationShutdown {
  private readonly digests = new KeyDigests(readPepper(settings));
  private readonly byDigest: KeyedReads<Buffer>;
  private readonly uses: WriteBehind<Use>;
  private readonly rotated: Round<{ id: bigint; revoked_at: Instant | null }>;

  constructor(
    private readonly database: Database,
    private readonly principals: Principals,
    private readonly audit: AuditLog,
  ) {
    super();
    this.byDigest = new KeyedReads(database, 't.digest', findSql);
    const logger = new Logger(TokenStrategy.name);
    this.uses = new WriteBehind<Use>(
      database,
      (_, later) => later,
      (manager, uses) => {
        const rows = uses.map(({ tokenId, at, from }) => [tokenId, at, from] as const);
        return updateRows(manager, 'api_token', ['last_used_at', 'last_used_from'], rows);
      },
      (error) => logger.error(error),
    );
    this.rotated = new Round(database, roundSql, batch);
    database.sweep(TokenStrategy.name, () => this.forgetRotated());
  }

  async validate(request: Request): Promise<SignedIn | undefined> {
    const key = request.headers['auth-token'] as string;
    const plain = plainDigestOf(key);
    const found = await this.database.remember(`token ${plain}`, () => this.find(key, plain));
    if (!found) return undefined;
    const { user, token, lastUsedAt, validUntil } = found;
    if (validUntil !== undefined && validUntil <= now()) {
      await this.revoke(found, request);
      return undefined;
    }
    if (!user.isActive || (token.expiresAt !== null && token.expiresAt <= now())) return undefined;
    this.noteUse(token.id, lastUsedAt, request);
    return { user, actor: user, via: 'token', token };
  }

  private async find(key: string, plain: string): Promise<FoundToken | undefined> {
    if (!isWellFormed(key)) return undefined;
    const digest = this.digests.of(key, plain);
    const found = await this.findBy(digest);
    if (found) this.digests.keep(plain, digest);
    return found;
  }

  /** The present key first: a key that is rotated between the two look-ups is found by the second. */
  private async findBy(digest: Buffer): Promise<FoundToken | undefined> {
    const row = await this.byDigest.find(digest);
    if (row) return this.found(row, digest);
    const [rotated] = await this.database.read(findRotatedSql, [digest]);
    return rotated && { ...this.found(rotated, digest), validUntil: rotated.valid_until as Instant };
  }

  private found(row: Row, digest: Buffer): FoundToken {
    const token = {
      id: String(row.token_id),
      label: row.label as string,
      access: row.access as TokenAccess,
      runAs: row.run_as as TokenRunAs,
      expiresAt: row.expires_at as Instant | null,
      digest,
    };
    const lastUsedAt = row.last_used_at === null ? -Infinity : millisecondsOf(row.last_used_at as Instant);
    return { token, user: this.principals.of(row), lastUsedAt };
  }

  /**
   * A key that was rotated out is in the hands of somebody who should not have it, or has still to be replaced there.
   */
  private async revoke({ token: { id }, user }: FoundToken, request: Request): Promise<void> {
    await this.database.write(async (manager) => {
      const { affected } = await manager.update(ApiToken, { id, revokedAt: IsNull() }, { revokedAt: now() });
      if (affected === 0) return;
      await this.audit.record(new Origin(request), {
        event: 'token',
        outcome: 'refused: the key was rotated out',
        actor: user.username,
        via: 'token',
        change: { target: `tokens/${id}`, detail: 'revoked, as a key that was rotated out has been used' },
      });
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.uses.flush();
  }

  /** One step of the sweep: forgets the rotated-out keys of tokens that were revoked. Tells whether there is more. */
  forgetRotated(): Promise<boolean> {
    return this.rotated.step(async (rows) => {
      const over = rows.filter(({ revoked_at: revokedAt }) => revokedAt !== null).map(({ id }) => String(id));
      if (over.length > 0) await this.database.write((manager) => manager.delete(RotatedKey, { id: In(over) }));
    });
  }

  /** At most once a minute, and after the request. */
  private noteUse(tokenId: string, lastUsedAt: number, request: Request): void {
    if (Date.now() - lastUsedAt < 60_000) return;
    if (!this.uses.has(tokenId)) this.uses.add(tokenId, { tokenId, at: now(), from: addressOf(request) });
  }
}
