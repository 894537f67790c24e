import type { Driver } from 'typeorm';
import { engine } from './columns.js';
import type { Row } from './sql-value.js';

/** In how many rows changes are counted: each connection has one, so writes seldom wait for each other there. */
export const countRows = 16;

/**
 * The triggers by which MariaDB and MySQL count the changes of a table in the transaction that makes them, for a
 * migration. What foreign keys remove is not counted, so what the removed rows refer to must be.
 * @returns statements that make them, and that take them away
 */
export function changeTriggers(table: string): { up: string[]; down: string[] } {
  const count = `UPDATE change_count SET changes = changes + 1 WHERE part = CONNECTION_ID() % ${countRows}`;
  const names = ['INSERT', 'UPDATE', 'DELETE'].map((event) => [`${table}_${event.toLowerCase()}_counted`, event]);
  return {
    up: names.map(([name, event]) => `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH ROW ${count}`),
    down: names.map(([name]) => `DROP TRIGGER ${name}`),
  };
}

/**
 * The column, behind others of a SELECT, by which `Database.asOf` knows how many changes there have been; nothing on
 * SQLite. Of changes that are not committed nobody sees anything, so the sum never falls, and after a change it is never
 * what it was before. The highest of numbers that are handed out would not do: where the last one is committed first, it
 * stays the same after the others.
 */
export const changesColumn =
  engine === 'mysql' ? ', (SELECT CAST(SUM(changes) AS UNSIGNED) FROM change_count) AS changes' : '';

/** How many changes a row with that column tells of. */
export const changesOf = ({ changes }: Row): number | undefined =>
  engine === 'mysql' && changes !== undefined ? Number(changes) : undefined;

/** What changes nothing, behind the comments by which reads are limited on MariaDB and MySQL. */
const reads = /^(\/\*((?!\*\/).)*\*\/ )*(SELECT|WITH(?!.*\b(INSERT|UPDATE|DELETE|REPLACE)\b))\b/is;
const steps = /^(BEGIN|START|COMMIT|END|SAVEPOINT|RELEASE|ROLLBACK)\b/i;
/** What adds rows to one table, or changes some of it alone. */
const ofOneTable = /^(?:INSERT INTO|UPDATE) (["`]?)(\w+)\1 ?(?:\(|SET |VALUES )/;

/** What a statement does to the transaction of its connection, or to what is remembered. */
type Effect = 'begins' | 'ends' | 'counts' | 'none';

/** Of how many statements that is remembered, and of how many characters at most. */
const [mostTexts, longestText] = [500, 2000];

/**
 * Counts what this process changes of what `Database.remember` may have been asked for: whatever it does to any table, but
 * for rows that it adds or changes in those that are named here.
 */
export class OwnChanges {
  count = 0;
  /** Those of which nothing is remembered. */
  readonly tables = new Set<string>();
  /** What statements do, by their texts: the same ones come again and again. */
  private readonly effects = new Map<string, Effect>();

  /** @param tables from which neither a trigger nor a foreign key leads to any that something is remembered of */
  except(tables: readonly string[]): void {
    for (const table of tables) this.tables.add(table);
    this.effects.clear();
  }

  /** Whether a statement is counted. What removes rows is: by foreign keys it may change other tables. */
  counts(sql: string): boolean {
    if (reads.test(sql) || steps.test(sql)) return false;
    const table = ofOneTable.exec(sql)?.[2];
    return table === undefined || !this.tables.has(table);
  }

  private effectOf(sql: string): Effect {
    let effect = this.effects.get(sql);
    if (effect) return effect;
    if (/^(BEGIN|START)\b/i.test(sql)) effect = 'begins';
    else if (/^(COMMIT|END|ROLLBACK(?! TO))\b/i.test(sql)) effect = 'ends';
    else effect = this.counts(sql) ? 'counts' : 'none';
    if (this.effects.size >= mostTexts) this.effects.clear();
    if (sql.length <= longestText) this.effects.set(sql, effect);
    return effect;
  }

  /** What is to be told of each statement of a connection once it is done: nobody sees changes before they are committed. */
  ofConnection(): (sql: string) => void {
    let [isOpen, hasChanges] = [false, false];
    return (sql) => {
      const effect = this.effectOf(sql);
      if (effect === 'begins') isOpen = true;
      else if (effect === 'ends') isOpen = false;
      else hasChanges ||= effect === 'counts';
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
