import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { projectRoot } from '../../config/project.js';

/** What `scripts/web-assets.mjs` has built: files with a hash of their content in their names, and their compressed forms. */
const folder = join(projectRoot, 'dist/src/web/assets');

const read = (name: string): Record<string, string> => JSON.parse(builtFile(name)) as Record<string, string>;

let manifest: Record<string, string> | undefined;
let icons: Record<string, string> | undefined;
const texts = new Map<string, string>();

/** A text that was built for a page, such as a guide: read once. */
export function builtFile(name: string): string {
  if (!texts.has(name)) texts.set(name, readFileSync(join(folder, name), 'utf8'));
  return texts.get(name)!;
}

/** The address of a script or style by its name, such as `page.css`. @throws Error for one that was not built */
export function assetPath(name: string): string {
  manifest ??= read('manifest.json');
  const file = manifest[name];
  if (file === undefined) throw new Error(`There is no asset ${name}.`);
  return `/assets/${file}`;
}

/** A picture of the set of icons, for beside a word. @throws Error for one that was not built */
export function icon(name: string): string {
  icons ??= read('icons.json');
  const svg = icons[name];
  if (svg === undefined) throw new Error(`There is no icon ${name}.`);
  return svg;
}

/** Serves them: compressed when they were built, kept by browsers for a year. */
export const serveAssets = (): RequestHandler =>
  sirv(join(folder, 'files'), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 365 * 86_400,
    setHeaders: (response) => response.setHeader('Cross-Origin-Resource-Policy', 'same-origin'),
  });
