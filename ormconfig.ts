import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { settings } from './src/config/settings.js';
import { mysqlDriver } from './src/database/mysql-driver.js';
import { SnakeCase } from './src/database/naming.js';
import { keepLargeIds, SqliteDatabase } from './src/database/sqlite-driver.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Every class exported by the files that match, so that a new entity or migration is one new file and no list to edit. */
async function classesOf<T>(pattern: string): Promise<(new () => T)[]> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !file.endsWith('.d.ts')).sort(); // prettier-ignore
  const modules = await Promise.all(files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((item) => typeof item === 'function') as (new () => T)[];
}

const shared = {
  entities: await classesOf<object>('src/**/*.entity.{ts,js}'),
  migrations: await classesOf<MigrationInterface>('src/database/migrations/*.{ts,js}'),
  migrationsTableName: 'migration',
  namingStrategy: new SnakeCase(),
  synchronize: false,
  logging: false,
} satisfies Partial<DataSourceOptions>;

const { database } = settings;

const options: DataSourceOptions =
  database.engine === 'sqlite'
    ? {
        ...shared,
        type: 'better-sqlite3',
        driver: SqliteDatabase,
        database: database.file,
        enableWAL: true,
        statementCacheSize: 0, // the driver keeps its own
        prepareDatabase: (connection: SqliteDatabase) => {
          connection.pragma('synchronous = FULL');
        },
      }
    : {
        ...shared,
        type: 'mariadb', // speaks to MySQL too; the other way round TypeORM misreads MariaDB's defaults
        driver: mysqlDriver,
        host: database.host,
        port: database.port,
        username: database.username,
        password: database.password,
        database: database.database,
        charset: 'utf8mb4',
        timezone: 'Z',
        supportBigNumbers: true,
        bigNumberStrings: true,
        poolSize: 10,
        extra: { multipleStatements: false },
      };

const dataSource = new DataSource(options);
if (database.engine === 'sqlite') keepLargeIds(dataSource.driver);

/** The one data source: of the service, of the migrations, of the commands and of the tests. */
export default dataSource;
