import { Column, PrimaryGeneratedColumn, type ColumnOptions, type ValueTransformer } from 'typeorm';
import { settings } from '../config/settings.js';

/**
 * The engine that this process runs on. Both behave the same; only what is here and in dialect.ts knows the difference.
 */
export const engine = settings.database.engine;

const sqlite = engine === 'sqlite';

/** Ids are strings of digits everywhere above the database: a JavaScript number cannot hold all of them. */
const idText: ValueTransformer = {
  from: (value: number | bigint | string | null) => (value === null || value === undefined ? value : String(value)),
  to: (value: unknown) => value,
};

/** The row's own id: 64 bit, never used twice (AUTOINCREMENT), so that a stale reference can never meet a new row. */
export const IdColumn = (): PropertyDecorator =>
  // The transformer is honoured on generated columns although the option type leaves it out.
  PrimaryGeneratedColumn({ type: sqlite ? 'integer' : 'bigint', transformer: idText } as object);

/** A reference to another row's id. */
export const RefColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: sqlite ? 'integer' : 'bigint', transformer: idText });

/**
 * A point in time as `YYYY-MM-DDTHH:MM:SS.ffffff` in UTC (see instant.ts): exact, sortable, the same on both engines.
 */
export const InstantColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: 'varchar', length: 26 });

/** Text beyond what fits a row: at least 16 MiB on both engines. */
export const LongTextColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ ...options, type: sqlite ? 'text' : 'mediumtext' });

/** A 32 byte digest of a secret, compared byte by byte. */
export const DigestColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column(sqlite ? { ...options, type: 'blob' } : { ...options, type: 'binary', length: 32 });

/** true or false. */
export const FlagColumn = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...options, type: 'boolean' });
