import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { In } from 'typeorm';
import type { AuthContext } from '../../auth/auth-context.js';
import { inTime, where, type Condition } from '../../database/condition.js';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { upsertSql } from '../../database/dialect.js';
import { marks, parts } from '../../database/insert-rows.js';
import { takeTurns } from '../../database/turns.js';
import { WriteBehind } from '../../database/write-behind.js';
import { V1_ROOT } from '../v1/paths.js';
import { documentedPath, V2_ROOT } from '../v2/paths.js';
import { DailyCalls } from './daily-calls.entity.js';
import { firstOfLast, lastDays, today, type Day } from './days.js';

/** For how many days, the present one among them, calls are told: those of tokens, and those of the first version. */
export const [TOKEN_DAYS, V1_DAYS] = [30, 90];

/** Days after which calls are forgotten, by the version of the API. */
const kept = [
  [1, V1_DAYS + 1],
  [2, TOKEN_DAYS + 1],
] as const;

const roots = { 1: `${V1_ROOT}/`, 2: `${V2_ROOT}/` } as const;

type Note = Omit<DailyCalls, 'id'>;

/** The calls of one route within the last days. */
export interface RouteCalls {
  version: 'v1' | 'v2';
  /** Below the root of the version, for example `GET theme/:id`. */
  route: string;
  method: string;
  /** As the API document has it, for example `/API/v1/theme/{id}/`. */
  path: string;
  calls: number;
  lastDay: Day;
}

export interface DayCalls {
  day: Day;
  calls: number;
}

const key = ['version', 'day', 'user_id', 'token_id', 'route'];

const countSql = (rows: number): string =>
  upsertSql('daily_calls', [...key, 'calls'], key, { calls: 'daily_calls.calls + {new}' }, rows);

const daysOfTokenSql = 'SELECT day, SUM(calls) AS calls FROM daily_calls WHERE token_id = ? AND day >= ? GROUP BY day';

const overSql = 'SELECT id FROM daily_calls WHERE version = ? AND day < ? ORDER BY day LIMIT 500';

/** Tokens whose routes, and days whose calls are read by one statement, which must not take long. */
const [portion, daysTogether] = [10, 10];

const routesSql = (count: number): string => `SELECT token_id, version, route, SUM(calls) AS calls, MAX(day) AS last_day
FROM daily_calls WHERE token_id IN (${marks(count)}) AND day >= ? GROUP BY token_id, version, route`;

/** Counts the calls of each day by route: all of the first version, and those that tokens make. */
@Injectable()
export class CallCounts implements BeforeApplicationShutdown {
  private readonly notes: WriteBehind<Note>;

  constructor(private readonly database: Database) {
    database.neverRemembered('daily_calls');
    const logger = new Logger(CallCounts.name);
    this.notes = new WriteBehind<Note>(
      database,
      (earlier, { calls }) => {
        earlier.calls += calls;
        return earlier;
      },
      async (manager, notes) => {
        for (const part of parts(notes)) await manager.query(countSql(part.length), part.flatMap(valuesOf));
      },
      (error) => logger.error(error),
    );
    database.sweep(CallCounts.name, () => this.forgetOld());
  }

  /** Counts a call that was let in. @param path of the route, with the names of its parameters */
  count({ actor, token }: AuthContext, method: string, path: string): void {
    const version = path.startsWith(roots[1]) ? 1 : path.startsWith(roots[2]) ? 2 : undefined;
    if (version === undefined || (version === 2 && !token)) return;
    const route = `${method} ${path.slice(roots[version].length)}`.slice(0, 150);
    const [day, tokenId] = [today(), token?.id ?? '0'];
    this.notes.add(`${version} ${day} ${actor.id} ${tokenId} ${route}`, {
      version,
      day,
      userId: actor.id,
      tokenId,
      route,
      calls: 1,
    });
  }

  /** What each of these tokens was used for within the last 30 days, that which was called most often first. */
  async routesOf(tokenIds: readonly string[], present = Date.now()): Promise<Map<string, RouteCalls[]>> {
    const found = new Map<string, RouteCalls[]>(tokenIds.map((id) => [id, []]));
    const first = firstOfLast(TOKEN_DAYS, present);
    for (let at = 0; at < tokenIds.length; at += portion) {
      await takeTurns();
      const some = tokenIds.slice(at, at + portion);
      for (const row of await this.database.read(routesSql(some.length), [...some.map(BigInt), first])) {
        found.get(String(row.token_id))!.push(routeCalls(row));
      }
    }
    for (const routes of found.values()) routes.sort((a, b) => b.calls - a.calls || (a.route < b.route ? -1 : 1));
    return found;
  }

  /** How often a token was used on each of the last 30 days. */
  async daysOf(tokenId: string, present = Date.now()): Promise<DayCalls[]> {
    const rows = await this.database.read(daysOfTokenSql, [BigInt(tokenId), firstOfLast(TOKEN_DAYS, present)]);
    return lastDays(TOKEN_DAYS, new Map(rows.map(({ day, calls }) => [day as Day, Number(calls)])), present);
  }

  /**
   * How often the first version was called on each of the last days, at most 90.
   * @param conditions on columns of `t` that the table of its usage has too
   */
  async v1Days(count: number, conditions: readonly Condition[] = []): Promise<DayCalls[]> {
    const present = Date.now();
    const days = lastDays(count, new Map(), present).map(({ day }) => day);
    const found = new Map<Day, number>();
    // A few at a time: all of them together could take long.
    for (let at = 0; at < days.length; at += daysTogether) {
      await takeTurns();
      const some = days.slice(at, at + daysTogether);
      const between = { sql: 't.version = 1 AND t.day >= ? AND t.day <= ?', values: [some[0]!, some.at(-1)!] };
      const { sql, values } = where([inTime(), between, ...conditions]);
      const rows = await this.database.read(
        `SELECT t.day, SUM(t.calls) AS calls FROM daily_calls t${sql} GROUP BY t.day`,
        values,
        'many',
      );
      for (const { day, calls } of rows) found.set(day as Day, Number(calls));
    }
    return lastDays(count, found, present);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** Writes what has been counted so far. */
  async flush(): Promise<void> {
    await this.notes.flush();
  }

  /** One step of the sweep; tells whether there is more. */
  async forgetOld(): Promise<boolean> {
    for (const [version, days] of kept) {
      const rows = await this.database.read<{ id: unknown }>(overSql, [version, firstOfLast(days)]);
      if (rows.length === 0) continue;
      const ids = rows.map(({ id }) => String(id));
      await this.database.write((manager) => manager.delete(DailyCalls, { id: In(ids) }));
      return true;
    }
    return false;
  }
}

const valuesOf = ({ version, day, userId, tokenId, route, calls }: Note): SqlValue[] => [
  version,
  day,
  userId,
  tokenId,
  route,
  calls,
];

function routeCalls({ version, route, calls, last_day: lastDay }: Row): RouteCalls {
  const [method = '', path = ''] = (route as string).split(' ');
  const root = roots[Number(version) as keyof typeof roots];
  return {
    version: Number(version) === 1 ? 'v1' : 'v2',
    route: route as string,
    method,
    path: documentedPath(root + path.replaceAll(/:(\w+)/g, '{$1}')),
    calls: Number(calls),
    lastDay: lastDay as Day,
  };
}
