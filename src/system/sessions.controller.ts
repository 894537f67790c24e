import { Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AuthenticatedOnly, LastingPower, Public } from '../auth/access.decorators.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { clearSessionCookies, setSessionCookies } from '../auth/cookies.js';
import { BadCredentials } from '../auth/credential.guard.js';
import { Origin } from '../auth/origin.js';
import { PasswordCheck } from '../auth/password-check.service.js';
import { Sessions, type SessionSummary } from '../auth/sessions.service.js';
import { TooManySignIns } from '../auth/sign-in-limiter.js';
import { Problem } from '../config/problem.js';
import { FromRequest, readJsonObject, type JsonObject } from '../rest/json-body.js';
import { publicOrigin } from '../rest/origin.js';
import { V2Controller } from '../rest/v2/endpoints.js';
import { Operation } from '../rest/v2/openapi/operation.js';
import { MAX_LIMIT } from '../rest/v2/page.js';
import { V2_ROOT } from '../rest/v2/paths.js';
import { component, idSchema } from '../rest/v2/openapi/schemas.js';

const started = component('Session', {
  type: 'object',
  required: ['id', 'created_at', 'last_seen_at', 'address', 'user_agent', 'current'],
  properties: {
    id: idSchema,
    created_at: { type: 'string', format: 'date-time' },
    last_seen_at: { type: 'string', format: 'date-time' },
    address: { type: 'string', description: 'Where it was started from' },
    user_agent: { type: 'string', description: 'What the browser said of itself' },
    current: { type: 'boolean', description: 'Whether it is the session of this request' },
  },
});

const login = component('Login', {
  type: 'object',
  required: ['username', 'password'],
  additionalProperties: false,
  properties: {
    username: { type: 'string', examples: ['ann'] },
    password: { type: 'string', writeOnly: true, examples: ['correct horse battery'] },
  },
});

/** Of a list that has one page. */
const pageMeta = {
  type: 'object',
  required: ['limit', 'next', 'previous'],
  properties: { limit: { type: 'integer' }, next: { type: 'null' }, previous: { type: 'null' } },
};

const list = component('Sessions', {
  type: 'object',
  required: ['meta', 'objects'],
  properties: { meta: pageMeta, objects: { type: 'array', items: started } },
});

/** The type must be said here: without it, a page of another site could send a body that its browser lets pass unasked. */
function readLogin(request: Request): Promise<JsonObject> {
  if (!request.headers['content-type']) {
    throw new Problem('unsupported_media_type', 'Content-Type must be application/json.');
  }
  return readJsonObject(request);
}

const Body = (): ParameterDecorator => FromRequest({ transform: readLogin });

@LastingPower()
@V2Controller('sessions', 'sessions')
export class SessionsController {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  @Operation({
    id: 'logIn',
    summary: 'Log in; the answer sets the cookies of the session',
    body: login,
    answers: { 201: started },
    location: true,
    codes: ['unauthenticated', 'foreign_site', 'run_as_forbidden', 'too_many_requests'],
  })
  @Public()
  @Post()
  async logIn(
    @Body() body: JsonObject,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<object> {
    // A page of another site could otherwise log its visitor in as somebody else.
    if (request.get('sec-fetch-site') === 'cross-site') throw new Problem('foreign_site', 'Log in from this site.');
    const { username, password } = body;
    if (typeof username !== 'string' || typeof password !== 'string' || Object.keys(body).length > 2) {
      throw new Problem('invalid_body', 'The body must hold username and password, and nothing else.');
    }
    response.setHeader('Cache-Control', 'private, no-store');
    const refused = (outcome: string) =>
      this.audit.record(new Origin(request), { event: 'sign-in', outcome, actor: username, via: 'session' });
    const user = await this.passwords.verify(request, username, password).catch(async (error: unknown) => {
      if (error instanceof TooManySignIns) await refused('refused: too many tries');
      throw error;
    });
    if (!user) {
      await refused('refused: bad credentials');
      throw new BadCredentials('The user name or the password is wrong.');
    }
    const session = await this.sessions.start(user, request);
    setSessionCookies(request, response, session);
    response.location(`${publicOrigin(request)}${V2_ROOT}/sessions/${session.id}/`);
    return shown(session, session.id);
  }

  @Operation({ id: 'listSessions', summary: "List one's own sessions, the last seen first", answers: { 200: list } })
  @AuthenticatedOnly()
  @Get()
  async list(@Auth() { user, session }: AuthContext): Promise<object> {
    const found = (await this.sessions.list(user.id)).slice(0, MAX_LIMIT);
    const meta = { limit: MAX_LIMIT, next: null, previous: null };
    return { meta, objects: found.map((one) => shown(one, session?.id)) };
  }

  @Operation({
    id: 'logOut',
    summary: 'Log out: end the session of this request',
    answers: { 204: undefined },
    codes: ['malformed_request'],
  })
  @AuthenticatedOnly()
  @HttpCode(204)
  @Delete('current')
  async logOut(@Auth() auth: AuthContext, @Res({ passthrough: true }) response: Response): Promise<void> {
    if (!auth.session) throw new Problem('malformed_request', 'This request has no session.');
    await this.sessions.endOwn(auth, auth.session.id);
    clearSessionCookies(response);
  }

  @Operation({
    id: 'endSession',
    summary: "End one of one's own sessions",
    answers: { 204: undefined },
    codes: ['not_found'],
  })
  @AuthenticatedOnly()
  @HttpCode(204)
  @Delete(':id')
  async end(@Auth() auth: AuthContext, @Param('id') id: string): Promise<void> {
    await this.sessions.endOwn(auth, id);
  }
}

function shown({ id, createdAt, lastSeenAt, address, userAgent }: SessionSummary, currentId?: string): object {
  return {
    id,
    created_at: `${createdAt}Z`,
    last_seen_at: `${lastSeenAt}Z`,
    address,
    user_agent: userAgent,
    current: id === currentId,
  };
}
