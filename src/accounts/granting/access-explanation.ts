import type { ValueOf } from '../../config/json-schema.js';
import { idSchema } from '../../database/ids.js';
import { parentsByGroup, waysUp } from '../groups/group-graph.js';
import { permissions } from './permissions.js';
import { roleSources, type RoleSource } from './role.entity.js';

const group = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: idSchema, name: { type: 'string' } },
} as const;

const sourceList = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: {
        type: 'string',
        enum: ['superuser', 'user', 'group'],
        description: 'By being one, directly, or by a group',
      },
      group: { ...group, description: 'The group that holds it' },
      /** The shortest such way. */
      through: { type: 'array', items: group, description: "From the user's own group up to the one that holds it" },
    },
  },
} as const;

/** All that a user may do, and where each permission and role comes from, as a JSON schema. */
export const accessExplanation = {
  type: 'object',
  required: ['is_superuser', 'permissions', 'roles'],
  properties: {
    is_superuser: { type: 'boolean' },
    permissions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['permission', 'sources'],
        properties: { permission: { type: 'string' }, sources: sourceList },
      },
    },
    roles: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'label', 'source', 'sources'],
        properties: {
          name: { type: 'string' },
          label: { type: 'string' },
          source: { type: 'string', enum: roleSources },
          sources: sourceList,
        },
      },
    },
  },
} as const;

export type AccessExplanation = ValueOf<typeof accessExplanation>;
type AccessSource = ValueOf<typeof sourceList>[number];
type GroupName = ValueOf<typeof group>;

/** An id as a driver gives it. */
type AnyId = string | number | bigint;

/** What is known about a user, as rows; a column that a kind does not have is null. */
export type AccessRow =
  | { kind: 'account'; ref: AnyId }
  | { kind: 'member'; group_id: AnyId }
  | { kind: 'parent'; group_id: AnyId; ref: AnyId }
  | { kind: 'group'; group_id: AnyId; word: string }
  | { kind: 'permission'; group_id: AnyId | null; word: string }
  | { kind: 'role'; group_id: AnyId | null; ref: AnyId; word: string; label: string; source: RoleSource };

type RowOf<K extends AccessRow['kind']> = Extract<AccessRow, { kind: K }>;

/** Rows of one kind: what is the user's own first, then by the groups' ids. */
function rowsOf<K extends AccessRow['kind']>(rows: readonly AccessRow[], kind: K): RowOf<K>[] {
  const found = rows.filter(
    (row): row is RowOf<K> & Partial<Record<'group_id' | 'ref', AnyId | null>> => row.kind === kind,
  );
  return found.sort((a, b) => order(a.group_id ?? 0, b.group_id ?? 0) || order(a.ref ?? 0, b.ref ?? 0));
}

/** Permissions come in the order in which permissions.ts names them, roles in that of their ids. */
export function explanationOf(rows: readonly AccessRow[]): AccessExplanation {
  const isSuperuser = rowsOf(rows, 'account').some(({ ref }) => Number(ref) !== 0);
  const sourceOf = sources(rows);
  return {
    is_superuser: isSuperuser,
    permissions: explainPermissions(rowsOf(rows, 'permission'), isSuperuser, sourceOf),
    roles: explainRoles(rowsOf(rows, 'role'), sourceOf),
  };
}

type SourceOf = (groupId: AnyId | null) => AccessSource;

function sources(rows: readonly AccessRow[]): SourceOf {
  const names = new Map(rowsOf(rows, 'group').map(({ group_id, word }) => [String(group_id), word]));
  const named = (id: string): GroupName => ({ id, name: names.get(id)! });
  const parents = parentsByGroup(rowsOf(rows, 'parent').map(({ group_id, ref }) => ({ group_id, parent_id: ref })));
  const memberships = rowsOf(rows, 'member').map(({ group_id }) => String(group_id));
  const ways = waysUp(parents, memberships);
  return (groupId) => {
    if (groupId === null) return { kind: 'user' };
    const id = String(groupId);
    return { kind: 'group', group: named(id), through: ways.get(id)!.map(named) };
  };
}

function explainPermissions(
  rows: readonly RowOf<'permission'>[],
  isSuperuser: boolean,
  sourceOf: SourceOf,
): AccessExplanation['permissions'] {
  const found = new Map<string, AccessSource[]>();
  for (const word of permissions.words) {
    found.set(word, isSuperuser && permissions.meanings[word].superuser ? [{ kind: 'superuser' }] : []);
  }
  for (const { word, group_id } of rows) found.set(word, [...(found.get(word) ?? []), sourceOf(group_id)]);
  return [...found]
    .filter(([, sources]) => sources.length > 0)
    .map(([permission, sources]) => ({ permission, sources }));
}

function explainRoles(rows: readonly RowOf<'role'>[], sourceOf: SourceOf): AccessExplanation['roles'] {
  const found = new Map<string, AccessExplanation['roles'][number]>();
  for (const { word: name, label, source, group_id } of rows.toSorted((a, b) => order(a.ref, b.ref))) {
    const role = found.get(name);
    if (role) role.sources.push(sourceOf(group_id));
    else found.set(name, { name, label, source, sources: [sourceOf(group_id)] });
  }
  return [...found.values()];
}

function order(a: AnyId, b: AnyId): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : Number(difference > 0n);
}
