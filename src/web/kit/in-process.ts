import type { IncomingHttpHeaders } from 'node:http';
import type { Request as Incoming } from 'express';
import { connect, type PlatformClient } from '../../../client/src/index.js';
import { dispatch } from './dispatch.js';

/** What a request of a page's says of who asks, and from where. */
const repeated = [
  'auth-token',
  'authorization',
  'forwarded',
  'host',
  'sec-fetch-site',
  'user-agent',
  'x-csrftoken',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/** What the answers to a page's own requests leave for the browser. */
export interface Crumbs {
  cookies: string[];
}

/**
 * The typed client of version 2, for one request of a page: it reaches the routes without leaving the process, signed
 * in as the browser is. So a page can do what the API lets its caller do, and nothing else.
 * @param cookie instead of the browser's own
 */
export function clientFor(incoming: Incoming, crumbs: Crumbs, cookie = incoming.headers.cookie): PlatformClient {
  const sent: IncomingHttpHeaders = { ...incoming.headers, cookie };
  const headers = Object.fromEntries(
    [...repeated, 'cookie'].flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]])),
  ) as Record<string, string>;
  return connect({
    baseUrl: 'http://127.0.0.1',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      for (const name of ['content-type', 'if-match', 'idempotency-key']) {
        const value = request.headers.get(name);
        if (value !== null) headers[name] = value;
        else delete headers[name];
      }
      const {
        status,
        headers: answered,
        body,
      } = await dispatch(incoming.app, {
        method: request.method,
        url: pathname + search,
        headers: { ...headers, accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
        socket: incoming.socket,
      });
      const { 'set-cookie': cookies = [], ...others } = answered;
      crumbs.cookies.push(...[cookies].flat().map(String));
      return new Response([204, 304].includes(status) ? null : new Uint8Array(body), {
        status,
        headers: Object.entries(others).map(([name, value]) => [name, String(value)] as [string, string]),
      });
    },
  });
}
