import { administratorRole } from 'media-asset-platform/kit';
import {
  Action,
  Page,
  pagerOf,
  Pages,
  Visiting,
  type GoTo,
  type ListPage,
  type View,
  type Visit,
} from 'media-asset-platform/kit/pages';
import type { AnnotationKindResource, AnnotationResource } from './annotation.resource.js';

const notes = '/API/v2/annotations/';

/** A client of version 2, as all pages are: what somebody sees and may do here follows from there. */
@Pages('annotations')
export class AnnotationsPages {
  @Page('', {
    name: 'annotations',
    title: 'annotations.title',
    access: ['annotation', administratorRole],
    navigation: { part: 'work', order: 60, icon: 'note' },
  })
  async list(@Visiting() visit: Visit): Promise<View> {
    const { id, powers, preferences } = visit.person!;
    const query = {
      order_by: '-created_at',
      limit: preferences.paginate_by,
      cursor: visit.query.get('cursor') ?? undefined,
    };
    const [{ objects, meta }, kinds] = await Promise.all([
      visit.call<ListPage<AnnotationResource>>('GET', notes, { query }),
      visit.call<ListPage<AnnotationKindResource>>('GET', `${notes}kinds/`, { query: { limit: 1000 } }),
    ]);
    return {
      view: 'annotations/list',
      data: {
        notes: objects.map((note) => ({
          ...note,
          about: kindName(visit, note.kind),
          isOwn: note.owner === id,
        })),
        kinds: kinds.objects.map(({ name }) => ({ value: name, label: kindName(visit, name) })),
        pager: pagerOf(visit, meta),
        mayWrite: powers.has('annotation'),
      },
    };
  }

  @Action('', { page: 'list', access: 'annotation' })
  async add(@Visiting() visit: Visit): Promise<GoTo> {
    const { form } = visit;
    const body = { resource_id: form.text('resource_id'), kind: form.text('kind'), text: form.text('text') };
    const { resource_id: id } = await visit.call<AnnotationResource>('POST', notes, { body });
    return visit.done('/annotations/', 'annotations.added', { id });
  }

  @Action(':id/delete', { page: 'list', access: 'annotation' })
  async remove(@Visiting() visit: Visit): Promise<GoTo> {
    await visit.call('DELETE', `${notes}{id}/`, { params: { id: visit.param('id') } });
    return visit.done('/annotations/', 'annotations.deleted');
  }
}

/** Kinds that administrators have added are called what they have named them. */
const kindName = ({ words }: Visit, name: string): string => {
  const key = `annotations.kind.${name}`;
  return words.has(key) ? words.say(key) : name;
};
