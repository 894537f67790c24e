import { ProblemError, unwrap, type Schemas } from '../../../client/src/index.js';
import { locations } from '../exportlocations/export-locations.pages.js';
import { calledName } from '../kit/person.js';
import { namedIn } from '../kit/sentences.js';
import type { Visit } from '../kit/visit.js';
import type { Catalogue } from '../standards/catalogue.js';
import { catalogues } from '../standards/standards.pages.js';
import { permissionSaid, roleSaid } from '../users/names.js';

/** Something that an entry is about or names: what it is called, and where it is shown; neither when it is gone. */
export interface Target {
  name?: string;
  path?: string;
}

/** By targets, such as `users/7`; permissions as `permissions/theme`, roles by their keys as `role-keys/_user`. */
export type TargetNames = ReadonlyMap<string, Target>;

/** Something that has an id, as version 2 shows it. */
type Shown = Record<string, string> & { id: string };

interface Kind {
  fields: readonly string[];
  called: (one: Shown, visit: Visit) => string;
  path: (one: Shown) => string;
  query?: object;
  /** Its collection, and the field that it is noted by. */
  collection?: string;
  by?: string;
}

const roles = {
  fields: ['id', 'key', 'label', 'source'],
  called: (one: Shown, visit: Visit) => roleSaid(visit, one as Shown & Schemas['Role']),
  path: ({ key }: Shown) => `/roles/?q=${encodeURIComponent(key!)}`,
};

/** What has a name and a page, by its collection. */
const kinds: Readonly<Record<string, Kind>> = {
  users: {
    fields: ['id', 'username', 'first_name', 'last_name'],
    called: (one) => calledName(one as Shown & Parameters<typeof calledName>[0]),
    path: ({ id }) => `/users/${id}/`,
  },
  groups: { fields: ['id', 'name'], called: ({ name }) => name!, path: ({ id }) => `/groups/${id}/` },
  organisations: { fields: ['id', 'name'], called: ({ name }) => name!, path: ({ id }) => `/organisations/${id}/` },
  themes: { fields: ['id', 'title'], called: ({ title }) => title!, path: ({ id }) => `/themes/${id}/` },
  tokens: {
    fields: ['id', 'label'],
    called: ({ label }, { words }) => label || words.say('tokens.unnamed'),
    path: ({ id }) => `/profile/tokens/${id}/`,
    query: { scope: 'all' },
  },
  roles,
  'role-keys': { ...roles, collection: 'roles', by: 'key' },
  ...Object.fromEntries([...catalogues.values(), locations].map((one) => [one.collection, entriesOf(one)])),
};

/** They have no page of their own: they are shown where they are changed. */
function entriesOf(catalogue: Catalogue): Kind {
  return {
    fields: ['id', ...catalogue.named.map(({ name }) => name)],
    called: (one, visit) => catalogue.name(visit, one),
    path: ({ id }) => `${catalogue.base}?edit=${id}#edit`,
  };
}

/** As many as a list has at once. */
const most = 1000;

type Noted = Pick<Schemas['AuditEntry'], 'target' | 'detail'>;

/** What some entries are about and name, as it is called: by one call for each kind of it. */
export async function namesOf(visit: Visit, entries: readonly Noted[]): Promise<TargetNames> {
  const wanted = new Map<string, Set<string>>();
  for (const what of entries.flatMap(({ target, detail }) => [target, ...namedIn(detail)])) {
    const [, kind = '', id = ''] = /^(.+)\/([^/]+)$/.exec(what) ?? [];
    if (kind === 'permissions' || (Object.hasOwn(kinds, kind) && (kinds[kind]!.by || /^\d{1,19}$/.test(id)))) {
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
    }
  }
  const { permissions = [], ...others } = Object.fromEntries(wanted);
  const found = await Promise.all(
    Object.entries(others).map(([kind, some]) => namesIn(visit, kind, [...some].slice(0, most))),
  );
  const words = [...permissions].map((word): [string, Target] => [
    `permissions/${word}`,
    { name: permissionSaid(visit, word).label },
  ]);
  return new Map([...found.flat(), ...words]);
}

async function namesIn(visit: Visit, kind: string, ids: string[]): Promise<[string, Target][]> {
  const { fields, called, path, query, collection = kind, by = 'id' } = kinds[kind]!;
  try {
    // Whichever list it is, it is asked for in the same way.
    const parameters: object = { ...query, [`${by}__in`]: ids, limit: ids.length, fields };
    const address = `/API/v2/${collection}/` as '/API/v2/groups/';
    const { objects } = unwrap(await visit.api.GET(address, { params: { query: parameters } }));
    return (objects as unknown as Shown[]).map((one) => [
      `${kind}/${one[by]!}`,
      { name: called(one, visit) || undefined, path: path(one) },
    ]);
  } catch (error) {
    // Who may read the trail need not see all that it is about.
    if (error instanceof ProblemError && error.status === 403) return kind === 'groups' ? ownGroups(visit) : [];
    throw error;
  }
}

/** Groups by which the reader may do something, which are no secret to them. */
async function ownGroups({ api }: Visit): Promise<[string, Target][]> {
  const { permissions, roles: held } = unwrap(await api.GET('/API/v2/me/access/'));
  const groups = [...permissions, ...held].flatMap(({ sources }) => sources.flatMap(({ through = [] }) => through));
  return groups.map(({ id, name }) => [`groups/${id}`, { name }]);
}
