import type { ApiToken } from '../kit/administration.js';
import { now } from '../kit/index.js';

export const tokenStates = ['active', 'unrevealed', 'expired', 'revoked'] as const;
/** `unrevealed`: its assignee has not fetched the key yet. Only an active token signs in. */
export type TokenState = (typeof tokenStates)[number];

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
