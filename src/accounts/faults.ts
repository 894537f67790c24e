import { fieldCodes, InvalidFields, type FieldCode, type FieldFaults } from '../config/invalid-fields.js';

const maxEntries = 1000;

/** Collects what is wrong with the fields of a body, so that it can be told all at once. */
export class Faults {
  readonly fields = Object.create(null) as FieldFaults; // a field may be called constructor
  private readonly codes = new Set<FieldCode>();

  add(field: string, ...sentences: (string | undefined)[]): void {
    this.tell('validation_failed', field, ...sentences);
  }

  /** As `add`, with the code of the refusal where no field has a fault that `add` told. */
  tell(code: FieldCode, field: string, ...sentences: (string | undefined)[]): void {
    const said = sentences.filter((sentence) => sentence !== undefined);
    if (said.length === 0) return;
    (this.fields[field] ??= []).push(...said);
    this.codes.add(code);
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined;
  }

  get any(): boolean {
    return this.codes.size > 0;
  }

  /** @throws InvalidFields when there are any */
  refuse(): void {
    const code = fieldCodes.find((one) => this.codes.has(one));
    if (code !== undefined) throw new InvalidFields(this.fields, undefined, 0, code);
  }
}

/** Whether a text has more code points, as the columns of the database count; in time that grows with `max` only. */
export function isLonger(text: string, max: number): boolean {
  return text.length > 2 * max || (text.length > max && [...text].length > max);
}

// Those that turn the direction of a text turn that of what is shown next to it, too.
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const controlButLines = /(?![\t\r\n])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** @returns why a value cannot be a text of at most `max` characters, or undefined */
export function textFault(
  value: unknown,
  what: string,
  max: number,
  { lines = false }: { /** Whether line breaks are allowed. */ lines?: boolean } = {},
): string | undefined {
  if (typeof value !== 'string') return `${what} must be text.`;
  if (isLonger(value, max)) return `${what} has at most ${max} characters.`;
  if ((lines ? controlButLines : control).test(value)) return `${what} cannot hold control characters.`;
  return undefined;
}

/** @returns why a value cannot be an e-mail address, or undefined; without one it is empty */
export function emailFault(value: unknown): string | undefined {
  const fault = textFault(value, 'An e-mail address', 254);
  if (fault !== undefined || value === '') return fault;
  return /^[^\s@]+@[^\s@]+$/.test(value as string) ? undefined : 'An e-mail address looks like ann@example.org.';
}

export function flagFault(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : 'This must be true or false.';
}

/** @returns why a value cannot be a list of texts, or undefined */
export function listFault(value: unknown): string | undefined {
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (!isList) return 'This must be a list of texts.';
  return value.length > maxEntries ? `This has at most ${maxEntries} entries.` : undefined;
}
