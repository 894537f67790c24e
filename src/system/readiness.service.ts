import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';

export interface ReadinessReport {
  status: 'ok' | 'not ok';
  database: 'ok' | 'unreachable';
  migrations: 'ok' | 'missing';
}

/** How long the database may take to answer, in milliseconds. */
const patience = 2000;

/** Tells whether the service can do its work. */
@Injectable()
export class Readiness {
  constructor(private readonly database: Database) {}

  async report(): Promise<ReadinessReport> {
    const unreachable: ReadinessReport = { status: 'not ok', database: 'unreachable', migrations: 'missing' };
    const late = new AbortController();
    const answered = this.ask().catch(() => unreachable);
    const report = await Promise.race([
      answered,
      setTimeout(patience, unreachable, { signal: late.signal }).catch(() => unreachable),
    ]);
    late.abort();
    return report;
  }

  private async ask(): Promise<ReadinessReport> {
    const rows = await this.database.read<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map(({ name }) => name));
    const { migrations } = this.database.dataSource;
    const current = migrations.every((migration) => done.has(migration.name ?? migration.constructor.name));
    return { status: current ? 'ok' : 'not ok', database: 'ok', migrations: current ? 'ok' : 'missing' };
  }
}
