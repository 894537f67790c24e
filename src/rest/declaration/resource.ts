import { getMetadataArgsStorage } from 'typeorm';
import { administratorRole, type Power } from '../../accounts/granting/permissions.js';
import type { AuditEvent } from '../../audit-log/audit-log.service.js';
import type { Access } from '../../auth/access.decorators.js';
import { DeclarationFault } from '../../config/word-table.js';
import type { Condition } from '../../database/condition.js';
import { engine } from '../../database/columns.js';
import { snakeCase } from '../../database/naming.js';
import type { TextColumn, TextIndex } from '../../database/text-index.js';
import { columnOf, columnsOfEntity, OWN, sourceOf, type EntityColumn, type Source, type Stored } from './column.js';
import { fieldsOf, type Field, type FieldType, type Version } from './field.js';
import { NUMBER, type Lookup } from './lookups.js';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** A filter on something that is not a field of the object. */
export interface HiddenFilter extends Stored {
  lookups: readonly Lookup[];
  type: FieldType;
  /** The only values that there are; from the second version on, `exact` and `in` refuse others. */
  choices?: readonly (string | number)[];
  /** For an expression over other tables: makes a condition on the row `t` of a condition on them. */
  within?: (condition: Condition) => Condition;
  /** What its name alone asks for; default: exact. */
  bare?: Lookup;
  /** The only values that are accepted. */
  words?: readonly string[];
  /** The most characters of a value. */
  max?: number;
  /** What it finds, for whoever reads the API document; default: by its name. */
  help?: string;
  /** Where parts of the value are found, see ResourceOptions.texts. */
  text?: TextColumn;
}

/**
 * What a list is searched by: a text, in any case, that one of several values contains.
 * @param values SQL over the row `t`
 * @param help what it finds
 * @param index all of whose columns are those values
 */
export const searchIn = (values: readonly string[], help: string, index?: TextIndex): HiddenFilter => ({
  lookups: ['icontains'],
  bare: 'icontains',
  // The line breaks keep what is looked for within one of them.
  expression: `concat_ws('\n', ${values.join(', ')})`,
  type: 'string',
  max: 100,
  help,
  text: index && { table: index.table },
});

export type Filtering = Record<string, readonly Lookup[] | HiddenFilter>;

/** What a resource is in the second version, as far as that is not the same. */
export interface VersionTwo {
  /** The path below the version's root, such as `themes`. */
  path: string;
  /** What one object is called in the API document, such as `Theme`. */
  title: string;
  /** What a caller needs for reading; default: what the resource asks for, or being an administrator. */
  read?: Access;
  /** What a caller needs for writing; default: being an administrator. */
  write?: Access;
  list?: readonly Method[];
  detail?: readonly Method[];
  filtering?: Filtering;
  ordering?: readonly string[];
  order?: readonly string[];
  /** What audit entries about its changes are about, where they are written as declared (DeclaredWrites). */
  audit?: AuditEvent;
  /** The only fields that clients may set, where that is not all that are writable. */
  writable?: readonly string[];
}

export interface ResourceOptions {
  /**
   * The path below the root of the first version, such as `standards/videocodec`; without it, that has no such
   * resource.
   */
  path?: string;
  /** Another path that is the same resource, and the one that its URIs show. */
  alias?: string;
  /** What a caller needs. */
  access: Access;
  /** The TypeORM entity that its rows are. */
  entity: new () => object;
  /** SQL that joins further tables to `t`, the resource's own one: one row each. */
  joins?: string;
  list?: readonly Method[];
  detail?: readonly Method[];
  filtering?: Filtering;
  ordering?: readonly string[];
  /**
   * Columns of its own table that the list is ordered by when the client says nothing; the id comes last in any case.
   */
  order?: readonly string[];
  /** Objects on a page when the client says nothing. */
  limit?: number;
  /**
   * Few rows that hardly change: what is read of them is kept until something is written. On MariaDB and MySQL only
   * that of `counted` ones, whose migration counts their changes (see changeTriggers) and which join no other table.
   */
  reference?: boolean | 'counted';
  /**
   * Rows that somebody makes one by one, so few that reading and sorting all of them is no matter. Of all others every
   * ordering, and every filter but those by parts of a text, needs an index; a test reads the plans.
   */
  few?: boolean;
  /** Whether triggers count its rows (see countRows): all, or those of each value of this column. */
  counted?: true | string;
  /** What finds its rows by parts of their texts. */
  texts?: TextIndex;
  v2: VersionTwo;
  /** Reference data: a file in the folder `seed`, or of a package, and the fields by which its rows are told apart. */
  seed?: { file: string | URL; key: readonly string[] };
}

/** A filter, ready to be used: what may be asked, of which SQL, with values of which type. */
export interface Filter extends Omit<HiddenFilter, keyof Stored>, Source {
  name: string;
}

/** A resource as one version of the API has it, with what follows from the declaration alone. */
export interface Resource {
  version: Version;
  /** The path below the version's root; also the resource's name. */
  path: string;
  name: string;
  /** What one object is called. */
  title: string;
  alias?: string;
  access: Access;
  /** What a caller needs for writing. */
  write: Access;
  list: readonly Method[];
  detail: readonly Method[];
  /** The methods that the declaration names itself. */
  declared: Pick<VersionTwo, 'list' | 'detail'>;
  /** The class that was declared: what a body is turned into and validated as. */
  type: new () => object;
  table: string;
  /** The columns of that table, by name. */
  columns: ReadonlyMap<string, EntityColumn>;
  joins: string;
  fields: readonly Field[];
  /** The names of all fields. */
  names: ReadonlySet<string>;
  /** The names of those that lists show unless others are asked for. */
  listed: ReadonlySet<string>;
  /** Of these, the names of those that cannot be long: what is shown of many in one piece. */
  brief: ReadonlySet<string>;
  /** The names of those that change as an object is edited, and as it is used. */
  edited: ReadonlySet<string>;
  used: ReadonlySet<string>;
  /** The names of those that show less than is stored. */
  hidden: readonly string[];
  filters: ReadonlyMap<string, Filter>;
  ordering: readonly string[];
  order: readonly string[];
  limit: number;
  reference: boolean;
  /** Whether each engine tells when it changes, so that what was read of it may be remembered. */
  isTold: boolean;
  few: boolean;
  counted?: true | string;
  audit?: AuditEvent;
  /** The path in v2 that clients of this resource move to. */
  successor: string;
  seed?: ResourceOptions['seed'];
}

/** Objects on a page, by version. */
const defaultLimit = { v1: 20, v2: 50 } satisfies Record<Version, number>;

const RESOURCE = 'platform:resource';
const ID_LOOKUPS: readonly Lookup[] = NUMBER.filter((lookup) => lookup !== 'range');

/**
 * Declares a resource: everything that clients can see of it and do with it follows from this and from its fields.
 * @throws DeclarationFault for a filter or an ordering by what is no field, and a field that its column does not fit
 */
export function Resource(options: ResourceOptions): ClassDecorator {
  return (target) => {
    const type = target as unknown as new () => object;
    try {
      const versions = [versionTwo(type, options), ...(options.path === undefined ? [] : [versionOne(type, options)])];
      for (const resource of versions) {
        for (const name of resource.ordering) readAt(resource.fields, name);
        for (const field of resource.fields) requireColumn(resource, field);
        Reflect.defineMetadata(`${RESOURCE}:${resource.version}`, resource, type);
      }
    } catch (error) {
      throw error instanceof DeclarationFault ? new DeclarationFault(`${type.name}: ${error.message}`) : error;
    }
  };
}

/** @throws DeclarationFault for a field without the column that it is read from, or that takes more than that holds */
function requireColumn({ table, columns }: Resource, field: Field): void {
  const { name, kind, derived, expression, part, writable, writeOnly, words, max = Infinity } = field;
  if (kind === 'uri' || part || derived || writeOnly || expression !== undefined) return;
  const stored = columnOf(field, name);
  if (stored.table !== OWN) return;
  const column = columns.get(stored.name);
  if (!column) throw new DeclarationFault(`the field ${name} has no column ${stored.name} in the table ${table}.`);
  const isText = kind === 'json' || (kind === 'text' && !words);
  if (!writable || !isText || column.length === undefined || max <= column.length) return;
  throw new DeclarationFault(`the field ${name} takes more than the ${column.length} characters of its column.`);
}

/** What `@Resource` declared on the class, as a version of the API has it. */
export function resourceOf(type: new () => object, version: Version = 'v1'): Resource {
  const resource = Reflect.getMetadata(`${RESOURCE}:${version}`, type) as Resource | undefined;
  if (!resource) throw new Error(`${type.name} is not declared as a resource of ${version}.`);
  return resource;
}

function versionOne(type: new () => object, options: ResourceOptions): Resource {
  const fields = fieldsOf(type, 'v1');
  return {
    ...common(type, options, fields),
    version: 'v1',
    listed: namesOf(fields),
    path: options.path!,
    name: options.path!,
    alias: options.alias,
    access: options.access,
    write: options.access,
    list: options.list ?? ['get'],
    detail: options.detail ?? ['get'],
    declared: { list: options.list, detail: options.detail },
    filters: filtersOf(fields, options.filtering, options.texts),
    ordering: ['id', ...(options.ordering ?? [])],
    order: options.order ?? [],
    limit: options.limit ?? defaultLimit.v1,
  };
}

function versionTwo(type: new () => object, { v2, ...options }: ResourceOptions): Resource {
  const fields = flattened(fieldsOf(type))
    .filter(({ only }) => only !== 'v1')
    .map((field) =>
      v2.writable && !v2.writable.includes(field.name) ? { ...field, writable: false, required: false } : field,
    );
  const parts = fieldsOf(type).filter(({ flat }) => flat);
  const flatName = (name: string): string => {
    const part = parts.find((one) => name.startsWith(`${one.name}__`));
    return part ? name.slice(part.name.length + 2) : name;
  };
  const gone = new Set(fieldsOf(type).flatMap(({ name, only }) => (only === 'v1' ? [name] : [])));
  const kept = Object.entries(options.filtering ?? {}).filter(([name]) => !gone.has(name));
  const filtering = kept.map(([name, asked]) => [flatName(name), asked] as const);
  const ordering = (options.ordering ?? []).filter((name) => !gone.has(name)).map(flatName);
  const write = v2.write ?? administratorRole;
  return {
    ...common(type, { ...options, v2 }, fields),
    version: 'v2',
    path: v2.path,
    name: v2.path,
    access: v2.read ?? orAdministrator(options.access),
    write,
    list: v2.list ?? ['get', 'post'],
    detail: v2.detail ?? ['get', 'patch', 'delete'],
    declared: { list: v2.list, detail: v2.detail },
    filters: withChoices(
      fields,
      filtersOf(fields, { ...Object.fromEntries(filtering), ...v2.filtering }, options.texts),
    ),
    ordering: ['id', ...new Set([...ordering, ...(v2.ordering ?? [])])],
    order: v2.order ?? options.order ?? [],
    limit: defaultLimit.v2,
  };
}

/** Who administers something can see it too. */
function orAdministrator(access: Access): Access {
  if (access === 'public' || access === 'authenticated' || access === administratorRole) return access;
  const powers: readonly Power[] = typeof access === 'string' ? [access] : access;
  return [...powers, administratorRole];
}

function common(type: new () => object, options: ResourceOptions, fields: readonly Field[]) {
  return {
    title: options.v2.title,
    type,
    table: tableOf(options.entity),
    columns: columnsOfEntity(options.entity),
    joins: options.joins ?? '',
    fields,
    names: namesOf(fields),
    listed: namesOf(fields.filter(({ onDemand }) => !onDemand)),
    brief: namesOf(fields.filter(({ onDemand, long }) => !onDemand && !long)),
    edited: namesOf(fields.filter(({ usage }) => !usage)),
    used: namesOf(fields.filter(({ usage }) => usage)),
    hidden: fields.filter(({ show }) => show).map(({ name }) => name),
    reference: Boolean(options.reference),
    isTold:
      engine === 'sqlite' ? Boolean(options.reference) : options.reference === 'counted' && options.joins === undefined,
    few: options.few ?? Boolean(options.reference),
    counted: options.counted,
    audit: options.v2.audit,
    successor: `/API/v2/${options.v2.path}/`,
    seed: options.seed,
  };
}

const namesOf = (fields: readonly Field[]): ReadonlySet<string> => new Set(fields.map(({ name }) => name));

/** The fields with those of parts among them, under their own names: right behind the id, as they say what it is. */
function flattened(fields: readonly Field[]): Field[] {
  const own = new Set(fields.map(({ name }) => name));
  const rank = ({ kind, flat }: Field): number => (kind === 'id' ? 0 : flat ? 1 : 2);
  return [...fields]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((field) => {
      if (!field.flat) return [field];
      return fieldsOf(field.part!()).filter(({ name }) => !own.has(name));
    });
}

function filtersOf(fields: readonly Field[], filtering: Filtering = {}, texts?: TextIndex): Map<string, Filter> {
  const asked = Object.entries({ id: ID_LOOKUPS, ...filtering });
  const filters = asked.map(([name, one]): [string, Filter] => {
    const made = filter(fields, name, one);
    const column = texts?.columns[made.sql];
    return [name, column === undefined ? made : { ...made, text: { table: texts!.table, column } }];
  });
  return new Map(filters);
}

/** The filters with the values that their fields can have, where those are known. */
function withChoices(fields: readonly Field[], filters: Map<string, Filter>): Map<string, Filter> {
  for (const filter of filters.values()) {
    const { words, choices } = fields.find(({ name }) => name === filter.name) ?? {};
    filter.choices ??= words ?? choices;
  }
  return filters;
}

/** Where a field stands that is given as `title` or, inside a part, `user__username`. @throws DeclarationFault for none */
export function readAt(fields: readonly Field[], path: string): Source & { type: FieldType } {
  const [name, ...rest] = path.split('__');
  const field = fields.find((candidate) => candidate.name === name);
  if (field?.part && rest.length > 0) return readAt(fieldsOf(field.part()), rest.join('__'));
  if (field && rest.length === 0) {
    return { ...sourceOf(field, field.name), type: field.kind === 'id' ? 'integer' : field.type };
  }
  if (path === 'id') return { ...sourceOf({}, 'id'), type: 'integer' };
  throw new DeclarationFault(`no field ${path} is declared.`);
}

function filter(fields: readonly Field[], name: string, asked: readonly Lookup[] | HiddenFilter): Filter {
  if (!('type' in asked)) return { name, lookups: asked, ...readAt(fields, name) };
  const { column, expression, ...options } = asked;
  return { name, ...options, ...sourceOf({ column, expression }, name) };
}

function tableOf(entity: new () => object): string {
  const table = getMetadataArgsStorage().tables.find(({ target }) => target === entity);
  if (!table) throw new Error(`${entity.name} is not an entity.`);
  return table.name ?? snakeCase(entity.name);
}
