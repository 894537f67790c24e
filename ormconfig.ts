import { join } from 'node:path';
import { DataSource, type DataSourceOptions, type MigrationInterface } from 'typeorm';
import { classesIn } from './src/config/classes-in.js';
import { makeFolder } from './src/config/make-folder.js';
import { settings } from './src/config/settings.js';
import { SnakeCase } from './src/database/naming.js';
import { families } from './src/families.js';
import { keepLargeIds, runStatements, SqliteDatabase } from './src/database/sqlite-driver.js';

const src = join(import.meta.dirname, 'src');

const shared = {
  entities: [
    ...(await classesIn<object>(src, '{accounts,audit-log,auth,database,rest}/**/*.entity')),
    ...families.flatMap(({ entities = [] }) => entities),
  ],
  migrations: [
    ...(await classesIn<MigrationInterface>(src, 'database/migrations/*')),
    ...families.flatMap(({ migrations = [] }) => migrations),
  ],
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
        driver: (await import('./src/database/mysql-driver.js')).mysqlDriver,
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
if (database.engine === 'sqlite') {
  keepLargeIds(dataSource.driver);
  Object.assign(dataSource.driver, { createDatabaseDirectory: makeFolder });
  runStatements(dataSource.driver);
} else {
  (await import('./src/database/mysql-driver.js')).runOnServer(dataSource.driver);
}

/** The one data source: of the service, of the migrations, of the commands and of the tests. */
export default dataSource;
