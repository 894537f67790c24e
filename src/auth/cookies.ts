import type { Request, Response } from 'express';
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
  const secure = request.secure || settings.publicUrl?.startsWith('https:') === true;
  const common = { path: '/', sameSite: 'lax', secure } as const;
  response.cookie(SESSION_COOKIE, session.sessionCookie, { ...common, httpOnly: true });
  response.cookie(CSRF_COOKIE, session.csrfToken, common);
}

export function clearSessionCookies(response: Response): void {
  response.clearCookie(SESSION_COOKIE, { path: '/' });
  response.clearCookie(CSRF_COOKIE, { path: '/' });
}
