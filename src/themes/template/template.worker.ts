import { randomUUID } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { Drop, filters, Liquid, type Template } from 'liquidjs';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import QuickLRU from 'quick-lru';
import { type DialectFinding, type Place, translate, type Translation } from './dialect.js';
import { kindOf } from './assemble.js';
import { contract, frameTemplate, trusted, type Trusted } from './frame.js';

export interface TemplateJob {
  template: string;
  values: Record<string, unknown>;
  /** Whether what means nothing is wanted too. */
  check?: true;
}

export interface TemplateProblem extends Partial<Place> {
  /** What is wrong, as the end of a sentence. */
  message: string;
  /** The part of the page that stands where it must not. */
  part?: Trusted;
}

export interface TemplateResult {
  html: string | null;
  problem: TemplateProblem | null;
  findings?: (Omit<DialectFinding, 'code'> & { code: DialectFinding['code'] | 'unknown-name' | 'prints-raw' })[];
}

interface Compiled {
  translation: Translation;
  templates?: Template[];
  problem?: TemplateProblem;
}

/** The most characters of a page by a template, without what is put in afterwards. */
const mostOutput = 1024 * 1024;

const escape = filters.escape as (this: unknown, value: unknown) => string;

/**
 * Escapes a value so that it is not taken for what no template may say (see frameFault): the name or the title that somebody
 * has chosen would keep the theme from everybody.
 */
function escapeValue(this: unknown, value: unknown): string {
  return escape.call(this, value).replace(/http-equiv/gi, (word) => word.replace('-', '&#45;'));
}

const engine = new Liquid({
  templates: { frame: frameTemplate }, // instead of files
  relativeReference: false,
  ownPropertyOnly: true,
  outputEscape: escapeValue,
  jsTruthy: true, // what is empty is not there, as templates of the old platform expect
  parseLimit: 1024 * 1024,
  renderLimit: 200,
  memoryLimit: 4_000_000,
});
// What names files. The dialect leaves the one layout that there is.
for (const tag of ['include', 'render']) delete engine.tags[tag];

engine.registerFilter('trans', function (text: unknown) {
  const { words } = this.context.environments as { words?: Record<string, string> };
  const key = typeof text === 'string' ? text : '';
  return words && Object.hasOwn(words, key) ? words[key] : key;
});
engine.registerFilter('pluralize', (value: unknown, forms = 's') => {
  const count = Array.isArray(value) ? value.length : Number(value);
  const [one, many] = String(forms).includes(',') ? String(forms).split(',') : ['', String(forms)];
  return count === 1 ? one : many;
});
engine.registerFilter('divisibleby', (value: unknown, by: unknown) => Number(value) % Number(by) === 0);
engine.registerFilter('yesno', (value: unknown, forms = 'yes,no') => {
  const [yes = '', no = '', none = no] = String(forms).split(',');
  return value === undefined || value === null ? none : value ? yes : no;
});

/** Prints its name; templates from before there were pages ask it for its title and its content. */
class PageDrop extends Drop {
  constructor(
    readonly name: string,
    readonly title: unknown,
    readonly content: unknown,
  ) {
    super();
  }

  override valueOf(): string {
    return this.name;
  }
}

const compiled = new QuickLRU<string, Compiled>({ maxSize: 50 });

function compile(template: string): Compiled {
  const known = compiled.get(template);
  if (known) return known;
  const translation = translate(template);
  const result: Compiled = { translation };
  try {
    result.templates = engine.parse(translation.liquid);
  } catch (error) {
    result.problem = problemOf(error as LiquidFault, translation);
  }
  compiled.set(template, result);
  return result;
}

async function render({ template, values }: TemplateJob): Promise<TemplateResult> {
  const { translation, templates, problem } = compile(template);
  if (!templates) return { html: null, problem: problem! };
  try {
    const page = new PageDrop(String(values.page), values.title, values.content);
    const html = (await engine.render(templates, { ...values, page })) as string;
    if (html.length > mostOutput) {
      return { html: null, problem: { message: `it makes more than ${mostOutput} characters` } };
    }
    const fault = placesFault(html, values);
    return fault ? { html: null, problem: fault } : { html, problem: null };
  } catch (error) {
    return { html: null, problem: problemOf(error as LiquidFault, translation) };
  }
}

/** Elements whose text ends by what stands in it, or is read by other rules than those of a page. */
const apart = new Set(
  'script style title textarea xmp iframe noembed noframes noscript plaintext select template svg math'.split(' '),
);

/** The parts that have forms of their own. */
const withForms = ['content', 'navigation', 'messages'] as const satisfies Trusted[];

/**
 * Why the parts of the page cannot stand where they do, as browsers read it. In the address of a link a part would be
 * sent where only its reader may see it, and of comments, closing tags and the like it would be the end. A form around
 * its forms would take their place, and what names one of them by its id joins it: readers would press a button of the
 * page and do what they may do, but whoever wrote the template may not.
 */
function placesFault(html: string, values: TemplateJob['values']): TemplateProblem | undefined {
  const page = kindOf(html) === 'document' ? html : `<!doctype html><body>${html}`;
  // Of <noscript> browsers read tags only where no scripts run.
  const scripting = /<noscript/i.test(html) ? [true, false] : [true];
  const timesIn = (text: string, name: Trusted): number => text.split(values[name] as string).length - 1;
  const texts = scripting.map((scriptingEnabled) => textOf(parse(page, { scriptingEnabled })));
  const hidden = trusted.find((name) => texts.some((text) => timesIn(text, name) !== timesIn(html, name)));
  if (hidden) return { message: `{{ ${hidden} }} stands within a tag, a comment or hidden text`, part: hidden };
  if (!/form/i.test(html)) return undefined;

  // Within a form, or behind one that is open, browsers pass over the tag of another one: which no ancestor would tell.
  const signs = withForms.map((part) => ({ part, mark: values[part] as string, sign: `p${randomUUID()}` }));
  const probed = signs.reduce((text, { mark, sign }) => text.replaceAll(mark, `${mark}<form ${sign}></form>`), page);
  for (const scriptingEnabled of scripting) {
    const document = parse(probed, { scriptingEnabled });
    const within = signs.find(({ part, sign }) => elementsWith(document, sign) !== timesIn(html, part));
    if (within) return { message: `{{ ${within.part} }} stands within a form`, part: within.part };
    if (elementsWith(document, 'form') > 0) return { message: 'it has the attribute "form"' };
  }
  return undefined;
}

/** What stands in a document between its tags, but for elements that are apart. */
function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (apart.has(node.nodeName) || !('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join('\n');
}

/** How many elements have an attribute. */
function elementsWith(node: Tree.Node, attribute: string): number {
  const own = 'attrs' in node && node.attrs.some(({ name }) => name === attribute) ? 1 : 0;
  if (!('childNodes' in node)) return own;
  return node.childNodes.reduce((sum, child) => sum + elementsWith(child, attribute), own);
}

interface LiquidFault extends Error {
  token?: { begin: number; input: string };
  originalError?: Error;
}

/** What it means that a limit is reached. */
const limits: Record<string, string | undefined> = {
  'Maximum call stack size exceeded': 'it is nested too deep',
  'template render limit exceeded': 'it takes too long',
  'memory alloc limit exceeded': 'it needs too much memory',
};

/** What is wrong, and where, but nothing of how this program found it. */
function problemOf({ message, token, originalError }: LiquidFault, { liquid, placeOf }: Translation): TemplateProblem {
  const cause = (originalError?.message ?? message).replace(/, line:\d+, col:\d+$/, '').replace(/\s+/g, ' ');
  const said = limits[cause] ?? cause.slice(0, 200);
  return { message: said, ...(token?.input === liquid ? placeOf(token.begin) : {}) };
}

/** What means nothing here: tags, filters, pages and names. */
function findingsOf(template: string): TemplateResult['findings'] {
  const { translation, templates } = compile(template);
  if (!templates) return translation.findings;
  const starts = translation.liquid.split('\n');
  const offsets = new Array<number>(starts.length).fill(0);
  for (let at = 1; at < starts.length; at++) offsets[at] = offsets[at - 1]! + starts[at - 1]!.length + 1;
  const { globals } = engine.analyzeSync(templates, { partials: false });
  const unknown = Object.entries(globals).flatMap(([name, uses]) => {
    const members = Object.hasOwn(contract, name) ? contract[name] : [];
    return uses
      .filter(({ segments: [, member] }) => !Object.hasOwn(contract, name) || isForeign(members, member))
      .map(({ segments, location: { row, col } }) => ({
        code: 'unknown-name' as const,
        what: segments
          .filter((part) => typeof part === 'string')
          .join('.')
          .slice(0, 100),
        ...translation.placeOf(offsets[row - 1]! + col - 1),
      }));
  });
  const raw = [...translation.liquid.matchAll(/\|\s*raw\b/g)].map(({ index }) => ({
    code: 'prints-raw' as const,
    what: 'raw',
    ...translation.placeOf(index),
  }));
  return [...translation.findings, ...unknown.slice(0, 100), ...raw.slice(0, 100)];
}

const isForeign = (members: readonly string[] | undefined, member: unknown): boolean =>
  members !== undefined && typeof member === 'string' && !members.includes(member);

parentPort!.on('message', (job: TemplateJob) => {
  void render(job).then((result) =>
    parentPort!.postMessage(job.check ? { ...result, findings: findingsOf(job.template) } : result),
  );
});
parentPort!.postMessage('started');
