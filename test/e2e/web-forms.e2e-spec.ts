import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it } from '@jest/globals';
import { noticeOf, Reader, type Fields } from '../support/reader.js';
import { e2e, type TestUser } from '../support/service.js';

e2e('forms that nobody has signed in for', (service) => {
  const part = (n: number, text: string): string =>
    `--x\r\nContent-Disposition: form-data; name="field${n}"\r\n\r\n${text}\r\n`;
  const send = (...texts: string[]) =>
    service.client
      .with({ 'Content-Type': 'multipart/form-data; boundary=x' })
      .send('POST', '/login/', `${texts.map((text, n) => part(n, text)).join('')}--x--\r\n`);

  // What is kept of one is held in memory before anybody is asked who they are.
  it('should have few fields beside a file, and short ones', async () => {
    expect((await send(...Array.from({ length: 21 }, () => 'a'))).status).toBe(413);
    expect((await send('a'.repeat(16 * 1024 + 1))).status).toBe(413);
    expect((await send('a'.repeat(16 * 1024))).status).toBe(403);
  });

  it('should be told that it cannot be read, whatever is wrong with it', async () => {
    const client = service.client.with({ 'Content-Type': 'multipart/form-data; boundary=x' });
    const named = (name: string): string => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\na\r\n`;
    for (const form of ['--x', `${named('username[a]')}--x--`, `${named('a[9]')}${named('a[b]')}--x--`]) {
      const { status, headers, json } = await client.send('POST', '/login/', form);
      expect([status, headers.allow, json.detail]).toEqual([400, undefined, 'The form could not be read.']);
      expect((await client.send('POST', '/nowhere/', form)).status).toBe(404);
      expect((await client.send('POST', '/users/', form)).status).toBe(405);
    }
  });

  it('should have at most 1 MiB', async () => {
    const client = service.client.with({ 'Content-Type': 'application/x-www-form-urlencoded' });
    expect((await client.send('POST', '/login/', `username=${'a'.repeat(1024 * 1024)}`)).status).toBe(413);
  });
});

e2e('a notice that nobody has left', (service) => {
  it.each(['{', 'null', '5', '{"key":{}}'])('should keep no page from being shown: %s', async (said) => {
    const text = Buffer.from(said).toString('base64url');
    // Whoever is signed out has no secret that it could be signed with.
    const signed = createHmac('sha256', 'notice ').update(text).digest('base64url');
    const client = service.client.with({ Accept: 'text/html', Cookie: `notice=${text}.${signed}` });
    expect((await client.get('/login/')).status).toBe(200);
  });
});

e2e('a form with a file', (service) => {
  it('should say itself that the file is too large', async () => {
    const root = await service.administrator();
    const { id } = (await service.client.asBasic(root).post('/API/v2/themes/', { title: 'With a logo' })).json;
    const reader = await Reader.signedIn(service, root);
    await reader.open(`/themes/${id}/`);
    const { csrfmiddlewaretoken, etag } = reader.values(`/themes/${id}/logo/`);
    const body = new FormData();
    body.set('csrfmiddlewaretoken', csrfmiddlewaretoken!);
    body.set('etag', etag!);
    body.set('logo', new Blob([new Uint8Array(1.3 * 1024 * 1024)]), 'logo.png');
    const Cookie = ['sessionid', 'csrftoken'].map((name) => `${name}=${reader.cookie(name)}`).join('; ');
    const headers = { Accept: 'text/html', Cookie };
    const answer = await fetch(`${service.url}/themes/${id}/logo/`, { method: 'POST', body, headers });
    expect(answer.status).toBe(413);
    const [, form] = /<form[^>]* action="\/themes\/\d+\/logo\/"[^>]*>(.*?)<\/form>/s.exec(await answer.text())!;
    expect(form).toContain('A logo has at most 1 MiB.');
  });

  it('should not be read when it is far too large', async () => {
    const sending = request(`${service.url}/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 64 * 1024 * 1024 },
    });
    sending.on('error', () => undefined); // its connection is closed in the end
    sending.write('--x\r\nContent-Disposition: form-data; name="logo"; filename="logo.png"\r\n\r\n');
    const [{ statusCode }] = (await once(sending, 'response')) as [IncomingMessage];
    sending.destroy();
    expect(statusCode).toBe(413);
  });
});

e2e('forms of a browser whose csrftoken something else has replaced', (service) => {
  it('should work again once a page was opened', async () => {
    const user = await service.user();
    const reader = await Reader.signedIn(service, user);
    reader.setCookie('csrftoken', 'of-another-service');
    await reader.open('/profile/');
    expect(reader.cookie('csrftoken')).toBe(reader.values('/profile/').csrfmiddlewaretoken);
    await reader.submit('/profile/', { last_name: 'Typed' });
    expect((await service.client.asBasic(user).get('/API/v2/me/')).json.last_name).toBe('Typed');
    expect((await reader.get('/profile/')).headers).not.toHaveProperty('set-cookie');
  });

  it('should be offered once more where they were open before', async () => {
    const reader = await Reader.signedIn(service, await service.user());
    await reader.open('/profile/');
    reader.setCookie('csrftoken', 'of-another-service');
    await reader.submit('/profile/', { last_name: 'Typed' });
    expect(reader.page.status).toBe(403);
    await reader.submit('/profile/');
    expect(reader.page.status).toBe(200);
    await reader.open('/logout/');
    await reader.submit('/logout/');
    expect(reader.cookie('sessionid')).toBeUndefined();
  });

  // Cookies come with no POST of theirs, so a session is not seen in it.
  it.each<Record<string, string>>([{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }])(
    'should not be by a form of another site: %j',
    async (headers) => {
      const foreign = service.client.with({ ...headers, Accept: 'text/html' });
      const form = foreign.with({ 'Content-Type': 'application/x-www-form-urlencoded' });
      for (const path of ['/profile/', '/login/', '/no/such/page/']) {
        const answer = await form.send('POST', path, 'last_name=Theirs');
        expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
      }
      const answer = await form.send('POST', '/profile/', 'last_name=Theirs');
      expect([answer.status, answer.headers.location]).toEqual([303, '/login/?next=%2Fprofile%2F']);
    },
  );
});

e2e('forms that are sent after the session has ended', (service) => {
  /** Sends a form of a page too late, and signs in again. */
  async function sendLate(user: TestUser, page: string, action: string, fields: Fields, as = user) {
    const reader = await Reader.signedIn(service, user);
    await reader.open(page);
    await service.sql('DELETE FROM session');
    await reader.submit(action, fields);
    expect(reader.text).toContain('What you typed is kept');
    expect(reader.page.text).not.toContain('secret words'); // what is typed as a password
    await reader.submit('/login/', { username: as.username, password: as.password });
    return reader;
  }

  it('should be there again as they were filled in, with nothing done yet', async () => {
    const user = await service.user();
    const reader = await sendLate(user, '/profile/', '/profile/', { last_name: 'Typed “so”' });
    expect(reader.page.status).toBe(200);
    expect(reader.text).toMatch(
      /^Not sent yet To the form Profile .* Not sent yet You were signed out before this form was sent\./,
    );
    expect(reader.page.text).toContain('<title>Not sent yet: Profile');
    expect(reader.page.text).toContain('data-address="/profile/"');
    expect(reader.values('/profile/').last_name).toBe('Typed “so”');
    const me = async () => (await service.client.asBasic(user).get('/API/v2/me/')).json.last_name as string;
    expect(await me()).not.toBe('Typed “so”');
    await reader.submit('/profile/');
    expect(reader.text).not.toContain('Not sent yet');
    expect(await me()).toBe('Typed “so”');
  });

  it('should keep all but passwords, whatever they have been sent to', async () => {
    const administrator = await service.administrator();
    const typed = {
      username: 'too.late',
      email: 'late@example.org',
      is_staff: ['false', 'true'],
      current_password: 'secret words',
    };
    const reader = await sendLate(administrator, '/users/new/', '/users/new/', typed);
    expect(reader.values('/users/new/')).toMatchObject({
      username: 'too.late',
      is_staff: 'true',
    });
    expect(reader.page.text).not.toContain('secret words');
    expect(reader.page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const passwords = { old_password: 'secret words', new_password: 'secret words too' };
    const own = await sendLate(administrator, '/profile/password/', '/profile/password/', passwords);
    expect(own.page.text).not.toContain('secret words');
    const location = '/standards/format/?name__icontains=x';
    const standard = await sendLate(administrator, location, '/standards/format/', { name: 'Too late' });
    expect(standard.values('/standards/format/').name).toBe('Too late');
  });

  it('should not be said to be kept where nothing was typed', async () => {
    const user = await service.user();
    await service.client.asBasic(user).post('/API/v2/mediabin/', { resource_id: 'VX-1' });
    const reader = await Reader.signedIn(service, user);
    await reader.open('/mediabin/');
    await service.sql('DELETE FROM session');
    await reader.post('/mediabin/clear/', new URLSearchParams(reader.values('/mediabin/select/')));
    expect(reader.text).toContain('You were signed out before your form was sent. Sign in to go on.');
    await reader.submit('/login/', { username: 'wrong', password: 'wrong' });
    expect(reader.text).toContain('You were signed out before your form was sent. Sign in to go on.');
  });

  it('should be found where a part of them stands elsewhere on the page', async () => {
    const administrator = await service.administrator();
    const client = service.client.asBasic(administrator);
    const { id } = (await client.post('/API/v2/themes/', { title: 'Typed over' })).json;
    const path = `/themes/${id}/`;
    const reader = await sendLate(administrator, path, path, {
      template_string: '{{ content }} typed',
      scheme: 'dark',
    });
    expect(reader.text).toContain('Not sent yet');
    expect(reader.values(path).template_string).toBe('{{ content }} typed');
  });

  it('should not overwrite what somebody has changed meanwhile', async () => {
    const administrator = await service.administrator();
    const { id } = await service.user();
    const path = `/users/${id}/`;
    const reader = await Reader.signedIn(service, administrator);
    await reader.open(path);
    await service.sql('DELETE FROM session');
    await service.client.asBasic(administrator).patch(`/API/v2/users/${id}/`, { last_name: 'Meanwhile' });
    await reader.submit(path, { first_name: 'Late' });
    await reader.submit('/login/', { username: administrator.username, password: administrator.password });
    expect(reader.values(path).first_name).toBe('Late');
    await reader.submit(path);
    expect(reader.page.status).toBe(412);
  });

  it('should be what was typed, to copy, where their page has them no more, or is another’s', async () => {
    const [user, administrator] = [await service.user(), await service.administrator()];
    const reader = await sendLate(administrator, '/users/new/', '/users/new/', { username: 'no.one' }, user);
    expect(reader.text).toMatch(/^What you typed .*Nothing was done.*no\.one/);
    expect(reader.page.text).not.toContain('action="/users/new/"');
  });

  it.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 303],
    [{ 'Sec-Fetch-Site': 'same-site' }, 401],
    [{ 'Sec-Fetch-Site': 'none' }, 401],
    [{ 'Sec-Fetch-Site': '' }, 401],
    [{}, 401],
  ])('should not be kept where %j has sent them', async (headers, status) => {
    const foreign = service.client.with({ ...headers, Accept: 'text/html' });
    const answer = await foreign
      .with({ 'Content-Type': 'application/x-www-form-urlencoded' })
      .send('POST', '/profile/', 'last_name=Theirs');
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('Theirs');
    expect(answer.text).not.toContain('name="draft"');
  });

  it('should be kept also without https, where browsers name the origin only', async () => {
    const from = (Origin: string) =>
      service.client
        .with({ Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', Origin })
        .send('POST', '/profile/', 'last_name=Typed');
    expect((await from(service.url)).text).toContain('name="draft"');
    for (const origin of ['http://evil.example', 'null']) expect((await from(origin)).text).not.toContain('Typed');
  });

  it('should at least lead back to where they cannot be kept', async () => {
    const user = await service.user();
    const reader = new Reader(service.client, { 'Sec-Fetch-Site': 'none' });
    reader.page = await reader.send('/mediabin/add/', { resource_id: 'VX-1' });
    await reader.submit('/login/', { username: user.username, password: user.password });
    expect([reader.path, reader.page.status]).toEqual(['/mediabin/', 200]);
  });

  it.each([
    ['same-site', 403],
    ['cross-site', 403],
    ['same-origin', 303],
    ['none', 303],
  ])('should sign nobody in for a page elsewhere that has set the cookie: %s', async (site, status) => {
    const { username, password } = await service.user();
    const reader = new Reader(service.client, { 'Sec-Fetch-Site': site });
    await reader.open('/login/');
    expect((await reader.send('/login/', { username, password })).status).toBe(status);
    expect(reader.cookie('sessionid') === undefined).toBe(status === 403);
  });

  it.each(['/logout/', '/accounts/logout/'])('should not ask to sign in to sign out: %s', async (path) => {
    const reader = await Reader.signedIn(service, await service.user());
    await service.sql('DELETE FROM session');
    await reader.post(path, new URLSearchParams());
    expect([reader.path, noticeOf(reader.page)]).toEqual(['/login/', 'You are signed out.']);
    expect(reader.cookie('sessionid')).toBeUndefined();
  });

  it('should have no browser ask for the password by itself, nor keep the cookie', async () => {
    const reader = await Reader.signedIn(service, await service.user());
    await service.sql('DELETE FROM session');
    const answer = await reader.send('/profile/', { last_name: 'Late' });
    expect(answer.status).toBe(401);
    expect(answer.headers).not.toHaveProperty('www-authenticate');
    expect(reader.cookie('sessionid')).toBeUndefined();
  });

  it.each<[string, Fields]>([
    ['an address', { next: '//elsewhere.example/' }],
    ['a form', { draft: JSON.stringify({ path: '//elsewhere.example/', fields: [{ name: 'a', value: 'typed' }] }) }],
  ])('should lead nowhere but to this site: %s', async (_, more) => {
    const { username, password } = await service.user();
    const reader = new Reader(service.client);
    await reader.open('/login/');
    const answer = await reader.send('/login/', { username, password, ...more });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
  });

  it.each([
    ['/themes/', {}, '/themes/'],
    ['/mediabin/?search=harbour', {}, '/mediabin/?search=harbour'],
    ['/profile/', { next: '/themes/' }, '/themes/'],
    ['/vs/search/', {}, '/'], // of another platform
  ])('should lead to the homepage that was chosen, %s, unless a page was asked for: %j', async (homepage, more, to) => {
    const user = await service.user();
    expect((await service.client.asBasic(user).patch('/API/v2/me/', { homepage })).status).toBe(200);
    const reader = new Reader(service.client);
    await reader.open('/login/');
    const answer = await reader.send('/login/', { username: user.username, password: user.password, ...more });
    expect([answer.status, answer.headers.location]).toEqual([303, to]);
  });

  it('should lead on who has signed in already, and say what is wrong with another try', async () => {
    const user = await service.user();
    const reader = await Reader.signedIn(service, user);
    const answer = await reader.get('/login/?next=%2Fthemes%2F');
    expect([answer.status, answer.headers.location]).toEqual([303, '/themes/']);
    let tries = 0;
    const tried = async (): Promise<number> => {
      const password = `wrong ${tries++}`;
      const body = { csrfmiddlewaretoken: reader.cookie('csrftoken')!, username: user.username, password };
      await reader.post('/login/', new URLSearchParams(body));
      expect(reader.values('/login/').username).toBe(user.username);
      return reader.page.status;
    };
    expect(await tried()).toBe(401);
    expect(reader.text).toContain('The user name or the password is wrong');
    for (let n = 0; n < 20 && reader.page.status === 401; n++) await tried();
    expect(reader.page.status).toBe(429);
    expect(reader.text).toContain('Too many');
  });

  it.each([
    ['/themes/', '/themes/'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
  ])('should lead on who has signed in already by another form, within this site: %s', async (next, to) => {
    const user = await service.user();
    const reader = await Reader.signedIn(service, user);
    const answer = await reader.send('/login/', { username: user.username, next }, { csrf: false });
    expect([answer.status, answer.headers.location]).toEqual([303, to]);
  });

  it('should say in whose name they would be done now, where somebody else has signed in', async () => {
    const [user, other] = [await service.user(), await service.user()];
    const reader = await Reader.signedIn(service, user);
    await reader.open('/profile/');
    const { csrfmiddlewaretoken = '' } = reader.values('/profile/');
    await reader.submit('/logout/');
    await reader.signIn(other);
    await reader.post('/profile/', new URLSearchParams({ csrfmiddlewaretoken, last_name: 'Typed' }));
    expect(reader.page.status).toBe(403);
    expect(reader.text).toMatch(
      /^That did not work This form is from before you last signed in\. Nothing was changed\./,
    );
    expect(reader.text).toContain(`You are signed in as ${other.username}: sent again, it is done in that name.`);
    await reader.submit('/profile/');
    expect((await service.client.asBasic(other).get('/API/v2/me/')).json.last_name).toBe('Typed');
  });

  it('should be done neither nor offered where nothing was typed', async () => {
    const user = await service.user({ permissions: ['media_backend'] });
    const other = await Reader.signedIn(service, user);
    await service.sql('DELETE FROM session');
    const answer = await other.send('/mediabin/undo/', { change: '7' });
    expect(answer.status).toBe(401);
    other.page = answer;
    await other.submit('/login/', { username: user.username, password: user.password });
    expect(other.path).toBe('/mediabin/');
    expect(noticeOf(other.page)).toMatch(/^You had been signed out: nothing was done/);
    // Nothing is said to be kept where there was nothing.
    await service.sql('DELETE FROM session');
    other.page = await other.send('/mediabin/clear/', {});
    expect(other.text).not.toContain('kept');
    await other.submit('/login/', { username: user.username, password: 'wrong' });
    expect(other.text).not.toContain('kept');
    await other.submit('/login/', { username: user.username, password: user.password });
    expect(noticeOf(other.page)).toMatch(/^You had been signed out: nothing was done/);
  });
});
