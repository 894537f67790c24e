import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Answer } from '../support/client.js';
import { Reader } from '../support/reader.js';
import { e2e } from '../support/service.js';
import { basic, cookie, logIn, newAuditEntries } from '../support/sign-in.js';

const bin = '/API/v1/mediabin/';

// The clock stands still, so that no delay passes by itself.
let clock = Date.now();
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => clock));
afterEach(() => void jest.restoreAllMocks());

e2e('guessing passwords', (service) => {
  /** Fails until the answer is 429; returns how often it was 401, and the last answer. */
  async function guess(next: (n: number) => Promise<Answer>, most = 40): Promise<{ wrong: number; last: Answer }> {
    for (let wrong = 0; wrong < most; wrong++) {
      const last = await next(wrong);
      if (last.status === 429) return { wrong, last };
      expect(last.status).toBe(401);
    }
    throw new Error(`${most} guesses were answered with 401.`);
  }

  let guesses = 0;
  const attack =
    (username: string, headers: Record<string, string> = {}) =>
    () =>
      service.client.with({ ...basic(`${username}:guess ${guesses++}`), ...headers }).get(bin);

  it('should be slowed down by 429 with Retry-After, one error in the form of the version', async () => {
    const { username } = await service.user();
    const { wrong, last } = await guess(attack(username));
    expect(wrong).toBe(11);
    expect(last.headers['retry-after']).toBe('1');
    expect(last.headers).not.toHaveProperty('www-authenticate');
    expect(last.headers['cache-control']).toBe('private, no-store');
    expect(last.json).toEqual({ error: 'Too many failed sign-ins; try again in 1 s.' });
    const login = await logIn(service.client, { username, password: 'guess' });
    expect([login.status, login.headers['retry-after'], login.json.status]).toEqual([429, '1', 429]);
  });

  it('should be slowed down for a name in any spelling, whether it exists or not', async () => {
    const { username } = await service.user({ username: 'Zoë Müller' });
    for (const name of [username, 'Nobody Ätall']) {
      const spellings = [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD')];
      const { wrong } = await guess((n) => attack(spellings[n % 4]!)());
      expect(wrong).toBe(11);
    }
  });

  it('should be slowed down alike when logging in, together with Basic', async () => {
    const { username } = await service.user();
    for (let n = 0; n < 6; n++) await attack(username)();
    const { wrong } = await guess((n) => logIn(service.client, { username, password: `guess ${n}` }));
    expect(wrong).toBe(5);
  });

  it('should refuse the right password, too, while the delay runs, and take it afterwards', async () => {
    const user = await service.user();
    await guess(attack(user.username));
    clock += 1000;
    const { wrong, last } = await guess(attack(user.username));
    expect([wrong, last.headers['retry-after']]).toEqual([1, '2']);
    const right = service.client.asBasic(user);
    clock += 1999;
    expect((await right.get(bin)).status).toBe(429);
    expect((await logIn(service.client, user)).status).toBe(429);
    clock += 1;
    expect((await right.get(bin)).status).toBe(200);
    expect((await attack(user.username)()).status).toBe(401);
  });

  it('should not be what a script does that goes on with an old password: its user signs in meanwhile', async () => {
    const [user, nobody] = [await service.user(), { username: 'nobody', password: '' }];
    for (const { username } of [user, nobody]) {
      for (let minute = 0; minute < 40; minute++) {
        clock += 60_000;
        const pair = { username, password: 'of last year' };
        const answers = [await service.client.asBasic(pair).get(bin), await logIn(service.client, pair)];
        expect(answers.map(({ status }) => status)).toEqual([401, 401]);
      }
      const { wrong } = await guess(attack(username));
      expect(wrong).toBe(11);
    }
    clock += 1000;
    expect((await logIn(service.client, user)).status).toBe(201);
  });

  it('should not disturb a pair that is remembered, nor a session or a token', async () => {
    const user = await service.user();
    const clients = [
      service.client.asBasic(user),
      service.client.asToken(user.token),
      await service.client.asSession(user),
    ];
    for (const client of clients) expect((await client.get(bin)).status).toBe(200);
    await guess(attack(user.username));
    for (const client of clients) expect((await client.get(bin)).status).toBe(200);
    expect((await logIn(service.client, user)).status).toBe(201);
  });

  it('should not disturb another user', async () => {
    const [ann, bob] = [await service.user(), await service.user()];
    await guess(attack(ann.username));
    expect((await service.client.asBasic(bob).get(bin)).status).toBe(200);
    expect((await attack(bob.username)()).status).toBe(401);
  });

  it('should not be told apart by what a client says of its address', async () => {
    const { username } = await service.user();
    const { wrong } = await guess((n) =>
      attack(username, {
        'X-Forwarded-For': `203.0.113.${n}`,
        Forwarded: `for=203.0.113.${n}`,
        'X-Real-IP': `203.0.113.${n}`,
        'True-Client-IP': `203.0.113.${n}`,
      })(),
    );
    expect(wrong).toBe(11);
  });

  it('should not slip through by being sent all at once', async () => {
    const { username } = await service.user();
    const answers = await Promise.all(Array.from({ length: 40 }, () => attack(username)()));
    const wrong = answers.filter(({ status }) => status === 401).length;
    expect(wrong).toBe(11);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - wrong);
  });

  it('should not hinder a client that begins with many requests at once', async () => {
    const client = service.client.asBasic(await service.user());
    const answers = await Promise.all(Array.from({ length: 40 }, () => client.get(bin)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const user = await service.user();
    const logins = await Promise.all(Array.from({ length: 80 }, () => logIn(service.client, user)));
    expect(logins.filter(({ status }) => status !== 201)).toEqual([]);
    const [row] = await service.sql('SELECT login_count FROM account WHERE id = ?', [user.id]);
    expect(Number(row!.login_count)).toBe(80);
  });

  it('should leave an audit entry for each try that was refused unread', async () => {
    const { username } = await service.user();
    await guess(attack(username));
    await newAuditEntries(service);
    await attack(username)();
    await logIn(service.client, { username, password: 'guess' });
    const row = { event: 'sign-in', outcome: 'refused: too many tries', actor: username };
    const rows = await newAuditEntries(service);
    expect(rows).toMatchObject([
      { ...row, via: 'basic' },
      { ...row, via: 'session' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('guess');
  });
});

e2e(
  'guessing passwords behind a trusted proxy',
  (service) => {
    const from = (host: number) => ({ 'X-Forwarded-For': `203.0.113.${host}` });

    it('should be slowed down by the address that the proxy tells, and not at others', async () => {
      const user = await service.user();
      for (let n = 0; n < 11; n++) {
        expect((await service.client.with({ ...basic(`${user.username}:${n}`), ...from(1) }).get(bin)).status).toBe(
          401,
        );
      }
      const [row] = await service.sql('SELECT address FROM audit_entry ORDER BY id DESC LIMIT 1');
      expect(row!.address).toBe('203.0.113.1');
      expect((await service.client.asBasic(user).with(from(1)).get(bin)).status).toBe(429);
      expect((await service.client.asBasic(user).with(from(2)).get(bin)).status).toBe(200);
    });

    it('should not be done from many addresses of one IPv6 network', async () => {
      const user = await service.user();
      const answers = [];
      for (let n = 0; n < 12; n++) {
        const address = { 'X-Forwarded-For': `2001:db8:1:2::${n.toString(16)}` };
        answers.push((await service.client.with({ ...basic(`${user.username}:${n}`), ...address }).get(bin)).status);
      }
      expect(answers).toEqual([...Array<number>(11).fill(401), 429]);
    });

    it('should not be done from many ports of one address', async () => {
      const user = await service.user();
      const answers = [];
      for (let n = 0; n < 12; n++) {
        const address = { 'X-Forwarded-For': `203.0.113.9:${40_000 + n}` };
        answers.push((await service.client.with({ ...basic(`${user.username}:${n}`), ...address }).get(bin)).status);
      }
      expect(answers).toEqual([...Array<number>(11).fill(401), 429]);
      const session = await logIn(service.client.with({ 'X-Forwarded-For': '[2001:db8::9]:40000' }), user);
      expect(session.json.address).toBe('2001:db8::9');
    });

    it('should give cookies that only go by https where the proxy says that the client uses it', async () => {
      const user = await service.user();
      for (const said of ['https', 'HTTPS', 'Https, http']) {
        const https = await logIn(service.client.with({ 'X-Forwarded-Proto': said }), user);
        expect(cookie(https, 'sessionid').attributes).toContain('Secure');
        expect(cookie(https, 'csrftoken').attributes).toContain('Secure');
      }
      expect(cookie(await logIn(service.client, user), 'sessionid').attributes).not.toContain('Secure');
      const reader = new Reader(service.client, { 'X-Forwarded-Proto': 'https' });
      await reader.open('/login/');
      const byForm = await reader.send('/login/', { username: user.username, password: user.password });
      for (const name of ['sessionid', 'csrftoken']) expect(cookie(byForm, name).attributes).toContain('Secure');
    });

    it.each([
      ['HTTPS', 'https'],
      ['HTTP', 'http'],
      ['javascript', 'http'],
      ['https://evil.example.org/?', 'http'],
    ])('should lead to new objects by a scheme of the web where the proxy says %s', async (said, scheme) => {
      const chief = service.client.asBasic(await service.user({ isSuperuser: true }));
      const made = await chief.with({ 'X-Forwarded-Proto': said }).post('/API/v2/themes/', { title: said });
      expect(made.headers.location).toMatch(new RegExp(`^${scheme}://127`));
    });
  },
  { TRUST_PROXY: 'loopback' },
);
