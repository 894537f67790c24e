import type { CookieOptions } from 'express';
import { unwrap } from '../../../client/src/index.js';
import { cookieOf, SESSION_COOKIE } from '../../auth/cookies.js';
import { cookieAttributes } from '../../auth/cookies.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { demandProtected, protectForms } from '../kit/protection.js';
import type { GoTo, View, Visit } from '../kit/visit.js';

const SECRET_COOKIE = 'password_link';

/** Milliseconds for which a browser keeps the secret of a link that was opened. */
const kept = 30 * 60_000;

const page = { access: 'public', safe: true, referrer: 'no-referrer' } as const;

/** Setting one's password by a one-time link. */
@Pages('password-link')
export class PasswordLinkPages {
  /** What the link leads to. Its address holds the secret, and is left at once for one that does not. */
  @Page(':secret', { ...page, name: 'password-link', title: 'password-link.title' })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async open(@Visiting() visit: Visit): Promise<GoTo> {
    visit.response.setHeader('Referrer-Policy', page.referrer);
    visit.response.cookie(SECRET_COOKIE, visit.param('secret').slice(0, 200), { ...cookie(visit), maxAge: kept });
    return visit.done('/password-link/');
  }

  @Page('', { ...page, name: 'password-link', title: 'password-link.title' })
  async show(@Visiting() visit: Visit): Promise<View> {
    const secret = cookieOf(visit.request, SECRET_COOKIE);
    if (!secret) return closed(visit);
    const answer = await visit.api.POST('/API/v2/password-links/check/', { body: { secret } });
    // One that is unknown, used or over is not found; what is no secret at all was cut off by whoever sent it.
    if ([400, 404].includes(answer.response.status)) return over(visit);
    protectForms(visit);
    return { view: 'password-link/password-link', data: { link: unwrap(answer) } };
  }

  @Action('', { page: 'show', access: 'public' })
  async use(@Visiting() visit: Visit): Promise<View | GoTo> {
    demandProtected(visit);
    const { form, request, response } = visit;
    const secret = cookieOf(request, SECRET_COOKIE);
    if (!secret) return closed(visit);
    const body = {
      secret,
      password: form.text('password'),
      revoke_tokens: form.has('revoke_tokens') ? form.flag('revoke_tokens') : undefined,
    };
    const answer = await visit.api.POST('/API/v2/password-links/use/', { body });
    if (answer.response.status === 404) return over(visit);
    unwrap(answer);
    response.clearCookie(SECRET_COOKIE, cookie(visit));
    if (cookieOf(request, SESSION_COOKIE) === undefined) return visit.done('/login/', 'password-link.done');
    // Somebody is signed in, whom that page would send on without a word.
    return { view: 'password-link/set', title: visit.say('password-link.set.title'), lead: '' };
  }
}

/**
 * Scripts cannot read it. Where a link of another site, such as a webmail, has led here, it comes along; what is done with
 * it takes a form of our own.
 */
function cookie({ request }: Visit): CookieOptions {
  return { ...cookieAttributes(request), path: '/password-link/', httpOnly: true };
}

function over(visit: Visit): View {
  visit.response.clearCookie(SECRET_COOKIE, cookie(visit));
  return { view: 'password-link/over', status: 404, title: visit.say('password-link.over.title'), lead: '' };
}

/** Whether the link can be used yet, only the link itself can tell. */
const closed = (visit: Visit): View => ({
  view: 'password-link/closed',
  status: 404,
  title: visit.say('password-link.closed.title'),
  lead: '',
});
