import type { Driver } from 'typeorm';

/** What changes nothing, behind the comments by which reads are limited on MariaDB and MySQL. */
const reads = /^(\/\*.*?\*\/ )*(SELECT|WITH(?!.*\b(INSERT|UPDATE|DELETE|REPLACE)\b))\b/s;
const steps = /^(BEGIN|START|COMMIT|SAVEPOINT|RELEASE|ROLLBACK)\b/;

/**
 * Counts what this process changes of what `Database.remember` may have been asked for: whatever it does to any table, but
 * for rows that it adds or changes in those that are named here.
 */
export class OwnChanges {
  count = 0;
  /** Those of which nothing is remembered. */
  readonly tables = new Set<string>();

  /** @param tables from which neither a trigger nor a foreign key leads to any that something is remembered of */
  except(tables: readonly string[]): void {
    for (const table of tables) this.tables.add(table);
  }

  /** Whether a statement is counted. What removes rows is: by foreign keys it may change other tables. */
  counts(sql: string): boolean {
    if (reads.test(sql) || steps.test(sql)) return false;
    const table = /^(?:INSERT INTO|UPDATE) ["`]?(\w+)/.exec(sql)?.[1];
    return table === undefined || !this.tables.has(table);
  }

  /** What is to be told of each statement of a connection once it is done: nobody sees changes before they are committed. */
  ofConnection(): (sql: string) => void {
    let [isOpen, hasChanges] = [false, false];
    return (sql) => {
      if (/^(BEGIN|START) /.test(sql)) isOpen = true;
      else if (sql === 'COMMIT' || sql === 'ROLLBACK') isOpen = false;
      else hasChanges ||= this.counts(sql);
      if (isOpen || !hasChanges) return;
      hasChanges = false;
      this.count++;
    };
  }
}

const known = new WeakMap<Driver, OwnChanges>();

/** Those that are made by way of a driver. */
export function ownChanges(driver: Driver): OwnChanges {
  let changes = known.get(driver);
  if (!changes) known.set(driver, (changes = new OwnChanges()));
  return changes;
}
