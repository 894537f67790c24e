import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fieldsOf, type Field } from '../../src/rest/declaration/field.js';
import { allLookups, type Lookup } from '../../src/rest/declaration/lookups.js';
import type { Filter, Resource } from '../../src/rest/declaration/resource.js';
import { V1Registry } from '../../src/rest/v1/registry.js';
import type { Client } from '../support/client.js';
import { declared, promised } from '../support/declared.js';
import { compare, passes, type Scalar } from '../support/lookup-model.js';
import { plantSampleData } from '../support/sample-data.js';
import { Service } from '../support/service.js';

// Every test here is made from the declarations: a new resource is held to the contract as soon as it is declared.

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
interface List {
  meta: { limit: number; next: string | null; offset: number; previous: string | null; total_count: number };
  objects: JsonObject[];
}

const service = new Service();
const suite = process.env.TEST_ENGINE_MISSING ? describe.skip : describe;
if (!process.env.TEST_ENGINE_MISSING) await service.start();
const resources = service.app?.get(V1Registry).resources() ?? [];

/** Sees everything, and everything optional is set of it. */
let full: Client;
/** Sees everything, and nothing optional is set of it. */
let bare: Client;

const jsonTypes = { string: 'string', integer: 'number', boolean: 'boolean', datetime: 'string', related: 'object' };

const rootOf = ({ path }: Resource): string => `/API/v1/${path}/`;

async function get<T extends Json | List = JsonObject>(client: Client, path: string): Promise<T> {
  const { status, text, json } = await client.get(path);
  if (status !== 200) throw new Error(`GET ${path} was answered with ${status}: ${text}`);
  return json as T;
}

async function statusOf(path: string): Promise<number> {
  return (await full.get(path)).status;
}

const query = (parameters: [string, string][]): string =>
  parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

async function listed(resource: Resource, parameters: [string, string][] = [], client = full): Promise<JsonObject[]> {
  return (await get<List>(client, `${rootOf(resource)}?${query([...parameters, ['limit', '0']])}`)).objects;
}

const known = new Map<string, Promise<JsonObject[]>>();

/** Every object that the client sees, as a detail where there is one; read once, as nothing here changes any. */
function details(resource: Resource, client = full): Promise<JsonObject[]> {
  const key = `${resource.path} ${client === full}`;
  if (!known.has(key)) {
    const objects = listed(resource, [], client).then((found) =>
      Promise.all(
        found.map(async (object) => (object.resource_uri ? get(client, object.resource_uri as string) : object)),
      ),
    );
    known.set(key, objects);
  }
  return known.get(key)!;
}

function expectSorted(value: Json | List): void {
  if (value === null || typeof value !== 'object') return;
  if (!Array.isArray(value)) expect(Object.keys(value)).toEqual(Object.keys(value).sort());
  for (const member of Object.values(value)) expectSorted(member as Json);
}

function expectFits(object: JsonObject, fields: readonly Field[]): void {
  for (const { name, type, kind, nullable, blank, choices, part } of fields) {
    if (!(name in object)) continue;
    const value = object[name]!;
    expect({ [name]: value, null: value === null && !nullable, empty: value === '' && !blank }).toEqual({
      [name]: value,
      null: false,
      empty: false,
    });
    if (value === null) continue;
    expect({ [name]: typeof value }).toEqual({ [name]: jsonTypes[type] });
    if (kind === 'id') expect(value).toMatch(/^[1-9]\d*$/);
    if (type === 'integer') expect(Number.isInteger(value)).toBe(true);
    if (type === 'datetime') expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    if (type === 'datetime') {
      expect(new Date(`${value as string}Z`).toISOString().slice(0, 23)).toBe((value as string).slice(0, 23));
    }
    if (kind === 'json' && value !== '') expect(() => JSON.parse(value as string) as unknown).not.toThrow();
    if (choices) expect(choices).toContain(value);
    if (part) {
      expect(Object.keys(value)).toEqual(
        fieldsOf(part(), 'v1')
          .map((field) => field.name)
          .sort(),
      );
      expectFits(value as JsonObject, fieldsOf(part(), 'v1'));
    }
  }
}

beforeAll(async () => {
  if (process.env.TEST_ENGINE_MISSING) return;
  const sample = await plantSampleData(service);
  [full, bare] = [service.client.asToken(sample.full.token), service.client.asToken(sample.bare.token)];
});

afterAll(() => service.stop());

suite('the v1 index', () => {
  it('should list all and only the published resources, without credentials', async () => {
    const index = await get(service.client, '/API/v1/');
    const published = declared('v1').map(({ path }) => path);
    expect(published).toEqual(expect.arrayContaining(promised));
    expect(Object.keys(index)).toEqual(published);
    expect(resources.map(({ path }) => path)).toEqual(published);
    for (const path of published) {
      expect(index[path]).toEqual({ list_endpoint: `/API/v1/${path}/`, schema: `/API/v1/${path}/schema/` });
    }
  });

  it('should name addresses that answer', async () => {
    const index = await get<{ [path: string]: { [name: string]: string } }>(full, '/API/v1');
    for (const addresses of Object.values(index)) {
      for (const address of Object.values(addresses)) {
        expect([address, await statusOf(address)]).toEqual([address, 200]);
        expect([address, await statusOf(address.slice(0, -1))]).toEqual([address, 200]);
      }
    }
  });
});

for (const resource of resources) {
  suite(`/API/v1/${resource.path}/`, () => {
    const root = rootOf(resource);
    const fieldNames = resource.fields.map(({ name }) => name).sort();

    describe('the schema', () => {
      it('should have the documented keys and tell what is declared', async () => {
        const schema = await get(full, `${root}schema/`);
        expect(Object.keys(schema)).toEqual([
          'allowed_detail_http_methods',
          'allowed_list_http_methods',
          'default_format',
          'default_limit',
          'fields',
          'filtering',
          'ordering',
        ]);
        expect(schema).toMatchObject({
          allowed_detail_http_methods: resource.detail,
          allowed_list_http_methods: resource.list,
          default_format: 'application/json',
          default_limit: resource.limit,
          ordering: resource.ordering,
          filtering: Object.fromEntries([...resource.filters.values()].map(({ name, lookups }) => [name, lookups])),
        });
        const { fields, filtering } = schema as { fields: JsonObject; filtering: JsonObject };
        expect(Object.keys(filtering)).toEqual([...resource.filters.keys()].sort());
        expect(Object.keys(fields)).toEqual(fieldNames);
        for (const [name, description] of Object.entries(fields) as [string, JsonObject][]) {
          const field = resource.fields.find((candidate) => candidate.name === name)!;
          const keys = [
            'blank',
            'default',
            'help_text',
            'nullable',
            'primary_key',
            'readonly',
            'type',
            'unique',
            'verbose_name',
          ];
          const related = field.type === 'related' ? ['related_schema', 'related_type'] : [];
          expect(Object.keys(description)).toEqual([...keys, ...related].sort());
          expect(Object.keys(jsonTypes)).toContain(description.type);
          expect(description.help_text).toMatch(/\S/);
          expect(description.verbose_name).toMatch(/\S/);
          for (const key of ['blank', 'nullable', 'primary_key', 'readonly', 'unique']) {
            expect([name, key, typeof description[key]]).toEqual([name, key, 'boolean']);
          }
          if (description.default !== 'No default provided.') {
            const fits = description.default === null ? description.nullable : typeof description.default;
            expect([name, fits]).toEqual([name, description.default === null ? true : jsonTypes[field.type]]);
          }
          if (field.type === 'related') expect(description.related_type).toBe('to_one');
        }
      });

      it('should describe what the service does: its methods', async () => {
        const schema = await get<{ [key: string]: string[] }>(full, `${root}schema/`);
        const [object] = await listed(resource);
        const uri = (object?.resource_uri as string | undefined) ?? `${root}1/`;
        for (const [path, methods] of [
          [root, schema.allowed_list_http_methods!],
          [uri, schema.allowed_detail_http_methods!],
        ] as const) {
          const allowed = (await full.send('OPTIONS', path)).headers.allow?.toLowerCase().split(', ') ?? [];
          expect([path, allowed.filter((method) => !['head', 'options'].includes(method)).sort()]).toEqual([
            path,
            [...methods].sort(),
          ]);
        }
      });
    });

    describe('an object', () => {
      it('should have exactly the fields of the schema, with values of their types', async () => {
        for (const client of [full, bare]) {
          const objects = await details(resource, client);
          for (const object of objects) {
            expect(Object.keys(object)).toEqual(fieldNames);
            expectFits(object, resource.fields);
          }
        }
      });

      it('should show in the sample both sides of everything that can be null or empty', async () => {
        const objects = [...(await details(resource, full)), ...(await details(resource, bare))];
        expect(objects.length).toBeGreaterThan(1);
        const members = (fields: readonly Field[], path: string[]): [Field, string[]][] =>
          fields.flatMap((field) => [
            [field, [...path, field.name]] as [Field, string[]],
            ...(field.part ? members(fieldsOf(field.part(), 'v1'), [...path, field.name]) : []),
          ]);
        const seen = members(resource.fields, []).map(([field, path]) => {
          const values = objects.map((object) =>
            path.reduce<Json>((value, name) => (value as JsonObject)[name]!, object),
          );
          const sides = {
            null: values.includes(null),
            empty: values.includes(''),
            other: values.some((value) => value !== null && value !== ''),
          };
          return [path.join('.'), sides, field] as const;
        });
        for (const [path, sides, { nullable, blank }] of seen) {
          if (path === 'user.resource_uri') continue; // always empty
          // What is set and unset by its user alone has two objects only.
          if (resource.path === 'useraccountprofile' && nullable && blank) {
            expect([path, sides.other, sides.null || sides.empty]).toEqual([path, true, true]);
          } else expect([path, sides]).toEqual([path, { null: nullable ?? false, empty: blank ?? false, other: true }]);
        }
      });

      it('should have fewer fields in a list only by those that are declared so, and else be the same', async () => {
        const left = resource.fields.filter(({ detailOnly }) => detailOnly).map(({ name }) => name);
        const alone = await details(resource);
        for (const [n, object] of (await listed(resource)).entries()) {
          expect(Object.keys(object)).toEqual(fieldNames.filter((name) => !left.includes(name)));
          expect(alone[n]).toMatchObject(object);
        }
      });

      it('should have its keys sorted wherever it stands', async () => {
        expectSorted(await get(service.client, '/API/v1/'));
        expectSorted(await get<List>(full, root));
        const { fields, filtering } = await get(full, `${root}schema/`);
        expectSorted(Object.keys(fields as JsonObject));
        expectSorted([fields!, filtering!]);
        for (const object of await details(resource)) expectSorted(object);
      });

      it('should be found at its resource_uri, with and without the last slash', async () => {
        for (const { resource_uri: uri, id } of await listed(resource)) {
          if (uri === undefined) return expect(resource.path).toBe('userroles');
          expect(uri).toBe(`/API/v1/${resource.alias ?? resource.path}/${id as string}/`);
          const object = await get(full, uri as string);
          expect(await get(full, (uri as string).slice(0, -1))).toEqual(object);
          expect(await get(full, `${root}${id as string}/`)).toEqual(object);
        }
      });

      it('should be the same in a set, in the order asked for', async () => {
        const objects = (await details(resource)).toReversed();
        if (objects[0]?.id === undefined) return expect(resource.path).toBe('userroles');
        const ids = objects.map(({ id }) => id as string);
        const set = await get(full, `${root}set/${ids.join(';')}/`);
        expect(set).toEqual({ objects });
        const missing = String(Math.max(...ids.map(Number)) + 1000);
        const some = await get(full, `${root}set/${missing};${ids[0]};${ids[0]};abc/`);
        expect(some).toEqual({ not_found: [missing, 'abc'], objects: [objects[0]] });
        expect(Object.keys(some)).toEqual(['not_found', 'objects']);
      });
    });

    describe('the list', () => {
      it('should be an envelope of meta and objects', async () => {
        const list = await get<List>(full, root);
        expect(Object.keys(list)).toEqual(['meta', 'objects']);
        expect(Object.keys(list.meta)).toEqual(['limit', 'next', 'offset', 'previous', 'total_count']);
        expect(list.meta).toMatchObject({ limit: resource.limit, offset: 0, previous: null });
        expect(list.meta.next === null || list.meta.next.startsWith('/')).toBe(true);
        expect(list.objects).toHaveLength(Math.min(resource.limit, list.meta.total_count));
        expect(list.meta.next === null).toBe(list.meta.total_count <= resource.limit);
      });

      it('should take 0 and everything above 1000 for a limit of 1000', async () => {
        for (const limit of ['0', '1000', '1001', '99999999999999999999999']) {
          expect((await get<List>(full, `${root}?limit=${limit}`)).meta.limit).toBe(1000);
        }
      });

      it('should be walked exactly once by next, and back by previous, with pages of any size', async () => {
        const whole = await listed(resource);
        const sizes = [1, 2, 3, 7, 20, whole.length - 1, whole.length, whole.length + 1].filter((size) => size > 0);
        for (const limit of new Set(sizes)) {
          const pages: List[] = [];
          let next: string | null = `${root}?foo=bar&limit=${limit}`;
          while (next) {
            const page: List = await get<List>(full, next);
            expect(page.meta).toMatchObject({ limit, offset: pages.length * limit, total_count: whole.length });
            pages.push(page);
            next = page.meta.next;
            if (next) expect(next).toBe(`${root}?foo=bar&limit=${limit}&offset=${pages.length * limit}`);
          }
          expect(pages.flatMap(({ objects }) => objects)).toEqual(whole);
          for (const [n, { meta }] of pages.entries()) {
            expect(meta.previous).toBe(n === 0 ? null : `${root}?foo=bar&limit=${limit}&offset=${(n - 1) * limit}`);
          }
          const before = pages.at(-1)!.meta.previous;
          if (before) expect(await get<List>(full, before)).toEqual(pages.at(-2));
        }
      });

      it('should be empty after its end', async () => {
        const { meta, objects } = await get<List>(full, `${root}?offset=100000`);
        expect(objects).toEqual([]);
        expect(meta).toMatchObject({ offset: 100_000, next: null });
        expect(meta.previous).toBe(`${root}?limit=${resource.limit}&offset=${100_000 - resource.limit}`);
      });

      it.each(['abc', '', '1.5', '-1', ' 1', '1e2', '0x1', '1&limit=2', '1&offset=2&limit=1&offset=1'])(
        'should refuse %j for limit and offset',
        async (value) => {
          for (const name of ['limit', 'offset']) {
            const path = `${root}?${name}=${value.replace(/limit|offset/, name)}`;
            expect([path, await statusOf(encodeURI(path))]).toEqual([path, 400]);
          }
        },
      );
    });

    describe('filtering', () => {
      for (const filter of resource.filters.values()) {
        for (const lookup of filter.lookups) {
          it(`should be possible by ${filter.name}__${lookup}`, async () => {
            const objects = await details(resource);
            const whole = await listed(resource);
            const hidden = await hiddenValues(resource, filter);
            const values = objects.map(
              (object) => valueOf(resource, object, filter.name) ?? hidden.get(keyOf(object)) ?? null,
            );
            for (const asked of samples(values, filter, lookup)) {
              const names = lookup === 'exact' ? [filter.name, `${filter.name}__exact`] : [`${filter.name}__${lookup}`];
              const expected = whole.filter((_, n) => passes(filter.type, lookup, values[n]!, asked));
              for (const name of names) {
                const found = await listed(resource, [[name, asked]]);
                expect({ [`${name}=${asked}`]: found }).toEqual({ [`${name}=${asked}`]: expected });
              }
            }
          });
        }

        it(`should not be possible by other lookups of ${filter.name}`, async () => {
          const others = [
            ...allLookups.filter((lookup) => !filter.lookups.includes(lookup)),
            'regex',
            'iregex',
            'iendswith',
            'search',
            'year',
            '',
            'EXACT',
            'exact__exact',
          ];
          for (const lookup of others) {
            const name = `${filter.name}__${lookup}`;
            expect([name, await statusOf(`${root}?${name}=1`)]).toEqual([name, 400]);
          }
        });
      }

      it('should not be possible by any other field', async () => {
        const names = resource.fields.flatMap(({ name, part }) => [
          name,
          ...(part ? fieldsOf(part(), 'v1').map((field) => `${name}__${field.name}`) : []),
        ]);
        const closed = names.filter((name) => !resource.filters.has(name));
        // Roles can be found by all that they show.
        expect([resource.path, closed.length > 0]).toEqual([resource.path, resource.path !== 'userroles']);
        for (const name of closed) {
          for (const parameter of [name, `${name}__exact`, `${name}__startswith`, `${name}__gt`, `${name}__isnull`]) {
            expect([parameter, await statusOf(`${root}?${parameter}=1`)]).toEqual([parameter, 400]);
          }
        }
      });

      it('should pass over parameters that name no field', async () => {
        const { total_count } = (await get<List>(full, root)).meta;
        for (const name of ['foo', 'foo__exact', '_', '__exact', 'username', 'password', 'api_key', 'callback', '']) {
          const { meta } = await get<List>(full, `${root}?${name}=1`);
          expect([name, meta.total_count]).toEqual([name, total_count]);
        }
      });

      it('should ask for all of several filters', async () => {
        const whole = await listed(resource);
        const [id = '1'] = whole.map((object) => object.id as string | undefined).filter(Boolean);
        const alone = await listed(resource, [['id', id]]);
        expect(
          await listed(resource, [
            ['id__lte', id],
            ['id__gte', id],
          ]),
        ).toEqual(alone);
        expect(
          await listed(resource, [
            ['id', id],
            ['id__gt', id],
          ]),
        ).toEqual([]);
        expect(
          await listed(resource, [
            ['id__gt', '0'],
            ['id__lt', '9223372036854775807'],
          ]),
        ).toEqual(whole);
      });
    });

    describe('ordering', () => {
      for (const name of resource.ordering) {
        for (const direction of ['', '-']) {
          it(`should sort by ${direction}${name} as code points and numbers do, then by id`, async () => {
            const objects = await details(resource);
            const whole = await listed(resource);
            const byId = whole.map((_, n) => n).sort((a, b) => compare(idOf(objects[a]!, a), idOf(objects[b]!, b)));
            const sign = direction === '-' ? -1 : 1;
            const keys = objects.map((object, n) =>
              name === 'id' ? idOf(object, n) : valueOf(resource, object, name)!,
            );
            const expected = byId.sort((a, b) => sign * compare(keys[a]!, keys[b]!)).map((n) => whole[n]);
            expect(await listed(resource, [['order_by', direction + name]])).toEqual(expected);
          });
        }
      }

      it('should be possible by several fields, and keep the pages apart', async () => {
        const order = resource.ordering
          .flatMap((name, n) => [`order_by=${n % 2 ? '-' : ''}${name}`])
          .reverse()
          .join('&');
        const whole = (await get<List>(full, `${root}?${order}&limit=0`)).objects;
        const pages: JsonObject[] = [];
        for (let next: string | null = `${root}?${order}&limit=7`; next;) {
          const { meta, objects }: List = await get<List>(full, next);
          pages.push(...objects);
          next = meta.next;
        }
        expect(pages).toEqual(whole);
        expect(new Set(pages.map((object) => JSON.stringify(object))).size).toBe((await listed(resource)).length);
      });

      it('should not be possible by anything else', async () => {
        const names = resource.fields.flatMap(({ name, part }) => [
          name,
          ...(part ? fieldsOf(part(), 'v1').map((field) => `${name}__${field.name}`) : []),
        ]);
        const closed = names.filter((name) => !resource.ordering.includes(name));
        for (const name of [
          ...closed,
          'foo',
          '',
          '-',
          '--id',
          'id,id',
          'ID',
          't.id',
          'id desc',
          '?',
          '1',
          'password',
          'user__password',
          'user_id',
        ]) {
          for (const direction of ['', '-']) {
            const path = `${root}?order_by=${encodeURIComponent(direction + name)}`;
            if (resource.ordering.includes((direction + name).replace(/^-/, ''))) continue;
            expect([path, await statusOf(path)]).toEqual([path, 400]);
          }
        }
      });
    });
  });
}

/** What a filter or an order speaks of, read from an object; undefined where the object does not show it. */
function valueOf(resource: Resource, object: JsonObject, name: string): Scalar | undefined {
  const shown = resource.path === 'mediabin' && name === 'name' ? 'resource_name' : name;
  const value = shown
    .split('__')
    .reduce<Json | undefined>((part, key) => (part as JsonObject | undefined)?.[key], object);
  return value as Scalar | undefined;
}

/** What tells an object from all others. */
const keyOf = (object: JsonObject): string => (object.id ?? object.key) as string;

/** What a filter speaks of that the objects do not show, by the objects' keys. */
async function hiddenValues(resource: Resource, { name, sql }: Filter): Promise<Map<string, Scalar>> {
  const [object] = await details(resource);
  if (valueOf(resource, object!, name) !== undefined) return new Map();
  const key = 'id' in object! ? 't.id' : 't.name';
  const rows = await service.sql<{ k: unknown; v: Scalar }>(
    `SELECT ${key} AS k, ${sql} AS v FROM ${resource.table} t ${resource.joins}`,
  );
  return new Map(rows.map(({ k, v }) => [String(k), v]));
}

/** The place of an object among the ids; a resource without ids is listed in their order. */
function idOf(object: JsonObject, place: number): number {
  return 'id' in object ? Number(object.id) : place;
}

function upper(text: string): string {
  return [...text].map((letter) => ([...letter.toUpperCase()].length === 1 ? letter.toUpperCase() : letter)).join('');
}

/** A text, its ends and its middle. */
function parts(text: string): string[] {
  const letters = [...text];
  const [first, last, front, middle, back] = [
    letters.slice(0, 1),
    letters.slice(-1),
    letters.slice(0, 3),
    letters.slice(1, 4),
    letters.slice(-3),
  ];
  return [text, ...[first, last, front, middle, back].map((some) => some.join(''))];
}

/** About so many of a list, from all over it; of things that come in twos, threes and sixes some of each place. */
function spread<T>(all: readonly T[], count: number): T[] {
  let step = Math.ceil(all.length / count);
  while (step % 2 === 0 || step % 3 === 0) step++;
  return all.filter((_, n) => n % step === 0);
}

const flags = ['true', 'True', '1', 'false', 'False', '0'];

/** Values to ask for by a lookup: of the rows themselves, parts of them, and some that none of them has. */
function samples(values: readonly Scalar[], { type }: Filter, lookup: Lookup): string[] {
  const held = spread([...new Set(values.filter((value) => value !== null))].map(String), 40);
  const last = held.at(-1) ?? '';
  if (lookup === 'isnull') return flags;
  if (lookup === 'range') {
    return held.slice(0, 4).flatMap((one) => [`${one},${last}`, `${one},${one}`, `${last},${one}`]);
  }
  const lists = [...held.slice(0, 4), ...(held.length > 0 ? [held.join(',')] : [])];
  switch (type) {
    case 'boolean':
      return lookup === 'in' ? ['true,false', '1', 'False,0'] : flags;
    case 'integer':
      return lookup === 'in'
        ? [...lists, '999999999']
        : [...held.slice(0, 12), '0', '-1', '9223372036854775807', '-99999999999999999999'];
    case 'datetime':
      return lookup === 'in'
        ? [...lists, '1999-12-31,2030-01-01']
        : [...held.slice(0, 8), '2021-01-01', '1999-12-31T23:59:59', '9999-12-31'];
    default: {
      if (lookup === 'in') return [...lists, '', 'no such,neither'];
      const texts = lookup.endsWith('exact') ? held : held.flatMap(parts);
      const both = lookup === 'exact' ? texts : texts.flatMap((text) => [text, upper(text)]);
      return [...new Set([...spread(both, 40), '', ' ', '%', '_', '*', 'no such'])];
    }
  }
}
