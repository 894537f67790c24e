import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../../auth/auth-context.js';
import { Problem } from '../../config/problem.js';
import { everything, type Condition } from '../../database/condition.js';
import type { Row } from '../../database/database.js';
import { isId } from '../../database/ids.js';
import { padded } from '../../database/insert-rows.js';
import type { Version } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import type { Part } from './keyset.js';
import type { OrderTerm } from './ordering.js';
import type { ResourceReader, Slice, Way } from './reader.js';
import { TOTAL, UNREAD } from './select.js';

/** What a family adds to its declaration: which rows a caller may see, and what is not a column. */
export interface ResourceRules {
  /** Rows that the caller does not see do not exist for them. */
  visible(auth: AuthContext): Condition | Promise<Condition>;
  /**
   * Locks what whoever writes locks before the object itself: in another order two of them would wait for each other.
   */
  lockFirst?(auth: AuthContext): Promise<void>;
  /**
   * Fills the derived fields of rows that have been read.
   * @param wanted the names of the fields that will be shown
   * @param version of the API that they are for
   */
  complete?(rows: Row[], auth: AuthContext, wanted: ReadonlySet<string>, version: Version): void | Promise<void>;
}

/**
 * The rules of resources that are the same for everyone who may use them; so must be those that extend it. What is the
 * same is kept ready to be sent, see `Resource.reference`.
 */
@Injectable()
export class SharedByAll implements ResourceRules {
  visible(): Condition {
    return everything;
  }
}

/** The most objects of a list that are filled and written together; fewer of those that show lists of their own. */
const [MANY, FEW] = [250, 50];

/** A resource's objects as one caller sees them. */
export class ResourceObjects {
  /** Whether everybody is shown the same, and that so seldom changes that a list is kept as it is sent. */
  readonly areSameForAll: boolean;

  constructor(
    private readonly resource: Resource,
    private readonly reader: ResourceReader,
    private readonly rules: ResourceRules,
  ) {
    this.areSameForAll = resource.isTold && rules instanceof SharedByAll;
  }

  /** The rows of a list, to be read further by `parts`, and how many there are in all. */
  async list(auth: AuthContext, filters: readonly Condition[], slice: Slice): Promise<{ rows: Row[]; total: number }> {
    const way = await this.way(auth, filters, slice.order);
    const rows = await this.slice(way, slice);
    // A page that is not full is the last one, and tells how many there are; unless some were removed while it was read.
    const mayGoOn = rows.length === slice.limit || this.reader.readsInSteps(this.resource, way, slice.order);
    if (!mayGoOn && (rows.length > 0 || slice.offset === 0)) return { rows, total: Number(slice.offset) + rows.length };
    const total = rows[0]?.[TOTAL] ?? (await this.reader.count(this.resource, way));
    return { rows, total: Number(total) };
  }

  private async slice(way: Way, slice: Slice): Promise<Row[]> {
    if (slice.offset === 0) return this.reader.slice(this.resource, way, slice);
    const counted = await this.reader.counted(this.resource, way);
    const rows = await this.reader.slice(this.resource, way, slice, counted);
    // When some came or went meanwhile, the end was not where it was taken to be.
    const isSame = counted === undefined || counted === (await this.reader.counted(this.resource, way));
    return isSame ? rows : this.reader.slice(this.resource, way, slice);
  }

  /** How a list is read, for `first` and `count`. */
  async way(auth: AuthContext, filters: readonly Condition[], order: readonly OrderTerm[]): Promise<Way> {
    return this.reader.way(this.resource, [await this.rules.visible(auth), ...filters], order);
  }

  /**
   * The first rows of a list with the values that they are ordered by, see ResourceReader.first; to be read by `parts`.
   */
  first(
    way: Way,
    behind: readonly Part[],
    order: readonly OrderTerm[],
    limit: number,
    wanted: ReadonlySet<string>,
  ): Promise<Row[]> {
    return this.reader.first(this.resource, way, behind, order, limit, wanted);
  }

  count(way: Way): Promise<number> {
    return this.reader.count(this.resource, way);
  }

  /**
   * The objects of rows of a list, in parts that are read when they are asked for: however many and long they are, few
   * are in memory at a time. What is removed meanwhile is left out.
   */
  async *parts(auth: AuthContext, rows: readonly Row[], wanted = this.resource.listed): AsyncGenerator<Row[]> {
    const most = this.resource.fields.some(({ name, kind }) => kind === 'list' && wanted.has(name)) ? FEW : MANY;
    for (let at = 0; at < rows.length;) {
      const found = rows.slice(at, at + most).findIndex((row) => Number(row[UNREAD]) === 1);
      const isLong = found === 0;
      const part = isLong ? await this.whole(auth, rows[at]!) : rows.slice(at, at + (found < 0 ? most : found));
      at += isLong ? 1 : part.length;
      await this.complete(part, auth, wanted);
      yield part;
    }
  }

  private async whole(auth: AuthContext, { id }: Row): Promise<Row[]> {
    const visible = await this.rules.visible(auth);
    return [...(await this.reader.byIds(this.resource, [id as string], visible)).values()];
  }

  /** Fills what is not a column. */
  private async complete(rows: Row[], auth: AuthContext, wanted = this.resource.names): Promise<void> {
    if (rows.length > 0) await this.rules.complete?.(rows, auth, wanted, this.resource.version);
  }

  /** @throws Problem for an id that names nothing the caller can see */
  async one(auth: AuthContext, id: string): Promise<Row> {
    const [row] = isId(id) ? await this.whole(auth, { id }) : [];
    if (!row) throw new Problem('not_found');
    await this.complete([row], auth);
    return row;
  }

  /** Objects that have just been stored or updated by those who are given, as these see them. */
  async stored(list: readonly { auth: AuthContext; id: string }[]): Promise<Row[]> {
    const found = await this.reader.byIds(this.resource, padded(list.map(({ id }) => id)), everything);
    const rows = list.map(({ id }) => ({ ...found.get(id)! }));
    for (const [n, { auth }] of list.entries()) await this.complete([rows[n]!], auth);
    return rows;
  }

  /**
   * As `one`, and locks the object until the running transaction ends.
   * @throws Problem
   */
  async lockOne(auth: AuthContext, id: string): Promise<Row> {
    await this.rules.lockFirst?.(auth);
    if (isId(id)) await this.reader.lock(this.resource, id);
    return this.one(auth, id);
  }

  /** As `lockOne`, for several: the objects that the caller can see, by their ids, with what is brief of them. */
  async lockAll(auth: AuthContext, ids: readonly string[]): Promise<Map<string, Row>> {
    await this.rules.lockFirst?.(auth);
    await this.reader.lockAll(this.resource, ids.filter(isId));
    const found = await this.some(auth, ids, this.resource.brief);
    return new Map(found.map((row) => [row.id as string, row]));
  }

  /** The objects of these ids, in their order, as rows of a list: to be read further by `parts`. */
  async named(
    auth: AuthContext,
    ids: readonly string[],
    wanted = this.resource.names,
  ): Promise<{ found: Row[]; missing: string[] }> {
    const rows = await this.reader.byIds(this.resource, ids.filter(isId), await this.rules.visible(auth), wanted);
    return {
      found: ids.map((id) => rows.get(id)).filter((row) => row !== undefined),
      missing: ids.filter((id) => !rows.has(id)),
    };
  }

  /** The objects of these ids, in their order, with the fields that are wanted. For as many as a request has given. */
  async some(auth: AuthContext, ids: readonly string[], wanted = this.resource.names): Promise<Row[]> {
    const { found } = await this.named(auth, ids, wanted);
    const rows: Row[] = [];
    for await (const part of this.parts(auth, found, wanted)) rows.push(...part);
    return rows;
  }
}
