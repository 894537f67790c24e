import { KnowsCallers } from '../../auth/access.decorators.js';
import { Problem } from '../../config/problem.js';
import { Page, Pages, Visiting } from '../kit/page.js';
import { wantsPage } from '../kit/paths.js';
import type { GoTo, View, Visit } from '../kit/visit.js';

@Pages('')
export class StartPages {
  /** Programs find here what they always have: nothing. */
  @Page('', {
    name: 'start',
    title: 'start.title',
    access: 'public',
    navigation: { part: 'work', order: 0, icon: 'home' },
  })
  @KnowsCallers()
  async start(@Visiting() visit: Visit): Promise<View | GoTo> {
    if (!wantsPage(visit.request)) throw new Problem('not_found', 'There is nothing at this address.');
    if (!visit.person) return visit.done('/login/');
    const bin = await visit.ask(visit.api.GET('/API/v2/mediabin/', { params: { query: { limit: 8, count: true } } }));
    return { view: 'start/start', data: { items: bin.objects, count: bin.meta.total_count } };
  }
}
