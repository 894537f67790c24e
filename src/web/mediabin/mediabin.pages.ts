import { ProblemError, type Schemas } from '../../../client/src/index.js';
import { downloadFormats, sendFile, type DownloadFormat } from '../kit/downloads.js';
import { faultAt } from '../kit/fault.js';
import { unlessGone as orGone } from '../kit/gone.js';
import { Action, Page, Pages, Visiting } from '../kit/page.js';
import { sentence } from '../kit/sentences.js';
import { Views } from '../kit/views.js';
import type { GoTo, View, Visit } from '../kit/visit.js';
import { clipOf, few, nameOf, originsOf, own, pageAt, placeOf } from './clips.js';
import { knownTypes } from './pictures.js';

type Item = Schemas['BinItem'];

const access = 'authenticated';
const undo = { path: '/mediabin/undo/' };

/** More than a bin can hold. */
const whole = 1000;

/** What a file of items holds. */
const columns = [
  'position',
  'resource_id',
  'resource_name',
  'resource_type',
  'thumbnail_uri',
  'ui_selected',
  'absolute_url',
] as const satisfies (keyof Item)[];

/** One's own bin. What is done to the ticked items is done to all when none is ticked. */
@Pages('mediabin')
export class MediabinPages {
  constructor(private readonly views: Views) {}

  @Page('', {
    name: 'mediabin',
    title: 'mediabin.title',
    access,
    navigation: { part: 'work', order: 10, icon: 'stack' },
  })
  async bin(@Visiting() visit: Visit): Promise<View> {
    const items = await itemsOf(visit);
    const total = items.length;
    const origins = originsOf(items);
    const wanted = visit.param('id') || visit.query.get('item');
    const open = items.findIndex(({ id }) => id === wanted);
    const { refused } = visit;
    // What the page began with may be gone.
    const from = Math.max(0, Math.min(fromOf(visit), total - 1 - ((total - 1) % few)));
    const moving = refused !== undefined && movesChosen.includes(refused.action);
    // What was ticked and refused a place is ticked still.
    const ticked = moving && refused.values.has('ids') ? tickedAmong({ form: refused.values }, items) : undefined;
    const isSelected = ({ id, ui_selected }: Item): boolean => ticked?.has(id) ?? ui_selected;
    const shown = items
      .slice(from, from + few)
      .map((item, place) => ({ ...clipOf(items, from + place, origins), ui_selected: isSelected(item) }));
    const selected = items.filter(isSelected).length;
    // What was refused to a form that has no place for it.
    const problem = refused && !refused.isUnsent && !shownInForm.includes(refused.action) ? refused.problem : undefined;
    if (problem) refused!.isTold = true;
    return {
      view: 'mediabin/bin',
      data: {
        cards: await this.views.renderMany('mediabin/cards', shown, { visit, csrf: visit.csrf }),
        total,
        selected,
        elsewhere: selected - shown.filter(isSelected).length,
        from,
        shown: shown.length < total ? shown.map(({ id }) => id).join(',') : undefined,
        pager: {
          before: from > 0 ? pageAt(Math.max(0, from - few)) : undefined,
          next: from + few < total ? pageAt(from + few) : undefined,
        },
        origins: origins.join(' '),
        open: open < 0 ? undefined : clipOf(items, open, origins),
        models: [model],
        moving,
        types: knownTypes,
        problem,
        adding: refused?.action === 'add',
      },
      pictures: origins,
    };
  }

  /** Keeps what is ticked; or ticks all, or none. */
  @Action('select', { page: 'bin', access })
  async select(@Visiting() visit: Visit): Promise<GoTo> {
    // Enter in the field of the place sends this, the form's first button.
    if (!visit.form.has('all') && visit.form.text('position') !== '') return this.moveChosen(visit);
    const items = await itemsOf(visit);
    const ticked = tickedAmong(visit, items);
    const isWanted = ({ id }: Item): boolean => (visit.form.has('all') ? visit.form.flag('all') : ticked.has(id));
    for (const wanted of [true, false]) {
      const ids = items.filter((item) => isWanted(item) === wanted && item.ui_selected !== wanted).map(({ id }) => id);
      if (ids.length === 0) continue;
      await visit.ask(visit.api.PATCH('/API/v2/mediabin/bulk/', { body: { ids, set: { ui_selected: wanted } } }));
    }
    return visit.done(pageAt(fromOf(visit)), 'mediabin.selected', { count: items.filter(isWanted).length });
  }

  @Action('remove', { page: 'bin', access })
  async removeChosen(@Visiting() visit: Visit): Promise<GoTo> {
    const chosen = await chosenOf(visit);
    const ids = chosen.map(({ id }) => id);
    if (ids.length === 0) return visit.done(pageAt(fromOf(visit)), 'mediabin.gone', {}, undo);
    await visit.ask(visit.api.POST('/API/v2/mediabin/remove/', { body: { ids } }));
    return visit.done(pageAt(fromOf(visit)), ...removedWords(chosen), undo);
  }

  @Action('clear', { page: 'bin', access })
  async clear(@Visiting() visit: Visit): Promise<GoTo> {
    const items = await itemsOf(visit);
    const { removed } = await visit.ask(visit.api.POST('/API/v2/mediabin/clear/'));
    if (removed === 0) return visit.done(own, 'mediabin.removed-none', {}, undo);
    if (removed === items.length) return visit.done(own, ...removedWords(items), undo);
    return visit.done(own, 'mediabin.removed', { count: removed }, undo);
  }

  @Action('undo', { page: 'bin', access })
  async undo(@Visiting() visit: Visit): Promise<GoTo> {
    const { objects } = await visit.ask(visit.api.POST('/API/v2/mediabin/undo/'));
    return visit.done(placeOf(objects[0]!), 'mediabin.back', { count: objects.length });
  }

  /** Shows the ids, one a line, where no script copies them. */
  @Action('ids', { page: 'bin', access })
  async ids(@Visiting() visit: Visit): Promise<View> {
    const chosen = await chosenOf(visit);
    return {
      view: 'mediabin/ids',
      title: visit.say('mediabin.ids-title', { count: chosen.length }),
      data: { ids: chosen.map(({ resource_id }) => resource_id).join('\n'), rows: Math.min(chosen.length + 1, 20) },
    };
  }

  @Action('download', { page: 'bin', access })
  async download(@Visiting() visit: Visit): Promise<void> {
    const format = visit.form.text('format') as DownloadFormat;
    const chosen = await chosenOf(visit);
    await sendFile(visit, 'mediabin', downloadFormats.includes(format) ? format : 'csv', columns, chosen);
  }

  /** Puts what is ticked to one place, together and in its order. */
  @Action('move', { page: 'bin', access })
  async moveChosen(@Visiting() visit: Visit): Promise<GoTo> {
    const items = await itemsOf(visit);
    const ticked = tickedAmong(visit, items);
    const chosen = items.filter(({ id }) => ticked.has(id));
    const [first] = chosen;
    if (!first) return visit.done(pageAt(fromOf(visit)), 'mediabin.move-none');
    const others = items.filter(({ id }) => !ticked.has(id));
    const asked = visit.form.number('position');
    const isPlace = Number.isInteger(asked) && asked >= 1 && asked <= items.length;
    if (chosen.length === 1 || !isPlace) return this.moveTo(visit, first.id);
    const position = Math.min(asked, others.length + 1);
    others.splice(position - 1, 0, ...chosen);
    await visit.ask(visit.api.POST('/API/v2/mediabin/reorder/', { body: { ids: others.map(({ id }) => id) } }));
    return visit.done(placeOf({ id: first.id, position }), 'mediabin.moved-many', { count: chosen.length, position });
  }

  /** One id a line. */
  @Action('add', { page: 'bin', access })
  async add(@Visiting() visit: Visit): Promise<GoTo> {
    const { form } = visit;
    const lines = form
      .text('resource_id')
      .split(/\r?\n/)
      .map((resource_id, at) => ({ resource_id, number: at + 1 }))
      .filter(({ resource_id }) => resource_id.trim() !== '');
    if (lines.length > whole) throw tooMany(visit, lines.length);
    const body = lines.map(({ resource_id }) => ({ resource_id }));
    if (body.length <= 1) {
      const [one = { resource_id: '' }] = body;
      const item = await visit.ask(visit.api.POST('/API/v2/mediabin/', { body: one }));
      return visit.done(placeOf(item), 'mediabin.added', { name: nameOf(item) });
    }
    try {
      await visit.ask(visit.api.POST('/API/v2/mediabin/bulk/', { body }));
    } catch (error) {
      const numbers = lines.map(({ number }) => number);
      throw error instanceof ProblemError ? inLines(visit, error, numbers) : error;
    }
    return visit.done(own, 'mediabin.added-many', { count: new Set(body.map(({ resource_id }) => resource_id)).size });
  }

  @Action(':id', { page: 'bin', access })
  rename(@Visiting() visit: Visit): Promise<GoTo> {
    return unlessGone(visit, async () => {
      const item = await change(visit, visit.param('id'), { resource_name: visit.form.text('resource_name').trim() });
      return visit.done(placeOf(item), 'mediabin.renamed', { name: nameOf(item) });
    });
  }

  @Action(':id/move', { page: 'bin', access })
  move(@Visiting() visit: Visit): Promise<GoTo> {
    return this.moveTo(visit, visit.param('id'));
  }

  @Action(':id/remove', { page: 'bin', access })
  remove(@Visiting() visit: Visit): Promise<GoTo> {
    return unlessGone(visit, async () => {
      const params = { path: { id: visit.param('id') } };
      const item = await visit.ask(visit.api.GET('/API/v2/mediabin/{id}/', { params }));
      await visit.ask(visit.api.DELETE('/API/v2/mediabin/{id}/', { params }));
      return visit.done(pageAt(fromOf(visit)), 'mediabin.removed-one', { name: nameOf(item) }, undo);
    });
  }

  private moveTo(visit: Visit, id: string): Promise<GoTo> {
    return unlessGone(visit, async () => {
      const { position, ...item } = await change(visit, id, { position: visit.form.number('position') });
      return visit.done(placeOf({ id, position }), 'mediabin.moved', {
        name: nameOf(item),
        position,
      });
    });
  }
}

/** What scripts make further cards of. */
const model = {
  id: '0',
  position: 1,
  name: '-',
  kind: 'item',
  picture: 'about:blank',
  absolute_url: '/',
  place: own,
  changeAt: own,
};

/** Actions whose forms say themselves what was wrong. */
const shownInForm = ['add', 'rename', 'move', 'select', 'moveChosen'];

/** Actions that take the place of what is ticked. */
const movesChosen = ['select', 'moveChosen'];

/** Behind how many items the page begins that is shown, or that the form stands on. */
function fromOf({ query, form }: Visit): number {
  const from = query.get('from') ?? form.text('from');
  return /^\d{1,3}$/.test(from) ? Number(from) : 0;
}

async function itemsOf(visit: Visit): Promise<Item[]> {
  const query = { limit: whole };
  return (await visit.ask(visit.api.GET('/API/v2/mediabin/', { params: { query } }))).objects;
}

/** What an action is about: the ticked items that are still there, or all when none is ticked. */
async function chosenOf(visit: Visit): Promise<Item[]> {
  const items = await itemsOf(visit);
  const ticked = tickedAmong(visit, items);
  return ticked.size === 0 ? items : items.filter(({ id }) => ticked.has(id));
}

/** The ids of what is ticked on the page; of what stands on others, what is kept as selected. */
function tickedAmong({ form }: Pick<Visit, 'form'>, items: readonly Item[]): ReadonlySet<string> {
  const ticked = new Set(form.all('ids'));
  const shown = form.has('shown') ? new Set(form.text('shown').split(',')) : undefined;
  for (const { id, ui_selected } of shown ? items : []) if (ui_selected && !shown!.has(id)) ticked.add(id);
  return ticked;
}

function change(visit: Visit, id: string, body: Schemas['BinItemChanges']): Promise<Item> {
  return visit.ask(visit.api.PATCH('/API/v2/mediabin/{id}/', { params: { path: { id } }, body }));
}

/** What is said of those that were removed. */
function removedWords(items: readonly Item[]): [key: string, values: Record<string, string | number>] {
  const [first] = items;
  return items.length === 1
    ? ['mediabin.removed-one', { name: nameOf(first!) }]
    : ['mediabin.removed', { count: items.length }];
}

/** More ids than a bin has room for. */
function tooMany(visit: Visit, count: number): ProblemError {
  return faultAt('resource_id', visit.say('mediabin.add-most', { most: whole, count }));
}

/** What is wrong with some of the ids, by the lines that they were typed in. */
function inLines({ words }: Visit, { response, code, detail, errors }: ProblemError, numbers: number[]): ProblemError {
  const told = errors.map(({ field, message }) => {
    const line = numbers[Number(/^\d+(?=\.resource_id$)/.exec(field)?.[0])];
    if (line === undefined) return { field, message };
    const said = words.say('mediabin.add-line', { line, message: sentence(words, message) });
    return { field: 'resource_id', message: said };
  });
  return new ProblemError(response, { code, detail, errors: told });
}

const unlessGone = (visit: Visit, step: () => Promise<GoTo>): Promise<GoTo> =>
  orGone(visit, step, own, 'mediabin.gone');
