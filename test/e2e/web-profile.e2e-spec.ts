import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { noticeOf, Reader } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

const ME = '/API/v2/me/';

e2e('pages of the profile', (service) => {
  let user: TestUser;
  let me: Client;
  let reader: Reader;

  const at = (headers: Record<string, string> = {}): Reader => new Reader(service.client, headers);

  beforeEach(async () => {
    user = await service.user({ firstName: 'Åsa', lastName: '<b>Berg</b>', email: 'asa@example.org' });
    me = service.client.asBasic(user);
    reader = await at().signIn(user);
  });

  it('should send whoever is not signed in to the sign-in and back', async () => {
    const stranger = at();
    await stranger.open('/profile/sessions/');
    expect(stranger.path).toBe('/login/?next=%2Fprofile%2Fsessions%2F');
    await stranger.submit('/login/', { username: user.username, password: PASSWORD });
    expect(stranger.path).toBe('/profile/sessions/');
  });

  it('should lead to each of its parts, and say what each is for', async () => {
    await reader.open('/profile/');
    const parts = [...reader.page.text.matchAll(/<a href="(\/profile\/[\w-]*\/?)"/g)].map(([, path]) => path!);
    expect(new Set(parts).size).toBe(8);
    for (const path of new Set(parts)) {
      const { status, headers, text } = await reader.open(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        vary: expect.stringMatching(/, Accept, Accept-Language$/),
      });
      expect(text.match(/<h1/g)).toHaveLength(1);
      expect(text).toContain('<p class="lead">');
    }
  });

  it('should change names and number, and nothing else', async () => {
    await reader.open('/profile/');
    expect(reader.text).toContain('asa@example.org');
    expect(reader.page.text).not.toContain('<b>Berg');
    const before = (await me.get(ME)).json;
    await reader.submit('/profile/', { last_name: 'Lund', contact_number: '+46 8 1' });
    expect(reader.text).toContain('Saved.');
    expect((await me.get(ME)).json).toEqual({ ...before, last_name: 'Lund', contact_number: '+46 8 1' });
  });

  it('should change preferences, of which the language and the colours show at once', async () => {
    await reader.open('/profile/preferences/');
    await reader.submit('/profile/preferences/', {
      language: 'de',
      colour_scheme: 'dark',
      paginate_by: '7',
      timeout: '30',
      homepage: '/mediabin/',
      default_group: 'Desk',
      'default_sort_list.field': ['title', '', 'date'],
      'default_sort_list.order': ['descending', 'ascending', 'ascending'],
    });
    expect(reader.text).toContain('Gespeichert.');
    expect(reader.page.text).toContain('<html lang="de"');
    expect(reader.page.text).toContain('data-scheme="dark"');
    expect((await me.get(ME)).json).toMatchObject({
      language: 'de',
      colour_scheme: 'dark',
      paginate_by: 7,
      timeout: 30,
      homepage: '/mediabin/',
      default_group: 'Desk',
      default_sort_list: [
        { field: 'title', order: 'descending' },
        { field: 'date', order: 'ascending' },
      ],
    });
    // As it was found, it can be sent again.
    const before = (await me.get(ME)).json;
    await reader.submit('/profile/preferences/', {
      'default_sort_list.field': ['title', 'date'],
      'default_sort_list.order': ['descending', 'ascending'],
    });
    expect((await me.get(ME)).json).toEqual(before);
    const again = at();
    await again.open('/login/');
    await again.submit('/login/', { username: user.username, password: PASSWORD });
    expect(again.path).toBe('/mediabin/');
  });

  it('should keep what was typed where something is wrong with it, say so beside it, and change nothing', async () => {
    await reader.open('/profile/preferences/');
    const before = (await me.get(ME)).json;
    const { status, text } = await reader.submit('/profile/preferences/', {
      paginate_by: 'many',
      default_group: 'Typed <group>',
      'default_sort_list.field': ['x'.repeat(101), ''],
      'default_sort_list.order': ['descending', 'ascending'],
    });
    expect(status).toBe(422);
    expect(text).toContain('<title>Mistake: Preferences');
    expect(text).toMatch(
      /<a href="#f-profile-preferences-paginate_by">Items per page: This must be a whole number\.<\/a>/,
    );
    expect(text).toContain('Each key has a field of at most 100 characters');
    expect(reader.values('/profile/preferences/')).toMatchObject({
      paginate_by: 'many',
      default_group: 'Typed <group>',
    });
    expect(text).toContain('x'.repeat(101));
    expect((await me.get(ME)).json).toEqual(before);
  });

  it('should begin only with pages that there are, unless another was stored before', async () => {
    const page = '/profile/preferences/';
    await reader.open(page);
    for (const homepage of ['profile', '/nope/', '/logout/', '/API/v2/me/', 'https://example.org/']) {
      expect((await reader.submit(page, { homepage })).status).toBe(422);
      expect(reader.text).toContain('Homepage: There is no such page here');
    }
    await reader.submit(page, { homepage: ' /mediabin/?q=a ' });
    expect((await me.get(ME)).json.homepage).toBe('/mediabin/?q=a');
    await me.patch(ME, { homepage: 'pages/of/before' });
    await reader.open(page);
    await reader.submit(page, { timeout: '15' });
    expect((await me.get(ME)).json).toMatchObject({ homepage: 'pages/of/before', timeout: 15 });
  });

  it('should say beside the themes that the one that was chosen is not there any more', async () => {
    const root = service.client.asBasic(await service.administrator());
    const { id } = (await root.post('/API/v2/themes/', { title: 'Hidden meanwhile' })).json;
    for (const step of ['submit', 'approve']) await root.post(`/API/v2/themes/${id}/${step}/`);
    await reader.open('/profile/preferences/');
    await root.post(`/API/v2/themes/${id}/hide/`);
    await reader.submit('/profile/preferences/', { theme: String(id) });
    expect(reader.page.status).toBe(422);
    const field = 'f-profile-preferences-theme';
    expect(reader.page.text).toContain(`<li><a href="#${field}">Theme: `);
    expect(reader.page.text).toMatch(
      new RegExp(
        `<fieldset class="row wide mistake" id="${field}"[^>]*><legend>Theme</legend><span class="why" id="${field}-why">`,
      ),
    );
  });

  it('should offer the themes that can be chosen with their pictures, and choose one', async () => {
    const root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
    const { id } = (await root.post('/API/v2/themes/', { title: 'Night' })).json;
    for (const step of ['submit', 'approve']) await root.post(`/API/v2/themes/${id}/${step}/`);
    await reader.open('/profile/preferences/');
    expect(reader.values('/profile/preferences/').theme).toBe('');
    expect(reader.page.text).toContain(`/API/v2/me/themes/${id}/thumbnail/`);
    await reader.submit('/profile/preferences/', { theme: String(id) });
    expect((await me.get(ME)).json.theme).toBe(String(id));
    expect(reader.values('/profile/preferences/').theme).toBe(String(id));
    await reader.submit('/profile/preferences/', { theme: '' });
    expect((await me.get(ME)).json.theme).toBeNull();
  });

  it('should overwrite nothing that was saved in another tab, and say at each field what is stored', async () => {
    const root = service.client.asBasic(await service.administrator());
    const { id } = (await root.post('/API/v2/themes/', { title: 'Harbour' })).json;
    for (const step of ['submit', 'approve']) await root.post(`/API/v2/themes/${id}/${step}/`);
    const page = '/profile/preferences/';
    const other = await at().signIn(user);
    await reader.open(page);
    await other.open(page);
    const changes = { theme: String(id), paginate_by: '33', 'default_sort_list.field': ['date'] };
    await other.submit(page, { ...changes, 'default_sort_list.order': ['descending'] });
    const { status, text } = await reader.submit(page, { timeout: '15' });
    expect(status).toBe(412);
    const said = [...text.matchAll(/<span class="now"[^>]*>([^<]*)/g)].map(([, one]) => one);
    expect(said).toEqual([
      'Stored now: Harbour',
      'Stored now: 33',
      expect.stringContaining('Stored now: '),
      'Stored now: date descending',
    ]);
    expect((await me.get(ME)).json).toMatchObject({ theme: String(id), paginate_by: 33 });
    // Whoever has read that may save it after all.
    await reader.submit(page);
    expect((await me.get(ME)).json).toMatchObject({ theme: null, paginate_by: 20, timeout: 15 });

    await other.open('/profile/');
    await reader.open('/profile/');
    await other.submit('/profile/', { last_name: 'Other' });
    expect((await reader.submit('/profile/', { first_name: 'Mine' })).status).toBe(412);
    expect(reader.text).toContain('This was changed meanwhile');
    expect((await me.get(ME)).json).toMatchObject({ first_name: 'Åsa', last_name: 'Other' });
  });

  it('should take what was typed before somebody signed in once more', async () => {
    await reader.open('/profile/');
    await at().signIn(user);
    await reader.submit('/profile/', { last_name: 'Lund' });
    expect(reader.text).toContain('Saved.');
  });

  it('should show an address that there is not in the frame of whoever is signed in', async () => {
    const missing = await reader.get('/nowhere/at/all/');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('href="/profile/tokens/"');
    expect((await new Reader(service.client).open('/nowhere/at/all/')).text).not.toContain('href="/profile/tokens/"');
  });

  describe('the password', () => {
    it('should be changed by who knows it, with or without an end of tokens', async () => {
      const other = await at().signIn(user);
      for (const [revoke, password] of [
        ['false', 'another password 1'],
        ['true', 'another password 2'],
      ] as const) {
        await reader.open('/profile/password/');
        await reader.submit('/profile/password/', {
          old_password: user.password,
          new_password: password,
          revoke_tokens: revoke,
        });
        expect(reader.path).toBe('/profile/');
        expect(reader.text).toContain('Your password was changed.');
        expect((await service.client.asBasic({ ...user, password }).get(ME)).status).toBe(200);
        const { status } = await service.client.asToken(user.token).get(ME);
        expect(status).toBe(revoke === 'true' ? 401 : 200);
        user = { ...user, password };
      }
      await other.open('/profile/');
      expect(other.path).toMatch(/^\/login\//);
    });

    it('should not be changed with a wrong one, nor be shown again', async () => {
      await reader.open('/profile/password/');
      const sent = { old_password: 'wrong password', new_password: 'another password 3' };
      const { status, text } = await reader.submit('/profile/password/', sent);
      expect(status).toBeGreaterThanOrEqual(400);
      for (const secret of Object.values(sent)) expect(text).not.toContain(secret);
      expect(text).toContain(
        '<a href="#f-profile-password-old_password">Password so far: The password is not the right one.</a>',
      );
      expect((await me.get(ME)).status).toBe(200);
    });
  });

  describe('sessions', () => {
    it('should be named by their browsers, and be ended one by one', async () => {
      const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      const other = await at({ 'User-Agent': agent }).signIn(user);
      await reader.open('/profile/sessions/');
      expect(reader.text).toContain('Firefox on Linux');
      const ends = [...reader.page.text.matchAll(/action="(\/profile\/sessions\/\d+\/end\/)"/g)].map(
        ([, path]) => path!,
      );
      expect(ends).toHaveLength(1);
      await reader.submit(ends[0]!);
      expect(reader.text).toContain('That session has ended.');
      await other.open('/profile/');
      expect(other.path).toMatch(/^\/login\//);
    });

    it('should be ended but for one’s own, or all of them', async () => {
      const other = await at().signIn(user);
      await reader.open('/profile/sessions/');
      await reader.submit('/profile/sessions/end/', { keep_current: 'true' });
      expect(reader.text).toContain('One other session has ended.');
      await other.open('/profile/');
      expect(other.path).toMatch(/^\/login\//);
      await reader.submit('/profile/sessions/end/', { keep_current: 'false' });
      expect(reader.path).toBe('/login/');
      expect(reader.text).toContain('You are signed out everywhere.');
      expect(reader.cookie('sessionid')).toBeUndefined();
    });

    it('should not be ended from another site’s page, nor be those of others', async () => {
      const others = await service.user();
      await at().signIn(others);
      const [session] = (await service.client.asBasic(others).get('/API/v2/sessions/')).json.objects;
      await reader.open('/profile/sessions/');
      const { csrfmiddlewaretoken = '' } = reader.values('/profile/sessions/end/');
      const answer = await reader.post(
        `/profile/sessions/${session.id}/end/`,
        new URLSearchParams({ csrfmiddlewaretoken }),
      );
      expect([answer.status, noticeOf(answer)]).toEqual([200, 'That is gone already.']);
      expect((await reader.post('/profile/sessions/end/', new URLSearchParams({ keep_current: 'false' }))).status).toBe(
        403,
      );
      expect((await service.client.asBasic(user).get('/API/v2/sessions/')).json.objects).toHaveLength(1);
      expect((await service.client.asBasic(others).get('/API/v2/sessions/')).json.objects).toHaveLength(1);
    });
  });

  it('should tell who acted as one, and what they asked for', async () => {
    await reader.open('/profile/acted-as/');
    expect(reader.text).toContain('Nobody has acted as you');
    const administrator = await service.administrator();
    const acting = service.client.asToken(administrator.token).runAs(user.username);
    await acting.post('/API/v2/mediabin/', { resource_id: 'VX-1' });
    await reader.open('/profile/acted-as/');
    expect(reader.text).toMatch(new RegExp(`${administrator.username} by a token .* changed POST /API/v2/mediabin/`));
  });

  it('should tell what happened to the account, page by page', async () => {
    await me.patch(ME, { paginate_by: 2 });
    await service.client.asBasic({ ...user, password: 'wrong password' }).get(ME);
    await reader.open('/profile/history/');
    expect(reader.text).toContain('Sign-in refused');
    const next = /rel="next" href="([^"]*)"/.exec(reader.page.text)![1]!.replaceAll('&amp;', '&');
    await reader.open(next);
    expect(reader.path).toMatch(/^\/profile\/history\/\?/);
    expect(reader.text).not.toContain('Sign-in refused');
  });

  it('should tell what one may do, and which group gives it', async () => {
    const root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
    const group = async (name: string, more: object = {}): Promise<string> =>
      (await root.post('/API/v2/groups/', { name, ...more })).json.id as string;
    const [desk, shift] = [await group('Desk'), await group('Late shift')];
    await root.send('PUT', `/API/v2/groups/${desk}/permissions/theme/`);
    await root.send('PUT', `/API/v2/groups/${shift}/parents/${desk}/`);
    await root.send('PUT', `/API/v2/users/${user.id}/groups/${shift}/`);
    await reader.open('/profile/access/');
    expect(reader.text).toMatch(
      /Themes See and create themes\. theme the group Desk gives it, which you are in through Late shift/,
    );
  });

  it('should speak German', async () => {
    const leser = await at({ 'Accept-Language': 'de-AT,de;q=0.9' }).signIn(user);
    for (const part of ['', 'preferences/', 'password/', 'sessions/', 'history/', 'acted-as/', 'access/']) {
      await leser.open(`/profile/${part}`);
      expect(leser.page.text).toContain('<html lang="de"');
      expect(leser.text).not.toMatch(/\bprofile\.[a-z]/);
    }
    expect(leser.text).toContain('Was Sie dürfen');
  });

  it('should say nothing that somebody else has put into the cookie of a notice', async () => {
    const notice = { key: 'form.save', values: {}, undo: { path: '/profile/', fields: {} } };
    const text = Buffer.from(JSON.stringify(notice)).toString('base64url');
    for (const forged of [text, `${text}.`, `${text}.x`, `${text}.${'x'.repeat(43)}`]) {
      const page = await at({ Cookie: `notice=${forged}` }).get('/login/');
      expect([page.status, noticeOf(page)]).toEqual([200, '']);
    }
  });

  it('should say no notice of another session, nor one that was signed without any', async () => {
    const other = await at().signIn(user);
    const text = Buffer.from(JSON.stringify({ key: 'form.save', values: {} })).toString('base64url');
    const isSaid = async (secret = ''): Promise<boolean> => {
      const signed = createHmac('sha256', `notice ${secret}`).update(text).digest('base64url');
      const Cookie = `sessionid=${reader.cookie('sessionid')}; notice=${text}.${signed}`;
      return noticeOf(await at({ Cookie }).get('/profile/')) === 'Save';
    };
    const own = await isSaid(reader.cookie('csrftoken'));
    expect([own, await isSaid(), await isSaid(other.cookie('csrftoken'))]).toEqual([true, false, false]);
  });

  it('should be closed to who acts as somebody else', async () => {
    const acting = service.client.asToken((await service.administrator()).token).runAs(user.username);
    for (const path of ['/profile/', '/profile/preferences/', '/profile/sessions/']) {
      expect((await acting.with({ Accept: 'text/html' }).get(path)).status).toBe(403);
    }
  });
});
