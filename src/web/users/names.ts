import { pages, ProblemError } from '../../../client/src/index.js';
import { administratorRole, permissions, type Permission } from '../../accounts/granting/permissions.js';
import type { Access } from '../../auth/access.decorators.js';
import type { Choice } from '../kit/fields.js';
import { roleName } from '../kit/role-names.js';
import type { Visit } from '../kit/visit.js';

/** Those who may look at users. */
export const userReaders: Access = ['userprofile', administratorRole];

/** Those who may look at groups, organisations and roles. */
export const groupReaders: Access = ['user', administratorRole];

/** Something that is called by a name. */
export interface Named {
  id: string;
  name: string;
}

/** So many are offered to filter lists by; whoever has more finds the others by their own page. */
const most = 2000;

/** So many groups are offered to stand in: a page of more would keep others waiting. */
export const mostChoices = 5000;

/** The groups that the reader sees, by their names. @param enough how many are read at least, if there are so many */
export const groupsOf = (visit: Visit, enough = most): Promise<Named[]> => named(visit, '/API/v2/groups/', enough);

/** The organisations that the reader sees, by their names. */
export const organisationsOf = (visit: Visit): Promise<Named[]> => named(visit, '/API/v2/organisations/', most);

async function named(
  { api }: Visit,
  path: '/API/v2/groups/' | '/API/v2/organisations/',
  enough: number,
): Promise<Named[]> {
  const found: Named[] = [];
  try {
    // Both lists are asked for alike.
    for await (const page of pages(api, path as '/API/v2/groups/', {
      order_by: ['name'],
      limit: 1000,
      fields: ['id', 'name'],
    })) {
      found.push(...page.objects);
      if (found.length >= enough) break;
    }
  } catch (error) {
    // Who sees users need not see what they are in.
    if (!(error instanceof ProblemError) || error.status !== 403) throw error;
  }
  return found;
}

/** @param none what the first choice is called, of nothing */
export function choicesOf(list: readonly Named[], none?: string): Choice[] {
  const first = none === undefined ? [] : [{ value: '', label: none }];
  return [...first, ...list.map(({ id, name }) => ({ value: id, label: name }))];
}

/** Their names by their ids. */
export const namesById = (list: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(list.map(({ id, name }) => [id, name]));

/** The permissions that there are, with what they let people do. */
export function permissionChoices(visit: Visit): Choice[] {
  return permissions.words.map((word) => ({ value: word, ...permissionSaid(visit, word) }));
}

/** Those that the reader may give: only superusers give what they do not hold. */
export const grantableChoices = (visit: Visit): Choice[] =>
  permissionChoices(visit).filter(
    ({ value }) => visit.person!.isSuperuser || visit.person!.powers.has(value as Permission),
  );

/** A permission in the reader's words: those of families in packages are said as they say it themselves. */
export function permissionSaid({ words }: Visit, word: string): { label: string; help: string } {
  const known = words.has(`users.permission.${word}`);
  return {
    label: known ? words.say(`users.permission.${word}`) : word,
    help: known ? words.say(`users.permission.${word}.help`) : (permissions.meanings[word as Permission]?.help ?? ''),
  };
}

interface RoleSaid {
  key: string;
  label?: string;
  source?: string;
}

/** A role in the reader's words: those of plugins, and in English all, are called as they are labelled. */
export function roleSaid({ words }: Pick<Visit, 'words'>, { key, label, source }: RoleSaid): string {
  if (label !== undefined && (source === 'plugin' || words.language === 'en')) return label;
  return roleName(words.language, key) ?? label ?? key;
}

/** Roles with their labels in the reader's words. */
export const rolesSaid = <R extends RoleSaid>(visit: Visit, roles: readonly R[]): (R & { label: string })[] =>
  roles
    .map((role) => ({ ...role, label: roleSaid(visit, role) }))
    .sort((a, b) => a.label.localeCompare(b.label, visit.words.language));

/** Choices of roles that were said in the reader's words. */
export const roleChoices = (roles: readonly { key: string; label: string }[]): Choice[] =>
  roles.map(({ key, label }) => ({ value: key, label: `${label} (${key})` }));
