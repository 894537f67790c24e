// Many rows by SQL alone, the same ones each time: for bench/flat.mjs, and for the test that reads plans.

type Engine = 'sqlite' | 'mysql';

/** A table of whole numbers from 1 on, as `seq (n)`. */
const numbers = (engine: Engine, count: number): string =>
  engine === 'sqlite'
    ? `(WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < ${count}) SELECT n FROM s)`
    : `(SELECT seq AS n FROM seq_1_to_${count})`;

/**
 * Statements that add as many users (with profiles, in some organisations), tokens, entries of the audit trail and so
 * on.
 * @returns to be run one after the other
 */
export function growth(engine: Engine, count: number, organisations: number): string[] {
  const joined = (...parts: string[]): string =>
    engine === 'sqlite' ? parts.map((part) => `(${part})`).join(' || ') : `concat(${parts.join(', ')})`;
  const digest = (text: string): string =>
    engine === 'sqlite'
      ? `CAST(substr(${text} || '${'-'.repeat(32)}', 1, 32) AS BLOB)`
      : `CAST(rpad(${text}, 32, '-') AS BINARY(32))`;
  /** Some time of the year 2025. */
  const time = (n: string): string =>
    joined("'2025-0'", `1 + ${n} % 9`, "'-1'", `${n} % 7`, "'T0'", `${n} % 10`, "':00:00.'", `100000 + ${n} % 800000`);

  const from = ` FROM ${numbers(engine, count)} seq`;
  const owner = '(SELECT MAX(id) FROM account)';
  return [
    `INSERT INTO organisation (name, name_key) SELECT ${joined("'Grown '", 'n')}, ${joined("'grown '", 'n')} FROM ${numbers(engine, organisations)} seq`,
    `INSERT INTO account (username, username_key, password, first_name, last_name, email, is_active, is_staff, is_superuser, date_joined, last_login, login_count, session_timeout, organisation_id, look_script)
      SELECT ${joined("'grown'", 'n')}, ${joined("'grown'", 'n')}, NULL, ${joined("'First'", 'n % 997')}, ${joined("'Last'", 'n % 1999')}, ${joined("'grown'", 'n', "'@example.org'")},
      n % 50 <> 0, n % 50 = 1, n % 50 = 2, ${time('n')}, CASE WHEN n % 50 = 3 THEN NULL ELSE ${time('n')} END, n % 500, 0, (SELECT MAX(id) FROM organisation) - n % ${organisations}, ''${from}`,
    // By a table of its own: MariaDB's triggers change no table that the statement itself reads.
    'CREATE TABLE grown AS SELECT a.id FROM account a LEFT JOIN user_profile p ON p.user_id = a.id WHERE p.user_id IS NULL',
    `INSERT INTO user_profile (user_id, create_date, extra_info, default_sort_list, metadata_fields) SELECT id, ${time('id')}, '{}', '[]', '{}' FROM grown`,
    'DROP TABLE grown',
    `INSERT INTO theme (title, css, javascript, status, logoimage, note, submitted_by_id) SELECT ${joined("'Theme '", 'n')}, '', '', 1 + n % 4, '', '', n FROM ${numbers(engine, Math.ceil(count / 10))} seq`,
    `UPDATE user_profile SET theme_id = (SELECT MAX(id) FROM theme) - user_id % ${Math.min(100, Math.ceil(count / 10))} WHERE user_id % 50 = 4`,
    `INSERT INTO api_token (digest, label, last4, owner_id, creator_id, access, run_as, unrevealed, created_at, expires_at, revoked_at, last_used_at)
      SELECT ${digest('n')}, ${joined("'Token '", 'n')}, 'abcd', ${owner} - n % ${Math.min(400, count)}, ${owner} - n % ${Math.min(300, count)}, CASE WHEN n % 50 = 0 THEN 'read' ELSE 'full' END, CASE WHEN n % 50 = 0 THEN 'required' ELSE 'allowed' END, FALSE,
      ${time('n')}, CASE WHEN n % 50 = 0 THEN NULL ELSE ${time('n')} END, CASE WHEN n % 50 = 1 THEN ${time('n')} END, CASE WHEN n % 50 <> 2 THEN ${time('n')} END${from}`,
    `INSERT INTO audit_entry (at, event, outcome, actor_id, actor, effective_id, effective, via, method, route, address, target, detail)
      SELECT ${time('n')}, CASE WHEN n % 50 = 0 THEN 'theme' ELSE 'sign-in' END, ${joined("'refused: '", 'n % 50')}, 1 + n % 400, ${joined("'actor'", 'n % 400')}, 1 + n % 390, ${joined("'actor'", 'n % 390')}, CASE WHEN n % 50 = 0 THEN 'basic' ELSE 'token' END, ${joined("'M'", 'n % 50')},
      ${joined("'/API/v2/x/'", 'n % 400')}, ${joined("'10.0.0.'", 'n % 250')}, ${joined("'users/'", 'n % 400')}, ''${from}`,
    `INSERT INTO v1_usage (user_id, token_id, route, calls, last_at, last_from) SELECT ${owner} - n % ${Math.min(400, count)}, n, ${joined("'GET x'", 'n % 90')}, n % 700, ${time('n')}, ${joined("'10.0.0.'", 'n % 250')}${from}`,
    `INSERT INTO session (digest, csrf_token, user_id, created_at, last_seen_at, address, user_agent) SELECT ${digest('n')}, 'x', ${owner} - n % ${Math.min(400, count)}, ${time('n')}, ${time('n')}, '10.0.0.1', ''${from}`,
  ];
}

/** Statements that tell the engine how the rows are spread; SQLite goes without. */
export const analysis = (engine: Engine): string[] =>
  engine === 'sqlite'
    ? []
    : growth(engine, 1, 1).flatMap((sql) => {
        const table = /^INSERT INTO (\w+)/.exec(sql)?.[1];
        return table === undefined ? [] : `ANALYZE TABLE ${table}`;
      });
