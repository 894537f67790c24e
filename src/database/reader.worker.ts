import { parentPort, workerData } from 'node:worker_threads';
import type { Row, SqlValue } from './sql-value.js';
import { SqliteDatabase } from './sqlite-driver.js';

export interface ReadJob {
  sql: string;
  values: readonly SqlValue[];
}

export type ReadResult = { rows: Row[]; took: number } | { failure: { message: string; errcode?: number } };

const reader = new SqliteDatabase(workerData as string, { readonly: true });

parentPort!.on('message', ({ sql, values }: ReadJob) => parentPort!.postMessage(read(sql, values)));
parentPort!.postMessage('started');

function read(sql: string, values: readonly SqlValue[]): ReadResult {
  const began = performance.now();
  try {
    const rows = reader.prepare(sql).all(...values);
    return { rows, took: performance.now() - began };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { failure: { message, errcode } }; // of an error, only its message would come across
  }
}
