import type { Database } from '../../database/database.js';

const first = 'pbkdf2_sha256$';
const beyond = 'pbkdf2_sha256%'; // the next character after $

const nextSql = 'SELECT password FROM account WHERE password > ? AND password < ? ORDER BY password LIMIT 1';

/** Numbers of rounds that are looked at; an import has one or two. */
const most = 20;

/**
 * The most rounds that a stored hash of an imported user has; 0 when there is none. Looks at one row per number of
 * rounds.
 */
export async function slowestImport(database: Database): Promise<number> {
  let slowest = 0;
  let after = first;
  for (let n = 0; n < most; n++) {
    const [row] = await database.read<{ password: string }>(nextSql, [after, beyond]);
    if (!row) break;
    const rounds = row.password.split('$')[1]!;
    if (/^\d{1,7}$/.test(rounds)) slowest = Math.max(slowest, Number(rounds));
    after = `${first}${rounds}%`;
  }
  return slowest;
}
