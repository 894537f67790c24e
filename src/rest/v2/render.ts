import { objectMaker } from '../../config/object-maker.js';
import type { Row } from '../../database/database.js';
import type { Field } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';

export type Shown = Record<string, unknown>;

type Read = (row: Row) => unknown;

/** How rows of a resource are shown. */
class Renderer {
  private readonly members: ReadonlyMap<string, Read>;
  private readonly makers = new WeakMap<ReadonlySet<string>, (row: Row) => Shown>();

  constructor({ fields, names, listed, brief, edited, used }: Resource) {
    const shown = fields.filter(({ writeOnly }) => !writeOnly);
    this.members = new Map(shown.map((field) => [field.name, reader(field)]));
    for (const wanted of [names, listed, brief, edited, used]) this.makers.set(wanted, objectMaker(this.only(wanted)));
  }

  show(row: Row, wanted: ReadonlySet<string>): Shown {
    let make = this.makers.get(wanted);
    if (!make) {
      // What one request asks for is not worth a function of its own.
      const members = [...this.only(wanted)];
      make = (one) => Object.fromEntries(members.map(([name, read]) => [name, read(one)]));
      this.makers.set(wanted, make);
    }
    return make(row);
  }

  private only(wanted: ReadonlySet<string>): Map<string, Read> {
    return new Map([...this.members].filter(([name]) => wanted.has(name)));
  }
}

const renderers = new WeakMap<Resource, Renderer>();

/** The object that a row of the resource is on the wire, with the wanted fields in the order of their declaration. */
export function show(resource: Resource, row: Row, wanted: ReadonlySet<string> = resource.names): Shown {
  let renderer = renderers.get(resource);
  if (!renderer) renderers.set(resource, (renderer = new Renderer(resource)));
  return renderer.show(row, wanted);
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
