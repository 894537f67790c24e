import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { everythingStored } from '../support/database.js';
import { mainOf, Reader } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

const TOKENS = '/API/v2/tokens/';
const PAGE = '/profile/tokens/';
const NEW = `${PAGE}new/`;
const day = 86_400_000;
const anyKey = /map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}/;

e2e('pages of tokens', (service) => {
  let user: TestUser;
  let me: Client;
  let reader: Reader;

  const at = (headers: Record<string, string> = {}): Reader => new Reader(service.client, headers);
  const works = async (key: string): Promise<boolean> =>
    (await service.client.asToken(key).get('/API/v2/whoami/')).status === 200;
  const named = async (label: string, client = me): Promise<Record<string, string>[]> =>
    (await client.get(`${TOKENS}?label=${encodeURIComponent(label)}`)).json.objects;
  /** The key that the page shows. */
  const shownKey = (): string => {
    const keys = new Set(reader.page.text.match(new RegExp(anyKey, 'g')));
    expect(keys.size).toBe(1);
    expect(reader.page.headers['cache-control']).toBe('private, no-store');
    expect(reader.page.headers['set-cookie'] ?? []).toEqual([]);
    return [...keys][0]!;
  };
  const make = async (fields: Record<string, string>): Promise<string> => {
    await reader.open(NEW);
    await reader.submit(NEW, { password: PASSWORD, ...fields });
    return shownKey();
  };

  beforeEach(async () => {
    user = await service.user();
    me = service.client.asBasic(user);
    reader = await at().signIn(user);
  });

  it('should say what to do where there are none', async () => {
    await service.sql('DELETE FROM api_token WHERE owner_id = ?', [user.id]);
    await reader.open(PAGE);
    expect(reader.text).toContain('You have no tokens yet');
    expect(reader.page.text).toContain(`href="${NEW}"`);
  });

  it('should be as many on a page as advice can be given for, however many are wanted', async () => {
    for (let n = 0; n < 100; n++) await service.token(user.username);
    await me.patch('/API/v2/me/', { paginate_by: 200 });
    const { status, text } = await reader.open(PAGE);
    expect([status, text]).toEqual([200, expect.stringContaining('rel="next"')]);
  });

  describe('a new one', () => {
    it('should be shown once: in the answer of the form, and nowhere else', async () => {
      const key = await make({ label: 'Ingest <panel>', access: 'full' });
      expect(reader.path).toBe(NEW);
      expect(reader.page.status).toBe(201);
      expect(reader.text).toContain('Copy it now. Nobody can show it again.');
      expect(await works(key)).toBe(true);
      expect(JSON.stringify(await everythingStored(service))).not.toContain(key);
      const [token] = await named('Ingest <panel>');
      expect(token).toMatchObject({ access: 'full', run_as: 'allowed', last4: key.slice(-4) });
      for (const path of [PAGE, `${PAGE}${token!.id}/`, NEW, '/']) {
        await reader.open(path);
        expect(reader.page.text).not.toMatch(anyKey);
        expect(reader.page.text).not.toContain('Ingest <panel>');
      }
    });

    it('should be proposed to read only, for 90 days', async () => {
      await reader.open(NEW);
      // The day is typed right below its choice.
      expect(reader.text).toMatch(/ never on a day that you choose Day /);
      await make({ label: 'Proposed' });
      const [token] = await named('Proposed');
      expect(token!.access).toBe('read');
      expect(Math.round((Date.parse(token!.expires_at!) - Date.now()) / day)).toBe(90);
    });

    it.each([
      ['never', { expires_at: 'never' }, null],
      ['at the end of a day', { expires_at: 'date', expires_on: '2099-05-01' }, '2099-05-01T23:59:59.000000Z'],
      ['at a point in time', { expires_at: '2099-05-01T10:00:00Z' }, '2099-05-01T10:00:00.000000Z'],
    ])('should end %s', async (_, fields, end) => {
      await make({ label: 'Ending', ...fields });
      expect((await named('Ending'))[0]!.expires_at).toBe(end);
    });

    it('should not be made again by a reload, nor its key be shown again', async () => {
      await reader.open(NEW);
      const form = new URLSearchParams({ ...reader.values(NEW), label: 'Reloaded', password: PASSWORD });
      await reader.post(NEW, form);
      const key = shownKey();
      for (let n = 0; n < 2; n++) {
        await reader.post(NEW, form);
        expect(reader.page.text).not.toMatch(anyKey);
        expect(reader.text).toContain('The key was shown the first time');
        expect(reader.text).not.toContain('Copy it now.');
      }
      expect(await named('Reloaded')).toHaveLength(1);
      expect(await works(key)).toBe(true);
      // A page from the history, filled in anew, asks for something else.
      form.set('label', 'Another');
      expect((await reader.post(NEW, form)).status).toBe(422);
      expect(await named('Another')).toHaveLength(0);
      expect(reader.values(NEW).label).toBe('Another');
      await reader.submit(NEW, { password: PASSWORD });
      expect(await named('Another')).toHaveLength(1);
    });

    it.each([
      ['no label', { label: '' }, 'label'],
      ['a wrong password', { password: 'wrong password' }, 'password'],
      ['a day that has gone', { expires_at: 'date', expires_on: '2001-01-01' }, 'expires_on'],
      ['no day at all', { expires_at: 'date', expires_on: '' }, 'expires_on'],
      ['neither a day nor the password', { expires_at: 'date', expires_on: '', password: '' }, 'expires_on'],
      ['another access', { access: 'write' }, 'access'],
    ])('should not be made with %s; what was typed stays', async (_, fields, field) => {
      await reader.open(NEW);
      const before = await named('Kept');
      const sent = { label: 'Kept', access: 'full', password: PASSWORD, expires_at: 'never', ...fields };
      const { status, text } = await reader.submit(NEW, sent);
      expect([403, 422]).toContain(status);
      expect(text).toContain(`href="#f-profile-tokens-new-${field}"`);
      expect(reader.values(NEW)).toMatchObject({ label: sent.label, password: '' });
      expect(text).not.toMatch(anyKey);
      for (const password of [PASSWORD, 'wrong password']) expect(text).not.toContain(password);
      expect(await named('Kept')).toEqual(before);
    });

    it('should let administrators, and nobody else, choose whether it acts for others', async () => {
      await reader.open(NEW);
      expect(reader.page.text).not.toContain('name="run_as"');
      const administrator = await service.administrator();
      reader = await at().signIn(administrator);
      await make({ label: 'Robot', run_as: 'required', access: 'full' });
      expect((await named('Robot', service.client.asBasic(administrator)))[0]!.run_as).toBe('required');
    });
  });

  describe('one that there is', () => {
    let id: string;
    const path = (step = ''): string => `${PAGE}${id}/${step}`;

    beforeEach(async () => {
      const { json } = await me.post(TOKENS, { label: 'Playout', expires_at: '2099-01-01T00:00:00Z' });
      id = json.id as string;
    });

    it('should be rotated with an overlap, and the key before go on', async () => {
      const before = await make({ label: 'Rotated' });
      id = (await named('Rotated'))[0]!.id!;
      await reader.open(path('rotate/'));
      const form = new URLSearchParams({
        ...reader.values(path('rotate/')),
        overlap_minutes: '60',
        password: PASSWORD,
      });
      await reader.post(path('rotate/'), form);
      const key = shownKey();
      expect([await works(key), await works(before), key === before]).toEqual([true, true, false]);
      const [, until] = /The key before goes on until <time datetime="([^"]+)"/.exec(reader.page.text)!;
      expect(Math.round((Date.parse(until!) - Date.now()) / 600_000)).toBe(6);
      await reader.post(path('rotate/'), form);
      expect(reader.page.text).not.toMatch(anyKey);
      expect(await works(key)).toBe(true);
      await reader.open(path('rotate/'));
      await reader.submit(path('rotate/'), { overlap_minutes: '0', password: PASSWORD });
      expect([await works(shownKey()), await works(key)]).toEqual([true, false]);
      expect(reader.text).toContain('The key before has ended.');
    });

    it('should not be rotated with a wrong password', async () => {
      await reader.open(path('rotate/'));
      await reader.submit(path('rotate/'), { overlap_minutes: '1440', password: 'wrong password' });
      expect(reader.page.text).toContain('id="mistakes"');
      expect(reader.values(path('rotate/')).overlap_minutes).toBe('1440');
    });

    it('should be given another label and an earlier end without, a later one with the password', async () => {
      await reader.open(path('change/'));
      await reader.submit(path('change/'), { label: 'Playout 2', expires_at: 'date', expires_on: '2098-01-01' });
      expect(reader.path).toBe(path());
      expect((await me.get(`${TOKENS}${id}/`)).json).toMatchObject({
        label: 'Playout 2',
        expires_at: '2098-01-01T23:59:59.000000Z',
      });
      await reader.open(path('change/'));
      await reader.submit(path('change/'), { expires_at: 'never' });
      expect(reader.page.status).toBe(403);
      await reader.submit(path('change/'), { expires_at: 'never', password: PASSWORD });
      expect((await me.get(`${TOKENS}${id}/`)).json).toMatchObject({ label: 'Playout 2', expires_at: null });
    });

    it('should keep the label that it was given while only its end was changed', async () => {
      await reader.open(path('change/'));
      expect((await me.patch(`${TOKENS}${id}/`, { label: 'Named meanwhile' })).status).toBe(200);
      await reader.submit(path('change/'), { expires_at: 'date', expires_on: '' });
      expect(reader.page.status).toBe(422);
      await reader.submit(path('change/'), { expires_at: 'date', expires_on: '2098-01-01' });
      expect((await me.get(`${TOKENS}${id}/`)).json).toMatchObject({
        label: 'Named meanwhile',
        expires_at: '2098-01-01T23:59:59.000000Z',
      });
    });

    it('should not end on a day that was not chosen, nor lose its label', async () => {
      await reader.open(path('change/'));
      await reader.submit(path('change/'), { label: '', expires_at: 'date', expires_on: '' });
      expect(reader.page.status).toBe(422);
      expect(reader.text).toContain('Day: Choose a day.');
      await reader.submit(path('change/'), { expires_at: '' });
      expect(reader.page.status).toBe(422);
      expect(reader.page.text).toContain('href="#f-profile-tokens-' + id + '-change-label"');
      expect((await named('Playout'))[0]).toMatchObject({ expires_at: '2099-01-01T00:00:00.000000Z' });
    });

    it('should offer nothing that it cannot do any more', async () => {
      await reader.open(path('reveal/'));
      expect(reader.path).toBe(path());
      await me.delete(`${TOKENS}${id}/`);
      for (const step of ['change/', 'rotate/', 'revoke/', 'reveal/', 'read-only/']) {
        await reader.open(path(step));
        expect(reader.path).toBe(path());
      }
    });

    it('should be revoked after a question', async () => {
      await reader.open(path('revoke/'));
      expect(reader.text).toContain('Revoke “Playout”?');
      expect((await me.get(`${TOKENS}${id}/`)).json.state).toBe('active');
      await reader.submit(path('revoke/'));
      expect(reader.text).toContain('“Playout” was revoked.');
      expect((await me.get(`${TOKENS}${id}/`)).json.state).toBe('revoked');
      await reader.open(`${PAGE}?list=revoked`);
      expect(reader.text).toContain('Playout');
    });

    it('should say what it was used for, with the calls that take the place of old ones', async () => {
      const key = await make({ label: 'Busy', access: 'full', expires_at: 'never' });
      const client = service.client.asToken(key);
      for (let n = 0; n < 12; n++) await client.get('/API/v1/mediabin/');
      id = (await named('Busy'))[0]!.id!;
      const told = 'Still calls version 1: 12 calls in 30 days';
      await until(async () => {
        await reader.open(path());
        // What is counted by call is stored by itself.
        return [told, '12 calls in the last 30 days'].every((text) => reader.text.includes(text));
      });
      expect(reader.text).toContain('in version 2: GET /API/v2/mediabin/');
      expect(reader.page.text).toContain('<svg height="180" role="img"');
      expect(reader.page.text.match(/<rect class="bar"/g)).toHaveLength(30);
      await reader.open(PAGE);
      expect(reader.text).toContain(told);

      await reader.open(path());
      expect(reader.page.text).toContain(`<a class="button" href="${path('read-only/')}">Make it read-only</a>`);
      await reader.open(path('read-only/'));
      expect(reader.text).toMatch(/^Make “Busy” read-only Whoever steals it can change nothing with it\./);
      expect(reader.text).toContain('There is no way back: a token can only ever be made to do less.');
      await reader.submit(path('read-only/'));
      expect(reader.text).toContain('“Busy” may only read from now on.');
      expect((await me.get(`${TOKENS}${id}/`)).json.access).toBe('read');
      expect((await client.post('/API/v2/mediabin/', { resource_id: 'VX-1' })).status).toBe(403);
      await reader.open(path());
      expect(reader.page.text).not.toContain(path('read-only/'));
    });

    it('should be another’s to look at only for who made it and for administrators', async () => {
      reader = await at().signIn(await service.user());
      for (const step of ['', 'change/', 'rotate/', 'revoke/', 'reveal/', 'read-only/']) {
        expect((await reader.open(path(step))).status).toBe(404);
      }
    });
  });

  it('should show the key of one that an administrator has assigned, once', async () => {
    const administrator = await service.administrator();
    const { json } = await service.client
      .asBasic(administrator)
      .post(TOKENS, { label: 'For you', assignee: user.username });
    await reader.open(PAGE);
    expect(reader.text).toContain('Waits for you');
    const path = `${PAGE}${json.id}/reveal/`;
    await reader.open(path);
    const form = new URLSearchParams({ ...reader.values(path), password: PASSWORD });
    await reader.post(path, form);
    expect(await works(shownKey())).toBe(true);
    await reader.post(path, form);
    expect(reader.page.text).not.toMatch(anyKey);
    expect([reader.page.status, reader.text]).toEqual([
      200,
      expect.stringContaining('The key was shown the first time'),
    ]);
    // Who had the form open already is told; to others it is not offered.
    form.delete('idempotency_key');
    expect((await reader.post(path, form)).status).toBe(409);
    expect(reader.page.text).not.toMatch(anyKey);
    await reader.open(path);
    expect(reader.path).toBe(`${PAGE}${json.id}/`);
  });

  it('should say whose it is where it is another’s, and lead back to that user', async () => {
    const owner = await service.user({ firstName: 'Ona', lastName: 'Owner' });
    const administrator = await service.administrator();
    const client = service.client.asBasic(administrator);
    reader = await at().signIn(administrator);
    const list = `/users/${owner.id}/tokens/`;
    const current = () => /<a href="([^"]+)" aria-current="page"/.exec(reader.page.text)?.[1];
    const assigned = async (label: string): Promise<string> =>
      `${PAGE}${(await client.post(TOKENS, { label, assignee: owner.username })).json.id}/`;

    const path = await assigned('Theirs');
    await reader.open(path);
    expect(reader.text).toContain('All tokens of Ona Owner');
    expect(reader.text).toContain('Belongs to Ona Owner State Waits to be revealed May Everything they may');
    expect(reader.text).not.toContain('Everything you may');
    expect(current()).toBe('/users/');
    await reader.open(`${PAGE}?list=created`);
    expect(reader.text).toContain('Everything they may');

    for (const [step, fields, said] of [
      ['change/', { label: 'Still theirs' }, 'The token was changed.'],
      ['read-only/', {}, '“Still theirs” may only read from now on.'],
      ['revoke/', {}, '“Still theirs” was revoked.'],
    ] as const) {
      await reader.open(path + step);
      expect(current()).toBe('/users/');
      await reader.submit(path + step, fields);
      expect(reader.path).toBe(list);
      expect(reader.text).toContain(said);
    }
  });

  it('should be shown to who made it and is no administrator any more', async () => {
    const maker = await service.administrator();
    const { json } = await service.client.asBasic(maker).post(TOKENS, { label: 'Made', assignee: user.username });
    const other = service.client.asBasic(await service.administrator());
    expect((await other.delete(`/API/v2/users/${maker.id}/roles/platform_administrator/`)).status).toBe(204);
    reader = await at().signIn(maker);
    expect((await reader.open(`${PAGE}${json.id}/`)).status).toBe(200);
    expect(reader.text).toContain(`Belongs to ${user.username}`);
  });

  it('should speak German', async () => {
    const { id } = (await named(''))[0] ?? (await me.post(TOKENS, { label: 'x' })).json;
    reader = await at({ 'Accept-Language': 'de' }).signIn(user);
    for (const path of ['', 'new/', `${id}/`, `${id}/change/`, `${id}/rotate/`, `${id}/revoke/`]) {
      await reader.open(PAGE + path);
      expect(reader.page.text).toContain('<html lang="de"');
      expect(reader.text).not.toMatch(/\btokens\.[a-z]/);
    }
  });
});

e2e(
  'pages of tokens where these have an end',
  (service) => {
    it('should say how long a token lasts at most, and propose no more', async () => {
      const user = await service.user();
      const reader = await new Reader(service.client).signIn(user);
      await reader.open(NEW);
      expect(reader.text).toContain('A token lasts at most 60 days here.');
      expect(reader.text).not.toMatch(/90 days|never/);
      expect(reader.values(NEW).expires_at).toBe('most');
      await reader.submit(NEW, { label: 'Short', password: PASSWORD });
      expect(reader.page.status).toBe(201);
      const { json } = await service.client.asBasic(user).get(`${TOKENS}?label=Short`);
      expect(Math.round((Date.parse(json.objects[0].expires_at as string) - Date.now()) / day)).toBe(60);
    });
  },
  { TOKEN_MAX_DAYS: '60' },
);

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 20_000; !(await done());) {
    if (Date.now() > end) throw new Error('It has not come to that in time.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

e2e(
  'tokens that last a day at most',
  (service) => {
    it('should be offered in words for one day', async () => {
      const user = await service.user();
      for (const [language, words] of [
        ['en', 'as late as it may: in one day, on'],
        ['de', 'so spät wie möglich: in einem Tag, am'],
      ] as const) {
        const reader = await Reader.signedIn(service, user, { language });
        expect(mainOf(await reader.get('/profile/tokens/new/'))).toContain(words);
      }
    });
  },
  { TOKEN_MAX_DAYS: '1' },
);
