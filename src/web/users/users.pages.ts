import { pages, ProblemError, type QueryOf, type Schemas } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { defaultGroupId } from '../../accounts/groups/group.entity.js';
import { defaultOrganisationId } from '../../accounts/organisations/organisation.entity.js';
import { sendFile } from '../kit/downloads.js';
import { faultAt } from '../kit/fault.js';
import type { Choice } from '../kit/fields.js';
import { addressWith, filtersOf, pageOf, pagerOf, sortLinks } from '../kit/list-page.js';
import { Action, Download, Page, Pages, Visiting } from '../kit/page.js';
import { calledName } from '../kit/person.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { deeds, doToEach, type Deed } from './deeds.js';
import {
  choicesOf,
  grantableChoices,
  groupsOf,
  namesById,
  organisationsOf,
  permissionChoices,
  permissionSaid,
  roleSaid,
  userReaders,
} from './names.js';
import { linkOnce } from './one-time-link.js';
import { ownPower } from './own-power.js';

type UserQuery = QueryOf<'/API/v2/users/'>;

const filters = [
  'q',
  'is_active',
  'is_superuser',
  'role',
  'permission',
  'groups',
  'organisation',
  'not_signed_in_since',
] as const;

/** Those that stand in the first row; the others unfold. */
const first: readonly string[] = ['q', 'is_active', 'role'];
/** What the names are made of, each of which the list is sorted by on its own. */
const names = ['first_name', 'last_name', 'username'] as const;
const columns = [...names, 'last_login'] as const;
const usual = 'username';

/** How many at once: what stands on one page of the list at most. */
const most = 1000;

/** What the address asks for, as version 2 takes it. */
const queryOf = (visit: Visit): UserQuery => ({
  ...filtersOf(visit, filters),
  order_by: [visit.query.get('order_by') ?? usual] as UserQuery['order_by'],
});

/** Users, and what is done to several of them. */
@Pages('users')
export class UsersPages {
  @Page('', {
    name: 'users',
    title: 'users.title',
    access: userReaders,
    navigation: { part: 'administration', order: 10, icon: 'people' },
  })
  async list(@Visiting() visit: Visit): Promise<View> {
    const { api, person, query } = visit;
    const asked: UserQuery = {
      ...queryOf(visit),
      ...pageOf(visit),
      count: query.get('count') === 'true' || undefined,
    };
    const [page, groups, organisations] = await Promise.all([
      visit.ask(api.GET('/API/v2/users/', { params: { query: asked } })),
      groupsOf(visit),
      organisationsOf(visit),
    ]);
    const administrators = await administratorsAmong(visit, page.objects);
    const groupNames = namesById(groups);
    const said = filtersOf(visit, filters);
    const address = `${visit.path}?${query.toString()}`;
    const seesAll = person!.isSuperuser || person!.powers.has(administratorRole);
    return {
      view: 'users/list',
      lead: seesAll ? undefined : visit.say('users.lead-organisation'),
      data: {
        users: page.objects.map((user) => ({
          ...user,
          name: calledName(user),
          isAdministrator: administrators.has(user.id),
          // Everybody's own group says least.
          inGroups: user.groups
            .toSorted((a, b) => Number(a === defaultGroupId) - Number(b === defaultGroupId))
            .flatMap((id) => groupNames.get(id) ?? []),
          moreGroups: user.groups.length - 1,
        })),
        total: page.meta.total_count,
        pager: pagerOf(visit, page.meta),
        ...sortsOf(visit),
        order: query.get('order_by') ?? '',
        filter: { path: '/users/', prefix: 'filter' },
        said,
        isFiltered: Object.keys(said).length > 0,
        isUnfolded: Object.keys(said).some((name) => !first.includes(name)),
        choices: filterChoices(visit, groups, organisations, said),
        groups: choicesOf(groups, visit.say('users.choose-group')),
        address,
        countAddress: addressWith(visit, { count: 'true' }),
        exportAddress: `/users/export/?${query.toString()}`,
        mayChange: person!.powers.has(administratorRole),
      },
    };
  }

  /** All that the list shows with these filters. */
  @Download('export', { access: userReaders })
  async export(@Visiting() visit: Visit): Promise<void> {
    const groupNames = namesById(await groupsOf(visit));
    const found = pages(visit.api, '/API/v2/users/', {
      ...queryOf(visit),
      limit: 500,
      fields: [...exported, 'organisation_name'],
    });
    // Before the file begins: what is wrong with the filters is told as an error.
    const first = await found.next();
    async function* rows() {
      for (let page = first; !page.done; page = await found.next()) {
        for (const user of page.value.objects) {
          yield {
            ...user,
            groups: user.groups.flatMap((id) => groupNames.get(id) ?? []).join('; '),
            organisation: user.organisation_name,
          };
        }
      }
    }
    await sendFile(visit, 'users', 'csv', exported, rows());
  }

  /** Those who were chosen, and what is to be done to them. @param isOwnPower whether it ends one's own, which is asked first */
  @Page('several', { name: 'users-several', title: 'users.several-title', access: administratorRole, safe: true })
  async several(@Visiting() visit: Visit, isOwnPower = false): Promise<View> {
    const { ids, deed, group, back } = chosenBy(visit);
    const [users, groups] = await Promise.all([usersOf(visit, ids), groupsOf(visit)]);
    return {
      view: 'users/several',
      data: {
        users: users.map((user) => ({ ...user, name: calledName(user) })),
        ids: users.map(({ id }) => id),
        deed,
        deeds: deeds.map((value) => ({ value, label: visit.say(`users.deed-${value}`) })),
        group,
        groups: choicesOf(groups, visit.say('users.choose-group')),
        isOwnPower,
        back,
      },
    };
  }

  @Action('several', { page: 'several', access: administratorRole })
  async doToSeveral(@Visiting() visit: Visit): Promise<View | GoTo> {
    const { ids, deed, group, back } = chosenBy(visit);
    if (ids.length === 0) return visit.done(back, 'users.none-chosen');
    if (!deed) throw faultAt('do', visit.say('users.lacking-deed'));
    if (isAboutGroup(deed) && group === '') throw faultAt('group', visit.say('users.lacking-group'));
    const isOwn = deed === 'leave' && ids.includes(visit.person!.id) && !visit.form.flag('sure');
    if (isOwn && (await ownPower(visit)).isThrough(group)) return this.several(visit, true);
    const users = await usersOf(visit, ids);
    const outcomes = await doToEach(visit, deed, users, group);
    const refused = outcomes.filter(({ became }) => became === 'refused');
    const done = outcomes.filter(({ became }) => became === 'done');
    const groupName = namesById(isAboutGroup(deed) ? await groupsOf(visit) : []).get(group) ?? '';
    if (refused.length === 0 && outcomes.length === ids.length) {
      const fields = { ids: done.map(({ user }) => user.id).join(','), do: opposite[deed], group, back };
      return visit.done(
        back,
        `users.did-${deed}`,
        { count: done.length, same: outcomes.length - done.length, group: groupName },
        done.length > 0 ? { path: '/users/several/', fields } : undefined,
      );
    }
    const lacking = refused.filter(({ code }) => code === 'proof_required');
    const isAll = outcomes.length === ids.length && lacking.length === refused.length;
    const onlyProof = isAll && done.length === 0;
    return {
      view: 'users/outcomes',
      title: visit.say(onlyProof ? 'users.proof-title' : 'users.outcomes-title'),
      data: {
        onlyProof,
        deed,
        group,
        groupName,
        back,
        outcomes: outcomes.map((one) => ({ ...one, name: calledName(one.user) })),
        done: done.length,
        undone: done.map(({ user }) => user.id),
        opposite: opposite[deed],
        refused: refused.length,
        missing: ids.length - outcomes.length,
        // Only these would become something else by being tried once more.
        again: lacking.map(({ user }) => user.id),
      },
    };
  }

  @Page('new', { name: 'users-new', title: 'users.new-title', access: administratorRole, safe: true })
  async blank(@Visiting() visit: Visit): Promise<View> {
    const [groups, organisations] = await Promise.all([groupsOf(visit), organisationsOf(visit)]);
    return {
      view: 'users/new',
      data: {
        groups: choicesOf(groups),
        usualGroups: [defaultGroupId],
        organisations: choicesOf(organisations),
        usualOrganisation: defaultOrganisationId,
        permissions: grantableChoices(visit),
        powers: [
          {
            value: administratorRole,
            label: visit.say('users.administrator'),
            help: visit.say('users.administrator-help'),
          },
        ],
        isSuperuser: visit.person!.isSuperuser,
      },
    };
  }

  @Action('new', { page: 'blank', access: administratorRole })
  async create(@Visiting() visit: Visit): Promise<View | GoTo> {
    const { api, form } = visit;
    const password = form.optional('password');
    const current_password = form.text('current_password');
    const body: Schemas['NewUser'] = {
      username: form.text('username'),
      first_name: form.text('first_name'),
      last_name: form.text('last_name'),
      email: form.text('email'),
      organisation: form.optional('organisation'),
      groups: [...form.all('groups')],
      permissions: [...form.all('permissions')] as Schemas['NewUser']['permissions'],
      roles: [...form.all('roles')],
      is_staff: form.flag('is_staff'),
      is_superuser: form.flag('is_superuser'),
      password,
      // Also for the link, which nobody gets without: a form that lacks it makes nobody.
      current_password,
    };
    const user = await visit.ask(api.POST('/API/v2/users/', { body, params: { header: visit.once() } }));
    const values = { name: calledName(user) };
    if (password !== undefined) return visit.done(`/users/${user.id}/`, 'users.created', values);
    try {
      const view = await linkOnce(
        visit,
        user,
        { current_password },
        visit.once('-link'),
        visit.say('users.created', values),
      );
      return { ...view, data: { ...view.data, isNew: true } };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return visit.done(`/users/${user.id}/sign-in/`, 'users.created-without-link', values);
    }
  }
}

/** The headings that sort the list. */
function sortsOf(visit: Visit) {
  const sort = sortLinks(visit, columns, usual);
  const byName = names.map((name) => ({ ...sort[name]!, label: `users.${name}` }));
  return { sort: { ...sort, byName, named: byName.find(({ sorted }) => sorted)?.sorted } };
}

const exported = [
  'id',
  'username',
  'first_name',
  'last_name',
  'email',
  'organisation',
  'groups',
  'is_active',
  'is_staff',
  'is_superuser',
  'date_joined',
  'last_login',
  'login_count',
] as const;

const opposite: Record<Deed, Deed> = { activate: 'deactivate', deactivate: 'activate', join: 'leave', leave: 'join' };

const isAboutGroup = (deed: Deed): boolean => deed === 'join' || deed === 'leave';

interface Chosen {
  ids: string[];
  deed?: Deed;
  group: string;
  /** The list that they were chosen in. */
  back: string;
}

function chosenBy({ form, query }: Visit): Chosen {
  const ids = [...form.all('ids'), query.get('ids') ?? ''].flatMap((list) => list.split(','));
  const [deed, back] = [form.text('do') || query.get('do'), form.text('back')];
  return {
    ids: [...new Set(ids)].filter((id) => /^[1-9]\d{0,18}$/.test(id)).slice(0, most),
    deed: deeds.find((one) => one === deed),
    group: form.text('group') || (query.get('group') ?? ''),
    back: back.startsWith('/users/?') ? back : '/users/',
  };
}

const shown = ['id', 'username', 'first_name', 'last_name', 'is_active', 'groups'] as const;

async function usersOf(visit: Visit, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const query = { id__in: [...ids], limit: most, fields: [...shown], order_by: ['username'] } satisfies UserQuery;
  return (await visit.ask(visit.api.GET('/API/v2/users/', { params: { query } }))).objects;
}

/** Which of them are administrators, by whatever makes them one. */
async function administratorsAmong(visit: Visit, users: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  if (users.length === 0) return new Set();
  const id__in = users.map(({ id }) => id);
  const query = { id__in, role: administratorRole, limit: id__in.length, fields: ['id'] } satisfies UserQuery;
  const { objects } = await visit.ask(visit.api.GET('/API/v2/users/', { params: { query } }));
  return new Set(objects.map(({ id }) => id));
}

/** Choices with what the address asks for, which the reader may not see. */
const withAsked = (choices: Choice[], asked: string | undefined, label: string): Choice[] =>
  asked === undefined || choices.some(({ value }) => value === asked) ? choices : [...choices, { value: asked, label }];

function filterChoices(
  visit: Visit,
  groups: Parameters<typeof choicesOf>[0],
  organisations: Parameters<typeof choicesOf>[0],
  said: Record<string, string>,
) {
  const { role, permission } = said;
  const any = { value: '', label: visit.say('users.any') };
  const choice = (value: string, key: string) => ({ value, label: visit.say(key) });
  return {
    states: [any, choice('true', 'users.active'), choice('false', 'users.inactive')],
    superusers: [any, choice('true', 'users.only-superusers'), choice('false', 'users.no-superusers')],
    roles: [
      any,
      choice(administratorRole, 'users.only-administrators'),
      ...(role === undefined || role === administratorRole
        ? []
        : [{ value: role, label: visit.say('users.role-named', { role: roleSaid(visit, { key: role }) }) }]),
    ],
    permissions: [
      any,
      ...permissionChoices(visit),
      ...(permission === undefined || permissionChoices(visit).some(({ value }) => value === permission)
        ? []
        : [{ value: permission, label: permissionSaid(visit, permission).label }]),
    ],
    groups: withAsked(choicesOf(groups, any.label), said.groups, visit.say('users.unseen-group')),
    organisations: withAsked(
      choicesOf(organisations, any.label),
      said.organisation,
      visit.say('users.unseen-organisation'),
    ),
  };
}
