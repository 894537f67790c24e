import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { routesOf } from '../support/routes.js';
import { e2e } from '../support/service.js';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

e2e('a path that is spelled out', (service) => {
  let administrator: Client;
  let listed: Map<string, string[]>;

  beforeAll(async () => {
    const { token } = await service.user({ isAdministrator: true, isSuperuser: true });
    administrator = service.client.asToken(token);
    const routes = routesOf(service.app).filter(({ path }) => !path.includes(':') && path.startsWith('/API/v'));
    listed = new Map(routes.map(({ path }) => [path, []]));
    for (const { path, method } of routes) listed.get(path)!.push(method);
  });

  it('should have its own methods only, whatever others an object beside it has', async () => {
    expect(listed.get('/API/v1/mediabin/schema')).toEqual(['GET']);
    expect(listed.get('/API/v2/users/bulk')).toContain('POST');
    for (const [path, own] of listed) {
      const allowed = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
        (method) => own.includes(method) || method === 'OPTIONS' || (method === 'HEAD' && own.includes('GET')),
      );
      for (const method of methods.filter((one) => !own.includes(one))) {
        for (const address of [path, `${path}/`]) {
          const { status, headers } = await administrator.send(method, address);
          const expected = { method, address, status: 405, allow: allowed.join(', ') };
          expect({ method, address, status, allow: headers.allow }).toEqual(expected);
        }
      }
      const { status, headers } = await administrator.send('OPTIONS', `${path}/`);
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 204, allow: allowed.join(', ') });
    }
  });

  it('should leave the objects beside it alone', async () => {
    const { json } = await administrator.post('/API/v1/mediabin/', { resource_id: 'VX-1' });
    expect((await administrator.send('DELETE', '/API/v1/mediabin/schema/')).status).toBe(405);
    expect((await administrator.send('HEAD', '/API/v1/mediabin/schema/')).status).toBe(200);
    expect((await administrator.delete(json.resource_uri as string)).status).toBe(204);
    expect((await administrator.delete('/API/v1/mediabin/schemas/')).status).toBe(404);
  });
});

e2e('a path for other methods than GET', (service) => {
  it('should say to HEAD what it has instead', async () => {
    const paths = new Set(routesOf(service.app).map(({ path }) => path.replaceAll(/:\w+/g, '1')));
    let count = 0;
    for (const path of paths) {
      const { allow } = (await service.client.send('OPTIONS', `${path}/`)).headers;
      if (allow!.includes('GET')) continue;
      const { status, headers } = await service.client.send('HEAD', `${path}/`);
      expect({ path, status, allow: headers.allow }).toEqual({ path, status: 405, allow });
      count++;
    }
    expect(count).toBeGreaterThan(50);
  });
});

const settings = { CORS_ORIGINS: 'https://app.example.org' };

for (const enabled of ['true', 'false']) {
  e2e(
    `a script of another origin, with V1_ENABLED=${enabled}`,
    (service) => {
      const from = (origin: string): Client => service.client.with({ Origin: origin });
      const app = (): Client => from('https://app.example.org');
      const addresses = [
        '/API/v1/theme/',
        '/API/v1/nothing/',
        '/API/v2/nothing/',
        '/API/nothing',
        '/API/v2/themes/',
        '/API/%',
      ];

      it.each(addresses)('should read what %s answers, whatever it is', async (address) => {
        const answer = await app().get(address);
        const isGone = enabled === 'false' && address.startsWith('/API/v1/');
        const missing = /nothing|%/.test(address) ? 404 : 401;
        expect(answer.status).toBe(isGone ? 410 : missing);
        expect(answer.headers).toMatchObject({ 'access-control-allow-origin': 'https://app.example.org' });
        expect(answer.headers['access-control-expose-headers']).toContain('Link');
        expect(answer.headers.vary).toContain('Origin');
      });

      it.each(['/API/v2/openapi.json', '/API/v2/docs', '/API/v2/docs/page.css'])(
        'should not be taken for one of this origin by a cache that has %s',
        async (address) => {
          for (const client of [app(), app().with({ 'If-None-Match': '*' }), from('https://evil.example')]) {
            const { headers } = await client.get(address);
            expect(headers.vary!.split(', ')).toEqual(['Origin', 'Accept-Encoding']);
          }
        },
      );

      it.each(addresses)('should be let ask for %s with credentials', async (address) => {
        const asked = { 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': 'auth-token' };
        const { status, headers } = await app().with(asked).send('OPTIONS', address);
        expect(status).toBe(204);
        expect(headers).toMatchObject({
          'access-control-allow-origin': 'https://app.example.org',
          'access-control-allow-credentials': 'true',
          'access-control-allow-methods': expect.stringContaining('DELETE'),
          'access-control-allow-headers': expect.stringContaining('AUTH-TOKEN'),
        });
        const foreign = await from('https://evil.example').with(asked).send('OPTIONS', address);
        expect(foreign.headers).not.toHaveProperty('access-control-allow-origin');
        const plain = await service.client.send('OPTIONS', address);
        expect(plain.status).toBe(foreign.status);
        const isGone = enabled === 'false' && address.startsWith('/API/v1/');
        expect(foreign.status === 410).toBe(isGone);
      });

      describe('where it sends too much', () => {
        it('should read that it does', async () => {
          const { username } = await service.user({ permissions: ['theme'] });
          const client = app()
            .asToken(await service.token(username))
            .with({ 'Content-Type': 'application/json' });
          const large = await client.send('POST', '/API/v2/themes/', 'x'.repeat(4 * 1024 * 1024));
          expect([413, large.headers['access-control-allow-origin']]).toEqual([
            large.status,
            'https://app.example.org',
          ]);
        });
      });
    },
    { ...settings, V1_ENABLED: enabled },
  );
}
