import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { resourceOf } from '../../src/rest/declaration/resource.js';
import { catalogues } from '../../src/standards/standards.module.js';
import { ExportLocationResource } from '../../src/exportlocations/export-location.resource.js';
import { readMessages } from '../../src/web/kit/catalogues.service.js';
import type { Client } from '../support/client.js';
import { Reader } from '../support/reader.js';
import { e2e, type TestUser } from '../support/service.js';

const FORMATS = '/standards/format/';
const LOCATIONS = '/exportlocations/';

describe('the catalogues', () => {
  const messages = readMessages(`${import.meta.dirname}/../../src/web`).en;
  const resources = [...catalogues, ExportLocationResource].map((type) => resourceOf(type, 'v2'));

  it.each(resources.map((resource) => [resource.path, resource] as const))(
    'should have words for all of %s, and readers and keepers like the others',
    (path, { fields, access, write }) => {
      const kind = path.replace('standards/', '');
      const keys = fields.filter(({ kind: of }) => of !== 'id').map(({ name }) => `standards.field.${name}`);
      const words = fields.flatMap((field) => (field.words ?? []).map((word) => `standards.value.${word}`));
      const own = path === kind ? [] : [`standards.kind.${kind}`, `standards.about.${kind}`];
      expect(Object.keys(messages)).toEqual(expect.arrayContaining([...keys, ...words, ...own]));
      expect({ access, write }).toEqual({
        access: ['media_backend', 'platform_administrator'],
        write: 'platform_administrator',
      });
    },
  );
});

e2e('pages of standards', (service) => {
  let administrator: TestUser;
  let api: Client;
  let reader: Reader;

  const named = async (name: string, path = `/API/v2${FORMATS}`) =>
    (await api.get(`${path}?name=${encodeURIComponent(name)}`)).json.objects as { id: string; media_type: string }[];
  const names = (): string[] =>
    [...reader.page.text.matchAll(/<th scope="row"[^>]*>(?:<a[^>]*>)?(?:<bdi>)?([^<]*)/g)].map(([, name]) => name!);

  beforeAll(async () => {
    administrator = await service.administrator();
    api = service.client.asBasic(administrator);
  });

  beforeEach(async () => {
    reader = await new Reader(service.client).signIn(administrator);
  });

  it('should show a list again to others as it is for them, and as it is by then', async () => {
    const colleague = await service.administrator();
    const other = await new Reader(service.client).signIn(colleague);
    const plain = await new Reader(service.client).signIn(await service.user({ permissions: ['media_backend'] }));
    const readers = [reader, other, reader, plain];
    const pages: string[] = [];
    for (const one of readers) pages.push((await one.open(FORMATS)).text);
    const tokens = pages.map((text) => [...new Set([...text.matchAll(/middlewaretoken" value="(.*?)"/g)].map(String))]);
    expect(tokens.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
    expect(new Set(tokens.flat()).size).toBe(3);
    const keys = pages.flatMap((text) => [...text.matchAll(/idempotency_key" value="(.*?)"/g)].map(String));
    expect([keys.length, new Set(keys).size]).toEqual([3, 3]);
    expect(pages.map((text) => text.includes(`method="post" action="${FORMATS}"`))).toEqual([true, true, true, false]);
    const { id } = (await api.post(`/API/v2${FORMATS}`, { name: '0 came in between', media_type: 'video' })).json;
    expect((await other.open(FORMATS)).text).toContain('0 came in between');
    await api.delete(`/API/v2${FORMATS}${id}/`);
    await service.client.asBasic(colleague).patch('/API/v2/me/', { language: 'de' });
    const german = (await other.open(FORMATS)).text;
    expect(german).toMatch(/\d Einträge/);
    expect(german).not.toContain('0 came in between');
  });

  it('should lead to all catalogues, and say how many entries they have', async () => {
    await reader.open('/standards/');
    const { total_count } = (await api.get(`/API/v2${FORMATS}?limit=1&count=true`)).json.meta;
    expect(reader.text).toContain(`Formats Files that hold video, audio or images ${total_count}`);
    for (const [, path] of reader.page.text.matchAll(/href="(\/standards\/\w+\/)"/g)) {
      expect((await reader.open(path!)).status).toBe(200);
    }
    expect((await reader.open('/standards/nothing/')).status).toBe(404);
  });

  it('should be pages as long as the reader likes, from one to the next and back', async () => {
    await api.patch('/API/v2/me/', { paginate_by: 7 });
    await reader.open(`${FORMATS}?media_type=audio`);
    const first = names();
    expect(first).toHaveLength(7);
    const next = (): string => /rel="next" href="([^"]*)"/.exec(reader.page.text)![1]!.replaceAll('&amp;', '&');
    const before = (): string => /rel="prev" href="([^"]*)"/.exec(reader.page.text)![1]!.replaceAll('&amp;', '&');
    await reader.open(next());
    expect(names()).not.toContain(first[0]);
    await reader.open(before());
    expect(names()).toEqual(first);
    await api.patch('/API/v2/me/', { paginate_by: 1000 });
  });

  it('should be searched, filtered and sorted', async () => {
    await reader.open(`${FORMATS}?name__icontains=mxf&media_type=`);
    expect(names().length).toBeGreaterThan(0);
    expect(names().every((name) => /mxf/i.test(name))).toBe(true);
    await reader.open(`${FORMATS}?media_type=image&order_by=-name`);
    expect(reader.page.text).toContain('aria-sort="descending"');
    const shown = names();
    expect(shown).toEqual([...shown].sort().reverse());
    await reader.open(`${FORMATS}?name__icontains=no+such+format`);
    expect(reader.text).toContain('Nothing is like that');
  });

  it('should be added to, and keep what was typed when that is wrong', async () => {
    await reader.open(FORMATS);
    await reader.submit(FORMATS, { name: ' ', media_type: 'image' });
    expect(reader.page.status).toBe(422);
    expect(reader.values(FORMATS)).toMatchObject({ media_type: 'image' });
    expect(reader.text).toContain('This field may not be blank.');
    await reader.submit(FORMATS, { name: 'Brand <new>', media_type: 'audio' });
    expect(reader.text).toContain('“Brand <new>” was added.');
    expect(await named('Brand <new>')).toMatchObject([{ media_type: 'audio' }]);
  });

  it('should be changed in the row, and the reader stays at that part of the list', async () => {
    const { id } = (await api.post(`/API/v2${FORMATS}`, { name: 'Old name', media_type: 'video' })).json;
    const tail = '?name__icontains=name';
    await reader.open(`${FORMATS}${tail}&edit=${id}`);
    await reader.submit(`${FORMATS}${id}/${tail}`, { media_type: 'film' });
    expect(reader.page.status).toBe(422);
    await reader.submit(`${FORMATS}${id}/${tail}`, { name: 'New name', media_type: 'image' });
    expect(reader.path).toBe(`${FORMATS}${tail}`);
    expect(reader.text).toContain('“New name” was changed.');
    expect(await named('New name')).toEqual([{ id, name: 'New name', media_type: 'image' }]);
  });

  it('should not be changed over what somebody else has changed meanwhile, unless one means to', async () => {
    const { id } = (await api.post(`/API/v2${FORMATS}`, { name: 'Shared', media_type: 'video' })).json;
    await reader.open(`${FORMATS}?edit=${id}`);
    await api.patch(`/API/v2${FORMATS}${id}/`, { media_type: 'image' });
    await reader.submit(`${FORMATS}${id}/`, { name: 'Mine' });
    expect(reader.page.status).toBe(412);
    expect(reader.values(`${FORMATS}${id}/`).name).toBe('Mine');
    expect(await named('Shared')).toMatchObject([{ media_type: 'image' }]);
    await reader.submit(`${FORMATS}${id}/`);
    expect(await named('Mine')).toHaveLength(1);
  });

  it('should be deleted from, and have it back', async () => {
    const { id } = (
      await api.post('/API/v2/standards/aspectratio/', { width_ratio: 77, height_ratio: 3, pixel_type: 'pal' })
    ).json;
    const path = '/standards/aspectratio/';
    await reader.open(`${path}?width_ratio=77`);
    await reader.submit(`${path}${id}/delete/?width_ratio=77`);
    expect(reader.text).toContain('“77 · 3 · pal” was deleted.');
    expect((await api.get(`/API/v2${path}${id}/`)).status).toBe(404);
    const form = reader.values(`${path}?width_ratio=77`);
    await reader.submit(`${path}?width_ratio=77`);
    expect(reader.path).toBe(`${path}?width_ratio=77`);
    expect(reader.text).toContain('“77 · 3 · pal” is there again.');
    await reader.post(`${path}?width_ratio=77`, new URLSearchParams(form)); // pressed twice
    const { objects } = (await api.get(`/API/v2${path}?width_ratio=77`)).json;
    expect(objects).toMatchObject([{ width_ratio: 77, height_ratio: 3, pixel_type: 'pal' }]);
    expect(objects).toHaveLength(1);
  });

  it('should ask first where it could not be brought back', async () => {
    const description = '例'.repeat(1000);
    const { id } = (await api.post('/API/v2/standards/standard/', { name: 'Long', description })).json;
    const path = '/standards/standard/';
    await reader.open(path);
    expect(reader.page.text).not.toContain(`action="${path}${id}/delete/"`);
    await reader.open(`${path}?delete=${id}`);
    expect(reader.text).toContain('Delete “Long”?');
    await reader.submit(`${path}${id}/delete/`);
    expect(reader.text).toContain('“Long” was deleted.');
    expect(reader.page.text).not.toContain('Undo');
  });

  it('should be only read by those who do not keep them, and not at all by others', async () => {
    const user = await service.user({ permissions: ['media_backend'] } as never);
    const other = await new Reader(service.client).signIn(user);
    await other.open(`${FORMATS}?edit=1`);
    expect(other.page.status).toBe(200);
    expect(other.page.text).not.toContain('method="post" action="/standards');
    await other.post(FORMATS, new URLSearchParams({ csrfmiddlewaretoken: other.cookie('csrftoken')!, name: 'x' }));
    expect(other.page.status).toBe(403);
    const stranger = await new Reader(service.client).signIn(await service.user());
    for (const path of ['/standards/', FORMATS, LOCATIONS]) expect((await stranger.open(path)).status).toBe(403);
    expect(stranger.page.text).not.toContain('href="/standards/"');
  });

  it('should speak German', async () => {
    const german = await new Reader(service.client, { 'Accept-Language': 'de' }).signIn(administrator);
    await german.open(FORMATS);
    expect(german.text).toContain('Eintrag hinzufügen');
    expect(german.text).toContain('Bild');
  });

  describe('of export locations', () => {
    it('should keep the password of what is sent back as it is shown', async () => {
      const uri = 'ftp://playout:sesame@media.example.org/in/';
      const { id } = (await api.post(`/API/v2${LOCATIONS}`, { name: 'Playout', uri })).json;
      await reader.open(LOCATIONS);
      expect(reader.text).not.toContain('Left as it stands here');
      await reader.open(`${LOCATIONS}?edit=${id}`);
      expect(reader.text).toContain('Left as it stands here');
      expect(reader.page.text).not.toContain('sesame');
      await reader.submit(`${LOCATIONS}${id}/`, { description: 'Tonight' });
      expect(reader.text).toContain('“Playout” was changed.');
      const [stored] = await service.sql<{ uri: string }>('SELECT uri FROM export_location WHERE id = ?', [id]);
      expect(stored!.uri).toBe(uri);
    });

    it.each(['mailto:desk@example.org', 'jdbc:mysql://ann:sesame@db.example.org/media', '/mnt;key=sesame'])(
      'should keep what is shown in part only, and be changed else: %s',
      async (uri) => {
        const made = (await api.post(`/API/v2${LOCATIONS}`, { name: 'In part', uri: 'ftp://host/' })).json;
        const { id } = made as { id: string };
        // As the platform before may have stored it.
        await service.sql('UPDATE export_location SET uri = ? WHERE id = ?', [uri, id]);
        await reader.open(`${LOCATIONS}?edit=${id}`);
        expect(reader.page.text).not.toContain(uri);
        await reader.submit(`${LOCATIONS}${id}/`, { description: 'Tonight' });
        expect(reader.text).toContain('“In part” was changed.');
        const sql = 'SELECT description, uri FROM export_location WHERE id = ?';
        expect(await service.sql(sql, [id])).toEqual([{ description: 'Tonight', uri }]);
        await reader.open(`${LOCATIONS}?edit=${id}`);
        await reader.submit(`${LOCATIONS}${id}/`, { uri: 'ftp://elsewhere/' });
        expect(await service.sql(sql, [id])).toEqual([{ description: 'Tonight', uri: 'ftp://elsewhere/' }]);
        await api.delete(`/API/v2${LOCATIONS}${id}/`);
      },
    );

    it('should be deleted after a question, as their passwords are not shown', async () => {
      const { id } = (await api.post(`/API/v2${LOCATIONS}`, { name: 'Gone soon', uri: 'ftp://media.example.org/' }))
        .json;
      await reader.open(`${LOCATIONS}?delete=${id}`);
      await reader.submit(`${LOCATIONS}${id}/delete/`);
      expect(reader.text).toContain('“Gone soon” was deleted.');
      expect((await api.get(`/API/v2${LOCATIONS}${id}/`)).status).toBe(404);
    });

    it('should tell what is wrong beside the field', async () => {
      await reader.open(LOCATIONS);
      await reader.submit(LOCATIONS, { name: 'X', uri: 'javascript:alert(1)' });
      expect(reader.page.status).toBe(422);
      expect(reader.text).toContain('This must be a URI such as ftp://media.example.org/in/.');
      expect(reader.values(LOCATIONS)).toMatchObject({ name: 'X', uri: 'javascript:alert(1)' });
    });
  });
});
