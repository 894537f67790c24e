import { randomUUID } from 'node:crypto';
import { type Trusted, trusted } from './frame.js';

/** Whether a template is a whole document, or the body of ours. */
export type FrameKind = 'body' | 'document';

/** What stands for the trusted parts while somebody else's template is filled; nobody can guess it. */
export class Marks {
  // Behind a < it is a tag: no digit would be, and where the part is empty, what follows would become one.
  private readonly word = `m${randomUUID().replaceAll('-', '')}`;

  /** The values of the parts. */
  readonly values = Object.fromEntries(trusted.map((name) => [name, this.of(name)])) as Record<Trusted, string>;

  private of(name: Trusted): string {
    return `${this.word}_${name}_`;
  }

  /** How often a part was printed. */
  count(html: string, name: Trusted): number {
    return html.split(this.of(name)).length - 1;
  }

  /** The page with the parts in it. */
  fill(html: string, parts: Partial<Record<Trusted, string>>): string {
    const [first = '', ...others] = html.split(`${this.word}_`);
    const filled = others.map((text) => {
      const name = trusted.find((one) => text.startsWith(`${one}_`));
      return name ? (parts[name] ?? '') + text.slice(name.length + 1) : text;
    });
    return first + filled.join('');
  }
}

export const kindOf = (html: string): FrameKind => (/<html[\s>]/i.test(html) ? 'document' : 'body');

/** How often a part may be printed: each time it takes its whole length, which the limits of a template do not know. */
const most: Record<Trusted, number> = { head: 1, content: 1, navigation: 4, messages: 4, csrf_field: 50 };

/** What browsers obey as a header of the answer, which may lead readers away; but for three that old documents have. */
const header = /http-equiv(?!\s*=\s*(["']?)(?:x-ua-compatible|content-type|content-language)\1[\s/>])/i;

export interface FrameFault {
  /** That is printed too rarely or too often. */
  part?: Trusted;
  sentence: string;
}

/** Why a page by a template cannot be shown; undefined when it can. */
export function frameFault(html: string, marks: Marks): FrameFault | undefined {
  const needed: Trusted[] = kindOf(html) === 'document' ? ['content', 'head'] : ['content'];
  for (const part of needed) {
    const times = marks.count(html, part);
    if (times === 1) continue;
    const how = times === 0 ? 'does not print' : `prints ${times} times, not once,`;
    return { part, sentence: `The template ${how} {{ ${part} }}.` };
  }
  for (const part of trusted) {
    const times = marks.count(html, part);
    if (times <= most[part]) continue;
    return { part, sentence: `The template prints ${times} times, not ${most[part]} at most, {{ ${part} }}.` };
  }
  if (header.test(html)) return { sentence: 'The template has http-equiv.' };
  return undefined;
}
