import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../../auth/auth-context.js';
import { AuditLog } from '../../auth/audit-log.service.js';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { parseInstant } from '../../database/instant.js';
import type { Field } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import { jsonText } from '../json-text.js';

/** The fields of a body, by name, as rest/validation.ts has checked them. */
export type Values = Record<string, unknown>;

/** What those writes of a resource mean that it has. All but `prepare` are called inside a write that holds the object. */
export interface ResourceWrites {
  /** What takes long and needs no transaction, such as hashing a password; returns the values for create or change. */
  prepare?(values: Values): Promise<Values>;
  /** Stores a new object and returns its id. */
  create?(auth: AuthContext, values: Values, resource: Resource): Promise<string>;
  change?(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void>;
  remove?(auth: AuthContext, row: Row, resource: Resource): Promise<void>;
}

/** The values after what takes long, see ResourceWrites.prepare. */
export async function prepare(writes: ResourceWrites, values: Values): Promise<Values> {
  return (await writes.prepare?.(values)) ?? values;
}

/** Writes that are no more than the declaration says: each value goes into the column of its field. Audited. */
@Injectable()
export class DeclaredWrites implements ResourceWrites {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async create(auth: AuthContext, values: Values, resource: Resource): Promise<string> {
    const [columns, given] = stored(resource, { ...defaultsOf(resource), ...values });
    return this.database.write(async (manager) => {
      const inserted = await manager.query<Inserted>(
        `INSERT INTO ${resource.table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        given,
      );
      const id = String(typeof inserted === 'object' ? inserted.insertId : inserted);
      await this.note(auth, resource, id, `created: ${Object.keys(values).join(', ')}`);
      return id;
    });
  }

  async change(auth: AuthContext, row: Row, values: Values, resource: Resource): Promise<void> {
    const [columns, given] = stored(resource, values);
    if (columns.length === 0) return;
    await this.database.write(async (manager) => {
      await manager.query(
        `UPDATE ${resource.table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
        [...given, BigInt(row.id as string)],
      );
      await this.note(auth, resource, row.id as string, `changed: ${Object.keys(values).join(', ')}`);
    });
  }

  async remove(auth: AuthContext, row: Row, resource: Resource): Promise<void> {
    await this.database.write(async (manager) => {
      await manager.query(`DELETE FROM ${resource.table} WHERE id = ?`, [BigInt(row.id as string)]);
      await this.note(auth, resource, row.id as string, 'deleted');
    });
  }

  private note(auth: AuthContext, { audit, path }: Resource, id: string, detail: string): Promise<void> {
    if (!audit) throw new Error(`The resource ${path} does not say what its audit entries are about.`);
    return this.audit.changed(auth, { event: audit, target: `${path}/${id}`, detail });
  }
}

/** What the drivers answer to an INSERT: SQLite's the id itself. */
type Inserted = { insertId: string | number } | number | bigint;

function defaultsOf({ fields }: Resource): Values {
  const defaulted = fields.filter((field) => field.writable && field.default !== undefined && !field.derived);
  return Object.fromEntries(defaulted.map((field) => [field.name, field.default]));
}

/** The columns of the resource's own table that values go to, and what is stored there. */
function stored({ fields }: Resource, values: Values): [string[], SqlValue[]] {
  const given = fields.filter(({ name }) => values[name] !== undefined);
  return [
    given.map(({ name, column }) => (column ?? name).replace(/^t\./, '')),
    given.map((field) => storable(field, values[field.name])),
  ];
}

/** A value of a body as its column holds it. */
export function storable({ kind }: Pick<Field, 'kind'>, value: unknown): SqlValue {
  if (value === null) return null;
  if (kind === 'json') return jsonText(value);
  if (kind === 'reference') return BigInt(value as string);
  if (kind === 'instant') return parseInstant(value as string)!;
  return value as SqlValue;
}
