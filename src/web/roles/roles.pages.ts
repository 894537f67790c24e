import { ProblemError, type QueryOf, type Schemas } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { roleSources } from '../../accounts/granting/role.entity.js';
import type { FormValues } from '../kit/form-values.js';
import { mayOpen } from '../kit/frames.service.js';
import { filtersOf, pageOf, pagerOf, sortLinks } from '../kit/list-page.js';
import { unlessGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { groupReaders, roleChoices, roleSaid, rolesSaid, userReaders } from '../users/names.js';

type Role = Schemas['Role'];

/** So many stand in the choice of the role that a new one is put under. */
const most = 1000;

@Pages('roles')
export class RolesPages {
  @Page('', {
    name: 'roles',
    title: 'roles.title',
    access: groupReaders,
    navigation: { part: 'administration', order: 40, icon: 'id-badge' },
  })
  async list(@Visiting() visit: Visit): Promise<View> {
    const { api, query, person } = visit;
    const said = filtersOf(visit, ['q', 'source', 'parent']);
    // Labels are English: in another language the list stands in the order of what is the same in all.
    const isAsLabelled = visit.words.language === 'en';
    const usual = isAsLabelled ? 'label' : 'key';
    const registered = await rolesOf(visit);
    const all = rolesSaid(visit, registered);
    const asked: QueryOf<'/API/v2/roles/'> = {
      ...(isAsLabelled ? said : called(said, registered, all)),
      order_by: [query.get('order_by') ?? usual] as ['label'],
      ...pageOf(visit),
    };
    const { objects, meta } = await visit.ask(api.GET('/API/v2/roles/', { params: { query: asked } }));
    const byId = new Map(all.map((role) => [role.id, role]));
    const above = new Set(all.map(({ parent }) => parent));
    const choice = (value: string) => ({ value, label: visit.say(`roles.source-${value}`) });
    return {
      view: 'roles/list',
      data: {
        roles: objects.map((role) => ({
          ...role,
          label: roleSaid(visit, role),
          sourceName: visit.say(`roles.source-${role.source}`),
          under: role.parent === null ? undefined : byId.get(role.parent),
          hasBelow: above.has(role.id),
        })),
        said,
        isFiltered: Object.keys(said).length > 0,
        under: said.parent && byId.get(said.parent),
        sources: [{ value: '', label: visit.say('users.any') }, ...roleSources.map(choice)],
        parents: [{ value: '', label: visit.say('roles.no-parent') }, ...roleChoices(all)],
        filter: { path: '/roles/', prefix: 'filter' },
        sort: sortLinks(visit, isAsLabelled ? ['label', 'key', 'source'] : ['key', 'source'], usual),
        pager: pagerOf(visit, meta),
        mayChange: person!.powers.has(administratorRole),
        seesUsers: mayOpen(person!, userReaders),
      },
    };
  }

  @Action('', { page: 'list', access: administratorRole })
  async register(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const name = form.text('name');
    const [same, roles] = await Promise.all([
      visit.ask(api.GET('/API/v2/roles/', { params: { query: { key: name, limit: 1 } } })),
      rolesOf(visit),
    ]);
    const [there] = same.objects;
    // Sent twice, it is done already.
    if (there && !isAs(form, there, roles)) throw taken();
    if (!there) await visit.ask(api.POST('/API/v2/groups/roles/create/', { body: treeOf(form, roles) }));
    return visit.done(`/roles/?q=${encodeURIComponent(name)}`, 'roles.registered', { name });
  }

  @Action(':id/delete', { page: 'list', access: administratorRole })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    const remove = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/roles/{id}/', { params: { path: { id: visit.param('id') } } }));
      return visit.done('/roles/', 'roles.deleted');
    };
    return unlessGone(visit, remove, '/roles/');
  }
}

/** Whether a role is what a form asks for. */
function isAs(form: FormValues, { key, label, parent }: Role, roles: readonly Role[]): boolean {
  const above = roles.find((role) => role.key === form.text('parent'));
  return label === (form.optional('label') ?? key) && parent === (above?.id ?? null);
}

/** Plugins register what they have registered before, and so change it; people mean another role. */
function taken(): ProblemError {
  const detail = 'There is a role of that name already.';
  const errors = [{ field: 'name', message: detail }];
  return new ProblemError(new Response(null, { status: 409 }), { code: 'name_taken', detail, errors });
}

async function rolesOf(visit: Visit): Promise<Role[]> {
  const query = { limit: most, order_by: ['label' as const] };
  return (await visit.ask(visit.api.GET('/API/v2/roles/', { params: { query } }))).objects;
}

/** A search by what roles are called in the reader's words, too. */
function called(
  { q, ...said }: Record<string, string>,
  registered: readonly Role[],
  all: readonly Role[],
): QueryOf<'/API/v2/roles/'> {
  if (q === undefined) return said;
  const wanted = q.toLowerCase();
  const found = [...registered, ...all].filter(({ key, label }) =>
    [key, label].some((text) => text.toLowerCase().includes(wanted)),
  );
  // More than are asked for at once are found by their keys and labels only.
  if (found.length === 0 || registered.length === most) return { ...said, q };
  return { ...said, id__in: [...new Set(found.map(({ id }) => id))] };
}

/**
 * The tree that has the new role in it: the role above, and those above that, are said as they are, since what a tree
 * says of a plugin's role is stored.
 */
export function treeOf(form: FormValues, roles: readonly Role[]): Schemas['RoleTree'] {
  const byId = new Map(roles.map((role) => [role.id, role]));
  const label = form.optional('label');
  let tree: Schemas['RoleTree'] = { name: form.text('name'), ...(label === undefined ? {} : { label }) };
  let above = roles.find(({ key }) => key === form.text('parent'));
  for (; above; above = above.parent === null ? undefined : byId.get(String(above.parent))) {
    tree = { name: above.key, label: above.label, children: [tree] };
  }
  return tree;
}
