import { value } from './expressions.js';
import { type FindingCode, type TagContext, tags, untouched } from './tags.js';

/** Where something stands in a template, both counted from 1. */
export interface Place {
  line: number;
  column: number;
}

export interface DialectFinding extends Place {
  code: FindingCode;
  /** What it is about, as the template has it. */
  what: string;
}

export interface Translation {
  /** The template in the language that renders it. */
  liquid: string;
  findings: DialectFinding[];
  /** Where that which stands at an offset of `liquid` stands in the template. */
  placeOf: (offset: number) => Place;
}

const mostFindings = 200;
/**
 * A template of this platform or of the old one, in the language that renders it. What means nothing here prints nothing
 * and is found; what is not closed is left for the parser to complain of.
 */
export function translate(template: string): Translation {
  const pieces: string[] = [];
  /** Where pieces that were put in begin: in the result, and in the template. */
  const seams: [to: number, from: number][] = [[0, 0]];
  let length = 0;
  const put = (text: string, from: number): void => {
    seams.push([length, from]);
    pieces.push(text);
    length += text.length;
  };

  const findings: DialectFinding[] = [];
  const lines = lineStarts(template);
  let here = 0;
  const context: TagContext = {
    switches: 0,
    extendsFrame: false,
    complain: (code, what) => {
      if (findings.length < mostFindings) findings.push({ code, what: what.slice(0, 100), ...placeAt(lines, here) });
    },
  };

  const closings = new Closings(template);
  let at = 0;
  const opening = /\{[%{#]/g;
  for (let found = opening.exec(template); found; found = opening.exec(template)) {
    here = found.index;
    const kind = found[0];
    const close = closings.after(kind, here + 2);
    const text = close < 0 ? '' : template.slice(here, close + 2);
    if (kind === '{#') {
      // A comment of the old platform stands on one line; anything else is text.
      if (close < 0 || text.includes('\n')) continue;
    } else if (close < 0) break;
    put(template.slice(at, here), at);
    at = close + 2;
    if (kind === '{{') put(output(text, context), here);
    else if (kind === '{%') at = tagAt(template, here, at, context, closings, put);
    opening.lastIndex = at;
  }
  put(template.slice(at), at);
  return { liquid: pieces.join(''), findings, placeOf: (offset) => placeAt(lines, origin(seams, offset)) };
}

function output(text: string, { complain }: TagContext): string {
  const inner = text.slice(2, -2);
  const translated = value(inner, complain);
  return translated === inner ? text : `{{${translated}}}`;
}

/** Puts what a tag becomes, and what it keeps from being looked at; returns where the template goes on. */
function tagAt(
  template: string,
  from: number,
  to: number,
  context: TagContext,
  closings: Closings,
  put: (text: string, from: number) => void,
): number {
  const text = template.slice(from, to);
  const [, before = '', name = '', args = '', behind = ''] =
    /^\{%(-?)\s*(#|[\w-]*?)(?=\s|-?%|\W)(.*?)(-?)%\}$/s.exec(text) ?? [];
  const kept = Object.hasOwn(untouched, name) ? untouched[name] : undefined;
  if (kept) {
    const [begin, end] = closings.endOf(name, to);
    put(`{% ${kept} %}`, from);
    if (end < 0) return to;
    put(template.slice(to, begin), to);
    put(`{% end${kept} %}`, begin);
    return end;
  }
  const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
  if (!tag) {
    // What ends is complained of where it begins.
    if (!name.startsWith('end')) context.complain('unknown-tag', name || text);
    return to;
  }
  const made = tag(args, context, name);
  put(made.replace(/^\{%/, `{%${before}`).replace(/%\}$/, `${behind}%}`), from);
  return to;
}

/** Where things end, none of them looked for twice: templates may hold as many as fit into them. */
class Closings {
  private readonly found = new Map<string, number>();
  private readonly missing = new Set<string>();

  constructor(private readonly template: string) {}

  /** Where that which is opened by two characters is closed; negative when it is not. */
  after(opening: string, from: number): number {
    const known = this.found.get(opening);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const close = this.template.indexOf(closes[opening]!, from);
    this.found.set(opening, close);
    return close;
  }

  /** Where the tag that ends another begins and ends; negative when there is none. */
  endOf(name: string, from: number): [begin: number, end: number] {
    const end = new RegExp(`\\{%-?\\s*end${name}\\b[^%]*%\\}`, 'g');
    end.lastIndex = from;
    const found = this.missing.has(name) ? null : end.exec(this.template);
    if (found) return [found.index, end.lastIndex];
    this.missing.add(name);
    return [-1, -1];
  }
}

const closes: Record<string, string> = { '{%': '%}', '{{': '}}', '{#': '#}' };

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The last of a rising list that is not above a value. */
function lastUpTo<T>(list: readonly T[], of: (one: T) => number, limit: number): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (of(list[middle]!) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

function origin(seams: readonly [number, number][], offset: number): number {
  const [to, from] = seams[lastUpTo(seams, ([start]) => start, offset)]!;
  return from + offset - to;
}

function placeAt(starts: readonly number[], offset: number): Place {
  const line = lastUpTo(starts, (start) => start, offset);
  return { line: line + 1, column: offset - starts[line]! + 1 };
}
