import { Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AuditEntryResource } from '../audit/audit-entry.resource.js';
import { aboutAccount, nameKey, newestTokensOf, readDateJoined } from '../kit/administration.js';
import {
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  Database,
  listQuery,
  now,
  type Page,
  readPage,
  readQuery,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  Route,
  SharedByAll,
  V2Controller,
} from '../kit/index.js';

const resource = resourceOf(AuditEntryResource, 'v2');

const tokensSql = newestTokensOf(100);

/** What happened to one's own account. */
@V2Controller('me/history', 'me')
export class MyHistoryV2Controller {
  private readonly objects: ResourceObjects;

  constructor(
    reader: ResourceReader,
    @Inject(SharedByAll) rules: SharedByAll,
    private readonly database: Database,
  ) {
    this.objects = new ResourceObjects(resource, reader, rules);
  }

  @Route('get', '', {
    id: 'listMyHistory',
    summary: "List what happened to one's own account",
    description:
      'Logins and tries to sign in, what was done to the account and to its newest 100 tokens, by whomever: the newest ' +
      '500 entries of each kind. Newest first with `order_by=-id`. What others did as oneself is under `me/acted-as/`.',
    query: listQuery(resource),
    answers: { 200: { $ref: '#/components/schemas/AuditEntryPage' } },
    codes: ['unknown_parameter', 'invalid_parameter', 'invalid_cursor'],
  })
  @AuthenticatedOnly()
  async list(@Auth() auth: AuthContext, @Req() request: Request): Promise<Page> {
    const query = readQuery(resource, request);
    const { id, username } = auth.user;
    const tokens = await this.database.read<{ id: unknown }>(tokensSql, [BigInt(id)]);
    const account = {
      id,
      since: (await readDateJoined(this.database, id)) ?? now(),
      names: [...new Set([username, nameKey(username)])],
      belongings: tokens.map((token) => `tokens/${String(token.id)}`),
    };
    query.filters.push(aboutAccount(account));
    return readPage(auth, resource, this.objects, query);
  }
}
