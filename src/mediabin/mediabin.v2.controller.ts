import { HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AuthenticatedOnly } from '../auth/access.decorators.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { List } from '../rest/declaration/field.js';
import { mapInTurns } from '../database/turns.js';
import { resourceOf } from '../rest/declaration/resource.js';
import type { JsonObject } from '../rest/json-body.js';
import { Answer } from '../rest/v2/answers.js';
import { BulkBody, Command, ObjectBody } from '../rest/v2/body.pipe.js';
import { doEach, preparedAll } from '../rest/v2/bulk.js';
import { isEach, newItems } from '../rest/v2/bulk-body.js';
import { checked } from '../rest/v2/checked.js';
import { V2Controller, v2Endpoints } from '../rest/v2/endpoints.js';
import { Operation } from '../rest/v2/openapi/operation.js';
import { describe } from '../rest/v2/openapi/resource-operations.js';
import { commandSchema, component } from '../rest/v2/openapi/schemas.js';
import { show } from '../rest/v2/render.js';
import { BinItemResource } from './bin-item.resource.js';
import { BinItemWrites } from './bin-item.writes.js';
import { MediabinService } from './mediabin.service.js';

class BinItemIds {
  @List({ help: "The items' ids", ids: true, writable: true, required: true, example: ['1', '2'] }) ids: string[];
}

const resource = resourceOf(BinItemResource, 'v2');
const operations = describe(resource, { codes: { create: ['bin_full'] } });
const item = { $ref: '#/components/schemas/BinItem' };
const items = component('BinItems', {
  type: 'object',
  required: ['objects'],
  properties: { objects: { type: 'array', items: item } },
});
const removed = component('RemovedBinItems', {
  type: 'object',
  required: ['removed'],
  properties: { removed: { type: 'integer', description: 'How many items were taken out' } },
});

/** The caller's own bin. */
@V2Controller('mediabin', 'mediabin')
export class MediabinV2Controller extends v2Endpoints(BinItemResource, {
  rules: MediabinService,
  writes: BinItemWrites,
}) {
  @Inject(MediabinService) private readonly bins: MediabinService;

  @Operation({
    id: 'createBinItem',
    summary: 'Put a resource into the bin; one that is there already is updated where it stands',
    description: '201 when it was added, at the end; 200 when it was there. A bin holds at most 1000 items.',
    body: operations.schemas.created,
    answers: { 200: item, 201: item },
    location: true,
    codes: ['validation_failed', 'bin_full'],
  })
  @AuthenticatedOnly()
  @Post()
  async add(
    @Auth() auth: AuthContext,
    @ObjectBody(resource) body: JsonObject,
    @Req() request: Request,
  ): Promise<Answer> {
    const values = (await checked(this.work(auth), body)) as unknown as BinItemResource;
    return this.database.write(async () => {
      const { id, added } = await this.bins.place(auth, values);
      return this.created(auth, id, request, { status: added ? 201 : 200 });
    });
  }

  @operations.createMany
  @AuthenticatedOnly()
  @Post('bulk')
  async addMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
    const each = isEach(request);
    const items = await newItems(resource, body);
    if (each) {
      const store = (values: unknown) => this.bins.place(auth, values as BinItemResource);
      return doEach({ ...this.work(auth), store }, 'create', items);
    }
    const prepared = await preparedAll(this.work(auth), items);
    return this.database.write(async () => {
      const added = await this.bins.placeMany(
        auth,
        prepared.map(({ values }) => values as unknown as BinItemResource),
      );
      return new Answer(
        await this.shown(
          auth,
          added.map(({ id }) => id),
        ),
        { status: 201 },
      );
    });
  }

  @Operation({
    id: 'reorderBin',
    summary: 'Put items first, in the given order; the others keep theirs behind them',
    description: 'Items that are not in the bin are refused, and nothing is moved.',
    body: commandSchema(BinItemIds),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found'],
  })
  @AuthenticatedOnly()
  @HttpCode(204)
  @Post('reorder')
  async reorder(@Auth() auth: AuthContext, @Command(BinItemIds) { ids }: BinItemIds): Promise<void> {
    await this.bins.reorder(auth, ids);
  }

  @Operation({
    id: 'removeBinItems',
    summary: 'Take several items out of the bin, all of them or none',
    description: 'They can be brought back by `undo`, within fifteen minutes.',
    body: commandSchema(BinItemIds),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found'],
  })
  @AuthenticatedOnly()
  @HttpCode(204)
  @Post('remove')
  async takeOut(@Auth() auth: AuthContext, @Command(BinItemIds) { ids }: BinItemIds): Promise<void> {
    await this.bins.remove(auth, ids);
  }

  @Operation({
    id: 'clearBin',
    summary: 'Take everything out of the bin',
    description: 'It can be brought back by `undo`, within fifteen minutes.',
    answers: { 200: removed },
  })
  @AuthenticatedOnly()
  @HttpCode(200)
  @Post('clear')
  async clear(@Auth() auth: AuthContext): Promise<object> {
    return { removed: await this.bins.clear(auth) };
  }

  @Operation({
    id: 'undoBin',
    summary: 'Bring back what was last taken out, within fifteen minutes',
    description: 'What was removed or cleared last, in its old places. Only once.',
    answers: { 200: items },
    codes: ['nothing_to_undo', 'bin_full'],
  })
  @AuthenticatedOnly()
  @HttpCode(200)
  @Post('undo')
  async undo(@Auth() auth: AuthContext): Promise<object> {
    return this.database.write(async () => this.shown(auth, await this.bins.undo(auth)));
  }

  private async shown(auth: AuthContext, ids: readonly string[]): Promise<object> {
    const found = await this.objects.some(auth, ids);
    return { objects: await mapInTurns(found, (row) => show(resource, row)) };
  }
}
