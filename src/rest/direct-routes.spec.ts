import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import express, { type NextFunction, type Request, type Response } from 'express';
import { DirectRoutes, pathOf } from './direct-routes.js';

/** What both ways to a route are asked, and what Express alone would answer. */
const asked = [
  'GET /things/',
  'GET /things',
  'GET /things/7/',
  'GET /things/7?limit=2&x=%20',
  'GET /things/schema/',
  'GET /things/a.b-c_d~e/',
  'GET /things/a%20b/',
  'GET /things/a%2Fb/',
  'GET /things/%zz/',
  'GET /things/7;8/',
  'GET //things/7/',
  'GET /Things/7/',
  'GET /things/7/8/',
  'GET /',
  'POST /things/',
  'POST /things/schema/',
  'PUT /things/7/',
  'DELETE /things/7/',
  'HEAD /things/7/',
  'OPTIONS /things/7/',
];

describe('DirectRoutes', () => {
  const app = express().enable('case sensitive routing').disable('x-powered-by').disable('etag');
  const routes = new DirectRoutes();
  let [direct, plain]: [Server?, Server?] = [];
  /** The requests that Express has led to a route. */
  let led = 0;

  const answer = (name: string) => (request: Request, response: Response) => {
    const { params, originalUrl, baseUrl, path, query, method, ip } = request;
    const route = (request.route as { path: string }).path;
    response.setHeader('X-Own', String(response.req === request && request.res === response));
    response.end(JSON.stringify({ name, params: { ...params }, originalUrl, baseUrl, path, query, method, ip, route }));
  };
  const add = (method: 'get' | 'post' | 'delete', pattern: string, name: string): void => {
    routes.add(method.toUpperCase(), pattern, answer(name));
    app[method](pattern, (request, response) => {
      led++;
      answer(name)(request, response);
    });
  };
  const use = (handler: (request: Request, response: Response, next: NextFunction) => void): void => {
    routes.use(handler);
    app.use(handler);
  };
  const listening = async (server: Server): Promise<Server> => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return server;
  };

  beforeAll(async () => {
    app.use(routes.refused);
    use((_, response, next) => {
      response.setHeader('X-Before', `${String(response.getHeader('X-Before') ?? '')}yes`);
      next();
    });
    use((request, _, next) => {
      next(request.method === 'POST' && request.path.includes('schema') ? new Error('not here') : undefined);
    });
    add('get', '/things', 'list');
    add('get', '/things/schema', 'schema');
    add('get', '/things/:id', 'one');
    add('get', '/things/:key', 'never');
    add('post', '/things', 'create');
    add('post', '/things/:id', 'act');
    add('delete', '/things/:id', 'remove');
    app.use((_: Request, response: Response) => void response.status(404).end('nothing'));
    app.use((error: Error, _: Request, response: Response, next: NextFunction) =>
      response.headersSent ? next(error) : void response.status(400).end(error.message),
    );
    [direct, plain] = [await listening(createServer(routes.listener(app))), await listening(createServer(app))];
  });
  beforeEach(() => {
    led = 0;
  });
  afterAll(() => {
    direct?.close();
    plain?.close();
  });

  const ask = async (server: Server, line: string) => {
    const [method, path] = line.split(' ') as [string, string];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const response = await fetch(url, { method });
    const { status, headers } = response;
    return { status, before: headers.get('x-before'), own: headers.get('x-own'), body: await response.text() };
  };

  it.each(asked)('should answer %s as Express does', async (line) => {
    expect(await ask(direct!, line)).toEqual(await ask(plain!, line));
  });

  it('should lead plain requests to their routes by itself, and no others', async () => {
    for (const line of asked.filter((one) => /^(GET|DELETE|POST) \/things(\/[\w.~-]+)?\/?$/.test(one))) {
      if (!line.startsWith('POST /things/schema')) await ask(direct!, line);
    }
    expect(led).toBe(0);
    await ask(direct!, 'GET /things/a%20b/');
    await ask(direct!, 'HEAD /things/7/');
    expect(led).toBe(2);
  });
});

describe('pathOf', () => {
  it.each([
    ['/things/', '/things/'],
    ['/things/../7/?limit=2&x=%20', '/things/../7/?limit=2&x=%20'],
    ['/things/?limit=2#top', '/things/?limit=2'],
    ['//things/', '//things/'],
    ['*', '/*'],
    ['http://host/things/?limit=2#top', '/things/?limit=2'],
    ['HTTPS://user:secret@host:8443/things', '/things'],
    ['http://[::1]/a/../b%20', '/a/../b%20'],
    ['http://host', '/'],
    ['http://host?limit=2', '/?limit=2'],
    ['/http://host/things', '/http://host/things'],
  ])('should be of %s %s', (target, path) => {
    expect(pathOf(target)).toEqual({ path, isSound: true });
  });

  it.each([
    ['http://[::1/things/?limit=2#top', '/things/?limit=2'],
    ['http://host:port/things', '/things'],
    ['http://host:99999', '/'],
    ['http:///things', '/things'],
  ])('should find fault with %s', (target, path) => {
    expect(pathOf(target)).toEqual({ path, isSound: false });
  });
});
