import type { ApiToken } from '../kit/administration.js';
import { now } from '../kit/index.js';

/** `unrevealed`: its assignee has not fetched the key yet. Only an active token signs in. */
export type TokenState = 'active' | 'unrevealed' | 'expired' | 'revoked';

/** What a token is at the moment; what ends it for good comes first. */
export function stateOf({
  revokedAt,
  expiresAt,
  unrevealed,
}: Pick<ApiToken, 'revokedAt' | 'expiresAt' | 'unrevealed'>): TokenState {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now()) return 'expired';
  return unrevealed ? 'unrevealed' : 'active';
}
