/**
 * The most characters of a form without a file: what is refused is shown again, and to escape as much as fits its bytes
 * would hold all others up.
 */
export const FORM_LIMIT = 256 * 1024;

/** Characters of the form with which one signs in that are left to what is not the draft. */
const besides = 8 * 1024;

/** A value of a form, by the name of its field. */
export interface SentField {
  name: string;
  value: string;
}

/** A form as it was sent, so that it can be shown or sent once more. */
export interface Draft {
  path: string;
  fields: SentField[];
}

/** As a field of the form with which one signs in; undefined where that would have too much in it. */
export function draftText(draft: Draft): string | undefined {
  const text = JSON.stringify(draft);
  return text.length <= FORM_LIMIT - besides ? text : undefined;
}

/** What of a form was typed, to be copied: not ids, places and switches, nor what a form has of its own. */
export const textsIn = (fields: readonly SentField[]): SentField[] =>
  fields.filter(
    ({ name, value }) =>
      !/^(idempotency_key|etag|back|.*_was)$/.test(name) && /\p{L}/u.test(value) && !/^(true|false|on)$/.test(value),
  );

/** What a form has sent: text by the names of its fields. */
export class FormValues {
  constructor(private readonly values: Readonly<Record<string, string | readonly string[] | undefined>>) {}

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  get names(): string[] {
    return Object.keys(this.values);
  }

  /** The value of a field, the last of several; empty when it was not sent. */
  text(name: string): string {
    return this.all(name).at(-1) ?? '';
  }

  /** As text; undefined where nothing was typed. */
  optional(name: string): string | undefined {
    return this.text(name) || undefined;
  }

  /** As text; null where nothing was typed. */
  orNull(name: string): string | null {
    return this.text(name) || null;
  }

  /** All values of a field that may be sent several times, such as boxes that were ticked. */
  all(name: string): readonly string[] {
    const value = Object.hasOwn(this.values, name) ? this.values[name] : undefined;
    return value === undefined ? [] : typeof value === 'string' ? [value] : value;
  }

  /** Whether a box was ticked. */
  flag(name: string): boolean {
    return this.has(name) && !['', 'false', '0'].includes(this.text(name));
  }

  /** As a whole number; as typed where it is none, so that the API says so. */
  number(name: string): number {
    const text = this.text(name).trim();
    return (/^-?\d+$/.test(text) ? Number(text) : text) as number;
  }

  /** A point in time that a field of type `datetime-local` sends, in UTC, as version 2 takes it; as typed where it is none. */
  moment(name: string): string | null {
    const [typed, seconds] = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(?:\.\d+)?)?$/.exec(this.text(name)) ?? [];
    return typed === undefined ? this.orNull(name) : `${typed}${seconds === undefined ? ':00' : ''}Z`;
  }

  /** What may be shown again: all but passwords and what protects the form. */
  shown(): Record<string, string | readonly string[]> {
    return Object.fromEntries(
      Object.entries(this.values).filter(
        (entry): entry is [string, string | string[]] =>
          entry[1] !== undefined && !/password|secret|csrfmiddlewaretoken/i.test(entry[0]),
      ),
    );
  }
}
