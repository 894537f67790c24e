import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateBy } from 'class-validator';
import { isLonger } from '../../accounts/faults.js';
import { fieldBlank, isBlank } from '../../config/invalid-fields.js';
import { isId } from '../../database/ids.js';
import { parseInstant } from '../../database/instant.js';
import { isJsonObject } from '../json-body.js';
import type { Stored } from './column.js';

/** The JSON type of a field's value, by the names of the v1 schema documents. */
export type FieldType = 'string' | 'integer' | 'boolean' | 'datetime' | 'related';

export type Version = 'v1' | 'v2';

/**
 * How a field's value gets from the database to the wire; the renderers of each API version know what to do with each.
 */
export type FieldKind = 'id' | 'text' | 'integer' | 'flag' | 'instant' | 'json' | 'list' | 'reference' | 'uri' | 'part';

/** What everyone may say of a field. */
export interface FieldOptions extends Stored {
  /** One sentence for whoever reads the schema. */
  help: string;
  /** Not in the database: the family's rules fill it in, see ResourceRules.complete. */
  derived?: boolean;
  /** Whether it can be null on the wire. */
  nullable?: boolean;
  /** Whether it can be the empty string. */
  blank?: boolean;
  /** What an object gets that is created without it. */
  default?: string | number | boolean | null;
  /** Whether clients may set it, in every version or from the second on. */
  writable?: boolean | 'v2';
  /** Whether an object can only be created with it. */
  required?: boolean;
  /** Whether it cannot be changed later. */
  createOnly?: boolean;
  /** A secret: taken in, never shown. */
  writeOnly?: boolean;
  /**
   * That no two objects have the same: a unique index of the entity holds it, and what it refuses is told as
   * `name_taken`.
   */
  unique?: boolean;
  /** Changes as the object is used, not as it is edited: `If-Match` passes over it. */
  usage?: boolean;
  /** The one version that has it. */
  only?: Version;
  /** A valid sample value, for the documentation. */
  example?: unknown;
}

export interface TextOptions extends FieldOptions {
  /** The least characters that are accepted, which a rule of the family's holds. */
  min?: number;
  /** The most characters that are accepted. */
  max?: number;
  /** Returns what is wrong with a value, as a sentence, or undefined; `form` says in words what is right. */
  check?: (value: string) => string | undefined;
  form?: string;
  /** Left out of lists: only single objects show it. */
  detailOnly?: boolean;
  /** From the second version on, lists show it only when it is asked for. */
  onDemand?: boolean;
  /** Changes the stored value before anyone sees it. */
  show?: (value: string) => string;
  /** The only texts that are accepted. */
  words?: readonly string[];
}

/** The largest number of a column of whole numbers. */
export const largestInteger = 2 ** 31 - 1;

/** The most entries of a list. */
export const LIST_LIMIT = 1000;

export interface IntegerOptions extends FieldOptions {
  min?: number;
  max?: number;
}

export interface JsonOptions extends FieldOptions {
  /** The JSON schema of the objects of which it is a list; without it, it is an object. */
  items?: Record<string, unknown>;
  /** Returns what is wrong with a value, as a sentence, or undefined. */
  fault?: (value: unknown) => string | undefined;
}

export interface ListOptions extends FieldOptions {
  /** Whether its texts are ids. */
  ids?: boolean;
  /** Whether clients may send names instead. */
  named?: boolean;
  /** The only texts that are accepted. */
  words?: readonly string[];
}

/** A field as declared, with everything that is derived from it. */
export interface Field extends TextOptions {
  name: string;
  kind: FieldKind;
  type: FieldType;
  /** The class that declares it, which knows how to check it. */
  owner: new () => object;
  choices?: readonly number[];
  items?: Record<string, unknown>;
  ids?: boolean;
  named?: boolean;
  part?: () => new () => object;
  /** Whether its value may be so long that it matters how many objects it is read of at once. */
  long: boolean;
  /** What the service fills it with, see DeclaredWrites: no client sets it. */
  filled?: 'owner' | 'createdAt' | 'changedAt';
  /** From the second version on, the members of the part are members of the object itself. */
  flat?: boolean;
}

/** The most characters of what is read of many objects at once. */
export const SHORT = 1000;

/** Whatever the version: what one of them only shows may have been written by the other. */
function isLong({ kind, derived, writable, writeOnly, words, max = Infinity }: Declared): boolean {
  if (derived || writeOnly || !writable) return false;
  return kind === 'json' || (kind === 'text' && !words && max > SHORT);
}

const FIELDS = 'platform:fields';

/** The fields that a class declares, in the order of declaration: all, or those that a version has. */
export function fieldsOf(target: object, version?: Version): readonly Field[] {
  const fields = (Reflect.getMetadata(FIELDS, target) as Field[] | undefined) ?? [];
  return version ? fields.filter(({ only }) => only === undefined || only === version) : fields;
}

type Declared = Omit<Field, 'name' | 'owner' | 'long'>;

function declare(field: Declared, ...rules: PropertyDecorator[]): PropertyDecorator {
  return (prototype, key) => {
    const owner = prototype.constructor as new () => object;
    const declared: Field = { ...field, name: String(key), owner, long: isLong(field) };
    Reflect.defineMetadata(FIELDS, [...fieldsOf(owner), declared], owner);
    if (field.writable) applyDecorators(...(field.required ? [] : [IsOptional()]), ...rules)(prototype, key);
  };
}

/** Whether a field of the second version is text with something to see in it. Secrets are checked elsewhere. */
export function needsText({ kind, required, blank, words, writeOnly }: Field): boolean {
  return kind === 'text' && !words && (required || !(blank || writeOnly));
}

/** An id: a string of digits. */
export const Id = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  declare({ kind: 'id', type: 'string', help: 'Identifier, digits only', unique: true, ...options });

/** Text. */
export function Text(options: TextOptions): PropertyDecorator {
  const { check, max, required, words } = options;
  const rules = [
    IsString({ message: 'This must be a string.' }),
    // One after the other: what is too long is not looked at further. The words may become more until all families are
    // there.
    TextRule('text', (value) => {
      if (max && isLonger(value, max)) return `This has at most ${max} characters.`;
      if (required && isBlank(value)) return fieldBlank;
      if (words && !words.includes(value)) return `This must be one of ${words.join(', ')}.`;
      return check?.(value) ?? (max && max <= SHORT ? nulFault(value) : undefined);
    }),
  ];
  return declare({ kind: 'text', type: 'string', ...options }, ...rules);
}

/** A filter takes none, nor does an address: what is stored with one could not be asked for. */
const nulFault = (text: string): string | undefined =>
  text.includes('\0') ? 'This may not hold the character NUL.' : undefined;

/** A whole number. */
export function Integer(options: IntegerOptions): PropertyDecorator {
  const { min = -(2 ** 31), max = largestInteger } = options;
  const rule = Rule('range', (value) => {
    const number = value as number;
    return Number.isInteger(number) && (number < min || number > max)
      ? `This must be from ${min} to ${max}.`
      : undefined;
  });
  return declare(
    { kind: 'integer', type: 'integer', ...options },
    rule,
    IsInt({ message: 'This must be a whole number.' }),
  );
}

/** One of the numbers of an enumeration. */
export function Choice(enumeration: Record<string, string | number>, options: FieldOptions): PropertyDecorator {
  const choices = Object.values(enumeration).filter((value) => typeof value === 'number');
  const rule = IsIn(choices, { message: `This must be one of ${choices.join(', ')}.` });
  return declare({ kind: 'integer', type: 'integer', choices, ...options }, rule);
}

/** true or false. */
export const Flag = (options: FieldOptions): PropertyDecorator =>
  declare({ kind: 'flag', type: 'boolean', ...options }, IsBoolean({ message: 'This must be true or false.' }));

/** What clients send as a point in time: RFC 3339 in capitals, with what is kept of a second at most. */
export const MOMENT = [
  '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])',
  'T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,6})?',
  '(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$',
].join('');

const momentForm = new RegExp(MOMENT);

/** A point in time. */
export const Moment = (options: FieldOptions): PropertyDecorator =>
  declare(
    { kind: 'instant', type: 'datetime', ...options },
    Rule('instant', (value) =>
      typeof value === 'string' && momentForm.test(value) && parseInstant(value)
        ? undefined
        : 'This must be a time such as 2027-06-30T12:00:00Z.',
    ),
  );

/** JSON kept as text in the form of json-text.ts; v1 shows that text, later versions the value. */
export const JsonText = (options: JsonOptions): PropertyDecorator =>
  declare(
    { kind: 'json', type: 'string', ...options },
    Rule('json', (value) => jsonFault(value, options.items !== undefined) ?? options.fault?.(value)),
  );

/** Several texts, which the family's rules fill in: v1 shows them as JSON in a string that is empty without any. */
export const List = (options: ListOptions): PropertyDecorator =>
  declare(
    { kind: 'list', type: 'string', derived: true, ...options },
    Rule('list', (value) => listFault(value, options)),
  );

export interface ReferenceOptions extends FieldOptions {
  /** Whether clients may send the name of the other object instead. */
  named?: boolean;
}

/** The id of another object, a number on the v1 wire. */
export const Reference = (options: ReferenceOptions): PropertyDecorator =>
  declare(
    { kind: 'reference', type: 'integer', ...options },
    Rule('id', (value) =>
      options.named
        ? typeof value === 'string' && value !== ''
          ? undefined
          : 'This must be an id, a string of digits, or a name.'
        : isId(value)
          ? undefined
          : 'This must be an id, a string of digits.',
    ),
  );

/** Whose the object is: the id of the user who created it, a number on the v1 wire. */
export const Owner = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  declare({ kind: 'reference', type: 'integer', help: 'Id of the user whose it is', filled: 'owner', ...options });

/** When the object was created. */
export const CreatedAt = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  declare({ kind: 'instant', type: 'datetime', help: 'When it was created', filled: 'createdAt', ...options });

/** When the object was last changed; at first when it was created. */
export const ChangedAt = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  declare({ kind: 'instant', type: 'datetime', help: 'When it was last changed', filled: 'changedAt', ...options });

/** The object's own address. */
export const SelfUri = (): PropertyDecorator =>
  declare({ kind: 'uri', type: 'string', help: 'Relative URL of the object', only: 'v1' });

/** An object inside the object, declared by a class of its own. */
export const Part = (part: () => new () => object, options: FieldOptions): PropertyDecorator =>
  declare({ kind: 'part', type: 'related', part, flat: true, ...options });

/** The most characters of a JSON value once it is text. */
export const JSON_LIMIT = 64 * 1024;

function jsonFault(value: unknown, isList: boolean): string | undefined {
  if (isList ? !Array.isArray(value) || !value.every(isJsonObject) : !isJsonObject(value)) {
    return isList ? 'This must be a list of objects.' : 'This must be an object.';
  }
  return JSON.stringify(value).length > JSON_LIMIT ? `This has at most ${JSON_LIMIT} characters as JSON.` : undefined;
}

function listFault(value: unknown, { ids, named, words }: ListOptions): string | undefined {
  if (Array.isArray(value) && value.length > LIST_LIMIT) return `This has at most ${LIST_LIMIT} entries.`;
  if (!Array.isArray(value) || !value.every((one) => (ids && !named ? isId(one) : typeof one === 'string'))) {
    return `This must be a list of ${ids ? `ids, strings of digits${named ? ', or names' : ''}` : 'strings'}.`;
  }
  return words && !value.every((one) => words.includes(one as string))
    ? `This may hold ${words.join(', ')}.`
    : undefined;
}

/** A class-validator rule from a function that says what is wrong. */
function Rule(name: string, check: (value: unknown) => string | undefined): PropertyDecorator {
  let fault: string | undefined; // class-validator asks for the message right after the check has failed
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => (fault = check(value)) === undefined,
      defaultMessage: () => fault ?? '',
    },
  });
}

const TextRule = (name: string, check: (value: string) => string | undefined): PropertyDecorator =>
  Rule(name, (value) => (typeof value === 'string' ? check(value) : undefined));
