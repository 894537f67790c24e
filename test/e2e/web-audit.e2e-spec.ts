import { beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../../src/audit-log/audit-entry.entity.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import { mainOf, Reader, valueOf } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

e2e('the pages of the audit trail', (service) => {
  let administrator: TestUser;
  let reader: Reader;
  let ann: TestUser;

  const api = () => service.client.asBasic(administrator);
  const rowsOf = (page: { text: string }): string[] =>
    [...page.text.matchAll(/<th scope="row"><a href="\/audit\/(\d+)\/">/g)].map(([, id]) => id!);
  const linksIn = (page: { text: string }): string[] =>
    [...page.text.matchAll(/ href="([^"]+)"/g)].map(([, href]) =>
      href!.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
    );
  const newest = async (query: string) => (await api().get(`/API/v2/audit/?${query}&order_by=-id`)).json.objects[0];

  beforeAll(async () => {
    administrator = await service.administrator();
    ann = await service.user({ username: 'ann.trail', firstName: 'Ann <i>', lastName: 'Traill' });
    reader = await Reader.signedIn(service, administrator);
    await api().patch(`/API/v2/users/${ann.id}/`, { email: 'ann@example.org' });
    await service.client.asBasic({ username: ann.username, password: 'not hers' }).get('/API/v2/me/');
  });

  describe('the list', () => {
    it('should show the newest first, by names that lead somewhere', async () => {
      const page = await reader.get('/audit/');
      const ids = rowsOf(page).map(Number);
      expect(ids.length).toBeGreaterThan(2);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      expect(mainOf(page)).toMatch(/Sign-in .*Refused bad credentials ann\.trail by password · 127\.0\.0\.1/);
      expect(page.text).toContain(
        `<a href="/users/${ann.id}/">Ann &#60;i&#62; Traill</a>`
          .replaceAll('&#60;', '&lt;')
          .replaceAll('&#62;', '&gt;'),
      );
      expect(linksIn(page)).toContain(`/users/${administrator.id}/`);
      expect(page.headers['cache-control']).toBe('private, no-store');
    });

    it('should keep its filters in the form, in further pages and in exports', async () => {
      for (let n = 0; n < 3; n++) await api().patch(`/API/v2/users/${ann.id}/`, { email: `ann${n}@example.org` });
      await api().patch('/API/v2/me/', { paginate_by: 2 });
      const filters = `target=users%2F${ann.id}&outcome__startswith=granted&via=basic`;
      const page = await reader.get(`/audit/?event=&${filters}&at__gte=2026-01-31T12%3A00`);
      expect(valueOf(page, 'target')).toBe(`users/${ann.id}`);
      expect(valueOf(page, 'at__gte')).toBe('2026-01-31T12:00');
      expect(page.text).toMatch(/<option value="granted" selected>/);
      expect(page.text).toContain('<details class="more" open>');
      const next = linksIn(page).find((href) => href.includes('cursor='))!;
      expect(next).toContain(filters.split('&')[0]);
      const second = await reader.get(next);
      expect(rowsOf(second)).toHaveLength(2);
      expect(rowsOf(second).some((id) => rowsOf(page).includes(id))).toBe(false);
      expect(mainOf(second)).toContain('Back to the newest');
      await api().patch('/API/v2/me/', { paginate_by: 20 });

      const exported = linksIn(page).filter((href) => href.startsWith('/audit/export/'));
      expect(exported).toHaveLength(2);
      const [csv, lines] = await Promise.all(exported.map((href) => reader.open(href)));
      expect(csv!.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
      const records = lines!.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { target: string });
      expect(new Set(records.map(({ target }) => target))).toEqual(new Set([`users/${ann.id}`]));
      expect(records).toHaveLength(4);
    });

    it('should ask whoever is signed out meanwhile to sign in, and send the export then', async () => {
      const page = await reader.get('/audit/?event=user');
      const [csv] = linksIn(page).filter((href) => href.includes('/export/'));
      await service.sql('DELETE FROM session');
      const answer = await reader.get(csv!);
      expect([answer.status, answer.headers.location]).toEqual([303, `/login/?next=${encodeURIComponent(csv!)}`]);
      expect(page.text).not.toMatch(/ download[ >]/); // a browser would keep the page for the file
      await reader.open(csv!);
      const { username, password } = administrator;
      const file = await reader.submit('/login/', { username, password });
      expect(file.headers['content-disposition']).toBe('attachment; filename="audit.csv"');
    });

    it('should show filters that links have set, keep them when more is asked for, and let go of them', async () => {
      const page = await reader.get(`/audit/?actor_id=${administrator.id}&event=user`);
      expect(mainOf(page)).toContain(`Who: ${administrator.username}`);
      expect(mainOf(await reader.get('/audit/?actor_id=987654321'))).toContain('Id of who did it: 987654321');
      expect(valueOf(page, 'actor_id')).toBe(administrator.id);
      expect(linksIn(page)).toContain('/audit/?event=user');
      expect(linksIn(page)).toContain('/audit/');
      expect(mainOf(await reader.get('/audit/?actor__icontains=nobody-of-that-name'))).toContain('No such entries');
    });

    it('should say what is wrong with a filter, with what was typed', async () => {
      const page = await reader.get('/audit/?at__gte=yesterday&actor__icontains=ann');
      expect(page.status).toBe(400);
      expect(mainOf(page)).toContain('at__gte takes a date and time');
      expect(valueOf(page, 'actor__icontains')).toBe('ann');
      expect(valueOf(page, 'at__gte')).toBe('yesterday');
      expect(linksIn(page).some((href) => href.startsWith('/audit/export/'))).toBe(false);
    });
  });

  describe('an entry', () => {
    it('should tell all of it, and lead to more like it', async () => {
      const { id, detail } = await newest(`target=users/${ann.id}`);
      const page = await reader.get(`/audit/${id}/`);
      expect(page.status).toBe(200);
      for (const words of [
        `Audit entry ${id} One entry of the audit trail in full`,
        detail,
        'PATCH /API/v2/users/',
        '127.0.0.1',
        'Traill',
        'Granted',
      ]) {
        expect(mainOf(page)).toContain(words);
      }
      expect(linksIn(page)).toEqual(
        expect.arrayContaining([`/audit/?actor_id=${administrator.id}`, `/audit/?target=users%2F${ann.id}`]),
      );
    });

    it('should have its id and what it is about copied', async () => {
      const { id, target } = await newest(`target=users/${ann.id}`);
      const { text } = await reader.get(`/audit/${id}/`);
      for (const one of [id, target]) expect(text).toContain(`hidden data-copy="${one}" data-copied="Copied"`);
    });

    it('should say that a name was only tried', async () => {
      const { id } = await newest('event=sign-in&actor=ann.trail');
      expect(mainOf(await reader.get(`/audit/${id}/`))).toContain('ann.trail The name that was tried');
      const made = await newest('event=user&via=command');
      expect(mainOf(await reader.get(`/audit/${made.id}/`))).not.toContain('The name that was tried');
    });

    it.each(['999999', 'x', '0', '1.5'])('should not be found where there is none: %s', async (id) => {
      expect((await reader.get(`/audit/${id}/`)).status).toBe(404);
    });
  });

  describe('what was given', () => {
    let [group, entry] = ['', ''];

    beforeAll(async () => {
      const root = service.client.asBasic(await service.user({ isAdministrator: true, isSuperuser: true }));
      group = (await root.post('/API/v2/groups/', { name: 'Night <crew>', roles: ['_job_read'] })).json.id;
      await root.send('PUT', `/API/v2/users/${ann.id}/groups/${group}/`);
      entry = (await newest(`target=users/${ann.id}&detail__contains=groups`)).id;
    });

    it('should be called by its name wherever it was noted by an id', async () => {
      for (const path of ['/audit/', `/audit/${entry}/`, `/users/${ann.id}/history/`]) {
        expect(mainOf(await reader.get(path))).toContain('groups +Night <crew>');
      }
      const own = await Reader.signedIn(service, { username: ann.username, password: PASSWORD });
      // Who may see no groups knows those by which they may do something.
      expect(mainOf(await own.get('/profile/history/'))).toContain('groups +Night <crew>');
      expect(mainOf(await reader.get('/audit/?event=group'))).toContain('roles +Job: read');
      const german = await Reader.signedIn(service, administrator, { language: 'de' });
      expect(mainOf(await german.get('/audit/?event=group'))).toContain('Rollen +Auftrag: lesen');
      expect(mainOf(await reader.get(`/audit/?target=users/${ann.id}`))).toContain('Traill');
    });

    it('should lead to all of it by what it is called', async () => {
      expect(mainOf(await reader.get(`/audit/${entry}/`))).toContain('All that was done to Ann <i> Traill');
      const page = await reader.get(`/audit/?target__in=users%2F${ann.id},groups%2F${group}`);
      expect(mainOf(page)).toContain('About: Ann <i> Traill and one other');
      const { meta } = (await api().get(`/API/v2/audit/?target__in=users/${ann.id},groups/${group}&count=true`)).json;
      expect(rowsOf(page)).toHaveLength(meta.total_count);
    });

    it('should keep its id once it is gone', async () => {
      await api().send('DELETE', `/API/v2/users/${ann.id}/groups/${group}/`);
      await api().delete(`/API/v2/groups/${group}/`);
      expect(mainOf(await reader.get(`/audit/${entry}/`))).toContain(`groups +${group}`);
    });

    it('should lead to a token', async () => {
      await api().post('/API/v2/tokens/', { label: 'Led to it', assignee: ann.username, password: PASSWORD });
      expect(mainOf(await reader.get(`/users/${ann.id}/history/`))).toContain('Token “Led to it” created for Ann');
      const page = await reader.get('/audit/?event=token');
      const [, href] = /<a href="([^"]+)">Led to it<\/a>/.exec(page.text)!;
      expect((await reader.get(href!)).status).toBe(200);
    });
  });

  describe('what catalogues hold', () => {
    it.each([
      ['exportlocations', { name: 'Night <desk>', uri: 's3://bucket/' }, 'Night <desk>', 'exportlocation'],
      [
        'standards/aspectratio',
        { width_ratio: 241, height_ratio: 100, pixel_type: 'square' },
        '241 · 100 · square',
        'standard',
      ],
    ])('should be called by what it is in %s, and lead there while it is there', async (path, made, name, event) => {
      const { id } = (await api().post(`/API/v2/${path}/`, made)).json;
      const list = `/audit/?event=${event}&target=${encodeURIComponent(`${path}/${id}`)}`;
      const target = `${path}/${id}`;
      const page = await reader.get(list);
      expect(mainOf(page)).toContain(`created "${name}"`);
      expect(mainOf(page)).toContain(`${name} ${target}`);
      const there = linksIn(page).find((href) => href.includes(`edit=${id}`));
      expect(mainOf(await reader.get(there!.replace('#edit', '')))).toContain(`Change “${name}”`);
      await api().delete(`/API/v2/${target}/`);
      const gone = await reader.get(list);
      expect(mainOf(gone)).toContain(`deleted "${name}"`);
      expect(linksIn(gone).filter((href) => href.includes(`edit=${id}`))).toEqual([]);
    });
  });

  it('should name no session by its number but in the entry itself', async () => {
    expect(mainOf(await reader.get('/audit/?event=session'))).not.toContain('sessions/');
    const { id, target } = await newest('event=session&target__startswith=sessions/');
    expect(mainOf(await reader.get(`/audit/${id}/`))).toContain(target);
  });

  describe('the chain', () => {
    it('should be said to be whole, with the hash that is worth keeping', async () => {
      expect(mainOf(await reader.get('/audit/chain/'))).toContain('Not checked yet');
      const page = await reader.send('/audit/chain/', {});
      const { hash } = (await api().get('/API/v2/audit/chain/')).json;
      expect(page.status).toBe(200);
      expect(page.text).toMatch(/<span class="state good">Whole<\/span>/);
      expect(page.text).toContain(hash);
    });

    it('should be said to be broken when an entry was changed', async () => {
      const { id } = await newest('event=user');
      const change = (detail: string) =>
        service.write((manager) => manager.update(AuditEntry, { id }, { detail }).then(() => undefined));
      const { detail } = (await api().get(`/API/v2/audit/${id}/`)).json;
      await change('something else');
      const page = await reader.send('/audit/chain/', {});
      await change(detail as string);
      expect(page.text).toMatch(/<span class="state bad">Broken<\/span>/);
      expect(mainOf(page)).toContain(`Entry ${id} of`);
      expect(mainOf(await reader.send('/audit/chain/', {}))).toContain('Whole');
    });

    it('should be checked for its own form only', async () => {
      expect((await reader.send('/audit/chain/', {}, { csrf: false })).status).toBe(403);
    });
  });

  it('should be for administrators only, and not for those who act as one', async () => {
    const other = await Reader.signedIn(service, { username: ann.username, password: PASSWORD });
    for (const path of ['/audit/', '/audit/1/', '/audit/chain/']) {
      expect((await other.get(path)).status).toBe(403);
      const acting = await api().runAs(ann.username).with({ Accept: 'text/html' }).get(path);
      expect(acting.status).toBe(403);
    }
    expect((await other.send('/audit/chain/', {})).status).toBe(403);
    expect((await other.get('/profile/')).text).not.toContain('href="/audit/"');
  });

  it('should say from where the reader came, behind a proxy too', async () => {
    service.app.set('trust proxy', 'loopback');
    const proxied = await new Reader(service.client, { 'X-Forwarded-For': '203.0.113.7' }).signIn(administrator);
    const { id } = await service.user();
    await proxied.open(`/users/${id}/`);
    await proxied.submit(`/users/${id}/`, { first_name: 'Proxied' });
    service.app.set('trust proxy', false);
    expect(await newest(`target=users/${id}`)).toMatchObject({ address: '203.0.113.7' });
  });

  it('should be filtered by all that stands behind the first question mark', async () => {
    const page = await reader.get('/audit/?actor=who?me');
    expect(page.text).toContain('value="who?me"');
  });

  it('should begin with the newest where a filter is taken away', async () => {
    const { id, username } = await service.user({ isAdministrator: true });
    const own = service.client.asBasic({ username, password: PASSWORD });
    for (let n = 0; n < 3; n++) await own.post('/API/v2/groups/', { name: `Audited ${n}` });
    await api().patch('/API/v2/me/', { paginate_by: 1 });
    const first = await reader.get(`/audit/?actor_id=${id}`);
    const second = await reader.get(linksIn(first).find((href) => href.includes('cursor='))!);
    await api().patch('/API/v2/me/', { paginate_by: 20 });
    expect(rowsOf(second)).toHaveLength(1);
    expect(second.text).toMatch(/<li class="tag">(?:(?!<\/li>)[^])* href="\/audit\/"/);
  });

  it('should be shown whatever somebody has written that looks like ids', async () => {
    const { id } = await service.user();
    const detail = 'rejected: no; groups +x -7; parents +1.5; roles +';
    await service.app.get(AuditLog).changed(undefined, { event: 'theme', target: `themes/${id}`, detail });
    const page = await reader.get(`/audit/?target=themes%2F${id}`);
    expect([page.status, mainOf(page)]).toEqual([200, expect.stringContaining('groups +x')]);
  });

  it('should mark what is said in English only', async () => {
    const { id } = await service.user();
    const detail = 'something that has no translation';
    await service.app.get(AuditLog).changed(undefined, { event: 'user', target: `users/${id}`, detail });
    const german = await Reader.signedIn(service, administrator, { language: 'de' });
    const page = await german.get(`/audit/?target=users%2F${id}`);
    expect(page.text).toContain(`<span lang="en">${detail}</span>`);
  });

  it('should be in German, too', async () => {
    const german = await Reader.signedIn(service, administrator, { language: 'de' });
    const page = mainOf(await german.get('/audit/'));
    for (const words of ['Wer was wann von wo', 'Abgelehnt', 'Die neuesten zuerst', 'Anmeldung']) {
      expect(page).toContain(words);
    }
    expect(mainOf(await german.send('/audit/chain/', {}))).toContain('Unversehrt');
  });
});
