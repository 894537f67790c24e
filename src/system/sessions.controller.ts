import {
  BadRequestException,
  Controller,
  Delete,
  ForbiddenException,
  HttpCode,
  Post,
  Req,
  Res,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AuthenticatedOnly, LastingPower, Public } from '../auth/access.decorators.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { clearSessionCookies, setSessionCookies } from '../auth/cookies.js';
import { BadCredentials } from '../auth/credential.guard.js';
import { PasswordCheck } from '../auth/password-check.service.js';
import { Sessions } from '../auth/sessions.service.js';
import { TooManySignIns } from '../auth/sign-in-limiter.js';
import { FromRequest, readJsonObject, type JsonObject } from '../rest/json-body.js';

/** The type must be said here: without it, a page of another site could send a body that its browser lets pass unasked. */
function readLogin(request: Request): Promise<JsonObject> {
  if (!request.headers['content-type']) {
    throw new UnsupportedMediaTypeException('Content-Type must be application/json.');
  }
  return readJsonObject(request);
}

const Body = (): ParameterDecorator => FromRequest({ transform: readLogin });

@ApiTags('sessions')
@LastingPower()
@Controller('API/v2/sessions')
export class SessionsController {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
  ) {}

  /** Logs in: the answer sets the session's cookies. */
  @Public()
  @Post()
  async logIn(
    @Body() body: JsonObject,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ id: string; created_at: string }> {
    // A page of another site could otherwise log its visitor in as somebody else.
    if (request.get('sec-fetch-site') === 'cross-site') throw new ForbiddenException('Log in from this site.');
    const { username, password } = body;
    if (typeof username !== 'string' || typeof password !== 'string') {
      throw new BadRequestException('username and password are required.');
    }
    response.setHeader('Cache-Control', 'private, no-store');
    const refused = (outcome: string) =>
      this.audit.record(request, { event: 'sign-in', outcome, actor: username, via: 'session' });
    const user = await this.passwords.verify(request, username, password).catch(async (error: unknown) => {
      if (error instanceof TooManySignIns) await refused('refused: too many tries');
      throw error;
    });
    if (!user) {
      await refused('refused: bad credentials');
      throw new BadCredentials();
    }
    const session = await this.sessions.start(user, request);
    setSessionCookies(request, response, session);
    return { id: session.id, created_at: `${session.createdAt}Z` };
  }

  /** Logs out. */
  @AuthenticatedOnly()
  @Delete('current')
  @HttpCode(204)
  async logOut(@Auth() { session }: AuthContext, @Res({ passthrough: true }) response: Response): Promise<void> {
    if (!session) throw new BadRequestException('This request has no session.');
    await this.sessions.end(session.id);
    clearSessionCookies(response);
  }
}
