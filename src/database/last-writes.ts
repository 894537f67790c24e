import type { EntityManager } from 'typeorm';

/** Writes the notes that were gathered while a transaction ran. */
export type Store<T> = (manager: EntityManager, notes: T[]) => Promise<unknown>;

/** What the last statements of a transaction, or of several that are committed together, are to write. */
export class LastWrites {
  private entries: { store: Store<unknown>; note: unknown }[] = [];

  add<T>(store: Store<T>, note: T): void {
    this.entries.push({ store: store as Store<unknown>, note });
  }

  /** Returns what takes away all that is added from now on: for a rollback to a savepoint. */
  savepoint(): () => void {
    const { length } = this.entries;
    return () => void (this.entries.length = length);
  }

  /** Leaves all to another transaction, which this one is a part of. */
  moveTo(others: LastWrites): void {
    others.entries.push(...this.entries.splice(0));
  }

  /** Writes each store's notes together, in the order in which the stores first came. */
  async store(manager: EntityManager): Promise<void> {
    for (const [store, entries] of Map.groupBy(this.entries, (one) => one.store)) {
      await store(
        manager,
        entries.map(({ note }) => note),
      );
    }
  }
}
