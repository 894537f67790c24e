import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { parse } from 'csv-parse/sync';
import type { EntityManager } from 'typeorm';
import { projectRoot } from '../config/project.js';
import { plantOnce } from '../database/seeding.js';
import { columnOf, type Resource } from './declaration/resource.js';
import { V1Registry } from './v1/registry.js';

type Entry = Record<string, string>;

/** Plants the reference data that resources declare (`seed`), from files whose header names their fields. */
@Injectable()
export class CatalogueSeeds {
  constructor(private readonly registry: V1Registry) {}

  async plant(manager: EntityManager): Promise<void> {
    for (const resource of this.registry.resources()) {
      if (!resource.seed) continue;
      const { file, key } = resource.seed;
      const rows = parse<Entry>(readFileSync(join(projectRoot, 'seed', file)), {
        columns: true,
        skip_empty_lines: true,
      });
      const entries = new Map(rows.map((row) => [key.map((field) => row[field]).join('|'), row]));
      await plantOnce(manager, file.replace(/\.csv$/, ''), entries, (fresh) => insert(manager, resource, fresh));
    }
  }
}

/** Adds the entries that are not there yet by somebody's own hand. */
async function insert(manager: EntityManager, resource: Resource, entries: readonly Entry[]): Promise<void> {
  const column = (field: string): string => columnOf(resource.fields, field).column.replace(/^t\./, '');
  const fields = Object.keys(entries[0]!);
  const columns = fields.map(column);
  const same = resource.seed!.key.map((field) => `${column(field)} = ?`).join(' AND ');
  for (const entry of entries) {
    const present = await manager.query<unknown[]>(
      `SELECT 1 FROM ${resource.table} WHERE ${same}`,
      resource.seed!.key.map((field) => entry[field]),
    );
    if (present.length > 0) continue;
    const values = fields.map((field) => entry[field]);
    await manager.query(
      `INSERT INTO ${resource.table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      values,
    );
  }
}
