import { timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { Problem } from '../config/problem.js';
import { now } from '../database/instant.js';
import { accessOf, KNOWS_CALLERS } from './access.decorators.js';
import { END_NOTICE } from './api-token.entity.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import type { Via } from '../audit-log/audit-log.service.js';
import type { AuthenticatedRequest, SignedIn, UsedSession, UsedToken } from './auth-context.js';
import { readBasic } from './basic-header.js';
import { cookieOf, CSRF_COOKIE, SESSION_COOKIE } from './cookies.js';
import { Origin } from '../audit-log/origin.js';
import { disownsOurHeaders, headerCount, isForeign, isSafe } from './request-headers.js';
import { TooManySignIns } from './sign-in-limiter.js';

/** How long a caller may take to be recognised on a route that is open to all, in milliseconds. */
const timeout = 1000;

type SignIn = (request: Request, response: Response) => Promise<SignedIn | undefined>;

/**
 * Runs a passport strategy; undefined when it refuses the credential. By hand, since `AuthGuard` has one for all
 * requests or tries several in turn.
 */
function strategy(via: Via): SignIn {
  const run = passport.authenticate(via, {
    session: false,
    assignProperty: 'user',
    authInfo: false,
    failWithError: true,
  }) as RequestHandler;
  return (request, response) =>
    new Promise((resolve, reject) => {
      void run(request, response, (thrown?: unknown) => {
        const error = thrown as Error | undefined;
        if (error && error.name !== 'AuthenticationError') reject(error);
        else resolve(error ? undefined : (request.user as SignedIn));
      });
    });
}

const strategies: Record<Via, SignIn> = {
  token: strategy('token'),
  basic: strategy('basic'),
  session: strategy('session'),
};

/** One body for every refused sign-in, so that nobody learns which part of it was wrong. */
export class BadCredentials extends Problem {
  /** @param hint what the second version says instead, where the first always says the same */
  constructor(
    sentence?: string,
    readonly hint?: string,
  ) {
    super('unauthenticated', sentence);
  }
}

/**
 * Finds out who calls. The first credential that is present decides, in the order token, Authorization, session;
 * a bad one is never rescued by another.
 */
@Injectable()
export class CredentialGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    const access = accessOf(context);
    // A route that declares nothing is closed to everyone, whoever they are: see AccessGuard.
    if (access === undefined || access === 'public') {
      if (this.reflector.get<boolean>(KNOWS_CALLERS, context.getHandler())) await this.recognise(request, response);
      return true;
    }
    keepFromCaches(response);

    const via = presented(request);
    if (!via) throw new BadCredentials();
    const auth = await this.signIn(via, request, response);
    if (!auth) throw new BadCredentials(undefined, otherScheme(request, via));
    if (!isSafe(request)) requireWriteAccess(request, auth);
    request.auth = { ...auth, origin: new Origin(request) };
    return true;
  }

  private async recognise(request: AuthenticatedRequest, response: Response): Promise<void> {
    keepFromCaches(response);
    const via = presented(request);
    // Whatever is wrong with them, the route is open.
    const signedIn = via && this.signIn(via, request, response).catch(() => undefined);
    // Such a route tells how the service is, so it does not wait as long as the service would.
    const auth = signedIn && (await Promise.race([signedIn, setTimeout(timeout, undefined, { ref: false })]));
    if (auth) request.auth = { ...auth, origin: new Origin(request) };
  }

  /**
   * Every refusal leaves an audit entry before it is answered.
   * @throws Problem when the right credential came with a header by which a proxy would drop others
   */
  private async signIn(via: Via, request: AuthenticatedRequest, response: Response): Promise<SignedIn | undefined> {
    if (request.reader) return request.reader;
    const refused = (outcome: string): Promise<void> => {
      const actor = (via === 'basic' && readBasic(request.headers.authorization)?.username) || '';
      return this.audit.record(new Origin(request), { event: 'sign-in', outcome, actor, via });
    };
    let auth: SignedIn | undefined;
    if (headerCount(request, headers[via]) === 1 || via === 'session') {
      auth = await strategies[via](request, response).catch(async (error: unknown) => {
        if (error instanceof TooManySignIns) await refused('refused: too many tries');
        throw error;
      });
    }
    // Most of these have ended: nobody has tried to sign in.
    if (!auth) return void (await refused(`refused: ${via === 'session' ? 'no such session' : 'bad credentials'}`));
    if (auth.token) tellEnd(response, auth.token);
    if (disownsOurHeaders(request)) {
      throw new Problem('invalid_header', 'Connection must not name a header of this service.');
    }
    return auth;
  }
}

const headers: Record<Via, string> = { token: 'auth-token', basic: 'authorization', session: 'cookie' };

/** The kind of the first credential in the request; an empty one counts as present. */
function presented(request: Request): Via | undefined {
  if (request.headers['auth-token'] !== undefined) return 'token';
  if (request.headers.authorization !== undefined) return 'basic';
  return cookieOf(request, SESSION_COOKIE) === undefined ? undefined : 'session';
}

/** The schemes by which clients usually send a key are none of ours: what decides this is no secret. */
function otherScheme({ headers: { authorization = '' } }: Request, via: Via): string | undefined {
  const isOther = via === 'basic' && /^\s*\S/.test(authorization) && !/^\s*basic\b/i.test(authorization);
  return isOther
    ? 'Authorization takes HTTP basic only; the key of a token is sent in the header AUTH-TOKEN.'
    : undefined;
}

const credentials = 'Authorization, AUTH-TOKEN, RUNAS, Cookie';

/** What one caller is told must not be told to another. */
function keepFromCaches(response: Response): void {
  response.setHeader('Cache-Control', 'private, no-store');
  const earlier = response.getHeader('Vary'); // of CORS; response.vary() reads anew what it has written
  response.setHeader('Vary', earlier === undefined ? credentials : `${String(earlier)}, ${credentials}`);
}

/** Reminds the users of a token in time that it ends. */
function tellEnd(response: Response, { expiresAt }: UsedToken): void {
  if (expiresAt !== null && expiresAt <= now(END_NOTICE)) response.setHeader('X-Token-Expires', `${expiresAt}Z`);
}

function requireWriteAccess(request: Request, { via, token, session }: SignedIn): void {
  if (token?.access === 'read') throw new Problem('read_only_token', 'This token may only read.');
  if (session && !repeatsCsrfToken(request, session)) {
    throw new Problem('csrf_failed', 'The X-CSRFToken header must equal the csrftoken cookie.');
  }
  // A browser that knows a Basic password sends it along with whatever another site's page makes it send.
  if (via === 'basic' && isForeign(request)) throw new Problem('foreign_site', 'This site may not write here.');
}

function repeatsCsrfToken(request: Request, { csrfToken }: UsedSession): boolean {
  const sent = request.headers['x-csrftoken'];
  return typeof sent === 'string' && sent === cookieOf(request, CSRF_COOKIE) && equal(sent, csrfToken);
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
