import { Inject } from '@nestjs/common';
import {
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  Command,
  commandSchema,
  component,
  List,
  mapInTurns,
  resourceOf,
  Route,
  show,
  V2Controller,
  v2Endpoints,
} from '../kit/index.js';
import { BinItemResource } from './bin-item.resource.js';
import { BinItemWrites } from './bin-item.writes.js';
import { MediabinService } from './mediabin.service.js';

class BinItemIds {
  @List({ help: "The items' ids", ids: true, writable: true, required: true, example: ['1', '2'] }) ids: string[];
}

const resource = resourceOf(BinItemResource, 'v2');
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
  codes: { create: ['bin_full'] },
  upsert: {
    summary: 'Put a resource into the bin; one that is there already is updated where it stands',
    description:
      '201 when it was added, at the end; 200 when it was there. With `position` it is put or moved there. A bin holds at most 1000 items.',
    bulk: 'With mode=all it is 201 when any of them was added, 200 when all were there.',
  },
}) {
  @Inject(MediabinService) private readonly bins: MediabinService;

  @Route('post', 'reorder', {
    id: 'reorderBin',
    summary: 'Put items first, in the given order; the others keep theirs behind them',
    description: 'Items that are not in the bin are refused, and nothing is moved.',
    body: commandSchema(BinItemIds),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found'],
  })
  @AuthenticatedOnly()
  async reorder(@Auth() auth: AuthContext, @Command(BinItemIds) { ids }: BinItemIds): Promise<void> {
    await this.bins.reorder(auth, ids);
  }

  @Route('post', 'remove', {
    id: 'removeBinItems',
    summary: 'Take several items out of the bin, all of them or none',
    description: 'They can be brought back by `undo`, within fifteen minutes.',
    body: commandSchema(BinItemIds),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found'],
  })
  @AuthenticatedOnly()
  async takeOut(@Auth() auth: AuthContext, @Command(BinItemIds) { ids }: BinItemIds): Promise<void> {
    await this.bins.remove(auth, ids);
  }

  @Route('post', 'clear', {
    id: 'clearBin',
    summary: 'Take everything out of the bin',
    description: 'It can be brought back by `undo`, within fifteen minutes.',
    answers: { 200: removed },
  })
  @AuthenticatedOnly()
  async clear(@Auth() auth: AuthContext): Promise<object> {
    return { removed: await this.bins.clear(auth) };
  }

  @Route('post', 'undo', {
    id: 'undoBin',
    summary: 'Bring back what was last taken out, within fifteen minutes',
    description: 'What was removed or cleared last, in its old places. Only once.',
    answers: { 200: items },
    codes: ['nothing_to_undo', 'bin_full'],
  })
  @AuthenticatedOnly()
  async undo(@Auth() auth: AuthContext): Promise<object> {
    return this.database.write(async () => this.shown(auth, await this.bins.undo(auth)));
  }

  private async shown(auth: AuthContext, ids: readonly string[]): Promise<object> {
    const found = await this.objects.some(auth, ids);
    return { objects: await mapInTurns(found, (row) => show(resource, row)) };
  }
}
