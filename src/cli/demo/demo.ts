import { createHash } from 'node:crypto';
import { Role } from '../../accounts/granting/role.entity.js';
import { User } from '../../accounts/identity/user.entity.js';
import { hashPassword } from '../../accounts/identity/passwords.js';
import type { Database } from '../../database/database.js';
import { liveliest, plantActivity } from './activity.js';
import { binSize, draftBin, plantBinItems } from './bin-items.js';
import type { Services } from '../services.js';
import { loadDice } from './dice.js';
import type { Surroundings } from './draft.js';
import { plantExportLocations } from './export-locations.js';
import { lastId, readRows } from './insert.js';
import { plantWorkplaces } from './organisations.js';
import { People } from './people.js';
import { plantStills } from './stills.js';
import { choosableThemes, plantThemes } from './themes.js';
import { draftUser, plantUsers } from './users.js';

/** How many of each to add. */
export interface DemoPlan {
  users: number;
  themes: number;
  binItems: number;
  seed: number;
}

/** Rows that one transaction is about, and that are in memory at the same time. */
const portion = 2000;

/**
 * Adds what the plan says, after what is there; tells as it goes how many users, themes and items it has added.
 * @returns the name of the one of the users who has done most; undefined without any
 */
export async function plantDemo(
  { database, audit }: Pick<Services, 'database' | 'audit'>,
  plan: DemoPlan,
  planted: (count: number) => void,
): Promise<string | undefined> {
  const first = await nextUser(database);
  const seed = [plan.seed, first];
  const dice = await loadDice('en', seed);
  await plantThemes(database, dice, plan.themes, planted);
  if (plan.users === 0) return undefined;

  const people = await People.load(dice, seed);
  const roleIds = await backendRoles(database);
  await plantExportLocations(database);
  const surroundings: Surroundings = {
    dice,
    people,
    passwordHash: await demoHash(plan.seed),
    workplaces: await plantWorkplaces(database, dice, people, Math.ceil(Math.sqrt(plan.users) / 5), roleIds),
    roleIds,
    themeIds: await choosableThemes(database),
  };
  if (plan.binItems > 0) await plantStills();
  let itemsLeft = plan.binItems;
  let busiest: string | undefined;
  for (let done = 0; done < plan.users; done += portion) {
    const count = Math.min(portion, plan.users - done);
    const drafts = Array.from({ length: count }, (_, at) => draftUser(surroundings, first + done + at));
    const ids = await plantUsers(database, drafts);
    planted(count);
    if (done === 0) {
      const lively = liveliest(ids, drafts);
      await plantActivity(database, audit, dice, lively);
      busiest = lively[0]?.username;
    }
    itemsLeft = await fillBins(database, surroundings, ids, plan.users - done, itemsLeft, planted);
  }
  return busiest;
}

/** Gives some users bins; returns how many items are left for those to come. */
async function fillBins(
  database: Database,
  { dice, people }: Surroundings,
  userIds: readonly string[],
  usersLeft: number,
  itemsLeft: number,
  planted: (count: number) => void,
): Promise<number> {
  let left = itemsLeft;
  let items: ReturnType<typeof draftBin> = [];
  for (const [at, userId] of userIds.entries()) {
    const size = binSize(dice, left, usersLeft - at);
    left -= size;
    items.push(...draftBin(dice, people, userId, size));
    if (items.length >= portion || at === userIds.length - 1) {
      await plantBinItems(database, items);
      planted(items.length);
      items = [];
    }
  }
  return left;
}

/** The number of the next user. No smaller one than any id was ever given, so names with it are new. */
async function nextUser(database: Database): Promise<number> {
  return (await lastId(database, User)) + 1;
}

async function backendRoles(database: Database): Promise<string[]> {
  const rows = await readRows(database, Role, 'id', 'WHERE source = ? ORDER BY id', ['backend']);
  return rows.map(({ id }) => String(id));
}

/** One hash for all users: each of their own would take minutes. */
async function demoHash(seed: number): Promise<string> {
  const salt = createHash('sha256').update(`demo ${seed}`).digest().subarray(0, 16);
  return hashPassword('demo-password', salt);
}
