import { administratorRole } from '../../accounts/granting/permissions.js';
import type { Access } from '../../auth/access.decorators.js';
import { Problem } from '../../config/problem.js';
import { resourceOf } from '../../rest/declaration/resource.js';
import { catalogues as declared } from '../../standards/standards.module.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { Catalogue } from './catalogue.js';

/** All of them ask the same of their readers and keepers; a test holds it. */
const access: Access = ['media_backend', administratorRole];
const write = administratorRole;

/** By the last part of their addresses. */
export const catalogues: ReadonlyMap<string, Catalogue> = new Map(
  declared.map((type) => {
    const resource = resourceOf(type, 'v2');
    const kind = resource.path.replace('standards/', '');
    return [kind, new Catalogue(resource, `/standards/${kind}/`)] as const;
  }),
);

@Pages('standards')
export class StandardsPages {
  @Page('', {
    name: 'standards',
    title: 'standards.title',
    access,
    navigation: { part: 'work', order: 30, icon: 'book' },
  })
  async overview(@Visiting() visit: Visit): Promise<View> {
    const kinds = await Promise.all(
      [...catalogues].map(async ([kind, catalogue]) => ({
        path: catalogue.base,
        name: visit.say(`standards.kind.${kind}`),
        about: visit.say(`standards.about.${kind}`),
        count: await catalogue.count(visit),
      })),
    );
    return { view: 'standards/overview', data: { kinds } };
  }

  @Page(':kind', { name: 'catalogue', title: 'standards.title', access })
  catalogue(@Visiting() visit: Visit): Promise<View> {
    return of(visit).show(visit, visit.say(`standards.kind.${visit.param('kind')}`));
  }

  @Action(':kind', { page: 'catalogue', access: write })
  add(@Visiting() visit: Visit): Promise<GoTo> {
    return of(visit).add(visit);
  }

  @Action(':kind/:id', { page: 'catalogue', access: write })
  change(@Visiting() visit: Visit): Promise<GoTo> {
    return of(visit).change(visit);
  }

  @Action(':kind/:id/delete', { page: 'catalogue', access: write })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    return of(visit).remove(visit);
  }
}

function of(visit: Visit): Catalogue {
  const catalogue = catalogues.get(visit.param('kind'));
  if (!catalogue) throw new Problem('not_found', 'There is no such catalogue.');
  return catalogue;
}
