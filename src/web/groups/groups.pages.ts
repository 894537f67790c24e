import { pages, ProblemError, type QueryOf, type Schemas } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { defaultGroupId } from '../../accounts/groups/group.entity.js';
import { defaultOrganisationId } from '../../accounts/organisations/organisation.entity.js';
import { mayOpen } from '../kit/frames.service.js';
import { filtersOf, pagerOf } from '../kit/list-page.js';
import { unlessGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { calledName } from '../kit/person.js';
import { byId, type GoTo, type View, type Visit } from '../kit/visit.js';
import { amendOne, ifSame, proofOf } from '../users/amending.js';
import {
  choicesOf,
  grantableChoices,
  groupReaders,
  groupsOf,
  mostChoices,
  namesById,
  organisationsOf,
  permissionSaid,
  roleChoices,
  rolesSaid,
  userReaders,
} from '../users/names.js';
import { ownPower } from '../users/own-power.js';
import { treeOf } from './tree.js';

type Group = Pick<Schemas['Group'], (typeof shown)[number]>;

const shown = ['id', 'name', 'description', 'parents', 'permissions', 'roles', 'organisation'] as const;

/** So many are shown as a tree; more of them page by page. */
const most = 1000;

@Pages('groups')
export class GroupsPages {
  @Page('', {
    name: 'groups',
    title: 'groups.title',
    access: groupReaders,
    navigation: { part: 'administration', order: 20, icon: 'organization' },
  })
  async list(@Visiting() visit: Visit): Promise<View> {
    const { query, person } = visit;
    const said = filtersOf(visit, ['q', 'organisation']);
    const asked: QueryOf<'/API/v2/groups/'> = { ...said, cursor: query.get('cursor') ?? undefined };
    const [page, organisations] = await Promise.all([groupsPage(visit, asked), organisationsOf(visit)]);
    const names = namesById(organisations);
    const isTree = said.q === undefined && page.meta.next === null && page.meta.previous === null;
    const groups = isTree ? treeOf(page.objects) : page.objects.map((group) => ({ group, depth: 0, further: [] }));
    return {
      view: 'groups/list',
      data: {
        groups: groups.map(({ group, depth, further }) => ({
          ...group,
          depth,
          further,
          inOrganisation: names.get(group.organisation) ?? '',
          permissionNames: group.permissions.map((word) => permissionSaid(visit, word).label),
        })),
        said,
        isFiltered: Object.keys(said).length > 0,
        organisations: choicesOf(organisations, visit.say('groups.any-organisation')),
        filter: { path: '/groups/', prefix: 'filter' },
        pager: pagerOf(visit, page.meta),
        mayChange: person!.powers.has(administratorRole),
        seesUsers: mayOpen(person!, userReaders),
      },
    };
  }

  @Page('new', { name: 'groups-new', title: 'groups.new-title', access: administratorRole, safe: true })
  async blank(@Visiting() visit: Visit): Promise<View> {
    const [groups, organisations] = await Promise.all([groupsOf(visit, mostChoices), organisationsOf(visit)]);
    return {
      view: 'groups/new',
      data: {
        parents: choicesOf(groups),
        organisations: choicesOf(organisations),
        usualOrganisation: defaultOrganisationId,
        permissions: grantableChoices(visit),
      },
    };
  }

  @Action('new', { page: 'blank', access: administratorRole })
  async create(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const body: Schemas['NewGroup'] = {
      name: form.text('name'),
      description: form.text('description'),
      organisation: form.optional('organisation'),
      parents: [...form.all('parents')],
      permissions: [...form.all('permissions')] as Schemas['NewGroup']['permissions'],
      ...proofOf(visit),
    };
    const { id, name } = await visit.ask(api.POST('/API/v2/groups/', { body, params: { header: visit.once() } }));
    return visit.done(`/groups/${id}/`, 'groups.created', { name });
  }

  @Page(':id', { name: 'group', title: 'groups.one-title', access: groupReaders, safe: true })
  async group(@Visiting() visit: Visit): Promise<View> {
    const { api, person } = visit;
    const { data: group, response, error } = await api.GET('/API/v2/groups/{id}/', byId(visit));
    if (!group) throw new ProblemError(response, error);
    const mayChange = person!.powers.has(administratorRole);
    const [all, organisations, members, roles, power] = await Promise.all([
      allGroups(visit),
      organisationsOf(visit),
      membersOf(visit, group.id),
      visit.ask(api.GET('/API/v2/roles/', { params: { query: { limit: most, order_by: ['label'] } } })),
      mayChange ? ownPower(visit) : undefined,
    ]);
    const known = rolesSaid(visit, roles.objects);
    const labels = new Map(known.map(({ key, label }) => [key, label]));
    const called = (key: string) => ({ key, label: labels.get(key) ?? key });
    const under = withAllBelow(group.id, all);
    const others = all.filter(({ id }) => !under.has(id) && !group.parents.includes(id));
    const choose = (key: string, choices: { value: string; label: string }[]) => [
      { value: '', label: visit.say(key) },
      ...choices,
    ];
    return {
      view: 'groups/group',
      title: group.name,
      data: {
        group,
        base: `/groups/${group.id}/`,
        etag: response.headers.get('etag'),
        organisation: namesById(organisations).get(group.organisation),
        organisations: choicesOf(organisations),
        parents: all
          .filter(({ id }) => group.parents.includes(id))
          .map((parent) => ({ ...parent, isOwnPower: power?.isThrough(group.id, parent.id) })),
        otherParents: choose('users.choose-group', choicesOf(others.slice(0, mostChoices))),
        below: all.filter(({ parents }) => parents.includes(group.id)),
        permissions: group.permissions.map((word) => ({ word, ...permissionSaid(visit, word) })),
        otherPermissions: choose(
          'user.choose-permission',
          grantableChoices(visit).filter(({ value }) => !(group.permissions as string[]).includes(value)),
        ),
        inheritedPermissions: inherited(group, all).map(({ word, from }) => ({
          ...permissionSaid(visit, word),
          from,
        })),
        roles: group.roles.map((key) => ({
          ...called(key),
          isOwnPower: key === administratorRole && power?.isHeldBy(group.id),
        })),
        inheritedRoles: group.effective_roles.filter((key) => !group.roles.includes(key)).map(called),
        otherRoles: choose('user.choose-role', roleChoices(known.filter(({ key }) => !group.roles.includes(key)))),
        members: members?.objects.map((user) => ({ ...user, name: calledName(user) })),
        count: members?.meta.total_count,
        isDefault: group.id === defaultGroupId,
        mayChange,
        proofFor: visit.refused?.problem.code === 'proof_required' ? visit.path : '',
      },
    };
  }

  @Action(':id', { page: 'group', access: administratorRole })
  async change(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const body = {
      name: form.text('name'),
      description: form.text('description'),
      organisation: form.optional('organisation'),
    };
    const request = { params: { ...byId(visit).params, header: ifSame(visit) }, body };
    const { id } = await visit.ask(api.PATCH('/API/v2/groups/{id}/', request));
    return visit.done(`/groups/${id}/`, 'groups.changed');
  }

  @Action(':id/delete', { page: 'group', access: administratorRole })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    const remove = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/groups/{id}/', byId(visit)));
      return visit.done('/groups/', 'groups.deleted');
    };
    return unlessGone(visit, remove, '/groups/');
  }

  @Action(':id/:kind/add', { page: 'group', access: administratorRole })
  give(@Visiting() visit: Visit): Promise<GoTo> {
    return amendOne(visit, 'groups', `/groups/${visit.param('id')}/`, true);
  }

  @Action(':id/:kind/remove', { page: 'group', access: administratorRole })
  take(@Visiting() visit: Visit): Promise<GoTo> {
    return amendOne(visit, 'groups', `/groups/${visit.param('id')}/`, false);
  }
}

/** A group and all that stand below it, which cannot stand above it. */
function withAllBelow(id: string, all: readonly Group[]): ReadonlySet<string> {
  const below = Map.groupBy(
    all.flatMap((group) => group.parents.map((parent) => ({ parent, id: group.id }))),
    ({ parent }) => parent,
  );
  const found = new Set([id]);
  for (const above of found) for (const one of below.get(above) ?? []) found.add(one.id);
  return found;
}

/** The permissions that a group has from groups above it, each with the one that gives it. */
function inherited(group: Pick<Group, 'parents' | 'permissions'>, all: readonly Group[]) {
  const byId = new Map(all.map((one) => [one.id, one]));
  const found = new Map<string, Group>();
  const above = new Set(group.parents);
  for (const id of above) {
    const one = byId.get(id);
    if (!one) continue;
    for (const word of one.permissions) if (!found.has(word)) found.set(word, one);
    for (const parent of one.parents) above.add(parent);
  }
  const own: readonly string[] = group.permissions;
  return [...found].filter(([word]) => !own.includes(word)).map(([word, from]) => ({ word, from }));
}

const byName = { order_by: ['name' as const], limit: most, fields: [...shown] };

async function groupsPage(visit: Visit, query: QueryOf<'/API/v2/groups/'>) {
  const asked = { ...query, ...byName };
  const { objects, meta } = await visit.ask(visit.api.GET('/API/v2/groups/', { params: { query: asked } }));
  return { objects: objects as Group[], meta };
}

/** However many there are: any of them may stand above or below another. */
async function allGroups({ api }: Visit): Promise<Group[]> {
  const found: Group[] = [];
  for await (const { objects } of pages(api, '/API/v2/groups/', byName)) found.push(...(objects as Group[]));
  return found;
}

/** The first of those who are in a group, and how many there are; undefined for who sees no users. */
async function membersOf(visit: Visit, id: string) {
  const query = { groups: id, limit: 20, count: true, order_by: ['username' as const] };
  const { data, response, error } = await visit.api.GET('/API/v2/users/', { params: { query } });
  if (!data && response.status !== 403) throw new ProblemError(response, error);
  return data;
}
