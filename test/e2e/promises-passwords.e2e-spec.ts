import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { freshDatabase } from '../support/fresh-database.js';
import { Program, startProcess } from '../support/processes.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';
import { logIn, sessionsPath, setActive } from '../support/sign-in.js';
import { expectRefused } from '../support/v2.js';

const TOKENS = '/API/v2/tokens/';
const USERS = '/API/v2/users/';
const ME = '/API/v2/me/';
const WHOAMI = '/API/v2/whoami/';
const fresh = 'another password';

e2e('promise of passwords', (service) => {
  let boss: TestUser;
  let superuser: Client;
  /** A second instance, which shares nothing with the first but the database and the pepper. */
  let other: Program;
  let elsewhere: Client;
  let names = 0;

  beforeAll(async () => {
    boss = await service.user({ isSuperuser: true, isAdministrator: true });
    superuser = service.client.asBasic(boss);
    const { program, url } = await startProcess();
    other = program;
    elsewhere = new Client(url);
  });
  afterAll(async () => {
    other.kill('SIGTERM');
    await other.ended;
  });

  const storedOf = async (username: string): Promise<string> =>
    (await service.sql('SELECT password FROM account WHERE username = ?', [username]))[0]!.password as string;
  /** What becomes of a sign-in here and at the other instance. */
  const statuses = (clients: ((at: Client) => Client)[], path = WHOAMI): Promise<number[]> =>
    Promise.all(
      [service.client, elsewhere].flatMap((at) => clients.map(async (as) => (await as(at).get(path)).status)),
    );
  const headersOf = (client: Client) => (client as unknown as { headers: Record<string, string> }).headers;

  /** Every way in which a password comes into the database. */
  const setters: Record<string, (password: string) => Promise<{ status: number; username: string }>> = {
    'by creating a user': async (password) => {
      const username = `created${++names}`;
      return { username, status: (await superuser.post(USERS, { username, password })).status };
    },
    'by creating many': async (password) => {
      const username = `created${++names}`;
      return { username, status: (await superuser.post(`${USERS}bulk/`, [{ username, password }])).status };
    },
    'by an administrator': async (password) => {
      const { id, username } = await service.user();
      return { username, status: (await superuser.post(`${USERS}${id}/set-password/`, { password })).status };
    },
    'by the user': async (password) => {
      const user = await service.user();
      const answer = await service.client
        .asBasic(user)
        .post(`${ME}password/`, { old_password: PASSWORD, new_password: password });
      return { username: user.username, status: answer.status };
    },
  };

  describe.each(Object.keys(setters))('argon2id: %s', (way) => {
    it('should be what is stored, with no less memory than OWASP asks for', async () => {
      const { username, status } = await setters[way]!(fresh);
      expect([username, status < 300]).toEqual([username, true]);
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(await storedOf(username))!;
      expect([Number(memory) >= 19 * 1024, Number(passes) >= 2]).toEqual([true, true]);
      expect((await service.client.asBasic({ username, password: fresh }).get(WHOAMI)).status).toBe(200);
    });

    it('should take up to 1024 characters and no more', async () => {
      for (const [length, ok] of [
        [1024, true],
        [1025, false],
        [500_000, false],
      ] as const) {
        const { username, status } = await setters[way]!('ü'.repeat(length));
        expect([length, status < 300, status === 400]).toEqual([length, ok, !ok]);
        const password = 'ü'.repeat(length).slice(0, 1024);
        expect((await logIn(service.client, { username, password })).status).toBe(ok ? 201 : 401);
      }
    });
  });

  describe('a verified pair is remembered in memory, never on disk', () => {
    it('should be in no file of the service and not in the database', async () => {
      const user = await service.user({ password: 'plain to see' });
      for (let n = 0; n < 3; n++) expect((await service.client.asBasic(user).get(WHOAMI)).status).toBe(200);
      await logIn(service.client, user);
      const pair = Buffer.from(`${user.username}:${user.password}`);
      const secrets = [user.password, pair.toString('base64'), pair.toString('hex')];
      const files = readdirSync(process.env.DATA_DIR!, { recursive: true, encoding: 'utf8' })
        .map((name) => join(process.env.DATA_DIR!, name))
        .filter((path) => statSync(path).isFile());
      expect(files.length).toBeGreaterThan(0);
      const texts = [await everythingStored(service), ...files.map((path) => readFileSync(path, 'latin1'))];
      for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
    });
  });

  describe('a change takes effect on the next request, on every instance', () => {
    let user: TestUser;
    let session: string;
    const ways: ((at: Client) => Client)[] = [
      (at) => at.asBasic(user),
      (at) => at.asToken(user.token),
      (at) => at.with({ Cookie: session }),
    ];
    /** A user who has just signed in everywhere and in every way. */
    async function start(): Promise<void> {
      user = await service.user({ permissions: ['theme'] });
      session = headersOf(await service.client.asSession(user)).Cookie!;
      expect(await statuses(ways)).toEqual(Array(6).fill(200));
      expect(await statuses(ways, '/API/v2/themes/')).toEqual(Array(6).fill(200));
    }

    it('should be so of a password that its user changes: it ends all other sessions, and the tokens when asked to', async () => {
      await start();
      const own = await service.client.asSession(user);
      const answer = await own.post(`${ME}password/`, { old_password: PASSWORD, new_password: fresh });
      expect(answer.status).toBe(204);
      expect(await statuses(ways)).toEqual([401, 200, 401, 401, 200, 401]);
      expect(await statuses([(at) => at.with({ Cookie: headersOf(own).Cookie! })])).toEqual([200, 200]);
      const again = { old_password: fresh, new_password: PASSWORD, revoke_tokens: true };
      expect((await own.post(`${ME}password/`, again)).status).toBe(204);
      expect(await statuses(ways)).toEqual([200, 401, 401, 200, 401, 401]);
    });

    it('should be so of a password that an administrator resets: all that was signed in by the old one ends', async () => {
      await start();
      expect((await superuser.post(`${USERS}${user.id}/set-password/`, { password: fresh })).status).toBe(204);
      expect(await statuses(ways)).toEqual(Array(6).fill(401));
      await start();
      const spared = { password: fresh, revoke_tokens: false };
      expect((await superuser.post(`${USERS}${user.id}/set-password/`, spared)).status).toBe(204);
      expect(await statuses(ways)).toEqual([401, 200, 401, 401, 200, 401]);
    });

    it('should be so of a deactivated user: sessions and tokens stop at once, by every way in', async () => {
      await start();
      const acting = service.client.asToken((await service.user({ isAdministrator: true })).token).runAs(user.username);
      const rotated = (await service.client.asBasic(user).post(TOKENS, { label: 'x' })).json;
      await service.client.asBasic(user).post(`${TOKENS}${rotated.id}/rotate/`, { overlap_minutes: 60 });
      const assigned = (await superuser.post(TOKENS, { label: 'x', assignee: user.username })).json;
      const all = [...ways, (at: Client) => at.asToken(rotated.key)];
      expect(await statuses(all)).toEqual(Array(8).fill(200));
      expect((await acting.get(WHOAMI)).status).toBe(200);

      expect((await superuser.patch(`${USERS}${user.id}/`, { is_active: false })).status).toBe(200);
      for (const path of [WHOAMI, ME, '/API/v2/mediabin/', TOKENS, '/API/v1/mediabin/', '/API/v1/theme/']) {
        expect(await statuses(all, path)).toEqual(Array(8).fill(401));
      }
      expectRefused(await acting.get(WHOAMI), 'run_as_forbidden');
      expectRefused(await logIn(service.client, user), 'unauthenticated');
      expectRefused(await service.client.asBasic(user).post(`${TOKENS}${assigned.id}/reveal/`), 'unauthenticated');
      const ready = await service.client.asBasic(user).get('/API/v2/healthcheck/ready');
      expect(ready.json).toEqual({ status: 'ok' });
      expect(await service.sql('SELECT id FROM session WHERE user_id = ?', [user.id])).toEqual([]);

      // A session does not come to life again with its user.
      await superuser.patch(`${USERS}${user.id}/`, { is_active: true });
      expect(await statuses([ways[0]!, ways[2]!])).toEqual([200, 401, 200, 401]);
    });

    it('should be so of a permission that is taken away, directly or with a group, and of one that is given', async () => {
      await start();
      const themes = '/API/v2/themes/';
      await superuser.patch(`${USERS}${user.id}/`, { permissions: [] });
      expect(await statuses(ways, themes)).toEqual(Array(6).fill(403));
      const group = (await superuser.post('/API/v2/groups/', { name: 'Designers', permissions: ['theme'] })).json;
      await superuser.patch(`${USERS}${user.id}/`, { groups: [group.id] });
      expect(await statuses(ways, themes)).toEqual(Array(6).fill(200));
      await superuser.patch(`/API/v2/groups/${group.id}/`, { permissions: [] });
      expect(await statuses(ways, themes)).toEqual(Array(6).fill(403));
      await superuser.patch(`/API/v2/groups/${group.id}/`, { permissions: ['theme'] });
      await superuser.patch(`${USERS}${user.id}/`, { groups: [] });
      expect(await statuses(ways, themes)).toEqual(Array(6).fill(403));
    });

    it('should be so of an administrator who is one no longer, also while acting as another', async () => {
      const user = await service.administrator();
      const bob = await service.user();
      const acting = [(at: Client) => at.asToken(user.token).runAs(bob.username)];
      expect(await statuses(acting)).toEqual([200, 200]);
      await superuser.patch(`${USERS}${user.id}/`, { roles: [] });
      expect(await statuses(acting)).toEqual([403, 403]);
      expect(await statuses([(at) => at.asToken(user.token)], '/API/v2/audit/')).toEqual([403, 403]);
    });

    it('should be so of a deleted user, whose name then is another’s', async () => {
      await start();
      const { id, username } = user;
      expect((await superuser.delete(`${USERS}${id}/?confirm=${username}`)).status).toBe(204);
      expect(await statuses(ways)).toEqual(Array(6).fill(401));
      const next = (await superuser.post(USERS, { username, password: fresh })).json;
      expect(next.id).not.toBe(id);
      expect(await statuses(ways)).toEqual(Array(6).fill(401));
      expect((await service.client.asBasic({ username, password: fresh }).get(TOKENS)).json.objects).toEqual([]);
      expect(await service.sql('SELECT id FROM session WHERE user_id = ?', [next.id])).toEqual([]);
    });

    it('should be so of a session that is ended and of a token that is revoked elsewhere', async () => {
      await start();
      const [own] = (await service.client.with({ Cookie: session }).get(sessionsPath)).json.objects;
      expect((await elsewhere.asBasic(user).delete(`${sessionsPath}${own.id}/`)).status).toBe(204);
      const [token] = (await elsewhere.asBasic(user).get(TOKENS)).json.objects;
      expect((await elsewhere.asBasic(user).delete(`${TOKENS}${token.id}/`)).status).toBe(204);
      expect(await statuses(ways)).toEqual([200, 401, 401, 200, 401, 401]);
    });
  });

  describe('nobody can lock another user out for good', () => {
    it('should let the owner in elsewhere, and with what was verified already, while somebody guesses', async () => {
      service.app.set('trust proxy', 'loopback');
      try {
        const user = await service.user();
        const from = (address: string) => service.client.with({ 'X-Forwarded-For': address });
        expect((await from('10.1.0.1').asBasic(user).get(WHOAMI)).status).toBe(200);
        const guesses = [];
        for (let n = 0; n < 15; n++) {
          guesses.push((await logIn(from('10.1.0.2'), { ...user, password: `guess ${n}` })).status);
        }
        expect(guesses).toContain(429);
        expect((await from('10.1.0.1').asBasic(user).get(WHOAMI)).status).toBe(200);
        expect((await logIn(from('10.1.0.1'), user)).status).toBe(201);
        expect((await from('10.1.0.3').asToken(user.token).get(WHOAMI)).status).toBe(200);
      } finally {
        service.app.set('trust proxy', false);
      }
    });
  });

  describe('no password is shown', () => {
    it('should be in no answer, whoever asks for it', async () => {
      const { id } = (await superuser.post(USERS, { username: 'shown', password: 'plain to see' })).json;
      await setActive(service, { id } as TestUser, true);
      const paths = [
        `${USERS}${id}/`,
        `${USERS}?limit=1000`,
        `${USERS}${id}/access/`,
        '/API/v2/audit/?limit=1000',
        '/API/v2/audit/export/',
        `/API/v1/userprofile/${id}/`,
      ];
      for (const path of paths) {
        const { status, text } = await superuser.get(path);
        expect([path, status, /argon2|plain to see|pbkdf2/.exec(text)]).toEqual([path, 200, null]);
      }
    });
  });
});

const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;

suite('promise of the first start', () => {
  const start = async (env: NodeJS.ProcessEnv) => {
    const { program, url } = await startProcess({ LOG_LEVEL: 'trace', ...env });
    const statusOf = async (username: string, password: string) =>
      (await new Client(url).asBasic({ username, password }).get(WHOAMI)).status;
    const stop = async () => {
      program.kill('SIGTERM');
      await program.ended;
    };
    return { program, statusOf, stop };
  };

  const shownPassword = ({ stdout }: Program): string =>
    /the password is shown this once: (\S+)/.exec(stdout)?.[1] ?? '';

  it('should create an administrator with a random password, tell it this once, and have no default one', async () => {
    const env = { DATABASE_URL: await freshDatabase(), ADMIN_PASSWORD: '' };
    const first = await start(env);
    const password = shownPassword(first.program);
    expect(password.length).toBeGreaterThanOrEqual(20);
    for (const guess of ['', 'admin', 'password', 'Admin', 'changeme']) {
      expect([guess, await first.statusOf('admin', guess)]).toEqual([guess, 401]);
    }
    expect(await first.statusOf('admin', password)).toBe(200);
    await first.stop();
    expect(first.program.stderr).not.toContain(password);

    const again = await start(env);
    expect(again.program.stdout).not.toMatch(/password|admin:/);
    expect(await again.statusOf('admin', password)).toBe(200);
    await again.stop();

    const other = await start({ ...env, DATABASE_URL: await freshDatabase() });
    expect(shownPassword(other.program)).not.toBe(password);
    await other.stop();
  });

  it.each(['1', '2'])('should tell it also where nobody can be served yet (workers: %s)', async (WORKERS) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const env = { DATABASE_URL: await freshDatabase(), ADMIN_PASSWORD: '', WORKERS };
    const { port } = taken.address() as AddressInfo;
    const failed = new Program(['dist/src/main.js'], { env: { ...env, PORT: String(port) } });
    expect(await failed.ended).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Another program listens/) });
    taken.close();
    const again = await start(env);
    expect(await again.statusOf('admin', shownPassword(failed))).toBe(200);
    await again.stop();
  });

  it('should take the password that ADMIN_PASSWORD gives, and never show it', async () => {
    const { program, statusOf, stop } = await start({
      DATABASE_URL: await freshDatabase(),
      ADMIN_PASSWORD: 'a given word',
    });
    expect(await statusOf('admin', 'a given word')).toBe(200);
    await stop();
    expect(program.stdout + program.stderr).not.toContain('a given word');
  });
});
