import type { EntityManager } from 'typeorm';
import { User } from '../../accounts/identity/user.entity.js';
import type { AuditDraft } from '../../audit-log/audit-chain.js';
import type { AuditLog } from '../../audit-log/audit-log.service.js';
import { ApiToken } from '../../auth/api-token.entity.js';
import { Session } from '../../auth/session.entity.js';
import type { Database } from '../../database/database.js';
import { millisecondsOf } from '../../database/instant.js';
import { DailyCalls } from '../../rest/calls/daily-calls.entity.js';
import { V1Usage } from '../../rest/v1/v1-usage.entity.js';
import { browserCalls, callsOf, type Client, type CountedCalls, usageOf } from './calls.js';
import { day, present, today, type Dice } from './dice.js';
import type { Busy, UserDraft } from './draft.js';
import { insertDigested, insertRows } from './insert.js';
import { draftSessions } from './sessions.js';
import { draftTokens } from './tokens.js';
import { trailOf } from './trail.js';

/** The most users that have anything but their data: what all of them did would fill the tables. */
const most = 200;

/** Days before the demonstration on which the oldest tokens were made. */
const oldest = 540;

/** The first of those who can sign in, and were there all the time. */
export function liveliest(ids: readonly string[], drafts: readonly UserDraft[]): Busy[] {
  return drafts
    .map(({ account }, at) => ({ ...account, id: ids[at]! }))
    .filter(({ isActive, dateJoined }) => isActive && millisecondsOf(dateJoined) < today - oldest * day)
    .slice(0, most);
}

/** Adds what users did of late: tokens and what they called, sessions, and what of it is in the audit trail. */
export async function plantActivity(
  database: Database,
  audit: AuditLog,
  dice: Dice,
  users: readonly Busy[],
): Promise<void> {
  const [boss] = users;
  if (!boss) return;
  const at = present();
  const trail: AuditDraft[] = [];
  await database.write(async (manager) => {
    const tokens = users.flatMap((user, place) => draftTokens(dice, user, boss, at, place === 0));
    const tokenIds = await insertDigested(
      manager,
      ApiToken,
      tokens.map(({ row }) => row),
    );
    const sessions = users.flatMap((user) => draftSessions(dice, user, at));
    const sessionIds = await insertDigested(manager, Session, sessions);
    await noteLogins(manager, sessions);
    const clients: Client[] = tokens.map((token, place) => ({ ...token, tokenId: tokenIds[place]! }));
    const calls: CountedCalls[] = [
      ...clients.flatMap((client) => callsOf(dice, client, at)),
      ...users.flatMap((user) => browserCalls(dice, user, at)),
    ];
    await insertRows(manager, DailyCalls, calls.map(dailyRow));
    await insertRows(manager, V1Usage, usageOf(calls, at));
    trail.push(...trailOf(dice, { users, boss, tokens: clients, sessions, sessionIds, at }));
  });
  trail.sort((a, b) => (a.at < b.at ? -1 : 1));
  await audit.addEarlier(trail);
}

/** Whoever has sessions has logged in. */
async function noteLogins(manager: EntityManager, sessions: readonly Omit<Session, 'id'>[]): Promise<void> {
  for (const [id, own] of Map.groupBy(sessions, ({ userId }) => userId)) {
    const [lastLogin] = own
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse();
    await manager.update(User, { id }, { lastLogin, loginCount: () => `login_count + ${own.length}` });
  }
}

function dailyRow({ version, day, userId, tokenId, route, calls }: CountedCalls): Omit<DailyCalls, 'id'> {
  return { version, day, userId, tokenId, route, calls };
}
