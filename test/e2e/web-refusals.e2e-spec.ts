import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Problem } from '../../src/config/problem.js';
import { Database } from '../../src/database/database.js';
import { mainOf, noticeOf, Reader, undoOf } from '../support/reader.js';
import { e2e, type TestUser } from '../support/service.js';

const THEMES = '/API/v2/themes/';

/** The forms of a page in which it is told what was wrong. */
const telling = ({ text }: { text: string }): string[] =>
  [...text.matchAll(/<form\b(?:(?!<\/form>).)*id="mistakes".*?<\/form>/gs)].map(([form]) => form);

e2e('what pages do with what was refused', (service) => {
  let root: TestUser;
  let reader: Reader;
  const administrator = () => service.client.asBasic(root);
  const theme = async (title: string, ...steps: string[]) => {
    const { json } = await administrator().post(THEMES, { title });
    for (const step of steps) await administrator().post(`${THEMES}${json.id}/${step}/`);
    return json.id as string;
  };

  beforeAll(async () => {
    root = await service.user({ username: 'root', isAdministrator: true, isSuperuser: true });
    reader = await Reader.signedIn(service, root);
  });

  describe('told once, at the form that was sent', () => {
    it('should be told by its card of the gallery, and by no other', async () => {
      const [hidden, other] = [await theme('Hidden', 'submit', 'approve'), await theme('Other', 'submit', 'approve')];
      await administrator().post(`${THEMES}${hidden}/hide/`);
      const page = await reader.send('/themes/choose/', { theme: hidden });
      expect(page.status).toBe(422);
      expect(page.text.split('id="mistakes"')).toHaveLength(2);
      // Its card offers it no more: the page tells it on top, and leads to no field.
      expect(telling(page)).toEqual([]);
      expect(page.text).not.toContain('href="#f-');
      expect(page.text).toContain(`name="theme" value="${other}"`);
    });

    it('should be seen where it was folded', async () => {
      const role = 'platform_administrator';
      const { objects } = (await administrator().get(`/API/v2/users/?role=${role}&is_active=true`)).json;
      for (const { id } of objects) {
        if (id !== root.id) await administrator().patch(`/API/v2/users/${id}/`, { is_active: false });
      }
      await administrator().post('/API/v2/groups/roles/create/', [{ name: 'another', label: 'Another' }]);
      await administrator().send('PUT', `/API/v2/users/${root.id}/roles/another/`);
      const own = await reader.send(`/users/${root.id}/access/roles/remove/`, { role });
      expect(own.status).toBe(409);
      expect(own.text).toMatch(/<details class="sure" open>(?:(?!<\/details>).)*id="mistakes"/s);
      // Told by its row, and not by that of the other role.
      expect(telling(own).map((form) => /name="role" value="(\w+)"/.exec(form)?.[1])).toEqual([role]);
      expect(own.text).toContain('name="role" value="another"');

      const id = await theme('Changed meanwhile');
      const late = await reader.send(`/themes/${id}/delete/`, { etag: '"late"' });
      expect(late.status).toBe(412);
      expect(late.text).toMatch(/<details open>(?:(?!<\/details>).)*id="mistakes"/s);
      expect((await reader.get(`/themes/${id}/`)).text).not.toMatch(/<details open>/);
    });

    it('should lead to the password that is asked for by it', async () => {
      const user = await service.user({ username: 'promoted' });
      const page = await reader.send(`/users/${user.id}/access/roles/add/`, { role: 'platform_administrator' });
      expect(page.status).toBe(403);
      const [, id] = /<input type="password"[^>]* id="([^"]+)" name="current_password"/.exec(page.text)!;
      expect(page.text).toContain(`<a href="#${id}">Your own password: This needs your own password.</a>`);
      expect(page.text).toMatch(new RegExp(`id="${id}"[^>]*aria-describedby="${id}-why" aria-invalid="true"`));
    });
  });

  it.each([
    ['/profile/', 'etag'],
    ['/themes/new/', 'idempotency_key'],
  ])('should be a form that cannot be read: %s with an odd %s', async (path, name) => {
    for (const value of ['\0', '"é"', '\u{1f600}', '"a"\r\nX-A: b']) {
      expect((await reader.send(path, { [name]: value })).status).toBe(400);
    }
  });

  it('should keep what was typed into the form of what is gone', async () => {
    const id = await theme('Gone');
    await administrator().delete(`${THEMES}${id}/`);
    const page = await reader.send(`/themes/${id}/`, { title: 'Night', css: '', template_string: '<b>typed</b>' });
    expect(page.status).toBe(404);
    expect(mainOf(page)).toContain('You can copy what you typed: Night');
    expect(page.text).toContain('<code>&lt;b&gt;typed&lt;/b&gt;</code>');
    // Nothing was typed here.
    expect(mainOf(await reader.send('/themes/none/nothing/', { etag: '"x"' }))).not.toContain('copy');
  });

  it.each([
    ['unavailable', 503],
    ['storage_full', 507],
  ] as const)('should offer to send a form again that could not be stored for the moment: %s', async (code, status) => {
    const { id } = (await administrator().post('/API/v2/groups/', { name: `Busy ${status}` })).json;
    await reader.open(`/groups/${id}/`);
    const path = `/groups/${id}/`;
    const writes = jest.spyOn(service.app.get(Database), 'write');
    writes.mockRejectedValue(Object.assign(new Problem(code, 'Nothing can be stored.'), { retryAfter: 7 }));
    const page = await reader.submit(path, { name: `Busier ${status}` }).finally(() => writes.mockRestore());
    expect([page.status, mainOf(page)]).toEqual([status, expect.stringContaining('Send it again in a moment')]);
    expect(page.headers['retry-after']).toBe('7');
    expect(mainOf(page)).not.toContain('Nothing was changed');
    await reader.submit(path);
    expect([reader.path, reader.values(path).name]).toEqual([path, `Busier ${status}`]);
  });

  it.each([
    ['/roles/999999/delete/', '/roles/'],
    ['/groups/999999/delete/', '/groups/'],
    ['/organisations/999999/delete/', '/organisations/'],
    ['/themes/999999/delete/', '/themes/'],
    ['/standards/videocodec/999999/delete/?q=x', '/standards/videocodec/?q=x'],
    ['/profile/sessions/999999/end/', '/profile/sessions/'],
  ])('should be said to be gone already: %s', async (path, list) => {
    const answer = await reader.send(path, {});
    expect([answer.status, answer.headers.location]).toEqual([303, list]);
    expect(noticeOf(await reader.follow(answer))).toBe('That is gone already.');
  });

  it('should be nothing that an address of version 2 stands for by chance', async () => {
    const audited = await service.sql('SELECT id FROM audit_entry');
    for (const path of ['/users/bulk/', '/themes/0/']) {
      expect([path, (await reader.get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/mediabin/bulk/', '/groups/bulk/delete/', '/users/1/tokens/bulk/revoke/']) {
      expect([path, (await reader.send(path, {})).status]).toEqual([path, 404]);
    }
    expect(await service.sql('SELECT id FROM audit_entry')).toEqual(audited);
  });

  it('should have its way back, also when a bin was emptied twice', async () => {
    const collector = await Reader.signedIn(service, await service.user());
    await collector.send('/mediabin/add/', { resource_id: 'VX-1' });
    await collector.send('/mediabin/clear/', {});
    const page = await collector.follow(await collector.send('/mediabin/clear/', {}));
    expect(noticeOf(page)).toBe('There was nothing to remove.');
    const undo = undoOf(page);
    expect(mainOf(await collector.follow(await collector.send(undo.path, undo.fields)))).toContain('VX-1');
  });

  describe('signing in', () => {
    it('should go on when another tab has done it', async () => {
      const user = await service.user({ username: 'tabs' });
      const browser = new Reader(service.client);
      await browser.open('/login/?next=/themes/');
      const form = new URLSearchParams({ ...browser.values('/login/'), username: 'tabs', password: user.password });
      await browser.submit('/login/', { username: 'tabs', password: user.password });
      const second = await browser.post('/login/', form);
      expect([browser.path, second.status]).toEqual(['/themes/', 200]);
    });

    it('should not be taken for another one', async () => {
      const user = await service.user({ username: 'first' });
      await service.user({ username: 'second' });
      const browser = new Reader(service.client);
      await browser.open('/login/');
      const form = new URLSearchParams({ ...browser.values('/login/'), username: 'second', password: 'x' });
      await browser.submit('/login/', { username: 'first', password: user.password });
      const page = await browser.post('/login/', form);
      expect([page.status, mainOf(page)]).toEqual([403, expect.stringContaining('You are signed in as')]);
    });
  });
});
