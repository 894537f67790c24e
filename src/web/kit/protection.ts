import { createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'express';
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

/**
 * What protects a form that signs out, and no other: for templates, which are written by people who may do less than
 * their readers.
 * @param csrf what protects all forms
 */
export const signOutToken = (csrf: string): string => createHmac('sha256', csrf).update('sign out').digest('base64url');

const signOut = /^\/(?:accounts\/)?logout\/?$/;

/** What protects all forms, where a form was sent with what protects it. @param sent with the form */
export function protectionOf(request: Request, sent: string): string {
  const csrf = signOut.test(request.path) ? cookieOf(request, CSRF_COOKIE) : undefined;
  return csrf !== undefined && sent === signOutToken(csrf) ? csrf : sent;
}

/** Whether a form without a session has what protects it. */
export function isProtected({ form, request }: Visit): boolean {
  const token = form.text('csrfmiddlewaretoken');
  return token !== '' && token === cookieOf(request, CSRF_COOKIE);
}

/**
 * For what a form without a session does: another site's page can send it, but not set the cookie. A neighbouring host's
 * can, for all hosts of a domain; so what a browser says of the sender counts, too. @throws Problem
 */
export function demandProtected(visit: Visit): void {
  const { 'sec-fetch-site': site } = visit.request.headers;
  if (!isProtected(visit) || site === 'same-site' || site === 'cross-site') {
    throw new Problem('csrf_failed', 'The form is too old, or cookies are switched off. Open it again.');
  }
}
