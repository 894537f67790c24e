import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { filters, Hash, Tag } from 'liquidjs';
import type { Context, Emitter, Liquid, Parser, TagToken, Template, TopLevelToken } from 'liquidjs';
import { takeTurns } from '../../database/turns.js';
import type { ProblemCode } from '../../config/problems.js';
import { FAMILIES, type Family } from '../../rest/family.js';
import { escaped } from '../../rest/v2/openapi/html.js';
import { assetPath, drawing, icon } from './assets.js';
import { fieldHtml, problemSummary, type FieldOptions, type FormInView } from './fields.js';
import { deedIn, sentence, type Names } from './sentences.js';
import { timeHtml } from './times.js';
import { hashOf, read, Text, ViewEngine, type Around, type Write } from './view-engine.js';
import type { RefusedForm, Visit } from './visit.js';
import type { Arguments } from './words.js';

/** Where the views lie: beside the sources that show them. */
const root = join(import.meta.dirname, '..');

/** How many of many things are rendered in one turn. */
const few = 20;

/** What all views see besides their data. */
export interface Globals {
  visit: Visit;
  csrf: string;
  /** Stands for what makes a form be sent once only, where that is filled in later. */
  once?: string;
}

/** The views of the pages: Liquid, with the tags and filters of a page. */
@Injectable()
export class Views {
  private readonly engine = new ViewEngine({
    root: [root],
    extname: '.liquid',
    cache: true,
    outputEscape,
    ownPropertyOnly: true,
    // A name that is misspelt is told at once, but what an object lacks is nothing.
    strictFilters: true,
    relativeReference: false,
  });

  constructor(@Inject(FAMILIES) families: readonly Family[]) {
    for (const { pages } of families) if (pages) this.addFolder(fileURLToPath(pages));
    addFilters(this.engine);
    this.engine.registerTag('form', FormTag);
    this.engine.registerTag('field', FieldTag);
  }

  /** Views are looked for in a family's folder, too, after our own. */
  private addFolder(folder: string): void {
    for (const list of ['root', 'partials', 'layouts'] as const) this.engine.options[list].push(folder);
  }

  /** @param view its path without the ending, such as `mediabin/bin` */
  render(view: string, data: object, globals: Globals): string {
    return this.engine.show(view, data, globals);
  }

  /** Renders many with a view that shows its `items`: a few at a time, so that nobody waits for all of them. */
  async renderMany(view: string, items: readonly object[], globals: Globals): Promise<string> {
    const shown: string[] = [];
    for (let at = 0; at < items.length; at += few) {
      await takeTurns();
      shown.push(this.render(view, { items: items.slice(at, at + few) }, globals));
    }
    return shown.join('');
  }
}

/** Most texts have nothing in them that is to be escaped, and are told by a look. */
function outputEscape(this: object, value: unknown): string {
  if (typeof value === 'string' && !/[&<>"']/.test(value)) return value;
  return (filters.escape as (this: object, value: unknown) => string).call(this, value);
}

/** A point in time within a text. */
const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** The visit for whom a filter or tag is run. */
const visitOf = (context: Context): Visit => (context.globals as Globals).visit;

/** A text or number of a view's data; nothing for what is not there. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface Filtering {
  context: Context;
}

function addFilters(engine: Liquid): void {
  const html = (name: string, handler: (this: Filtering, value: unknown, more?: unknown) => string): void =>
    engine.registerFilter(name, { raw: true, handler });
  // {{ 'bin.count' | say: count: 3 }}
  engine.registerFilter('say', function (this: Filtering, key: unknown, ...args: unknown[]) {
    return visitOf(this.context).say(String(key), Object.fromEntries(args as [string, Arguments[string]][]));
  });
  engine.registerFilter('number', function (value: unknown) {
    return visitOf(this.context).words.number(Number(value));
  });
  // {{ '2026-11-22' | utc_day }}: of what is counted by days of UTC, the same in all zones
  engine.registerFilter('utc_day', function (value: unknown) {
    return visitOf(this.context).words.date(String(value));
  });
  engine.registerFilter('list', function (values: unknown) {
    return visitOf(this.context).words.list((values as string[] | undefined) ?? []);
  });
  // {{ fault | sentence: code }}: what the API says, in the reader's language
  engine.registerFilter('sentence', function (this: Filtering, text: unknown, code?: ProblemCode) {
    return sentence(visitOf(this.context).words, textOf(text), code);
  });
  // {{ entry.detail | deed: names }}: what the audit trail says was done; what is said in English only is marked as such
  html('deed', function (text, names) {
    const { words } = visitOf(this.context);
    const said = deedIn(words, textOf(text), names as Names | undefined);
    const shown = escaped(said ?? textOf(text)).replace(instant, (at) => timeHtml(words, at, 'moment'));
    return said === undefined ? `<span lang="en">${shown}</span>` : shown;
  });
  // {{ token.last_used_at | ago }}, {{ token.expires_at | day }}, {{ entry.at | moment }}: <time>
  for (const form of ['ago', 'day', 'moment'] as const) {
    html(form, function (value) {
      return timeHtml(visitOf(this.context).words, value as string | null | undefined, form);
    });
  }
  html('icon', (name) => icon(String(name)));
  html('drawing', (name) => drawing(String(name)));
  html('asset', (name) => escaped(assetPath(String(name))));
  // {{ 'bin.removed' | say | as_json }}: for an attribute that a script reads
  engine.registerFilter('as_json', (value: unknown) => JSON.stringify(value ?? null));
  engine.registerFilter('path_part', (value: unknown) => encodeURIComponent(textOf(value)));
  // {{ list | holds: value }}
  engine.registerFilter('holds', (list: unknown, value: unknown) => ((list as unknown[] | null) ?? []).includes(value));
}

/**
 * `{% form '/mediabin/empty/', class: 'inline' %} … {% endform %}`: a form that posts to the path, protected, with the
 * sum of what was wrong with it on top. `also` is the path that another button of it posts to; `once: true` makes
 * `visit.once()` of one form the same however often it is sent.
 */
class FormTag extends Tag implements Around {
  readonly names = ['form'];
  readonly templates: Template[] = [];
  private readonly options: ReturnType<typeof hashOf>;
  private write?: Write;

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remaining, liquid);
    this.options = hashOf(new Hash(`path: ${token.args}`));
    const stream = parser
      .parseStream(remaining)
      .on<TagToken>('tag:endform', () => void stream.stop())
      .on('template', (template: Template) => void this.templates.push(template))
      .on('end', () => {
        throw new Error(`form ${token.args} is not closed`);
      });
    stream.start();
  }

  /** As LiquidJS asks for it, inside of what has no function of its own. */
  render(context: Context, emitter: Emitter): void {
    const out = new Text();
    this.around(context, out, (this.write ??= (this.liquid as ViewEngine).all(this.templates)));
    emitter.write(out.buffer);
  }

  around(context: Context, out: Text, write: Write): void {
    const { csrf, visit, once: mark } = context.globals as Globals;
    const {
      path = '',
      class: style,
      file,
      id,
      also,
      once,
    } = this.options(context) as Record<string, string | undefined>;
    const form: FormInView = {
      path,
      refused:
        visit.refused && [path, also].some((one) => one !== undefined && isAt(visit, one)) ? visit.refused : undefined,
      prefix: path.replace(/\W+/g, '-').replace(/^-|-$/g, ''),
    };
    const attributes = [
      ` method="post" action="${escaped(path)}" novalidate`,
      style ? ` class="${escaped(style)}"` : '',
      id ? ` id="${escaped(id)}"` : '',
      file ? ' enctype="multipart/form-data"' : '',
    ];
    out.write(`<form${attributes.join('')}>`);
    out.write(`<input type="hidden" name="csrfmiddlewaretoken" value="${escaped(csrf)}">`);
    if (once) out.write(`<input type="hidden" name="idempotency_key" value="${escaped(mark ?? onceKey(form))}">`);
    if (form.refused) form.labels = new Map();
    context.push({ form });
    const inner = new Text();
    write(context, form.refused ? inner : out);
    context.pop();
    if (form.refused && !isSent(form, inner.buffer)) out.write(inner.buffer);
    else if (form.refused) {
      // Above the fields, but in their words.
      out.write(problemSummary(visit.words, form) + asOpened(form.refused, inner.buffer));
      form.refused.isTold = true;
    }
    out.write('</form>');
  }
}

/** That with which it was refused, as it may be under way still, but never one that stands for another. */
const onceKey = ({ refused }: FormInView): string =>
  (refused?.problem.code !== 'idempotency_key_reused' && refused?.values.optional('idempotency_key')) || randomUUID();

/**
 * Whether a form is the one that was sent: there may be several with the same path, one in each row, and of those that
 * were sent too late some that a script has filled in.
 */
function isSent({ refused, labels }: FormInView, html: string): boolean {
  const { isUnsent, values, isTold } = refused!;
  if (isTold) return false;
  const fixed = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const isOther = ([, name, value]: string[]): boolean =>
    !isFresh.has(name!) && !values.all(name!).map(escaped).includes(value!);
  // Of a form that was refused unread there may be no values.
  if (!isUnsent) return !fixed.some((one) => values.has(one[1]!) && isOther(one));
  if (fixed.some(isOther)) return false;
  const fields = [...labels!.keys()];
  // What stands outside of it may belong to it, too.
  return fields.length > 0
    ? fields.some((name) => values.has(name))
    : Object.keys(values.shown()).every((name) => html.includes(` name="${escaped(name)}"`));
}

/** What a form has of its own each time. */
const isFresh: ReadonlySet<string> = new Set(['etag', 'idempotency_key']);

/** What was typed long ago goes by what it was typed over: whoever has changed that meanwhile is not overwritten. */
function asOpened({ isUnsent, values }: RefusedForm, html: string): string {
  const etag = values.optional('etag');
  if (!isUnsent || etag === undefined) return html;
  return html.replace(/(<input type="hidden" name="etag" value=")[^"]*/, (_, start: string) => start + escaped(etag));
}

const isAt = (visit: Visit, path: string): boolean => {
  const plain = (one: string): string => one.replace(/[?#].*$/, '').replace(/\/$/, '');
  return plain(visit.path) === plain(path);
};

/** `{% field name: 'label', label: 'tokens.label', value: token.label %}`: a field of the form around it. */
class FieldTag extends Tag {
  private readonly options: ReturnType<typeof hashOf>;

  constructor(token: TagToken, remaining: TopLevelToken[], liquid: Liquid) {
    super(token, remaining, liquid);
    this.options = hashOf(new Hash(token.args));
  }

  render(context: Context, emitter: Emitter): void {
    const form = read(context, 'form') as FormInView;
    emitter.write(fieldHtml(visitOf(context).words, form, this.options(context) as unknown as FieldOptions));
  }
}
