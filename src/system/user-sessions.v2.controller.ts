import { Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Granting, Sessions } from '../kit/administration.js';
import {
  administratorRole,
  Auth,
  type AuthContext,
  Database,
  idSchema,
  LastingPower,
  listQuery,
  lockMatching,
  type Page,
  readPage,
  readQuery,
  RequirePermission,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  Route,
  V2Controller,
} from '../kit/index.js';
import { SessionResource } from './session.resource.js';
import { SessionsOf } from './session.rules.js';
import { endedSessions } from './sessions.controller.js';

const resource = resourceOf(SessionResource, 'v2');

/** Where else somebody is signed in, for administrators. */
@V2Controller('users/:id/sessions', 'users')
@LastingPower()
@RequirePermission(administratorRole)
export class UserSessionsV2Controller {
  constructor(
    private readonly reader: ResourceReader,
    private readonly sessions: Sessions,
    private readonly granting: Granting,
    private readonly database: Database,
  ) {}

  @Route('get', '', {
    id: 'listUserSessions',
    summary: 'List the sessions of a user',
    description: 'For administrators who hold all that the account holds, and for superusers among them.',
    query: listQuery(resource),
    answers: { 200: { $ref: '#/components/schemas/SessionPage' } },
    codes: [
      'not_found',
      'account_protected',
      'superuser_protected',
      'unknown_parameter',
      'invalid_parameter',
      'invalid_cursor',
    ],
  })
  async list(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<Page> {
    const query = readQuery(resource, request);
    await this.granting.demandPowerToSee(auth, id);
    return readPage(auth, resource, this.objectsOf(id), query);
  }

  @Route('delete', '', {
    id: 'endUserSessions',
    summary: 'End all sessions of a user',
    description: 'What they do next asks them to sign in again. Their tokens stay.',
    answers: { 200: endedSessions },
    codes: ['not_found', 'account_protected', 'superuser_protected'],
  })
  async endAll(@Auth() auth: AuthContext, @Param('id') id: string): Promise<{ ended: number }> {
    return { ended: await this.sessions.endAllTheirs(auth, id) };
  }

  @Route('delete', ':session', {
    id: 'endUserSession',
    summary: 'End one of the sessions of a user',
    description: 'At once. One that is over already is not found.',
    path: { session: { ...idSchema, description: 'The id of the session' } },
    answers: { 204: undefined },
    codes: ['not_found', 'account_protected', 'superuser_protected', 'precondition_failed'],
  })
  async end(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Param('session') session: string,
    @Req() request: Request,
  ): Promise<void> {
    await this.database.write(async () => {
      // First of all, as who lacks the power learns nothing of what is there.
      await this.granting.beginOver(auth, id);
      await lockMatching(resource, this.objectsOf(id), auth, session, request);
      await this.sessions.endTheirs(auth, id, session);
    });
  }

  private objectsOf(userId: string): ResourceObjects {
    return new ResourceObjects(resource, this.reader, new SessionsOf(this.sessions, userId));
  }
}
