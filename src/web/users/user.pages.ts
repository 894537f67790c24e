import { administratorRole } from '../../accounts/granting/permissions.js';
import type { Access } from '../../auth/access.decorators.js';
import { today } from '../../rest/calls/days.js';
import { publicOrigin } from '../../rest/origin.js';
import { curlAs } from '../../config/curl.js';
import { settings } from '../../config/settings.js';
import { ProblemError, type QueryOf, type Schemas } from '../../../client/src/index.js';
import { eventSaid, reasonOf } from '../audit/audit.pages.js';
import { namesOf } from '../audit/target-names.js';
import type { Choice } from '../kit/fields.js';
import { unlessGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { calledName } from '../kit/person.js';
import { browserOf } from '../profile/browser-name.js';
import { ADVICE_LIMIT } from '../../tokens/token-advice.js';
import { advisedTokens } from '../tokens/advised-tokens.js';
import { endChoices, endIn } from '../tokens/token-end.js';
import { byId, type GoTo, type View, type Visit } from '../kit/visit.js';
import { amendOne, ifSame, proofOf } from './amending.js';
import {
  choicesOf,
  grantableChoices,
  groupsOf,
  mostChoices,
  organisationsOf,
  permissionSaid,
  roleChoices,
  rolesSaid,
  userReaders,
} from './names.js';
import { linkOnce } from './one-time-link.js';
import { ownPower } from './own-power.js';

type User = Schemas['User'];

const byAdministrators: Access = administratorRole;

/** The tabs of the page, in their order; the first one is for all who may look. */
const tabs = ['account', 'access', 'tokens', 'sign-in', 'history'] as const;
type Tab = (typeof tabs)[number];

const pathOf = (id: string, tab: Tab = 'account'): string => `/users/${id}/${tab === 'account' ? '' : `${tab}/`}`;

/** What may be seen of one user, and done. Each tab is a page. */
@Pages('users/:id')
export class UserPages {
  @Page('', { name: 'user', title: 'user.account-title', access: userReaders, safe: true })
  async account(@Visiting() visit: Visit): Promise<View> {
    const { data: user, response, error } = await visit.api.GET('/API/v2/users/{id}/', byId(visit));
    if (!user) throw new ProblemError(response, error);
    const mayChange = visit.person!.powers.has(administratorRole);
    const [groups, organisations] = await Promise.all([groupsOf(visit), organisationsOf(visit)]);
    const isSelf = user.id === visit.person!.id;
    const seen = groups.filter(({ id }) => user.groups.includes(id));
    return tabOf(visit, user, 'account', {
      etag: response.headers.get('etag'),
      organisations: choicesOf(organisations),
      groups: seen,
      unseenGroups: user.groups.length - seen.length,
      mayChange,
      isSelf,
      curl:
        mayChange && !isSelf ? curlAs(publicOrigin(visit.request), visit.person!.username, user.username) : undefined,
    });
  }

  @Action('', { page: 'account', access: byAdministrators })
  async change(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const path = pathOf(visit.param('id'));
    const texts = ['username', 'first_name', 'last_name', 'email', 'organisation'] as const;
    const flags = ['is_staff', 'is_superuser'] as const;
    const said = <N extends string, V>(names: readonly N[], read: (name: N) => V): Partial<Record<N, V>> =>
      Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, read(name)])) as Partial<
        Record<N, V>
      >;
    const body: Schemas['UserChanges'] = {
      ...said(texts, (name) => form.text(name)),
      ...said(flags, (name) => form.flag(name)),
      ...proofOf(visit),
    };
    await visit.ask(
      api.PATCH('/API/v2/users/{id}/', { params: { ...byId(visit).params, header: ifSame(visit) }, body }),
    );
    return visit.done(path, 'user.changed');
  }

  @Action('state', { page: 'account', access: byAdministrators })
  async setState(@Visiting() visit: Visit): Promise<GoTo> {
    const is_active = visit.form.flag('is_active');
    const body = { is_active, ...proofOf(visit) };
    const user = await visit.ask(visit.api.PATCH('/API/v2/users/{id}/', { ...byId(visit), body }));
    const path = pathOf(user.id);
    // To activate somebody takes one's own password, which a notice does not ask for.
    const undo = is_active ? { path: `${path}state/`, fields: { is_active: 'false' } } : undefined;
    return visit.done(path, is_active ? 'user.activated' : 'user.deactivated', { name: calledName(user) }, undo);
  }

  @Action('delete', { page: 'account', access: byAdministrators })
  async remove(@Visiting() visit: Visit): Promise<GoTo> {
    const confirm = visit.form.text('confirm');
    const request = { params: { ...byId(visit).params, query: { confirm } } };
    await visit.ask(visit.api.DELETE('/API/v2/users/{id}/', request));
    return visit.done('/users/', 'user.deleted', { name: confirm });
  }

  @Page('access', { name: 'user-access', title: 'user.access-title', access: byAdministrators, safe: true })
  async access(@Visiting() visit: Visit): Promise<View> {
    const { api } = visit;
    const isSelf = visit.param('id') === visit.person!.id;
    const [user, access, groups, roles, power] = await Promise.all([
      userOf(visit),
      visit.ask(api.GET('/API/v2/users/{id}/access/', byId(visit))),
      groupsOf(visit, mostChoices),
      visit.ask(api.GET('/API/v2/roles/', { params: { query: { limit: 1000, order_by: ['label'] } } })),
      isSelf ? ownPower(visit) : undefined,
    ]);
    return tabOf(visit, user, 'access', {
      isSuperuser: access.is_superuser,
      groups: groups
        .filter(({ id }) => user.groups.includes(id))
        .map((group) => ({ ...group, isOwnPower: power?.isThrough(group.id) })),
      otherGroups: choicesOf(
        groups.filter(({ id }) => !user.groups.includes(id)),
        visit.say('users.choose-group'),
      ),
      permissions: access.permissions.map(({ permission, sources }) => ({
        word: permission,
        ...permissionSaid(visit, permission),
        sources,
        isOwn: sources.some(({ kind }) => kind === 'user'),
      })),
      otherPermissions: [
        { value: '', label: visit.say('user.choose-permission') },
        ...grantableChoices(visit).filter(({ value }) => !(user.permissions as string[]).includes(value)),
      ],
      roles: rolesSaid(
        visit,
        access.roles.map((role) => ({
          ...role,
          key: role.name,
          isOwn: role.sources.some(({ kind }) => kind === 'user'),
          isOwnPower: role.name === administratorRole && isSelf,
        })),
      ),
      otherRoles: [
        { value: '', label: visit.say('user.choose-role') },
        ...roleChoices(
          rolesSaid(
            visit,
            roles.objects.filter(({ key }) => !user.roles.includes(key)),
          ),
        ),
      ],
      // The form to which the password is lacking.
      proofFor: visit.refused?.problem.code === 'proof_required' ? visit.path : '',
    });
  }

  @Action('access/:kind/add', { page: 'access', access: byAdministrators })
  give(@Visiting() visit: Visit): Promise<GoTo> {
    return amendOne(visit, 'users', pathOf(visit.param('id'), 'access'), true);
  }

  @Action('access/:kind/remove', { page: 'access', access: byAdministrators })
  take(@Visiting() visit: Visit): Promise<GoTo> {
    return amendOne(visit, 'users', pathOf(visit.param('id'), 'access'), false);
  }

  @Page('tokens', { name: 'user-tokens', title: 'user.tokens-title', access: byAdministrators, safe: true })
  async tokens(@Visiting() visit: Visit): Promise<View> {
    const { query } = visit;
    const user = await userOf(visit);
    const all = { scope: 'all', assignee: user.username, order_by: ['-created_at'], limit: ADVICE_LIMIT } as const;
    const asked: QueryOf<'/API/v2/tokens/'> = { ...all, order_by: [...all.order_by] };
    const [open, revoked] = await Promise.all([
      advisedTokens(visit, { ...asked, revoked_at__isnull: true, cursor: query.get('cursor') ?? undefined }),
      advisedTokens(visit, { ...asked, revoked_at__isnull: false }),
    ]);
    // It may stand on another page of the list.
    const wanted = (query.get('replace') ?? visit.form.text('replaces')).replace(/\D/g, '');
    const replaced = wanted
      ? (await advisedTokens(visit, { ...asked, revoked_at__isnull: true, id__in: [wanted] })).tokens[0]
      : undefined;
    const { tokenMaxDays: maxDays } = settings;
    return tabOf(visit, user, 'tokens', {
      tokens: open.tokens,
      pager: open.pager,
      revoked: revoked.tokens,
      replaced,
      end: endChoices(visit, { maxDays }),
      today: today(),
      maxDays,
      isSelf: user.id === visit.person!.id,
      access: ['read', 'full'].map((value) => tokenChoice(visit, 'access', value)),
      runAs: ['forbidden', 'allowed', 'required'].map((value) => tokenChoice(visit, 'run_as', value)),
      overlaps: ['0', '1', '7', ''].map((value) => tokenChoice(visit, 'overlap', value)),
    });
  }

  /** The key is for the assignee alone: the answer to this has none. */
  @Action('tokens', { page: 'tokens', access: byAdministrators })
  async assign(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const user = await userOf(visit);
    const body: Schemas['NewToken'] = {
      label: form.text('label'),
      assignee: user.username,
      access: form.optional('access') as Schemas['NewToken']['access'],
      run_as: form.optional('run_as') as Schemas['NewToken']['run_as'],
      expires_at: endIn(form),
      reveal: 'assignee',
      password: form.text('password'),
    };
    const made = await visit.ask(api.POST('/API/v2/tokens/', { body, params: { header: visit.once() } }));
    const [replaces, days] = [form.optional('replaces'), form.optional('overlap')];
    const values = { label: made.label, name: calledName(user) };
    const done = (key: string): GoTo => visit.done(pathOf(user.id, 'tokens'), key, values);
    if (replaces === undefined || days === undefined) return done('user.token-assigned');
    try {
      await this.end(visit, replaces, Number(days));
      return done('user.token-replaced');
    } catch (error) {
      // The new one is there: its form must not be sent again.
      if (!(error instanceof ProblemError)) throw error;
      return done('user.token-assigned-beside');
    }
  }

  @Action('tokens/:token/revoke', { page: 'tokens', access: byAdministrators })
  async revoke(@Visiting() visit: Visit): Promise<GoTo> {
    const { api } = visit;
    const path = { id: visit.param('token') };
    await visit.ask(api.DELETE('/API/v2/tokens/{id}/', { params: { path } }));
    return visit.done(pathOf(visit.param('id'), 'tokens'), 'user.token-revoked-notice');
  }

  @Page('sign-in', { name: 'user-sign-in', title: 'user.sign-in-title', access: byAdministrators, safe: true })
  async signIn(@Visiting() visit: Visit): Promise<View> {
    const { api } = visit;
    const query = { limit: 100, order_by: ['-last_seen_at'] as ['-last_seen_at'] };
    const [user, sessions, link] = await Promise.all([
      userOf(visit),
      api.GET('/API/v2/users/{id}/sessions/', { params: { ...byId(visit).params, query } }),
      api.GET('/API/v2/users/{id}/password-link/', byId(visit)),
    ]);
    // Of whose account holds more than one's own, neither is shown.
    const isProtected = [sessions, link].some(({ response }) => response.status === 403);
    if (!sessions.data && !isProtected) throw new ProblemError(sessions.response, sessions.error);
    return tabOf(visit, user, 'sign-in', {
      sessions: sessions.data?.objects.map((one) => ({ ...one, browser: browserOf(one.user_agent ?? '') })),
      link: link.data,
      isProtected,
      isSelf: user.id === visit.person!.id,
    });
  }

  @Action('sign-in/link', { page: 'signIn', access: byAdministrators })
  async makeLink(@Visiting() visit: Visit): Promise<View> {
    const user = await userOf(visit);
    const body = { current_password: visit.form.text('current_password') };
    return linkOnce(visit, user, body, visit.once(), visit.say('user.link-title'));
  }

  @Action('sign-in/link/end', { page: 'signIn', access: byAdministrators })
  endLink(@Visiting() visit: Visit): Promise<GoTo> {
    const page = pathOf(visit.param('id'), 'sign-in');
    const end = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/users/{id}/password-link/', byId(visit)));
      return visit.done(page, 'user.link-ended');
    };
    return unlessGone(visit, end, page);
  }

  @Action('sign-in/password', { page: 'signIn', access: byAdministrators })
  async reset(@Visiting() visit: Visit): Promise<GoTo> {
    const { api, form } = visit;
    const body = {
      password: form.text('password'),
      revoke_tokens: form.flag('revoke_tokens'),
      current_password: form.text('current_password'),
    };
    await visit.ask(api.POST('/API/v2/users/{id}/set-password/', { ...byId(visit), body }));
    return visit.done(pathOf(visit.param('id'), 'sign-in'), 'user.password-set');
  }

  @Action('sign-in/sessions/end', { page: 'signIn', access: byAdministrators })
  async endSessions(@Visiting() visit: Visit): Promise<GoTo> {
    const { ended } = await visit.ask(visit.api.DELETE('/API/v2/users/{id}/sessions/', byId(visit)));
    return visit.done(pathOf(visit.param('id'), 'sign-in'), 'user.sessions-ended', { count: ended });
  }

  @Action('sign-in/sessions/:session/end', { page: 'signIn', access: byAdministrators })
  endSession(@Visiting() visit: Visit): Promise<GoTo> {
    const path = { id: visit.param('id'), session: visit.param('session') };
    const list = pathOf(path.id, 'sign-in');
    const end = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/users/{id}/sessions/{session}/', { params: { path } }));
      return visit.done(list, 'user.sessions-ended', { count: 1 });
    };
    return unlessGone(visit, end, list);
  }

  @Page('history', { name: 'user-history', title: 'user.history-title', access: byAdministrators })
  async history(@Visiting() visit: Visit): Promise<View> {
    const user = await userOf(visit);
    const sides: { key: string; filter: Record<string, string> }[] = [
      { key: 'of', filter: { target__in: [`users/${user.id}`, ...(await tokensOf(visit, user.username))].join(',') } },
      { key: 'by', filter: { actor_id: user.id } },
      { key: 'as', filter: { effective_id: user.id } },
    ];
    const pages = await Promise.all(
      sides.map(({ filter }) => {
        const query = { ...filter, order_by: ['-at'] as ['-at'], limit: 10 };
        return visit.ask(visit.api.GET('/API/v2/audit/', { params: { query } }));
      }),
    );
    const names = await namesOf(
      visit,
      pages.flatMap(({ objects }) => objects),
    );
    const lists = sides.map(({ key, filter }, side) => ({
      title: `user.history-${key}`,
      empty: `user.history-${key}-empty`,
      entries: pages[side]!.objects.map((one) => ({
        ...one,
        said: eventSaid(visit, one.event),
        reason: reasonOf(one),
        names,
        // Of what is the user's own: the user is who the page is about.
        about: one.target.startsWith('tokens/') ? names.get(one.target) : undefined,
      })),
      all: `/audit/?${new URLSearchParams(filter).toString()}`,
      hasMore: pages[side]!.meta.next !== null,
    }));
    return tabOf(visit, user, 'history', { lists });
  }

  /** Ends a token that another one stands in for. @param days how long it goes on at most; 0 to revoke it */
  private async end(visit: Visit, id: string, days: number): Promise<void> {
    const { api } = visit;
    const params = { path: { id } };
    if (days === 0) return void (await visit.ask(api.DELETE('/API/v2/tokens/{id}/', { params })));
    const { expires_at: end, revoked_at } = await visit.ask(api.GET('/API/v2/tokens/{id}/', { params }));
    const newEnd = new Date(Date.now() + days * 86_400_000);
    if (revoked_at || (end && new Date(end) <= newEnd)) return; // no overlap makes it last longer
    await visit.ask(api.PATCH('/API/v2/tokens/{id}/', { params, body: { expires_at: newEnd.toISOString() } }));
  }
}

const userOf = (visit: Visit): Promise<User> => visit.ask(visit.api.GET('/API/v2/users/{id}/', byId(visit)));

const tokenChoice = (visit: Visit, what: 'access' | 'run_as' | 'overlap', value: string): Choice => {
  const key = `user.token-${what}-${value || 'none'}`;
  const help = `${key}-help`;
  return { value, label: visit.say(key), ...(visit.words.has(help) ? { help: visit.say(help) } : {}) };
};

function tabOf(visit: Visit, user: User, tab: Tab, data: Record<string, unknown>): View {
  const name = calledName(user);
  const mayChange = visit.person!.powers.has(administratorRole);
  return {
    view: `users/user-${tab}`,
    title: tab === 'account' ? name : visit.say('user.title-of', { name, tab: visit.say(`user.tab-${tab}`) }),
    data: {
      user: { ...user, name },
      base: pathOf(user.id),
      tabs: (mayChange ? tabs : tabs.slice(0, 1)).map((one) => ({
        path: pathOf(user.id, one),
        label: visit.say(`user.tab-${one}`),
        isCurrent: one === tab,
      })),
      ...data,
    },
  };
}

/** The user's newest tokens, as targets of entries. */
async function tokensOf(visit: Visit, assignee: string): Promise<string[]> {
  const query: QueryOf<'/API/v2/tokens/'> = { scope: 'all', assignee, order_by: ['-id'], limit: 50, fields: ['id'] };
  const { objects } = await visit.ask(visit.api.GET('/API/v2/tokens/', { params: { query } }));
  return objects.map(({ id }) => `tokens/${id}`);
}
