import type { Author } from '../accounts/caller.js';
import type { AuditLog } from '../audit-log/audit-log.service.js';
import type { AuthContext } from './auth-context.js';
import { isProven } from './password-proof.service.js';

/** The caller as the author of changes to accounts, which are audited; undefined for the administration command. */
export function authorOf(auth: AuthContext | undefined, audit: AuditLog): Author {
  return { user: auth?.user, isProven: auth && isProven(auth), note: (change) => audit.changed(auth, change) };
}
