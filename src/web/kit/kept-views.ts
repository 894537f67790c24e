import { randomUUID } from 'node:crypto';
import { escaped } from '../../rest/v2/openapi/html.js';

/** Views that are kept, and the most characters of one with its text, and of its key. */
const [most, longest, longestKey] = [30, 128 * 1024, 500];

interface Kept {
  text: string;
  /** What is the same each time, and between such parts one of the marks. */
  parts: string[];
}

/**
 * Views that show the same to everybody, ready to be shown again as long as the text that they show is the same. In the
 * places of what is each visit's own stand marks, which nobody can guess.
 */
export class KeptViews {
  /** Stands for what protects forms, and for what makes a form be sent once only. */
  readonly marks = { csrf: randomUUID(), once: randomUUID() };
  private kept = new Map<string, Kept>();

  /**
   * @param text that it shows, as version 2 has answered it
   * @param key all else that it follows from
   * @param render it with the marks
   */
  html(key: string, text: string, csrf: string, render: () => string): string {
    const before = this.kept.get(key);
    if (before?.text === text) return this.filled(before, csrf);
    const kept = { text, parts: render().split(new RegExp(`(${this.marks.csrf}|${this.marks.once})`)) };
    const html = this.filled(kept, csrf);
    if (html.length + text.length <= longest && key.length <= longestKey) {
      if (this.kept.size >= most && !before) this.kept = new Map();
      this.kept.set(key, kept);
    }
    return html;
  }

  private filled({ parts }: Kept, csrf: string): string {
    const own = (mark: string): string => (mark === this.marks.csrf ? escaped(csrf) : randomUUID());
    return parts.map((part, n) => (n % 2 === 0 ? part : own(part))).join('');
  }
}
