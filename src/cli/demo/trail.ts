import type { AuditDraft } from '../../audit-log/audit-chain.js';
import type { AuditEvent } from '../../audit-log/audit-log.service.js';
import type { Session } from '../../auth/session.entity.js';
import type { Client } from './calls.js';
import { addressOf, daysBefore, pick, type Dice } from './dice.js';
import type { Busy } from './draft.js';

export interface Deeds {
  users: readonly Busy[];
  /** Who has acted as others, and made tokens for them. */
  boss: Busy;
  tokens: readonly Client[];
  sessions: readonly Omit<Session, 'id'>[];
  /** In the order of the sessions. */
  sessionIds: readonly string[];
  /** The present. */
  at: number;
}

const calls = [
  ['GET', '/API/v2/mediabin/'],
  ['GET', '/API/v1/useraccountprofile/'],
  ['PATCH', '/API/v2/me/'],
  ['POST', '/API/v2/mediabin/'],
] as const;

/** What the audit trail has of all that, in no order. */
export function trailOf(dice: Dice, { users, boss, tokens, sessions, sessionIds, at }: Deeds): AuditDraft[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  return [
    ...tokens.map(tokenMade),
    ...sessions.map((session, place) => sessionStarted(session, byId.get(session.userId)!, sessionIds[place]!)),
    ...users.flatMap((user) => [...refusedSignIns(dice, user, at), ...actedAs(dice, boss, user, at)]),
  ];
}

function tokenMade({ owner, tokenId, row }: Client): AuditDraft {
  const end = row.expiresAt === null ? 'no end' : `ends ${row.expiresAt}Z`;
  const what = `created for users/${owner.id}; access ${row.access}, run-as ${row.runAs}, ${end}`;
  return {
    ...entry(row.createdAt, 'token', owner),
    method: 'POST',
    route: '/API/v2/tokens/',
    target: `tokens/${tokenId}`,
    detail: row.unrevealed ? `${what}; its assignee reveals the key` : what,
  };
}

function sessionStarted({ createdAt, address }: Omit<Session, 'id'>, user: Busy, id: string): AuditDraft {
  const route = { method: 'POST', route: '/API/v2/sessions/' };
  return { ...entry(createdAt, 'session', user), ...route, address, target: `sessions/${id}`, detail: 'started' };
}

/** Somebody has tried passwords, or mistyped one. */
function refusedSignIns(dice: Dice, user: Busy, at: number): AuditDraft[] {
  if (!dice.datatype.boolean(0.2)) return [];
  const [address, since] = [addressOf(dice), dice.number.float({ min: 0.1, max: 13 })];
  return Array.from({ length: dice.number.int({ min: 1, max: 6 }) }, (_, n) => ({
    ...entry(daysBefore(dice, at, since - n / 1440), 'sign-in', user),
    actorId: null,
    outcome: n > 3 ? 'refused: too many tries' : 'refused: bad credentials',
    via: 'basic',
    method: 'GET',
    route: '/API/v2/me/',
    address,
  }));
}

function actedAs(dice: Dice, boss: Busy, user: Busy, at: number): AuditDraft[] {
  if (user === boss || !dice.datatype.boolean(0.25)) return [];
  const address = addressOf(dice);
  return Array.from({ length: dice.number.int({ min: 1, max: 5 }) }, () => {
    const [method, route] = pick(dice, calls);
    return {
      ...entry(daysBefore(dice, at, dice.number.float({ min: 0.1, max: 20 })), 'run-as', boss),
      effectiveId: user.id,
      effective: user.username,
      method,
      route,
      address,
    };
  });
}

function entry(at: string, event: AuditEvent, { id, username }: Busy): AuditDraft {
  return {
    at,
    event,
    outcome: 'granted',
    actorId: id,
    actor: username,
    effectiveId: null,
    effective: '',
    via: 'session',
    method: '',
    route: '',
    address: '',
    target: '',
    detail: '',
  };
}
