import { Problem } from './problem.js';
import type { ProblemCode } from './problems.js';

/** What is wrong with each field, in sentences. */
export type FieldFaults = Record<string, string[]>;

/** What is wrong with a field that is lacking. */
export const fieldRequired = 'This field is required.';

/** What is wrong with a member that no field is called as. */
export const fieldUnknown = 'There is no such field.';

/** What is wrong with a text that must have something to see in it. */
export const fieldBlank = 'This field may not be blank.';

/**
 * A pattern of what there is to see in a text, for its check and for the API document: no white space, no control or
 * format character. Spelled out, as many who read the document know no classes of Unicode.
 */
export const TO_SEE =
  '[^\\s\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]';

const toSee = new RegExp(TO_SEE);

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return !toSee.test(text);
}

/** The most sentences of one answer; further ones are only counted. */
export const FAULT_LIMIT = 20;

/** The most characters of a sentence, and of a field's name, which may be a client's own words. */
const LENGTH_LIMIT = 300;

/**
 * The members of a body that there are not, as faults: as many as are told, and how many there are besides. A body may
 * have thousands of them.
 */
export function unknownMembers(body: object, ...known: readonly string[]): { errors: FieldFaults; more: number } {
  const unknown = Object.keys(body).filter((name) => !known.includes(name));
  const errors = Object.fromEntries(unknown.slice(0, FAULT_LIMIT).map((name) => [name, [fieldUnknown]]));
  return { errors, more: Math.max(unknown.length - FAULT_LIMIT, 0) };
}

/** Why fields can be refused, in the order in which that is told when there are several reasons. */
export const fieldCodes = [
  'validation_failed',
  'not_grantable',
  'name_taken',
] as const satisfies readonly ProblemCode[];
export type FieldCode = (typeof fieldCodes)[number];

/** Fields that cannot be accepted, all of them at once, as far as they are told. */
export class InvalidFields extends Problem {
  readonly fields: FieldFaults;
  /** How many faults there are besides those in `fields`. */
  readonly more: number;

  constructor(faults: FieldFaults, sentence?: string, more = 0, code: ProblemCode = 'validation_failed') {
    const entries = Object.entries(faults).flatMap(([field, sentences]) =>
      sentences.map((one) => [field, one] as const),
    );
    const fields: FieldFaults = Object.create(null) as FieldFaults; // one may be called __proto__
    for (const [field, one] of entries.slice(0, FAULT_LIMIT)) (fields[cut(field)] ??= []).push(cut(one));
    const untold = more + Math.max(entries.length - FAULT_LIMIT, 0);
    const said = sentence ?? Object.values(fields).flat().join(' ');
    super(code, untold > 0 ? `${said} Faults that are not listed: ${untold}.` : said);
    this.fields = fields;
    this.more = untold;
  }
}

const cut = (text: string): string => (text.length > LENGTH_LIMIT ? `${text.slice(0, LENGTH_LIMIT - 1)}…` : text);
