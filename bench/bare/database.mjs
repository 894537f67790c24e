// The two engines for the bare server: a function from SQL to a prepared statement, which is a function from values to
// rows.

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
  return (sql) =>
    (...values) =>
      pool.execute(sql, values).then(([rows]) => rows);
}

export async function openSqlite(file) {
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  return (sql) => {
    const statement = database.prepare(sql);
    return (...values) => statement.all(...values);
  };
}
