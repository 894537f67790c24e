import type { Schemas } from '../../../client/src/index.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { clipOf, originsOf, own, placeOf } from '../mediabin/clips.js';

type Item = Schemas['BinItem'];

const access = 'authenticated';

/** The page of an item of the media backend, at the `absolute_url` that items of bins have. */
@Pages('vs/item')
export class ItemPages {
  @Page(':resource', { name: 'item', title: 'item.title', access })
  async item(@Visiting() visit: Visit): Promise<View> {
    const id = visit.param('resource');
    const item = await find(visit, id);
    const { refused } = visit;
    const origins = item ? originsOf([item]) : [];
    const clip = item && clipOf([item], 0, origins);
    return {
      view: 'item/item',
      title: clip?.name ?? id,
      under: own,
      data: {
        id,
        item: clip,
        place: item && placeOf(item),
        base: baseOf(id),
        problem: refused?.action === 'add' || refused?.isUnsent ? undefined : refused?.problem,
      },
      pictures: origins,
    };
  }

  @Action(':resource', { page: 'item', access })
  async add(@Visiting() visit: Visit): Promise<GoTo> {
    const { form } = visit;
    const id = visit.param('resource');
    const body = {
      resource_id: id,
      resource_name: form.text('resource_name').trim() || undefined,
      resource_type: form.optional('resource_type'),
      thumbnail_uri: form.optional('thumbnail_uri'),
    };
    await visit.ask(visit.api.POST('/API/v2/mediabin/', { body }));
    return visit.done(baseOf(id), 'item.added');
  }

  @Action(':resource/remove', { page: 'item', access })
  async remove(@Visiting() visit: Visit): Promise<GoTo> {
    const id = visit.param('resource');
    const item = await find(visit, id);
    if (!item) return visit.done(baseOf(id), 'mediabin.gone');
    await visit.ask(visit.api.DELETE('/API/v2/mediabin/{id}/', { params: { path: { id: item.id } } }));
    return visit.done(baseOf(id), 'item.removed', {}, { path: `${baseOf(id)}undo/` });
  }

  @Action(':resource/undo', { page: 'item', access })
  async undo(@Visiting() visit: Visit): Promise<GoTo> {
    const id = visit.param('resource');
    const { objects } = await visit.ask(visit.api.POST('/API/v2/mediabin/undo/'));
    // Something else may have been removed meanwhile.
    return objects.some(({ resource_id }) => resource_id === id)
      ? visit.done(baseOf(id), 'item.added')
      : visit.done(baseOf(id), 'mediabin.back', { count: objects.length });
  }
}

const baseOf = (id: string): string => `/vs/item/${encodeURIComponent(id)}/`;

/** The item of the reader's bin for it, if there is one. */
async function find(visit: Visit, id: string): Promise<Item | undefined> {
  const query = { resource_id: id, limit: 1 };
  const { objects } = await visit.ask(visit.api.GET('/API/v2/mediabin/', { params: { query } }));
  return objects[0];
}
