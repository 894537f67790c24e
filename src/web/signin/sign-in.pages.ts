import { KnowsCallers } from '../../auth/access.decorators.js';
import { CSRF_COOKIE } from '../../auth/cookies.js';
import { outlineOf } from '../../rest/json-outline.js';
import { clientFor, pageWith } from '../kit/in-process.js';
import { DeclaredPages } from '../kit/declared.js';
import { textsIn, type Draft } from '../kit/form-values.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { demandProtected, isProtected, protectForms } from '../kit/protection.js';
import { ownPath } from '../kit/paths.js';
import type { Shown } from '../kit/shown.js';
import type { GoTo, View, Visit } from '../kit/visit.js';

/** Signing in and out. The second addresses are those of the platform before: scripts that send its form go on. */
@Pages('')
export class SignInPages {
  constructor(private readonly pages: DeclaredPages) {}

  @Page(['login', 'accounts/login'], { name: 'login', title: 'signin.title', access: 'public', safe: true })
  @KnowsCallers()
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async login(@Visiting() visit: Visit): Promise<View | GoTo> {
    const next = ownPath(visit.form.text('next') || (visit.query.get('next') ?? ''));
    if (visit.session) return visit.done(next ?? '/');
    protectForms(visit);
    const draft = visit.form.text('draft');
    return {
      view: 'signin/login',
      data: {
        next,
        draft,
        isKept: textsIn(readDraft(draft)?.fields ?? []).length > 0,
        path: visit.path.startsWith('/accounts') ? '/accounts/login/' : '/login/',
      },
    };
  }

  @Action(['login', 'accounts/login'], { page: 'login', access: 'public' })
  async signIn(@Visiting() visit: Visit): Promise<View | GoTo | Shown> {
    const { form, request } = visit;
    // The form was open in two tabs: the first of them has signed in, which changed what protects it.
    if (!isProtected(visit) && !form.has('draft') && (await isSignedIn(visit))) {
      return visit.done(ownPath(form.text('next')) ?? '/');
    }
    demandProtected(visit);
    const body = { username: form.text('username'), password: form.text('password') };
    await visit.ask(visit.api.POST('/API/v2/sessions/', { body }));
    const cookies = visit.crumbs.cookies.map((cookie) => cookie.split(';')[0]!);
    visit.newCsrf = cookies.find((cookie) => cookie.startsWith(`${CSRF_COOKIE}=`))?.slice(CSRF_COOKIE.length + 1);
    const draft = readDraft(form.text('draft'));
    if (draft) {
      const shown = await pageWith(request, draft.path, typedIn(draft, visit.csrf), withCookies(visit, cookies));
      return shown ?? this.lost(visit, draft);
    }
    const next = ownPath(form.text('next'));
    if (next) return visit.done(next);
    const me = await visit.ask(clientFor(request, visit.crumbs, cookies.join('; ')).GET('/API/v2/me/'));
    const homepage = ownPath(me.homepage);
    // It may be a page that another platform had.
    return visit.done(homepage !== undefined && this.pages.has(homepage) ? homepage : '/');
  }

  /** For a form that is on no page any more, or had no fields: what was typed is there to copy, and nothing was done. */
  private lost(visit: Visit, { path, fields }: Draft): View | GoTo {
    const place = this.pages.nearest(path) ?? '/';
    const typed = textsIn(fields);
    if (typed.length === 0) return visit.done(place, 'signin.nothing-done');
    return { view: 'signin/resume', title: visit.say('signin.unsent-title'), data: { typed, place } };
  }

  @Page(['logout', 'accounts/logout'], { name: 'logout', title: 'signout.title', access: 'authenticated', safe: true })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async leaving(@Visiting() visit: Visit): Promise<View> {
    return {
      view: 'signin/logout',
      data: { path: visit.path.startsWith('/accounts') ? '/accounts/logout/' : '/logout/' },
    };
  }

  @Action(['logout', 'accounts/logout'], { page: 'leaving', access: 'authenticated' })
  async signOut(@Visiting() visit: Visit): Promise<GoTo> {
    await visit.ask(visit.api.DELETE('/API/v2/sessions/current/'));
    return visit.done('/login/', 'signout.done');
  }
}

function typedIn({ fields }: Draft, csrf: string): URLSearchParams {
  const typed = fields.map(({ name, value }): [string, string] => [name, value]);
  return new URLSearchParams([...typed, ['csrfmiddlewaretoken', csrf]]);
}

/** The browser's cookies with those that it is just given. */
function withCookies({ request }: Visit, given: readonly string[]): string {
  const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('=') + 1);
  const names = new Set(given.map(nameOf));
  const own = (request.headers.cookie ?? '').split('; ').filter((one) => one !== '' && !names.has(nameOf(one)));
  return [...own, ...given].join('; ');
}

/** Whether the browser is signed in already by the name that was typed. */
async function isSignedIn({ api, form }: Visit): Promise<boolean> {
  const { data } = await api.GET('/API/v2/whoami/');
  return data?.user.username === form.text('username');
}

/** The most values of a draft; a form has at most 2000 fields, each of which is three. */
const mostValues = 8000;

/** What the page of the error has put there; undefined when it is something else. */
function readDraft(text: string): Draft | undefined {
  if (outlineOf(text, mostValues).values > mostValues) return undefined;
  try {
    const { path, fields } = JSON.parse(text) as Draft;
    if (ownPath(path) === undefined || !Array.isArray(fields)) return undefined;
    return { path, fields: fields.map(({ name, value }) => ({ name: String(name), value: String(value) })) };
  } catch {
    return undefined;
  }
}
