import { type ApiToken, END_NOTICE } from '../kit/administration.js';
import { instantOf, type ValueOf } from '../kit/index.js';
import { usedRoute, type UsedRoute } from './token-routes.js';
import { stateOf } from './token-state.js';

const adviceCodes = [
  'ends_soon',
  'calls_v1',
  'only_read',
  'never_used',
  'unused_for_60_days',
  'not_fetched',
  'no_end',
] as const;

export const advice = {
  type: 'object',
  required: ['code'],
  properties: {
    code: {
      type: 'string',
      enum: adviceCodes,
      description: 'What there is to say, what presses most first',
    },
    calls: { type: 'integer', description: 'How many calls within the last 30 days it speaks of' },
    routes: { type: 'array', items: usedRoute, description: 'Those of the first version, which are to be replaced' },
  },
} as const;

/** The most tokens that advice is asked for at once. */
export const ADVICE_LIMIT = 100;

/** What the owner of a token could do about it. */
export type Advice = ValueOf<typeof advice>;

/** What of a token the advice depends on. */
export type AdvisedToken = Pick<
  ApiToken,
  'access' | 'createdAt' | 'expiresAt' | 'revokedAt' | 'lastUsedAt' | 'unrevealed'
>;

/** Days after which a token that was never used or fetched, or not used any more, is spoken of. */
const [unusedAtFirst, unusedAtLast] = [7, 60];

/** Calls from which on it is clear what a token is used for. */
const enough = 10;

const safe = ['GET', 'HEAD', 'OPTIONS'];

/**
 * What there is to say of a token, what presses most first. Of one that has ended there is nothing.
 * @param routes that it was used for within the last 30 days
 * @param present in milliseconds since 1970
 */
export function adviceFor(token: AdvisedToken, routes: readonly UsedRoute[], present = Date.now()): Advice[] {
  const state = stateOf(token);
  if (state === 'revoked' || state === 'expired') return [];
  const { access, createdAt, expiresAt, lastUsedAt } = token;
  const at = (days: number): string => instantOf(new Date(present + days * 86_400_000));
  const old = routes.filter(({ version }) => version === 'v1');
  const calls = sum(routes);
  const isFetched = state === 'active';
  const onlyReads = access === 'full' && calls >= enough && routes.every(({ method }) => safe.includes(method));
  const found: (Advice | false)[] = [
    expiresAt !== null && expiresAt <= at(END_NOTICE / 86_400) && { code: 'ends_soon' },
    old.length > 0 && { code: 'calls_v1', calls: sum(old), routes: old },
    onlyReads && { code: 'only_read', calls },
    isFetched && lastUsedAt === null && createdAt <= at(-unusedAtFirst) && { code: 'never_used' },
    lastUsedAt !== null && lastUsedAt <= at(-unusedAtLast) && { code: 'unused_for_60_days' },
    !isFetched && createdAt <= at(-unusedAtFirst) && { code: 'not_fetched' },
    expiresAt === null && { code: 'no_end' },
  ];
  return found.filter((one) => one !== false);
}

const sum = (routes: readonly UsedRoute[]): number => routes.reduce((all, { calls }) => all + calls, 0);
