import { administratorRole } from '../../accounts/granting/permissions.js';
import type { Access } from '../../auth/access.decorators.js';
import { ExportLocationResource } from '../../exportlocations/export-location.resource.js';
import { resourceOf } from '../../rest/declaration/resource.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { Catalogue } from '../standards/catalogue.js';

const access: Access = ['media_backend', administratorRole];
const write = administratorRole;
export const locations = new Catalogue(resourceOf(ExportLocationResource, 'v2'), '/exportlocations/');

@Pages('exportlocations')
export class ExportLocationsPages {
  @Page('', {
    name: 'exportlocations',
    title: 'exportlocations.title',
    access,
    navigation: { part: 'work', order: 40, icon: 'share' },
  })
  list(@Visiting() visit: Visit): Promise<View> {
    return locations.show(visit, visit.say('exportlocations.title'));
  }

  @Action('', { page: 'list', access: write })
  add(@Visiting() visit: Visit): Promise<GoTo> {
    return locations.add(visit);
  }

  @Action(':id', { page: 'list', access: write })
  change(@Visiting() visit: Visit): Promise<GoTo> {
    return locations.change(visit);
  }

  @Action(':id/delete', { page: 'list', access: write })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    return locations.remove(visit);
  }
}
