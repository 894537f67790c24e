import { settings } from '../kit/index.js';
import type { StoredTheme } from './stored-theme.js';

/** What of a theme makes a page look different. */
export interface Look {
  id: string;
  title: string;
  /** Addresses, from the root of this site or of another host; undefined when there is none. */
  css?: string;
  javascript?: string;
  logo?: string;
  /** The frame of every page, in the language of docs/themes.md. */
  template?: string;
}

export function lookOf(id: string, theme: Omit<StoredTheme, 'submittedById' | 'isDefault' | 'status'>): Look {
  const { title, css, javascript, logoimage, templateString } = theme;
  return {
    id,
    title,
    css: addressOf(css),
    javascript: addressOf(javascript),
    logo: logoUrl(logoimage) ?? undefined,
    // One of blanks alone was never meant as a page without anything.
    template: templateString?.trim() ? templateString : undefined,
  };
}

/** The address that `css` and `javascript` mean: a path begins at the root of the site, whatever page it is on. */
export function addressOf(text: string): string | undefined {
  if (text === '' || /^https?:/i.test(text)) return text || undefined;
  const { pathname, search } = new URL(text, 'http://site/');
  return pathname + search;
}

/** The address of what `logoimage` names, which is a path under the media, with or without their folder in front. */
export function logoUrl(logoimage: string): string | null {
  const path = logoimage.trim().replace(/^\/(media\/)?/, '');
  // What is encoded in it already stays as it is.
  return path === '' ? null : `/media/${encodeURI(Buffer.from(path).toString()).replaceAll('%25', '%')}`;
}

/** The look without what its pages must not load. */
export function loadable(look: Look): Look {
  const { css, javascript } = look;
  const allowed = (address?: string): string | undefined => (address && !isForeign(address) ? address : undefined);
  return { ...look, css: allowed(css), javascript: allowed(javascript) };
}

/** Whether an address leads to a host that files of themes must not come from. */
export function isForeign(address: string, hosts: readonly string[] = settings.themeHosts): boolean {
  const url = URL.parse(address, 'http://site/');
  if (!url) return true;
  if (url.origin === 'http://site' || url.origin === settings.publicUrl) return false;
  return url.protocol !== 'data:' && !hosts.includes(url.origin);
}

/** What a Content-Security-Policy calls an address, so that nothing but that is loaded. */
export function policySource(address: string, origin: string): string {
  const { origin: host, pathname } = new URL(address, origin);
  return host + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
