import type { IncomingMessage } from 'node:http';
import type { Request } from 'express';
import { settings } from '../config/settings.js';

/** Whether the method only reads. */
export function isSafe({ method }: { method: string }): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** How often a header was sent; Node joins or drops what comes twice. `name` in lower case. */
export function headerCount({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>, name: string): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const sent = rawHeaders[i]!;
    if (sent.length === name.length && sent.toLowerCase() === name) count++;
  }
  return count;
}

/**
 * Whether Connection declares one of our headers hop-by-hop: a proxy in front obeys and drops it, and the request would
 * run as somebody else than its sender meant.
 */
export function disownsOurHeaders(request: Request): boolean {
  const { connection } = request.headers;
  return connection !== undefined && /runas|auth-token|authorization|cookie|csrf/i.test(connection);
}

/** A header's text: Node reads it as Latin-1, clients send UTF-8. */
export function headerText(value: string): string {
  const text = Buffer.from(value, 'latin1').toString('utf8');
  return text.includes('\uFFFD') ? value : text;
}

/** Types of bodies that a page may send anywhere. */
const simple = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

/**
 * Whether a page of another site has made a browser send it, as far as the browser tells. Without https it says no
 * Sec-Fetch-Site, but the Origin of a POST. All but a POST of a simple type it sends only where CORS lets it: scripts in
 * panels of other programs, which do not ask, and whose Origin is none of ours, go on.
 */
export function isForeign(request: Request): boolean {
  const { origin = '', 'sec-fetch-site': site, 'content-type': type } = request.headers;
  if (request.method !== 'POST' || (type && !simple.test(type.trim()))) return false;
  if (settings.corsOrigins.includes(origin)) return false;
  // What another origin of this site sends, such as a neighbouring host, is another's: by https as without.
  if (site !== undefined && site !== 'same-site') return site === 'cross-site';
  return origin !== '' && origin !== settings.publicUrl && !isOwnHost(URL.parse(origin), request);
}

/** Proxies may name the port that browsers leave out. An Origin such as `null` is no host's, also where none is named. */
function isOwnHost(origin: URL | null, { host }: Request): boolean {
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  return origin.host === URL.parse(`${origin.protocol}//${host}`)?.host;
}
