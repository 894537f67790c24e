import { Injectable } from '@nestjs/common';
import { CallCounts, TOKEN_DAYS, V1Registry } from '../kit/administration.js';
import type { Instant, Row, ValueOf } from '../kit/index.js';
import { advice, adviceFor, type Advice, type AdvisedToken } from './token-advice.js';
import { usedRoute, usedRoutes, type UsedRoute } from './token-routes.js';

export const tokenUse = {
  type: 'object',
  required: ['calls', 'routes', 'days', 'advice'],
  properties: {
    calls: { type: 'integer', description: 'All of them, within the last 30 days' },
    routes: { type: 'array', items: usedRoute, description: 'What was called, most often first' },
    days: {
      type: 'array',
      minItems: TOKEN_DAYS,
      maxItems: TOKEN_DAYS,
      description: 'Each of these days, the oldest first; the last is the present one',
      items: {
        type: 'object',
        required: ['day', 'calls'],
        properties: { day: { type: 'string', format: 'date', description: 'In UTC' }, calls: { type: 'integer' } },
      },
    },
    advice: { type: 'array', items: advice },
  },
} as const;

export type TokenUse = ValueOf<typeof tokenUse>;

/** What tokens were used for within the last 30 days, and the advice that follows. */
@Injectable()
export class TokenUses {
  constructor(
    private readonly counts: CallCounts,
    private readonly registry: V1Registry,
  ) {}

  /** @param row a token as it is read for its resource */
  async of(row: Row): Promise<TokenUse> {
    const id = row.id as string;
    const present = Date.now();
    const [routes, days] = [await this.routesOf([row], present), await this.counts.daysOf(id, present)];
    const own = routes.get(id)!;
    const calls = days.reduce((all, day) => all + day.calls, 0);
    return { calls, routes: own, days, advice: adviceFor(advised(row), own) };
  }

  /** The advice on each of these tokens, by id. @param rows as they are read for the resource */
  async advice(rows: readonly Row[]): Promise<Map<string, Advice[]>> {
    const routes = await this.routesOf(rows);
    return new Map(rows.map((row) => [row.id as string, adviceFor(advised(row), routes.get(row.id as string)!)]));
  }

  private async routesOf(rows: readonly Row[], present?: number): Promise<Map<string, UsedRoute[]>> {
    const ids = rows.map(({ id }) => id as string);
    const counted = await this.counts.routesOf(ids, present);
    return new Map([...counted].map(([id, routes]) => [id, usedRoutes(this.registry, routes)]));
  }
}

function advised(row: Row): AdvisedToken {
  return {
    access: row.access as AdvisedToken['access'],
    createdAt: row.created_at as Instant,
    expiresAt: row.expires_at as Instant | null,
    revokedAt: row.revoked_at as Instant | null,
    lastUsedAt: row.last_used_at as Instant | null,
    unrevealed: row.last4 === '', // a token has an end of its key once it has a key
  };
}
