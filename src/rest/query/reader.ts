import { Injectable } from '@nestjs/common';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { forUpdate } from '../../database/dialect.js';
import { greatest } from '../../database/ids.js';
import { marks } from '../../database/insert-rows.js';
import type { Field } from '../declaration/field.js';
import { fieldsOf, isLong, SHORT } from '../declaration/field.js';
import { sourceOf } from '../declaration/column.js';
import { readAt, type Resource } from '../declaration/resource.js';
import { where, type Condition } from '../../database/condition.js';
import { ID, orderBy, type OrderTerm } from './ordering.js';

/** Which objects of a list: at most `limit` after the first `offset`, in `order`. */
export interface Slice {
  order: readonly OrderTerm[];
  limit: number;
  offset: number | bigint;
}

/** In rows of lists: whether long values of it were left unread, as ResourceReader.byIds reads them. */
export const UNREAD = 'is_unread';

/** Reads a resource's rows by SQL that is put together once from its declaration. */
@Injectable()
export class ResourceReader {
  private readonly selects = new Map<Resource, Map<string, string>>();

  constructor(private readonly database: Database) {}

  /** Some rows of a list, without long values: see UNREAD. */
  async slice(resource: Resource, conditions: readonly Condition[], { order, limit, offset }: Slice): Promise<Row[]> {
    const { sql, values } = where(conditions);
    return this.read(resource, `${this.select(resource, resource.listed)}${sql}${orderBy(order)} LIMIT ? OFFSET ?`, [
      ...values,
      limit,
      offset > greatest ? greatest : offset,
    ]);
  }

  /**
   * The first rows of a list, as in `slice`, each with the values that it is ordered by as `key_0`, `key_1` and so on.
   */
  async first(
    resource: Resource,
    conditions: readonly Condition[],
    order: readonly OrderTerm[],
    limit: number,
    wanted: ReadonlySet<string>,
  ): Promise<Row[]> {
    const { sql, values } = where(conditions);
    const keys = order.map((term, n) => `${term.sql === ID ? idText : term.sql} AS key_${n}`);
    const select = this.select(resource, wanted, keys);
    return this.read(resource, `${select}${sql}${orderBy(order)} LIMIT ?`, [...values, limit]);
  }

  async count(resource: Resource, conditions: readonly Condition[]): Promise<number> {
    const { sql, values } = where(conditions);
    // A join adds exactly one row, so it is needed only where a condition speaks of its table.
    const joins = conditions.some(({ isJoined }) => isJoined) ? ` ${resource.joins}` : '';
    const [row] = await this.read(resource, `SELECT COUNT(*) AS n FROM ${resource.table} t${joins}${sql}`, values);
    return Number(row!.n);
  }

  /**
   * The objects of these ids that meet the condition, by id.
   * @param wanted for rows as in `slice`; without it they are whole
   */
  async byIds(
    resource: Resource,
    ids: readonly string[],
    visible: Condition,
    wanted?: ReadonlySet<string>,
  ): Promise<Map<string, Row>> {
    if (ids.length === 0) return new Map();
    const named = { sql: `t.id IN (${marks(ids.length)})`, values: ids.map(BigInt) };
    const { sql, values } = where([named, visible]);
    const rows = await this.database.read(this.select(resource, wanted) + sql, values);
    return new Map(rows.map((row) => [row.id as string, row]));
  }

  /** Locks an object until the running transaction ends. */
  async lock({ table }: Resource, id: string): Promise<void> {
    await this.database.read(`SELECT id FROM ${table} WHERE id = ?${forUpdate}`, [BigInt(id)]);
  }

  /** The same with several, in the order in which everybody locks several. */
  async lockAll({ table }: Resource, ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || forUpdate === '') return;
    const sql = `SELECT id FROM ${table} WHERE id IN (${marks(ids.length)}) ORDER BY id${forUpdate}`;
    await this.database.read(sql, ids.map(BigInt));
  }

  private read({ reference }: Resource, sql: string, values: SqlValue[]): Promise<Row[]> {
    const read = (): Promise<Row[]> => this.database.read(sql, values);
    return reference ? this.database.remember(`${sql}\0${values.join('\0')}`, read) : read();
  }

  /**
   * @param wanted of long values those that are short after all, and whether that leaves any out
   * @param more what else is read of each row
   */
  private select(resource: Resource, wanted?: ReadonlySet<string>, more: readonly string[] = []): string {
    return `SELECT ${[...more, this.columns(resource, wanted)].join(', ')} FROM ${resource.table} t ${resource.joins}`;
  }

  private columns(resource: Resource, wanted?: ReadonlySet<string>): string {
    let known = this.selects.get(resource);
    if (!known) this.selects.set(resource, (known = new Map<string, string>()));
    const long = wanted && resource.fields.filter((field) => isLong(field) && wanted.has(field.name));
    const key = long ? long.map(({ name }) => name).join() : '*';
    let sql = known.get(key);
    if (!sql) {
      sql = columns(resource, long).join(', ');
      known.set(key, sql);
    }
    return sql;
  }
}

// As text an id keeps all its digits on its way through JavaScript.
const idText = `CAST(${ID} AS CHAR)`;

function columns({ fields }: Resource, long?: readonly Field[]): string[] {
  const own = fields.some(({ kind }) => kind === 'id') ? [] : [`${idText} AS \`id\``];
  const whole = long ? fields.filter((field) => !isLong(field)) : fields;
  const shown = [...own, ...whole.flatMap((field) => columnsOf(field, ''))];
  if (!long || long.length === 0) return shown;
  const isShort = ({ name }: Field): string => `OCTET_LENGTH(${readAt(fields, name).sql}) <= ${SHORT}`;
  const short = long.map(
    (field) => `CASE WHEN ${isShort(field)} THEN ${readAt(fields, field.name).sql} END AS \`${field.name}\``,
  );
  return [...shown, ...short, `(${long.map((field) => `NOT ${isShort(field)}`).join(' OR ')}) AS ${UNREAD}`];
}

/** ``expression AS `name` `` (a name may be a reserved word); the fields of a part come as `part__name`. */
function columnsOf(field: Field, prefix: string): string[] {
  if (field.kind === 'uri' || field.derived || field.writeOnly) return [];
  if (field.part) {
    const inner = fieldsOf(field.part(), 'v1'); // from the second version on there are none
    return inner.flatMap((member) => columnsOf(member, `${prefix}${field.name}__`));
  }
  const { sql } = sourceOf(field, field.name);
  return [`${field.kind === 'id' ? `CAST(${sql} AS CHAR)` : sql} AS \`${prefix}${field.name}\``];
}
