// A MariaDB server for tests, benchmarks and migrations: the one of TEST_DATABASE_URL, or a private one on a free port
// with its data in a temporary folder, which stop() ends and removes.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import mysql from 'mysql2/promise';
import { freePort } from './free-port.mjs';

// The server lives as long as the other end of its keeper's standard input is held: it goes with the process that
// started it, whatever that ends by, and takes its folder along.
const keeper = `trap '' INT TERM HUP; "$@" & cat; kill -9 $!; wait $!; rm -rf "$0"`;

/** What a server need not do whose data is of no use to anybody once it has ended. */
const nothingLasts = ['--innodb-flush-method=nosync', '--innodb-doublewrite=0', '--debug-no-sync'];

/**
 * @param {{ lasting?: boolean }} options whether it writes to the disk as one does whose data is to last: what is
 *   measured does
 * @returns {Promise<undefined | { url: string, createDatabase(prefix: string): Promise<string>, dropDatabase(url:
 *   string): Promise<void>, stop(): Promise<void> }>} undefined when this machine has no MariaDB server program and
 *   names no server
 */
export async function startMariadb({ lasting = true } = {}) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return using(given, async () => {});
  const program = find('mariadbd') ?? find('mysqld');
  const install = find('mariadb-install-db') ?? find('mysql_install_db');
  if (!program || !install) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'mariadb-'));
  const user = userInfo().username;
  const common = [`--datadir=${folder}/data`, `--user=${user}`];
  try {
    execFileSync(install, ['--no-defaults', ...common, '--auth-root-authentication-method=normal', '--skip-test-db'], {
      stdio: 'ignore',
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  const server = spawn(
    'sh',
    [
      '-c',
      keeper,
      folder,
      program,
      '--no-defaults',
      ...common,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--socket=${folder}/socket`,
      `--pid-file=${folder}/pid`,
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-buffer-pool-size=256M',
      '--skip-log-bin',
      '--max-connections=500',
      ...(lasting ? [] : nothingLasts),
    ],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.stdin.destroy();
    await ended;
  };
  const url = `mysql://root:@127.0.0.1:${port}/mysql`;
  for (let tries = 0; ; tries++) {
    const up = await connect(url).then(
      (connection) => connection.end().then(() => true),
      () => false,
    );
    if (up) return using(url, stop);
    if (tries > 300) {
      await stop();
      throw new Error('The private MariaDB server did not start.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function using(url, stop) {
  const query = async (sql) => {
    const connection = await connect(url);
    await connection.query(sql).finally(() => connection.end());
  };
  return {
    /** The address of the server. */
    url,
    async createDatabase(prefix) {
      const name = `${prefix}_${randomBytes(6).toString('hex')}`;
      await query(`CREATE DATABASE ${name}`);
      const created = new URL(url);
      created.pathname = `/${name}`;
      return created.href;
    },
    async dropDatabase(created) {
      await query(`DROP DATABASE IF EXISTS ${new URL(created).pathname.slice(1)}`);
    },
    stop,
  };
}

function connect(url) {
  const { hostname, port, username, password } = new URL(url);
  return mysql.createConnection({
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
}

function find(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
