import mysql, { type Pool, type PoolOptions } from 'mysql2';

/**
 * What a value in a statement means must not depend on the server's own settings: mysql2 writes values with backslashes
 * as escapes, and a text that is too long must be refused, not cut.
 */
const sqlMode = "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'";

/**
 * Whoever has waited for a lock reads what was committed meanwhile. With the servers' default, a write that had read before
 * would go by its old view, or fail (MariaDB from 11.6 on).
 */
const isolation = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** Seconds that a write waits for another one before it is refused: it keeps one of few connections meanwhile. */
const patience = 'SET SESSION innodb_lock_wait_timeout = 15';

/** mysql2 for TypeORM (its option `driver`), with the same settings on every connection. */
export const mysqlDriver = {
  ...mysql,
  createPool(options: PoolOptions): Pool {
    const pool = mysql.createPool(options);
    // Comes before whatever is asked of the new connection; one that cannot be set up is of no use.
    pool.on('connection', (connection) => {
      for (const statement of [sqlMode, isolation, patience]) {
        connection.query(statement, (error) => error && connection.destroy());
      }
    });
    return pool;
  },
};
