import { Injectable } from '@nestjs/common';
import { Database, type Row, type SqlValue } from '../../database/database.js';
import { forUpdate, inOrder, limitMark } from '../../database/dialect.js';
import { greatest } from '../../database/ids.js';
import { marks } from '../../database/insert-rows.js';
import { rowCount } from '../../database/row-count.js';
import { OWN } from '../declaration/column.js';
import type { Resource } from '../declaration/resource.js';
import { everything, inTime, where, type Condition } from '../../database/condition.js';
import { TooSlow } from '../../database/statement-timeout.js';
import { equal, type Part } from './keyset.js';
import { ID, idTerm, orderBy, reversed, type OrderTerm } from './ordering.js';
import { idText, selectOf, TOTAL } from './select.js';

/** Which objects of a list: at most `limit` after the first `offset`, in `order`. */
export interface Slice {
  order: readonly OrderTerm[];
  limit: number;
  offset: number | bigint;
}

/** How the rows of a list are found, see ResourceReader.way. */
export interface Way {
  /** What the rows meet. */
  asked: readonly Condition[];
  /** The same as pages are read by. */
  conditions: readonly Condition[];
  /** What so few rows meet that all of them are read and sorted. */
  start?: Condition;
  /** How many rows there are, where that is known already. */
  total?: number;
}

/** Reads a resource's rows by SQL that is put together once from its declaration. */
@Injectable()
export class ResourceReader {
  /** The most rows that are read and sorted for a page. */
  few = 2000;
  /** How one object is read, by what its caller sees of the resource. */
  private readonly oneTexts = new WeakMap<Resource, Map<string, string>>();

  constructor(private readonly database: Database) {}

  /**
   * How the rows that meet all conditions are found in this order. An index has them either by what is asked for or in
   * order, hardly ever both, and engines guess which one is better; here it is counted, as far as it matters. When few
   * rows meet one of the conditions, those are read and sorted; else the rows are walked in order, and as many meet each
   * of the conditions, a page is soon full.
   */
  async way(resource: Resource, conditions: readonly Condition[], order: readonly OrderTerm[]): Promise<Way> {
    const asked = conditions.filter(({ sql }) => sql !== '');
    const all = { asked, conditions: asked };
    if (areFew(resource, all)) return all;
    const { sql: first } = order[0]!;
    const ordered = asked.filter(({ isScope, column }) => isScope ?? column === first);
    if (ordered.length === asked.length) return all;
    if (asked.length === 1 && asked[0]!.isEquality && first === ID) return all;

    const known = asked.filter(({ found, column }) => found ?? column);
    const counts = await this.fewOf(resource, known);
    const least = Math.min(...counts);
    if (least <= this.few) {
      const start = known[counts.indexOf(least)]!;
      return { ...all, start, total: asked.length === 1 && !start.found ? least : undefined };
    }
    const [walked] = first === ID && ordered.length === 0 ? asked.filter(({ isEquality }) => isEquality) : [];
    // What no index is to be looked up for.
    const unused = ({ sql, ...condition }: Condition): Condition => ({ ...condition, sql: `(${sql}) IS TRUE` });
    return { asked, conditions: asked.map((one) => (one === walked || ordered.includes(one) ? one : unused(one))) };
  }

  /** How many rows meet each of the conditions, as far as that is few. */
  private async fewOf(resource: Resource, conditions: readonly Condition[]): Promise<number[]> {
    if (conditions.length === 0) return [];
    const most = this.few + 1;
    const starts = conditions.map((condition) => startOf(resource, condition, ` LIMIT ${most}`));
    const counts = starts.map(({ sql }, n) => `(SELECT COUNT(*) FROM (${sql}) counted) AS n${n}`);
    const values = starts.flatMap((start) => start.values);
    const [row] = await this.read(resource, `SELECT ${counts.join(', ')}`, values, conditions);
    return starts.map((_, n) => Number(row![`n${n}`]));
  }

  /**
   * Some rows of a list, without long values: see UNREAD. The first ones tell how many there are in all where that is
   * soon counted (see TOTAL): a statement of its own takes longer.
   * @param total how many rows there are, where that is known: those of the second half are found from the end
   */
  async slice(resource: Resource, way: Way, { order, limit, offset }: Slice, total = Infinity): Promise<Row[]> {
    const counted = offset === 0 ? soonCounted(resource, way) : undefined;
    const more = counted ? [`(${counted.sql}) AS ${TOTAL}`] : [];
    const select = { sql: selectOf(resource, resource.listed, more), values: counted?.values ?? [] };
    const skipped = offset > greatest ? greatest : offset;
    if (isSorted(resource, way)) return this.rows(resource, way, [], select, order, limit, skipped);
    if (skipped >= total) return [];
    if (typeof skipped === 'bigint' || skipped <= total / 2) {
      return this.walk(resource, way, select, order, limit, skipped);
    }
    const shown = Math.min(limit, total - skipped);
    const rows = await this.walk(resource, way, select, reversed(order), shown, total - skipped - shown);
    return rows.reverse();
  }

  /** Whether a page is read by several statements: rows of it may be removed between them. */
  readsInSteps(resource: Resource, way: Way, order: readonly OrderTerm[]): boolean {
    return isMixed(order) && !isSorted(resource, way);
  }

  /** Rows in an order that an index has; or nearly so, as in the first version ids always ascend. */
  private async walk(
    resource: Resource,
    way: Way,
    select: Condition,
    order: readonly OrderTerm[],
    limit: number,
    offset: number | bigint,
  ): Promise<Row[]> {
    const [first, last] = order;
    if (!isMixed(order)) {
      return this.rows(
        resource,
        way,
        offset === 0 ? [] : [{ condition: everything, order }],
        select,
        order,
        limit,
        offset,
      );
    }
    const ids = await this.idsOfTies(resource, way, first!, last!.descending, limit, offset);
    const rows = await this.byIds(resource, ids, everything, resource.listed);
    return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
  }

  /**
   * The ids of a page that is ordered by one value in one direction and by the id in the other one. An index has both in
   * one direction: so the page holds the same values, and of rows with one value only which ones they are differs.
   */
  private async idsOfTies(
    resource: Resource,
    way: Way,
    first: OrderTerm,
    isDescending: boolean,
    limit: number,
    offset: number | bigint,
  ): Promise<string[]> {
    const { table, joins: joined } = resource;
    const joins = first.isJoined || way.conditions.some(({ isJoined }) => isJoined) ? joined : '';
    const read = (what: string, more: readonly Condition[], end: string, ...values: SqlValue[]): Promise<Row[]> => {
      const met = where([inTime(), ...way.conditions, ...more]);
      const sql = `SELECT ${what} FROM ${table} ${OWN} ${joins}${met.sql}${end}`;
      return this.read(resource, sql, [...met.values, ...values], [...way.asked, first]);
    };
    const [id, page] = [{ ...idTerm, descending: first.descending }, ` LIMIT ${limitMark} OFFSET ?`];
    const found = await read(`${idText} AS id, ${first.sql} AS value`, [], orderBy([first, id]) + page, limit, offset);
    const values = [...new Set(found.map(({ value }) => value as SqlValue))];
    const ids: string[] = [];
    for (const [n, value] of values.entries()) {
      const tied = found.filter((row) => row.value === value).map((row) => row.id as string);
      const isWhole = n > 0 && n < values.length - 1;
      if (isWhole) ids.push(...(first.descending === isDescending ? tied : tied.reverse()));
      else {
        const same = equal(first.sql, value);
        const before = { sql: `${ID} ${first.descending ? '>' : '<'} ?`, values: [BigInt(tied[0]!)] };
        const skipped = n === 0 && offset > 0 ? Number((await read('COUNT(*) AS n', [same, before], ''))[0]!.n) : 0;
        const order = orderBy([{ ...idTerm, descending: isDescending }]);
        const rows = await read(`${idText} AS id`, [same], order + page, tied.length, skipped);
        ids.push(...rows.map((row) => row.id as string));
      }
    }
    return ids;
  }

  /**
   * The first rows of a list, as in `slice`, each with the values that it is ordered by as `key_0`, `key_1` and so on.
   * @param behind the place that they are behind, see keyset.ts
   */
  async first(
    resource: Resource,
    way: Way,
    behind: readonly Part[],
    order: readonly OrderTerm[],
    limit: number,
    wanted: ReadonlySet<string>,
  ): Promise<Row[]> {
    const keys = order.map((term, n) => `${term.sql === ID ? idText : term.sql} AS key_${n}`);
    const select = { sql: selectOf(resource, wanted, keys), values: [] };
    return this.rows(resource, way, behind, select, order, limit, 0);
  }

  /**
   * @param parts see keyset.ts: the ids are found first, in the index alone, and rows read of those only that are shown
   */
  private rows(
    resource: Resource,
    { asked, conditions, start }: Way,
    parts: readonly Part[],
    select: Condition,
    order: readonly OrderTerm[],
    limit: number,
    offset: number | bigint,
  ): Promise<Row[]> {
    const sorted = orderBy(order);
    const { from, values } = startingWith(resource, start);
    if (!start && (resource.few || parts.length === 0)) {
      const met = where([inTime(), ...conditions, ...either(parts)]);
      const sql = `${select.sql} FROM ${from} ${resource.joins}${met.sql}${sorted} LIMIT ${limitMark} OFFSET ?`;
      return this.read(resource, sql, [...select.values, ...met.values, limit, offset], [...asked, ...order]);
    }
    const found = (start ? [{ condition: either(parts)[0] ?? everything, order }] : parts).map((part) => {
      const all = [inTime(), ...conditions, part.condition];
      const met = where(all);
      const joins = [...all, ...order].some(({ isJoined }) => isJoined) ? resource.joins : '';
      const sql = `SELECT ${ID} AS id FROM ${from} ${joins}${met.sql}${orderBy(part.order)} LIMIT ${limitMark} OFFSET ?`;
      return { sql, values: [...values, ...met.values, limit, offset] };
    });
    const ids = found.map(({ sql }, n) => `SELECT * FROM (${sql}) part_${n}`).join(' UNION ALL ');
    const sql = `${select.sql} FROM (${ids}) picked ${inOrder} ${resource.table} ${OWN} ON ${ID} = picked.id ${resource.joins}${sorted} LIMIT ${limitMark}`;
    const all = [...select.values, ...found.flatMap((one) => one.values), limit];
    return this.read(resource, sql, all, [...asked, ...order]);
  }

  /** How many rows there are, where triggers count them: see RowCount. */
  async counted(resource: Resource, way: Way): Promise<number | undefined> {
    const counted = countedByTriggers(resource, way);
    return counted && this.number(resource, counted, way);
  }

  /** How many rows meet all conditions. */
  async count(resource: Resource, way: Way): Promise<number> {
    return way.total ?? this.number(resource, countedByTriggers(resource, way) ?? countOf(resource, way), way);
  }

  private async number(resource: Resource, { sql, values }: Condition, { asked }: Way): Promise<number> {
    const [row] = await this.read(resource, sql, values, asked);
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
    const text = (): string => {
      const { sql } = where([{ sql: `t.id IN (${marks(ids.length)})`, values: [] }, visible]);
      return `${selectOf(resource, wanted)} FROM ${resource.table} t ${resource.joins}${sql}`;
    };
    const sql = ids.length === 1 && !wanted ? this.oneText(resource, visible, text) : text();
    const rows = await this.database.read(sql, [...ids.map(BigInt), ...visible.values]);
    return new Map(rows.map((row) => [row.id as string, row]));
  }

  /** The same text each time: a new one has to be hashed to find its statement, which takes long beside reading a row. */
  private oneText(resource: Resource, { sql: visible }: Condition, make: () => string): string {
    let texts = this.oneTexts.get(resource);
    if (!texts) this.oneTexts.set(resource, (texts = new Map<string, string>()));
    const known = texts.get(visible);
    if (known !== undefined) return known;
    const text = make();
    if (texts.size < 100) texts.set(visible, text);
    return text;
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

  /** @param asked what the SELECT was put together from */
  private async read(
    { reference }: Resource,
    sql: string,
    values: SqlValue[],
    asked: readonly { parameter?: string }[],
  ): Promise<Row[]> {
    const read = (): Promise<Row[]> => this.database.read(sql, values, 'many');
    try {
      return await (reference ? this.database.remember(`${sql}\0${values.join('\0')}`, read) : read());
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error;
      throw new TooSlow(asked.flatMap(({ parameter }) => parameter ?? []));
    }
  }
}

/**
 * The ids of the rows that meet a condition, as an index finds them.
 * @param limit of each way to find them
 */
function startOf({ table, joins }: Resource, { sql, values, found, isJoined }: Condition, limit = ''): Condition {
  const itself = { sql: `SELECT ${ID} AS id FROM ${table} ${OWN}${isJoined ? ` ${joins}` : ''} WHERE ${sql}`, values };
  const selects = found?.selects ?? [itself];
  return {
    sql: selects.map((one, n) => `SELECT * FROM (${one.sql}${limit}) way_${n}`).join(' UNION ALL '),
    values: selects.flatMap((one) => one.values),
  };
}

/** Where rows are read from: the table, or first of all what few meet. */
function startingWith(resource: Resource, start: Condition | undefined): { from: string; values: SqlValue[] } {
  if (!start) return { from: `${resource.table} ${OWN}`, values: [] };
  const { sql, values } = startOf(resource, start);
  // DISTINCT also makes it a table of its own.
  const from = `(SELECT DISTINCT id FROM (${sql}) start${where([inTime('start.id')]).sql}) picked ${inOrder} ${resource.table} ${OWN} ON ${ID} = picked.id`;
  return { from, values };
}

/** Whether no more rows meet all conditions than may be read and sorted for a page, whatever there is. */
const areFew = (resource: Resource, { asked }: Way): boolean =>
  resource.few || asked.some(({ isFew }) => isFew === true);

const isSorted = (resource: Resource, way: Way): boolean => way.start !== undefined || areFew(resource, way);

/** By one value in one direction and by the id in the other one. */
const isMixed = (order: readonly OrderTerm[]): boolean =>
  order.length === 2 && order[1]!.sql === ID && order[0]!.descending !== order[1]!.descending;

/** SELECT of how many rows there are as `n`, where triggers count them: see RowCount. */
function countedByTriggers({ table, counted }: Resource, { asked }: Way): Condition | undefined {
  const [scope] = asked;
  const isPart = asked.length === 1 && scope!.isEquality && scope!.column === `${OWN}.${counted}`;
  return counted && (!scope || isPart) ? rowCount(table, scope?.values[0]) : undefined;
}

/** SELECT of how many rows meet all conditions, as `n`. */
function countOf(resource: Resource, { asked, start }: Way): Condition {
  const { from, values } = startingWith(resource, start);
  const met = where([inTime(), ...(start ? asked : asked.map(byIds))]);
  // A join adds exactly one row, so it is needed only where a condition speaks of its table.
  const joins = asked.some(({ isJoined }) => isJoined) ? ` ${resource.joins}` : '';
  return { sql: `SELECT COUNT(*) AS n FROM ${from}${joins}${met.sql}`, values: [...values, ...met.values] };
}

/** The same, where it takes no longer than to read a page. */
function soonCounted(resource: Resource, way: Way): Condition | undefined {
  return countedByTriggers(resource, way) ?? (areFew(resource, way) ? countOf(resource, way) : undefined);
}

/** The rows of all parts, as one condition; none without parts. */
function either(parts: readonly Part[]): Condition[] {
  if (parts.length < 2) return parts.map(({ condition }) => condition);
  const sql = `(${parts.map(({ condition }) => `(${condition.sql})`).join(' OR ')})`;
  return [{ sql, values: parts.flatMap(({ condition }) => condition.values) }];
}

/** The condition by what an index finds: where all that meet it are wanted, that is the shortest way. */
function byIds({ found, ...condition }: Condition): Condition {
  if (!found) return condition;
  const ids = found.selects
    .map(({ sql }) => `SELECT id FROM (${sql}) found${where([inTime('found.id')]).sql}`)
    .join(' UNION ALL ');
  const values = found.selects.flatMap((one) => one.values);
  if (!found.isWider) return { ...condition, sql: `${ID} IN (${ids})`, values };
  return { ...condition, sql: `${ID} IN (${ids}) AND ${condition.sql}`, values: [...values, ...condition.values] };
}
