import { Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  BadCredentials,
  clearSessionCookies,
  cookieOf,
  Origin,
  PasswordCheck,
  SESSION_COOKIE,
  Sessions,
  setSessionCookies,
  TooManySignIns,
} from '../kit/administration.js';
import {
  Allowance,
  type Answer,
  AuditLog,
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  component,
  FromRequest,
  fieldRequired,
  InvalidFields,
  type JsonObject,
  LastingPower,
  parametersOf,
  Problem,
  Public,
  readFlag,
  readJsonObject,
  Route,
  V2Controller,
  v2Endpoints,
  unknownMembers,
} from '../kit/index.js';
import { SessionResource } from './session.resource.js';
import { SessionRules, SessionWrites } from './session.rules.js';

const login = component('Login', {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', examples: ['ann'] },
    password: { type: 'string', writeOnly: true, examples: ['correct horse battery'] },
  },
});

/** What became of several. */
export const endedSessions = component('EndedSessions', {
  type: 'object',
  required: ['ended'],
  properties: { ended: { type: 'integer', description: 'How many sessions were ended' } },
});

/**
 * The type must be said here: without it, a page of another site could send a body that its browser lets pass unasked.
 */
function readLogin(request: Request): Promise<JsonObject> {
  if (!request.headers['content-type']) {
    throw new Problem('unsupported_media_type', 'Content-Type must be application/json.');
  }
  return readJsonObject(request);
}

const Body = (): ParameterDecorator => FromRequest({ transform: readLogin });

@LastingPower()
@V2Controller('sessions', 'sessions')
export class SessionsController extends v2Endpoints(SessionResource, {
  rules: SessionRules,
  writes: SessionWrites,
  lasting: true,
  lastingRead: true,
}) {
  @Inject(PasswordCheck) private readonly passwords: PasswordCheck;
  @Inject(Sessions) private readonly sessions: Sessions;
  @Inject(AuditLog) private readonly audit: AuditLog;
  /** Of each user: every login leaves an entry in the audit trail, and one with a remembered password costs nothing. */
  private readonly logins = new Allowance({ name: 'logins', quota: 120, seconds: 60 });

  @Route('post', '', {
    id: 'logIn',
    summary: 'Log in; the answer sets the cookies of the session',
    description:
      'Sets the cookies `sessionid` and `csrftoken`; writes repeat the latter in `X-CSRFToken`. A page of another site cannot log its visitors in.',
    body: login,
    answers: { 201: { $ref: '#/components/schemas/Session' } },
    location: true,
    codes: ['unauthenticated', 'foreign_site', 'run_as_forbidden', 'too_many_requests'],
  })
  @Public()
  async logIn(
    @Body() body: JsonObject,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer> {
    // A page of another site could otherwise log its visitor in as somebody else.
    if (request.get('sec-fetch-site') === 'cross-site') throw new Problem('foreign_site', 'Log in from this site.');
    const { username, password } = body;
    if (typeof username !== 'string' || typeof password !== 'string' || Object.keys(body).length > 2) {
      refuseLogin(body);
    }
    response.setHeader('Cache-Control', 'private, no-store');
    const origin = new Origin(request);
    const refused = (outcome: string) =>
      this.audit.record(origin, { event: 'sign-in', outcome, actor: username, via: 'session' });
    const user = await this.passwords.verify(origin.address, username, password).catch(async (error: unknown) => {
      if (error instanceof TooManySignIns) await refused('refused: too many tries');
      throw error;
    });
    if (!user) {
      await refused('refused: bad credentials');
      throw new BadCredentials('The user name or the password is wrong.');
    }
    await this.logins.take(user.id, response);
    const session = await this.sessions.start(user, {
      origin,
      userAgent: request.get('user-agent'),
      sessionCookie: cookieOf(request, SESSION_COOKIE),
    });
    setSessionCookies(request, response, session);
    const auth: AuthContext = { user, actor: user, via: 'session', session, origin };
    return this.created(auth, session.id, request).catch((error: unknown) => {
      if (!(error instanceof Problem && error.code === 'not_found')) throw error;
      throw new Problem('unauthenticated', 'So many logins of this user came at once that they ended this session.');
    });
  }

  @Route('delete', '', {
    id: 'endSessions',
    summary: "End all of one's own sessions, maybe but the one of the request",
    description: 'Signs one out everywhere. Clears the cookies of the session of the request, if that ends too.',
    query: {
      keep_current: { type: 'boolean', default: false, description: 'Whether the session of the request goes on' },
    },
    answers: { 200: endedSessions },
    codes: ['unknown_parameter', 'invalid_parameter'],
  })
  @AuthenticatedOnly()
  async endAll(
    @Auth() auth: AuthContext,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ ended: number }> {
    const keepsCurrent = readFlag(parametersOf(request, 'keep_current'), 'keep_current');
    const ended = await this.sessions.endAllOwn(auth, { keepsCurrent });
    if (auth.session && !keepsCurrent) clearSessionCookies(response);
    return { ended };
  }

  @Route('delete', 'current', {
    id: 'logOut',
    summary: 'Log out: end the session of this request',
    description: 'Clears its cookies. A request that was not signed in by a session is refused.',
    answers: { 204: undefined },
    codes: ['malformed_request', 'precondition_failed'],
  })
  @AuthenticatedOnly()
  async logOut(
    @Auth() auth: AuthContext,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (!auth.session) throw new Problem('malformed_request', 'This request has no session.');
    await this.remove(auth, auth.session.id, request);
    clearSessionCookies(response);
  }
}

/** @throws InvalidFields */
function refuseLogin(body: JsonObject): never {
  const { errors, more } = unknownMembers(body, 'username', 'password');
  for (const name of ['username', 'password']) {
    const value = body[name];
    if (value === undefined) errors[name] = [fieldRequired];
    else if (typeof value !== 'string') errors[name] = ['This must be a string.'];
  }
  throw new InvalidFields(errors, 'The body must hold username and password, and nothing else.', more, 'invalid_body');
}
