import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { In } from 'typeorm';
import type { AuthContext } from '../../auth/auth-context.js';
import { RevokedTokens } from '../../auth/revoked-tokens.service.js';
import { Database, type SqlValue } from '../../database/database.js';
import { upsertSql } from '../../database/dialect.js';
import { parts } from '../../database/insert-rows.js';
import { instantOf } from '../../database/instant.js';
import { WriteBehind } from '../../database/write-behind.js';
import { V1_ROOT } from './paths.js';
import { V1Usage } from './v1-usage.entity.js';

interface Use {
  userId: string;
  tokenId: string;
  route: string;
  calls: number;
  /** Milliseconds since 1970. */
  at: number;
  from: string;
}

/** What the column holds: 25 days of a thousand calls a second. */
const most = 2 ** 31 - 1;

const countSql = (rows: number): string =>
  upsertSql(
    'v1_usage',
    ['user_id', 'token_id', 'route', 'calls', 'last_at', 'last_from'],
    ['user_id', 'token_id', 'route'],
    {
      calls: `CASE WHEN v1_usage.calls > ${most} - {new} THEN ${most} ELSE v1_usage.calls + {new} END`,
      last_at: '{new}',
      last_from: '{new}',
    },
    rows,
  );

/** Counts who still calls v1 and what, so that an operator knows whom its end would hit. */
@Injectable()
export class V1Usages implements BeforeApplicationShutdown {
  private readonly uses: WriteBehind<Use>;

  constructor(database: Database, revoked: RevokedTokens) {
    database.neverRemembered('v1_usage');
    revoked.removed.push((manager, ids) => manager.delete(V1Usage, { tokenId: In(ids) }));
    const logger = new Logger(V1Usages.name);
    this.uses = new WriteBehind<Use>(
      database,
      (earlier, { calls, at, from }) => {
        earlier.calls += calls;
        earlier.at = at;
        earlier.from = from;
        return earlier;
      },
      async (manager, uses) => {
        for (const part of parts(uses)) await manager.query(countSql(part.length), part.flatMap(valuesOf));
      },
      (error) => logger.error(error),
    );
  }

  /** @param path of the route, with the names of its parameters */
  count({ actor, token, origin }: AuthContext, method: string, path: string): void {
    const use = {
      userId: actor.id,
      tokenId: token?.id ?? '0',
      route: `${method} ${path.slice(V1_ROOT.length + 1)}`,
      calls: 1,
      at: Date.now(),
      from: origin.address,
    };
    this.uses.add(`${use.userId} ${use.tokenId} ${use.route}`, use);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.uses.flush();
  }
}

const valuesOf = ({ userId, tokenId, route, calls, at, from }: Use): SqlValue[] => [
  userId,
  tokenId,
  route,
  calls,
  instantOf(new Date(at)),
  from,
];
