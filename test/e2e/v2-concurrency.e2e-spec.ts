import { beforeAll, describe, expect, it } from '@jest/globals';
import { lockUser } from '../../src/accounts/identity/locked-users.js';
import { engine } from '../../src/database/columns.js';
import { Database } from '../../src/database/database.js';
import type { Answer, Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';

const rounds = 6;

/** What answers tell, in an order that says nothing: a status, and the code of a problem. */
const told = (answers: readonly Answer[]): string[] =>
  answers
    .map(({ status, text }) =>
      status < 400 ? String(status) : `${status} ${(JSON.parse(text) as { code: string }).code}`,
    )
    .sort();

e2e('v2 at once', (service) => {
  let root: Client;

  const client = ({ token }: TestUser): Client => service.client.asToken(token);

  beforeAll(async () => {
    root = client(await service.user({ isSuperuser: true, isAdministrator: true }));
  });

  it('should have one default theme, whichever of several was made it last', async () => {
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) {
      const { id } = (await root.post('/API/v2/themes/', { title })).json as { id: string };
      for (const step of ['submit', 'approve']) await root.post(`/API/v2/themes/${id}/${step}/`);
      ids.push(id);
    }
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(ids.map((id) => root.post(`/API/v2/themes/${id}/make-default/`)));
      expect(told(answers)).toEqual(['200', '200', '200', '200']);
      const { objects } = (await root.get('/API/v2/themes/?is_default=true')).json as { objects: { id: string }[] };
      expect(objects).toHaveLength(1);
      expect(ids).toContain(objects[0]!.id);
    }
  });

  it('should be shown by nobody once it is deleted, though it is being chosen', async () => {
    const users = [await service.user(), await service.user(), await service.user()];
    for (let round = 0; round < rounds; round++) {
      const { id } = (await root.post('/API/v2/themes/', { title: 'Fleeting' })).json as { id: string };
      for (const step of ['submit', 'approve']) await root.post(`/API/v2/themes/${id}/${step}/`);
      const choices = users.map((user) => client(user).patch('/API/v2/me/', { theme: id }));
      const [removed, ...chosen] = await Promise.all([root.delete(`/API/v2/themes/${id}/`), ...choices]);
      expect(removed.status).toBe(204);
      for (const answer of told(chosen)) expect(['200', '400 validation_failed']).toContain(answer);
      for (const user of users) expect((await client(user).get('/API/v2/me/')).json.theme).toBeNull();
    }
  });

  it('should have a superuser left when the last two take it from each other', async () => {
    for (let round = 0; round < rounds; round++) {
      const change = [{ is_superuser: false }, { is_active: false }][round % 2]!;
      const two = [
        await service.user({ isSuperuser: true, isAdministrator: true }),
        await service.user({ isSuperuser: true, isAdministrator: true }),
      ] as const;
      const ids = two.map(({ id }) => BigInt(id));
      await service.sql('UPDATE account SET is_superuser = FALSE WHERE id NOT IN (?, ?)', ids);
      const answers = await Promise.all([
        client(two[0]).patch(`/API/v2/users/${two[1].id}/`, change),
        client(two[1]).patch(`/API/v2/users/${two[0].id}/`, change),
      ]);
      const left = await service.sql('SELECT id FROM account WHERE is_superuser = TRUE AND is_active = TRUE');
      expect({ told: told(answers), left: left.length }).toEqual({
        told: [
          '200',
          expect.stringMatching(
            /^(409 last_superuser|403 (superuser_protected|permission_denied)|401 unauthenticated)$/,
          ),
        ],
        left: 1,
      });
    }
    root = client(await service.user({ isSuperuser: true, isAdministrator: true }));
  });

  it('should have one user of a name that many ask for', async () => {
    for (let round = 0; round < 2; round++) {
      const spellings = ['Twin', 'twin', 'TWIN', 'tWiN'].map((name) => `${name}${round}`);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => root.post('/API/v2/users/', { username: spellings[n % 4], groups: [] })),
      );
      expect(told(answers)).toEqual(['201', ...Array<string>(39).fill('409 name_taken')]);
      expect((await root.get(`/API/v2/users/?username__iexact=twin${round}`)).json.objects).toHaveLength(1);
    }
  });

  describe('with the same If-Match', () => {
    it.each([
      ['themes', { title: 'Matched' }, 'title'],
      ['standards/standard', { name: 'Matched' }, 'name'],
      ['exportlocations', { name: 'Matched', uri: 'ftp://host/' }, 'name'],
      ['groups', { name: 'Matched' }, 'description'],
      ['users', { username: 'matched' }, 'last_name'],
    ])('should have one change done of several: %s', async (path, body, name) => {
      const url = `/API/v2/${path}/${(await root.post(`/API/v2/${path}/`, body)).json.id}/`;
      for (let round = 0; round < rounds; round++) {
        const matching = root.with({ 'If-Match': (await root.get(url)).headers.etag! });
        const answers = await Promise.all([1, 2, 3].map((n) => matching.patch(url, { [name]: `${round} ${n}` })));
        expect(told(answers)).toEqual(['200', '412 precondition_failed', '412 precondition_failed']);
        expect((await root.get(url)).text).toBe(answers.find(({ status }) => status === 200)!.text);
      }
    });

    it('should have one of a change, a removal and a step done', async () => {
      for (let round = 0; round < rounds; round++) {
        const { json, headers } = await root.post('/API/v2/themes/', { title: 'Contended' });
        const url = `/API/v2/themes/${json.id}/`;
        const matching = root.with({ 'If-Match': headers.etag! });
        const answers = await Promise.all([
          matching.patch(url, { title: 'Changed' }),
          matching.delete(url),
          matching.post(`${url}submit/`),
        ]);
        expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
        for (const answer of answers.filter(({ status }) => status > 300)) expect([404, 412]).toContain(answer.status);
        expect((await root.get(url)).status).toBe(answers[1].status === 204 ? 404 : 200);
      }
    });
  });

  describe('a token that gets another key while it is used', () => {
    /** Uses a key again and again until told to stop; returns the statuses. */
    async function use(key: string, stop: Promise<unknown>): Promise<Set<number>> {
      let running = true;
      void stop.finally(() => (running = false));
      const statuses = new Set<number>();
      const users = Array.from({ length: 6 }, async () => {
        while (running) statuses.add((await service.client.asToken(key).get('/API/v2/whoami/')).status);
      });
      await Promise.all(users);
      return statuses;
    }

    it('should be let in all the time where the keys overlap', async () => {
      let { token: key } = await service.user();
      for (let round = 0; round < rounds; round++) {
        const rotated = service.client.asToken(key).post('/API/v2/tokens/self/rotate/', { overlap_minutes: 5 });
        const done = rotated.then(() => new Promise((resolve) => setTimeout(resolve, 50)));
        expect([...(await use(key, done))]).toEqual([200]);
        const answer = await rotated;
        expect(answer.status).toBe(200);
        expect((await service.client.asToken(key).get('/API/v2/whoami/')).status).toBe(200);
        key = answer.json.key as string;
      }
    });

    it('should end altogether where they do not, and fail in no other way', async () => {
      for (let round = 0; round < rounds; round++) {
        const { token: key } = await service.user();
        const rotated = service.client.asToken(key).post('/API/v2/tokens/self/rotate/', { overlap_minutes: 0 });
        const done = rotated.then(() => new Promise((resolve) => setTimeout(resolve, 50)));
        for (const status of await use(key, done)) expect([200, 401]).toContain(status);
        const answer = await rotated;
        // What uses the old key may come in between even then.
        expect([200, 401]).toContain(answer.status);
        const keys = answer.status === 200 ? [key, answer.json.key as string] : [key];
        for (const one of keys) expect((await service.client.asToken(one).get('/API/v2/whoami/')).status).toBe(401);
      }
    });

    it('should have one new key when several ask for one', async () => {
      for (let round = 0; round < rounds; round++) {
        const { token: key } = await service.user();
        const answers = await Promise.all(
          Array.from({ length: 4 }, () =>
            service.client.asToken(key).post('/API/v2/tokens/self/rotate/', { overlap_minutes: 5 }),
          ),
        );
        for (const { status } of answers) expect([200, 401, 409]).toContain(status);
        const working = await Promise.all(
          answers
            .filter(({ status }) => status === 200)
            .map(({ json }) => service.client.asToken(json.key as string).get('/API/v2/whoami/')),
        );
        expect(working.length).toBeGreaterThan(0);
        expect(working.some(({ status }) => status === 200)).toBe(true);
      }
    });
  });

  it('should keep a bin in order when it is arranged and taken from', async () => {
    const ann = client(await service.user());
    const BIN = '/API/v2/mediabin/';
    for (let round = 0; round < rounds; round++) {
      const added = await ann.post(
        `${BIN}bulk/`,
        Array.from({ length: 8 }, (_, n) => ({ resource_id: `VX-${round}-${n}` })),
      );
      expect(added.status).toBe(201);
      const ids = added.json.objects.map(({ id }: { id: string }) => id) as string[];
      const answers = await Promise.all([
        ann.post(`${BIN}reorder/`, { ids: ids.toReversed() }),
        ann.delete(`${BIN}${ids[3]}/`),
        ann.post(BIN, { resource_id: `VX-${round}-8` }),
        ann.patch(`${BIN}${ids[0]}/`, { position: 2 }),
        ann.delete(`${BIN}${ids[3]}/`),
        ann.post(`${BIN}remove/`, { ids: [ids[5]] }),
        ann.post(`${BIN}reorder/`, { ids: [ids[7], ids[6]] }),
      ]);
      for (const { status } of answers) expect([200, 201, 204, 404]).toContain(status);
      expect(told([answers[1], answers[4]])).toEqual(['204', '404 not_found']);
      const { objects } = (await ann.get(`${BIN}?limit=1000`)).json as { objects: { id: string; position: number }[] };
      expect(objects.map(({ position }) => position)).toEqual(objects.map((_, n) => n + 1));
      expect(objects.map(({ id }) => id)).not.toEqual(expect.arrayContaining([ids[3]]));
      expect(objects).toHaveLength(7);
      await ann.post(`${BIN}clear/`);
    }
  });

  describe('what several send together', () => {
    const [BIN, THEMES] = ['/API/v2/mediabin/', '/API/v2/themes/'];
    let users: TestUser[];
    let clients: Client[];

    beforeAll(async () => {
      users = await Promise.all(Array.from({ length: 5 }, () => service.user({ permissions: ['theme'] })));
      clients = users.map(client);
    });

    it('should be themes of their own, each noted in the name of who made it', async () => {
      const sent = Array.from({ length: 24 }, (_, n) => ({
        title: `Together ${n}`,
        ...(n % 2 === 0 && { css: `/themes/${n}.css` }),
        ...(n % 3 === 0 && { template_string: `${n} {{ content }}` }),
      }));
      const answers = await Promise.all(
        sent.map((body, n) => clients[n % 5]!.post(n % 4 === 0 ? '/API/v1/theme/' : THEMES, body)),
      );
      expect(new Set(answers.map(({ json }) => json.id as string)).size).toBe(sent.length);
      for (const [n, { status, json, headers }] of answers.entries()) {
        expect([status, json]).toEqual([
          n % 4 === 0 ? 200 : 201,
          expect.objectContaining({ css: '', template_string: null, ...sent[n] }),
        ]);
        expect((await clients[0]!.get(new URL(headers.location!, service.url).pathname)).json).toEqual(json);
        const entries = (await root.get(`/API/v2/audit/?target=themes/${json.id}`)).json.objects as object[];
        expect(entries).toEqual([
          expect.objectContaining({ actor: users[n % 5]!.username, detail: expect.stringContaining(`Together ${n}`) }),
        ]);
      }
    });

    it('should have one default left when each makes a new one', async () => {
      const answers = await Promise.all(
        clients.map((one, n) => one.post('/API/v1/theme/', { title: `Default ${n}`, status: 3, is_default: true })),
      );
      expect(answers.map(({ status, json }) => [status, json.is_default])).toEqual(clients.map(() => [200, true]));
      const { objects } = (await root.get(`${THEMES}?is_default=true`)).json as { objects: { id: string }[] };
      expect(answers.map(({ json }) => json.id as string)).toContain(objects[0]!.id);
      expect(objects).toHaveLength(1);
    });

    it('should be in the bin of each, and refused to those who are at fault', async () => {
      const full = Array.from({ length: 1000 }, (_, n) => ({ resource_id: `FULL-${n}` }));
      expect((await clients[4]!.post(`${BIN}bulk/`, full)).status).toBe(201);
      const answers = await Promise.all(
        clients.flatMap((one) =>
          [
            { resource_id: 'A' },
            { resource_id: 'B', resource_name: 'b.mov' },
            { resource_id: 'A', ui_selected: true },
            { resource_id: 'C', position: 99 },
          ].map((body) => one.post(BIN, body)),
        ),
      );
      for (const [n, one] of clients.slice(0, 4).entries()) {
        const own = answers.slice(n * 4, n * 4 + 4);
        const { objects } = (await one.get(`${BIN}?order_by=resource_id&limit=1000`)).json as { objects: object[] };
        expect(told(own)).toEqual(['200', '201', '201', '400 validation_failed']);
        expect(objects).toMatchObject([
          { resource_id: 'A', ui_selected: true },
          { resource_id: 'B', resource_type: 'video', ui_selected: false },
        ]);
        expect(objects.map((item) => (item as { position: number }).position).sort()).toEqual([1, 2]);
      }
      expect(told(answers.slice(-4))).toEqual(Array(4).fill('400 bin_full'));
      expect((await clients[4]!.get(`${BIN}?limit=1&count=true`)).json.meta.total_count).toBe(1000);
    });

    it('should not wait for the bin of somebody that is locked', async () => {
      const [locked, ...others] = clients as [Client, ...Client[]];
      const { promise: isLocked, resolve: begin } = Promise.withResolvers<void>();
      const { promise: sent, resolve: done } = Promise.withResolvers<void>();
      let isOver = false;
      const holding = service.app.get(Database).write(async (manager) => {
        await lockUser(manager, users[0]!.id);
        begin();
        if (engine === 'mysql') await sent; // on SQLite there is one writer at a time
        isOver = true;
      });
      await isLocked;
      const names = ['X', 'Y', 'Z'];
      const sentBy = (one: Client): Promise<Answer>[] => names.map((name) => one.post(BIN, { resource_id: name }));
      const own = Promise.all(sentBy(locked));
      const answers = await Promise.all(others.slice(0, 3).flatMap(sentBy));
      expect(told(answers)).toEqual(answers.map(() => '201'));
      expect(isOver).toBe(engine !== 'mysql');
      done();
      await holding;
      expect(told(await own)).toEqual(['201', '201', '201']);
    });
  });
});
