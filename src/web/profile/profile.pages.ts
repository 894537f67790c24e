import type { Schemas } from '../../../client/src/index.js';
import { languages } from '../../profiles/user-profile.entity.js';
import { schemes } from '../../themes/look.js';
import { namesOf } from '../audit/target-names.js';
import { DeclaredPages } from '../kit/declared.js';
import { mayOpen } from '../kit/frames.service.js';
import { faultAt } from '../kit/fault.js';
import { nowSaid } from '../kit/fields.js';
import { pageOf, pagerOf } from '../kit/list-page.js';
import { unlessGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { ownPath } from '../kit/paths.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { languageNames } from '../kit/words.js';
import { ifSame } from '../users/amending.js';
import { permissionSaid, rolesSaid } from '../users/names.js';
import { browserOf } from './browser-name.js';
import { deedsOf } from './deeds.js';
import { preferencesIn, sortFields } from './preferences.js';

/** The page's address below /profile/, behind which its actions stand. */
type Section = '' | 'preferences/';

/** What people do with their own account. */
@Pages('profile')
export class ProfilePages {
  constructor(private readonly pages: DeclaredPages) {}

  @Page('', {
    name: 'profile',
    title: 'profile.title',
    access: 'authenticated',
    navigation: { part: 'own', order: 10, icon: 'person' },
  })
  profile(@Visiting() visit: Visit): View {
    return { view: 'profile/profile', data: storedOf(visit) };
  }

  @Action('', { page: 'profile', access: 'authenticated' })
  saveProfile(@Visiting() visit: Visit): Promise<GoTo> {
    return this.save(visit, '');
  }

  @Page('preferences', { name: 'preferences', title: 'profile.preferences.title', access: 'authenticated' })
  async preferences(@Visiting() visit: Visit): Promise<View> {
    const { refused, words } = visit;
    const { me, etag } = storedOf(visit);
    const [themes, access] = await Promise.all([
      visit.ask(visit.api.GET('/API/v2/me/themes/', { params: { query: { limit: 100 } } })),
      visit.ask(visit.api.GET('/API/v2/me/access/')),
    ]);
    const typed = refused && (preferencesIn(refused.values) as Partial<Schemas['Me']>);
    const theme = typed?.theme === undefined ? me.theme : typed.theme;
    const sort = typed?.default_sort_list ?? me.default_sort_list;
    const isLate = refused?.problem.code === 'precondition_failed';
    return {
      view: 'profile/preferences',
      data: {
        me,
        etag,
        themes: themes.objects,
        standard: themes.objects.find((theme) => theme.is_default),
        scheme: me.colour_scheme ?? '',
        theme,
        themeNow:
          isLate && theme !== me.theme
            ? nowSaid(
                words,
                themes.objects.find(({ id }) => id === me.theme)?.title ?? words.say('profile.theme.default'),
              )
            : undefined,
        sortKeys: sortKeysOf(sort),
        sortNow:
          isLate && sortSaid(visit, sort) !== sortSaid(visit, me.default_sort_list)
            ? nowSaid(words, sortSaid(visit, me.default_sort_list))
            : undefined,
        sortFields,
        homepages: this.homepages(visit),
        groups: groupsIn(access).map((name) => ({ value: name, label: name })),
        languages: [
          { value: '', label: words.say('profile.language.browser') },
          ...languages.map((value) => ({ value, label: languageNames[value] })),
        ],
        schemes: ['', ...schemes].map((value) => ({
          value,
          label: words.say(`profile.scheme.${value || 'system'}`),
        })),
      },
    };
  }

  @Action('preferences', { page: 'preferences', access: 'authenticated' })
  savePreferences(@Visiting() visit: Visit): Promise<GoTo> {
    return this.save(visit, 'preferences/');
  }

  @Page('password', { name: 'password', title: 'profile.password.title', access: 'authenticated', safe: true })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async password(): Promise<View> {
    return { view: 'profile/password' };
  }

  @Action('password', { page: 'password', access: 'authenticated' })
  async changePassword(@Visiting() visit: Visit): Promise<GoTo> {
    const { form } = visit;
    const body = {
      old_password: form.text('old_password'),
      new_password: form.text('new_password'),
      revoke_tokens: form.flag('revoke_tokens'),
    };
    await visit.ask(visit.api.POST('/API/v2/me/password/', { body }));
    return visit.done('/profile/', body.revoke_tokens ? 'profile.password.done-tokens' : 'profile.password.done');
  }

  @Page('sessions', { name: 'sessions', title: 'profile.sessions.title', access: 'authenticated' })
  async sessions(@Visiting() visit: Visit): Promise<View> {
    const query = { ...pageOf(visit), order_by: ['-last_seen_at' as const] };
    const { objects, meta } = await visit.ask(visit.api.GET('/API/v2/sessions/', { params: { query } }));
    const sessions = objects.map((session) => ({ ...session, browser: browserOf(session.user_agent ?? '') }));
    return { view: 'profile/sessions', data: { sessions, pager: pagerOf(visit, meta) } };
  }

  @Action('sessions/end', { page: 'sessions', access: 'authenticated' })
  async endSessions(@Visiting() visit: Visit): Promise<GoTo> {
    const keep = visit.form.flag('keep_current');
    const query = { keep_current: keep };
    const { ended } = await visit.ask(visit.api.DELETE('/API/v2/sessions/', { params: { query } }));
    return keep
      ? visit.done('/profile/sessions/', 'profile.sessions.others-ended', { count: ended })
      : visit.done('/login/', 'profile.sessions.all-ended');
  }

  @Action('sessions/:id/end', { page: 'sessions', access: 'authenticated' })
  endSession(@Visiting() visit: Visit): Promise<GoTo> {
    const list = '/profile/sessions/';
    const end = async (): Promise<GoTo> => {
      await visit.ask(visit.api.DELETE('/API/v2/sessions/{id}/', { params: { path: { id: visit.param('id') } } }));
      return visit.done(list, 'profile.sessions.ended');
    };
    return unlessGone(visit, end, list);
  }

  @Page('history', { name: 'history', title: 'profile.history.title', access: 'authenticated' })
  async history(@Visiting() visit: Visit): Promise<View> {
    const query = { ...pageOf(visit), order_by: ['-id' as const] };
    const { objects, meta } = await visit.ask(visit.api.GET('/API/v2/me/history/', { params: { query } }));
    const [labels, names] = await Promise.all([
      labelsOf(visit, objects),
      namesOf(
        visit,
        objects.map(({ detail }) => ({ target: '', detail })),
      ),
    ]);
    const entries = deedsOf(visit.words, objects).map((one) => ({
      ...one,
      label: labels.get(one.target) || undefined,
      names,
    }));
    return { view: 'profile/history', data: { entries, pager: pagerOf(visit, meta) } };
  }

  @Page('acted-as', { name: 'acted-as', title: 'profile.acted-as.title', access: 'authenticated' })
  async actedAs(@Visiting() visit: Visit): Promise<View> {
    const query = { ...pageOf(visit), order_by: ['-id' as const] };
    const { objects, meta } = await visit.ask(visit.api.GET('/API/v2/me/acted-as/', { params: { query } }));
    return { view: 'profile/acted-as', data: { entries: objects, pager: pagerOf(visit, meta) } };
  }

  @Page('access', { name: 'access', title: 'profile.access.title', access: 'authenticated' })
  async access(@Visiting() visit: Visit): Promise<View> {
    const { is_superuser: isSuperuser, permissions, roles } = await visit.ask(visit.api.GET('/API/v2/me/access/'));
    const why = (sources: readonly Source[]): string[] => [...new Set(sources.map((source) => because(visit, source)))];
    return {
      view: 'profile/access',
      data: {
        isSuperuser,
        permissions: permissions.map(({ permission, sources }) => ({
          permission,
          ...permissionSaid(visit, permission),
          why: why(sources),
        })),
        roles: rolesSaid(
          visit,
          roles.map(({ name, label, source, sources }) => ({ name, key: name, label, source, why: why(sources) })),
        ),
      },
    };
  }

  private async save(visit: Visit, section: Section): Promise<GoTo> {
    this.checkHomepage(visit);
    await visit.ask(
      visit.api.PATCH('/API/v2/me/', { params: { header: ifSame(visit) }, body: preferencesIn(visit.form) }),
    );
    return visit.done(`/profile/${section}`, 'profile.saved');
  }

  /** The API takes any path, as it did on another platform; what is typed must be a page. @throws ProblemError */
  private checkHomepage({ form, person, words }: Visit): void {
    const typed = form.text('homepage').trim();
    if (typed === '' || typed === person!.preferences.homepage) return;
    const path = ownPath(typed);
    if (path !== undefined && this.pages.has(path)) return;
    throw faultAt('homepage', words.say('profile.homepage.none'));
  }

  /** Pages to begin with: those of the navigation. */
  private homepages({ words, person }: Visit): { value: string; label: string }[] {
    return this.pages
      .all()
      .filter(({ navigation, access }) => navigation !== undefined && mayOpen(person!, access))
      .map(({ path, title }) => ({ value: path, label: words.say(title) }));
  }
}

type Access = Schemas['Access'];
type Source = Access['permissions'][number]['sources'][number];

/** Names of groups by which somebody may do something: what default groups are mostly called. */
function groupsIn({ permissions, roles }: Access): string[] {
  const groups = [...permissions, ...roles].flatMap(({ sources }) => sources.flatMap(({ through }) => through ?? []));
  return [...new Set(groups.map(({ name }) => name))].sort();
}

/** Why somebody holds something, in words. */
function because(visit: Visit, { kind, group, through = [] }: Source): string {
  if (kind !== 'group') return visit.say(`profile.because.${kind}`);
  const [own] = through;
  if (!own || own.id === group!.id) return visit.say('profile.because.group', { group: group!.name });
  const path = through.slice(0, -1).map(({ name }) => name);
  return visit.say('profile.because.above', { group: group!.name, own: visit.words.list(path) });
}

const sortSaid = ({ words }: Visit, keys: Schemas['Me']['default_sort_list']): string =>
  words.list(keys.map(({ field, order }) => `${field} ${words.say(`profile.sort.${order}`)}`));

/** What there is and two more to fill in. */
function sortKeysOf(keys: readonly { field: string; order: string }[]): { field: string; order: string }[] {
  return [...keys, ...Array<{ field: string; order: string }>(2).fill({ field: '', order: 'ascending' })];
}

/** The labels of the reader's tokens that entries are about, by the entries' targets. */
async function labelsOf(visit: Visit, entries: readonly { target: string }[]): Promise<Map<string, string>> {
  const ids = [...new Set(entries.flatMap(({ target }) => /^tokens\/(\d+)$/.exec(target)?.[1] ?? []))];
  if (ids.length === 0) return new Map();
  const query = { id__in: ids, limit: ids.length, fields: ['id' as const, 'label' as const] };
  const { objects } = await visit.ask(visit.api.GET('/API/v2/tokens/', { params: { query } }));
  return new Map(objects.map(({ id, label }) => [`tokens/${id}`, label]));
}

/** What is stored about the reader, and as of when. */
const storedOf = ({ person }: Visit) => ({ me: person!.preferences, etag: person!.etag });
