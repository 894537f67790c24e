import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer, Client } from '../support/client.js';
import { declared } from '../support/declared.js';
import { expectError, expectJson, meta } from '../support/expectations.js';
import { sendRaw } from '../support/raw.js';
import { e2e, type Service, type TestUser } from '../support/service.js';

/** Where the clients of each resource move to: of those that there may be more of, where the declaration says. */
const successors = {
  ...Object.fromEntries(declared('v1').map(({ path, successor }) => [path, successor])),
  exportlocation: '/API/v2/exportlocations/',
  groupprofile: '/API/v2/groups/',
  mediabin: '/API/v2/mediabin/',
  'standards/aspectratio': '/API/v2/standards/aspectratio/',
  'standards/audiocodec': '/API/v2/standards/audiocodec/',
  'standards/format': '/API/v2/standards/format/',
  'standards/formats': '/API/v2/standards/format/',
  'standards/resolution': '/API/v2/standards/resolution/',
  'standards/standard': '/API/v2/standards/standard/',
  'standards/videocodec': '/API/v2/standards/videocodec/',
  theme: '/API/v2/themes/',
  useraccountprofile: '/API/v2/me/',
  userprofile: '/API/v2/users/',
  userroles: '/API/v2/roles/',
};

/** One request for every kind of answer that v1 can give, with the status that is expected. */
async function everyKindOfAnswer(service: Service, ann: Client): Promise<[number, Answer][]> {
  const json = ann.with({ 'Content-Type': 'application/json' });
  const item = await ann.post('/API/v1/mediabin/', { resource_id: 'VX-1' });
  const answers: [number, Answer][] = [
    [200, await service.client.get('/API/v1/')],
    [200, await service.client.get('/API/v1')],
    [200, await ann.get('/API/v1/theme/')],
    [200, await ann.get('/API/v1/theme/1/')],
    [200, await ann.get('/API/v1/theme/schema/')],
    [200, await ann.get('/API/v1/theme/set/1;2/')],
    [200, await ann.send('HEAD', '/API/v1/theme/')],
    [200, await ann.post('/API/v1/theme', { title: 'Old' })],
    [200, item],
    [204, await ann.delete(item.json.resource_uri as string)],
    [204, await ann.send('OPTIONS', '/API/v1/theme/')],
    [400, await ann.get('/API/v1/theme/?limit=x')],
    [400, await ann.post('/API/v1/theme/', {})],
    [400, await json.send('POST', '/API/v1/theme/', '{')],
    [400, await ann.runAs('').get('/API/v1/theme/')],
    [401, await service.client.get('/API/v1/theme/')],
    [401, await service.client.asToken('nonsense').get('/API/v1/theme/')],
    [403, await ann.get('/API/v1/userprofile/')],
    [403, await ann.runAs('admin').get('/API/v1/theme/')],
    [404, await ann.get('/API/v1/theme/99999/')],
    [404, await ann.get('/API/v1/nothing/')],
    [404, await ann.get('/API/v1/theme/%/')],
    [404, await ann.send('OPTIONS', '/API/v1/nothing/')],
    [405, await ann.delete('/API/v1/theme/1/')],
    [413, await json.send('POST', '/API/v1/theme/', 'x'.repeat(1024 * 1024 + 1))],
    [415, await ann.with({ 'Content-Type': 'text/plain' }).send('POST', '/API/v1/theme/', '{}')],
  ];
  await service.sql('ALTER TABLE standard RENAME TO hidden');
  answers.push([500, await ann.get('/API/v1/standards/standard/')]);
  await service.sql('ALTER TABLE hidden RENAME TO standard');
  return answers;
}

e2e('v1 deprecation', (service) => {
  let ann: Client;

  beforeAll(async () => {
    ann = service.client.asToken((await service.user({ permissions: ['theme', 'media_backend'] })).token);
  });

  it('should be told by every answer, whatever its status', async () => {
    for (const [status, answer] of await everyKindOfAnswer(service, ann)) {
      expect(answer.status).toBe(status);
      expect({ status, deprecation: answer.headers.deprecation }).toEqual({
        status,
        deprecation: expect.stringMatching(/^@\d{10}$/),
      });
      expect({ status, link: answer.headers.link }).toEqual({
        status,
        link: expect.stringMatching(/^<\/API\/v2\/[a-z0-9/-]*>; rel="successor-version"$/),
      });
      expect(answer.headers).not.toHaveProperty('sunset');
    }
    // Since 1 January 2026.
    expect((await ann.get('/API/v1/theme/')).headers.deprecation).toBe('@1767225600');
  });

  it.each(Object.entries(successors))('should name the successor of %s', async (name, successor) => {
    for (const path of ['', '/', '/1', '/1/', '/schema/', '/set/1;2/', '?limit=1', '/?limit=1', '/1/2/3/', '/%']) {
      const { headers } = await ann.get(`/API/v1/${name}${path}`);
      expect({ path, link: headers.link }).toEqual({ path, link: `<${successor}>; rel="successor-version"` });
    }
  });

  it('should name the next version as a whole where there is no single successor', async () => {
    for (const path of [
      '/API/v1',
      '/API/v1/',
      '/API/v1/?x',
      '/API/v1/nothing/',
      '/API/v1/standards/',
      '/API/v1/standards/theme/',
      '/API/v1//theme/',
      '/API/v1/__proto__/',
      '/API/v1/constructor/1/',
    ]) {
      const { headers } = await ann.get(path);
      expect({ path, link: headers.link }).toEqual({ path, link: '</API/v2/>; rel="successor-version"' });
    }
  });

  it('should concern v1 only', async () => {
    for (const path of [
      '/API/v2/whoami/',
      '/API/v2/healthcheck/simple',
      '/',
      '/API/',
      '/API/v10/theme/',
      '/API/v1x',
      '/api/v1/theme/',
      '/x/API/v1/',
    ]) {
      const { headers } = await ann.get(path);
      expect({ path, headers }).toEqual({
        path,
        headers: expect.not.objectContaining({ deprecation: expect.anything() }),
      });
    }
  });

  describe('without other settings', () => {
    it('should send Location with the host that the request was sent to', async () => {
      for (const [host, origin] of [
        ['media.example.org', 'http://media.example.org'],
        ['media.example.org:8080', 'http://media.example.org:8080'],
        ['[2001:db8::1]:8000', 'http://[2001:db8::1]:8000'],
      ]) {
        const { json, headers } = await ann.with({ Host: host! }).post('/API/v1/theme/', { title: 'Located' });
        expect(headers.location).toBe(`${origin}${json.resource_uri as string}`);
      }
    });

    it('should repeat nothing in Location that is no host, and believe no proxy', async () => {
      for (const client of [
        ann.with({ Host: 'evil.example.org/path?' }),
        ann.with({ Host: 'a"b<c>' }),
        ann.with({
          'X-Forwarded-Host': 'evil.example.org',
          'X-Forwarded-Proto': 'https',
          Forwarded: 'host=evil.example.org',
        }),
      ]) {
        const { status, headers, json } = await client.post('/API/v1/theme/', { title: 'Located' });
        expect(status).toBe(200);
        expect(headers.location).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${json.resource_uri as string}$`));
      }
    });
  });
});

e2e(
  'v1 with settings',
  (service) => {
    let user: TestUser;
    let ann: Client;
    const sunset = 'Wed, 30 Jun 2027 12:00:00 GMT';

    beforeAll(async () => {
      user = await service.user({ permissions: ['theme', 'media_backend'] });
      ann = service.client.asToken(user.token);
    });

    it('should tell its end by every answer when it is known', async () => {
      for (const [status, answer] of await everyKindOfAnswer(service, ann)) {
        expect({ status, sunset: answer.headers.sunset }).toEqual({ status: answer.status, sunset });
        expect(answer.headers.deprecation).toMatch(/^@\d+$/);
      }
      expect((await ann.get('/API/v2/whoami/')).headers).not.toHaveProperty('sunset');
    });

    it('should send Location with the public address, whatever the request says', async () => {
      for (const client of [
        ann,
        ann.with({ Host: 'evil.example.org' }),
        ann.with({ 'X-Forwarded-Host': 'evil.org' }),
      ]) {
        const theme = await client.post('/API/v1/theme/', { title: 'Located' });
        expect(theme.headers.location).toBe(`https://media.example.org${theme.json.resource_uri as string}`);
        const item = await client.post('/API/v1/mediabin', { resource_id: 'VX-1' });
        expect(item.headers.location).toBe(`https://media.example.org${item.json.resource_uri as string}`);
      }
    });

    it('should have as many objects on a page as are allowed', async () => {
      const path = '/API/v1/standards/videocodec/';
      const total = (await ann.get(path)).json.meta.total_count as number;
      for (const [asked, limit] of [
        ['', 20],
        ['limit=0', 30],
        ['limit=31', 30],
        ['limit=1000', 30],
        ['limit=30', 30],
        ['limit=29', 29],
      ] as const) {
        const { json } = await ann.get(`${path}?${asked}`);
        expect(json.meta).toEqual(meta(total, { limit, next: `${path}?limit=${limit}&offset=${limit}` }));
        expect(json.objects).toHaveLength(limit);
      }
      const roles = await ann.get('/API/v1/userroles/');
      expect(roles.json.meta).toEqual(meta(77, { limit: 30, next: '/API/v1/userroles/?limit=30&offset=30' }));
    });

    describe('CORS', () => {
      const allowed = 'https://app.example.org';
      const names = (header: string | string[] | undefined): string[] => String(header).split(/, */);

      it.each([allowed, 'http://localhost:3000'])('should let scripts of %s in, with credentials', async (origin) => {
        for (const answer of [
          await ann.with({ Origin: origin }).get('/API/v1/theme/'),
          await ann.with({ Origin: origin }).post('/API/v1/theme/', { title: 'From a script' }),
          await ann.with({ Origin: origin }).get('/API/v1/theme/99999/'),
          await service.client.with({ Origin: origin }).get('/API/v1/theme/'),
        ]) {
          expect(answer.headers['access-control-allow-origin']).toBe(origin);
          expect(answer.headers['access-control-allow-credentials']).toBe('true');
          expect(names(answer.headers.vary)).toContain('Origin');
          expect(names(answer.headers['access-control-expose-headers'])).toEqual(
            expect.arrayContaining(['Deprecation', 'Link', 'Location', 'Sunset', 'X-Effective-User']),
          );
        }
      });

      it('should answer the question that browsers ask first', async () => {
        for (const path of ['/API/v1/theme/', '/API/v1/mediabin', '/API/v1/mediabin/1/']) {
          const answer = await service.client
            .with({
              Origin: allowed,
              'Access-Control-Request-Method': 'POST',
              'Access-Control-Request-Headers': 'auth-token,runas',
            })
            .send('OPTIONS', path);
          expect({ status: answer.status, text: answer.text }).toEqual({ status: 204, text: '' });
          expect(answer.headers['access-control-allow-origin']).toBe(allowed);
          expect(answer.headers['access-control-allow-credentials']).toBe('true');
          expect(names(answer.headers['access-control-allow-methods'])).toEqual(
            expect.arrayContaining(['GET', 'POST', 'DELETE']),
          );
          const headers = names(answer.headers['access-control-allow-headers']).map((name) => name.toLowerCase());
          expect(headers).toEqual(
            expect.arrayContaining(['auth-token', 'authorization', 'content-type', 'runas', 'x-csrftoken']),
          );
          expect(answer.headers.deprecation).toMatch(/^@\d+$/);
        }
      });

      it('should not let scripts of other origins in', async () => {
        for (const origin of [
          'https://evil.example.org',
          'http://app.example.org',
          'https://app.example.org:444',
          'https://app.example.org.evil.com',
          'https://xapp.example.org',
          'null',
          'https://APP.example.org',
        ]) {
          const other = ann.with({ Origin: origin });
          for (const answer of [
            await other.get('/API/v1/theme/'),
            await other.with({ 'Access-Control-Request-Method': 'POST' }).send('OPTIONS', '/API/v1/theme/'),
          ]) {
            expect({ origin, headers: answer.headers }).toEqual({
              origin,
              headers: expect.not.objectContaining({ 'access-control-allow-origin': expect.anything() }),
            });
          }
        }
      });

      it('should leave OPTIONS as it is without it', async () => {
        for (const [path, allow] of [
          ['/API/v1/theme/', 'GET, HEAD, POST, OPTIONS'],
          ['/API/v1/theme/1/', 'GET, HEAD, OPTIONS'],
        ] as const) {
          for (const client of [service.client, service.client.with({ Origin: allowed })]) {
            const answer = await client.send('OPTIONS', path);
            expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status: 204, allow });
          }
        }
        expectError(await service.client.with({ Origin: allowed }).send('OPTIONS', '/API/v1/nothing/'), 404);
      });

      it('should have the limit in its schemas that its lists have', async () => {
        const { token } = await service.user({ permissions: ['user'] });
        const client = service.client.asToken(token);
        const { default_limit } = (await client.get('/API/v1/userroles/schema/')).json;
        expect([default_limit, (await client.get('/API/v1/userroles/')).json.meta.limit]).toEqual([30, 30]);
      });
    });
  },
  {
    V1_SUNSET: '2027-06-30T12:00:00Z',
    V1_MAX_LIMIT: '30',
    PUBLIC_URL: 'https://media.example.org',
    CORS_ORIGINS: 'https://app.example.org, http://localhost:3000',
  },
);

e2e(
  'v1 switched off',
  (service) => {
    let user: TestUser;
    let ann: Client;

    beforeAll(async () => {
      user = await service.user({ permissions: ['theme', 'media_backend'] });
      ann = service.client.asToken(user.token);
    });

    const gone = (successor: string) => ({ error: `Version 1 has been switched off; use ${successor} instead.` });

    it.each(Object.entries(successors))(
      'should be answered 410 with a pointer to its successor: %s',
      async (name, successor) => {
        for (const path of ['', '/', '/1/', '/schema/', '/set/1/', '/?limit=1']) {
          for (const client of [ann, service.client]) {
            expectJson(await client.get(`/API/v1/${name}${path}`), 410, gone(successor));
          }
        }
      },
    );

    it('should be answered 410 at every address and for every method', async () => {
      for (const path of ['/API/v1', '/API/v1/', '/API/v1/nothing/', '/API/v1//theme/']) {
        expect((await ann.get(path)).status).toBe(410);
        expect((await ann.get(path)).json).toEqual(gone('/API/v2/'));
      }
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await ann
          .with({ 'Content-Type': 'application/json' })
          .send(method, '/API/v1/theme/', '{"title": "Late"}');
        expectJson(answer, 410, gone('/API/v2/themes/'));
        expect(answer.headers.deprecation).toMatch(/^@\d+$/);
        expect(answer.headers.link).toBe('</API/v2/themes/>; rel="successor-version"');
        expect(answer.headers.sunset).toBe('Thu, 31 Dec 2026 00:00:00 GMT');
      }
      const head = await ann.send('HEAD', '/API/v1/theme/');
      expect({ status: head.status, text: head.text }).toEqual({ status: 410, text: '' });
      expect(await service.sql("SELECT id FROM theme WHERE title = 'Late'")).toEqual([]);
    });

    it('should let scripts of sites that are let in read that', async () => {
      const script = service.client.with({ Origin: 'https://app.example.org' });
      const asked = await script.with({ 'Access-Control-Request-Method': 'POST' }).send('OPTIONS', '/API/v1/theme/');
      const answers = [asked, await script.post('/API/v1/theme/', { title: 'Late' })];
      expect(answers.map(({ status, headers }) => [status, headers['access-control-allow-origin']])).toEqual([
        [204, 'https://app.example.org'],
        [410, 'https://app.example.org'],
      ]);
    });

    it('should have no other way in', async () => {
      const key = `AUTH-TOKEN: ${user.token}`;
      expect(await sendRaw(service.url, ['GET http://localhost/API/v1/theme/ HTTP/1.1', key])).toMatch(
        /^HTTP\/1\.1 410 /,
      );
      for (const path of [
        '/api/v1/theme/',
        '//API/v1/theme/',
        '/API/v1;x/theme/',
        '/API%2Fv1/theme/',
        '/%41PI/v1/theme/',
        '/API/./v1/theme/',
        '/API/v2/../v1/theme/',
      ]) {
        expect([404, 410]).toContain((await ann.get(path)).status);
      }
    });

    it('should leave the rest of the service alone', async () => {
      expect((await ann.get('/API/v2/whoami/')).status).toBe(200);
      expect((await service.client.get('/API/v2/healthcheck/simple')).status).toBe(200);
      expect((await ann.get('/API/v10/')).status).toBe(404);
    });
  },
  { V1_ENABLED: 'false', V1_SUNSET: '2026-12-31', CORS_ORIGINS: 'https://app.example.org' },
);
