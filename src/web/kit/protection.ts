import { randomBytes } from 'node:crypto';
import { CSRF_COOKIE, cookieOf, setCsrfCookie } from '../../auth/cookies.js';
import { Problem } from '../../config/problem.js';
import type { Visit } from './visit.js';

/**
 * Who has no session yet has nothing that would protect a form: its token is then repeated by a cookie.
 * @param anew whether the answer takes away what the browser has
 */
export function protectForms(visit: Visit, anew = false): void {
  if (visit.csrf && !anew) return;
  visit.newCsrf = randomBytes(32).toString('base64url');
  setCsrfCookie(visit.request, visit.response, visit.newCsrf);
}

/** Sets a session's cookie again where something else, such as another service of this host, has put one in its place. */
export function keepProtected({ request, response, session, newCsrf }: Visit): void {
  if (!session || newCsrf !== undefined || cookieOf(request, CSRF_COOKIE) === session.csrfToken) return;
  setCsrfCookie(request, response, session.csrfToken);
}

/** Whether a form without a session has what protects it. */
export function isProtected({ form, request }: Visit): boolean {
  const token = form.text('csrfmiddlewaretoken');
  return token !== '' && token === cookieOf(request, CSRF_COOKIE);
}

/** For what a form without a session does: another site's page can send it, but not set the cookie. @throws Problem */
export function demandProtected(visit: Visit): void {
  if (!isProtected(visit)) {
    throw new Problem('csrf_failed', 'The form is too old, or cookies are switched off. Open it again.');
  }
}
