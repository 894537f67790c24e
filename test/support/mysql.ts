import mysql from 'mysql2/promise';
import { randomBytes } from 'node:crypto';
import { freshDataDir } from './data-dir.js';

freshDataDir();
const server = process.env.TEST_MYSQL_SERVER;
if (server) {
  // A database of its own for every test file.
  const url = new URL(server);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { hostname: host, port, username: user, password } = url;
  const connection = await mysql.createConnection({
    host,
    port: Number(port || 3306),
    user,
    password: decodeURIComponent(password),
  });
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
} else {
  process.env.DATABASE_URL = 'sqlite:';
  process.env.TEST_ENGINE_MISSING = 'mysql';
}
