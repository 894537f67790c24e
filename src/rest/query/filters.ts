import { Problem } from '../../config/problem.js';
import type { SqlValue } from '../../database/database.js';
import { lowered } from '../../database/dialect.js';
import { greatest } from '../../database/ids.js';
import { marks } from '../../database/insert-rows.js';
import { parseInstant } from '../../database/instant.js';
import { allLookups, type Lookup } from '../declaration/lookups.js';
import type { Filter, Resource } from '../declaration/resource.js';
import type { FieldType } from '../declaration/field.js';
import type { Condition } from '../../database/condition.js';
import { foundByText } from '../../database/text-index.js';

/** @param mark what the parameter stands for in the SQL */
type Build = (value: string, values: SqlValue[], mark?: string) => Condition;

const compare =
  (operator: string): Build =>
  (value, values, mark = '?') => ({ sql: `${value} ${operator} ${mark}`, values });

// The engines' LIKE differs in case and escapes; these functions are the same on both.
const folded =
  (build: Build): Build =>
  (value, values) =>
    build(lowered(value), values, lowered('?'));
const contains: Build = (value, values, mark = '?') => ({ sql: `instr(${value}, ${mark}) > 0`, values });
const startsWith: Build = (value, values, mark = '?') => ({ sql: `instr(${value}, ${mark}) = 1`, values });
// As a range of an index: what begins with a text comes from it on and before the next one that does not.
const between: Build = (value, [text]) => {
  const end = behindPrefix(text as string);
  return end === undefined
    ? { sql: `${value} >= ?`, values: [text!] }
    : { sql: `${value} >= ? AND ${value} < ?`, values: [text!, end] };
};
// In hexadecimal digits, because SQLite's substr counts characters from the end only up to a NUL.
const endsWith: Build = (value, [text]) =>
  text === ''
    ? { sql: `${value} IS NOT NULL`, values: [] }
    : { sql: `substr(hex(${value}), -${Buffer.byteLength(text as string) * 2}) = hex(?)`, values: [text!] };

const builders: Record<Lookup, Build> = {
  exact: compare('='),
  iexact: folded(compare('=')),
  contains,
  icontains: folded(contains),
  startswith: between,
  istartswith: folded(startsWith),
  endswith: endsWith,
  in: (value, values) => ({ sql: `${value} IN (${marks(values.length)})`, values }),
  gt: compare('>'),
  gte: compare('>='),
  lt: compare('<'),
  lte: compare('<='),
  range: (value, values) => ({ sql: `${value} BETWEEN ? AND ?`, values }),
  isnull: (value, [yes]) => ({ sql: `${value} IS ${yes ? '' : 'NOT '}NULL`, values: [] }),
};

/** What an index by the value itself finds. */
const ordered = new Set<Lookup>(['exact', 'in', 'gt', 'gte', 'lt', 'lte', 'range', 'isnull', 'startswith']);

/** The first text behind all that begin with this one; undefined without one. */
function behindPrefix(prefix: string): string | undefined {
  const points = Array.from(prefix, (character) => character.codePointAt(0)!);
  while (points.at(-1) === 0x10ffff) points.pop();
  const last = points.pop();
  return last === undefined ? undefined : String.fromCodePoint(...points, last === 0xd7ff ? 0xe000 : last + 1);
}

/** The filter that a parameter's name asks for; undefined when it names no field, so that it is none of the filters. */
export function findFilter(resource: Resource, parameter: string): { filter: Filter; lookup: Lookup } | undefined {
  const cut = parameter.lastIndexOf('__');
  const suffix = parameter.slice(cut + 2) as Lookup;
  const whole = resource.filters.get(parameter);
  const filter = whole ?? resource.filters.get(parameter.slice(0, Math.max(cut, 0)));
  const lookup = whole ? (whole.bare ?? 'exact') : suffix;
  if (filter?.lookups.includes(lookup)) return { filter, lookup };

  const [name = ''] = parameter.split('__');
  const known =
    resource.fields.some((field) => field.name === name) || resource.filters.has(name) || filter !== undefined;
  if (!known) return undefined;
  const asked = cut > 0 && (allLookups as readonly string[]).includes(suffix) ? parameter.slice(0, cut) : parameter;
  const subject = resource.filters.has(asked) ? 'The lookup of' : 'Filtering by';
  throw new Problem(
    'invalid_parameter',
    `${subject} ${printable(parameter)} is not allowed; see ${whereAllowed(resource, 'filtering')}.`,
  );
}

/** Where a client finds what it may ask for. */
export function whereAllowed({ version }: Resource, member: 'filtering' | 'ordering'): string {
  return version === 'v1' ? `"${member}" in the schema` : "the list's parameters in the API document";
}

/**
 * The condition for a parameter and the values it was sent with.
 * @throws Problem invalid_parameter for a value of the wrong type, or several where one is due
 */
export function condition({ filter, lookup }: { filter: Filter; lookup: Lookup }, sent: readonly string[]): Condition {
  const name = parameterOf(filter, lookup);
  const texts = lookup === 'in' || lookup === 'range' ? sent.flatMap((text) => text.split(',')) : sent;
  if (lookup === 'range' ? texts.length !== 2 : lookup !== 'in' && texts.length !== 1) {
    throw new Problem(
      'invalid_parameter',
      `${name} takes ${lookup === 'range' ? 'two values with a comma between' : 'one value'}.`,
    );
  }
  const type = lookup === 'isnull' ? 'boolean' : filter.type;
  const choices = lookup === 'exact' || lookup === 'in' ? filter.choices : undefined;
  const values = texts.map((text) => {
    const value = readers[type](text);
    if (value === undefined) throw new Problem('invalid_parameter', `${name} takes ${descriptions[type]}.`);
    const fault = lookup === 'isnull' ? undefined : valueFault(filter, text);
    if (fault !== undefined) throw new Problem('invalid_parameter', `${name} takes ${fault}.`);
    if (choices && !choices.some((choice) => String(choice) === String(value))) {
      throw new Problem('invalid_parameter', `${name} takes ${choices.join(', ')}.`);
    }
    return value;
  });
  const built = builders[lookup](filter.sql, values);
  const { isJoined, text } = filter;
  const asked = { isJoined, parameter: name };
  if (filter.within) return { ...filter.within(built), ...asked };
  if (!ordered.has(lookup)) return { ...built, ...asked, found: text && foundByText(text, values[0] as string) };
  return { ...built, ...asked, column: filter.sql, isEquality: lookup === 'exact' && !isJoined };
}

/** The name of the parameter that asks for a lookup. */
export function parameterOf({ name, bare = 'exact' }: Filter, lookup: Lookup): string {
  return lookup === bare ? name : `${name}__${lookup}`;
}

function valueFault({ words, max }: Filter, text: string): string | undefined {
  if (words && !words.includes(text)) return words.join(', ');
  return max !== undefined && [...text].length > max ? `text of at most ${max} characters` : undefined;
}

const flags = new Map([
  ['true', true],
  ['True', true],
  ['1', true],
  ['false', false],
  ['False', false],
  ['0', false],
]);

/** The `+` of a zone that was not written as %2B in an address has come as a blank. */
const lostPlus = /([Tt ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,6})?)?) (?=\d\d:?\d\d$)/;

const readers: Record<FieldType, (text: string) => SqlValue | undefined> = {
  string: (text) => (text.includes('\0') ? undefined : text),
  integer: readInteger,
  boolean: (text) => flags.get(text),
  datetime: (text) => parseInstant(text.replace(lostPlus, '$1+')),
  related: () => undefined,
};

const descriptions: Record<FieldType, string> = {
  string: 'text',
  integer: 'a whole number',
  boolean: 'true or false',
  datetime: 'a date and time such as 2026-01-31T12:00:00',
  related: 'no value',
};

/** A number beyond what the database holds becomes the outermost one: it compares the same with every row. */
function readInteger(text: string): bigint | undefined {
  if (!/^-?\d{1,100}$/.test(text)) return undefined;
  const value = BigInt(text);
  return value < -greatest ? -greatest - 1n : value > greatest ? greatest : value;
}

/** A client's own words for an error message: only what a parameter's name can hold. */
export function printable(text: string): string {
  return `"${text.replace(/[^\w.,-]/g, '?').slice(0, 60)}"`;
}
