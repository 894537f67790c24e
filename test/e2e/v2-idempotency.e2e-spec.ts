import { hash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Idempotency, KEPT_LIMIT } from '../../src/rest/v2/idempotency.service.js';
import { engine } from '../../src/database/columns.js';
import { Database } from '../../src/database/database.js';
import { now } from '../../src/database/instant.js';
import { ThemesService } from '../../src/themes/themes.service.js';
import type { Answer, Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { sendRaw } from '../support/raw.js';
import { e2e, type TestUser } from '../support/service.js';

const THEMES = '/API/v2/themes/';
const day = 86_400_000;

e2e('Idempotency-Key', (service) => {
  let user: TestUser;
  let root: Client;
  let keys = 0;

  /** The client with a key that nobody has sent yet, and the key. */
  const keyed = (client = root): Client => client.with({ 'Idempotency-Key': `key-${++keys}` });
  const themes = async (title: string): Promise<number> =>
    (await service.sql('SELECT id FROM theme WHERE title = ?', [title])).length;
  const same = ({ status, headers: { etag, location }, text }: Answer) => ({ status, etag, location, text });
  const problem = ({ status, json }: Answer): [number, string] => [status, json.code as string];

  const held: (() => void)[] = [];

  /** Makes the next new theme wait inside of its write until it is let go, at the latest by the end of the test. */
  function hold(): { begun: Promise<void>; go: () => void } {
    const themes = service.app.get(ThemesService);
    const create = themes.createAll.bind(themes);
    const { promise: gate, resolve: go } = Promise.withResolvers<void>();
    held.push(go);
    const begun = new Promise<void>((resolve) => {
      jest.spyOn(themes, 'createAll').mockImplementationOnce(async (...given) => {
        resolve();
        await gate;
        return create(...given);
      });
    });
    return { begun, go };
  }

  beforeAll(async () => {
    user = await service.user({ isSuperuser: true, isAdministrator: true });
    root = service.client.asToken(user.token);
  });
  afterEach(() => {
    for (const go of held.splice(0)) go();
    jest.restoreAllMocks();
  });

  describe('sent again', () => {
    const bulk = [{ title: 'Bulk' }, { title: '' }];
    const requests: [name: string, path: () => Promise<string> | string, body: unknown, status: number][] = [
      ['a new object', () => THEMES, { title: 'Once' }, 201],
      ['a step', async () => `${THEMES}${(await root.post(THEMES, { title: 'Stepped' })).json.id}/submit/`, {}, 200],
      ['a new user', () => '/API/v2/users/', { username: 'once', password: 'correct horse battery' }, 201],
      [
        'something without an answer',
        async () => `/API/v2/users/${(await service.user()).id}/set-password/`,
        { password: 'correct horse battery 2' },
        204,
      ],
      ['several', () => `${THEMES}bulk/`, [bulk[0], bulk[0]], 201],
      ['each of several', () => `${THEMES}bulk/?mode=each`, bulk, 200],
      ['roles', () => '/API/v2/groups/roles/create/', { name: 'once_role' }, 200],
      ['something in the bin', () => '/API/v2/mediabin/', { resource_id: 'VX-once' }, 201],
      ['a token', () => '/API/v2/tokens/', { label: 'once' }, 201],
    ];

    it.each(requests)('should be answered as before and not be done again: %s', async (_, at, body, status) => {
      const path = await at();
      // Who asks for what lasts proves that he knows his password.
      const client = keyed(/tokens|users/.test(path) ? service.client.asBasic(user) : root);
      const first = await client.post(path, body);
      expect(first.status).toBe(status);
      expect(first.headers).not.toHaveProperty('idempotency-replayed');
      const before = await service.sql('SELECT id FROM audit_entry');
      for (let n = 0; n < 3; n++) {
        const again = await client.post(path, body);
        expect(same(again)).toEqual(same(first));
        expect(again.headers['idempotency-replayed']).toBe('true');
        expect(again.headers['content-type']).toBe(first.headers['content-type']);
      }
      expect(await service.sql('SELECT id FROM audit_entry')).toEqual(before);
    });
  });

  it('should stand for what was asked, whatever has become of it since', async () => {
    const client = keyed();
    const first = await client.post(THEMES, { title: 'Gone' });
    await root.delete(`${THEMES}${first.json.id}/`);
    expect(same(await client.post(THEMES, { title: 'Gone' }))).toEqual(same(first));
    expect(await themes('Gone')).toBe(0);
  });

  it('should stand for the same address with and without the slash at its end', async () => {
    const client = keyed();
    const first = await client.post(THEMES, { title: 'Slash' });
    expect(same(await client.post(THEMES.slice(0, -1), { title: 'Slash' }))).toEqual(same(first));
    expect(await themes('Slash')).toBe(1);
  });

  it('should not stand for another body, address or person', async () => {
    const [bob, client] = [await service.user(), keyed()];
    const acting = (name: string) => client.runAs(name);
    expect((await acting(bob.username).post('/API/v2/mediabin/', { resource_id: 'VX-1' })).status).toBe(201);
    for (const other of [
      acting(bob.username).post('/API/v2/mediabin/', { resource_id: 'VX-2' }),
      acting(bob.username)
        .with({ 'Content-Type': 'application/json' })
        .send('POST', '/API/v2/mediabin/', '{"resource_id":  "VX-1"}'),
      acting(bob.username).post('/API/v2/mediabin/bulk/', [{ resource_id: 'VX-1' }]),
      acting(bob.username).post('/API/v2/mediabin/bulk/?mode=each', [{ resource_id: 'VX-1' }]),
      acting((await service.user()).username).post('/API/v2/mediabin/', { resource_id: 'VX-1' }),
      client.post('/API/v2/mediabin/', { resource_id: 'VX-1' }),
    ]) {
      expect(problem(await other)).toEqual([422, 'idempotency_key_reused']);
    }
    const again = await acting(bob.username).post('/API/v2/mediabin/', { resource_id: 'VX-1' });
    expect([again.status, again.headers['x-effective-user']]).toEqual([201, bob.username]);
    const found = await service.sql<{ user_id: unknown }>(
      "SELECT user_id FROM bin_item WHERE resource_id IN ('VX-1', 'VX-2')",
    );
    expect(found.map(({ user_id }) => String(user_id))).toEqual([bob.id]);
  });

  it('should be everybody’s own', async () => {
    const other = service.client.asToken((await service.user({ permissions: ['theme'] })).token);
    const headers = { 'Idempotency-Key': 'shared' };
    const answers = [
      await root.with(headers).post(THEMES, { title: 'A' }),
      await other.with(headers).post(THEMES, { title: 'B' }),
    ];
    expect(answers.map(({ status, json }) => [status, json.title])).toEqual([
      [201, 'A'],
      [201, 'B'],
    ]);
    expect((await other.with(headers).post(THEMES, { title: 'B' })).text).toBe(answers[1]!.text);
  });

  it('should not let somebody in who is let in no more', async () => {
    const { id, token } = await service.user({ permissions: ['theme'] });
    const client = keyed(service.client.asToken(token));
    expect((await client.post(THEMES, { title: 'Allowed' })).status).toBe(201);
    await service.sql('DELETE FROM user_permission WHERE user_id = ?', [BigInt(id)]);
    expect((await client.post(THEMES, { title: 'Allowed' })).status).toBe(403);
  });

  it('should be answered again to the same credential only', async () => {
    const session = (await service.client.asSession(user)).with({ 'Idempotency-Key': 'by-session' });
    const basic = service.client.asBasic(user).with({ 'Idempotency-Key': 'by-session' });
    expect((await session.post('/API/v2/mediabin/', { resource_id: 'VX-via' })).status).toBe(201);
    const again = await basic.post('/API/v2/mediabin/', { resource_id: 'VX-via' });
    expect(problem(again)).toEqual([422, 'idempotency_key_reused']);
  });

  it('should be free again when the request failed', async () => {
    const client = keyed();
    for (const title of ['', 7, null]) expect((await client.post(THEMES, { title })).status).toBe(400);
    const spy = jest.spyOn(service.app.get(ThemesService), 'storeAll').mockRejectedValueOnce(new Error('broken'));
    expect((await client.post(THEMES, { title: 'After all' })).status).toBe(500);
    spy.mockRestore();
    const first = await client.post(THEMES, { title: 'After all' });
    expect([first.status, await themes('After all')]).toEqual([201, 1]);
    expect(problem(await client.post(THEMES, { title: '' }))).toEqual([422, 'idempotency_key_reused']);
  });

  it('should stand for what was stored although the connection was lost at the very end', async () => {
    const client = keyed();
    const database = service.app.get(Database);
    const write = database.writeTogether.bind(database);
    jest.spyOn(database, 'writeTogether').mockImplementationOnce(async (...given) => {
      await write(...given);
      throw Object.assign(new Error('lost'), { code: 'ECONNRESET' });
    });
    expect((await client.post(THEMES, { title: 'Lost' })).status).toBe(503);
    const again = await client.post(THEMES, { title: 'Lost' });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(await themes('Lost')).toBe(1);
  });

  it('should say so while the first request runs', async () => {
    const client = keyed();
    await client.post(THEMES, { title: '' });
    const { begun, go } = hold();
    const first = client.post(THEMES, { title: 'Slow' });
    await Promise.race([begun, first]);
    const meanwhile = await client.post(THEMES, { title: 'Slow' });
    expect(problem(meanwhile)).toEqual([409, 'idempotency_in_progress']);
    expect(meanwhile.headers['retry-after']).toBe('1');
    expect(problem(await client.post(THEMES, { title: 'Other' }))).toEqual([422, 'idempotency_key_reused']);
    go();
    expect((await first).status).toBe(201);
    expect(same(await client.post(THEMES, { title: 'Slow' }))).toEqual(same(await first));
    expect(await themes('Slow')).toBe(1);
  });

  it('should have one request done of many at once', async () => {
    for (const path of [THEMES, `${THEMES}bulk/`]) {
      const [client, title] = [keyed(), `Many ${path.length}`];
      const body = path === THEMES ? { title } : [{ title }];
      const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(path, body)));
      answers.push(await client.post(path, body));
      const done = answers.filter(({ status }) => status === 201);
      expect(new Set(done.map((one) => JSON.stringify(same(one)))).size).toBe(1);
      for (const one of answers.filter((other) => !done.includes(other))) {
        expect(problem(one)).toEqual([409, 'idempotency_in_progress']);
      }
      expect([done.includes(answers.at(-1)!), await themes(title)]).toEqual([true, 1]);
    }
  });

  it('should not make many different requests fail', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => keyed().post(THEMES, { title: 'Different' })));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(40).fill(201));
  });

  it('should be taken over from a process that died, once its time is over', async () => {
    const client = keyed();
    await client.post(THEMES, { title: 'Died' });
    // As if it had died before its write was committed.
    await service.sql("DELETE FROM theme WHERE title = 'Died'");
    await service.sql('UPDATE idempotency_record SET answer = NULL');
    expect(problem(await client.post(THEMES, { title: 'Died' }))).toEqual([409, 'idempotency_in_progress']);
    await service.sql("UPDATE idempotency_record SET lease_until = '2026-01-01T00:00:00.000000' WHERE answer IS NULL");
    expect(problem(await client.post(THEMES, { title: 'Lived' }))).toEqual([422, 'idempotency_key_reused']);
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.post(THEMES, { title: 'Died' })));
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(201);
    expect([(await client.post(THEMES, { title: 'Died' })).status, await themes('Died')]).toEqual([201, 1]);
  });

  it('should have it done once, too, when a request takes longer than anybody waits for', async () => {
    const client = keyed();
    const { begun, go } = hold();
    const first = client.post(THEMES, { title: 'Late' });
    await Promise.race([begun, first]);
    const clock = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => clock + 61_000);
    const second = client.post(THEMES, { title: 'Late' });
    // On MariaDB it is done meanwhile; on SQLite it waits for the first one, as it does once others that came later are
    // served.
    if (engine === 'mysql') await second;
    for (let n = 0; n < 20; n++) await root.get(THEMES);
    go();
    const statuses = [(await first).status, (await second).status].sort();
    expect(statuses).toEqual([201, 409]);
    expect([(await client.post(THEMES, { title: 'Late' })).status, await themes('Late')]).toEqual([201, 1]);
  });

  it('should be left to who has taken it over when the one before fails late', async () => {
    const idempotency = service.app.get(Idempotency);
    const run = (work: () => Promise<any>) =>
      idempotency.run({ actor: { id: user.id } } as never, 'taken-over', Buffer.from('same'), work);
    const [one, two] = [Promise.withResolvers<any>(), Promise.withResolvers<any>()];
    const [firstBegun, secondBegun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = run(() => (firstBegun.resolve(), one.promise)).catch((error: unknown) => error);
    await firstBegun.promise;
    const clock = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => clock + 61_000);
    const second = run(() => (secondBegun.resolve(), two.promise));
    await secondBegun.promise;
    one.reject(new Error('late'));
    expect(await first).toEqual(new Error('late'));
    two.resolve({ status: 201, headers: {} });
    expect(await second).toMatchObject({ status: 201 });
  });

  it('should be forgotten after a day', async () => {
    const client = keyed();
    const clock = Date.now();
    await client.post(THEMES, { title: 'Yesterday' });
    const today = (offset: number) => jest.spyOn(Date, 'now').mockImplementation(() => clock + day + offset);
    today(-5000);
    await client.post(THEMES, { title: 'Yesterday' });
    expect(await themes('Yesterday')).toBe(1);
    expect((await client.post(THEMES, { title: 'Today' })).status).toBe(422);
    today(20_000);
    expect((await client.post(THEMES, { title: 'Today' })).status).toBe(201);
    today(2 * day);
    await keyed().post(THEMES, { title: 'Tomorrow' });
    while (await service.app.get(Idempotency).removeOld());
    expect(await service.sql('SELECT id FROM idempotency_record')).toHaveLength(1);
  });

  it('should not be forgotten when it is taken over just before', async () => {
    const client = keyed();
    await client.post(THEMES, { title: 'Old' });
    await service.sql('UPDATE idempotency_record SET created_at = ?', [now(-200_000)]);
    const database = service.app.get(Database);
    const read = database.read.bind(database);
    jest.spyOn(database, 'read').mockImplementationOnce(async (...asked) => {
      const rows = await read(...asked);
      await service.sql('UPDATE idempotency_record SET created_at = ?', [now()]);
      return rows;
    });
    await service.app.get(Idempotency).removeOld();
    expect((await client.post(THEMES, { title: 'Old' })).headers['idempotency-replayed']).toBe('true');
  });

  it.each([
    ['number', KEPT_LIMIT, 0],
    ['bytes', 1, 256 * 1024 * 1024],
  ])(
    'should be refused once too many answers are kept, by their %s, and none of them be given up',
    async (_, count, size) => {
      const other = await service.user({ isAdministrator: true });
      const mine = service.client.asToken(other.token);
      const first = mine.with({ 'Idempotency-Key': 'first' });
      const { text } = await first.post(THEMES, { title: 'First' });
      const columns = 'user_id, key_digest, fingerprint, created_at, lease_until, size';
      const at = '2099-01-01T00:00:00.000000';
      for (let n = 1; n < count; n += 500) {
        const rows = Array.from({ length: Math.min(500, count - n) }, () => [
          other.id,
          randomBytes(32),
          randomBytes(32),
          at,
          at,
          0,
        ]);
        await service.sql(
          `INSERT INTO idempotency_record (${columns}) VALUES ${rows.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}`,
          rows.flat(),
        );
      }
      await service.sql('UPDATE idempotency_record SET size = ? WHERE user_id = ? AND size > 0', [size, other.id]);
      const refused = await keyed(mine).post(THEMES, { title: `One more by ${count}` });
      expect(problem(refused)).toEqual([429, 'idempotency_keys_used_up']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers.ratelimit).toBe(`"idempotency-keys";r=0;t=${refused.headers['retry-after']}`);
      expect(await themes(`One more by ${count}`)).toBe(0);
      // Nor does a key from before, whose answer is over, take the place of another.
      const former = mine.with({ 'Idempotency-Key': `former-${count}` });
      const row = [other.id, hash('sha256', `former-${count}`, 'buffer'), randomBytes(32), now(-86_401), at, 0];
      await service.sql(`INSERT INTO idempotency_record (${columns}) VALUES (?, ?, ?, ?, ?, ?)`, row);
      expect(problem(await former.post(THEMES, { title: 'Former' }))).toEqual([429, 'idempotency_keys_used_up']);
      expect((await first.post(THEMES, { title: 'First' })).text).toBe(text);
      expect((await mine.post(THEMES, { title: `One more by ${count}` })).status).toBe(201);
      expect((await keyed().post(THEMES, { title: 'Of another user' })).status).toBe(201);
    },
  );

  it('should be 1 to 255 printable characters, sent once', async () => {
    const send = async (lines: string[]): Promise<string> => {
      const body = JSON.stringify({ title: 'Keyed' });
      const head = [
        `POST ${THEMES} HTTP/1.1`,
        'Host: x',
        'Connection: close',
        `AUTH-TOKEN: ${user.token}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      return sendRaw(service.url, [...head, ...lines, '', body].join('\r\n'));
    };
    const key = 'Idempotency-Key:';
    for (const lines of [
      [key],
      [`${key} `],
      [`${key} ${'k'.repeat(256)}`],
      [`${key} schlüssel`],
      [`${key} a b`],
      [`${key} a\tb`],
      [`${key} \x80`],
      [`${key} a`, `${key} a`],
      [`${key} a`, 'idempotency-key: b'],
      [key, key],
    ]) {
      expect(await send(lines)).toMatch(/^HTTP\/1\.1 400 [^]*"code":"invalid_header"/);
    }
    expect(await themes('Keyed')).toBe(0);
    for (const lines of [[`${key} ${'k'.repeat(255)}`], [`${key}  "quoted!~"  `], [`IDEMPOTENCY-KEY: x`]]) {
      expect(await send(lines)).toMatch(/^HTTP\/1\.1 201 /);
    }
    // It is for what is not safe to be sent twice.
    expect((await root.with({ 'Idempotency-Key': '' }).get(THEMES)).status).toBe(200);
  });

  it('should leave nothing in the database that tells an answer or the key', async () => {
    const client = service.client.asBasic(user).with({ 'Idempotency-Key': 'very-secret-idempotency-key' });
    const { key, label } = (await client.post('/API/v2/tokens/', { label: 'hidden' })).json as Record<string, string>;
    const records = await service.sql<{ answer: string }>('SELECT * FROM idempotency_record WHERE answer IS NOT NULL');
    expect(records.length).toBeGreaterThan(0);
    const stored = await everythingStored(service);
    for (const text of [key!, key!.slice(4, 36), 'very-secret-idempotency-key']) {
      for (const encoding of ['utf8', 'hex', 'base64'] as const) {
        expect(stored).not.toContain(Buffer.from(text).toString(encoding));
      }
    }
    for (const { answer } of records) expect(Buffer.from(answer, 'base64').toString('latin1')).not.toContain(label);
  });

  it('should not hold up others while a body arrives slowly', async () => {
    const body = JSON.stringify({ title: 'Slowly' });
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    const answered = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
    });
    const head = [
      `POST ${THEMES} HTTP/1.1`,
      'Host: x',
      'Connection: close',
      `AUTH-TOKEN: ${user.token}`,
      'Content-Type: application/json',
      'Idempotency-Key: slowly',
      `Content-Length: ${body.length}`,
    ];
    socket.write([...head, '', body.slice(0, 5)].join('\r\n'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const client of [root, keyed()]) expect((await client.post(THEMES, { title: 'Quick' })).status).toBe(201);
    expect(await themes('Slowly')).toBe(0);
    socket.write(body.slice(5));
    expect(await answered).toMatch(/^HTTP\/1\.1 201 /);
  });
});
