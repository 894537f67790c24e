import { administratorRole } from '../../accounts/granting/permissions.js';
import { KnowsCallers } from '../../auth/access.decorators.js';
import { Problem } from '../../config/problem.js';
import { dayChart } from '../kit/day-chart.js';
import { Page, Pages, Visiting } from '../kit/page.js';
import { wantsPage } from '../kit/paths.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { deedsOf } from '../profile/deeds.js';
import { clipOf, originsOf } from '../mediabin/clips.js';
import { ADVICE_LIMIT } from '../../tokens/token-advice.js';
import { advisedTokens } from '../tokens/advised-tokens.js';
import { clientsIn } from '../v1-usage/callers.js';

const day = 86_400_000;

/** What somebody may be trying; a session that is over is not. */
const signInRefusals = [
  'bad credentials',
  'too many tries',
  'no proof of the password',
  'the key was rotated out',
  'no such link',
].map((why) => `refused: ${why}`);

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
    const { person, api } = visit;
    if (!person) return visit.done('/login/');
    const [bin, tokens, history, watch] = await Promise.all([
      visit.ask(api.GET('/API/v2/mediabin/', { params: { query: { limit: 6, count: true } } })),
      tokensToSee(visit),
      visit.ask(api.GET('/API/v2/me/history/', { params: { query: { limit: 5, order_by: ['-id'] } } })),
      person.powers.has(administratorRole) ? watchOf(visit) : undefined,
    ]);
    const origins = originsOf(bin.objects);
    const clips = bin.objects.map((_, place) => clipOf(bin.objects, place, origins));
    return {
      view: 'start/start',
      title: visit.say('start.hello', { name: person.name }),
      data: { clips, count: bin.meta.total_count, ...tokens, entries: deedsOf(visit.words, history.objects), watch },
      pictures: origins,
    };
  }
}

/** Those of one's tokens that there is something to do about; that they have no end shows on their own page. */
async function tokensToSee(visit: Visit): Promise<{ tokens: object[]; hasTokens: boolean }> {
  const query = { revoked_at__isnull: true, limit: ADVICE_LIMIT };
  const { tokens, pager } = await advisedTokens(visit, { ...query, order_by: ['-id'] });
  // Of many, those that end next may not be among the newest.
  const now = new Date().toISOString();
  const ending = pager.next
    ? (await advisedTokens(visit, { ...query, expires_at__gte: now, order_by: ['expires_at'] })).tokens
    : [];
  const first = new Set(ending.map(({ id }) => id));
  const urgent = [...ending, ...tokens.filter(({ id }) => !first.has(id))]
    .map((token) => ({ ...token, advice: token.advice.filter(({ code }) => code !== 'no_end') }))
    .filter(({ state, advice }) => state === 'unrevealed' || advice.length > 0);
  return { tokens: urgent.slice(0, 5), hasTokens: tokens.length > 0 };
}

/** What administrators keep an eye on. */
async function watchOf(visit: Visit): Promise<object> {
  const { api } = visit;
  const since = new Date(Date.now() - 30 * day).toISOString();
  const [days, callers, refused, health] = await Promise.all([
    visit.ask(api.GET('/API/v2/v1-usage/days/', { params: { query: { days: 30 } } })),
    visit.ask(
      api.GET('/API/v2/v1-usage/', { params: { query: { last_at__gte: since, limit: 25, order_by: ['-last_at'] } } }),
    ),
    visit.ask(
      api.GET('/API/v2/audit/', {
        params: { query: { event: 'sign-in', outcome__in: signInRefusals, limit: 5, order_by: ['-id'] } },
      }),
    ),
    // 503 when it is not ready: that is what is to be told.
    api.GET('/API/v2/healthcheck/ready').then(({ data, error }) => (data ?? error) as Record<string, string>),
  ]);
  const parts = ['database', 'migrations', 'storage'].map((name) => ({ name, state: health[name] ?? 'unreachable' }));
  return {
    days,
    chart: days.calls > 0 ? await dayChart(days.days) : undefined,
    callers: clientsIn(callers.objects).slice(0, 5),
    refused: deedsOf(visit.words, refused.objects),
    health: { isWell: parts.every(({ state }) => state === 'ok'), parts },
  };
}
