import type { Request } from 'express';

/** Whether the method only reads. */
export function isSafe({ method }: { method: string }): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** How often a header was sent; Node joins or drops what comes twice. `name` in lower case. */
export function headerCount(request: Request, name: string): number {
  let count = 0;
  for (let i = 0; i < request.rawHeaders.length; i += 2) if (request.rawHeaders[i]!.toLowerCase() === name) count++;
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
