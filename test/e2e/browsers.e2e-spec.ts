import { expect, it } from '@jest/globals';
import { Reader } from '../support/reader.js';
import { e2e } from '../support/service.js';
import { cookie, logIn } from '../support/sign-in.js';
import { expectRefused } from '../support/v2.js';

const BIN = '/API/v2/mediabin/';
const app = 'https://app.example.org';
const cookies = ['sessionid', 'csrftoken'];

e2e(
  'browsers at a service behind https, with pages of another origin',
  (service) => {
    it('should get cookies that only go by https, though the request itself came by http', async () => {
      const answer = await logIn(service.client, await service.user());
      for (const name of cookies) {
        expect([name, cookie(answer, name).attributes]).toEqual([
          name,
          expect.arrayContaining(['Secure', 'SameSite=Lax']),
        ]);
      }
      // So does what protects the form, before anybody has signed in.
      const page = await service.client.with({ Accept: 'text/html' }).get('/login/');
      expect(cookie(page, 'csrftoken').attributes).toEqual(expect.arrayContaining(['Secure', 'SameSite=Lax']));
    });

    it('should get what a link holds, and what is said next, by cookies that only go by https and to no script', async () => {
      const opened = await service.client.with({ Accept: 'text/html' }).get(`/password-link/${'x'.repeat(43)}/`);
      const reader = await Reader.signedIn(service, await service.user());
      const said = await reader.send('/mediabin/add/', { resource_id: 'VX-0' });
      for (const one of [cookie(opened, 'password_link'), cookie(said, 'notice')]) {
        expect(one.attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly']));
      }
    });

    it('should write with a Basic password for pages of an allowed origin, and for no others', async () => {
      const user = service.client.asBasic(await service.user());
      const write = (headers: Record<string, string>) =>
        user.with({ 'Sec-Fetch-Site': 'cross-site', ...headers }).send('POST', `${BIN}clear/`);
      expect((await write({ Origin: app })).status).toBe(200);
      for (const origin of ['https://evil.example', 'http://app.example.org', `${app}.evil.example`, 'null']) {
        expectRefused(await write({ Origin: origin }), 'foreign_site');
        for (const type of ['text/plain', 'Text/Plain; charset=utf-8', 'multipart/form-data;boundary=x', '']) {
          const typed = user.with({ 'Sec-Fetch-Site': 'cross-site', Origin: origin, 'Content-Type': type });
          expect((await typed.send('POST', '/API/v1/mediabin/', '{"resource_id":"VX-1"}')).status).toBe(403);
        }
        // What a browser sends only after it was let by CORS: here by the panel of a program, which does not ask.
        const panel = user.with({ 'Sec-Fetch-Site': 'cross-site', Origin: origin });
        for (const type of ['application/json', 'text/json', 'application/vnd.api+json']) {
          const sent = panel.with({ 'Content-Type': type }).send('POST', BIN, `{"resource_id":"${origin} ${type}"}`);
          expect((await sent).status).toBe(201);
        }
      }
      expectRefused(await write({}), 'foreign_site');
      expect((await write({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
      for (const n of [1, 2, 3]) expect((await user.post(BIN, { resource_id: `VX-${n}` })).status).toBe(201);
      const read = await user.with({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }).get(BIN);
      expect([read.status, read.json.objects.length]).toEqual([200, 3]);
    });

    it('should go by the Origin where a browser says no Sec-Fetch-Site, as without https', async () => {
      const user = service.client.asBasic(await service.user());
      const text = user.with({ 'Content-Type': 'text/plain' });
      for (const origin of ['https://evil.example', `${app}.evil.example`, 'http://127.0.0.1:1', 'null']) {
        for (const client of [text, user]) {
          expectRefused(await client.with({ Origin: origin }).send('POST', `${BIN}clear/`), 'foreign_site');
          const v1 = await client.with({ Origin: origin }).send('POST', '/API/v1/mediabin/', '{"resource_id":"VX-1"}');
          expect(v1.status).toBe(403);
        }
        // What a browser sends only after it was let by CORS: here by the scripts of a program, which do not ask.
        expect((await user.with({ Origin: origin }).post(BIN, { resource_id: origin })).status).toBe(201);
      }
      for (const origin of [app, 'https://media.example.org', service.url]) {
        expect((await user.with({ Origin: origin }).send('POST', `${BIN}clear/`)).status).toBe(200);
      }
    });

    it('should write as ever with a token or a session, wherever a page is from', async () => {
      const user = await service.user();
      const foreign = { Origin: 'https://evil.example' };
      const token = service.client.asToken(user.token).with(foreign);
      expect((await token.send('POST', '/API/v1/mediabin/', '{"resource_id":"VX-1"}')).status).toBe(200);
      const session = (await service.client.asSession(user)).with(foreign);
      expect((await session.send('POST', `${BIN}clear/`)).status).toBe(200);
    });

    it('should let scripts of other origins read the API, but no page', async () => {
      const client = (await service.client.asSession(await service.user())).with({ Origin: app, Accept: 'text/html' });
      for (const path of ['/', '/profile/', '/login/', '/nowhere/', '/users/1/sign-in/']) {
        const { headers } = await client.get(path);
        expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
      }
      for (const path of ['/API/v1/theme/', '/API/v2/me/', '/API/v2/nowhere/']) {
        const { headers } = await client.get(path);
        expect([path, headers['access-control-allow-origin']]).toEqual([path, app]);
      }
    });

    it('should let scripts send all headers that the API takes, and read all that it answers with', async () => {
      const asked = {
        Origin: app,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'if-match',
      };
      const { status, headers } = await service.client.with(asked).send('OPTIONS', '/API/v2/themes/1/');
      expect(status).toBe(204);
      const names = (header: unknown) =>
        String(header)
          .split(/, */)
          .map((name) => name.toLowerCase())
          .sort();
      expect(names(headers['access-control-allow-headers'])).toEqual([
        'accept',
        'auth-token',
        'authorization',
        'content-type',
        'idempotency-key',
        'if-match',
        'if-none-match',
        'runas',
        'x-csrftoken',
        'x-requested-with',
      ]);
      expect(names(headers['access-control-allow-methods'])).toEqual(
        expect.arrayContaining(['delete', 'get', 'patch', 'post']),
      );
      const answer = await service.client.with({ Origin: app }).get('/API/v2/whoami/');
      expect(names(answer.headers['access-control-expose-headers'])).toEqual([
        'deprecation',
        'etag',
        'idempotency-replayed',
        'link',
        'location',
        'ratelimit',
        'ratelimit-policy',
        'retry-after',
        'sunset',
        'x-effective-user',
        'x-token-expires',
      ]);
    });
  },
  { PUBLIC_URL: 'https://media.example.org', CORS_ORIGINS: `http://localhost:3000, ${app}` },
);

e2e(
  'browsers at a service by http',
  (service) => {
    it('should get cookies that go by http too', async () => {
      const answer = await logIn(service.client, await service.user());
      for (const name of cookies) expect(cookie(answer, name).attributes).not.toContain('Secure');
    });

    it('should not write with a Basic password for pages of any other origin', async () => {
      const user = service.client.asBasic(await service.user());
      const foreign = user.with({ 'Sec-Fetch-Site': 'cross-site', Origin: app });
      expectRefused(await foreign.send('POST', `${BIN}clear/`), 'foreign_site');
    });
  },
  { PUBLIC_URL: 'http://media.example.org' },
);
