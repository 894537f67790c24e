// npm run migration:generate -- <name-in-kebab-case> [folder]
// Writes one migration for both engines: what is missing between the migrations so far and the entities. Needs a
// MariaDB server for its half (TEST_DATABASE_URL or the mariadbd program); read the result before committing it.
// For a family in a package: with FAMILIES set and the package's folder of sources, which it is then listed in.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariadb } from './mariadb.mjs';

const [name, folderOfPackage] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]+$/.test(name ?? '')) {
  console.error('Usage: npm run migration:generate -- <name-in-kebab-case> [folder of a package]');
  process.exit(2);
}

const server = await startMariadb();
if (!server) {
  console.error('A migration is written for both engines: install mariadb-server or set TEST_DATABASE_URL.');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'migration-'));
const difference = (url) =>
  JSON.parse(
    execFileSync(process.execPath, ['scripts/schema-difference.mjs'], {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url },
      encoding: 'utf8',
    }),
  );
try {
  const sqlite = difference('sqlite:');
  const database = await server.createDatabase('migration');
  const mysql = difference(database);
  await server.dropDatabase(database);
  if (sqlite.up.length === 0 && mysql.up.length === 0) {
    console.log('The entities and the migrations agree; there is nothing to write.');
  } else {
    const stamp = Date.now();
    const title = name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());
    const list = (statements) => `[\n${statements.map((sql) => `${JSON.stringify(sql.trim())},`).join('\n')}\n]`;
    const file = join(folderOfPackage ?? 'src/database/migrations', `${stamp}-${name}.ts`);
    const kit = folderOfPackage ? 'media-asset-platform/kit' : '../schema.js';
    writeFileSync(
      file,
      `import { SqlMigration } from '${kit}';

export class ${title}${stamp} extends SqlMigration {
  statements = {
    up: { sqlite: ${list(sqlite.up)}, mysql: ${list(mysql.up)} },
    down: { sqlite: ${list(sqlite.down)}, mysql: ${list(mysql.down)} },
  };
}
`,
    );
    execFileSync('prettier', ['--write', file], { stdio: 'inherit' });
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
