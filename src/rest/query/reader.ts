import { Injectable } from '@nestjs/common';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { fieldsOf, type Field } from '../declaration/field.js';
import { columnOf, type Resource } from '../declaration/resource.js';
import { where, type Condition } from '../../database/condition.js';

/** Which objects of a list: at most `limit` after the first `offset`, in `order` (SQL). */
export interface Slice {
  order: string;
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
    return this.read(resource, `${this.select(resource)}${sql}${order} LIMIT ? OFFSET ?`, [
      ...values,
      limit,
      offset > lastRow ? lastRow : offset,
    ]);
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
  if (field.kind === 'uri' || field.derived) return [];
  if (field.part) {
    const inner = fieldsOf(field.part());
    return inner.flatMap((member) => columnsOf(member, inner, `${prefix}${field.name}__`));
  }
  const { column } = columnOf(fields, field.name);
  // As text an id keeps all its digits on its way through JavaScript.
  return [`${field.kind === 'id' ? `CAST(${column} AS CHAR)` : column} AS \`${prefix}${field.name}\``];
}
