import { describe, expect, it } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { DIRECT } from '../../rest/direct-routes.js';
import { readBytes, readJson } from '../../rest/json-body.js';
import { clientFor, type Crumbs } from './in-process.js';

type Asked = IncomingMessage & Pick<AuthenticatedRequest, 'reader'>;

/** A request of a page by somebody, and what it has asked of the application. */
function page(method: string, answer: (response: ServerResponse) => void = (response) => response.end('{}')) {
  const auth = { via: 'session' } as AuthenticatedRequest['auth'];
  const asked: Asked[] = [];
  const listener = (request: Asked, response: ServerResponse): void => {
    asked.push(request);
    answer(response);
  };
  const app = {
    get: (setting: string) => (setting === DIRECT ? { listener, IncomingMessage, ServerResponse } : undefined),
  };
  const headers = { cookie: 'sessionid=a', 'x-csrftoken': 'c', runas: 'bert', 'accept-language': 'de' };
  const incoming = { method, auth, app, headers, socket: { remoteAddress: '192.0.2.1' } };
  return { incoming: incoming as unknown as AuthenticatedRequest, auth, asked };
}

const none: Crumbs = { cookies: [] };

describe('clientFor', () => {
  it('should ask as the browser does, but never as somebody else', async () => {
    const { incoming, asked } = page('GET');
    await clientFor(incoming, none).GET('/API/v2/themes/', { params: { query: { limit: 3, title: 'a b&c' } } });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/API/v2/themes/?limit=3&title=a+b%26c' });
    expect(asked[0]!.headers).toEqual({
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      cookie: 'sessionid=a',
      'x-csrftoken': 'c',
    });
    expect(asked[0]!.socket.remoteAddress).toBe('192.0.2.1');
  });

  it('should be known as the reader where a page that is read reads', async () => {
    const { incoming, asked, auth } = page('GET');
    await clientFor(incoming, none).GET('/API/v2/me/');
    expect(asked[0]!.reader).toBe(auth);
  });

  it('should sign in anew for whatever changes something, and in what comes of that', async () => {
    const [read, sent] = [page('GET'), page('POST')];
    await clientFor(read.incoming, none).POST('/API/v2/mediabin/clear/');
    await clientFor(sent.incoming, none).GET('/API/v2/me/');
    await clientFor(read.incoming, none, 'sessionid=b').GET('/API/v2/me/');
    expect([...read.asked, ...sent.asked].map(({ reader }) => reader)).toEqual([undefined, undefined, undefined]);
    expect(read.asked[1]!.headers.cookie).toBe('sessionid=b');
  });

  it('should pass on what is answered, and keep what is for the browser', async () => {
    const crumbs: Crumbs = { cookies: [] };
    const { incoming } = page('GET', (response) => {
      response.statusCode = 404;
      response.setHeader('Content-Type', 'application/problem+json');
      response.setHeader('Set-Cookie', ['a=1', 'b=2']);
      response.setHeader('Retry-After', 7);
      response.end('{"code":"not_found"}');
    });
    const { error, response } = await clientFor(incoming, crumbs).GET('/API/v2/me/');
    expect(error).toEqual({ code: 'not_found' });
    expect([response.status, response.ok, response.headers.get('retry-after')]).toEqual([404, false, '7']);
    expect(await response.json()).toEqual(error);
    expect(crumbs.cookies).toEqual(['a=1', 'b=2']);
  });

  it('should send bodies: JSON, and forms with a file', async () => {
    const { incoming, asked } = page('POST');
    const client = clientFor(incoming, none);
    await client.POST('/API/v2/mediabin/', { body: { resource_id: 'VX-é' } });
    expect(asked[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '23' });
    expect(await readJson(asked[0] as unknown as Request)).toEqual({ resource_id: 'VX-é' });
    const form = new FormData();
    form.set('logo', new Blob(['<svg/>']), 'logo.svg');
    const params = { path: { id: '1' } };
    await client.PUT('/API/v2/themes/{id}/logo/', { params, body: { logo: '' }, bodySerializer: () => form });
    const { headers } = asked[1]!;
    const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type']!)![1]!;
    const sent = (await readBytes(asked[1] as unknown as Request)).toString();
    expect(sent).toContain(`--${boundary}`);
    expect(sent).toContain('filename="logo.svg"');
    expect(sent).toContain('<svg/>');
  });

  it('should take answers that are no JSON, too', async () => {
    const { incoming } = page('GET', (response) => {
      response.setHeader('Content-Type', 'text/csv');
      response.end('a,b\n');
    });
    const { data } = await clientFor(incoming, none).GET('/API/v2/audit/export/', { parseAs: 'text' });
    expect(data).toBe('a,b\n');
  });
});
