import { randomBytes } from 'node:crypto';
import { CSRF_COOKIE } from '../../auth/cookies.js';
import { settings } from '../../config/settings.js';
import type { Visit } from './visit.js';

/** Who has no session yet has nothing that would protect a form: its token is then repeated by a cookie. */
export function protectForms(visit: Visit): void {
  if (visit.csrf) return;
  visit.newCsrf = randomBytes(32).toString('base64url');
  const secure = visit.request.secure || settings.publicUrl?.startsWith('https:') === true;
  visit.response.cookie(CSRF_COOKIE, visit.newCsrf, { path: '/', sameSite: 'lax', secure });
}
