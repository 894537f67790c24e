import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DirectGrants } from '../../src/accounts/granting/direct-grants.service.js';
import { Principals } from '../../src/accounts/identity/principals.service.js';
import type { Resource } from '../../src/rest/declaration/resource.js';
import { Theme } from '../../src/themes/theme.entity.js';
import type { Client } from '../support/client.js';
import { compare, type Scalar } from '../support/lookup-model.js';
import { e2e } from '../support/service.js';
import { collections, plantEverything } from '../support/v2-collections.js';

const THEMES = '/API/v2/themes/';

type Shown = Record<string, Scalar>;
interface Page {
  meta: { limit: number; next: string | null; previous: string | null; total_count?: number };
  objects: Shown[];
}

/** The first `order_by` of every field in both directions, and some of several fields. */
function ordersOf({ ordering }: Resource): string[][] {
  const fields = ordering.filter((name) => name !== 'id');
  const mixed = fields.map((name, n) => (n % 2 ? name : `-${name}`));
  return [
    [],
    ...ordering.flatMap((name) => [[name], [`-${name}`]]),
    ...(fields.length > 1
      ? [
          fields,
          mixed,
          fields.toReversed(),
          [...mixed.toReversed(), '-id'],
          [fields[1]!, 'id', fields[0]!],
          [fields[0]!, `-${fields[0]!}`, fields[1]!],
        ]
      : []),
  ];
}

/** What an order means, by the objects alone. */
function sorted(objects: readonly Shown[], order: readonly string[]): Shown[] {
  const terms = [...order, order.at(-1)?.startsWith('-') ? '-id' : 'id'].map(
    (term) => [term.replace(/^-/, ''), term.startsWith('-') ? -1 : 1] as const,
  );
  const value = (object: Shown, name: string): Scalar => (name === 'id' ? Number(object.id) : object[name]!);
  return objects.toSorted((a, b) => {
    for (const [name, sign] of terms) {
      const difference = compare(value(a, name), value(b, name));
      if (difference !== 0) return sign * difference;
    }
    return 0;
  });
}

const queryOf = (order: readonly string[], limit: number): string =>
  [...order.map((term) => `order_by=${term}`), `limit=${limit}`].join('&');

e2e('v2 lists', (service) => {
  let full: Client;

  const page = async (path: string): Promise<Page> => {
    const answer = await full.get(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return answer.json as Page;
  };

  const walk = async (start: string, direction: 'next' | 'previous'): Promise<Page[]> => {
    const pages: Page[] = [];
    for (let path: string | null = start; path !== null; path = pages.at(-1)!.meta[direction]) {
      expect(pages.length).toBeLessThan(100);
      pages.push(await page(path));
    }
    return pages;
  };

  const idsOf = (pages: readonly Page[]): Scalar[] => pages.flatMap(({ objects }) => objects.map(({ id }) => id!));

  beforeAll(async () => {
    full = service.client.asToken((await plantEverything(service)).full.token);
  });

  describe.each(collections())('%s', (path, resource) => {
    let whole: Shown[];

    beforeAll(async () => {
      whole = (await page(`${path}?limit=1000`)).objects;
    });

    it('should be walked to its end and back in every order, by pages of every size', async () => {
      expect(whole.length).toBeGreaterThan(3);
      const total = whole.length;
      const sizes = [
        Math.ceil(total / 4),
        Math.ceil(total / 2),
        total - 1,
        total,
        total + 1,
        1000,
        ...(total < 12 ? [1] : []),
      ];
      let walkedBack = 0;
      for (const [n, order] of ordersOf(resource).entries()) {
        const limit = Math.max(1, sizes[n % sizes.length]!);
        const start = `${path}?${queryOf(order, limit)}`;
        // Without an order of its own a list is in that of its declaration, of which only the bin has one.
        const said = order.length === 0 && resource.order.length > 0 ? ['position'] : order;
        const pages = await walk(start, 'next');
        expect({ start, ids: idsOf(pages) }).toEqual({ start, ids: sorted(whole, said).map(({ id }) => id) });
        expect(
          pages
            .map(({ objects }) => objects.length)
            .slice(0, -1)
            .every((size) => size === limit),
        ).toBe(true);
        expect(pages[0]!.meta).toMatchObject({ limit, previous: null });
        expect(Object.keys(pages[0]!.meta)).toEqual(['limit', 'next', 'previous']);

        expect(pages).toHaveLength(Math.ceil(total / limit));
        if (pages.length === 1) continue;
        walkedBack++;
        const back = await walk(pages.at(-1)!.meta.previous!, 'previous');
        const contents = (some: readonly Page[]) => some.map(({ objects }) => objects);
        expect(contents(back)).toEqual(contents(pages.slice(0, -1)).toReversed());
        // And again from what is the first page by another way.
        const again = await walk(back.at(-1)!.meta.next!, 'next');
        expect(contents(again)).toEqual(contents(pages.slice(1)));
      }
      expect(walkedBack).toBeGreaterThan(0);
    });

    it('should be counted when that is asked for', async () => {
      const counted = await page(`${path}?count=true&limit=1`);
      expect(counted.meta.total_count).toBe(whole.length);
      expect((await page(counted.meta.next!)).meta.total_count).toBe(whole.length);
      expect((await page(`${path}?count=false&limit=1`)).meta).not.toHaveProperty('total_count');
      const id = String(whole[2]!.id);
      expect((await page(`${path}?id__gte=${id}&count=true&limit=1`)).meta.total_count).toBe(
        whole.filter((one) => Number(one.id) >= Number(id)).length,
      );
    });

    it('should show the fields that are asked for, in the order of their declaration', async () => {
      const names = Object.keys(whole[0]!);
      const wanted = [...names.map((name) => [name]), names.toReversed(), names.slice(1, 3), [names[1]!, names[1]!]];
      for (const fields of wanted) {
        const { objects } = await page(`${path}?limit=1000&fields=${fields.join(',')}`);
        const expected = whole.map((one) =>
          Object.fromEntries(names.filter((name) => fields.includes(name)).map((name) => [name, one[name]])),
        );
        expect(JSON.stringify(objects)).toBe(JSON.stringify(expected));
      }
    });

    it('should refuse what it does not understand, and say what that is', async () => {
      const name = resource.ordering.at(-1)!;
      const cases: [query: string, code: string, said: string][] = [
        ...['0', '1001', '-1', '1.5', '', '+1', '1e2', '٣', '10000000000', 'all'].map(
          (limit): [string, string, string] => [`limit=${encodeURIComponent(limit)}`, 'invalid_parameter', 'limit'],
        ),
        ...['', 'True', '1', 'yes'].map((count): [string, string, string] => [
          `count=${count}`,
          'invalid_parameter',
          'count',
        ]),
        ...['', 'nothing', 'id,', 'id,nothing', ' id', 'ID', '__proto__'].map((fields): [string, string, string] => [
          `fields=${encodeURIComponent(fields)}`,
          'invalid_parameter',
          'field',
        ]),
        ...['', '-', 'nothing', `${name},id`, `--${name}`, `${name}%20desc`].map((order): [string, string, string] => [
          `order_by=${order}`,
          'invalid_parameter',
          'Ordering',
        ]),
        ...[
          'nothing=1',
          'offset=0',
          'format=json',
          'Limit=1',
          'limit%20=1',
          'limit[]=1',
          '__proto__=1',
          '=1',
          'nothing__in=1',
          'nothing__id=1',
        ].map((one): [string, string, string] => [
          one,
          'unknown_parameter',
          decodeURIComponent(one)
            .split('=')[0]!
            .replace(/[^\w.-]/g, '?'),
        ]),
        ...[
          'id=x',
          'id=',
          'id__gt=1.5',
          'id__in=1,x',
          'id=1&id=2',
          'id__nothing=1',
          'id__contains=1',
          'id__isnull=true',
        ].map((one): [string, string, string] => [one, 'invalid_parameter', 'id']),
        ['limit=1&limit=1', 'invalid_parameter', 'limit'],
        ['count=true&count=true', 'invalid_parameter', 'count'],
        ['fields=id&fields=id', 'invalid_parameter', 'fields'],
        ['cursor=&cursor=', 'invalid_parameter', 'cursor'],
      ];
      for (const [query, code, said] of cases) {
        const { status, json } = await full.get(`${path}?${query}`);
        expect({ query, status, code: json.code, detail: json.detail }).toEqual({
          query,
          status: 400,
          code,
          detail: expect.stringContaining(said),
        });
      }
    });

    it('should refuse cursors of other lists and other orders, and damaged ones', async () => {
      const cursorOf = async (start: string): Promise<string> =>
        new URL((await page(start)).meta.next!, 'http://x').searchParams.get('cursor')!;
      const own = await cursorOf(`${path}?limit=1`);
      const foreign = await cursorOf(
        `/API/v2/${path.includes('audiocodec') ? 'exportlocations' : 'standards/audiocodec'}/?limit=1`,
      );
      const turned = await cursorOf(`${path}?limit=1&order_by=-id`);
      const flipped = own.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
      const swapped = own.slice(0, 8) + own[9]! + own[8]! + own.slice(10);
      for (const cursor of [
        foreign,
        turned,
        flipped,
        own.slice(0, -1),
        own.slice(1),
        `${own}A`,
        `${own}%20`,
        '',
        'x',
        '%00',
        ...(swapped === own ? [] : [swapped]),
      ]) {
        const { status, json } = await full.get(`${path}?cursor=${cursor}`);
        expect({ cursor, status, code: json.code }).toEqual({ cursor, status: 400, code: 'invalid_cursor' });
      }
      expect((await full.get(`${path}?cursor=${own}&order_by=-id`)).json.code).toBe('invalid_cursor');
      expect((await page(`${path}?cursor=${own}`)).objects[0]).toEqual((await page(`${path}?limit=2`)).objects[1]);
    });
  });

  it('should keep the other parameters in the links, as they were sent', async () => {
    const { meta } = await page(`${THEMES}?limit=2&title__icontains=%61&&order_by=-title&count=true&fields=id,title`);
    expect(meta.next).toMatch(
      /^\/API\/v2\/themes\/\?title__icontains=%61&order_by=-title&count=true&fields=id,title&limit=2&cursor=[\w-]+$/,
    );
    expect(Object.keys((await page(meta.next!)).objects[0]!)).toEqual(['id', 'title']);
  });

  it('should take as many terms of an order as a request can hold', async () => {
    const order = Array.from({ length: 900 }, (_, n) => `order_by=${n % 2 ? '-' : ''}title`).join('&');
    const { meta, objects } = await page(`${THEMES}?limit=1&${order}`);
    expect([...objects, ...(await page(meta.next!)).objects]).toEqual(
      (await page(`${THEMES}?limit=2&order_by=title`)).objects,
    );
  });

  it('should not look up what is not wanted', async () => {
    const lookups = [
      jest.spyOn(service.app.get(DirectGrants), 'of').mockName('direct'),
      jest.spyOn(service.app.get(Principals), 'backendRoles').mockName('effective'),
    ];
    const asked = async (path: string): Promise<string[]> => {
      for (const spy of lookups) spy.mockClear();
      await page(path);
      return lookups.filter((spy) => spy.mock.calls.length > 0).map((spy) => spy.getMockName());
    };
    expect(await asked('/API/v2/users/?fields=id,username,notes')).toEqual([]);
    expect(await asked('/API/v2/users/')).toEqual(['direct', 'effective']);
    expect(await asked('/API/v2/groups/?fields=name')).toEqual([]);
    for (const [resource, groups] of [
      ['users', 'groups'],
      ['groups', 'parents'],
    ]) {
      for (const name of ['roles', 'permissions', groups]) {
        expect(await asked(`/API/v2/${resource}/?fields=${name}`)).toEqual(['direct']);
      }
      expect(await asked(`/API/v2/${resource}/?fields=effective_roles`)).toEqual(['effective']);
    }
    for (const spy of lookups) spy.mockRestore();
  });

  describe('a list that changes while it is walked', () => {
    const add = (title: string) => service.write((manager) => manager.insert(Theme, { title }));
    const remove = (id: Scalar) => service.sql('DELETE FROM theme WHERE id = ?', [BigInt(id as string)]);

    it.each([
      'order_by=title',
      'order_by=-title',
      'order_by=-id',
      'order_by=-is_default&order_by=status&order_by=-title',
      '',
    ])('should show each of the others once: %s', async (order) => {
      for (let n = 0; n < 20; n++) await add(`m${n} of before`);
      const start: Scalar[] = (await page(`${THEMES}?limit=1000&${order}`)).objects.map(({ id }) => id!);
      const gone = new Set<Scalar>();
      const seen: Scalar[] = [];
      let turn = 0;
      for (let path: string | null = `${THEMES}?limit=4&${order}`; path !== null; turn++) {
        const { meta, objects } = await page(path);
        seen.push(...objects.map(({ id }) => id!));
        // The last one shown, from which the next page begins, and one that may not have been shown yet.
        for (const id of [objects.at(-1)?.id, start[(turn * 7) % start.length]]) {
          // Half of them stay.
          if (id === undefined || gone.size >= start.length / 2) continue;
          if ((await page(`${THEMES}?id=${String(id)}&is_default=true`)).objects.length > 0) continue;
          gone.add(id);
          await remove(id);
        }
        for (const title of ['', `Alpha ${turn}`, `m${turn}`, '\u{10ffff}']) await add(title);
        path = turn < 25 ? meta.next : null;
      }
      expect(new Set(seen).size).toBe(seen.length);
      const stayed = start.filter((id) => !gone.has(id));
      // Where new ones are put at its end, there is none, and the walk was ended on the way.
      const missed = stayed.filter((id) => !seen.includes(id));
      expect([order, missed.length > 0 && turn <= 25]).toEqual([order, false]);
      expect(gone.size).toBeGreaterThan(3);
      expect(stayed.length).toBeGreaterThan(3);
      expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed.filter((id) => seen.includes(id)));
      await service.sql(
        "DELETE FROM theme WHERE title = '' OR title LIKE 'Alpha %' OR title LIKE 'm%' OR title = '\u{10ffff}'",
      );
    });

    it('should lead back from a page of which nothing is left, without leaving anything out', async () => {
      for (const order of ['id', '-id', 'title', '-title']) {
        const start = `${THEMES}?limit=3&title__startswith=back&order_by=${order}`;
        for (const n of [1, 2, 3, 4, 5]) await add(`back ${n}`);
        const pages = await walk(start, 'next');
        for (const { id } of pages[1]!.objects) await remove(id!);
        const empty = await page(pages[0]!.meta.next!);
        expect(empty).toEqual({ meta: { limit: 3, next: null, previous: expect.any(String) }, objects: [] });
        const back = await page(empty.meta.previous!);
        expect(back.objects).toEqual(pages[0]!.objects);

        for (const { id } of pages[0]!.objects) await remove(id!);
        await add('back 9');
        const none = await page(pages[1]!.meta.previous!);
        const shown = none.objects.length > 0 ? none : await page(none.meta.next!);
        expect(shown.objects.map(({ title }) => title)).toEqual(['back 9']);
        await service.sql("DELETE FROM theme WHERE title LIKE 'back %'");
      }
    });
  });

  it('should have an entity tag as long as it is sent as a whole, and be kept by nobody without one', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        full.post('/API/v2/themes/', { title: 'Long', template_string: ' '.repeat(60_000) }),
      ),
    );
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const get = (limit: number) =>
      full.get(`/API/v2/themes/?title=Long&fields=id,template_string&limit=${limit}`).then(({ headers }) => headers);
    expect(await get(10)).toMatchObject({ etag: expect.any(String), 'cache-control': 'private, no-cache' });
    // What the client gets is compared with the document, too.
    const long = await get(20);
    expect(long).not.toHaveProperty('etag');
    expect(long['cache-control']).toBe('private, no-store');
  });
});
