import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../../auth/auth-context.js';
import { AuditLog } from '../../audit-log/audit-log.service.js';
import { InvalidFields, type FieldFaults } from '../../config/invalid-fields.js';
import type { Problem } from '../../config/problem.js';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { isDuplicate, isOrphan, refuseRemoved } from '../../database/dialect.js';
import { insertRow, updateRow } from '../../database/insert-rows.js';
import { now, parseInstant } from '../../database/instant.js';
import { DeclarationFault } from '../../config/word-table.js';
import { columnOf, OWN, ownColumn } from '../declaration/column.js';
import type { Field } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import { jsonText } from '../json-text.js';

/** The fields of a body, by name, as rest/validation.ts has checked them. */
export type Values = Record<string, unknown>;

/** An object that was stored, or that was there. */
export interface Stored {
  id: string;
  isNew: boolean;
}

/** What is to be stored, and for whom. */
export interface NewObject {
  auth: AuthContext;
  values: Values;
}

/** What is to be changed, and how, as in `change`. */
export interface ObjectChange {
  row: Row;
  values: Values;
}

/**
 * What those writes of a resource mean that it has. All but `prepare` and `faults` are called inside a transaction that
 * has locked the object.
 */
export interface ResourceWrites {
  /** What takes long and needs no transaction, such as hashing a password; returns the values for create or change. */
  prepare?(values: Values, auth: AuthContext): Promise<Values>;
  /**
   * What else is wrong with a body that is refused in any case, so that all of it is told at once.
   * @param values those of its fields that are sound by themselves
   * @param row the object that is to be changed; undefined for a new one
   */
  faults?(auth: AuthContext, values: Values, row: Row | undefined): Promise<FieldFaults>;
  /** Stores a new object and returns its id. */
  create?(auth: AuthContext, values: Values, resource: Resource): Promise<string>;
  /**
   * Instead of `create`: stores one or several in one step, or updates those that stand for them already; in their order.
   * What several callers send at the same time is so stored together, and each alone once that fails.
   * @param nameOf the name under which a fault of a field of one of them is told
   */
  createAll?(objects: readonly NewObject[], nameOf: (place: number, field: string) => string): Promise<Stored[]>;
  /** @param row the object; of several that are changed at once without what may be long, as in `remove` */
  change?(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void>;
  /**
   * Changes several in one step, where that is more than changing each. If one cannot be changed, nothing of it stays.
   * @returns why each cannot be changed, undefined where it can, in their order
   */
  changeAll?(auth: AuthContext, changes: readonly ObjectChange[]): Promise<(Problem | undefined)[]>;
  /** @param confirm the name of what is to be deleted, repeated, where it must be */
  remove?(auth: AuthContext, row: Row, resource: Resource, confirm?: string): Promise<void>;
  /** Of several that are removed together: an order in which none is in the way of another, where there is such. */
  removalOrder?(rows: readonly Row[]): readonly Row[];
  /** Removes several in one step, where that is more than removing each. */
  removeAll?(auth: AuthContext, rows: readonly Row[]): Promise<void>;
}

/** Stores a new object, or updates the one that stands for it already. */
export async function createOne(writes: ResourceWrites, resource: Resource, object: NewObject): Promise<Stored> {
  const { auth, values } = object;
  if (!writes.createAll) return { id: await writes.create!(auth, values, resource), isNew: true };
  const [stored] = await writes.createAll([object], (_, field) => field);
  return stored!;
}

/** The values after what takes long, see ResourceWrites.prepare. */
export async function prepare(writes: ResourceWrites, values: Values, auth: AuthContext): Promise<Values> {
  return (await writes.prepare?.(values, auth)) ?? values;
}

/**
 * Writes that are no more than the declaration says: each value goes into the column of its field, and who and when
 * into those that are filled (`@Owner`, `@CreatedAt`, `@ChangedAt`). Audited.
 */
@Injectable()
export class DeclaredWrites implements ResourceWrites {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async create(auth: AuthContext, values: Values, resource: Resource): Promise<string> {
    const at = now();
    const row = {
      ...stored(resource.fields, { ...defaultsOf(resource), ...values }),
      ...filledIn(resource, { owner: BigInt(auth.user.id), createdAt: at, changedAt: at }),
    };
    const told = calledBy(resource);
    const others = Object.keys(values).filter((name) => !told.includes(name));
    const storing = this.database.write(async (manager) => {
      const id = await insertRow(manager, resource.table, row);
      await this.note(auth, resource, id, 'created', values, others);
      return id;
    });
    return storing.catch((error: unknown) => refuseStored(error, resource.fields, values));
  }

  async change(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void> {
    const news = resource.fields.filter((field) => values[field.name] !== undefined && !isSo(row, field, values));
    if (news.length === 0) return;
    const changed = { ...stored(news, values), ...filledIn(resource, { changedAt: now() }) };
    const storing = this.database.write(async (manager) => {
      await updateRow(manager, resource.table, row.id as string, changed);
      const members = news.map(({ name }) => name);
      await this.note(auth, resource, row.id as string, 'changed', row, members);
    });
    await storing.catch((error: unknown) => refuseStored(error, news, values));
  }

  async remove(auth: AuthContext, row: Row, resource: Resource): Promise<void> {
    const removing = this.database.write(async (manager) => {
      await manager.query(`DELETE FROM ${resource.table} WHERE id = ?`, [BigInt(row.id as string)]);
      await this.note(auth, resource, row.id as string, 'deleted', row);
    });
    await removing.catch(refuseRemoved);
  }

  /** @param object says what it is called */
  private note(
    auth: AuthContext,
    resource: Resource,
    id: string,
    done: string,
    object: Row | Values,
    members: readonly string[] = [],
  ): Promise<void> {
    const { audit, path } = resource;
    if (!audit) throw new Error(`The resource ${path} does not say what its audit entries are about.`);
    const name = calledBy(resource)
      .flatMap((field) => (object[field] as string | number | undefined) ?? [])
      .join(' · ');
    const parts = [name ? `${done} "${name}"` : done, members.join(', ')].filter(Boolean);
    return this.audit.changed(auth, { event: audit, target: `${path}/${id}`, detail: parts.join(name ? '; ' : ': ') });
  }
}

/**
 * What a resource must be for its objects to be stored as declared.
 * @param method what is stored so
 * @throws DeclarationFault for a field that is not stored, one that may be null where its column may not, and for new
 *   objects a column that nothing fills
 */
export function requireStorable({ title, version, fields, columns }: Resource, method: 'post' | 'patch'): void {
  const isNew = method === 'post';
  const isTaken = ({ writable, createOnly }: Field): boolean =>
    (writable === true || (writable === 'v2' && version === 'v2')) && (isNew || !createOnly);
  const refuse = (what: string): never => {
    throw new DeclarationFault(`${method.toUpperCase()} of ${title} (${version}) is stored as declared, but ${what}.`);
  };
  for (const field of fields.filter(isTaken)) {
    const { name, derived, part, expression } = field;
    const isStored = !derived && !part && expression === undefined && columnOf(field, name).table === OWN;
    const column = isStored ? columns.get(columnName(field)) : undefined;
    const { isNullable } = column ?? refuse(`${name} has no column of its own`);
    if (field.nullable && !isNullable) refuse(`${name} may be null and its column may not`);
  }
  if (!isNew) return;
  const byDefault = defaultsOf({ fields });
  const isFilled = (field: Field): boolean =>
    field.filled !== undefined || (isTaken(field) && field.required) || (byDefault[field.name] ?? null) !== null;
  const filled = new Set(fields.filter(isFilled).map(columnName));
  for (const [column, { fillsItself }] of columns) {
    if (!fillsItself && !filled.has(column)) refuse(`nothing fills the column ${column}`);
  }
}

/**
 * What the database's own rules refuse of what was to be stored: a value that is unique and taken, a reference to what
 * is not there.
 * @param fields those that are stored
 * @throws InvalidFields name_taken, validation_failed; the error itself when it is another one
 */
function refuseStored(error: unknown, fields: readonly Field[], values: Values): never {
  const faults = (fault: string, isAtFault: (field: Field) => boolean | undefined): FieldFaults =>
    Object.fromEntries(
      fields
        .filter((field) => isAtFault(field) && (values[field.name] ?? null) !== null)
        .map(({ name }) => [name, [fault]]),
    );
  if (isDuplicate(error)) {
    const taken = 'Another one has this already.';
    throw new InvalidFields(
      faults(taken, ({ unique }) => unique),
      taken,
      0,
      'name_taken',
    );
  }
  if (isOrphan(error)) {
    const missing = 'There is no such object.';
    throw new InvalidFields(
      faults(missing, ({ kind }) => kind === 'reference'),
      missing,
    );
  }
  throw error;
}

/** The fields that say what an object is called: its name, or what tells entries of reference data apart. */
function calledBy({ fields, seed }: Resource): readonly string[] {
  const isNamed = fields.some(
    ({ name, kind, show, writeOnly }) => name === 'name' && kind === 'text' && !show && !writeOnly,
  );
  return isNamed ? ['name'] : (seed?.key ?? []);
}

function defaultsOf({ fields }: Pick<Resource, 'fields'>): Values {
  const defaulted = fields.filter((field) => field.writable && field.default !== undefined && !field.derived);
  return Object.fromEntries(defaulted.map((field) => [field.name, field.default]));
}

/** The values of a body by their columns. */
function stored(fields: readonly Field[], values: Values): Record<string, SqlValue> {
  const given = fields.filter(({ name }) => values[name] !== undefined);
  return Object.fromEntries(given.map((field) => [columnName(field), storable(field, values[field.name])]));
}

/** Whether an object has a value of a body already, as far as was read of it. */
function isSo(row: Row, field: Field, values: Values): boolean {
  const [is, given] = [row[field.name], storable(field, values[field.name])];
  if (is === null || is === undefined || given === null) return is === given;
  // Engines read flags as numbers, and large numbers as texts.
  const text = (value: unknown): string => String(typeof value === 'boolean' ? Number(value) : value);
  return text(is) === text(given);
}

/** What the service knows itself, by the columns that it goes into. */
function filledIn(
  { fields }: Resource,
  known: Partial<Record<NonNullable<Field['filled']>, SqlValue>>,
): Record<string, SqlValue> {
  const filled = fields.filter((field) => field.filled && known[field.filled] !== undefined);
  return Object.fromEntries(filled.map((field) => [columnName(field), known[field.filled!]!]));
}

const columnName = (field: Field): string => ownColumn(field, field.name);

/** A value of a body as its column holds it. */
export function storable({ kind }: Pick<Field, 'kind'>, value: unknown): SqlValue {
  if (value === null) return null;
  if (kind === 'json') return jsonText(value);
  if (kind === 'reference') return BigInt(value as string);
  if (kind === 'instant') return parseInstant(value as string)!;
  return value as SqlValue;
}
