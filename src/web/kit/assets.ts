import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { projectRoot } from '../../config/project.js';

/** What `scripts/web-assets.mjs` has built: files with a hash of their content in their names, and their compressed forms. */
const folder = join(projectRoot, 'dist/src/web/assets');

const read = (name: string): Record<string, string> => JSON.parse(builtFile(name)) as Record<string, string>;

let manifest: Record<string, string> | undefined;
/** Those that our views name, which are in one file, too. */
let ourIcons: Record<string, string> | undefined;
/** Those that only pages of other packages name. */
let otherIcons: Record<string, string> | undefined;
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

const isOurs = (name: string): boolean => Object.hasOwn((ourIcons ??= read('our-icons.json')), name);

export function hasIcon(name: string): boolean {
  return isOurs(name) || Object.hasOwn((otherIcons ??= read('other-icons.json')), name);
}

/** A picture of the set of icons, as it is: for what a page shows very often. @throws Error for one that was not built */
export function drawing(name: string): string {
  if (!hasIcon(name)) throw new Error(`There is no icon ${name}.`);
  return isOurs(name) ? ourIcons![name]! : otherIcons![name]!;
}

/**
 * A picture of the set of icons, for beside a word. Those of every page's navigation would be half of a short page if
 * they were written into it. @throws Error for one that was not built
 */
export function icon(name: string): string {
  if (!isOurs(name)) return drawing(name);
  const at = `${assetPath('icons.svg')}#${name}`;
  return `<svg class="icon" aria-hidden="true" fill="currentColor" width="16" height="16"><use href="${at}"/></svg>`;
}

/**
 * Serves them: compressed when they were built, kept by browsers for a year. What a later build has taken away is not
 * there; opened by sirv, which knows the files of the start, it would end the process.
 */
export function serveAssets(): RequestHandler {
  const files = join(folder, 'files');
  const serve = sirv(files, {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 365 * 86_400,
    setHeaders: (response) => response.setHeader('Cross-Origin-Resource-Policy', 'same-origin'),
  });
  return (request, response, next) => {
    if (!existsSync(join(files, basename(request.path)))) return next();
    delete request.headers.range; // sirv takes `bytes=10-5` for a part, and anything else for the whole as one
    response.once('pipe', (file: Readable) => closeWith(response, file));
    serve(request, response, next);
  };
}

/** Closes a file once nobody is there any more who takes it: sirv would leave it open for as long as the process lives. */
function closeWith(response: Response, file: Readable): void {
  if (response.closed) file.destroy();
  else response.once('close', () => file.destroy());
}
