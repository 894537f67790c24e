import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import mysql from 'mysql2/promise';

/** The DATABASE_URL of a new, empty database on this project's engine, besides the one of the test file. */
export async function freshDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = process.env.TEST_MYSQL_SERVER;
  if (!server) return `sqlite:${join(process.env.DATA_DIR!, `${name}.sqlite`)}`;
  const url = new URL(server);
  const connection = await mysql.createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  });
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  url.pathname = `/${name}`;
  return url.href;
}
