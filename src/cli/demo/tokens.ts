import type { ApiToken, TokenAccess, TokenRunAs } from '../../auth/api-token.entity.js';
import { addressOf, daysBefore, digestOfNothing, type Dice } from './dice.js';
import type { Busy } from './draft.js';

/** A kind of token that somebody has. Days are counted back from the present; those of an end into the future. */
interface Kind {
  label: string;
  access?: TokenAccess;
  runAs?: TokenRunAs;
  made: number;
  ends: number | null;
  /** When it was last used, and what for; without it never. */
  used?: number;
  routes?: readonly string[];
  /** How many calls a busy day has. */
  calls?: number;
  revoked?: number;
  /** Made by an administrator, and not fetched yet. */
  isWaiting?: true;
}

/** Between them they show all that there is to say of tokens. */
const kinds: readonly Kind[] = [
  {
    label: 'Playout server',
    made: 300,
    ends: null,
    used: 0,
    routes: ['GET v1/mediabin', 'GET v1/mediabin/:id', 'GET v1/standards/format', 'POST v1/mediabin'],
    calls: 240,
  },
  {
    label: 'Newsroom dashboard',
    made: 140,
    ends: 90,
    used: 0,
    routes: ['GET v2/mediabin', 'GET v2/me', 'GET v2/themes'],
    calls: 600,
  },
  {
    label: 'Nightly export',
    made: 351,
    ends: 9,
    used: 0.4,
    routes: ['GET v2/exportlocations', 'GET v2/mediabin', 'DELETE v2/mediabin/:id', 'POST v2/mediabin'],
    calls: 40,
  },
  { label: 'Archive search', access: 'read', made: 60, ends: 305, used: 1.2, routes: ['GET v2/mediabin'], calls: 25 },
  { label: 'Trial', made: 24, ends: 66 },
  { label: '', made: 510, ends: null, used: 88 },
  { label: 'Ingest gateway, assigned', made: 12, ends: 353, isWaiting: true },
  { label: 'Contractor, summer', made: 200, ends: 165, used: 41, revoked: 40 },
  { label: 'Conference demo', access: 'read', made: 97, ends: -7, used: 20, routes: ['GET v1/theme'], calls: 12 },
  {
    label: 'Scripts on my laptop',
    runAs: 'forbidden',
    made: 33,
    ends: 57,
    used: 2.1,
    routes: ['GET v2/whoami', 'GET v2/mediabin', 'PATCH v2/me'],
    calls: 9,
  },
  {
    label: 'User sync',
    access: 'read',
    made: 420,
    ends: 11,
    used: 0.1,
    routes: ['GET v1/userprofile', 'GET v1/userprofile/:id', 'GET v2/users'],
    calls: 90,
  },
];

export interface TokenDraft {
  owner: Busy;
  kind: Kind;
  row: Omit<ApiToken, 'id'>;
}

/** Draws up the tokens of a user. @param boss who makes those that are assigned @param hasAll one of each kind */
export function draftTokens(dice: Dice, owner: Busy, boss: Busy, at: number, hasAll: boolean): TokenDraft[] {
  const some = dice.datatype.boolean(0.4) ? dice.helpers.arrayElements(kinds, { min: 1, max: 4 }) : [];
  return (hasAll ? kinds : some).map((kind) => {
    const { access = 'full', runAs = 'allowed', made, ends, used, revoked, isWaiting = false } = kind;
    const instant = (days: number | null | undefined): string | null =>
      days === null || days === undefined ? null : daysBefore(dice, at, days);
    const row = {
      digest: digestOfNothing(dice),
      label: kind.label,
      last4: isWaiting ? '' : dice.string.alphanumeric(4),
      ownerId: owner.id,
      creatorId: isWaiting ? boss.id : owner.id,
      access,
      runAs,
      unrevealed: isWaiting,
      sharedUntil: null,
      createdAt: daysBefore(dice, at, made + dice.number.int({ max: 20 })),
      expiresAt: instant(ends === null ? null : -ends),
      revokedAt: instant(revoked),
      lastUsedAt: instant(used),
      lastUsedFrom: used === undefined ? null : addressOf(dice),
    };
    return { owner, kind, row };
  });
}
