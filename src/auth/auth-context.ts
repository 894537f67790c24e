import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../accounts/caller.js';
import type { Instant } from '../database/instant.js';
import type { TokenAccess, TokenRunAs } from './api-token.entity.js';

/** The token of a request that was signed in by one. */
export interface UsedToken {
  id: string;
  label: string;
  access: TokenAccess;
  runAs: TokenRunAs;
  expiresAt: Instant | null;
  /** Of the key that was sent: the present one, or one that was rotated out and goes on to work for a while. */
  digest: Buffer;
}

/** The session of a request that was signed in by one. */
export interface UsedSession {
  id: string;
  csrfToken: string;
}

/** Who calls: the only way a handler learns it. */
export interface AuthContext extends Caller {
  token?: UsedToken;
  session?: UsedSession;
}

/** What a strategy finds out. */
export type SignedIn = Omit<AuthContext, 'origin'>;

export interface AuthenticatedRequest extends Request {
  auth?: AuthContext;
  /** Of a request that a page makes of the service itself, only to read: who was let in to the page. */
  reader?: AuthContext;
}

/** The AuthContext of the request, for a handler's parameter. */
export const Auth = createParamDecorator((_: unknown, context: ExecutionContext): AuthContext => {
  const { auth } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!auth) throw new Error('@Auth() is for routes that need a user.');
  return auth;
});
