import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypeOrmModuleOptions } from '@nestjs/typeorm';

const { DATA_DIR = '', DATABASE_URL = '', SQLITE_DRIVER = '', PORT = '' } = process.env;

export const port = Number(PORT);
export const onMysql = DATABASE_URL.startsWith('mysql:');
export const pepper = readFileSync(join(DATA_DIR, 'token-pepper'), 'utf8').trim();

// No native SQLite package is installed here, so both Nest applications stand on the service's driver.
const { SqliteDatabase } = (await import(SQLITE_DRIVER)) as { SqliteDatabase: unknown };

export const database: TypeOrmModuleOptions = onMysql
  ? { type: 'mariadb', url: DATABASE_URL }
  : { type: 'better-sqlite3', driver: SqliteDatabase, database: join(DATA_DIR, 'platform.sqlite'), enableWAL: true };
