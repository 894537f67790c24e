import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { Request as Incoming } from 'express';
import { connect, type PlatformClient } from '../../../client/src/index.js';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { isSafe } from '../../auth/request-headers.js';
import { DIRECT } from '../../rest/direct-routes.js';
import { dispatch } from './dispatch.js';

/** Nobody is asked there. */
const origin = 'http://127.0.0.1';

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

/** An answer in JSON: a whole Response would make a stream of what is there already. */
class JsonResponse extends Response {
  constructor(
    private readonly content: Buffer,
    init: ResponseInit,
  ) {
    super(null, init);
  }

  override text(): Promise<string> {
    return Promise.resolve(this.content.toString());
  }

  override async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/**
 * The typed client of version 2, for one request of a page: it reaches the routes without leaving the process, signed
 * in as the browser is. So a page can do what the API lets its caller do, and nothing else.
 * @param cookie instead of the browser's own
 */
export function clientFor(incoming: Incoming, crumbs: Crumbs, cookie = incoming.headers.cookie): PlatformClient {
  const common: IncomingHttpHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  for (const name of repeated) if (incoming.headers[name] !== undefined) common[name] = incoming.headers[name];
  if (cookie !== undefined) common.cookie = cookie;
  // What is only read is read as whom the page has let in. What changes something may change that, too.
  const reader =
    isSafe(incoming) && cookie === incoming.headers.cookie ? (incoming as AuthenticatedRequest).auth : undefined;
  return connect({
    baseUrl: origin,
    fetch: async (request) => {
      const headers = { ...common };
      for (const name of ['content-type', 'if-match', 'idempotency-key']) {
        const value = request.headers.get(name);
        if (value !== null) headers[name] = value;
      }
      const {
        status,
        headers: answered,
        body,
      } = await dispatch(incoming.app.get(DIRECT) as RequestListener, {
        method: request.method,
        url: request.url.slice(origin.length),
        headers,
        body: request.body ? Buffer.from(await request.arrayBuffer()) : undefined,
        socket: incoming.socket,
        reader: isSafe(request) ? reader : undefined,
      });
      const { 'set-cookie': cookies = [], ...others } = answered;
      crumbs.cookies.push(...[cookies].flat().map(String));
      const init = { status, headers: others as Record<string, string> };
      if ([204, 304].includes(status)) return new Response(null, init);
      const isJson = /^application\/(problem\+)?json\b/.test(String(others['content-type']));
      return isJson ? new JsonResponse(body, init) : new Response(new Uint8Array(body), init);
    },
  });
}
