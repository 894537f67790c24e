import type { Row } from '../../database/database.js';
import type { Field } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';

export type Shown = Record<string, unknown>;

type Read = (row: Row) => unknown;

const readers = new WeakMap<Resource, ReadonlyMap<string, Read>>();

/** The object that a row of the resource is on the wire, with the wanted fields in the order of their declaration. */
export function show(resource: Resource, row: Row, wanted: ReadonlySet<string> = resource.names): Shown {
  const object: Shown = {};
  for (const [name, read] of readersOf(resource)) if (wanted.has(name)) object[name] = read(row);
  return object;
}

function readersOf(resource: Resource): ReadonlyMap<string, Read> {
  let known = readers.get(resource);
  if (!known) {
    const shown = resource.fields.filter(({ writeOnly }) => !writeOnly);
    known = new Map(shown.map((field) => [field.name, reader(field)]));
    readers.set(resource, known);
  }
  return known;
}

function reader({ name, kind, show }: Field): Read {
  switch (kind) {
    case 'id':
      return (row) => `${row[name] as string}`;
    case 'reference':
      return (row) => (row[name] === null ? null : `${row[name] as string}`);
    case 'integer':
      return (row) => (row[name] === null ? null : Number(row[name]));
    case 'flag':
      return (row) => Number(row[name]) === 1;
    case 'instant':
      return (row) => (row[name] === null ? null : `${row[name] as string}Z`);
    case 'json':
      return (row) => JSON.parse(row[name] as string) as unknown;
    default:
      return show ? (row) => show(row[name] as string) : (row) => row[name];
  }
}
