import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Principal } from '../accounts/identity/principal.js';
import type { Instant } from '../database/instant.js';
import type { TokenAccess, TokenRunAs } from './api-token.entity.js';
import type { Origin } from '../audit-log/origin.js';

export type Via = 'basic' | 'session' | 'token';

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
export interface AuthContext {
  /** Whose rights and data the request runs with. */
  user: Principal;
  /** Who really sent it: another user than `user` when acting as somebody. */
  actor: Principal;
  via: Via;
  token?: UsedToken;
  session?: UsedSession;
  /** Whether the password was repeated in the body of the request, and was the right one. */
  hasRepeated?: boolean;
  origin: Origin;
}

/** What a strategy finds out. */
export type SignedIn = Omit<AuthContext, 'origin'>;

export interface AuthenticatedRequest extends Request {
  auth?: AuthContext;
}

/** The AuthContext of the request, for a handler's parameter. */
export const Auth = createParamDecorator((_: unknown, context: ExecutionContext): AuthContext => {
  const { auth } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!auth) throw new Error('@Auth() is for routes that need a user.');
  return auth;
});
