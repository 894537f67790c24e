import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Request as Incoming } from 'express';
import { connect, type PlatformClient } from '../../../client/src/index.js';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { isSafe } from '../../auth/request-headers.js';
import { DIRECT, type Direct } from '../../rest/direct-routes.js';
import { dispatch, type Answered } from './dispatch.js';
import { Shown } from './shown.js';

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

/** What there is of a Request in this process: a whole one takes as long as a short answer. */
class OwnRequest {
  readonly method: string;
  readonly headers: Headers;
  /** JSON, or a form with a file. */
  private readonly content?: string | FormData;

  constructor(
    readonly url: string,
    { method, headers, body }: RequestInit,
  ) {
    this.method = method!;
    this.headers = headers as Headers;
    this.content = body as string | FormData | undefined;
  }

  async bytes(): Promise<Buffer | undefined> {
    const { content, method, headers, url } = this;
    if (typeof content === 'string') return Buffer.from(content);
    if (!content) return undefined;
    // Its parts are divided by what stands in its type.
    const whole = new Request(url, { method, body: content });
    headers.set('content-type', whole.headers.get('content-type')!);
    return Buffer.from(await whole.arrayBuffer());
  }
}

/** What there is of the Response to it, whose body is JSON. */
class OwnResponse {
  readonly statusText = '';
  readonly ok: boolean;
  readonly headers: Pick<Headers, 'get' | 'has'>;

  constructor(
    readonly status: number,
    headers: OutgoingHttpHeaders,
    private readonly content: string | Buffer,
  ) {
    this.ok = status >= 200 && status < 300;
    const has = (name: string): boolean => headers[name.toLowerCase()] !== undefined;
    this.headers = { has, get: (name) => (has(name) ? String(headers[name.toLowerCase()]) : null) };
  }

  text(): Promise<string> {
    return Promise.resolve(this.content.toString());
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}

/**
 * The page that has the form which posts to a path, filled in: nothing is done by it.
 * @param fields what was typed, with what protects the form
 * @param cookie the browser's own and those of whom has just signed in
 * @returns undefined where there is no such form for them
 */
export async function pageWith(
  incoming: Incoming,
  path: string,
  fields: URLSearchParams,
  cookie: string,
): Promise<Shown | undefined> {
  const said = [...repeated, 'accept-language'].filter((name) => name !== 'x-csrftoken');
  const { status, headers, body } = await dispatch(incoming.app.get(DIRECT) as Direct, {
    method: 'POST',
    url: path,
    headers: {
      ...Object.fromEntries(said.map((name) => [name, incoming.headers[name]])),
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    body: Buffer.from(fields.toString()),
    socket: incoming.socket,
    resumed: true,
  });
  if (status !== 200 || !String(headers['content-type']).startsWith('text/html')) return undefined;
  return new Shown(body.toString(), headers);
}

/** Milliseconds between two times that it is asked whether what was sent twice has been done. */
const pauses = [100, 200, 400, 800, 1600, 3200];

/** A form that is sent again while it is still at work gets the answer to the first time, as it would a moment later. */
async function onceOver(ask: () => Promise<Answered>): Promise<Answered> {
  let answered = await ask();
  for (const pause of pauses) {
    const isAtWork = answered.status === 409 && answered.body.includes('"idempotency_in_progress"');
    if (!isAtWork) break;
    await setTimeout(pause);
    answered = await ask();
  }
  return answered;
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
    Request: OwnRequest as unknown as typeof Request,
    fetch: async (request) => {
      const own = request as unknown as OwnRequest;
      const { method, url, headers: given } = own;
      const sent = await own.bytes();
      const headers = { ...common };
      for (const name of ['content-type', 'if-match', 'idempotency-key']) {
        const value = given.get(name);
        if (value !== null) headers[name] = value;
      }
      const {
        status,
        headers: answered,
        body,
      } = await onceOver(() =>
        dispatch(incoming.app.get(DIRECT) as Direct, {
          method,
          url: url.slice(origin.length),
          headers: { ...headers },
          body: sent,
          socket: incoming.socket,
          reader: isSafe({ method }) ? reader : undefined,
        }),
      );
      const { 'set-cookie': cookies = [], ...others } = answered;
      crumbs.cookies.push(...[cookies].flat().map(String));
      const isJson = /^application\/(problem\+)?json\b/.test(String(others['content-type']));
      if (isJson || body.length === 0) return new OwnResponse(status, others, body) as unknown as Response;
      return new Response(body as BodyInit, { status, headers: others as Record<string, string> });
    },
  });
}
