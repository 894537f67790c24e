import { unwrap, type QueryOf, type Schemas } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { settings } from '../../config/settings.js';
import { today } from '../../rest/calls/days.js';
import { publicOrigin } from '../../rest/origin.js';
import { dayChart } from '../kit/day-chart.js';
import { calledName } from '../kit/person.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { ADVICE_LIMIT } from '../../tokens/token-advice.js';
import { advisedTokens, shown, type ShownToken, type Token } from './advised-tokens.js';
import { endChoices, endIn } from './token-end.js';

/** Lists of tokens besides those that can be used. */
const lists = ['revoked', 'created'] as const;

const overlaps = [0, 15, 60, 240, 1440];

const access = 'authenticated';

/** People's own tokens. */
@Pages('profile/tokens')
export class TokenPages {
  @Page('', {
    name: 'tokens',
    title: 'tokens.title',
    access,
    safe: true,
    navigation: { part: 'own', order: 20, icon: 'key' },
  })
  async tokens(@Visiting() visit: Visit): Promise<View> {
    const { person, query } = visit;
    const list = lists.find((one) => one === query.get('list'));
    const { tokens, pager } = await advisedTokens(visit, {
      limit: Math.min(person!.preferences.paginate_by, ADVICE_LIMIT),
      cursor: query.get('cursor') ?? undefined,
      order_by: ['-id'],
      ...(list === 'created' ? { scope: 'created' } : { revoked_at__isnull: list !== 'revoked' }),
    });
    return { view: 'tokens/tokens', data: { tokens, list, mayAssign: mayAssign(visit), pager } };
  }

  @Page('new', { name: 'new-token', title: 'tokens.new.title', access, safe: true })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async blank(@Visiting() visit: Visit): Promise<View> {
    const { query } = visit;
    const { tokenMaxDays: maxDays } = settings;
    return {
      view: 'tokens/new',
      data: {
        label: query.get('label') ?? '',
        access: query.get('access') === 'full' ? 'full' : 'read',
        accesses: ['read', 'full'].map((value) => choice(visit, 'access', value)),
        runAs: mayAssign(visit)
          ? ['forbidden', 'allowed', 'required'].map((value) => choice(visit, 'run_as', value))
          : undefined,
        end: endChoices(visit, { maxDays }),
        today: today(),
        maxDays,
      },
    };
  }

  @Action('new', { page: 'blank', access })
  async create(@Visiting() visit: Visit): Promise<View> {
    const { form } = visit;
    const body = {
      label: form.text('label'),
      expires_at: endIn(form),
      access: form.optional('access') as Token['access'] | undefined,
      run_as: form.optional('run_as') as Token['run_as'] | undefined,
      password: form.text('password'),
    };
    const answer = await visit.api.POST('/API/v2/tokens/', { body, params: { header: visit.once() } });
    return showKey(visit, unwrap(answer), answer.response, 'made');
  }

  @Page(':id', { name: 'token', title: 'tokens.one.title', access, safe: true })
  async token(@Visiting() visit: Visit): Promise<View> {
    const token = await tokenOf(visit);
    const params = { path: { id: token.id } };
    const use = await visit.ask(visit.api.GET('/API/v2/tokens/{id}/use/', { params }));
    return {
      view: 'tokens/token',
      title: token.name,
      under: token.list,
      data: { token, use, mayAssign: mayAssign(visit), chart: use.calls > 0 ? await dayChart(use.days) : undefined },
    };
  }

  @Page(':id/change', { name: 'change-token', title: 'tokens.change.title', access, safe: true })
  async changing(@Visiting() visit: Visit): Promise<View | GoTo> {
    const token = await tokenOf(visit);
    if (!token.isOpen && !visit.refused) return visit.done(pathTo(token));
    const start = Date.parse(token.created_at);
    const end = endChoices(visit, { maxDays: settings.tokenMaxDays, start, keep: true });
    return {
      view: 'tokens/change',
      under: token.list,
      title: visit.say('tokens.change.of', { label: token.name }),
      data: { token, end, today: today(), maxDays: settings.tokenMaxDays },
    };
  }

  @Action(':id/change', { page: 'changing', access })
  async change(@Visiting() visit: Visit): Promise<GoTo> {
    const { form } = visit;
    const token = await tokenOf(visit);
    // What is as it was shown is not sent: it may have been changed meanwhile. Where there was a label, the API says that
    // it needs one.
    const label = form.text('label') === form.text('label_was') ? undefined : form.text('label');
    const body = { label, expires_at: endIn(form), password: form.optional('password') };
    await visit.ask(visit.api.PATCH('/API/v2/tokens/{id}/', { body, params: { path: idOf(visit) } }));
    return visit.done(token.then, 'tokens.changed');
  }

  @Page(':id/read-only', { name: 'read-only-token', title: 'tokens.read-only.title', access, safe: true })
  async makingReadOnly(@Visiting() visit: Visit): Promise<View | GoTo> {
    const token = await tokenOf(visit);
    if (!token.isOpen && !visit.refused) return visit.done(pathTo(token));
    const title = visit.say('tokens.read-only.of', { label: token.name });
    return { view: 'tokens/read-only', title, under: token.list, data: { token } };
  }

  @Action(':id/read-only', { page: 'makingReadOnly', access })
  async makeReadOnly(@Visiting() visit: Visit): Promise<GoTo> {
    const params = { path: idOf(visit) };
    const token = await tokenOf(visit);
    await visit.ask(visit.api.PATCH('/API/v2/tokens/{id}/', { body: { access: 'read' }, params }));
    return visit.done(token.then, 'tokens.read-only.done', { label: token.name });
  }

  @Page(':id/rotate', { name: 'rotate-token', title: 'tokens.rotate.title', access, safe: true })
  async rotating(@Visiting() visit: Visit): Promise<View | GoTo> {
    const token = await tokenOf(visit);
    if (token.state !== 'active' && !visit.refused) return visit.done(pathTo(token));
    return {
      view: 'tokens/rotate',
      title: visit.say('tokens.rotate.of', { label: token.name }),
      data: {
        token,
        overlaps: overlaps.map((minutes) => ({
          value: String(minutes),
          label: visit.say('tokens.overlap', { minutes, hours: minutes / 60 }),
        })),
      },
    };
  }

  @Action(':id/rotate', { page: 'rotating', access })
  async rotate(@Visiting() visit: Visit): Promise<View> {
    const { form } = visit;
    const body = {
      overlap_minutes: form.has('overlap_minutes') ? form.number('overlap_minutes') : undefined,
      password: form.text('password'),
    };
    const params = { path: idOf(visit), header: visit.once() };
    const answer = await visit.api.POST('/API/v2/tokens/{id}/rotate/', { body, params });
    const shown = showKey(visit, unwrap(answer), answer.response, 'rotated');
    const minutes = Number(body.overlap_minutes ?? 0);
    const until = minutes > 0 ? new Date(Date.now() + minutes * 60_000).toISOString() : undefined;
    return { ...shown, data: { ...shown.data, until } };
  }

  @Page(':id/reveal', { name: 'reveal-token', title: 'tokens.reveal.title', access, safe: true })
  async revealing(@Visiting() visit: Visit): Promise<View | GoTo> {
    const token = await tokenOf(visit);
    if (token.state !== 'unrevealed' && !visit.refused) return visit.done(pathTo(token));
    return {
      view: 'tokens/reveal',
      title: visit.say('tokens.reveal.of', { label: token.name }),
      data: { token },
    };
  }

  @Action(':id/reveal', { page: 'revealing', access })
  async reveal(@Visiting() visit: Visit): Promise<View> {
    const body = { password: visit.form.text('password') };
    const params = { path: idOf(visit), header: visit.once() };
    const answer = await visit.api.POST('/API/v2/tokens/{id}/reveal/', { body, params });
    return showKey(visit, unwrap(answer), answer.response, 'revealed');
  }

  @Page(':id/revoke', { name: 'revoke-token', title: 'tokens.revoke.title', access, safe: true })
  async revoking(@Visiting() visit: Visit): Promise<View | GoTo> {
    const token = await tokenOf(visit);
    if (!token.isOpen && !visit.refused) return visit.done(pathTo(token));
    const title = visit.say('tokens.revoke.of', { label: token.name });
    return { view: 'tokens/revoke', title, under: token.list, data: { token } };
  }

  @Action(':id/revoke', { page: 'revoking', access })
  async revoke(@Visiting() visit: Visit): Promise<GoTo> {
    const token = await tokenOf(visit);
    await visit.ask(visit.api.DELETE('/API/v2/tokens/{id}/', { params: { path: idOf(visit) } }));
    return visit.done(token.list, 'tokens.revoked', { label: token.name });
  }
}

/** Who administers may make tokens for others, and such as act for others. */
const mayAssign = ({ person }: Visit): boolean => person!.powers.has(administratorRole);
const pathTo = ({ id }: Token): string => `/profile/tokens/${id}/`;
const idOf = (visit: Visit): { id: string } => ({ id: visit.param('id') });

/** A token with its place among others, which may be somebody else's. */
interface PlacedToken extends ShownToken {
  /** Whose it is, where it is not the reader's. */
  owner?: { name: string; path?: string };
  /** Where all of them stand. */
  list: string;
  /** Where one goes on after a change. */
  then: string;
}

async function tokenOf(visit: Visit): Promise<PlacedToken> {
  const token = shown(visit, await visit.ask(visit.api.GET('/API/v2/tokens/{id}/', { params: { path: idOf(visit) } })));
  const own = { list: '/profile/tokens/', then: `/profile/tokens/${token.id}/` };
  if (token.isOwn) return { ...token, ...own };
  // Who has made it and is no administrator any more does not see them.
  if (!mayAssign(visit)) return { ...token, ...own, owner: { name: token.assignee } };
  const query: QueryOf<'/API/v2/users/'> = {
    username: token.assignee,
    fields: ['id', 'username', 'first_name', 'last_name'],
  };
  const { objects } = await visit.ask(visit.api.GET('/API/v2/users/', { params: { query } }));
  const user = objects[0] as Schemas['User'];
  const path = `/users/${user.id}/`;
  const list = `${path}tokens/`;
  return { ...token, owner: { name: calledName(user), path }, list, then: list };
}

/** The key, in the answer of the form itself and nowhere else. An answer that is given once more has none. */
function showKey(
  visit: Visit,
  { key, ...token }: Schemas['TokenWithKey'],
  response: Response,
  how: 'made' | 'rotated' | 'revealed',
): View {
  const isRepeated = response.headers.has('idempotency-replayed');
  const own = shown(visit, token);
  return {
    view: 'tokens/key',
    title: visit.say(isRepeated ? 'tokens.key.repeated' : 'tokens.key.of', { label: own.name }),
    lead: isRepeated ? '' : visit.say('tokens.key.now'),
    status: response.status,
    data: { token: own, how, key: isRepeated ? undefined : key, origin: publicOrigin(visit.request) },
  };
}

const choice = (visit: Visit, name: 'access' | 'run_as', value: string) => ({
  value,
  label: visit.say(`tokens.${name}.${value}`),
  help: visit.say(`tokens.${name}.${value}.help`),
});
