import { beforeAll, describe, expect, it } from '@jest/globals';
import { mainOf, noticeOf, Reader, undoOf, valueOf } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

const key = /map_[0-9A-Za-z]{32}/;

const day = 86_400_000;

e2e('the pages of users', (service) => {
  let root: TestUser;
  let reader: Reader;
  let ids: (name: string) => Promise<string>;

  beforeAll(async () => {
    root = await service.user({ username: 'root', isAdministrator: true, isSuperuser: true });
    reader = await Reader.signedIn(service, root);
    ids = async (name) => {
      const answer = await service.client.asBasic(root).post('/API/v2/groups/', { name });
      return answer.json.id as string;
    };
  });

  const read = async (user: { id: string }) =>
    (await service.client.asBasic(root).get(`/API/v2/users/${user.id}/`)).json as Record<string, unknown>;

  describe('the list', () => {
    it('finds by what is typed, and keeps it', async () => {
      await service.user({ username: 'finn', firstName: 'Finn', lastName: 'Findling' });
      const page = await reader.get('/users/?q=findl&is_active=&role=&groups=');
      expect(page.status).toBe(200);
      expect(mainOf(page)).toContain('Finn Findling');
      expect(mainOf(page)).not.toContain('root');
      expect(valueOf(page, 'q')).toBe('findl');
    });

    it('finds administrators, members of a group, and those who have not been there for long', async () => {
      const group = await ids('Night desk');
      const member = await service.user({ username: 'nightowl' });
      await service.client.asBasic(root).send('PUT', `/API/v2/users/${member.id}/groups/${group}/`);
      const administrators = mainOf(await reader.get('/users/?role=platform_administrator'));
      expect(administrators).toContain('root');
      expect(administrators).not.toContain('nightowl');
      expect(mainOf(await reader.get(`/users/?groups=${group}`))).toContain('nightowl');
      expect(mainOf(await reader.get('/users/?not_signed_in_since=2000-01-01&q=nightowl'))).toContain('nightowl');
    });

    it('says when nobody is like that, and what is wrong with a filter', async () => {
      expect(mainOf(await reader.get('/users/?q=nobodyatall'))).toContain('Nobody is like that');
      expect((await reader.get('/users/?not_signed_in_since=yesterday')).status).toBe(400);
    });

    it('says how many there are where all of them are on the page, and goes on counting', async () => {
      await service.user({ username: 'only.one' });
      const whole = await reader.get('/users/?q=only.one');
      expect(mainOf(whole)).toMatch(/1 user(?! on)/);
      expect(whole.text).not.toContain('name="count"');
      expect(valueOf(await reader.get('/users/?q=only.one&count=true'), 'count')).toBe('true');
    });

    it('goes on page by page, with the filters', async () => {
      await service.client.asBasic(root).patch('/API/v2/me/', { paginate_by: 2 });
      const page = await reader.get('/users/?is_active=true');
      await service.client.asBasic(root).patch('/API/v2/me/', { paginate_by: 20 });
      const next = /rel="next" href="([^"]*)"/.exec(page.text)![1]!.replaceAll('&amp;', '&');
      expect(next).toMatch(/^\/users\/\?is_active=true&cursor=/);
      const second = await reader.get(next);
      expect(second.status).toBe(200);
      // Sorted otherwise, the list begins anew.
      const sorting = [...second.text.matchAll(/href="([^"]*order_by=[^"]*)"/g)].map(([, href]) => href!);
      expect(sorting).toContain('/users/?is_active=true&amp;order_by=last_login');
      expect(sorting.filter((href) => href.includes('cursor='))).toEqual([]);
    });

    it('says what it is sorted by, and is sorted by each part of the names', async () => {
      await service.user({ username: 'sort.c', firstName: 'Ada', lastName: 'Sortling' });
      await service.user({ username: 'sort.a', firstName: 'Bea', lastName: 'Sortling' });
      const rows = (page: { text: string }) => [...page.text.matchAll(/one-line">(sort\.\w)/g)].map(([, name]) => name);
      const page = await reader.get('/users/?q=sort.');
      expect(rows(page)).toEqual(['sort.a', 'sort.c']);
      expect(page.text).toMatch(
        /aria-sort="ascending"><a [^>]*>First name<.*<a [^>]*class="sorting">User name<\/a><\/th>/,
      );
      const sorted = await reader.get('/users/?q=sort.&order_by=first_name');
      expect(rows(sorted)).toEqual(['sort.c', 'sort.a']);
      expect(sorted.text).toMatch(/<a href="[^"]*order_by=-first_name"[^>]*class="sorting">First name</);
      expect((await reader.get('/users/?q=sort.&order_by=-last_name')).status).toBe(200);
    });

    it('is exported with its filters, harmless to spreadsheets', async () => {
      await service.user({ username: 'formula', firstName: '=1+1' });
      const file = await reader.get('/users/export/?q=formula');
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
      const lines = file.text.trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[0]).toMatch(/^id,username,first_name/);
      expect(lines[1]).toContain("formula,'=1+1,");
      expect((await reader.get('/users/export/?not_signed_in_since=yesterday')).status).toBe(400);
    });
  });

  describe('several at once', () => {
    it('are deactivated, and activated again with the password', async () => {
      const users = [await service.user(), await service.user()];
      const chosen = users.map(({ id }) => id);
      const back = '/users/?q=user';
      const listed = await reader.follow(await reader.send('/users/several/', { ids: chosen, do: 'deactivate', back }));
      expect(noticeOf(listed)).toBe('2 users deactivated.');
      const undo = undoOf(listed);
      const asked = await reader.send(undo.path, undo.fields);
      expect(mainOf(asked)).toContain('This needs your password');
      expect(await read(users[0]!)).toMatchObject({ is_active: false });
      const wrong = await reader.send('/users/several/', { ...undo.fields, current_password: 'not it' });
      expect(wrong.status).toBe(403);
      expect(mainOf(wrong)).toContain('The password is not the right one.');
      expect(wrong.text).not.toContain('not it');
      const right = await reader.send('/users/several/', { ...undo.fields, current_password: PASSWORD });
      expect(right.headers.location).toBe(back);
      expect(await read(users[1]!)).toMatchObject({ is_active: true });
    });

    it('become administrators by a group with the right password only', async () => {
      const group = await ids('Relief');
      await service.client
        .asBasic(root)
        .with({ 'Content-Type': 'application/json' })
        .send('PUT', `/API/v2/groups/${group}/roles/platform_administrator/`, `{"current_password": "${PASSWORD}"}`);
      const users = [await service.user(), await service.user()];
      const fields = { ids: users.map(({ id }) => id), do: 'join', group };
      const wrong = await reader.send('/users/several/', { ...fields, current_password: 'not it' });
      expect([wrong.status, mainOf(wrong)]).toEqual([
        403,
        expect.stringContaining('The password is not the right one.'),
      ]);
      for (const user of users) expect((await read(user)).groups).not.toContain(group);
      const right = await reader.send('/users/several/', { ...fields, current_password: PASSWORD });
      expect(noticeOf(await reader.follow(right))).toBe('2 users added to Relief.');
    });

    it('are told what became of each', async () => {
      const user = await service.user({ username: 'ordinary' });
      const page = await reader.send('/users/several/', { ids: [user.id, root.id, '987654'], do: 'deactivate' });
      expect(page.status).toBe(200);
      expect(mainOf(page)).toContain('Done to one user, refused for one; one is not there any more.');
      expect(await read(root)).toMatchObject({ is_active: true });
      expect(await read(user)).toMatchObject({ is_active: false });
      // What was done can be undone all the same.
      expect(mainOf(page)).toContain('Undo it for this user');
      const form = { text: page.text.slice(page.text.indexOf('Done to one user')) } as typeof page;
      const fields = { ids: valueOf(form, 'ids')!, do: valueOf(form, 'do')!, current_password: PASSWORD };
      expect(fields).toMatchObject({ ids: user.id, do: 'activate' });
      await reader.follow(await reader.send('/users/several/', fields));
      expect(await read(user)).toMatchObject({ is_active: true });
    });

    it('get a group, and undoing takes it from those only who got it', async () => {
      const group = await ids('Late shift');
      const [old, fresh] = [await service.user(), await service.user()];
      await service.client.asBasic(root).send('PUT', `/API/v2/users/${old.id}/groups/${group}/`);
      const fields = { ids: [old.id, fresh.id], do: 'join', group };
      const listed = await reader.follow(await reader.send('/users/several/', fields));
      expect(noticeOf(listed)).toBe('1 user added to Late shift; one was in it already.');
      const undo = undoOf(listed);
      await reader.follow(await reader.send(undo.path, undo.fields));
      expect((await read(old)).groups).toContain(group);
      expect((await read(fresh)).groups).not.toContain(group);
    });

    it('are told all that the one who does it lacks', async () => {
      const roles = ['_job_read', '_lock_read'];
      const { json } = await service.client.asBasic(root).post('/API/v2/groups/', { name: 'Powerful', roles });
      const german = await Reader.signedIn(service, await service.administrator(), { language: 'de' });
      const { id } = await service.user({ username: 'powerless' });
      const page = await german.send('/users/several/', { ids: id, do: 'join', group: json.id as string });
      for (const name of ['Auftrag: lesen', 'Sperre: lesen']) {
        expect(page.text).toContain(`<span class="sub">Die Rolle „${name}“ haben Sie selbst nicht.</span>`);
      }
    });

    it('are told of without the way back where that is more than a cookie holds', async () => {
      const user = await service.user();
      const back = `/users/?q=${'x'.repeat(3000)}`;
      const done = await reader.send('/users/several/', { ids: user.id, do: 'deactivate', back });
      const longest = Math.max(...done.headers['set-cookie']!.map(({ length }) => length));
      expect(longest).toBeLessThan(4096);
      const listed = await reader.follow(done);
      expect(noticeOf(listed)).toBe('1 user deactivated.');
      expect(undoOf(listed).path).toBe('');
    });

    it('are asked for what was not said', async () => {
      const user = await service.user({ username: 'undecided' });
      const asked = await reader.send('/users/several/', { ids: user.id, do: 'join' });
      expect(mainOf(asked)).toContain('undecided');
      expect(asked.status).toBe(422);
      expect(asked.text).toContain('<a href="#f-users-several-group">Group: Choose the group.</a>');
      expect(asked.text).toMatch(/id="f-users-several-group"[^>]*aria-invalid="true"/);
      const deedless = await reader.send('/users/several/', { ids: user.id });
      expect(deedless.text).toContain(
        '<a href="#f-users-several-do">What is to be done: Choose what is to be done.</a>',
      );
      const none = await reader.follow(await reader.send('/users/several/', { do: 'activate' }));
      expect(noticeOf(none)).toBe('No user was chosen.');
      for (const back of ['https://elsewhere.example/', '//elsewhere.example/']) {
        const away = await reader.send('/users/several/', { do: 'activate', back });
        expect(away.headers.location).toBe('/users/');
      }
    });
  });

  describe('a new user', () => {
    it('gets a one-time link, which is shown once', async () => {
      const fields = { username: 'newcomer', first_name: 'Nova', last_name: '', email: '', groups: '1' };
      const made = await reader.send('/users/new/', { ...fields, current_password: PASSWORD });
      expect(made.status).toBe(200);
      expect(made.headers['cache-control']).toContain('no-store');
      const secret = /\/password-link\/([\w-]{20,})\//.exec(made.text)![1]!;
      const checked = await service.client.post('/API/v2/password-links/check/', { secret });
      expect(checked.json).toMatchObject({ username: 'newcomer' });
      const id = /href="\/users\/(\d+)\/"/.exec(made.text.slice(made.text.indexOf('<main')))![1]!;
      const page = await reader.get(`/users/${id}/sign-in/`);
      expect(mainOf(page)).toContain('A link by root is open until');
      expect(page.text).not.toContain(secret);
      await reader.follow(await reader.send(`/users/${id}/sign-in/link/end/`, {}));
      expect((await service.client.post('/API/v2/password-links/check/', { secret })).status).toBe(404);
    });

    it('is made once, and so is the link, however often the form is sent', async () => {
      const twice = async (path: string, fields: Record<string, string>) => {
        const shown = await reader.get(path.replace('link/', ''));
        const form = shown.text.slice(shown.text.indexOf(`action="${path}"`));
        const idempotency_key = /name="idempotency_key" value="([^"]+)"/.exec(form)![1]!;
        const sent = { ...fields, idempotency_key, current_password: PASSWORD };
        // One that comes before the first is done waits for it.
        const pages = await Promise.all([reader.send(path, sent), reader.send(path, sent)]);
        pages.push(await reader.send(path, sent));
        expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
        const secrets = pages.flatMap(({ text }) => /(?<=\/password-link\/)[\w-]{20,}/.exec(text) ?? []);
        expect(secrets).toHaveLength(1);
        const [secret] = secrets;
        const repeated = pages.filter((page) => mainOf(page).includes('It was made and shown already.'));
        expect(repeated).toHaveLength(2);
        expect((await service.client.post('/API/v2/password-links/check/', { secret })).status).toBe(200);
      };
      await twice('/users/new/', { username: 'reloaded' });
      const { json } = await service.client.asBasic(root).get('/API/v2/users/?username=reloaded');
      await twice(`/users/${json.objects[0].id}/sign-in/link/`, {});
    });

    it('gets a password where one is typed', async () => {
      const fields = { username: 'typed', password: 'a password of mine', current_password: PASSWORD };
      const page = await reader.follow(await reader.send('/users/new/', fields));
      expect(noticeOf(page)).toBe('typed was added');
      const session = await service.client.post('/API/v2/sessions/', { username: 'typed', password: fields.password });
      expect(session.status).toBe(201);
    });

    it('is not made without the own password; what was typed stays, but for passwords', async () => {
      const fields = { username: 'nearly', email: 'nearly@example.org', groups: '1', current_password: '' };
      const page = await reader.send('/users/new/', { ...fields, password: 'secret of nearly' });
      expect(page.status).toBe(403);
      expect(mainOf(page)).toContain('This needs your own password.');
      expect(valueOf(page, 'username')).toBe('nearly');
      expect(page.text).not.toContain('secret of nearly');
      const found = await service.client.asBasic(root).get('/API/v2/users/?username=nearly');
      expect(found.json.objects).toEqual([]);
    });

    it('is told all that is lacking at once, the proof included', async () => {
      const page = await reader.send('/users/new/', { username: '', email: '', current_password: 'wrong' });
      const mistakes = [...page.text.matchAll(/<a href="#f-users-new-(\w+)">([^<]*)/g)].map(([, ...found]) => found);
      expect(mistakes).toEqual([
        ['username', 'User name: This field is required.'],
        ['current_password', 'Your own password: The password is not the right one.'],
      ]);
      expect(page.text).toContain('id="f-users-new-username-why"');
    });

    it('is not made twice', async () => {
      const page = await reader.send('/users/new/', { username: 'ROOT', current_password: PASSWORD });
      expect(page.status).toBe(409);
      expect(page.text).toContain('aria-invalid="true"');
      expect(mainOf(page)).toContain('There is a user of that name already.');
    });
  });

  describe('the page of one', () => {
    it('changes the account, but not what somebody else has changed meanwhile', async () => {
      const user = await service.user({ username: 'stale' });
      const path = `/users/${user.id}/`;
      const page = await reader.get(path);
      expect(mainOf(page)).toMatch(/^stale Who this is, how they are reached, and what state the account is in\./);
      const etag = valueOf(page, 'etag')!;
      const fields = { etag, username: 'stale', first_name: 'Stella', last_name: 'L', email: '', organisation: '1' };
      expect(noticeOf(await reader.follow(await reader.send(path, fields)))).toBe('The account was changed.');
      const late = await reader.send(path, { ...fields, first_name: 'Other' });
      expect(late.status).toBe(412);
      expect(valueOf(late, 'first_name')).toBe('Other');
      expect(await read(user)).toMatchObject({ first_name: 'Stella' });
      expect(mainOf(late)).toContain('This was changed meanwhile');
      const said = [...late.text.matchAll(/id="f-users-\d+-(\w+)-now">([^<]*)/g)].map(([, ...found]) => found);
      expect(said).toEqual([['first_name', 'Stored now: Stella']]);
      // What is sent now was looked at.
      const replaced = { ...fields, etag: valueOf(late, 'etag')!, first_name: 'Other' };
      expect(noticeOf(await reader.follow(await reader.send(path, replaced)))).toBe('The account was changed.');
    });

    it('takes an address of whatever characters, and its link adds nothing to the message', async () => {
      const user = await service.user({ username: 'braced' });
      const path = `/users/${user.id}/`;
      const email = '=o\'brien?bcc=x&"<b>%41#{}@example.org';
      await reader.send(path, { email });
      expect(await read(user)).toMatchObject({ email });
      const page = await reader.get(path);
      expect(page.text).toMatch(/href="mailto:%3Do(&#39;|')brien%3Fbcc%3Dx%26%22%3Cb%3E%2541%23%7B%7D@example\.org"/);
      expect(valueOf(page, 'email')).toBe(email);
      expect((await reader.get('/users/export/?q=braced')).text).toContain(`"'${email.replace('"', '""')}"`);
    });

    it('asks for the password to activate, and nothing to deactivate', async () => {
      const user = await service.user({ username: 'resting' });
      const path = `/users/${user.id}/state/`;
      const page = await reader.follow(await reader.send(path, { is_active: 'false' }));
      expect(mainOf(page)).toContain('Deactivated');
      expect(page.text).not.toContain('>Undo<');
      const asked = await reader.send(path, { is_active: 'true' });
      expect(asked.status).toBe(403);
      expect(valueOf(asked, 'current_password')).toBeUndefined();
      expect(asked.text).toContain('name="current_password"');
      const activated = await reader.follow(await reader.send(path, { is_active: 'true', current_password: PASSWORD }));
      expect(await read(user)).toMatchObject({ is_active: true });
      const undo = undoOf(activated);
      await reader.follow(await reader.send(undo.path, undo.fields));
      expect(await read(user)).toMatchObject({ is_active: false });
    });

    it('deletes by the exact name only', async () => {
      const user = await service.user({ username: 'leaving' });
      const wrong = await reader.send(`/users/${user.id}/delete/`, { confirm: 'Leaving' });
      expect(wrong.status).toBeGreaterThanOrEqual(400);
      expect(valueOf(wrong, 'confirm')).toBe('Leaving');
      expect(wrong.text).toMatch(/<a href="#[\w-]+-confirm">[^<]*: Type the exact name here\.<\/a>/);
      const gone = await reader.follow(await reader.send(`/users/${user.id}/delete/`, { confirm: 'leaving' }));
      expect(noticeOf(gone)).toBe('leaving was deleted.');
      expect((await reader.get(`/users/${user.id}/`)).status).toBe(404);
    });

    it('has a line that runs as the user, whatever the name', async () => {
      const user = await service.user({ username: "o'brien" });
      expect(mainOf(await reader.get(`/users/${user.id}/`))).toContain(
        String.raw`curl -u 'root' -H 'RUNAS: o'\''brien' '${service.url}/API/v2/whoami/'`,
      );
    });

    it('tells where each permission and role comes from, and gives and takes them', async () => {
      const user = await service.user({ username: 'granted' });
      const group = await ids('Archive desk');
      await service.client.asBasic(root).send('PUT', `/API/v2/groups/${group}/permissions/media_backend/`);
      const path = `/users/${user.id}/access/`;
      await reader.follow(await reader.send(`${path}groups/add/`, { group }));
      const page = await reader.follow(await reader.send(`${path}permissions/add/`, { permission: 'theme' }));
      expect(mainOf(page)).toMatch(/Media standards .*? By Archive desk/);
      expect(mainOf(page)).toMatch(/Themes .*? Directly Take away/);
      expect(noticeOf(page)).toBe('“Themes” was given.');
      const undo = undoOf(page);
      await reader.follow(await reader.send(undo.path, undo.fields));
      expect(await read(user)).toMatchObject({ permissions: [] });
      expect((await reader.send(`${path}passwords/add/`, { password: 'x' })).headers.location).toBe(path);
    });

    it('asks before one takes the administration from oneself, and leads to where one may still be', async () => {
      const user = await service.user({ username: 'retiring', isAdministrator: true });
      const own = await Reader.signedIn(service, user);
      const path = `/users/${user.id}/access/roles/remove/`;
      await own.open(`/users/${user.id}/access/`);
      expect(own.page.text).toMatch(
        /<details class="sure">.{0,200}<form[^>]*roles\/remove\/.*Take “Platform administrator” from yourself/s,
      );
      await own.submit(path);
      expect([own.path, own.page.status]).toEqual(['/', 200]);
      expect(noticeOf(own.page)).toBe('“Platform administrator” was taken away.');
      expect(undoOf(own.page).path).toBe('');
    });

    it('asks before one takes the administration from oneself by a group that alone gives it', async () => {
      const api = service.client.asBasic(root);
      const give = (path: string) =>
        api
          .with({ 'Content-Type': 'application/json' })
          .send('PUT', path, JSON.stringify({ current_password: PASSWORD }));
      const [above, held, other] = [await ids('Chiefs'), await ids('Deputies'), await ids('Bystanders')];
      await give(`/API/v2/groups/${above}/roles/platform_administrator/`);
      await give(`/API/v2/groups/${held}/parents/${above}/`);
      const user = await service.user({ username: 'deputy' });
      for (const group of [held, other]) {
        await give(`/API/v2/users/${user.id}/groups/${group}/`);
      }
      const own = await Reader.signedIn(service, user);
      const asksFor = async (path: string): Promise<string[]> => {
        await own.open(path);
        const asked = [...own.page.text.matchAll(/<details class="sure">(?:(?!<\/details>).)*<\/details>/gs)];
        return asked.map(([form]) =>
          form
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        );
      };
      const text = (what: string): string => `Take away Take “${what}” away, and the administration from yourself`;
      expect(await asksFor(`/users/${user.id}/access/`)).toEqual([text('Deputies')]);
      expect(await asksFor(`/groups/${held}/`)).toEqual([text('Chiefs')]);
      expect(await asksFor(`/groups/${above}/`)).toEqual([text('Platform administrator')]);
      expect(await asksFor(`/groups/${other}/`)).toEqual([]);

      const leave = { ids: user.id, do: 'leave', group: held };
      own.page = await own.send('/users/several/', leave);
      expect(own.text).toContain('This takes the administration from yourself.');
      expect((await read(user)).groups).toContain(held);
      // Where something else makes one an administrator, nothing is asked.
      const role = `/API/v2/users/${user.id}/roles/platform_administrator/`;
      await give(role);
      expect(await asksFor(`/groups/${above}/`)).toEqual([]);
      await api.delete(role);
      own.page = await own.send('/users/several/', leave);
      await own.submit('/users/several/');
      expect((await read(user)).groups).not.toContain(held);
    });

    it('says at its field that nothing was chosen', async () => {
      const user = await service.user({ username: 'chosen.nothing' });
      const path = `/users/${user.id}/access/groups/add/`;
      const page = await reader.send(path, { group: '' });
      expect(page.status).toBe(422);
      const [, id] = /<a href="#([^"]+)">Group: Nothing was chosen\.<\/a>/.exec(page.text)!;
      expect(page.text).toMatch(new RegExp(`<select id="${id}"[^>]* aria-invalid="true"`));
    });

    it('offers no permission that one may not give', async () => {
      const user = await service.user({ isAdministrator: true, permissions: ['user'] });
      const own = await Reader.signedIn(service, user);
      const offered = /<select[^>]*name="permission".*?<\/select>/s.exec(
        (await own.get(`/users/${user.id}/access/`)).text,
      );
      const boxes = (await own.get('/users/new/')).text;
      expect(boxes).toContain('name="permissions" value="user"');
      for (const text of [offered![0], boxes]) expect(text).not.toContain('value="theme"');
      // Superusers give what they do not hold, too.
      expect((await reader.get('/users/new/')).text).toContain('name="permissions" value="theme"');
    });

    it('asks for the password where a role makes an administrator', async () => {
      const user = await service.user({ username: 'promoted' });
      const path = `/users/${user.id}/access/roles/add/`;
      const role = 'platform_administrator';
      const asked = await reader.send(path, { role });
      expect(asked.status).toBe(403);
      expect(mainOf(asked)).toContain('This needs your own password.');
      expect(asked.text).toMatch(/<option value="platform_administrator" selected>/);
      await reader.follow(await reader.send(path, { role, current_password: PASSWORD }));
      expect((await read(user)).roles).toContain(role);
    });

    it('assigns tokens without their keys, replaces and revokes them', async () => {
      const user = await service.user({ username: 'assignee' });
      const path = `/users/${user.id}/tokens/`;
      const fields = { label: 'Playout', access: 'read', run_as: 'forbidden', expires_at: 'never' };
      const refused = await reader.send(path, { ...fields, password: '' });
      expect(refused.status).toBe(403);
      expect(valueOf(refused, 'label')).toBe('Playout');
      const assigned = await reader.follow(await reader.send(path, { ...fields, password: PASSWORD }));
      expect(noticeOf(assigned)).toBe('Playout was assigned; assignee can reveal its key.');
      expect(assigned.text).not.toMatch(key);
      const mine = service.client.asBasic(user);
      const [token] = (await mine.get('/API/v2/tokens/?label=Playout')).json.objects as { id: string }[];
      const revealed = await mine.post(`/API/v2/tokens/${token!.id}/reveal/`);
      expect(revealed.json.key).toMatch(key);

      const form = await reader.get(`${path}?replace=${token!.id}`);
      expect(valueOf(form, 'label')).toBe('Playout');
      const replacing = { ...fields, replaces: token!.id, overlap: '1', password: PASSWORD };
      const replaced = await reader.follow(await reader.send(path, replacing));
      expect(noticeOf(replaced)).toContain('the old token ends as you said');
      const tokens = (await mine.get('/API/v2/tokens/?label=Playout&order_by=created_at')).json.objects;
      expect(tokens).toMatchObject([
        { id: token!.id, expires_at: expect.any(String) },
        { state: 'unrevealed', expires_at: null },
      ]);
      expect(Math.round((Date.parse(tokens[0].expires_at as string) - Date.now()) / day)).toBe(1);

      await reader.follow(await reader.send(`${path}${tokens[1].id as string}/revoke/`, {}));
      const all = (await mine.get('/API/v2/tokens/?label=Playout&order_by=created_at')).json.objects;
      expect(all[1]).toMatchObject({ state: 'revoked' });
    });

    it('replaces one that ends soon, whose end stays, and assigns one however often the form is sent', async () => {
      const user = await service.user({ username: 'renewed' });
      const path = `/users/${user.id}/tokens/`;
      const soon = new Date(Date.now() + 2 * day).toISOString();
      const api = service.client.asBasic(root);
      const made = {
        label: 'Soon over',
        assignee: 'renewed',
        expires_at: soon,
        reveal: 'assignee',
        password: PASSWORD,
      };
      const { id, expires_at } = (await api.post('/API/v2/tokens/', made)).json;
      await reader.open(`${path}?replace=${id as string}`);
      const { csrfmiddlewaretoken, ...fields } = reader.values(path);
      expect(csrfmiddlewaretoken).toBeDefined();
      const sent = { ...fields, password: PASSWORD, expires_at: 'never', overlap: '7' };
      for (let n = 0; n < 2; n++) {
        const page = await reader.follow(await reader.send(path, sent));
        expect(noticeOf(page)).toContain('the old token ends as you said');
      }
      const all = (await api.get('/API/v2/tokens/?scope=all&assignee=renewed&label=Soon+over&order_by=id')).json
        .objects;
      expect(all).toMatchObject([
        { id, expires_at },
        { state: 'unrevealed', expires_at: null },
      ]);
      expect(all).toHaveLength(2);
    });

    it('replaces one that stands on another page of the list, and none of somebody else', async () => {
      const [user, other] = [await service.user({ username: 'many.tokens' }), await service.user()];
      const [first] = await service.sql('SELECT MIN(id) AS id FROM api_token WHERE owner_id = ?', [BigInt(user.id)]);
      for (let n = 0; n < 100; n++) await service.token('many.tokens', { label: `t${n}` });
      const path = `/users/${user.id}/tokens/`;
      expect((await reader.get(path)).text).not.toContain(`?replace=${String(first!.id)}#`);
      expect(mainOf(await reader.get(`${path}?replace=${String(first!.id)}`))).toContain('Replace');
      const stranger = await reader.get(`/users/${other.id}/tokens/?replace=${String(first!.id)}`);
      expect(stranger.text).not.toContain('name="replaces"');
      expect((await reader.get(`${path}?replace=${String(first!.id)}`)).text).toContain(
        `name="replaces" value="${String(first!.id)}"`,
      );
    });

    it('revokes the token before at once where that was said', async () => {
      const user = await service.user({ username: 'renewed.at.once' });
      const path = `/users/${user.id}/tokens/`;
      const api = service.client.asBasic(root);
      const { id } = (await api.post('/API/v2/tokens/', { label: 'Before', assignee: user.username })).json;
      const fields = { label: 'Next', access: 'read', run_as: 'forbidden', expires_at: 'never', password: PASSWORD };
      await reader.follow(await reader.send(path, { ...fields, replaces: id as string, overlap: '0' }));
      expect((await api.get(`/API/v2/tokens/${id as string}/`)).json.state).toBe('revoked');
      // Nor does a token that has ended already go on.
      const again = await reader.follow(await reader.send(path, { ...fields, replaces: id as string, overlap: '7' }));
      expect(noticeOf(again)).toContain('the old token ends as you said');
    });

    it('says so when the token before could not be ended', async () => {
      const user = await service.user({ username: 'renewed.not' });
      const path = `/users/${user.id}/tokens/`;
      const fields = { label: 'Next', access: 'read', run_as: 'forbidden', expires_at: 'never', password: PASSWORD };
      const page = await reader.follow(await reader.send(path, { ...fields, replaces: '999999', overlap: '1' }));
      expect(noticeOf(page)).toContain('The old token could not be ended');
    });

    it('takes no date for an end that is none', async () => {
      const user = await service.user();
      const fields = { label: 'x', access: 'read', run_as: 'forbidden', expires_at: 'date', expires_on: 'soon' };
      const page = await reader.send(`/users/${user.id}/tokens/`, { ...fields, password: PASSWORD });
      expect(page.status).toBe(422);
      expect(mainOf(page)).toContain('Day: Choose a day.');
      expect(page.text).toMatch(/<input[^>]*expires_on[^>]*aria-invalid="true"/);
    });

    it('ends sessions, one and all', async () => {
      const user = await service.user({ username: 'seated' });
      const clients = [await service.client.asSession(user), await service.client.asSession(user)];
      const path = `/users/${user.id}/sign-in/`;
      const page = await reader.get(path);
      const end = /action="(\/users\/\d+\/sign-in\/sessions\/\d+\/end\/)"/.exec(page.text)![1]!;
      expect(noticeOf(await reader.follow(await reader.send(end, {})))).toBe('One session was ended.');
      const statuses = await Promise.all(clients.map(async (one) => (await one.get('/API/v2/whoami/')).status));
      expect(statuses.sort()).toEqual([200, 401]);
      const none = await reader.follow(await reader.send(`${path}sessions/end/`, {}));
      expect(mainOf(none)).toContain('Not signed in anywhere.');
    });

    it('makes a link and sets a password, with the own password only', async () => {
      const user = await service.user({ username: 'forgetful' });
      const path = `/users/${user.id}/sign-in/`;
      const refused = await reader.send(`${path}link/`, { current_password: '' });
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain('/password-link/');
      const made = await reader.send(`${path}link/`, { current_password: PASSWORD });
      expect(made.text).toMatch(/\/password-link\/[\w-]{20,}\//);
      const password = 'another password';
      const short = await reader.send(`${path}password/`, { password: 'short', current_password: PASSWORD });
      expect(short.status).toBe(422);
      await reader.follow(await reader.send(`${path}password/`, { password, current_password: PASSWORD }));
      const session = await service.client.post('/API/v2/sessions/', { username: 'forgetful', password });
      expect(session.status).toBe(201);
    });

    it.each([
      ['true', 401],
      ['false', 200],
    ])('ends the tokens with the password where that is ticked: %s', async (revoke_tokens, status) => {
      const user = await service.user();
      const fields = { password: 'another password', current_password: PASSWORD, revoke_tokens };
      await reader.follow(await reader.send(`/users/${user.id}/sign-in/password/`, fields));
      expect((await service.client.asToken(user.token).get('/API/v2/whoami/')).status).toBe(status);
    });

    it('shows what happened to the account, by it and as it', async () => {
      const user = await service.user({ username: 'watched' });
      await service.client.asBasic(root).runAs('watched').get('/API/v2/whoami/');
      await service.client.asBasic(root).patch(`/API/v2/users/${user.id}/`, { first_name: 'Wanda' });
      const page = mainOf(await reader.get(`/users/${user.id}/history/`));
      expect(page).toMatch(/Done to this account .*changed "watched"/);
      expect(page).toMatch(/Done as this user by others .*root/);
      await service.client.asBasic(root).post('/API/v2/tokens/', { label: 'Watch', assignee: 'watched' });
      const later = await reader.get(`/users/${user.id}/history/`);
      expect(mainOf(later)).toMatch(/Done to this account .*created for Wanda.*Done by/);
    });
  });

  describe('others', () => {
    it('who may see users see them, and nothing to change them by', async () => {
      const clerk = await service.user({ username: 'clerk', permissions: ['userprofile'] });
      const other = await Reader.signedIn(service, clerk);
      const list = await other.get('/users/');
      expect(list.status).toBe(200);
      expect(list.text).not.toContain('/users/several/');
      expect(mainOf(list)).toContain('Everybody in your organisation who can sign in here');
      expect(mainOf(await reader.get('/users/'))).toContain('Everybody who can sign in here');
      const page = await other.get(`/users/${clerk.id}/`);
      expect(page.status).toBe(200);
      expect(page.text.slice(page.text.indexOf('<main'))).not.toContain('<form');
      expect((await other.get(`/users/${clerk.id}/access/`)).status).toBe(403);
      expect((await other.send('/users/several/', { ids: root.id, do: 'deactivate' })).status).toBe(403);
      expect((await other.send(`/users/${clerk.id}/`, { first_name: 'x' })).status).toBe(403);
    });

    it('who do not see groups are told that there are some', async () => {
      const group = await ids('Unseen crew');
      const member = await service.user({ username: 'crewed' });
      await service.client.asBasic(root).send('PUT', `/API/v2/users/${member.id}/groups/${group}/`);
      const other = await Reader.signedIn(service, await service.user({ permissions: ['userprofile'] }));
      const one = mainOf(await other.get(`/users/${member.id}/`));
      expect(one).toContain('Groups Users , 1 group that you do not see');
      const list = await other.get(`/users/?q=crewed&groups=${group}`);
      expect(mainOf(list)).toMatch(/Users and one more/);
      expect(list.text).toMatch(/<option value="\d+" selected>A group that you do not see/);
      const file = (await other.get('/users/export/?q=crewed')).text;
      expect(file).toMatch(/crewed,,,,Default,Users,true/);
    });

    it('who may not are told so', async () => {
      const other = await Reader.signedIn(service, await service.user());
      const refused = await other.get('/users/');
      expect(refused.status).toBe(403);
      expect(mainOf(refused)).toContain('This takes more than you may: See users or Platform administrator.');
      const german = await Reader.signedIn(service, await service.user(), { language: 'de' });
      expect(mainOf(await german.get('/users/'))).toContain(
        'Dafür braucht man: Benutzer sehen oder Plattform-Administrator.',
      );
      expect((await other.get('/users/export/')).status).toBe(403);
      expect((await other.get('/')).text).not.toContain('href="/users/"');
    });

    it('an administrator has no power over who holds more, and is told so', async () => {
      const administrator = await Reader.signedIn(service, await service.administrator());
      const page = await administrator.get(`/users/${root.id}/sign-in/`);
      expect(mainOf(page)).toContain('root holds more than you do');
      const refused = await administrator.send(`/users/${root.id}/`, { first_name: 'x', username: 'root' });
      expect(refused.status).toBe(403);
      expect((await read(root)).first_name).toBe('');
    });

    it('no form is taken without what protects it', async () => {
      const user = await service.user();
      const answer = await reader.send('/users/several/', { ids: user.id, do: 'deactivate' }, { csrf: false });
      expect(answer.status).toBe(403);
      expect(await read(user)).toMatchObject({ is_active: true });
    });

    it('speaks German', async () => {
      const german = await Reader.signedIn(service, root, { language: 'de' });
      expect(mainOf(await german.get('/users/'))).toContain('Neuer Benutzer');
      const page = await german.send('/users/new/', { username: '', current_password: PASSWORD });
      expect(page.status).toBe(422);
      expect(page.text).toContain('<html lang="de"');
      expect(mainOf(page)).toContain('Dieses Feld');
    });
  });
});
