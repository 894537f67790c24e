import { ProblemError, unwrap, type Schemas } from '../../../client/src/index.js';
import { calledName } from '../kit/person.js';
import type { Visit } from '../kit/visit.js';

/** What an entry is about: what it is called, and where it is shown; neither when it is gone. */
interface Target {
  name?: string;
  path?: string;
}

/** By targets, such as `users/7`. */
export type TargetNames = ReadonlyMap<string, Target>;

/** Something that has an id, as version 2 shows it. */
type Shown = Record<string, string> & { id: string };

interface Kind {
  fields: readonly string[];
  called: (one: Shown) => string;
  path: (one: Shown) => string;
  query?: object;
}

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
    fields: ['id', 'label', 'assignee'],
    called: ({ label }) => label!,
    path: ({ assignee }) => `/users/${assignee!}/tokens/`,
    query: { scope: 'all' },
  },
};

/** What the targets of some entries are called, by one call for each kind of them. */
export async function namesOf(
  visit: Visit,
  entries: readonly Pick<Schemas['AuditEntry'], 'target'>[],
): Promise<TargetNames> {
  const ids = new Map<string, Set<string>>();
  for (const { target } of entries) {
    const [, kind = '', id = ''] = /^(\w+)\/(\d{1,19})$/.exec(target) ?? [];
    if (!Object.hasOwn(kinds, kind)) continue;
    ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  }
  const found = await Promise.all([...ids].map(([kind, some]) => namesIn(visit, kind, [...some])));
  return new Map(found.flat());
}

async function namesIn({ api }: Visit, kind: string, ids: string[]): Promise<[string, Target][]> {
  const { fields, called, path, query } = kinds[kind]!;
  try {
    // Whichever list it is, it is asked for in the same way.
    const parameters: object = { ...query, id__in: ids, limit: ids.length, fields };
    const address = `/API/v2/${kind}/` as '/API/v2/groups/';
    const { objects } = unwrap(await api.GET(address, { params: { query: parameters } }));
    return (objects as unknown as Shown[]).map((one) => [
      `${kind}/${one.id}`,
      { name: called(one) || undefined, path: path(one) },
    ]);
  } catch (error) {
    // Who may read the trail need not see all that it is about.
    if (error instanceof ProblemError && error.status === 403) return [];
    throw error;
  }
}
