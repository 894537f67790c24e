import { instantOf, type Instant } from '../../database/instant.js';
import type { DailyCalls } from '../../rest/calls/daily-calls.entity.js';
import { dayOf } from '../../rest/calls/days.js';
import type { V1Usage } from '../../rest/v1/v1-usage.entity.js';
import { addressOf, day, type Dice } from './dice.js';
import type { Busy } from './draft.js';
import type { TokenDraft } from './tokens.js';

/** A token that is there. */
export interface Client extends TokenDraft {
  tokenId: string;
}

/** Calls of a day, and where they came from. */
export interface CountedCalls extends Omit<DailyCalls, 'id'> {
  from: string;
}

/** Days of which calls are told, by the version of the API. */
const told = { v1: 75, v2: 30 } as const;

/** The calls of a token: many on working days, few on others, those of the first version fewer from week to week. */
export function callsOf(dice: Dice, { tokenId, owner, kind, row }: Client, at: number): CountedCalls[] {
  const { routes = [], calls: usual = 0, used = 0 } = kind;
  return routes.flatMap((name, rank) => {
    const [version, ...rest] = routeParts(name);
    const route = rest.join(' ');
    return lastDays(version, used).flatMap((ago) => {
      const calls = amount(dice, (usual / (rank + 1)) * trend(version, ago), at - ago * day);
      if (calls === 0) return [];
      const counted = { version: version === 'v1' ? 1 : 2, day: dayOf(at - ago * day), route, calls };
      return [{ ...counted, userId: owner.id, tokenId, from: row.lastUsedFrom! }];
    });
  });
}

/** Scripts of some users that call the first version by password; some of them have stopped. */
export function browserCalls(dice: Dice, user: Busy, at: number): CountedCalls[] {
  if (!dice.datatype.boolean(0.12)) return [];
  const from = addressOf(dice);
  const stopped = dice.datatype.boolean(0.3) ? dice.number.int({ min: 34, max: 60 }) : 0;
  return dice.helpers.arrayElements(['GET mediabin', 'GET userprofile', 'GET theme/schema'], 2).flatMap((route) =>
    lastDays('v1', stopped).flatMap((ago) => {
      const calls = amount(dice, 8 * trend('v1', ago), at - ago * day);
      const counted = { version: 1, day: dayOf(at - ago * day), route, calls };
      return calls === 0 ? [] : [{ ...counted, userId: user.id, tokenId: '0', from }];
    }),
  );
}

/** The sums of the calls of the first version. */
export function usageOf(calls: readonly CountedCalls[], at: number): Omit<V1Usage, 'id'>[] {
  const old = calls.filter(({ version }) => version === 1);
  const groups = Map.groupBy(old, ({ userId, tokenId, route }) => `${userId} ${tokenId} ${route}`);
  return [...groups.values()].map((some) => {
    const [{ userId, tokenId, route, from }] = some as [CountedCalls];
    const last = some.reduce((latest, one) => (one.day > latest ? one.day : latest), '');
    const sum = some.reduce((all, one) => all + one.calls, 0);
    return { userId, tokenId, route, calls: sum, lastAt: lateOn(last, at), lastFrom: from };
  });
}

/** `GET v1/theme` as the version and what is counted. */
function routeParts(name: string): ['v1' | 'v2', string, string] {
  const [method = '', path = ''] = name.split(' ');
  const [version, ...rest] = path.split('/');
  return [version as 'v1' | 'v2', method, rest.join('/')];
}

/** How many days ago each of the told days was, the last use the last. */
function lastDays(version: 'v1' | 'v2', lastUse: number): number[] {
  const last = Math.floor(lastUse);
  return Array.from({ length: Math.max(0, told[version] - last) }, (_, n) => n + last);
}

const trend = (version: 'v1' | 'v2', ago: number): number => (version === 'v1' ? 0.3 + ago / told.v1 : 1);

function amount(dice: Dice, usual: number, at: number): number {
  const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
  return Math.round(usual * (isWeekend ? 0.2 : 1) * dice.number.float({ min: 0.5, max: 1.4 }));
}

/** A moment of that day that is not later than the present. */
function lateOn(last: string, at: number): Instant {
  return instantOf(new Date(Math.min(Date.parse(`${last}T16:40:00Z`), at - 60_000)));
}
