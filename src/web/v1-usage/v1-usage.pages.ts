import { pages } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { settings } from '../../config/settings.js';
import { builtFile } from '../kit/assets.js';
import { dayChart } from '../kit/day-chart.js';
import { sendFile } from '../kit/downloads.js';
import { addressWith } from '../kit/list-page.js';
import { Download, Page, Pages, Visiting } from '../kit/page.js';
import type { View, Visit } from '../kit/visit.js';
import { callsIn, clientsIn } from './callers.js';

const access = administratorRole;

/** Days that the chart shows. */
const periods = [30, 90] as const;

/** After so many days without a call, whoever called is taken to have moved. */
const quiet = 30;

/** So many rows are looked at, those that were called last: clients and calls are worked out from them. */
const most = 1000;

const tabs = ['clients', 'calls', 'quiet'] as const;

const columns = [
  'user',
  'username',
  'token',
  'token_label',
  'route',
  'calls',
  'last_at',
  'last_from',
  'twin',
  'guide',
] as const;

/** Who still calls the first version: whom its end would hit. */
@Pages('v1')
export class V1UsagePages {
  @Page('', {
    name: 'v1',
    title: 'v1.title',
    access,
    navigation: { part: 'administration', order: 50, icon: 'history' },
  })
  async usage(@Visiting() visit: Visit): Promise<View> {
    const { api, query } = visit;
    const period = periods.find((days) => String(days) === query.get('days')) ?? periods[0];
    const tab = tabs.find((one) => one === query.get('show')) ?? tabs[0];
    const [{ days }, { objects, meta }] = await Promise.all([
      visit.ask(api.GET('/API/v2/v1-usage/days/', { params: { query: { days: Math.max(period, quiet) } } })),
      visit.ask(api.GET('/API/v2/v1-usage/', { params: { query: { limit: most, order_by: ['-last_at'] } } })),
    ]);
    const since = new Date(Date.now() - quiet * 86_400_000).toISOString();
    const isRecent = ({ lastAt }: { lastAt: string }): boolean => lastAt >= since;
    const clients = clientsIn(objects);
    const lists = {
      clients: clients.filter(isRecent),
      calls: callsIn(objects).filter(isRecent),
      quiet: clients.filter((client) => !isRecent(client)),
    };
    const chartDays = days.slice(-period);
    const callsOf = (some: typeof days): number => some.reduce((all, { calls }) => all + calls, 0);
    const { enabled, sunset } = settings.v1;
    return {
      view: 'v1-usage/usage',
      data: {
        ...shownOf(visit, lists[tab]),
        tab,
        tabs: tabs.map((one) => ({
          path: addressWith(visit, { show: one, from: undefined }),
          label: visit.say(`v1.tab.${one}`, { count: lists[one].length }),
          isCurrent: one === tab,
        })),
        periods: periods.map((one) => ({
          path: addressWith(visit, { days: String(one), from: undefined }),
          label: visit.say('v1.period', { days: one }),
          isCurrent: one === period,
        })),
        hasMore: meta.next !== null,
        most,
        quiet,
        breaking: lists.clients.length,
        last: clients[0],
        recentCalls: callsOf(days.slice(-quiet)),
        period,
        periodCalls: callsOf(chartDays),
        chart: callsOf(chartDays) > 0 ? await dayChart(chartDays) : undefined,
        enabled,
        sunset: sunset?.toISOString(),
      },
    };
  }

  /** All that is known, also what the page leaves out. */
  @Download('export', { access })
  async export(@Visiting() visit: Visit): Promise<void> {
    const found = pages(visit.api, '/API/v2/v1-usage/', { limit: most, order_by: ['-last_at'] });
    // Before the file begins: what cannot be read is told as an error.
    const first = await found.next();
    async function* rows() {
      for (let page = first; !page.done; page = await found.next()) yield* page.value.objects;
    }
    await sendFile(visit, 'v1-usage', 'csv', columns, rows());
  }

  /** docs/moving-from-v1.md, for all who have to move. */
  @Page('guide', { name: 'v1-guide', title: 'v1.guide-title', access: 'authenticated' })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async guide(@Visiting() visit: Visit): Promise<View> {
    const mayGoBack = visit.person!.powers.has(administratorRole);
    return { view: 'v1-usage/guide', data: { guide: builtFile('moving-from-v1.html'), mayGoBack } };
  }
}

/** Those of a list that one page shows, and links to the others. */
function shownOf(visit: Visit, list: readonly object[]): object {
  const size = visit.person!.preferences.paginate_by;
  const asked = /^\d{1,4}$/.test(visit.query.get('from') ?? '') ? Number(visit.query.get('from')) : 0;
  // The list may have become shorter since: then the last page of it.
  const from = Math.min(asked, Math.max(0, Math.ceil(list.length / size) - 1) * size);
  return {
    shown: list.slice(from, from + size),
    pager: {
      before: from > 0 ? addressWith(visit, { from: String(Math.max(0, from - size)) }) : undefined,
      next: from + size < list.length ? addressWith(visit, { from: String(from + size) }) : undefined,
    },
  };
}
