// The two engines for the bare server. Each has
//   prepare(sql)    a prepared statement: a function from values to rows, or to a promise of them
//   version()       what changes with every commit of anybody, where the engine can tell without a look-up
//   changes         where it cannot: a column that tells how many changes there have been to what is remembered
//   commit(jobs)    stores jobs in one transaction, which is on disk when it returns; see commits.mjs
import { link, nextEnd, startOf } from './chain.mjs';

const chained =
  'at, event, outcome, actor_id, actor, effective_id, effective, via, method, route, address, target, detail';
const entryColumns = `id, ${chained}, hash`;
const endSql = `SELECT (SELECT MAX(id) FROM audit_entry) AS newest, entries, last_id, hash, former_id, former_entries,
  former_hash, key_check, seal FROM audit_chain WHERE id = 1`;
const nextEndSql = 'UPDATE audit_chain SET entries = ?, last_id = ?, hash = ?, seal = ? WHERE id = 1';
const themeColumns = 'title, template_string, css, javascript, status, logoimage';
const itemColumns =
  'user_id, position, resource_id, resource_name, resource_type, thumbnail_uri, ui_selected, created_at';

const marks = (columns) => columns.replaceAll(/\w+/g, '?');
const mostItems = 1000;

export async function openSqlite(file) {
  const { DatabaseSync } = await import('node:sqlite');
  const reader = new DatabaseSync(file, { readOnly: true });
  const writer = new DatabaseSync(file, { timeout: 15_000 });
  writer.exec('PRAGMA synchronous = FULL');
  writer.exec('PRAGMA temp_store = MEMORY'); // see src/database/connections.ts
  const dataVersion = writer.prepare('PRAGMA data_version'); // what it stores itself is nothing that it remembers
  dataVersion.setReturnArrays(true);
  const statement = (sql) => writer.prepare(sql);
  const [begin, save, undo] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map(statement);
  const insertTheme = statement(`INSERT INTO theme (${themeColumns}) VALUES (${marks(themeColumns)})`);
  const findItem = statement('SELECT id, position FROM bin_item WHERE user_id = ? AND resource_id = ?');
  const lastItem = statement('SELECT MAX(position) AS last FROM bin_item WHERE user_id = ?');
  const insertItem = statement(`INSERT INTO bin_item (${itemColumns}) VALUES (${marks(itemColumns)})`);
  const updateItem = statement(
    'UPDATE bin_item SET resource_name = ?, resource_type = ?, thumbnail_uri = ?, ui_selected = ? WHERE id = ?',
  );
  const insertEntry = statement(`INSERT INTO audit_entry (${entryColumns}) VALUES (${marks(entryColumns)})`);
  const end = statement(endSql);
  const setEnd = statement(nextEndSql);

  const store = {
    theme: ({ theme }) => ({ id: Number(insertTheme.run(...theme).lastInsertRowid) }),
    item({ userId, item, at }) {
      const [resourceId, ...rest] = item;
      const present = findItem.get(userId, resourceId);
      if (present) {
        updateItem.run(...rest, present.id);
        return { ...present, isNew: false };
      }
      const position = (lastItem.get(userId).last ?? 0) + 1;
      if (position > mostItems) return { isFull: true };
      return {
        id: Number(insertItem.run(userId, position, ...item, at).lastInsertRowid),
        position,
        isNew: true,
      };
    },
    entry: () => ({}),
  };

  return {
    prepare(sql) {
      const prepared = reader.prepare(sql.replace('LIMIT ?', 'LIMIT ? + 0')); // see limitMark in src/database/dialect.ts
      return (...values) => prepared.all(...values);
    },
    version: () => dataVersion.get()[0],
    commit(jobs) {
      begin.run();
      try {
        const results = jobs.map((job) => store[job.kind](job));
        const entries = entriesOf(jobs, results);
        if (entries.length > 0) {
          const before = end.get();
          const start = startOf(before);
          for (const row of link(start, entries)) insertEntry.run(...row);
          setEnd.run(...nextEnd(before, start));
        }
        save.run();
        return results;
      } catch (error) {
        undo.run();
        throw error;
      }
    },
  };
}

export async function openMysql(address) {
  const { createPool } = await import('mysql2/promise');
  const { hostname, port, username, password, pathname } = new URL(address);
  const pool = createPool({
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    connectionLimit: 10,
  });
  const writer = await pool.getConnection();
  const rows = (sql, values) => writer.query(sql, values).then(([found]) => found);

  const store = {
    async theme(jobs) {
      const { insertId } = await rows(`INSERT INTO theme (${themeColumns}) VALUES ?`, [jobs.map(({ theme }) => theme)]);
      return jobs.map((_, n) => ({ id: insertId + n }));
    },
    async item(jobs) {
      const users = [...new Set(jobs.map(({ userId }) => userId))];
      await rows('SELECT id FROM account WHERE id IN (?) ORDER BY id FOR UPDATE', [users]);
      const found = await rows(
        `SELECT user_id, MAX(position) AS last FROM bin_item WHERE user_id IN (?) GROUP BY user_id`,
        [users],
      );
      const last = new Map(found.map((row) => [row.user_id, row.last]));
      const present = await rows(
        'SELECT id, user_id, resource_id, position FROM bin_item WHERE (user_id, resource_id) IN (?)',
        [jobs.map(({ userId, item }) => [userId, item[0]])],
      );
      const known = new Map(present.map((row) => [`${row.user_id} ${row.resource_id}`, { ...row, isNew: false }]));
      const fresh = [];
      const results = [];
      for (const { userId, item, at } of jobs) {
        const key = `${userId} ${item[0]}`;
        const one = known.get(key);
        if (one) {
          await rows(
            'UPDATE bin_item SET resource_name = ?, resource_type = ?, thumbnail_uri = ?, ui_selected = ? WHERE user_id = ? AND resource_id = ?',
            [...item.slice(1), userId, item[0]],
          );
          results.push(one);
          continue;
        }
        const position = (last.get(userId) ?? 0) + 1;
        if (position > mostItems) {
          results.push({ isFull: true });
          continue;
        }
        last.set(userId, position);
        const result = { position, isNew: true };
        fresh.push({ row: [userId, position, ...item, at], result });
        results.push(result);
      }
      if (fresh.length > 0) {
        const { insertId } = await rows(`INSERT INTO bin_item (${itemColumns}) VALUES ?`, [
          fresh.map(({ row }) => row),
        ]);
        fresh.forEach(({ result }, n) => (result.id = insertId + n));
      }
      return results;
    },
    entry: (jobs) => jobs.map(() => ({})),
  };

  return {
    changes: ', (SELECT CAST(SUM(changes) AS UNSIGNED) FROM change_count) AS version',
    prepare:
      (sql) =>
      (...values) =>
        pool.execute(sql, values).then(([found]) => found),
    async commit(jobs) {
      await writer.query('START TRANSACTION');
      try {
        const results = new Map();
        for (const [kind, some] of Map.groupBy(jobs, (job) => job.kind)) {
          const made = await store[kind](some);
          some.forEach((job, n) => results.set(job, made[n]));
        }
        const ordered = jobs.map((job) => results.get(job));
        const entries = entriesOf(jobs, ordered);
        if (entries.length > 0) {
          const [before] = await rows(`${endSql} FOR UPDATE`);
          const start = startOf(before);
          await rows(`INSERT INTO audit_entry (${entryColumns}) VALUES ?`, [link(start, entries)]);
          await rows(nextEndSql, nextEnd(before, start));
        }
        await writer.query('COMMIT');
        return ordered;
      } catch (error) {
        await writer.query('ROLLBACK');
        throw error;
      }
    },
  };
}

/** The values of the audit entries that jobs ask for, once it is known what came of them. */
function entriesOf(jobs, results) {
  return jobs.flatMap((job, n) => (job.entry ? [job.entry(results[n])] : []));
}
