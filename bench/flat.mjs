// npm run bench:flat: what lists cost with a thousand rows in each table and with a million; see README.md.
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mysql from 'mysql2/promise';
import { analysis, growth } from './growth.ts';
import { install, removeAll } from './installation.mjs';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    few: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '40' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const engine = options.engine;
const requests = Number(options.requests);

const lists = [
  'v1/userprofile/',
  'v1/theme/',
  'v2/users/',
  'v2/themes/',
  'v2/tokens/?scope=all',
  'v2/audit/',
  'v2/v1-usage/',
];
const orders = ['user__username', '-create_date', '-user__date_joined', 'user__last_login', '-login_count'];
const filters = [
  'v1/userprofile/?user__username=grown77',
  'v1/userprofile/?user__username__startswith=grown77',
  'v1/userprofile/?user__last_name=Last77',
  'v1/userprofile/?user__is_staff=true&order_by=-user__last_login',
  'v1/userprofile/?user__date_joined__gte=2025-09-16&order_by=user__username',
  'v1/userprofile/?user__email__icontains=OWN777@',
  'v2/users/?q=nobody-of-that-name',
  'v2/users/?permission=user',
  'v2/users/?not_signed_in_since=2025-01-12',
  'v2/audit/?actor=actor77',
  'v2/audit/?event=theme&order_by=-at',
  'v2/audit/?outcome__startswith=refused: 7',
  'v2/tokens/?scope=all&label__startswith=Token 77',
];

try {
  const [small, large] = [await serve(Number(options.few)), await serve(Number(options.rows))];
  for (const path of lists)
    await compare(
      `${path}, counted`,
      path.startsWith('v2') ? `${path}${path.includes('?') ? '&' : '?'}count=true` : path,
    );
  for (const who of ['admin', 'member']) {
    for (const order of orders)
      await compare(`v1/userprofile/?order_by=${order}, ${who}`, `v1/userprofile/?order_by=${order}`, who);
  }
  for (const path of filters) await compare(path, path);
  const last = {
    small: `v1/userprofile/?offset=${small.users - 10}`,
    large: `v1/userprofile/?offset=${large.users - 10}`,
  };
  print('v1/userprofile/, last page', await timed(small, last.small), await timed(large, last.large));
  print('the same of the large one, and plain OFFSET', await timed(large, last.large), await large.plain());

  async function compare(name, path, who = 'admin') {
    print(name, await timed(small, path, who), await timed(large, path, who));
  }
} finally {
  await removeAll();
}

function print(name, one, other) {
  console.log(`${name} | ${one.toFixed(2)} | ${other.toFixed(2)} | ${(other / one).toFixed(2)}`);
}

/** A service on a database with so many rows in each table that grows. */
async function serve(rows) {
  const { folder, database, url, platform, serve: start } = await install(`flat_${rows}`, { engine });
  await start();
  await platform('user', 'create', 'member', '--permission', 'userprofile');
  const began = performance.now();
  const sql = database ? await mysqlOf(database) : sqliteOf(join(folder, 'platform.sqlite'));
  for (const statement of [...growth(engine, rows, 10), ...analysis(engine)]) await sql(statement);
  await sql("UPDATE account SET organisation_id = (SELECT MAX(id) FROM organisation) WHERE username = 'member'");
  console.error(`${rows} rows after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const keys = {
    admin: await platform('token', 'create', 'admin'),
    member: await platform('token', 'create', 'member'),
  };
  const [{ n }] = await sql('SELECT COUNT(*) AS n FROM account');
  const plain = `SELECT t.*, p.* FROM account t JOIN user_profile p ON p.user_id = t.id ORDER BY t.id LIMIT 20 OFFSET ${Number(n) - 10}`;
  return { url, keys, users: Number(n), plain: () => lowOf(() => sql(plain), 5) };
}

function sqliteOf(file) {
  const database = new DatabaseSync(file, { timeout: 10_000 });
  return async (sql) => (/^SELECT/.test(sql) ? database.prepare(sql).all() : database.exec(sql));
}

async function mysqlOf(url) {
  const connection = await mysql.createConnection(url);
  connection.unref?.();
  return async (sql) => (await connection.query(sql))[0];
}

/**
 * Milliseconds for a page: of requests one after the other what nine tenths take at least, as others use the machine.
 * Infinity for what the service ends, as it does after READ_TIMEOUT.
 */
async function timed({ url, keys }, path, who = 'admin') {
  let isEnded = false;
  const ask = async () => {
    const answer = await fetch(`${url}/API/${path}`, { headers: { 'AUTH-TOKEN': keys[who] } });
    const body = await answer.text();
    isEnded ||= answer.status === 503;
    if (answer.status !== 200 && !isEnded) throw new Error(`${path}: ${body}`);
  };
  for (let n = 0; n < 5 && !isEnded; n++) await ask();
  return isEnded ? Infinity : lowOf(ask, requests);
}

async function lowOf(ask, count) {
  const seen = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    await ask();
    seen.push(performance.now() - began);
  }
  return seen.sort((a, b) => a - b)[Math.floor(count / 10)];
}
