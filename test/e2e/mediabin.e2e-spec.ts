import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BinItem } from '../../src/mediabin/bin-item.entity.js';
import type { Answer, Client } from '../support/client.js';
import {
  expectError,
  expectJson,
  expectSchema,
  expectToFit,
  idField,
  listOf,
  lookups,
  meta,
  uriField,
  writable,
} from '../support/expectations.js';
import { fillBin } from '../support/full-bin.js';
import { e2e, type TestUser } from '../support/service.js';

const PATH = '/API/v1/mediabin/';
const required = 'This field is required.';
const address = 'This must be a relative path or an http(s) URL.';

/** What a browser's model sends for a new item when it knows no more than its defaults. */
const modelDefaults = {
  name: '',
  user: '',
  parent_id: '',
  resource_type: '',
  resource_uri: '',
  resource_name: '',
  absolute_url: '',
  thumbnail_uri: '',
  ui_selected: false,
};

e2e('mediabin', (service) => {
  let owner: TestUser;
  let ann: Client;
  let bob: Client;

  const resourceIds = async (client: Client, query = 'limit=0'): Promise<string[]> =>
    (await client.get(`${PATH}?${query}`)).json.objects.map((item: { resource_id: string }) => item.resource_id);

  const count = async (): Promise<number> => service.write((manager) => manager.count(BinItem));

  beforeEach(async () => {
    owner = await service.user();
    ann = service.client.asToken(owner.token);
  });

  beforeAll(async () => {
    bob = service.client.asToken((await service.user()).token);
  });

  it('should be empty at first', async () => {
    expectJson(await ann.get(PATH), 200, listOf([]));
    expectJson(await ann.get(`${PATH}?limit=0`), 200, { meta: meta(0, { limit: 1000 }), objects: [] });
  });

  it('should tell the truth in its schema', async () => {
    const answer = await ann.get(`${PATH}schema/`);
    expectSchema(answer, {
      list: ['get', 'post'],
      detail: ['get', 'delete'],
      fields: {
        absolute_url: { type: 'string' },
        id: idField,
        resource_id: writable({ type: 'string' }),
        resource_name: writable({ type: 'string', blank: true, default: '' }),
        resource_type: writable({ type: 'string' }),
        resource_uri: uriField,
        thumbnail_uri: writable({ type: 'string', blank: true, default: '' }),
        ui_selected: writable({ type: 'boolean', default: false }),
      },
      filtering: {
        id: lookups.id,
        name: lookups.text,
        resource_id: lookups.text,
        resource_name: lookups.text,
        resource_type: lookups.text,
        ui_selected: lookups.exact,
      },
      ordering: ['id', 'resource_id', 'resource_name', 'resource_type'],
    });
    expectToFit((await ann.post(PATH, { resource_id: 'VX-1' })).json, answer.json);
    expectToFit((await ann.get(PATH)).json.objects[0], answer.json);
  });

  describe('POST', () => {
    it('should answer 200 with the created item as GET gives it, and its address', async () => {
      const answer = await ann.post(PATH, {
        resource_id: 'VX-1 Ærø 🎬',
        resource_name: 'Åpning 李.mov',
        resource_type: 'sequence',
        thumbnail_uri: 'https://thumbs.example.org/VX-1.jpg?size=small',
        ui_selected: true,
      });
      const { id } = answer.json as { id: string };
      const item = {
        absolute_url: '/vs/item/VX-1%20%C3%86r%C3%B8%20%F0%9F%8E%AC/',
        id,
        resource_id: 'VX-1 Ærø 🎬',
        resource_name: 'Åpning 李.mov',
        resource_type: 'sequence',
        resource_uri: `/API/v1/mediabin/${id}/`,
        thumbnail_uri: 'https://thumbs.example.org/VX-1.jpg?size=small',
        ui_selected: true,
      };
      expectJson(answer, 200, item);
      expect(answer.headers.location).toBe(`${service.url}/API/v1/mediabin/${id}/`);
      expectJson(await ann.get(item.resource_uri), 200, item);
      expectJson(await ann.get(`${PATH}set/${id};999999/`), 200, { not_found: ['999999'], objects: [item] });
    });

    it('should answer with what is stored where a text held half of a surrogate pair', async () => {
      const client = service.client.asToken((await service.user()).token).with({ 'Content-Type': 'application/json' });
      const body = JSON.stringify({ resource_id: 'VX-\ud800\ud800 \\ud800 🎬' });
      const { status, json } = await client.send('POST', '/API/v1/mediabin/', body);
      expect([status, json.resource_id]).toEqual([200, 'VX-\ufffd\ufffd \\ud800 🎬']);
      expect((await client.send('POST', '/API/v1/mediabin/', body)).json.id).toBe(json.id);
    });

    it('should leave resource_type out of lists only', async () => {
      const { id } = (await ann.post(PATH, { resource_id: 'VX-1' })).json as { id: string };
      const listed = {
        absolute_url: '/vs/item/VX-1/',
        id,
        resource_id: 'VX-1',
        resource_name: '',
        resource_uri: `/API/v1/mediabin/${id}/`,
        thumbnail_uri: '',
        ui_selected: false,
      };
      expectJson(await ann.get(PATH), 200, listOf([listed]));
      expect((await ann.get(listed.resource_uri)).json).toEqual({ ...listed, resource_type: 'item' });
    });

    it("should take the empty members of a browser's model for not given", async () => {
      const answer = await ann.post(PATH, { ...modelDefaults, resource_id: 'VX-7' });
      const { id } = answer.json as { id: string };
      expectJson(answer, 200, {
        absolute_url: '/vs/item/VX-7/',
        id,
        resource_id: 'VX-7',
        resource_name: '',
        resource_type: 'item',
        resource_uri: `/API/v1/mediabin/${id}/`,
        thumbnail_uri: '',
        ui_selected: false,
      });
    });

    it.each([
      ['clip.mov', 'VX-1', 'video'],
      ['Clip 2.MXF', 'VX-1', 'video'],
      ['sound.wav', 'VX-1', 'audio'],
      ['still.JPG', 'VX-1', 'image'],
      ['notes.pdf', 'VX-1', 'item'],
      ['no ending', 'VX-1', 'item'],
      ['ts', 'Jpeg', 'item'],
      ['', 'shots/clip.mp4', 'video'],
      ['', 'VX-1', 'item'],
    ])('should tell the type of "%s" (%s): %s', async (resource_name, resource_id, resource_type) => {
      const { json } = await ann.post(PATH, { resource_name, resource_id });
      expect(json).toMatchObject({ resource_type });
    });

    it.each([
      ['VX-1/2', '/vs/item/VX-1%2F2/'],
      ['a?b#c&d=e', '/vs/item/a%3Fb%23c%26d%3De/'],
      ['100% & "more"', '/vs/item/100%25%20%26%20%22more%22/'],
      ['<script>', '/vs/item/%3Cscript%3E/'],
      ['//example.org', '/vs/item/%2F%2Fexample.org/'],
    ])('should encode %s in the address of the page', async (resource_id, absolute_url) => {
      const { json } = await ann.post(PATH, { resource_id });
      expect(json).toMatchObject({ resource_id, absolute_url });
    });

    it('should neither store nor echo ids, read-only and unknown members', async () => {
      const other = await bob.post(PATH, { resource_id: 'VX-bob' });
      const before = await count();
      const answer = await ann.post(PATH, {
        resource_id: 'VX-1',
        id: other.json.id,
        pk: Number(other.json.id),
        resource_uri: other.json.resource_uri,
        absolute_url: 'https://evil.example.org/',
        position: -1,
        created_at: '1999-01-01T00:00:00.000000',
        userId: '1',
        user_id: 1,
        parent_id: '77',
      });
      expect(answer.status).toBe(200);
      expect(answer.json.id).not.toBe(other.json.id);
      expect(answer.json).toEqual({
        ...other.json,
        id: answer.json.id,
        resource_id: 'VX-1',
        absolute_url: '/vs/item/VX-1/',
        resource_uri: `${PATH}${answer.json.id}/`,
      });
      expect((await bob.get(other.json.resource_uri as string)).json).toEqual(other.json);
      expect(await count()).toBe(before + 1);
    });

    it('should create the item for who asks, whatever user and name say', async () => {
      const stranger = await service.user();
      for (const user of [
        stranger.id,
        Number(stranger.id),
        stranger.username,
        `/API/v1/userprofile/${stranger.id}/`,
        { id: stranger.id },
      ]) {
        const answer = await ann.post(PATH, { resource_id: `VX-${typeof user}`, user, name: stranger.username });
        expect(answer.status).toBe(200);
        expect(answer.json).toMatchObject({ resource_name: '' });
        expect(Object.keys(answer.json)).not.toEqual(expect.arrayContaining(['user']));
      }
      expect(await resourceIds(service.client.asToken(stranger.token))).toEqual([]);
      const owners = await service.sql(
        "SELECT DISTINCT user_id FROM bin_item WHERE resource_id IN ('VX-string', 'VX-number', 'VX-object')",
      );
      expect(owners.map(({ user_id }) => String(user_id))).toEqual([owner.id]);
    });

    it.each([
      ['resource_id', {}, required],
      ['resource_id', modelDefaults, required],
      ['resource_id', { resource_id: null }, required],
      ['resource_id', { resource_id: '  ' }, 'This field may not be blank.'],
      ['resource_id', { resource_id: 5 }, 'This must be a string.'],
      ['resource_id', { resource_id: ['VX-1'] }, 'This must be a string.'],
      ['resource_id', { resource_id: { id: 'VX-1' } }, 'This must be a string.'],
      ['resource_id', { resource_id: true }, 'This must be a string.'],
      ['resource_id', { resource_id: 'x'.repeat(256) }, 'This has at most 255 characters.'],
      ['resource_id', { resource_id: '\u2764\ufe0f'.repeat(130) }, 'This has at most 255 characters.'],
      ['resource_name', { resource_id: 'x', resource_name: 'x'.repeat(256) }, 'This has at most 255 characters.'],
      ['resource_name', { resource_id: 'x', resource_name: 0 }, 'This must be a string.'],
      ['resource_type', { resource_id: 'x', resource_type: 'x'.repeat(51) }, 'This has at most 50 characters.'],
      ['resource_type', { resource_id: 'x', resource_type: ['video'] }, 'This must be a string.'],
      ['ui_selected', { resource_id: 'x', ui_selected: 'true' }, 'This must be true or false.'],
      ['ui_selected', { resource_id: 'x', ui_selected: 1 }, 'This must be true or false.'],
      ['ui_selected', { resource_id: 'x', ui_selected: {} }, 'This must be true or false.'],
      ['thumbnail_uri', { resource_id: 'x', thumbnail_uri: 5 }, 'This must be a string.'],
      ['thumbnail_uri', { resource_id: 'x', thumbnail_uri: 'javascript:alert(1)' }, address],
      ['thumbnail_uri', { resource_id: 'x', thumbnail_uri: 'data:text/html,x' }, address],
      ['thumbnail_uri', { resource_id: 'x', thumbnail_uri: '//evil.example.org/x' }, address],
      [
        'thumbnail_uri',
        { resource_id: 'x', thumbnail_uri: `/${'x'.repeat(1000)}` },
        'This has at most 1000 characters.',
      ],
    ])('should refuse a bad %s (case %#)', async (field, body, message) => {
      const before = await count();
      expectJson(await ann.post(PATH, body), 400, { mediabin: { [field]: [message] } });
      expect(await count()).toBe(before);
    });

    it('should name all that is wrong at once', async () => {
      const answer = await ann.post(PATH, { resource_type: 1, ui_selected: 'no', thumbnail_uri: 'x:y' });
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual({
        mediabin: {
          resource_id: [required],
          resource_type: ['This must be a string.'],
          ui_selected: ['This must be true or false.'],
          thumbnail_uri: [address],
        },
      });
    });
  });

  describe('a resource that is in the bin already', () => {
    it('should be updated where it stands', async () => {
      const first = await ann.post(PATH, { resource_id: 'VX-1', resource_name: 'clip.mov', thumbnail_uri: '/t/1.jpg' });
      await ann.post(PATH, { resource_id: 'VX-2' });
      const again = await ann.post(PATH, { resource_id: 'VX-1', resource_name: 'renamed.mov', ui_selected: true });
      expectJson(again, 200, { ...first.json, resource_name: 'renamed.mov', ui_selected: true });
      expect(again.headers.location).toBe(first.headers.location);
      expectJson(await ann.get(first.json.resource_uri as string), 200, again.json);
      expect(await resourceIds(ann)).toEqual(['VX-1', 'VX-2']);

      expect((await ann.post(PATH, { resource_id: 'VX-1', ui_selected: false, resource_type: 'image' })).json).toEqual({
        ...again.json,
        ui_selected: false,
        resource_type: 'image',
      });
    });

    it.each([
      ['resource_name', 'second.mov'],
      ['resource_type', 'image'],
      ['thumbnail_uri', '/t/2.jpg'],
      ['ui_selected', true],
    ])('should have its %s as it was posted last, in both versions, alone and in bulk', async (field, value) => {
      const first = {
        resource_name: 'first.mov',
        resource_type: 'item',
        thumbnail_uri: '/t/1.jpg',
        ui_selected: false,
      };
      const V2 = '/API/v2/mediabin/';
      const ways = {
        v1: (body: object) => ann.post(PATH, body),
        v2: (body: object) => ann.post(V2, body),
        bulk: (body: object) => ann.post(`${V2}bulk/`, [body]),
        each: (body: object) => ann.post(`${V2}bulk/?mode=each`, [body]),
      };
      for (const [resource_id, send] of Object.entries(ways)) {
        const { json: added } = await ann.post(V2, { resource_id, ...first });
        expect((await send({ resource_id, [field]: value })).status).toBe(200);
        const kept = await ann.get(`${V2}${added.id}/`);
        expect(kept.json).toEqual({ ...added, [field]: value });
        expect((await ann.get(`${PATH}${added.id}/`)).json[field]).toBe(value);
      }
    });

    it('should keep what is not given again', async () => {
      const sent = {
        resource_id: 'VX-1',
        resource_name: 'clip.mov',
        resource_type: 'shape',
        thumbnail_uri: '/t/1.jpg',
        ui_selected: true,
      };
      const first = await ann.post(PATH, sent);
      expect((await ann.post(PATH, { resource_id: 'VX-1' })).json).toEqual(first.json);
      const { ui_selected: _, ...blanks } = modelDefaults;
      expect((await ann.post(PATH, { ...blanks, resource_id: 'VX-1' })).json).toEqual(first.json);
      expect((await ann.post(PATH, sent)).json).toEqual(first.json);
      expect(await resourceIds(ann)).toEqual(['VX-1']);
    });

    it('should stay as it is when the request is refused', async () => {
      const first = await ann.post(PATH, { resource_id: 'VX-1', resource_name: 'clip.mov' });
      expect((await ann.post(PATH, { resource_id: 'VX-1', resource_name: 'new', ui_selected: 'yes' })).status).toBe(
        400,
      );
      expect((await ann.get(first.json.resource_uri as string)).json).toEqual(first.json);
    });

    it('should be the one of exactly the same id', async () => {
      const ids = ['VX-1', 'vx-1', 'VX-1 ', ' VX-1', 'VX-１', 'VX-é', 'VX-e\u0301', 'VX-e', 'VX-ß', 'VX-ss'];
      const answers: Answer[] = [];
      for (const resource_id of ids) answers.push(await ann.post(PATH, { resource_id }));
      expect(answers.map(({ json }) => json.resource_id as string)).toEqual(ids);
      expect(await resourceIds(ann)).toEqual(ids);
    });

    it("should be another one in another user's bin", async () => {
      const [mine, theirs] = [
        await ann.post(PATH, { resource_id: 'VX-9' }),
        await bob.post(PATH, { resource_id: 'VX-9' }),
      ];
      expect(mine.json.id).not.toBe(theirs.json.id);
    });

    it('should become one item when it is posted many times at once', async () => {
      const posts = Array.from({ length: 20 }, (_, n) =>
        ann.post(PATH, { resource_id: 'VX-1', resource_name: `${n}.mov` }),
      );
      const answers = await Promise.all(posts);
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(answers.map(({ json }) => json.id as string)).size).toBe(1);
      expect(await resourceIds(ann)).toEqual(['VX-1']);
    });
  });

  describe('the order', () => {
    it('should be that of posting', async () => {
      for (const resource_id of ['VX-c', 'VX-a', 'VX-b']) await ann.post(PATH, { resource_id });
      expect(await resourceIds(ann)).toEqual(['VX-c', 'VX-a', 'VX-b']);
      const { objects } = (await ann.get(PATH)).json as { objects: { resource_uri: string }[] };
      await ann.delete(objects[1]!.resource_uri);
      expect(await resourceIds(ann)).toEqual(['VX-c', 'VX-b']);
      await ann.post(PATH, { resource_id: 'VX-a' });
      await ann.post(PATH, { resource_id: 'VX-c', resource_name: 'touched' });
      expect(await resourceIds(ann)).toEqual(['VX-c', 'VX-b', 'VX-a']);
    });

    it('should be complete and without gaps when many resources are posted at once', async () => {
      const wanted = Array.from({ length: 20 }, (_, n) => `VX-${n}`);
      const answers = await Promise.all(wanted.map((resource_id) => ann.post(PATH, { resource_id })));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect((await resourceIds(ann)).sort()).toEqual(wanted.sort());
      const positions = await service.sql('SELECT position FROM bin_item WHERE user_id = ? ORDER BY position', [
        owner.id,
      ]);
      expect(positions.map(({ position }) => Number(position))).toEqual(wanted.map((_, n) => n + 1));
    });

    it('should be another one when asked for', async () => {
      await ann.post(PATH, { resource_id: 'VX-b', resource_name: 'one', resource_type: 'video' });
      await ann.post(PATH, { resource_id: 'VX-a', resource_name: 'two', resource_type: 'video' });
      await ann.post(PATH, { resource_id: 'VX-c', resource_name: 'ark', resource_type: 'audio' });
      expect(await resourceIds(ann, 'order_by=resource_id')).toEqual(['VX-a', 'VX-b', 'VX-c']);
      expect(await resourceIds(ann, 'order_by=-resource_name')).toEqual(['VX-a', 'VX-b', 'VX-c']);
      expect(await resourceIds(ann, 'order_by=resource_type&order_by=-resource_id')).toEqual(['VX-c', 'VX-b', 'VX-a']);
      expect(await resourceIds(ann, 'order_by=-id')).toEqual(['VX-c', 'VX-a', 'VX-b']);
      expectError(await ann.get(`${PATH}?order_by=position`), 400);
    });
  });

  describe('a full bin', () => {
    it('should take nothing more, but what is in it', async () => {
      await fillBin(service, owner.id, 999);
      expect((await ann.post(PATH, { resource_id: 'The last one' })).status).toBe(200);
      const full = await ann.post(PATH, { resource_id: 'One too many' });
      expectJson(full, 400, { error: 'A media bin holds at most 1000 items.' });
      expect(full.headers.location).toBeUndefined();

      const whole = await ann.get('/API/v1/mediabin?limit=0');
      expect(whole.json.meta).toEqual(meta(1000, { limit: 1000 }));
      expect(whole.json.objects).toHaveLength(1000);
      expect(whole.json.objects[999]).toMatchObject({ resource_id: 'The last one' });

      const update = await ann.post(PATH, { resource_id: 'VX-500', ui_selected: true });
      expect(update.json).toMatchObject({ resource_id: 'VX-500', ui_selected: true });
      expect((await bob.post(PATH, { resource_id: 'One too many' })).status).toBe(200);

      expect((await ann.delete(update.json.resource_uri as string)).status).toBe(204);
      expect((await ann.post(PATH, { resource_id: 'One too many' })).status).toBe(200);
      expect((await ann.get(`${PATH}?limit=1`)).json.meta.total_count).toBe(1000);
    });

    it('should not run over when many are posted at once', async () => {
      await fillBin(service, owner.id, 995);
      const posts = Array.from({ length: 20 }, (_, n) => ann.post(PATH, { resource_id: `New ${n}` }));
      const statuses = (await Promise.all(posts)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(400)]);
      expect((await ann.get(`${PATH}?limit=1`)).json.meta.total_count).toBe(1000);
    });
  });

  describe('filters', () => {
    it('should find items by resource, name, type and selection', async () => {
      await ann.post(PATH, { resource_id: 'VX-1', resource_name: 'Åpning.mov', ui_selected: true });
      await ann.post(PATH, { resource_id: 'VX-2', resource_name: 'slutt.wav' });
      const found = async (query: string) => resourceIds(ann, encodeURI(query));
      expect(await found('resource_id=VX-1')).toEqual(['VX-1']);
      expect(await found('resource_id=vx-1')).toEqual([]);
      expect(await found('resource_id__in=VX-2,VX-1,VX-3')).toEqual(['VX-1', 'VX-2']);
      expect(await found('resource_name__icontains=åPNING')).toEqual(['VX-1']);
      expect(await found('name__endswith=.wav')).toEqual(['VX-2']);
      expect(await found('resource_type=video')).toEqual(['VX-1']);
      expect(await found('resource_type__in=video,audio')).toEqual(['VX-1', 'VX-2']);
      expect(await found('ui_selected=true')).toEqual(['VX-1']);
      expect(await found('ui_selected=0')).toEqual(['VX-2']);
      for (const query of ['thumbnail_uri=x', 'absolute_url=x', 'resource_uri=x']) {
        expectError(await ann.get(`${PATH}?${query}`), 400);
      }
    });

    it("should never reach another user's items", async () => {
      await bob.post(PATH, { resource_id: 'VX-secret' });
      for (const query of ['user=1', 'user_id=1', 'resource_id=VX-secret', 'id__gt=0', 'resource_id__isnull=false']) {
        const answer = await ann.get(`${PATH}?${query}`);
        expect(answer.text).not.toContain('VX-secret');
      }
    });
  });

  describe('DELETE', () => {
    it('should take an item out of the bin, with the slash and without', async () => {
      for (const uri of [(path: string) => path, (path: string) => path.slice(0, -1)]) {
        const { resource_uri } = (await ann.post(PATH, { resource_id: 'VX-1' })).json as { resource_uri: string };
        await ann.post(PATH, { resource_id: 'VX-2' });
        const answer = await ann.delete(uri(resource_uri));
        expect({ status: answer.status, text: answer.text, type: answer.headers['content-type'] }).toEqual({
          status: 204,
          text: '',
          type: undefined,
        });
        expect(await resourceIds(ann)).toEqual(['VX-2']);
        expectError(await ann.delete(uri(resource_uri)), 404);
        expectError(await ann.get(resource_uri), 404);
      }
    });

    it("should not see another user's item, not even as a superuser", async () => {
      const { resource_uri, id } = (await bob.post(PATH, { resource_id: 'VX-mine' })).json as Record<string, string>;
      const root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
      const unknown = await ann.delete(`${PATH}987654321/`);
      expectError(unknown, 404);
      for (const client of [ann, root]) {
        for (const answer of [await client.delete(resource_uri!), await client.get(resource_uri!)]) {
          expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text: unknown.text });
        }
        expectJson(await client.get(`${PATH}set/${id}/`), 200, { not_found: [id], objects: [] });
      }
      expect((await bob.get(resource_uri!)).status).toBe(200);
    });

    it('should empty no bin', async () => {
      await ann.post(PATH, { resource_id: 'VX-1' });
      for (const path of [PATH, `${PATH}set/1/`, PATH.slice(0, -1), `${PATH}?resource_id=VX-1`, `${PATH}schema/`]) {
        expectError(await ann.delete(path), 405);
      }
      for (const id of ['abc', '0', '-1', '1.0', '%20', '1;2', 'undefined', 'null', 'NaN']) {
        expectError(await ann.delete(`${PATH}${id}/`), 404);
      }
      expect(await resourceIds(ann)).toEqual(['VX-1']);
    });

    it('should do its work once when it is sent many times at once', async () => {
      const { resource_uri } = (await ann.post(PATH, { resource_id: 'VX-1' })).json as { resource_uri: string };
      const statuses = (await Promise.all(Array.from({ length: 10 }, () => ann.delete(resource_uri)))).map(
        ({ status }) => status,
      );
      expect(statuses.sort()).toEqual([204, ...Array<number>(9).fill(404)]);
    });
  });

  it('should belong to the user whom an administrator acts as', async () => {
    const administrator = service.client.asToken((await service.administrator()).token);
    const acting = administrator.runAs(owner.username);
    const created = await acting.post(PATH, { resource_id: 'VX-acted' });
    expect(await resourceIds(ann)).toEqual(['VX-acted']);
    expect(await resourceIds(administrator)).toEqual([]);
    expect((await acting.delete(created.json.resource_uri as string)).status).toBe(204);
    expect(await resourceIds(ann)).toEqual([]);
  });

  it('should be gone with its user, and its ids never come back', async () => {
    const { id } = (await ann.post(PATH, { resource_id: 'VX-1' })).json as { id: string };
    await service.sql('DELETE FROM account WHERE id = ?', [owner.id]);
    expect(await service.write((manager) => manager.countBy(BinItem, { id }))).toBe(0);
    expect(BigInt((await bob.post(PATH, { resource_id: 'VX-after' })).json.id as string)).toBeGreaterThan(BigInt(id));
  });
});
