import { ProblemError, type QueryOf } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { defaultOrganisationId } from '../../accounts/organisations/organisation.entity.js';
import { mayOpen } from '../kit/frames.service.js';
import { filtersOf, pageOf, pagerOf, sortLinks } from '../kit/list-page.js';
import { unlessGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { byId, type GoTo, type View, type Visit } from '../kit/visit.js';
import { ifSame } from '../users/amending.js';
import { groupReaders, userReaders } from '../users/names.js';

@Pages('organisations')
export class OrganisationsPages {
  @Page('', {
    name: 'organisations',
    title: 'organisations.title',
    access: groupReaders,
    navigation: { part: 'administration', order: 30, icon: 'briefcase' },
  })
  async list(@Visiting() visit: Visit): Promise<View> {
    const { api, query, person } = visit;
    const said = filtersOf(visit, ['q']);
    const asked: QueryOf<'/API/v2/organisations/'> = {
      ...said,
      order_by: [query.get('order_by') ?? 'name'] as ['name'],
      ...pageOf(visit),
    };
    const { objects, meta } = await visit.ask(api.GET('/API/v2/organisations/', { params: { query: asked } }));
    return {
      view: 'organisations/list',
      data: {
        organisations: objects,
        said,
        filter: { path: '/organisations/', prefix: 'filter' },
        sort: sortLinks(visit, ['name'], 'name'),
        pager: pagerOf(visit, meta),
        mayChange: person!.powers.has(administratorRole),
        seesUsers: mayOpen(person!, userReaders),
      },
    };
  }

  @Action('', { page: 'list', access: administratorRole })
  async create(@Visiting() visit: Visit): Promise<GoTo> {
    const body = { name: visit.form.text('name') };
    const { id, name } = await visit.ask(
      visit.api.POST('/API/v2/organisations/', { body, params: { header: visit.once() } }),
    );
    const undo = { path: `/organisations/${id}/delete/` };
    return visit.done('/organisations/', 'organisations.created', { name }, undo);
  }

  @Page(':id', { name: 'organisation', title: 'organisations.one-title', access: groupReaders })
  async organisation(@Visiting() visit: Visit): Promise<View> {
    const { api, person } = visit;
    const mayChange = person!.powers.has(administratorRole);
    const { data: organisation, response, error } = await api.GET('/API/v2/organisations/{id}/', byId(visit));
    if (!organisation) throw new ProblemError(response, error);
    const query = { organisation: organisation.id, limit: 1, count: true };
    const [users, groups] = await Promise.all([
      api.GET('/API/v2/users/', { params: { query } }),
      api.GET('/API/v2/groups/', { params: { query } }),
    ]);
    return {
      view: 'organisations/organisation',
      title: organisation.name,
      data: {
        organisation,
        etag: response.headers.get('etag'),
        base: `/organisations/${organisation.id}/`,
        // Who sees organisations need not see users, and of groups only administrators see all.
        users: users.data?.meta.total_count,
        groups: mayChange ? groups.data?.meta.total_count : undefined,
        isDefault: organisation.id === defaultOrganisationId,
        mayChange,
      },
    };
  }

  @Action(':id', { page: 'organisation', access: administratorRole })
  async rename(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const request = { params: { ...byId(visit).params, header: ifSame(visit) }, body: { name: form.text('name') } };
    const { id, name } = await visit.ask(api.PATCH('/API/v2/organisations/{id}/', request));
    return visit.done(`/organisations/${id}/`, 'organisations.renamed', { name });
  }

  @Action(':id/delete', { page: 'organisation', access: administratorRole })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    const remove = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/organisations/{id}/', byId(visit)));
      return visit.done('/organisations/', 'organisations.deleted');
    };
    return unlessGone(visit, remove, '/organisations/');
  }
}
