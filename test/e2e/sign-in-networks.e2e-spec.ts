import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KnownNetworks } from '../../src/auth/known-networks.service.js';
import { insertRows } from '../../src/database/insert-rows.js';
import type { Answer, Client } from '../support/client.js';
import { e2e, type Service, type TestUser } from '../support/service.js';
import { basic, logIn, setActive } from '../support/sign-in.js';

const WHOAMI = '/API/v2/whoami/';
const django = 'pbkdf2_sha256$1000$seasalt$DrdiWD40lyBuydnjvZiDrdQMx1S1mOA9O0QYex0R6ww=';
const office = '203.0.113.5';

// The clock stands still, so that no delay passes by itself.
let clock = Date.now();
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => clock));
afterEach(() => void jest.restoreAllMocks());

const from = (service: Service, address: string) => service.client.with({ 'X-Forwarded-For': address });

const seen = ({ status, headers, json }: Answer) => ({
  status,
  retryAfter: headers['retry-after'],
  limit: headers.ratelimit,
  code: json.code ?? json.error,
});

const ways: [string, (client: Client, username: string, password: string) => Promise<Answer>][] = [
  ['Basic', (client, username, password) => client.with(basic(`${username}:${password}`)).get(WHOAMI)],
  ['a login', (client, username, password) => logIn(client, { username, password })],
];

e2e(
  'names at sign-in',
  (service) => {
    let hosts = 0;
    const elsewhere = () => from(service, `198.51.100.${++hosts}`);

    const names = async (): Promise<string[]> => {
      const users = await Promise.all(Array.from({ length: 4 }, () => service.user()));
      const [, none, gone, imported] = users as [TestUser, TestUser, TestUser, TestUser];
      await service.sql('UPDATE account SET password = NULL WHERE id = ?', [none.id]);
      await setActive(service, gone, false);
      await service.sql('UPDATE account SET password = ? WHERE id = ?', [django, imported.id]);
      return [...users.map(({ username }) => username), `nobody ${hosts}`];
    };

    describe.each(ways)('by %s', (_, signIn) => {
      it('should be answered alike when one wrong password comes many times at once', async () => {
        for (const name of await names()) {
          const client = elsewhere();
          const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(client, name, 'wrong')));
          expect([name, answers.map(({ status }) => status)]).toEqual([name, Array(14).fill(401)]);
        }
      });

      it('should be answered alike when many wrong passwords come at once', async () => {
        const all = [];
        for (const name of await names()) {
          const client = elsewhere();
          const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => signIn(client, name, `guess ${n}`)));
          const sorted = answers.map(seen).sort((a, b) => a.status - b.status);
          expect(sorted.map(({ status }) => status)).toEqual([...Array(11).fill(401), ...Array(3).fill(429)]);
          all.push(sorted);
        }
        for (const one of all) expect(one).toEqual(all[0]);
      });
    });

    it('should be answered alike where the password is repeated: as at sign-in', async () => {
      const user = await service.user();
      const client = await service.client.asSession(user);
      const repeat = (password: string) => client.post('/API/v2/tokens/', { label: 'x', password });
      const same = await Promise.all(Array.from({ length: 14 }, () => repeat('wrong')));
      expect(same.map(({ status }) => status)).toEqual(Array(14).fill(same[0]!.status));
      const other = await service.client.asSession(await service.user());
      const post = (n: number) => other.post('/API/v2/tokens/', { label: 'x', password: `guess ${n}` });
      const different = await Promise.all(Array.from({ length: 14 }, (_, n) => post(n)));
      expect(different.filter(({ status }) => status === 429)).toHaveLength(3);
    });
  },
  { TRUST_PROXY: 'loopback' },
);

// Two services, one after the other, on one database: what is known must outlast a process.
let users: Record<'ann' | 'bob' | 'carol' | 'dora', TestUser>;

e2e(
  'networks where people sign in',
  (service) => {
    let networks: KnownNetworks;

    beforeAll(async () => {
      const [ann, bob, carol, dora] = await Promise.all(Array.from({ length: 4 }, () => service.user()));
      users = { ann: ann!, bob: bob!, carol: carol!, dora: dora! };
      networks = service.app.get((await import('../../src/auth/known-networks.service.js')).KnownNetworks);
    });

    const rows = () =>
      service.sql("SELECT user_id, network, seen_at FROM known_network WHERE network <> '127.0.0.1' ORDER BY id");

    it('should be noted at a success, by whatever way, and at nothing else', async () => {
      const { ann, bob, carol, dora } = users;
      expect((await logIn(from(service, office), ann)).status).toBe(201);
      expect((await from(service, office).asBasic(bob).get(WHOAMI)).status).toBe(200);
      expect((await logIn(from(service, '2001:db8:1:2::7'), carol)).status).toBe(201);
      expect((await logIn(from(service, office), { ...dora, password: 'wrong' })).status).toBe(401);
      expect((await from(service, office).asToken(dora.token).get(WHOAMI)).status).toBe(200);
      await networks.beforeApplicationShutdown(); // what is noted is stored at the latest now
      expect((await rows()).map(({ user_id, network }) => [String(user_id), network])).toEqual([
        [ann.id, office],
        [bob.id, office],
        [carol.id, '2001:db8:1:2'],
      ]);
    });

    it('should be noted again only after a day', async () => {
      const { ann } = users;
      const notedAt = async () => (await rows()).find(({ network }) => network === '192.0.2.77')?.seen_at;
      const instant = () => new Date(clock).toISOString().replace('Z', '000');
      const first = instant();
      for (const [later, expected] of [
        [0, () => first],
        [86_399_000, () => first],
        [1000, instant],
      ] as const) {
        clock += later;
        networks.note(ann.id, '192.0.2.77');
        await networks.beforeApplicationShutdown();
        expect(await notedAt()).toBe(expected());
      }
      clock -= 86_400_000;
    });

    it('should have a bound for each user, and go with them', async () => {
      const user = await service.user();
      const of = async () =>
        (await service.sql('SELECT network FROM known_network WHERE user_id = ? ORDER BY seen_at', [user.id])).map(
          ({ network }) => network,
        );
      for (let n = 0; n < 105; n++) {
        clock += 1000;
        networks.note(user.id, `192.0.2.${n}`);
      }
      await networks.beforeApplicationShutdown();
      expect(await of()).toEqual(Array.from({ length: 100 }, (_, n) => `192.0.2.${n + 5}`));
      const gone = await service.user();
      networks.note(gone.id, office);
      networks.note(user.id, office);
      await service.sql('DELETE FROM account WHERE id = ?', [gone.id]);
      await networks.beforeApplicationShutdown();
      expect(await of()).toContain(office); // one who is deleted meanwhile does not take the others' notes along
      await service.sql('DELETE FROM account WHERE id = ?', [user.id]);
      expect(await of()).toEqual([]);
    });

    it('should be forgotten after a month, a few at a time', async () => {
      const user = await service.user();
      const at = (days: number) => new Date(clock - days * 86_400_000).toISOString().replace('Z', '000');
      await service.write(async (manager) => {
        const values = Array.from({ length: 700 }, (_, n) => [
          user.id,
          `10.0.${n >> 8}.${n & 255}`,
          at([30.9, 45][n] ?? 31),
        ]);
        await insertRows(manager, 'known_network', ['user_id', 'network', 'seen_at'], values);
      });
      const left = async () =>
        (await service.sql('SELECT network FROM known_network WHERE user_id = ?', [user.id])).map(
          ({ network }) => network,
        );
      expect(await networks.knows(user.id, '10.0.0.0')).toBe(true);
      for (const network of ['10.0.0.1', '10.0.0.2']) expect(await networks.knows(user.id, network)).toBe(false);
      expect(await networks.forgetOld()).toBe(true);
      expect(await left()).toHaveLength(200);
      expect(await networks.forgetOld()).toBe(true);
      expect(await left()).toEqual(['10.0.0.0']);
      expect(await networks.forgetOld()).toBe(false);

      const seenAt = (days: number) =>
        service.sql('UPDATE known_network SET seen_at = ? WHERE user_id = ?', [at(days), user.id]);
      await seenAt(45);
      const database = service.app.get((await import('../../src/database/database.js')).Database);
      const read = database.read.bind(database);
      jest.spyOn(database, 'read').mockImplementationOnce(async (sql, values) => {
        const rows = await read(sql, values);
        await seenAt(0);
        return rows;
      });
      expect(await networks.forgetOld()).toBe(true);
      expect(await left()).toEqual(['10.0.0.0']); // from there somebody signed in meanwhile
    });
  },
  { TRUST_PROXY: 'loopback' },
);

e2e(
  'a guesser behind an address',
  (service) => {
    const here = () => from(service, office);
    const statuses = async (tries: Promise<Answer>[]) => (await Promise.all(tries)).map(({ status }) => status);

    beforeAll(async () => {
      jest.spyOn(Date, 'now').mockImplementation(() => clock);
      for (let round = 0; round < 21; round++) {
        await statuses(
          Array.from({ length: 10 }, (_, n) => logIn(here(), { username: `made up ${round}/${n}`, password: 'guess' })),
        );
      }
    });

    it('should shut out nobody who has signed in from there, though another process has seen it', async () => {
      const { ann, bob } = users;
      const [today, before] = [0, 2].map((days) =>
        new Date(clock - days * 86_400_000).toISOString().replace('Z', '000'),
      );
      await service.sql('UPDATE known_network SET seen_at = ? WHERE network = ?', [before, office]);
      expect((await logIn(here(), { username: 'made up', password: 'guess' })).status).toBe(429);
      expect((await logIn(here(), ann)).status).toBe(201);
      expect((await here().asBasic(bob).get(WHOAMI)).status).toBe(200);
      const { KnownNetworks } = await import('../../src/auth/known-networks.service.js');
      await service.app.get(KnownNetworks).beforeApplicationShutdown();
      const seenAt = await service.sql('SELECT seen_at FROM known_network WHERE network = ?', [office]);
      expect(seenAt.map(({ seen_at }) => seen_at)).toEqual([today, today]);
      const client = await from(service, '192.0.2.99').asSession(ann);
      const proof = client.with({ 'X-Forwarded-For': office });
      expect((await proof.post('/API/v2/tokens/', { label: 'x', password: ann.password })).status).toBe(201);
      // The ways of signing in that need no password are not concerned at all.
      expect((await here().asToken(ann.token).get(WHOAMI)).status).toBe(200);
    });

    it('should shut out who has not, and keep nobody out elsewhere', async () => {
      const { carol, dora } = users;
      for (const user of [carol, dora]) expect((await logIn(here(), user)).status).toBe(429);
      expect((await logIn(from(service, '192.0.2.1'), dora)).status).toBe(201);
      expect((await logIn(from(service, '2001:db8:1:2:ffff::8'), carol)).status).toBe(201);
    });

    it('should not learn from the answers who has signed in from there', async () => {
      const { ann, carol } = users;
      for (const [way, signIn] of ways) {
        const all = [];
        for (const name of [ann.username, carol.username, 'nobody of them']) {
          const tries = Array.from({ length: 14 }, (_, n) => signIn(here(), name, `guess ${way} ${n}`));
          const later = async () => [await signIn(here(), name, 'x'), await signIn(here(), name, 'y')];
          all.push([...(await Promise.all(tries)), ...(await later())].map(seen));
        }
        expect(new Set(all[0]!.map(({ status }) => status))).toEqual(new Set([429]));
        for (const one of all) expect(one).toEqual(all[0]);
      }
    });

    it('should wait for a refusal as long where there is nothing to check', async () => {
      const { bob, carol } = users;
      for (const username of [bob.username, carol.username, 'nobody']) {
        const answer = logIn(here(), { username, password: 'guess' }).then(() => 'refused');
        expect([username, await Promise.race([answer, setTimeout(400, 'waiting')])]).toEqual([username, 'waiting']);
        await answer;
      }
    });

    it('should not guess faster at who has signed in from there', async () => {
      const { bob } = users;
      clock += 601_000; // nothing is remembered any more
      expect((await logIn(here(), { username: 'made up', password: 'guess' })).status).toBe(401);
      const guesses = Array.from({ length: 11 }, (_, n) => logIn(here(), { ...bob, password: `guess ${n}` }));
      expect(await statuses(guesses)).toEqual(Array(11).fill(429));
      expect((await logIn(here(), bob)).status).toBe(429);
      clock += 1000;
      expect((await logIn(here(), { username: 'made up', password: 'guess' })).status).toBe(429);
      expect((await logIn(here(), bob)).status).toBe(201);
    });
  },
  { TRUST_PROXY: 'loopback' },
);
