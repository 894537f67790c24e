import { Injectable } from '@nestjs/common';
import type { AuthContext } from '../../auth/auth-context.js';
import { Problem } from '../../config/problem.js';
import { everything, type Condition } from '../../database/condition.js';
import type { Row } from '../../database/database.js';
import { isId } from '../../database/ids.js';
import type { Version } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import type { OrderTerm } from './ordering.js';
import type { ResourceReader, Slice } from './reader.js';

/** What a family adds to its declaration: which rows a caller may see, and what is not a column. */
export interface ResourceRules {
  /** Rows that the caller does not see do not exist for them. */
  visible(auth: AuthContext): Condition | Promise<Condition>;
  /** Locks what whoever writes locks before the object itself: in another order two of them would wait for each other. */
  hold?(auth: AuthContext): Promise<void>;
  /**
   * Fills the derived fields of rows that have been read.
   * @param wanted the names of the fields that will be shown
   * @param version of the API that they are for
   */
  complete?(rows: Row[], auth: AuthContext, wanted: ReadonlySet<string>, version: Version): void | Promise<void>;
}

/** The rules of resources that are the same for everyone who may use them. */
@Injectable()
export class SharedByAll implements ResourceRules {
  visible(): Condition {
    return everything;
  }
}

/** A resource's objects as one caller sees them. */
export class ResourceObjects {
  constructor(
    private readonly resource: Resource,
    private readonly reader: ResourceReader,
    private readonly rules: ResourceRules,
  ) {}

  async list(auth: AuthContext, filters: readonly Condition[], slice: Slice): Promise<{ rows: Row[]; total: number }> {
    const conditions = [await this.rules.visible(auth), ...filters];
    const rows = await this.reader.slice(this.resource, conditions, slice);
    // A page that is not full is the last one, and tells how many there are.
    const last = rows.length < slice.limit && (rows.length > 0 || slice.offset === 0);
    const total = last ? Number(slice.offset) + rows.length : await this.reader.count(this.resource, conditions);
    await this.complete(rows, auth);
    return { rows, total };
  }

  /** The first rows of a list with the values that they are ordered by, see ResourceReader.first; not completed yet. */
  async first(
    auth: AuthContext,
    filters: readonly Condition[],
    order: readonly OrderTerm[],
    limit: number,
  ): Promise<Row[]> {
    return this.reader.first(this.resource, [await this.rules.visible(auth), ...filters], order, limit);
  }

  async count(auth: AuthContext, filters: readonly Condition[]): Promise<number> {
    return this.reader.count(this.resource, [await this.rules.visible(auth), ...filters]);
  }

  /** Fills what is not a column. */
  async complete(rows: Row[], auth: AuthContext, wanted = this.resource.names): Promise<void> {
    if (rows.length > 0) await this.rules.complete?.(rows, auth, wanted, this.resource.version);
  }

  /** @throws Problem for an id that names nothing the caller can see */
  async one(auth: AuthContext, id: string): Promise<Row> {
    const [row] = (await this.some(auth, [id])).found;
    if (!row) throw new Problem('not_found');
    return row;
  }

  /**
   * As `one`, and holds the object against other writers until the running write ends.
   * @throws Problem
   */
  async held(auth: AuthContext, id: string): Promise<Row> {
    await this.rules.hold?.(auth);
    if (isId(id)) await this.reader.lock(this.resource, id);
    return this.one(auth, id);
  }

  /** The objects of these ids, in their order. */
  async some(auth: AuthContext, ids: readonly string[]): Promise<{ found: Row[]; missing: string[] }> {
    const rows = await this.reader.byIds(this.resource, ids.filter(isId), await this.rules.visible(auth));
    await this.complete([...rows.values()], auth);
    return {
      found: ids.map((id) => rows.get(id)).filter((row) => row !== undefined),
      missing: ids.filter((id) => !rows.has(id)),
    };
  }
}
