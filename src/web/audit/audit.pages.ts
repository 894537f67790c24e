import { ProblemError, type QueryOf, type Schemas } from '../../../client/src/index.js';
import { administratorRole } from '../../accounts/granting/permissions.js';
import { auditEvents, auditedVias } from '../../audit-log/audit-log.service.js';
import { minuteOf, type Choice } from '../kit/fields.js';
import { FormValues } from '../kit/form-values.js';
import { addressWith, filtersOf, pageOf, pagerOf } from '../kit/list-page.js';
import { Action, Download, Page, Pages, Visiting } from '../kit/page.js';
import { GoTo, type View, type Visit } from '../kit/visit.js';
import { namesOf, type TargetNames } from './target-names.js';

type Entry = Schemas['AuditEntry'];
type AuditQuery = QueryOf<'/API/v2/audit/'>;

const access = administratorRole;

/** Filters that the form has a field for: those of the first row, and those that unfold. */
const first = ['actor__icontains', 'event', 'outcome__startswith'] as const;
const further = [
  'target',
  'address__startswith',
  'at__gte',
  'at__lte',
  'effective__icontains',
  'via',
  'detail__icontains',
] as const;

/** Filters that links of other pages set; each is shown with a link that takes it away. */
const linked = [
  'target__in',
  'actor',
  'actor_id',
  'effective',
  'effective_id',
  'outcome',
  'address',
  'method',
  'route',
] as const;

/** What was noted: who did what, when, from where and as whom. */
@Pages('audit')
export class AuditPages {
  @Page('', {
    name: 'audit',
    title: 'audit.title',
    access,
    navigation: { part: 'administration', order: 60, icon: 'log' },
  })
  async list(@Visiting() visit: Visit): Promise<View> {
    const { api, query } = visit;
    const said = filtersOf(visit, [...first, ...further, ...linked]);
    const asked = {
      ...said,
      order_by: ['-id'],
      ...pageOf(visit),
    } as AuditQuery;
    const answer = await api.GET('/API/v2/audit/', { params: { query: asked } });
    // A filter that cannot be read is told at the form, with what was typed into it.
    if (!answer.data && answer.response.status !== 400) throw new ProblemError(answer.response, answer.error);
    const { objects, meta } = answer.data ?? { objects: [], meta: { next: null, previous: null } };
    const asTarget = (target: string) => ({ target, detail: '' });
    const names = await namesOf(visit, [...objects, ...Object.entries(said).flatMap(targetsIn).map(asTarget)]);
    const filters = Object.entries(said).map((filter) => filterSaid(visit, filter, names));
    return {
      view: 'audit/list',
      status: answer.response.status,
      data: {
        entries: objects.map((entry) => shown(visit, entry, names)),
        pager: pagerOf(visit, meta),
        newest: query.has('cursor') ? `${visit.path}?${new URLSearchParams(said).toString()}` : undefined,
        filter: {
          path: '/audit/',
          prefix: 'filter',
          refused: answer.error && {
            action: 'list',
            values: new FormValues(said),
            problem: new ProblemError(answer.response, answer.error),
          },
        },
        said,
        isFiltered: Object.keys(said).length > 0,
        isUnfolded: further.some((name) => name in said),
        chips: filters.filter(({ name }) => (linked as readonly string[]).includes(name)),
        inWords: filters,
        choices: choicesFor(visit),
        exports: ['csv', 'jsonl'].map((format) => ({
          format,
          path: `/audit/export/?${new URLSearchParams({ ...said, format }).toString()}`,
        })),
      },
    };
  }

  /** Version 2 sends the file; here, whoever is signed out is asked to sign in. */
  @Download('export', { access })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async export(@Visiting() { query }: Visit): Promise<GoTo> {
    return new GoTo(`/API/v2/audit/export/?${query.toString()}`);
  }

  @Page('chain', { name: 'audit-chain', title: 'audit.chain-title', access })
  // eslint-disable-next-line @typescript-eslint/require-await -- pages are asynchronous
  async chain(): Promise<View> {
    return { view: 'audit/chain' };
  }

  /** The API works all hashes out anew, which takes as long as there are entries: with scripts, the page goes on meanwhile. */
  @Action('chain', { page: 'chain', access })
  async check(@Visiting() visit: Visit): Promise<View> {
    const state = await visit.ask(visit.api.GET('/API/v2/audit/chain/'));
    return { view: 'audit/chain', data: { state, at: new Date().toISOString() } };
  }

  @Page(':id', { name: 'audit-entry', title: 'audit.entry-title', access })
  async entry(@Visiting() visit: Visit): Promise<View> {
    const params = { path: { id: visit.param('id') } };
    const entry = await visit.ask(visit.api.GET('/API/v2/audit/{id}/', { params }));
    const names = await namesOf(visit, [entry]);
    return {
      view: 'audit/entry',
      title: visit.say('audit.entry-title', { id: entry.id }),
      data: { one: shown(visit, entry, names) },
    };
  }
}

/** An entry with what its parts are called and lead to. */
const shown = (visit: Visit, entry: Entry, names: TargetNames): object => ({
  ...entry,
  said: eventSaid(visit, entry.event),
  viaSaid: visit.say(`profile.via.${entry.via}`),
  isGranted: entry.outcome === 'granted',
  reason: reasonOf(entry),
  actedAs: entry.effective !== entry.actor ? entry.effective : '',
  about: names.get(entry.target),
  // Nobody knows a session by its number.
  isAbout: entry.target !== '' && !entry.target.startsWith('sessions/'),
  aboutSaid: names.get(entry.target)?.name ?? entry.target,
  names,
});

/** Why it was refused: the colon and what comes before it are said by the state. */
export const reasonOf = ({ outcome }: Entry): string =>
  outcome === 'granted' ? '' : outcome.replace(/^refused: /, '');

/** An event in the reader's words; those of families in packages stay as they are. */
export const eventSaid = ({ words }: Visit, event: string): string =>
  words.has(`profile.event.${event}`) ? words.say(`profile.event.${event}`) : event;

function choicesFor(visit: Visit): Record<'events' | 'outcomes' | 'vias', Choice[]> {
  const any = { value: '', label: visit.say('audit.any') };
  return {
    events: [any, ...auditEvents.words.map((value) => ({ value, label: eventSaid(visit, value) }))],
    outcomes: [any, ...['granted', 'refused'].map((value) => ({ value, label: visit.say(`audit.${value}`) }))],
    vias: [any, ...auditedVias.map((value) => ({ value, label: visit.say(`profile.via.${value}`) }))],
  };
}

/** What a filter asks for by ids, as targets of entries. */
function targetsIn([name, value]: [string, string]): string[] {
  if (name === 'target' || name === 'target__in') return value.split(',');
  return name === 'actor_id' || name === 'effective_id' ? [`users/${value}`] : [];
}

/** A filter in words, with what it asks for by its name, and the list without it. */
function filterSaid(visit: Visit, [name, value]: [string, string], names: TargetNames): Filter {
  const { words } = visit;
  const [first = '', ...others] = targetsIn([name, value]);
  const called = names.get(first)?.name;
  const asked = called ?? (first.startsWith('users/') && !name.startsWith('target') ? value : first);
  const chosen = choicesOf(visit, name).find((choice) => choice.value === value)?.label;
  return {
    name,
    label: words.say(`audit.filter.${called === undefined ? name : name.replace(/_id$/, '')}`),
    value,
    said:
      others.length > 0
        ? words.say('audit.and-others', { what: asked, count: others.length })
        : asked || (chosen ?? timeSaid(visit, name, value)),
    href: addressWith(visit, { [name]: undefined, cursor: undefined }),
  };
}

/** The choices of a filter that has some. */
function choicesOf(visit: Visit, name: string): readonly Choice[] {
  const { events, outcomes, vias } = choicesFor(visit);
  return { event: events, outcome__startswith: outcomes, outcome: outcomes, via: vias }[name] ?? [];
}

/** A time that is asked for, in the reader's words; anything else as it stands. */
function timeSaid({ words }: Visit, name: string, value: string): string {
  const time = name.startsWith('at__') ? `${minuteOf(value)}Z` : '';
  return Number.isNaN(Date.parse(time)) ? value : words.date(time, { dateStyle: 'medium', timeStyle: 'short' });
}

interface Filter {
  name: string;
  label: string;
  value: string;
  said: string;
  href: string;
}
