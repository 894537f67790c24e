import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SettingsError } from './config/settings.js';
import type { Family } from './rest/family.js';

/**
 * Loads families from packages.
 * @param names of packages, as seen from the working directory, or paths of files and folders
 * @throws SettingsError for one that cannot be loaded, or whose default export is no family
 */
export async function loadFamilies(names: readonly string[]): Promise<Family[]> {
  return Promise.all(names.map(load));
}

async function load(name: string): Promise<Family> {
  const family = await importOf(name);
  if (typeof family !== 'object' || family === null || !('name' in family && 'module' in family)) {
    throw new SettingsError(`FAMILIES names "${name}", whose default export is not made by defineFamily.`);
  }
  return family as Family;
}

async function importOf(name: string): Promise<unknown> {
  const here = process.cwd();
  const isPath = name.startsWith('.') || isAbsolute(name);
  let file: string;
  try {
    file = createRequire(join(here, 'package.json')).resolve(isPath ? join(isAbsolute(name) ? '' : here, name) : name);
  } catch {
    throw new SettingsError(`FAMILIES names "${name}", which is not there; is it installed, and built?`);
  }
  return ((await import(pathToFileURL(file).href)) as { default?: unknown }).default;
}
