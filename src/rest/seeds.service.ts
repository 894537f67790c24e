import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import type { EntityManager } from 'typeorm';
import { projectRoot } from '../config/project.js';
import { insertSql } from '../database/insert-rows.js';
import { plantOnce, plantTexts } from '../database/seeding.js';
import { ownColumn } from './declaration/column.js';
import type { Resource } from './declaration/resource.js';
import { FAMILIES, type Family } from './family.js';
import { resourceOfController } from './resource-of-controller.js';

type Entry = Record<string, string>;

/**
 * Plants what every installation starts with: the reference data that resources declare, and what families plant
 * besides.
 */
@Injectable()
export class Seeds {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
    @Inject(FAMILIES) private readonly families: readonly Family[],
  ) {}

  async plant(manager: EntityManager): Promise<void> {
    const files = new Map(this.seeded().map((resource) => [datasetOf(resource), { resource, text: textOf(resource) }]));
    const texts = new Map(
      [...files].map(([name, { resource, text }]) => [name, `${resource.seed!.key.join()}\n${text}`]),
    );
    await plantTexts(manager, texts, (name) => plantFile(manager, name, files.get(name)!));
    for (const seeder of this.families.flatMap(({ seeds = [] }) => seeds)) {
      await this.modules.get(seeder, { strict: false }).plant(manager);
    }
  }

  /** The resources with a file, once each, however many versions have them. */
  private seeded(): Resource[] {
    const resources = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype && resourceOfController(metatype)) || [])
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    return [...new Map(resources.filter(({ seed }) => seed).map((resource) => [resource.type, resource])).values()];
  }
}

function datasetOf({ seed, path }: Resource): string {
  return seed!.file instanceof URL ? path : seed!.file.replace(/\.csv$/, '');
}

function textOf({ seed }: Resource): string {
  return readFileSync(seed!.file instanceof URL ? seed!.file : join(projectRoot, 'seed', seed!.file), 'utf8');
}

/** The file's header names the resource's fields. */
async function plantFile(
  manager: EntityManager,
  dataset: string,
  { resource, text }: { resource: Resource; text: string },
): Promise<void> {
  const { parse } = await import('csv-parse/sync'); // only an upgrade needs it
  const { key } = resource.seed!;
  const rows = parse<Entry>(text, { columns: true, skip_empty_lines: true });
  const entries = new Map(rows.map((row) => [key.map((field) => row[field]).join('|'), row]));
  await plantOnce(manager, dataset, entries, (fresh) => insert(manager, resource, fresh));
}

/** Adds the entries that are not there yet by somebody's own hand. */
async function insert(manager: EntityManager, resource: Resource, entries: readonly Entry[]): Promise<void> {
  const column = (name: string): string => ownColumn(resource.fields.find((field) => field.name === name) ?? {}, name);
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
    await manager.query(insertSql(resource.table, columns), values);
  }
}
