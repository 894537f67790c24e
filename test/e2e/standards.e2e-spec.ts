import { beforeAll, describe, expect, it } from '@jest/globals';
import { Standard } from '../../src/standards/standard.entity.js';
import type { Client } from '../support/client.js';
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
  type Schema,
} from '../support/expectations.js';
import { e2e } from '../support/service.js';

const ROOT = '/API/v1/standards/';
const text = { type: 'string' } as const;
const named = {
  fields: { id: idField, name: text, resource_uri: uriField },
  filtering: { id: lookups.id, name: lookups.text },
  ordering: ['id', 'name'],
};

/** The catalogues that ship filled: their first entry, without what all of them have, and their schema. */
const catalogues: { kind: string; path?: string; first: Record<string, unknown>; schema: Schema }[] = [
  {
    kind: 'aspectratio',
    first: { height_ratio: 3, pixel_type: 'square', width_ratio: 4 },
    schema: {
      fields: {
        height_ratio: { type: 'integer' },
        id: idField,
        pixel_type: text,
        resource_uri: uriField,
        width_ratio: { type: 'integer' },
      },
      filtering: {
        height_ratio: lookups.number,
        id: lookups.id,
        pixel_type: lookups.text,
        width_ratio: lookups.number,
      },
      ordering: ['id', 'width_ratio', 'height_ratio', 'pixel_type'],
    },
  },
  { kind: 'audiocodec', first: { name: 'Linear PCM' }, schema: named },
  {
    kind: 'format',
    path: 'formats',
    first: { media_type: 'video', name: 'MXF OP1a' },
    schema: {
      fields: { id: idField, media_type: text, name: text, resource_uri: uriField },
      filtering: { id: lookups.id, media_type: lookups.exact, name: lookups.text },
      ordering: ['id', 'name', 'media_type'],
    },
  },
  { kind: 'resolution', first: { name: '176x144' }, schema: named },
  { kind: 'videocodec', first: { name: 'Uncompressed 8-bit 4:2:2 (2vuy)' }, schema: named },
];

/** With its keys in order. */
const sorted = (object: Record<string, unknown>) => Object.fromEntries(Object.entries(object).sort());

e2e('standards', (service) => {
  let ann: Client;

  const all = async (kind: string): Promise<Record<string, unknown>[]> =>
    (await ann.get(`${ROOT}${kind}/?limit=0`)).json.objects;

  beforeAll(async () => {
    ann = service.client.asToken((await service.user({ permissions: ['media_backend'] })).token);
  });

  describe.each(catalogues)('$kind', ({ kind, path = kind, first, schema }) => {
    const example = sorted({ ...first, id: '1', resource_uri: `${ROOT}${path}/1/` });

    it('should list its entries', async () => {
      const answer = await ann.get(`${ROOT}${kind}/?limit=1`);
      const total = answer.json.meta.total_count as number;
      expect(total).toBeGreaterThan(10);
      const next = `${ROOT}${kind}/?limit=1&offset=1`;
      expectJson(answer, 200, { meta: meta(total, { limit: 1, next }), objects: [example] });
      expect((await ann.get(`${ROOT}${kind}/`)).json.objects).toHaveLength(20);

      const objects = await all(kind);
      expect(objects).toHaveLength(total);
      for (const object of objects) {
        expect(Object.keys(object)).toEqual(Object.keys(example));
        expect(object).toEqual({
          ...object,
          id: expect.stringMatching(/^\d+$/),
          resource_uri: `${ROOT}${path}/${String(object.id)}/`,
        });
        for (const [name, value] of Object.entries(first)) expect(typeof object[name]).toBe(typeof value);
      }
    });

    it('should show an entry alone and in a set', async () => {
      expectJson(await ann.get(`${ROOT}${path}/1/`), 200, example);
      expectJson(await ann.get(`${ROOT}${kind}/set/5555;1/`), 200, { not_found: ['5555'], objects: [example] });
    });

    it('should tell the truth in its schema', async () => {
      const answer = await ann.get(`${ROOT}${kind}/schema/`);
      expectSchema(answer, schema);
      for (const object of await all(kind)) expectToFit(object, answer.json);
    });

    it('should answer GET at every resource_uri that it prints', async () => {
      for (const object of (await ann.get(`${ROOT}${kind}/?limit=3&offset=7`)).json.objects) {
        expectJson(await ann.get(object.resource_uri as string), 200, object);
      }
    });

    it('should only be read', async () => {
      for (const [method, target] of [
        ['POST', ''],
        ['PUT', ''],
        ['DELETE', '1/'],
        ['PUT', '1/'],
        ['PATCH', '1/'],
      ] as const) {
        const answer = await ann
          .with({ 'Content-Type': 'application/json' })
          .send(method, `${ROOT}${kind}/${target}`, '{}');
        expectError(answer, 405);
        expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
      }
    });
  });

  describe('standard', () => {
    it('should be empty at first and show what is added', async () => {
      expectJson(await ann.get(`${ROOT}standard/`), 200, listOf([]));
      expectError(await ann.get(`${ROOT}standard/1/`), 404);
      const schema = await ann.get(`${ROOT}standard/schema/`);
      expectSchema(schema, {
        fields: { description: { type: 'string', blank: true }, id: idField, name: text, resource_uri: uriField },
        filtering: { id: lookups.id, name: lookups.text },
        ordering: ['id', 'name'],
      });

      await service.write((manager) => manager.insert(Standard, { name: 'PAL – 625/50 ▶', description: 'Größe' }));
      const standard = { description: 'Größe', id: '1', name: 'PAL – 625/50 ▶', resource_uri: `${ROOT}standard/1/` };
      expectJson(await ann.get(`${ROOT}standard/`), 200, listOf([standard]));
      expectJson(await ann.get(standard.resource_uri), 200, standard);
      expectJson(await ann.get(`${ROOT}standard/set/1/`), 200, { objects: [standard] });
      expectToFit(standard, schema.json);
    });
  });

  it('should serve formats by the singular and the plural alike', async () => {
    const rests = ['1/', 'set/2;1;7777/', 'schema/', '?media_type=audio&limit=2&order_by=-name', '1', 'schema', ''];
    for (const rest of rests) {
      const [singular, plural] = [await ann.get(`${ROOT}format/${rest}`), await ann.get(`${ROOT}formats/${rest}`)];
      expect(plural.status).toBe(200);
      // The links to other pages lead to the same path as before.
      expect(plural.json).toEqual(JSON.parse(singular.text.replaceAll('standards/format/?', 'standards/formats/?')));
    }
    expect((await ann.get(`${ROOT}formats?limit=1`)).json.meta.next).toBe(`${ROOT}formats/?limit=1&offset=1`);
  });

  it('should name resolutions by width and height and know each once', async () => {
    const names = (await all('resolution')).map(({ name }) => name as string);
    for (const name of names) expect(name).toMatch(/^[1-9]\d*x[1-9]\d*$/);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['720x576', '1280x720', '1920x1080', '3840x2160']));
  });

  it('should know the formats of video, audio and images', async () => {
    const formats = await all('format');
    expect(new Set(formats.map(({ media_type }) => media_type))).toEqual(new Set(['video', 'audio', 'image']));
    for (const type of ['video', 'audio', 'image']) {
      const some = (await ann.get(`${ROOT}formats/?limit=0&media_type=${type}`)).json.objects as object[];
      expect(some).toEqual(formats.filter(({ media_type }) => media_type === type));
    }
  });

  it('should know aspect ratios by whole numbers', async () => {
    const ratios = await all('aspectratio');
    for (const { width_ratio, height_ratio } of ratios) {
      expect(Number.isInteger(width_ratio) && Number.isInteger(height_ratio)).toBe(true);
    }
    expect(ratios).toContainEqual(expect.objectContaining({ width_ratio: 16, height_ratio: 9, pixel_type: 'square' }));
    const wide = (await ann.get(`${ROOT}aspectratio/?width_ratio__gte=16&height_ratio=9&pixel_type=square`)).json
      .objects;
    expect(wide).toEqual(
      ratios.filter(
        ({ width_ratio, height_ratio, pixel_type }) =>
          Number(width_ratio) >= 16 && height_ratio === 9 && pixel_type === 'square',
      ),
    );
  });

  it('should be found by name', async () => {
    const names = async (query: string) =>
      (await ann.get(`${ROOT}${query}`)).json.objects.map(({ name }: { name: string }) => name);
    expect(await names('audiocodec/?name=Linear%20PCM')).toEqual(['Linear PCM']);
    expect(await names('audiocodec/?name__iexact=linear%20pcm')).toEqual(['Linear PCM']);
    expect(await names('videocodec/?name__contains=4:2:2&name__startswith=Uncompressed%208')).toEqual([
      'Uncompressed 8-bit 4:2:2 (2vuy)',
    ]);
    expect(await names('resolution/?name__in=1920x1080,176x144')).toEqual(['176x144', '1920x1080']);
    expect(await names('format/?name__istartswith=mxf%20op1&media_type=video&order_by=-name')).toEqual([
      'MXF OP1b',
      'MXF OP1a',
    ]);
  });

  it('should need the media_backend permission, which superusers pass', async () => {
    const anybody = service.client.asToken((await service.user({ permissions: ['theme', 'userprofile'] })).token);
    const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
    for (const kind of ['aspectratio', 'audiocodec', 'format', 'formats', 'resolution', 'standard', 'videocodec']) {
      for (const path of ['', '1/', 'set/1/', 'schema/']) {
        expectError(await anybody.get(`${ROOT}${kind}/${path}`), 403);
        expect((await root.get(`${ROOT}${kind}/${path}`)).status).toBe(200);
      }
    }
  });
});
