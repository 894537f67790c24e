import type { AuthContext } from '../../auth/auth-context.js';
import type { Database, JointStore, Row } from '../../database/database.js';
import type { Resource } from '../declaration/resource.js';
import type { ResourceObjects } from './objects.js';
import { createOne, type NewObject, type ResourceWrites, type Values } from './writes.js';

/** An object that was stored, or that was there, as a GET would give it. */
export interface Created {
  row: Row;
  isNew: boolean;
}

/** Stores new objects of a resource, what several callers send at the same time together where its writes can. */
export class Creations {
  constructor(
    private readonly resource: Resource,
    private readonly objects: ResourceObjects,
    private readonly writes: ResourceWrites,
    private readonly database: Database,
  ) {}

  async create(auth: AuthContext, values: Values): Promise<Created> {
    const object = { auth, values };
    if (this.writes.createAll) return this.database.writeJointly(this.createAll, object);
    return this.database.write(async () => {
      const { id, isNew } = await createOne(this.writes, this.resource, object);
      return { row: await this.objects.one(auth, id), isNew };
    });
  }

  private readonly createAll: JointStore<NewObject, Created> = async (_, objects) => {
    const stored = await this.writes.createAll!(objects, (_place, field) => field);
    const rows = await this.objects.stored(stored.map(({ id }, n) => ({ auth: objects[n]!.auth, id })));
    return rows.map((row, n) => ({ row, isNew: stored[n]!.isNew }));
  };
}
