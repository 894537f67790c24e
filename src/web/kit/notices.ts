import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieAttributes, cookieOf, SESSION_COOKIE } from '../../auth/cookies.js';
import type { Visit } from './visit.js';
import type { Arguments } from './words.js';

const NOTICE_COOKIE = 'notice';

/** What is said on the next page about what was done. Never a secret: it travels in a cookie. */
export interface Notice {
  /** Of the message. */
  key: string;
  values: Arguments;
  /** The form that takes it back. */
  undo?: { path: string; fields?: Record<string, string> };
}

/** Leaves a notice for the next page. Signed, as it may hold a form: nobody else's cookie makes the reader do something. */
export function leaveNotice({ request, response, session, crumbs, newCsrf }: Visit, notice: Notice): void {
  const { undo, ...said } = notice;
  // What takes back much is more than a cookie holds.
  const text = [{ ...said, undo }, said]
    .map((one) => Buffer.from(JSON.stringify(one)).toString('base64url'))
    .find(({ length }) => length <= 3000);
  if (text === undefined) return;
  // Who has just been signed out reads it without a session.
  const isLeaving = crumbs.cookies.some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=;`));
  const signed = signature(isLeaving ? undefined : (newCsrf ?? session?.csrfToken), text);
  const attributes = { ...cookieAttributes(request), httpOnly: true, maxAge: 60_000 };
  response.cookie(NOTICE_COOKIE, `${text}.${signed}`, attributes);
}

/** The notice that the page before has left; it is said once. */
export function takeNotice({ request, response, session }: Visit): Notice | undefined {
  const [text, signed] = (cookieOf(request, NOTICE_COOKIE) ?? '').split('.');
  if (!text) return undefined;
  response.clearCookie(NOTICE_COOKIE, { path: '/' });
  const [is, should] = [Buffer.from(signed ?? ''), Buffer.from(signature(session?.csrfToken, text))];
  if (is.length !== should.length || !timingSafeEqual(is, should)) return undefined;
  return noticeIn(Buffer.from(text, 'base64url').toString());
}

/** Of who is signed out anybody can sign one. */
function noticeIn(text: string): Notice | undefined {
  try {
    return JSON.parse(text) as Notice;
  } catch {
    return undefined;
  }
}

/** By the session's own secret; without one there is nothing that a notice could do. */
const signature = (csrfToken: string | undefined, text: string): string =>
  createHmac('sha256', `notice ${csrfToken ?? ''}`)
    .update(text)
    .digest('base64url');
