import type { CookieOptions, Request, Response } from 'express';
import { parseCookie } from 'cookie';
import { settings } from '../config/settings.js';

export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';

/** The values of a session's cookies; they are kept nowhere else. */
export interface SessionCookies {
  sessionCookie: string;
  csrfToken: string;
}

export function cookieOf(request: Request, name: string): string | undefined {
  const { cookie } = request.headers;
  if (!cookie?.includes(name)) return undefined;
  const cookies = (request.cookies ??= parseCookie(cookie)) as Record<string, string | undefined>;
  return cookies[name];
}

/** Hands a new session to the browser. Scripts may read the CSRF token, as they must repeat it, but not the session. */
export function setSessionCookies(request: Request, response: Response, session: SessionCookies): void {
  response.cookie(SESSION_COOKIE, session.sessionCookie, { ...cookieAttributes(request), httpOnly: true });
  setCsrfCookie(request, response, session.csrfToken);
}

export function setCsrfCookie(request: Request, response: Response, token: string): void {
  response.cookie(CSRF_COOKIE, token, cookieAttributes(request));
}

/** Those of every cookie: of the whole site, and by https only where that is how it is reached. */
export function cookieAttributes(request: Request): CookieOptions {
  const secure = request.secure || settings.publicUrl?.startsWith('https:') === true;
  return { path: '/', sameSite: 'lax', secure };
}

export function clearSessionCookies(response: Response): void {
  response.clearCookie(SESSION_COOKIE, { path: '/' });
  response.clearCookie(CSRF_COOKIE, { path: '/' });
}
