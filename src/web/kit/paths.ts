import type { Request } from 'express';

/** Whether a path is none of the pages': the API's, or a file's. */
export const isApi = (path: string): boolean => /^\/(API|media)(\/|$)/.test(path);

/** Whether a path is that of signing out. */
export const isLeaving = (path: string): boolean => /^\/(accounts\/)?logout\b/.test(path);

/**
 * A path of this site that may be gone to after signing in; undefined for anything that leads elsewhere, such as
 * `//host` or `/\host`, and for the pages of signing in and out themselves.
 */
export function ownPath(text: string | undefined): string | undefined {
  if (!text || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) || text.length > 2000) return undefined;
  const { origin, pathname, search, hash } = new URL(text, 'http://own');
  // What leads up may leave two slashes at the beginning.
  if (origin !== 'http://own' || pathname.startsWith('//')) return undefined;
  if (/^\/(accounts\/)?login\b/.test(pathname) || isLeaving(pathname) || isApi(pathname)) return undefined;
  return pathname + search + hash;
}

/** Whether an answer in HTML was asked for, and not just allowed: what takes any type gets JSON. */
export const wantsPage = ({ headers: { accept = '' } }: Request): boolean => /\btext\/html\b/.test(accept);
