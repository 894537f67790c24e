import { Injectable, NotFoundException } from '@nestjs/common';
import type { AuthContext } from '../../auth/auth-context.js';
import type { Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import { everything, type Condition } from '../../database/condition.js';
import type { ResourceReader, Slice } from './reader.js';

/** What a family adds to its declaration: which rows a caller may see, and what is not a column. */
export interface ResourceRules {
  /** Rows that the caller does not see do not exist for them. */
  visible(auth: AuthContext): Condition | Promise<Condition>;
  /** Fills the derived fields of rows that have been read. */
  complete?(rows: Row[], auth: AuthContext): void | Promise<void>;
}

/** The rules of resources that are the same for everyone who may use them. */
@Injectable()
export class SharedByAll implements ResourceRules {
  visible(): Condition {
    return everything;
  }
}

const idForm = /^[1-9]\d{0,18}$/;

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
    await this.rules.complete?.(rows, auth);
    return { rows, total };
  }

  /** @throws NotFoundException for an id that names nothing the caller can see */
  async one(auth: AuthContext, id: string): Promise<Row> {
    const [row] = (await this.some(auth, [id])).found;
    if (!row) throw new NotFoundException('There is no such object.');
    return row;
  }

  /** The objects of these ids, in their order. */
  async some(auth: AuthContext, ids: readonly string[]): Promise<{ found: Row[]; missing: string[] }> {
    const possible = ids.filter((id) => idForm.test(id) && BigInt(id) < 2n ** 63n);
    const rows = await this.reader.byIds(this.resource, possible, await this.rules.visible(auth));
    await this.rules.complete?.([...rows.values()], auth);
    return {
      found: ids.map((id) => rows.get(id)).filter((row) => row !== undefined),
      missing: ids.filter((id) => !rows.has(id)),
    };
  }
}
