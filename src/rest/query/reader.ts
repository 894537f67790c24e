import { Injectable } from '@nestjs/common';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { forUpdate } from '../../database/dialect.js';
import type { Field } from '../declaration/field.js';
import { fieldsOf } from '../declaration/field.js';
import { columnOf, type Resource } from '../declaration/resource.js';
import { where, type Condition } from '../../database/condition.js';
import { orderBy, type OrderTerm } from './ordering.js';

/** Which objects of a list: at most `limit` after the first `offset`, in `order`. */
export interface Slice {
  order: readonly OrderTerm[];
  limit: number;
  offset: number | bigint;
}

/** The greatest number that the databases take. */
const lastRow = 2n ** 63n - 1n;

/** Reads a resource's rows by SQL that is put together once from its declaration. */
@Injectable()
export class ResourceReader {
  private readonly selects = new Map<Resource, string>();

  constructor(private readonly database: Database) {}

  async slice(resource: Resource, conditions: readonly Condition[], { order, limit, offset }: Slice): Promise<Row[]> {
    const { sql, values } = where(conditions);
    return this.read(resource, `${this.select(resource)}${sql}${orderBy(order)} LIMIT ? OFFSET ?`, [
      ...values,
      limit,
      offset > lastRow ? lastRow : offset,
    ]);
  }

  /** The first rows of a list, each with the values that it is ordered by as `key_0`, `key_1` and so on. */
  async first(
    resource: Resource,
    conditions: readonly Condition[],
    order: readonly OrderTerm[],
    limit: number,
  ): Promise<Row[]> {
    const { sql, values } = where(conditions);
    const keys = order.map(({ column }, n) => `${column === 't.id' ? 'CAST(t.id AS CHAR)' : column} AS key_${n}`);
    const select = this.select(resource).replace('SELECT ', `SELECT ${keys.join(', ')}, `);
    return this.read(resource, `${select}${sql}${orderBy(order)} LIMIT ?`, [...values, limit]);
  }

  async count(resource: Resource, conditions: readonly Condition[]): Promise<number> {
    const { sql, values } = where(conditions);
    // A join adds exactly one row, so it is needed only where a condition speaks of its table.
    const joins = /\b(?!t\.)\w+\.\w/.test(sql) ? ` ${resource.joins}` : '';
    const [row] = await this.read(resource, `SELECT COUNT(*) AS n FROM ${resource.table} t${joins}${sql}`, values);
    return Number(row!.n);
  }

  /** The objects of these ids that meet the condition, by id. */
  async byIds(resource: Resource, ids: readonly string[], visible: Condition): Promise<Map<string, Row>> {
    if (ids.length === 0) return new Map();
    const wanted = { sql: `t.id IN (${ids.map(() => '?').join(', ')})`, values: ids.map(BigInt) };
    const { sql, values } = where([wanted, visible]);
    const rows = await this.database.read(this.select(resource) + sql, values);
    return new Map(rows.map((row) => [row.id as string, row]));
  }

  /** Holds an object against other writers until the running write ends. */
  async lock({ table }: Resource, id: string): Promise<void> {
    await this.database.read(`SELECT id FROM ${table} WHERE id = ?${forUpdate}`, [BigInt(id)]);
  }

  private read({ reference }: Resource, sql: string, values: SqlValue[]): Promise<Row[]> {
    const read = (): Promise<Row[]> => this.database.read(sql, values);
    return reference ? this.database.remember(`${sql}\0${values.join('\0')}`, read) : read();
  }

  private select(resource: Resource): string {
    let sql = this.selects.get(resource);
    if (!sql) {
      sql = `SELECT ${columns(resource).join(', ')} FROM ${resource.table} t ${resource.joins}`.trim();
      this.selects.set(resource, sql);
    }
    return sql;
  }
}

function columns({ fields }: Resource): string[] {
  const own = fields.some(({ kind }) => kind === 'id') ? [] : ['CAST(t.id AS CHAR) AS `id`'];
  return [...own, ...fields.flatMap((field) => columnsOf(field, fields, ''))];
}

/** ``expression AS `name` `` (a name may be a reserved word); the fields of a part come as `part__name`. */
function columnsOf(field: Field, fields: readonly Field[], prefix: string): string[] {
  if (field.kind === 'uri' || field.derived || field.writeOnly) return [];
  if (field.part) {
    const inner = fieldsOf(field.part(), 'v1'); // from the second version on there are none
    return inner.flatMap((member) => columnsOf(member, inner, `${prefix}${field.name}__`));
  }
  const { column } = columnOf(fields, field.name);
  // As text an id keeps all its digits on its way through JavaScript.
  return [`${field.kind === 'id' ? `CAST(${column} AS CHAR)` : column} AS \`${prefix}${field.name}\``];
}
