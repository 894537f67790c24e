import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database, settings } from '../kit/index.js';

export interface ReadinessReport {
  status: 'ok' | 'not ok';
  database: 'ok' | 'unreachable';
  migrations: 'ok' | 'missing';
  /** Unless the database is unreachable. */
  storage?: 'ok' | 'full';
}

/** How long the database may take to answer, in milliseconds. */
const timeout = 2000;

/** Bytes without which a disk is as good as full: a write goes to a log first, and to the file later. */
const leastSpace = 1024 * 1024;

/** Tells whether the service can do its work. */
@Injectable()
export class Readiness {
  constructor(private readonly database: Database) {}

  async report(): Promise<ReadinessReport> {
    const unreachable = { status: 'not ok', database: 'unreachable', migrations: 'missing' } as const;
    const late = new AbortController();
    const answered = this.ask().catch(() => unreachable);
    const report = await Promise.race([
      answered,
      setTimeout(timeout, unreachable, { signal: late.signal }).catch(() => unreachable),
    ]);
    late.abort();
    return report;
  }

  private async ask(): Promise<ReadinessReport> {
    const rows = await this.database.read<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map(({ name }) => name));
    const { migrations } = this.database.dataSource;
    const current = migrations.every((migration) => done.has(migration.name ?? migration.constructor.name));
    const full =
      this.database.isFull() || (await Promise.race([isFull(), setTimeout(timeout / 4, false, { ref: false })]));
    return {
      status: current && !full ? 'ok' : 'not ok',
      database: 'ok',
      migrations: current ? 'ok' : 'missing',
      storage: full ? 'full' : 'ok',
    };
  }
}

/**
 * Whether a disk is full that this process writes to. Asked by the threads that hash passwords, too: while they have
 * much to do, nobody must wait for the answer.
 */
async function isFull(): Promise<boolean> {
  const { dataDir, database } = settings;
  const folders = new Set([dataDir, ...(database.engine === 'sqlite' ? [dirname(database.file)] : [])]);
  // Where it cannot be told, or there is no end to it, the writes will show.
  const spaces = await Promise.all([...folders].map((folder) => statfs(folder).catch(() => undefined)));
  return spaces.some((space) => space !== undefined && space.blocks > 0 && space.bavail * space.bsize < leastSpace);
}
