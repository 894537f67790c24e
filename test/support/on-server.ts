import mysql from 'mysql2/promise';

/** Runs statements on the MariaDB or MySQL server at a URL, in its database if it names one; returns the last one's rows. */
export async function onServer(server: string, ...statements: string[]): Promise<object[]> {
  const url = new URL(server);
  const connection = await mysql.createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || undefined,
  });
  try {
    let rows: unknown = [];
    for (const statement of statements) [rows] = await connection.query(statement);
    return rows as object[];
  } finally {
    await connection.end();
  }
}
