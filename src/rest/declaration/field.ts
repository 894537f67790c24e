import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Expose } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateBy } from 'class-validator';

/** The JSON type of a field's value, by the names of the v1 schema documents. */
export type FieldType = 'string' | 'integer' | 'boolean' | 'datetime' | 'related';

/** How a field's value gets from the database to the wire; the renderers of each API version know what to do with each. */
export type FieldKind = 'id' | 'text' | 'integer' | 'flag' | 'instant' | 'json' | 'reference' | 'uri' | 'part';

/** What everyone may say of a field. */
export interface FieldOptions {
  /** One sentence for whoever reads the schema. */
  help: string;
  /** Where the value stands: SQL over the resource's aliases (`t` is its own table). Default: the column of the field's name. */
  column?: string;
  /** Not in the database: the family's rules fill it in, see ResourceRules.complete. */
  derived?: boolean;
  /** Whether it can be null on the wire. */
  nullable?: boolean;
  /** Whether it can be the empty string. */
  blank?: boolean;
  /** What an object gets that is created without it. */
  default?: string | number | boolean | null;
  /** Whether clients may set it when they create an object. */
  writable?: boolean;
  required?: boolean;
  unique?: boolean;
}

interface TextOptions extends FieldOptions {
  /** The most characters that are accepted. */
  max?: number;
  /** Returns what is wrong with a value, as a sentence, or undefined. */
  check?: (value: string) => string | undefined;
  /** Left out of lists: only single objects show it. */
  detailOnly?: boolean;
  /** Changes the stored value before anyone sees it. */
  show?: (value: string) => string;
}

/** A field as declared, with everything that is derived from it. */
export interface Field extends TextOptions {
  name: string;
  kind: FieldKind;
  type: FieldType;
  choices?: readonly number[];
  part?: () => new () => object;
}

const FIELDS = 'platform:fields';

/** The fields that a class declares, in the order of declaration. */
export function fieldsOf(target: object): readonly Field[] {
  return (Reflect.getMetadata(FIELDS, target) as Field[] | undefined) ?? [];
}

function declare(
  field: Omit<Field, 'name'>,
  property: ApiPropertyOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  return (prototype, key) => {
    const fields = [...fieldsOf(prototype.constructor), { ...field, name: String(key) }];
    Reflect.defineMetadata(FIELDS, fields, prototype.constructor);
    const input = field.writable ? [Expose(), ...(field.required ? [] : [IsOptional()]), ...rules] : [];
    const readOnly = !field.writable;
    const options = { description: field.help, readOnly, nullable: field.nullable, ...property } as ApiPropertyOptions;
    applyDecorators(ApiProperty(options), ...input)(prototype, key);
  };
}

/** An id: a string of digits. */
export const Id = (options: Partial<FieldOptions> = {}): PropertyDecorator =>
  declare(
    { kind: 'id', type: 'string', help: 'Identifier, digits only', unique: true, ...options },
    { type: String, pattern: '^[0-9]+$' },
  );

/** Text. */
export function Text(options: TextOptions): PropertyDecorator {
  const { check, max, required } = options;
  const rules = [
    IsString({ message: 'This must be a string.' }),
    ...(max ? [Rule('maxLength', (value) => lengthFault(value, max))] : []),
    ...(required
      ? [Rule('notBlank', (value) => (value.trim() === '' ? 'This field may not be blank.' : undefined))]
      : []),
    ...(check ? [Rule('check', check)] : []),
  ];
  return declare(
    { kind: 'text', type: 'string', ...options },
    { type: String, maxLength: max, default: options.default },
    ...rules,
  );
}

/** A whole number. */
export const Integer = (options: FieldOptions): PropertyDecorator =>
  declare(
    { kind: 'integer', type: 'integer', ...options },
    { type: 'integer' },
    IsInt({ message: 'This must be a whole number.' }),
  );

/** One of the numbers of an enumeration. */
export function Choice(enumeration: Record<string, string | number>, options: FieldOptions): PropertyDecorator {
  const choices = Object.values(enumeration).filter((value) => typeof value === 'number');
  const rule = IsIn(choices, { message: `This must be one of ${choices.join(', ')}.` });
  return declare({ kind: 'integer', type: 'integer', choices, ...options }, { type: 'integer', enum: choices }, rule);
}

/** true or false. */
export const Flag = (options: FieldOptions): PropertyDecorator =>
  declare(
    { kind: 'flag', type: 'boolean', ...options },
    { type: Boolean },
    IsBoolean({ message: 'This must be true or false.' }),
  );

/** A point in time. */
export const Moment = (options: FieldOptions): PropertyDecorator =>
  declare({ kind: 'instant', type: 'datetime', ...options }, { type: String, format: 'date-time' });

/** JSON kept as text in the form of json-text.ts; v1 shows that text, later versions the value. */
export const JsonText = (options: FieldOptions): PropertyDecorator =>
  declare({ kind: 'json', type: 'string', ...options }, { type: String });

/** The id of another object, a number on the v1 wire. */
export const Reference = (options: FieldOptions): PropertyDecorator =>
  declare({ kind: 'reference', type: 'integer', ...options }, { type: 'integer' });

/** The object's own address. */
export const SelfUri = (): PropertyDecorator =>
  declare({ kind: 'uri', type: 'string', help: 'Relative URL of the object' }, { type: String });

/** An object inside the object, declared by a class of its own. */
export const Part = (part: () => new () => object, help: string): PropertyDecorator =>
  // Swagger knows a function that returns the class by its name, "type".
  declare({ kind: 'part', type: 'related', part, help }, { type: () => part() });

/** Counts as the database's columns do, in code points; class-validator's own MaxLength passes over some of them. */
function lengthFault(value: string, max: number): string | undefined {
  return [...value].length > max ? `This has at most ${max} characters.` : undefined;
}

/** A class-validator rule from a function that says what is wrong. */
function Rule(name: string, check: (value: string) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value !== 'string' || check(value) === undefined,
      defaultMessage: (context) => check(context?.value as string) ?? '',
    },
  });
}
