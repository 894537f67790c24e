import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { UserHooks } from '../accounts/identity/user-hooks.service.js';
import { Database } from '../database/database.js';
import { now, type Instant } from '../database/instant.js';
import { Round, someAtATime } from '../database/sweep.js';
import { ApiToken } from './api-token.entity.js';
import { RotatedKey } from './rotated-key.entity.js';

/** Seconds that a token stays in the lists after it was revoked, and how many of its owner's are newer when it goes. */
const [kept, newest] = [90 * 86_400, 2000];

/** Tokens that are looked at, and removed, at a time: what their labels are searched by goes with each. */
const [batch, portion] = [500, 50];

const roundSql = `SELECT id, owner_id, revoked_at FROM api_token WHERE id > ? ORDER BY id LIMIT ${batch}`;

const lastOfNewestSql = `SELECT id FROM api_token WHERE owner_id = ? ORDER BY id DESC LIMIT 1 OFFSET ${newest - 1}`;

interface Row {
  id: bigint;
  owner_id: bigint;
  revoked_at: Instant | null;
}

const keysSql = 'SELECT r.id FROM api_token t JOIN rotated_key r ON r.token_id = t.id WHERE t.owner_id = ?';
const ownedSql = 'SELECT id FROM api_token WHERE owner_id = ?';
const madeSql = 'SELECT id FROM api_token WHERE creator_id = ?';

/** Removes the tokens of a user who is about to be removed; of those that the user made for others nobody is the maker then. */
async function removeOf(manager: EntityManager, userId: string): Promise<void> {
  const user = [BigInt(userId)];
  await someAtATime(manager, keysSql, user, (ids) => manager.delete(RotatedKey, { id: In(ids) }));
  await someAtATime(manager, ownedSql, user, (ids) => manager.delete(ApiToken, { id: In(ids) }));
  await someAtATime(manager, madeSql, user, (ids) => manager.update(ApiToken, { id: In(ids) }, { creatorId: null }));
}

/** Removes tokens that were revoked long ago, of users who have made many since. */
@Injectable()
export class RevokedTokens {
  /** What else is removed with tokens, in the same write. */
  readonly removed: ((manager: EntityManager, ids: string[]) => Promise<unknown>)[] = [];
  private readonly round: Round<Row>;

  constructor(
    private readonly database: Database,
    hooks: UserHooks,
  ) {
    hooks.removing.push(removeOf);
    this.round = new Round(database, roundSql, batch);
    database.sweep(RevokedTokens.name, () => this.removeOld());
  }

  /** One step of the sweep. Tells whether there is more. */
  removeOld(): Promise<boolean> {
    return this.round.step((rows) => this.removeOldOf(rows));
  }

  private async removeOldOf(rows: readonly Row[]): Promise<void> {
    const end = now(-kept);
    const old = rows.filter(({ revoked_at: revokedAt }) => revokedAt !== null && revokedAt <= end);
    const over: string[] = [];
    for (const [ownerId, own] of Map.groupBy(old, (row) => BigInt(row.owner_id))) {
      const [last] = await this.database.read<Pick<Row, 'id'>>(lastOfNewestSql, [ownerId]);
      if (last) over.push(...own.filter(({ id }) => BigInt(id) < BigInt(last.id)).map(({ id }) => String(id)));
    }
    for (let n = 0; n < over.length; n += portion) await this.remove(over.slice(n, n + portion));
  }

  private async remove(ids: string[]): Promise<void> {
    await this.database.write(async (manager) => {
      for (const also of this.removed) await also(manager, ids);
      await manager.delete(ApiToken, { id: In(ids) });
    });
  }
}
