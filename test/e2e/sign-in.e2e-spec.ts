import { beforeAll, describe, expect, it } from '@jest/globals';
import { newKey } from '../../src/auth/token-key.js';
import type { Answer, Client } from '../support/client.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { basic, logIn, newAuditEntries, sessionsPath, setActive } from '../support/sign-in.js';

const bin = '/API/v1/mediabin/';
const whoami = '/API/v2/whoami/';

/** What clients can see of an answer, without what differs from one moment to the next. */
const seen = ({ status, text, headers }: Answer) => ({ status, text, headers: { ...headers, date: undefined } });

e2e('sign-in by Basic', (service) => {
  it.each([
    ['in UTF-8', 'Zoë', 'pässwörd ✓', 'utf8'],
    ['in UTF-8 beyond Latin-1', 'Зоя', 'пароль🎬пароль', 'utf8'],
    ['in Latin-1', 'Jürgen', 'pässwörd', 'latin1'],
    ['with colons in the password', 'colon', ':a:b:c:d:', 'utf8'],
    ['with spaces around the password', 'spaces', '  spaces  ', 'utf8'],
    ['with 1024 characters', 'long', 'x'.repeat(1024), 'utf8'],
  ] as const)('should accept a pair %s', async (_, username, password, encoding) => {
    const { id } = await service.user({ username, password });
    const answer = await service.client.with(basic(`${username}:${password}`, encoding)).get(whoami);
    expect(answer.json).toMatchObject({ user: { id, username }, actor: null, via: 'basic' });
  });

  it('should accept the name in any case, but not the password', async () => {
    const { id } = await service.user({ username: 'Kim', password: 'Secret word' });
    expect((await service.client.with(basic('kIM:Secret word')).get(whoami)).json.user.id).toBe(id);
    expect((await service.client.with(basic('Kim:secret word')).get(whoami)).status).toBe(401);
  });

  it('should accept the scheme in any case', async () => {
    const { username } = await service.user();
    const { Authorization } = basic(`${username}:${PASSWORD}`);
    for (const scheme of ['basic', 'BASIC', 'bAsIc']) {
      const client = service.client.with({ authorization: Authorization.replace('Basic', scheme) });
      expect((await client.get(bin)).status).toBe(200);
    }
  });

  it('should refuse a password that is too long, also where its beginning is right', async () => {
    const { username } = await service.user({ password: 'x'.repeat(1024) });
    for (const length of [1023, 1025, 8000]) {
      expect((await service.client.with(basic(`${username}:${'x'.repeat(length)}`)).get(bin)).status).toBe(401);
    }
  });

  it('should refuse a user without a password, whatever is sent', async () => {
    const { id, username } = await service.user();
    await service.sql('UPDATE account SET password = NULL WHERE id = ?', [id]);
    for (const password of ['', 'null', PASSWORD]) {
      expect((await service.client.with(basic(`${username}:${password}`)).get(bin)).status).toBe(401);
    }
    expect((await logIn(service.client, { username, password: '' })).status).toBe(401);
  });

  it('should verify a Django hash and replace it by argon2id at the first success', async () => {
    const { id, username } = await service.user();
    const django = 'pbkdf2_sha256$1000$seasalt$DrdiWD40lyBuydnjvZiDrdQMx1S1mOA9O0QYex0R6ww=';
    const stored = async () =>
      (await service.sql('SELECT password FROM account WHERE id = ?', [id]))[0]!.password as string;
    await service.sql('UPDATE account SET password = ? WHERE id = ?', [django, id]);

    expect((await service.client.with(basic(`${username}:wrong`)).get(bin)).status).toBe(401);
    expect(await stored()).toBe(django);
    const client = service.client.with(basic(`${username}:${PASSWORD}`));
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.get(bin)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const fresh = await stored();
    expect(fresh).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (let n = 0; n < 2; n++) expect((await client.get(bin)).status).toBe(200);
    expect(await stored()).toBe(fresh);
    expect((await service.client.with(basic(`${username}:wrong`)).get(bin)).status).toBe(401);
  });

  it('should verify and replace a Django hash also when logging in', async () => {
    const { id, username } = await service.user();
    const django = 'pbkdf2_sha256$1000$seasalt2$4kx842Hk2b2y0c8AOjgC6QT/B64J0WqRBjb9l4tkomw=';
    await service.sql('UPDATE account SET password = ? WHERE id = ?', [django, id]);
    const logIns = Array.from({ length: 3 }, () => logIn(service.client, { username, password: 'pässwörd ✓' }));
    expect((await Promise.all(logIns)).map(({ status }) => status)).toEqual([201, 201, 201]);
    const [row] = await service.sql('SELECT password FROM account WHERE id = ?', [id]);
    expect(row!.password).toMatch(/^\$argon2id\$/);
  });

  describe('of a pair that is remembered', () => {
    let ann: TestUser;
    let client: Client;

    beforeAll(async () => {
      ann = await service.user({ permissions: ['theme'] });
      client = service.client.asBasic(ann);
    });

    it('should notice a changed password on the next request', async () => {
      const other = await service.user({ password: 'another password' });
      expect((await client.get(bin)).status).toBe(200);
      const hashes = await service.sql('SELECT password FROM account WHERE id IN (?, ?) ORDER BY id', [
        ann.id,
        other.id,
      ]);
      await service.sql('UPDATE account SET password = ? WHERE id = ?', [hashes[1]!.password, ann.id]);
      expect((await client.get(bin)).status).toBe(401);
      expect((await service.client.asBasic({ ...ann, password: 'another password' }).get(bin)).status).toBe(200);
      await service.sql('UPDATE account SET password = ? WHERE id = ?', [hashes[0]!.password, ann.id]);
      expect((await client.get(bin)).status).toBe(200);
    });

    it('should notice a deactivated user on the next request, and nobody else', async () => {
      const bob = service.client.asBasic(await service.user());
      expect((await bob.get(bin)).status).toBe(200);
      await setActive(service, ann, false);
      expect((await client.get(bin)).status).toBe(401);
      expect((await bob.get(bin)).status).toBe(200);
      await setActive(service, ann, true);
      expect((await client.get(bin)).status).toBe(200);
    });

    it('should notice a removed and an added permission on the next request', async () => {
      expect((await client.get('/API/v1/theme/')).status).toBe(200);
      await service.sql('DELETE FROM user_permission WHERE user_id = ?', [ann.id]);
      expect((await client.get('/API/v1/theme/')).status).toBe(403);
      await service.sql("INSERT INTO user_permission (user_id, permission) VALUES (?, 'theme')", [ann.id]);
      expect((await client.get('/API/v1/theme/')).status).toBe(200);
    });

    it('should notice a lost superuser status on the next request', async () => {
      const root = await service.user({ isSuperuser: true });
      const rooted = service.client.asBasic(root);
      expect((await rooted.get('/API/v1/exportlocation/')).status).toBe(200);
      await service.sql('UPDATE account SET is_superuser = ? WHERE id = ?', [false, root.id]);
      expect((await rooted.get('/API/v1/exportlocation/')).status).toBe(403);
    });

    it('should notice a deleted user on the next request, also when another takes the name', async () => {
      const bob = await service.user({ username: 'phoenix' });
      const old = service.client.asBasic(bob);
      expect((await old.get(bin)).status).toBe(200);
      await service.sql('DELETE FROM account WHERE id = ?', [bob.id]);
      expect((await old.get(bin)).status).toBe(401);
      const reborn = await service.user({ username: 'phoenix', password: 'another password' });
      expect(reborn.id).not.toBe(bob.id);
      expect((await old.get(bin)).status).toBe(401);
    });

    it('should not be taken for another pair that is alike', async () => {
      const [one, two] = [
        await service.user({ username: 'pair', password: '1234567890' }),
        await service.user({ username: 'pair1', password: '2345678901' }),
      ];
      for (const user of [one, two]) expect((await service.client.asBasic(user).get(bin)).status).toBe(200);
      for (const pair of ['pair:1234567890 ', 'pair:2345678901', 'pair1:1234567890', 'pair:11234567890']) {
        expect((await service.client.with(basic(pair)).get(bin)).status).toBe(401);
      }
    });
  });
});

e2e('refused sign-in', (service) => {
  let ann: TestUser;
  let gone: TestUser;
  let requests: Record<string, () => Client>;

  beforeAll(async () => {
    ann = await service.user({ username: 'ann' });
    gone = await service.user({ username: 'gone' });
    const expired = await service.token('ann', { label: 'expired' });
    const revoked = await service.token('ann', { label: 'revoked' });
    await service.sql("UPDATE api_token SET expires_at = created_at WHERE label = 'expired'");
    await service.sql("UPDATE api_token SET revoked_at = created_at WHERE label = 'revoked'");
    const left = await service.client.asSession(gone);
    await setActive(service, gone, false);
    const ended = await service.client.asSession(ann);
    await ended.delete('/API/v2/sessions/current');
    const client = service.client;
    requests = {
      'a wrong password': () => client.with(basic('ann:s3cret')),
      'an empty password': () => client.with(basic('ann:')),
      'an unknown user': () => client.with(basic('nobody:s3cret')),
      'an inactive user': () => client.asBasic(gone),
      'an inactive user and a wrong password': () => client.with(basic('gone:s3cret')),
      'no name': () => client.with(basic(':s3cret')),
      'no colon': () => client.with(basic('s3cret')),
      'malformed base64': () => client.with({ Authorization: 'Basic s3cret!s3cret' }),
      'a pair in the clear': () => client.with({ Authorization: 'Basic ann:s3cret' }),
      'the scheme alone': () => client.with({ Authorization: 'Basic' }),
      'an empty header': () => client.with({ Authorization: '' }),
      'another scheme': () => client.with({ Authorization: 'Bearer s3cret' }),
      'a scheme of old clients': () => client.with({ Authorization: 'ApiKey ann:s3cret' }),
      'two pairs, of which the first is right': () =>
        client.with({ Authorization: [basic(`ann:${PASSWORD}`).Authorization, basic('ann:s3cret').Authorization] }),
      'a garbage token': () => client.asToken('s3cret'),
      'an unknown token': () => client.asToken(newKey()),
      'an expired token': () => client.asToken(expired),
      'a revoked token': () => client.asToken(revoked),
      'a token of an inactive user': () => client.asToken(gone.token),
      'an unknown session': () => client.with({ Cookie: 'sessionid=s3cret' }),
      'an ended session': () => ended,
      'a session of an inactive user': () => left,
    };
  });

  it('should be answered alike, whatever was wrong', async () => {
    const plain = await service.client.get(bin);
    expect(plain.status).toBe(401);
    expect(plain.json).toEqual({ error: 'Authentication is required, or the credentials are not valid.' });
    expect(plain.headers).toMatchObject({
      'www-authenticate': 'Basic realm="Media Asset Platform"',
      'cache-control': 'private, no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    for (const [kind, client] of Object.entries(requests)) {
      expect({ kind, ...seen(await client().get(bin)) }).toEqual({ kind, ...seen(plain) });
    }
  });

  it('should be answered alike when logging in, whatever was wrong', async () => {
    const pairs = { ann: 's3cret', nobody: 's3cret', gone: PASSWORD, ANN: '', ['x'.repeat(9999)]: 'x'.repeat(9999) };
    const answers: ReturnType<typeof seen>[] = [];
    for (const [username, password] of Object.entries(pairs)) {
      const answer = seen(await logIn(service.client, { username, password }));
      expect({ username, status: answer.status }).toEqual({ username, status: 401 });
      expect(answer.headers).not.toHaveProperty('set-cookie');
      answers.push(answer);
    }
    const alike = ({ text, ...answer }: ReturnType<typeof seen>): object => {
      const { request_id, ...problem } = JSON.parse(text) as Record<string, unknown>;
      expect(request_id).toMatch(/^[\da-f-]{36}$/);
      return { ...answer, problem };
    };
    for (const answer of answers) expect(alike(answer)).toEqual(alike(answers[0]!));
  });

  it('should not make a browser ask for a password when a script has called', async () => {
    for (const client of [service.client, requests['a wrong password']!(), requests['an unknown token']!()]) {
      const answer = await client.with({ 'X-Requested-With': 'XMLHttpRequest' }).get(bin);
      expect(answer.status).toBe(401);
      expect(answer.headers).not.toHaveProperty('www-authenticate');
    }
    const other = await service.client.with({ 'X-Requested-With': 'com.example.app' }).get(bin);
    expect(other.headers).toHaveProperty('www-authenticate');
  });

  it('should leave an audit entry each time, without any secret in it', async () => {
    for (const [kind, client] of Object.entries(requests)) {
      await newAuditEntries(service);
      await client().get(`${bin}?limit=1`);
      const rows = await newAuditEntries(service);
      const pair = ['password', 'inactive user', 'unknown user', 'two pairs'].some((words) => kind.includes(words));
      const via = /token|key$/.test(kind) ? 'token' : kind.includes('session') ? 'session' : 'basic';
      expect({ kind, rows }).toEqual({
        kind,
        rows: [
          expect.objectContaining({
            event: 'sign-in',
            outcome: `refused: ${via === 'session' ? 'no such session' : 'bad credentials'}`,
            actor: expect.stringMatching(pair && via === 'basic' ? /^(ann|gone|nobody)$/ : /^$/),
            actor_id: null,
            effective: '',
            via,
            method: 'GET',
            route: bin,
            address: '127.0.0.1',
            at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
          }),
        ],
      });
      expect(JSON.stringify(rows)).not.toMatch(/s3cret|map_|correct/);
    }
  });

  it('should leave an audit entry when logging in, too', async () => {
    await newAuditEntries(service);
    await logIn(service.client, { username: 'ann', password: 's3cret' });
    await logIn(service.client, { username: 'no\u0000bo\u202edy'.padEnd(400, 'y'), password: 's3cret' });
    const rows = await newAuditEntries(service);
    const row = {
      event: 'sign-in',
      outcome: 'refused: bad credentials',
      via: 'session',
      method: 'POST',
      route: sessionsPath,
    };
    expect(rows).toMatchObject([
      { ...row, actor: 'ann' },
      { ...row, actor: 'no\uFFFDbo\uFFFDdy'.padEnd(150, 'y') },
    ]);
    expect(JSON.stringify(rows)).not.toContain('s3cret');
  });

  it('should leave none without credentials, and none when the sign-in was right', async () => {
    await newAuditEntries(service);
    await service.client.get(bin);
    for (const client of [service.client.asToken(ann.token), service.client.asBasic(ann)]) await client.get(bin);
    expect(await newAuditEntries(service)).toEqual([]);
  });

  it('should not be rescued by what is no credential here', async () => {
    const { token, username, password } = ann;
    const pair = basic(`${username}:${password}`).Authorization;
    const clients = [
      { AUTH_TOKEN: token },
      { 'X-AUTH-TOKEN': token },
      { 'X-API-Key': token },
      { 'Api-Key': token },
      { Cookie: `AUTH-TOKEN=${token}; token=${token}` },
      { 'Proxy-Authorization': pair },
      { 'X-Authorization': pair },
      { 'X-Forwarded-User': username },
      { 'Remote-User': username },
      { Authorization: `Token ${token}` },
      { Authorization: `Bearer ${token}` },
      { Authorization: token },
      { Authorization: `ApiKey ${username}:${token}` },
    ] as unknown as Record<string, string>[];
    for (const headers of clients) {
      expect({ headers, status: (await service.client.with(headers).get(bin)).status }).toEqual({
        headers,
        status: 401,
      });
    }
    const names = ['api_key', 'AUTH-TOKEN', 'auth_token', 'auth-token', 'token', 'key', 'access_token'];
    const queries = [...names.map((name) => `${name}=${token}`), `username=${username}&api_key=${token}`];
    for (const query of queries) {
      expect({ query, status: (await service.client.get(`${bin}?${query}`)).status }).toEqual({ query, status: 401 });
    }
    const body = { resource_id: 'VX-1', username, password, api_key: token, 'AUTH-TOKEN': token };
    expect((await service.client.post(bin, body)).status).toBe(401);
  });
});
