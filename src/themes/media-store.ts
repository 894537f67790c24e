import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Injectable } from '@nestjs/common';
import { settings } from '../kit/index.js';
import type { Logo } from './logo/logo.js';

export interface MediaFile {
  /** Below `root`. */
  path: string;
  root: string;
  size: number;
  mtimeMs: number;
}

const LOGOS = 'logos';

/** The types of what is served, by the end of the name: nothing else is. */
const pictures: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};
/** What pages run is served from one folder only, into which nothing is uploaded. */
const ofThemes: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** The type of a file at a path under the media; undefined when it is not served. */
export function mediaType(path: string): string | undefined {
  const end = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const types = path.startsWith('themes/') ? { ...pictures, ...ofThemes } : pictures;
  return Object.hasOwn(types, end) ? types[end] : undefined;
}

/** The name of a file that never holds anything else: it ends with a part of its content's digest. */
const digestForm = /-[0-9a-f]{16}\.\w+$/;

const logoForm = new RegExp(`^${LOGOS}/(\\d+)${digestForm.source}`);

export const isUnchanging = (path: string): boolean => digestForm.test(path);

/** Whether a part of a path is a name, of nothing hidden; one that begins with a dot may lead upwards too. */
const isPlain = (part: string): boolean => /^[^./\\\0][^/\\\0]*$/.test(part);

/** The files that are served under /media/. */
@Injectable()
export class MediaStore {
  private readonly folder = join(settings.dataDir, 'media');

  /** Stores a theme's logo, whole or not at all, and returns its path under the media. */
  async putLogo(themeId: string, { extension, bytes }: Logo): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const name = `${themeId}-${digest}.${extension}`;
    const logos = join(this.folder, LOGOS);
    const unfinished = join(logos, `.${randomUUID()}`);
    await mkdir(logos, { recursive: true });
    try {
      await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
      await rename(unfinished, join(logos, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return `${LOGOS}/${name}`;
  }

  /** The id of the theme for which a file was stored that a `logoimage` names; undefined where it names no such file. */
  themeOf(path: string): string | undefined {
    return logoForm.exec(path)?.[1];
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.folder, path), { force: true });
  }

  /**
   * The file at a path under the media, given by the decoded parts of an address; undefined when there is none, when a
   * link leads out of the media, and for anything that could mean another path than it seems to.
   */
  async find(parts: readonly string[]): Promise<MediaFile | undefined> {
    if (!parts.every(isPlain)) return undefined;
    try {
      const root = await realpath(this.folder);
      const file = await realpath(join(root, ...parts));
      const path = relative(root, file);
      // A link may lead upwards or to what is hidden.
      if (!path.split(sep).every(isPlain)) return undefined;
      const found = await stat(file);
      return found.isFile() ? { root, path, size: found.size, mtimeMs: found.mtimeMs } : undefined;
    } catch {
      return undefined; // missing, not readable, or a name that the file system does not have
    }
  }

  /** The file that is served at an address; undefined when there is none, or it is of another host. */
  async at(address: string | undefined): Promise<MediaFile | undefined> {
    const url = address === undefined ? null : URL.parse(address, 'http://site/');
    const isOurs = url?.origin === 'http://site' || (url !== null && url.origin === settings.publicUrl);
    const path = isOurs ? /^\/media\/(.+)$/.exec(url.pathname)?.[1] : undefined;
    if (path === undefined) return undefined;
    let parts: string[];
    try {
      parts = path.split('/').map(decodeURIComponent);
    } catch {
      return undefined; // encoded as nothing is
    }
    const found = await this.find(parts);
    return found && mediaType(found.path) ? found : undefined;
  }

  /** A file as an address that holds it; undefined when it is larger than `most` bytes, or is gone. */
  async dataUri({ root, path, size }: MediaFile, most: number): Promise<string | undefined> {
    if (size > most) return undefined;
    const bytes = await readFile(join(root, path)).catch(() => undefined);
    return bytes && `data:${mediaType(path)};base64,${bytes.toString('base64')}`;
  }
}
