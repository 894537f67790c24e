// What requests have written, seen from outside of the servers.
import { join } from 'node:path';

/** Tables whose rows are counted. The audit trail only grows. */
const removable = new Set(['theme', 'bin_item']);

/** @returns {Promise<Written>} on the database that the servers have */
export async function openWritten({ DATA_DIR, DATABASE_URL }) {
  return new Written(
    DATABASE_URL.startsWith('mysql:') ? await mysql(DATABASE_URL) : await sqlite(join(DATA_DIR, 'platform.sqlite')),
  );
}

class Written {
  constructor(query) {
    this.query = query;
  }

  /** The last id of each of the tables. */
  async mark(tables) {
    const ids = new Map();
    for (const table of tables) {
      const [{ last }] = await this.query(`SELECT MAX(id) AS last FROM ${table}`);
      ids.set(table, Number(last ?? 0));
    }
    return ids;
  }

  /** How many rows have come since to each table; they are taken out again where that can be. */
  async since(mark) {
    const counts = {};
    for (const [table, id] of mark) {
      const [{ n }] = await this.query(`SELECT COUNT(*) AS n FROM ${table} WHERE id > ${id}`);
      counts[table] = Number(n);
      if (removable.has(table)) await this.query(`DELETE FROM ${table} WHERE id > ${id}`);
    }
    return counts;
  }
}

async function sqlite(file) {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { timeout: 15_000 });
  return (sql) => {
    const statement = database.prepare(sql);
    return statement.columns().length > 0 ? statement.all() : statement.run();
  };
}

async function mysql(address) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(address);
  return async (sql) => (await connection.query(sql))[0];
}
