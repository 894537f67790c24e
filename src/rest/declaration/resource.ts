import { getMetadataArgsStorage } from 'typeorm';
import type { Access } from '../../auth/access.decorators.js';
import { snakeCase } from '../../database/naming.js';
import { fieldsOf, type Field, type FieldType } from './field.js';
import { NUMBER, type Lookup } from './lookups.js';

export type Method = 'get' | 'post' | 'delete';

/** A filter on something that is not a field of the object. */
export interface HiddenFilter {
  lookups: readonly Lookup[];
  column: string;
  type: FieldType;
}

export interface ResourceOptions {
  /** The path below the version's root, such as `standards/videocodec`; also the resource's name. */
  path: string;
  /** Another path that is the same resource, and the one that its URIs show. */
  alias?: string;
  /** What a caller needs. */
  access: Access;
  /** The TypeORM entity that its rows are. */
  entity: new () => object;
  /** SQL that joins further tables to `t`, one row each. */
  joins?: string;
  list?: readonly Method[];
  detail?: readonly Method[];
  filtering?: Record<string, readonly Lookup[] | HiddenFilter>;
  ordering?: readonly string[];
  /** Columns that the list is ordered by when the client says nothing; the id comes last in any case. */
  order?: readonly string[];
  /** Objects on a page when the client says nothing. */
  limit?: number;
  /** Few rows that hardly change: what is read of them is kept until something is written. */
  reference?: boolean;
  /** The path in v2 that clients of this resource move to. */
  successor: string;
  /** A file of reference data in the folder `seed`, and the columns by which its rows are told apart. */
  seed?: { file: string; key: readonly string[] };
}

/** A filter, ready to be used: what may be asked, of which SQL, with values of which type. */
export interface Filter extends HiddenFilter {
  name: string;
}

/** A declared resource with what follows from the declaration alone. */
export interface Resource extends Required<Omit<ResourceOptions, 'alias' | 'seed' | 'filtering'>> {
  name: string;
  alias?: string;
  seed?: ResourceOptions['seed'];
  /** The class that was declared: what a body is turned into and validated as. */
  type: new () => object;
  table: string;
  fields: readonly Field[];
  filters: ReadonlyMap<string, Filter>;
}

export const DEFAULT_LIMIT = 20;

const RESOURCE = 'platform:resource';
const ID_LOOKUPS: readonly Lookup[] = NUMBER.filter((lookup) => lookup !== 'range');

/** Declares a resource: everything that clients can see of it and do with it follows from this and from its fields. */
export function Resource(options: ResourceOptions): ClassDecorator {
  return (target) => {
    const type = target as unknown as new () => object;
    const fields = fieldsOf(type);
    const filtering = { id: ID_LOOKUPS, ...options.filtering };
    const resource: Resource = {
      joins: '',
      list: ['get'],
      detail: ['get'],
      order: [],
      limit: DEFAULT_LIMIT,
      reference: false,
      ...options,
      ordering: ['id', ...(options.ordering ?? [])],
      name: options.path,
      type,
      fields,
      table: tableOf(options.entity),
      filters: new Map(Object.entries(filtering).map(([name, asked]) => [name, filter(fields, name, asked)])),
    };
    Reflect.defineMetadata(RESOURCE, resource, type);
  };
}

/** What `@Resource` declared on the class. */
export function resourceOf(type: new () => object): Resource {
  const resource = Reflect.getMetadata(RESOURCE, type) as Resource | undefined;
  if (!resource) throw new Error(`${type.name} is not declared as a resource.`);
  return resource;
}

/** The SQL that stands for a field, given as `title` or, inside a part, `user__username`. */
export function columnOf(fields: readonly Field[], path: string): { column: string; type: FieldType } {
  const [name, ...rest] = path.split('__');
  const field = fields.find((candidate) => candidate.name === name);
  if (field?.part && rest.length > 0) return columnOf(fieldsOf(field.part()), rest.join('__'));
  if (field && rest.length === 0) {
    return { column: field.column ?? `t.${field.name}`, type: field.kind === 'id' ? 'integer' : field.type };
  }
  if (path === 'id') return { column: 't.id', type: 'integer' };
  throw new Error(`No field ${path} is declared.`);
}

function filter(fields: readonly Field[], name: string, asked: readonly Lookup[] | HiddenFilter): Filter {
  return 'column' in asked ? { name, ...asked } : { name, lookups: asked, ...columnOf(fields, name) };
}

function tableOf(entity: new () => object): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  if (!table) throw new Error(`${entity.name} is not an entity.`);
  return table.name ?? snakeCase(entity.name);
}
