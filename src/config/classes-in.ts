import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Every class that files export, so that a new one is a new file and no list to edit.
 * @param folder an absolute path
 * @param pattern of files in it, without their extension
 */
export async function classesIn<T extends object>(folder: string, pattern: string): Promise<(new () => T)[]> {
  const files = globSync(`${pattern}.{ts,js}`, { cwd: folder }).filter((file) => !file.endsWith('.d.ts'));
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((one) => Object.values(one)).filter((item) => typeof item === 'function') as (new () => T)[];
}
