import { beforeAll, describe, expect, it } from '@jest/globals';
import { mainOf, noticeOf, Reader, undoOf, valueOf } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

e2e('the pages of groups, organisations and roles', (service) => {
  let root: TestUser;
  let reader: Reader;

  beforeAll(async () => {
    root = await service.user({ username: 'root', isAdministrator: true, isSuperuser: true });
    reader = await Reader.signedIn(service, root);
  });

  const api = () => service.client.asBasic(root);
  const group = async (name: string, parents: string[] = []): Promise<string> =>
    (await api().post('/API/v2/groups/', { name, parents })).json.id as string;
  const find = async (kind: string, name: string) =>
    (await api().get(`/API/v2/${kind}/?q=${encodeURIComponent(name)}`)).json.objects as Record<string, unknown>[];

  describe('groups', () => {
    it('stand as a tree, each once, with all that they are below', async () => {
      const [above, other] = [await group('Tree above'), await group('Tree other')];
      await group('Tree below', [above, other]);
      const page = await reader.get('/groups/');
      const rows = [...page.text.matchAll(/data-depth="(\d)">.*?<a href="\/groups\/\d+\/">(Tree \w+)<\/a>/g)];
      expect(rows.map(([, depth, name]) => `${depth} ${name}`)).toEqual([
        '0 Tree above',
        '1 Tree below',
        '0 Tree other',
      ]);
      expect(mainOf(page)).toContain('Also below Tree other');
    });

    it('stand above and below each other, however many there are', async () => {
      const names = Array.from({ length: 1001 }, (_, n) => ({ name: `Many ${n}` }));
      for (let at = 0; at < names.length; at += 100) {
        const { status } = await api().post('/API/v2/groups/bulk/', names.slice(at, at + 100));
        expect(status).toBe(201);
      }
      const [above, other] = [await group('Zz above'), await group('Zz other')];
      await api().patch(`/API/v2/groups/${above}/`, { permissions: ['theme'] });
      const id = await group('Aa below', [above]);
      const page = await reader.get(`/groups/${id}/`);
      expect(mainOf(page)).toContain('Groups › Zz above');
      expect(page.text).toMatch(new RegExp(`Themes <span class="sub"><a href="/groups/${above}/">Zz above</a>`));
      expect(page.text).toContain(`<option value="${other}">Zz other</option>`);
      for (const path of ['/groups/new/', `/users/${root.id}/access/`]) {
        expect((await reader.get(path)).text).toContain('Zz other');
      }
      expect(mainOf(await reader.get(`/groups/${above}/`))).toContain('Aa below');
      const list = await reader.get('/groups/');
      expect(list.text).toMatch(/rel="next" href="\/groups\/\?cursor=/);
      await service.sql("DELETE FROM account_group WHERE name LIKE 'Many %'");
    });

    it('are found by their names', async () => {
      await group('Findable');
      const page = mainOf(await reader.get('/groups/?q=findab&organisation='));
      expect(page).toContain('Findable');
      expect(page).not.toContain('Users Everyone');
      expect(mainOf(await reader.get('/groups/?q=nosuchgroup'))).toContain('No group is like that');
    });

    it('are made with what they give', async () => {
      const parent = await group('Made above');
      const fields = { name: 'Made', description: 'By a form', parents: parent, permissions: ['theme', 'user'] };
      const page = await reader.follow(await reader.send('/groups/new/', fields));
      expect(noticeOf(page)).toBe('Made was added.');
      expect(mainOf(page)).toMatch(/Themes .* Take away/);
      expect(mainOf(page)).toContain('Made above');
      const again = await reader.send('/groups/new/', fields);
      expect(again.status).toBe(409);
      expect(valueOf(again, 'description')).toBe('By a form');
      expect(again.text).toMatch(/name="permissions" value="theme" checked/);
    });

    it('are changed, but not what somebody else has changed meanwhile', async () => {
      const id = await group('Changing');
      const etag = valueOf(await reader.get(`/groups/${id}/`), 'etag')!;
      const fields = { etag, name: 'Changed', description: '', organisation: '1' };
      await reader.follow(await reader.send(`/groups/${id}/`, fields));
      expect((await reader.send(`/groups/${id}/`, { ...fields, name: 'Late' })).status).toBe(412);
      expect(await find('groups', 'Changed')).toHaveLength(1);
    });

    it('never stand above themselves', async () => {
      const above = await group('Circle above');
      const below = await group('Circle below', [above]);
      const offered = (await reader.get(`/groups/${above}/`)).text.match(/<select[^>]*name="parent".*?<\/select>/s)![0];
      expect(offered).toContain('Users');
      expect(offered).not.toContain('Circle');
      const page = await reader.send(`/groups/${above}/parents/add/`, { parent: below });
      expect(page.status).toBe(422);
      expect(mainOf(page)).toContain('is this group or inherits from it');
    });

    it('give one thing more, and take it back', async () => {
      const id = await group('Giving');
      const page = await reader.follow(await reader.send(`/groups/${id}/permissions/add/`, { permission: 'theme' }));
      const undo = undoOf(page);
      await reader.follow(await reader.send(undo.path, undo.fields));
      expect((await find('groups', 'Giving'))[0]).toMatchObject({ permissions: [] });
      const role = 'platform_administrator';
      const asked = await reader.send(`/groups/${id}/roles/add/`, { role });
      expect(asked.status).toBe(403);
      expect(asked.text).toContain('name="current_password"');
      await reader.follow(await reader.send(`/groups/${id}/roles/add/`, { role, current_password: PASSWORD }));
      expect((await find('groups', 'Giving'))[0]).toMatchObject({ roles: [role] });
    });

    it('tell what they have from groups above', async () => {
      const [above, below] = [await group('Giver'), await group('Taker')];
      const given = await reader.follow(await reader.send(`/groups/${below}/parents/add/`, { parent: above }));
      expect(noticeOf(given)).toBe('Now below “Giver”.');
      expect(mainOf(given)).not.toContain('from groups above');
      await reader.follow(await reader.send(`/groups/${above}/permissions/add/`, { permission: 'theme' }));
      const page = await reader.get(`/groups/${below}/`);
      expect(mainOf(page)).toMatch(/One permission from groups above Themes Giver/);
      await reader.follow(await reader.send(`/groups/${below}/permissions/add/`, { permission: 'theme' }));
      expect(mainOf(await reader.get(`/groups/${below}/`))).not.toContain('from groups above');
    });

    it('are deleted once nobody is in them', async () => {
      const id = await group('Doomed');
      const member = await service.user({ username: 'lastmember' });
      await api().send('PUT', `/API/v2/users/${member.id}/groups/${id}/`);
      expect(mainOf(await reader.get(`/groups/${id}/`))).toContain('lastmember');
      const refused = await reader.send(`/groups/${id}/delete/`, {});
      expect(refused.status).toBe(409);
      expect(mainOf(refused)).toContain('The group still has members.');
      await api().delete(`/API/v2/users/${member.id}/groups/${id}/`);
      expect(noticeOf(await reader.follow(await reader.send(`/groups/${id}/delete/`, {})))).toBe(
        'The group was deleted.',
      );
      expect((await reader.get(`/groups/${id}/`)).status).toBe(404);
    });

    it('are not changed by who may only look', async () => {
      const user = await service.user({ username: 'onlooker' });
      const other = await Reader.signedIn(service, user);
      const list = await other.get('/groups/');
      expect(list.status).toBe(200);
      expect(list.text).not.toContain('/groups/new/');
      const page = await other.get('/groups/1/');
      expect(page.text.slice(page.text.indexOf('<main'))).not.toContain('method="post"');
      expect((await other.send('/groups/1/', { name: 'Mine' })).status).toBe(403);
      expect((await other.send('/groups/1/delete/', {})).status).toBe(403);
      expect((await other.send('/groups/1/permissions/add/', { permission: 'theme' })).status).toBe(403);
    });
  });

  describe('organisations', () => {
    it('are added, with a way back', async () => {
      const page = await reader.follow(await reader.send('/organisations/', { name: 'Fleeting' }));
      expect(noticeOf(page)).toBe('Fleeting was added.');
      const undo = undoOf(page);
      await reader.follow(await reader.send(undo.path, undo.fields));
      expect(await find('organisations', 'Fleeting')).toEqual([]);
    });

    it('are renamed, to a name that is free', async () => {
      const { id } = (await api().post('/API/v2/organisations/', { name: 'Before' })).json as { id: string };
      const page = await reader.follow(await reader.send(`/organisations/${id}/`, { name: 'After' }));
      expect(mainOf(page)).toContain('It is called After now.');
      const taken = await reader.send(`/organisations/${id}/`, { name: 'DEFAULT' });
      expect(taken.status).toBe(409);
      expect(valueOf(taken, 'name')).toBe('DEFAULT');
    });

    it('say who is in them, and go once nobody is', async () => {
      expect(mainOf(await reader.get('/organisations/1/'))).toMatch(/Users \d+ users?/);
      const { id } = (await api().post('/API/v2/organisations/', { name: 'Peopled' })).json as { id: string };
      const user = await service.user();
      await api().patch(`/API/v2/users/${user.id}/`, { organisation: id });
      expect((await reader.send(`/organisations/${id}/delete/`, {})).status).toBe(409);
      expect(mainOf(await reader.get(`/organisations/${id}/`))).toContain('First move its users');
      await api().patch(`/API/v2/users/${user.id}/`, { organisation: '1' });
      await reader.follow(await reader.send(`/organisations/${id}/delete/`, {}));
      expect(await find('organisations', 'Peopled')).toEqual([]);
    });

    it('are not changed by who may only look', async () => {
      const other = await Reader.signedIn(service, await service.user());
      expect((await other.get('/organisations/1/')).status).toBe(200);
      expect((await other.send('/organisations/', { name: 'Mine' })).status).toBe(403);
      expect((await other.send('/organisations/1/', { name: 'Mine' })).status).toBe(403);
    });
  });

  describe('roles', () => {
    it('are found by key, name and who gives them their meaning', async () => {
      const page = await reader.get('/roles/?q=item_search&source=');
      expect(page.text).toContain('<code>_item_search</code>');
      expect(page.text).not.toContain('<code>platform_administrator</code>');
      expect(mainOf(await reader.get('/roles/?source=platform'))).toContain('platform_administrator');
      expect((await reader.get('/roles/?source=nobody')).status).toBe(400);
    });

    it('are said in the reader’s words, and found by them; those of plugins as they say themselves', async () => {
      await api().post('/API/v2/groups/roles/create/', { name: 'job', label: 'Job: read' });
      const german = await Reader.signedIn(service, root, { language: 'de' });
      const page = await german.get('/roles/?q=auftrag');
      expect(mainOf(page)).toMatch(/Auftrag: lesen _job_read Kopieren Medien-Backend .*Auftrag: schreiben _job_write/);
      expect(page.text).toMatch(/<th scope="col" aria-sort="ascending"><a [^>]*>Schlüssel/);
      expect(mainOf(await german.get('/roles/?q=job'))).toMatch(
        /Auftrag: lesen _job_read .*Job: read job Kopieren Ein Plugin/,
      );
      expect(mainOf(await reader.get('/roles/?q=job'))).toContain('Job: read _job_read');
      expect(mainOf(await german.get('/roles/?q=nosuchrole'))).toContain('Keine Rolle passt dazu');
      // Nobody signs in here.
      expect(mainOf(page)).toContain('Rolle registrieren');
      const id = await group('German roles');
      const given = await german.follow(await german.send(`/groups/${id}/roles/add/`, { role: '_job_read' }));
      expect(noticeOf(given)).toContain('Auftrag: lesen');
      expect(mainOf(given)).toMatch(/Auftrag: lesen _job_read .*Sperre: lesen \(_lock_read\)/);
      const { id: user } = await service.user({ username: 'roleholder', groups: [id] });
      expect(mainOf(await german.get(`/users/${user}/access/`))).toContain('Auftrag: lesen _job_read');
    });

    it('are registered under another, which stays as it is', async () => {
      const tree = { name: 'top', label: 'The top', children: [{ name: 'middle', label: 'The middle' }] };
      await api().post('/API/v2/groups/roles/create/', tree);
      const fields = { name: 'leaf', label: 'The leaf', parent: 'middle' };
      const page = await reader.follow(await reader.send('/roles/', fields));
      expect(noticeOf(page)).toBe('leaf is registered.');
      expect(mainOf(page)).toMatch(/The leaf .*Under The middle/);
      const [top, middle, leaf] = [
        (await find('roles', 'top'))[0]!,
        (await find('roles', 'middle'))[0]!,
        (await find('roles', 'leaf'))[0]!,
      ];
      expect(top).toMatchObject({ label: 'The top', parent: null });
      expect(middle).toMatchObject({ label: 'The middle', parent: top.id });
      expect(leaf).toMatchObject({ label: 'The leaf', parent: middle.id, source: 'plugin' });
    });

    it('are not registered once more, which would change what is there', async () => {
      const [before] = await find('roles', 'leaf');
      const page = await reader.send('/roles/', { name: 'leaf', label: 'Changed', parent: '' });
      expect(page.status).toBe(409);
      expect(mainOf(page)).toContain('There is a role of that name already.');
      expect(valueOf(page, 'label')).toBe('Changed');
      expect((await find('roles', 'leaf'))[0]).toEqual(before);
      // Pressing twice is no other role.
      const same = await reader.send('/roles/', { name: 'leaf', label: 'The leaf', parent: 'middle' });
      expect(noticeOf(await reader.follow(same))).toBe('leaf is registered.');
      expect((await reader.send('/roles/', { name: 'leaf', label: 'The leaf', parent: '' })).status).toBe(409);
    });

    it('are not registered by a key that is none, and what was typed stays', async () => {
      const page = await reader.send('/roles/', { name: 'not a key', label: 'Some label', parent: '' });
      expect(page.status).toBe(422);
      expect(valueOf(page, 'label')).toBe('Some label');
    });

    it('are deleted only where a plugin has brought them', async () => {
      await reader.send('/roles/', { name: 'brief', label: 'Brief', parent: '' });
      const [brief] = await find('roles', 'brief');
      expect(mainOf(await reader.get('/roles/?q=brief'))).toContain('Delete it and take it from all');
      await reader.follow(await reader.send(`/roles/${String(brief!.id)}/delete/`, {}));
      expect(await find('roles', 'brief')).toEqual([]);
      const [kept] = await find('roles', '_item_search');
      expect((await reader.send(`/roles/${String(kept!.id)}/delete/`, {})).status).toBe(409);
    });

    it('are not registered by who may only look', async () => {
      const other = await Reader.signedIn(service, await service.user());
      expect((await other.get('/roles/')).status).toBe(200);
      expect((await other.send('/roles/', { name: 'mine' })).status).toBe(403);
    });
  });
});
