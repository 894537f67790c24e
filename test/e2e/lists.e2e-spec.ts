import { beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/accounts/identity/user.entity.js';
import { BinItem } from '../../src/mediabin/bin-item.entity.js';
import { Theme } from '../../src/themes/theme.entity.js';
import type { Answer, Client } from '../support/client.js';
import { promised } from '../support/declared.js';
import { expectError, expectJson, meta } from '../support/expectations.js';
import { e2e } from '../support/service.js';

const CODECS = '/API/v1/standards/videocodec/';
const THEMES = '/API/v1/theme/';

const titles = [
  'core',
  'Alpha',
  'alpha',
  'ALPHA beta',
  'alphabet',
  'Beta',
  'Ærø',
  'ærø',
  'ÆRØ Sund',
  'Straße',
  'STRASSE',
  'strasse',
  'Οδός',
  'ΟΔΌΣ',
  'Привет',
  'ПРИВЕТ, МИР',
  'İzmir',
  'izmir',
  'Izmir',
  'ı',
  'trail',
  'trail ',
  'trail  ',
  ' trail',
  'tab\t',
  'ünï',
  'ÜNÏ',
  'u\u0308ni\u0308',
  'uni',
  '🎬',
  'a🎬b',
  '🎬🎬',
  '\uffee',
  'a%b',
  'a_b',
  'aXb',
  '%',
  '_',
  'a\\b',
  '\\',
  "it's",
  '"quoted"',
  'com,ma',
  'am&per=sand',
  'plus+sign',
  '10',
  '9',
  'null',
  'true',
  ';--',
  'Ⅷ',
  'ⅷ',
  'ＦＵＬＬ',
  'ｆｕｌｌ',
];

/** Lower case as filters see it: each letter by itself. */
const lower = (text: string): string =>
  [...text].map((letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('');

/** In the order of code points, which differs from JavaScript's own for characters like 🎬. */
const byCodePoints = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

interface Entry {
  id: string;
  name?: string;
  title?: string;
}

e2e('v1 lists', (service) => {
  let ann: Client;

  /** The value of each object's `field` in a list. */
  const values = async (path: string, field: keyof Entry = 'id'): Promise<(string | undefined)[]> => {
    const answer = await ann.get(path);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
    return (answer.json.objects as Entry[]).map((entry) => entry[field]);
  };

  const query = (parameters: Record<string, string>): string => new URLSearchParams(parameters).toString();

  beforeAll(async () => {
    ann = service.client.asToken(
      (await service.user({ permissions: ['theme', 'media_backend', 'userprofile'] })).token,
    );
    await service.write(async (manager) => {
      for (const [n, title] of titles.entries()) {
        if (n > 0) await manager.insert(Theme, { title, status: (n % 4) + 1 });
      }
    });
  });

  describe('pages', () => {
    it('should have 20 objects when nothing is said', async () => {
      const answer = await ann.get(CODECS);
      const total = answer.json.meta.total_count as number;
      expect(total).toBeGreaterThan(40);
      expect(answer.json.meta).toEqual(meta(total, { next: `${CODECS}?limit=20&offset=20` }));
      expect(Object.keys(answer.json)).toEqual(['meta', 'objects']);
      expect(Object.keys(answer.json.meta)).toEqual(['limit', 'next', 'offset', 'previous', 'total_count']);
      expect(answer.json.objects).toHaveLength(20);
    });

    it.each(['9223372036854775807', '9223372036854775808', '100000000000000000000', `1${'0'.repeat(400)}`])(
      'should be empty after %s objects, which is told to the last digit',
      async (offset) => {
        for (const path of [CODECS, THEMES, '/API/v1/mediabin/', '/API/v1/userprofile/']) {
          const total = (await ann.get(path)).json.meta.total_count as number;
          const { status, text } = await ann.get(`${path}?limit=7&offset=${offset}`);
          const previous = `${path}?limit=7&offset=${BigInt(offset) - 7n}`;
          expect({ status, text }).toEqual({
            status: 200,
            text: `{"meta":{"limit":7,"next":null,"offset":${offset},"previous":"${previous}","total_count":${total}},"objects":[]}`,
          });
        }
      },
    );

    it('should hold the most for a limit that no number holds', async () => {
      const { status, json } = await ann.get(`${CODECS}?limit=100000000000000000000`);
      expect([status, json.meta.limit, json.objects.length]).toEqual([200, 1000, json.meta.total_count]);
    });

    it('should be cut and linked as asked', async () => {
      const all = await values(`${CODECS}?limit=0`);
      const total = all.length;
      const link = (limit: number, offset: number) => `${CODECS}?limit=${limit}&offset=${offset}`;
      for (const [limit, offset, next, previous] of [
        [5, 0, link(5, 5), null],
        [5, 5, link(5, 10), link(5, 0)],
        [5, 7, link(5, 12), link(5, 2)],
        [5, 4, link(5, 9), null],
        [1, total - 1, null, link(1, total - 2)],
        [10, total - 10, null, link(10, total - 20)],
        [10, total - 11, link(10, total - 1), link(10, total - 21)],
        [total, 0, null, null],
        [1000, 1, null, null],
        [3, total, null, link(3, total - 3)],
        [3, total + 50, null, link(3, total + 47)],
        [20, 1_000_000_000, null, link(20, 999_999_980)],
      ] as const) {
        const answer = await ann.get(link(limit, offset));
        expect(answer.json.meta).toEqual(meta(total, { limit, offset, next, previous }));
        expect(answer.json.objects.map(({ id }: Entry) => id)).toEqual(all.slice(offset, offset + limit));
      }
    });

    it('should be empty past the end', async () => {
      const total = (await ann.get(CODECS)).json.meta.total_count as number;
      const previous = `${CODECS}?limit=20&offset=${total + 80}`;
      expectJson(await ann.get(`${CODECS}?offset=${total + 100}`), 200, {
        meta: meta(total, { offset: total + 100, previous }),
        objects: [],
      });
    });

    it.each(['0', '1001', '5000', '2147483648', '9007199254740993', '9223372036854775807', '100000000000000000000'])(
      'should have 1000 objects at most: limit=%s',
      async (limit) => {
        const answer = await ann.get(`${CODECS}?limit=${limit}`);
        expect(answer.status).toBe(200);
        expect(answer.json.meta).toEqual(meta(answer.json.objects.length as number, { limit: 1000 }));
        expect(answer.json.objects.length).toBeGreaterThan(100);
      },
    );

    it('should show the whole of a full media bin for limit=0', async () => {
      const { id: userId, token } = await service.user();
      await service.write(async (manager) => {
        for (let start = 0; start < 1000; start += 100) {
          const rows = Array.from({ length: 100 }, (_, n) => ({
            userId,
            position: start + n,
            resourceId: `VX-${start + n}`,
            resourceType: 'item',
            createdAt: '2026-01-02T03:04:05.678901',
          }));
          await manager.insert(BinItem, rows);
        }
      });
      const { json } = await service.client.asToken(token).get('/API/v1/mediabin/?limit=0');
      expect(json.meta).toEqual(meta(1000, { limit: 1000 }));
      expect(json.objects).toHaveLength(1000);
    });

    it.each(['limit', 'offset'])('should be refused for a bad %s', async (name) => {
      const sent = [
        '',
        'abc',
        '1.5',
        '1.0',
        '-1',
        '+1',
        '%201',
        '1%20',
        '1e3',
        '0x10',
        '１',
        '1,2',
        'null',
        'NaN',
        'Infinity',
        "1'",
        '1%00',
        '1&' + name + '=1',
        '5&' + name + '=6',
        '&' + name + '=5',
      ];
      for (const value of sent) {
        for (const path of [CODECS, THEMES, '/API/v1/userroles/', '/API/v1/mediabin/']) {
          const answer = await ann.get(`${path}?${name}=${encodeURI(decodeURI(value))}`);
          expectError(answer, 400);
        }
      }
      expectError(await ann.get(`${CODECS}?${name}`), 400);
    });

    it('should not overlap and miss nothing for a pager that follows the links', async () => {
      const all = await values(`${CODECS}?limit=0&order_by=-name`);
      const forward: (string | undefined)[] = [];
      let last = '';
      for (let path: string | null = `${CODECS}?order_by=-name&limit=7`; path;) {
        const { json }: Answer = await ann.get(path);
        forward.push(...(json.objects as Entry[]).map(({ id }) => id));
        last = path;
        path = json.meta.next as string | null;
      }
      expect(forward).toEqual(all);

      const backward: (string | undefined)[] = [];
      for (let path: string | null = last; path;) {
        const { json }: Answer = await ann.get(path);
        backward.unshift(...(json.objects as Entry[]).map(({ id }) => id));
        path = json.meta.previous as string | null;
      }
      expect(backward).toEqual(all);
    });

    it('should not overlap where many objects are equal in what they are sorted by', async () => {
      const seen: (string | undefined)[] = [];
      for (let offset = 0; offset < titles.length; offset += 5) {
        seen.push(...(await values(`${THEMES}?order_by=-is_default&limit=5&offset=${offset}`)));
      }
      expect(new Set(seen).size).toBe(titles.length);
      expect(seen).toEqual([...seen].sort((a, b) => Number(a) - Number(b)));
    });
  });

  describe('links', () => {
    it('should keep the other parameters in front as they were sent, and begin with a slash', async () => {
      const link = async (path: string) => (await ann.get(path)).json.meta.next as string;
      expect(await link('/API/v1/theme/?status__gte=1&limit=2')).toBe('/API/v1/theme/?status__gte=1&limit=2&offset=2');
      expect(await link('/API/v1/theme?limit=2&status__gte=1')).toBe('/API/v1/theme/?status__gte=1&limit=2&offset=2');
      expect(await link('/API/v1/theme/?offset=2&format=json&limit=2&title__icontains=A')).toBe(
        '/API/v1/theme/?format=json&title__icontains=A&limit=2&offset=4',
      );
      expect(await link('/API/v1/theme/?order_by=-status&order_by=title&limit=1')).toBe(
        '/API/v1/theme/?order_by=-status&order_by=title&limit=1&offset=1',
      );
      expect(await link('/API/v1/theme/?id__in=1,2&id__in=3&limit=1')).toBe(
        '/API/v1/theme/?id__in=1,2&id__in=3&limit=1&offset=1',
      );
      expect(await link('/API/v1/theme/?x=%C3%A6+%2B%26%23%22&limit=1')).toBe(
        '/API/v1/theme/?x=%C3%A6+%2B%26%23%22&limit=1&offset=1',
      );
      expect(await link('/API/v1/theme/?unknown&=&flag=&limit=1')).toBe(
        '/API/v1/theme/?unknown&=&flag=&limit=1&offset=1',
      );
      expect(await link('/API/v1/theme/?limit=0&title__contains=zzz')).toBeNull();
    });

    it('should lead to the rest of the same selection', async () => {
      const wanted = query({ title__icontains: 'alpha', order_by: '-title', limit: '2' });
      const all = await values(`${THEMES}?${query({ title__icontains: 'alpha', order_by: '-title' })}`);
      const first = await ann.get(`${THEMES}?${wanted}`);
      const second = await ann.get(first.json.meta.next as string);
      expect([...first.json.objects, ...second.json.objects].map(({ id }: Entry) => id)).toEqual(all);
      expect(second.json.meta).toEqual(
        meta(4, { limit: 2, offset: 2, previous: `${THEMES}?title__icontains=alpha&order_by=-title&limit=2&offset=0` }),
      );
    });

    it('should not lead to another host', async () => {
      const answer = await ann
        .with({ Host: 'evil.example.org', 'X-Forwarded-Host': 'evil.example.org' })
        .get(`${CODECS}?limit=1`);
      expect(answer.json.meta.next).toBe(`${CODECS}?limit=1&offset=1`);
      expect(answer.text).not.toContain('evil');
    });
  });

  describe('filters on text', () => {
    const matches: Record<string, (title: string, asked: string) => boolean> = {
      exact: (title, asked) => title === asked,
      iexact: (title, asked) => lower(title) === lower(asked),
      contains: (title, asked) => title.includes(asked),
      icontains: (title, asked) => lower(title).includes(lower(asked)),
      startswith: (title, asked) => title.startsWith(asked),
      istartswith: (title, asked) => lower(title).startsWith(lower(asked)),
      endswith: (title, asked) => title.endsWith(asked),
      in: (title, asked) => asked.split(',').includes(title),
    };
    const asked = [
      ...new Set([
        ...titles,
        ...titles.flatMap((title) => [...title]),
        '',
        'lph',
        'PHA',
        'Strasse',
        'ss',
        'SS',
        'trail   ',
        'Alpha,Beta,nothing',
        'a%',
        '%b',
        '.*',
        'x'.repeat(3000),
      ]),
    ];

    it.each(Object.keys(matches))('should compare by %s the same on every engine', async (lookup) => {
      for (const text of asked) {
        const parameters = query({ [`title__${lookup}`]: text, limit: '0' });
        const found = await values(`${THEMES}?${parameters}`, 'title');
        expect({ text, found }).toEqual({ text, found: titles.filter((title) => matches[lookup]!(title, text)) });
      }
    });

    it('should mean exact when no lookup is named', async () => {
      for (const text of ['Alpha', 'trail ', 'ærø', '🎬', 'nothing', '']) {
        expect(await values(`${THEMES}?${query({ title: text })}`, 'title')).toEqual(
          titles.filter((title) => title === text),
        );
      }
    });

    it('should take several values for in, by commas, by repetition or both', async () => {
      const found = async (parameters: string) => values(`${THEMES}?${parameters}`, 'title');
      expect(await found('title__in=Alpha,Beta')).toEqual(['Alpha', 'Beta']);
      expect(await found('title__in=Alpha&title__in=Beta')).toEqual(['Alpha', 'Beta']);
      expect(await found('title__in=Beta,%C3%A6r%C3%B8&title__in=Alpha')).toEqual(['Alpha', 'Beta', 'ærø']);
      expect(await found('title__in=Alpha,Alpha&title__in=Alpha')).toEqual(['Alpha']);
      expect(await found('title__in=,')).toEqual([]);
    });

    it('should all have to be met', async () => {
      const found = await values(`${THEMES}?title__istartswith=alpha&title__contains=b&status__gte=1`, 'title');
      expect(found).toEqual(['ALPHA beta', 'alphabet']);
      expect(await values(`${THEMES}?title=Alpha&title__exact=Beta`)).toEqual([]);
    });

    it('should refuse what is sent twice where one value is due, and what is no text', async () => {
      for (const parameters of [
        'title=Alpha&title=Beta',
        'title__contains=a&title__contains=b',
        'title=a%00b',
        'title__in=a,%00',
      ]) {
        expectError(await ann.get(`${THEMES}?${parameters}`), 400);
      }
    });
  });

  describe('filters on numbers', () => {
    it('should compare by every lookup', async () => {
      const statuses = ((await ann.get(`${THEMES}?limit=0`)).json.objects as { status: number }[]).map(
        ({ status }) => status,
      );
      for (const [parameters, meets] of [
        ['status=3', (n: number) => n === 3],
        ['status__exact=3', (n: number) => n === 3],
        ['status__gt=2', (n: number) => n > 2],
        ['status__gte=2', (n: number) => n >= 2],
        ['status__lt=2', (n: number) => n < 2],
        ['status__lte=2', (n: number) => n <= 2],
        ['status__range=2,3', (n: number) => n === 2 || n === 3],
        ['status__range=2&status__range=3', (n: number) => n === 2 || n === 3],
        ['status__range=3,2', () => false],
        ['status__in=1,4', (n: number) => n === 1 || n === 4],
        ['status__in=1&status__in=4,9', (n: number) => n === 1 || n === 4],
        ['status=007', () => false],
        ['status=003', (n: number) => n === 3],
        ['status=-3', () => false],
        ['status__gt=-1', () => true],
      ] as const) {
        const { total_count } = (await ann.get(`${THEMES}?${parameters}`)).json.meta;
        expect({ parameters, total_count }).toEqual({ parameters, total_count: statuses.filter(meets).length });
      }
    });

    it('should compare with numbers of any size', async () => {
      const sizes = [
        '2147483648',
        '9007199254740993',
        '9223372036854775807',
        '9223372036854775808',
        '18446744073709551616',
        `1${'0'.repeat(90)}`,
      ];
      for (const huge of sizes) {
        for (const [field, all] of [
          ['status', titles.length],
          ['id', titles.length],
        ] as const) {
          const total = async (lookup: string, value: string) =>
            (await ann.get(`${THEMES}?${field}${lookup}=${value}`)).json.meta.total_count as number;
          expect({ huge, field, total: await total('', huge) }).toEqual({ huge, field, total: 0 });
          expect({ huge, field, total: await total('__lt', huge) }).toEqual({ huge, field, total: all });
          expect({ huge, field, total: await total('__gte', huge) }).toEqual({ huge, field, total: 0 });
          expect({ huge, field, total: await total('__gt', `-${huge}`) }).toEqual({ huge, field, total: all });
          expect({ huge, field, total: await total('__in', `1,${huge}`) }).toEqual({
            huge,
            field,
            total: field === 'id' ? 1 : await total('', '1'),
          });
        }
      }
    });

    it('should refuse what is no whole number', async () => {
      const sent = [
        'abc',
        '',
        '1.5',
        '1.0',
        '1e1',
        '0x1',
        '%201',
        '1%20',
        '+1',
        'null',
        'true',
        'NaN',
        '１',
        "1'",
        '1;2',
        '--1',
        '-',
      ];
      for (const value of sent) {
        for (const name of ['status', 'status__gt', 'status__in', 'id', 'id__in', 'id__lte']) {
          expectError(await ann.get(`${THEMES}?${name}=${encodeURI(decodeURI(value))}`), 400);
        }
      }
      const queries = [
        'status__range=1',
        'status__range=1,2,3',
        'status__range=',
        'status__range=1,a',
        'status=1&status=2',
        'status__in=1,',
        'id__in=1,,2',
      ];
      for (const parameters of queries) {
        expectError(await ann.get(`${THEMES}?${parameters}`), 400);
      }
    });
  });

  describe('filters on true and false', () => {
    it('should take true, True and 1, false, False and 0', async () => {
      for (const yes of ['true', 'True', '1']) {
        expect(await values(`${THEMES}?is_default=${yes}`, 'title')).toEqual(['core']);
      }
      for (const no of ['false', 'False', '0']) {
        expect((await ann.get(`${THEMES}?is_default=${no}`)).json.meta.total_count).toBe(titles.length - 1);
      }
      expect((await ann.get(`${THEMES}?is_default__in=true,false`)).json.meta.total_count).toBe(titles.length);
    });

    it('should refuse anything else', async () => {
      for (const value of ['', 'yes', 'TRUE', 'tRue', '2', '-1', '01', 'null', 'on', 't']) {
        for (const name of ['is_default', 'is_default__in', 'is_default__exact']) {
          expectError(await ann.get(`${THEMES}?${name}=${value}`), 400);
        }
      }
    });
  });

  describe('filters on points in time', () => {
    const instants = [
      '2020-01-01T00:00:00.000000',
      '2020-01-01T00:00:00.000001',
      '2020-06-30T12:34:56.789012',
      '2021-12-31T23:59:59.999999',
      null,
    ];

    beforeAll(async () => {
      for (const lastLogin of instants) {
        const { id } = await service.user({ lastName: 'Timed' });
        await service.write((manager) => manager.update(User, { id }, { lastLogin }));
      }
    });

    const found = async (parameter: string): Promise<unknown[]> => {
      const { json } = await ann.get(`/API/v1/userprofile/?user__last_name=Timed&${parameter}`);
      return (json.objects as { user: { last_login: unknown } }[]).map(({ user }) => user.last_login);
    };

    it.each([
      ['user__last_login=2020-01-01T00:00:00.000001', [1]],
      ['user__last_login=2020-01-01', [0]],
      ['user__last_login=2020-06-30T12:34:56.789012Z', [2]],
      ['user__last_login=2020-06-30%2012:34:56.789012', [2]],
      ['user__last_login=2020-06-30T14:34:56.789012%2B02:00', [2]],
      ['user__last_login=2020-06-30T14:34:56.789012+02:00', [2]], // a blank, as it comes
      ['user__last_login=2020-06-30T12:34:56.789', []],
      ['user__last_login__gt=2020-01-01T00:00:00', [1, 2, 3]],
      ['user__last_login__gte=2020-01-01T00:00:00.0', [0, 1, 2, 3]],
      ['user__last_login__lt=2020-01-01T00:00:00.000001', [0]],
      ['user__last_login__lte=2021-12-31T23:59:59.999999', [0, 1, 2, 3]],
      ['user__last_login__lt=2021-12-31T23:59:59.999999', [0, 1, 2]],
      ['user__last_login__range=2020-01-01T00:00:00.000001,2021-01-01', [1, 2]],
      ['user__last_login__in=2020-01-01,2020-06-30T12:34:56.789012', [0, 2]],
      ['user__last_login__isnull=true', [4]],
      ['user__last_login__isnull=False', [0, 1, 2, 3]],
      ['order_by=-user__last_login', [3, 2, 1, 0, 4]],
      ['order_by=user__last_login', [4, 0, 1, 2, 3]],
    ])('should compare to the microsecond: %s', async (parameter, expected) => {
      expect(await found(parameter)).toEqual(expected.map((n) => instants[n]));
    });

    it('should refuse what is no point in time', async () => {
      const sent = [
        '',
        'abc',
        'now',
        '2020',
        '2020-13-01',
        '2020-02-30',
        '2020-01-01T25:00:00',
        '2020-01-01T00:00:60',
        '1577836800',
        '2020-01-01T00:00:00.1234567',
        '01/02/2020',
        '2020-1-1',
      ];
      for (const value of sent) {
        for (const name of ['user__last_login', 'user__last_login__gte', 'create_date', 'user__last_login__in']) {
          expectError(await ann.get(`/API/v1/userprofile/?${name}=${value}`), 400);
        }
      }
      for (const value of ['', 'maybe', '2', 'null']) {
        expectError(await ann.get(`/API/v1/userprofile/?user__last_login__isnull=${value}`), 400);
      }
    });
  });

  describe('filters on the id', () => {
    it.each([...promised, 'standards/formats'])('should be there for %s', async (name) => {
      const all = (await ann.get(`/API/v1/${name}/?limit=0`)).json as { meta: { total_count: number } };
      const total = all.meta.total_count;
      const count = async (parameters: string) =>
        (await ann.get(`/API/v1/${name}/?${parameters}`)).json.meta.total_count as number;
      expect(await count('id__gt=0')).toBe(total);
      expect(await count('id__gte=1')).toBe(total);
      expect(await count('id__lt=1')).toBe(0);
      expect(await count('id__lte=0')).toBe(0);
      expect(await count('id=0')).toBe(0);
      expect(await count('id__in=0,987654321')).toBe(0);
      expect(await count('order_by=-id')).toBe(total);
      expect(await count('order_by=id')).toBe(total);
      expectError(await ann.get(`/API/v1/${name}/?id__contains=1`), 400);
      expectError(await ann.get(`/API/v1/${name}/?id__range=1,2`), 400);
      expectError(await ann.get(`/API/v1/${name}/?id=abc`), 400);
    });

    it('should find a slice by its ids again, as generic clients ask after every page', async () => {
      const slice = (await ann.get(`${CODECS}?limit=20&offset=13`)).json.objects as Entry[];
      const ids = slice.map(({ id }) => id);
      const again = await ann.get(`${CODECS}?id__in=${ids.join(',')}&limit=20`);
      expectJson(again, 200, { meta: meta(20), objects: slice });
      expect(await values(`${CODECS}?${ids.map((id) => `id__in=${id}`).join('&')}`)).toEqual(ids);
      const many = Array.from({ length: 1500 }, (_, n) => n + 1).join(',');
      expect((await ann.get(`${CODECS}?limit=0&id__in=${many}`)).json.meta.total_count).toBeGreaterThan(100);
    });
  });

  describe('parameters', () => {
    it('should be ignored when they are unknown', async () => {
      const plain = await ann.get(`${THEMES}?limit=0`);
      const parameters = [
        'x=1',
        'X',
        '_=1700000000000',
        'callback=alert',
        'api_key=x',
        'username=x',
        'runas=admin',
        'Title=x',
        'TITLE__contains=x',
        'titles=x',
        'title_contains=x',
        'user=1',
        'owner__name=x',
        '__proto__=1',
        'constructor=1',
        'toString=1',
        '__contains=x',
        '',
        '=',
        '%',
        '%ZZ=%',
        'fields=id',
        'page=2',
        'page_size=1',
        'limit[]=1',
        'sort=title',
        'search=x',
        'q=x',
        "' OR 1=1--=x",
      ];
      for (const parameter of parameters) {
        const answer = await ann.get(`${THEMES}?limit=0&${encodeURI(parameter)}`);
        expect({ parameter, text: answer.text }).toEqual({ parameter, text: plain.text });
      }
    });

    it('should be refused when they ask of a known field what is not allowed', async () => {
      const names = [
        'css',
        'css__exact',
        'javascript',
        'logoimage__contains',
        'template_string',
        'template_string__contains',
        'resource_uri',
        'title__regex',
        'title__iregex',
        'title__gt',
        'title__range',
        'title__isnull',
        'title__year',
        'title__foo',
        'title__',
        'title____contains',
        'title__exact__in',
        'title__contains__exact',
        'status__contains',
        'status__iexact',
        'status__isnull',
        'is_default__gt',
        'is_default__contains',
        'id__isnull',
        'id__startswith',
        'title__id',
        'css__foo__bar',
      ];
      for (const name of names) {
        expectError(await ann.get(`${THEMES}?${name}=1`), 400);
      }
      const nested = [
        'user',
        'user__password',
        'user__username__regex',
        'user__groups__name',
        'theme__title',
        'organisation__name',
        'user__id__contains',
        'user__email__isnull',
      ];
      for (const name of nested) {
        expectError(await ann.get(`/API/v1/userprofile/?${name}=1`), 400);
      }
    });

    it('should reach no expression of the database', async () => {
      const texts = [
        "'",
        "' OR '1'='1",
        "'; DROP TABLE theme; --",
        '" OR ""="',
        '\\',
        "\\' OR 1=1 -- ",
        '%',
        '?',
        '${1}',
        ':id',
        "a' UNION SELECT 1 --",
      ];
      for (const text of texts) {
        for (const lookup of ['', '__contains', '__in', '__istartswith', '__endswith']) {
          const answer = await ann.get(`${THEMES}?${query({ [`title${lookup}`]: text })}`);
          expect({ text, status: answer.status }).toEqual({ text, status: 200 });
          for (const { title } of answer.json.objects as { title: string }[]) expect(title.includes(text)).toBe(true);
        }
        expectError(await ann.get(`${THEMES}?${query({ order_by: text })}`), 400);
        expectError(await ann.get(`${THEMES}?${query({ [`title__${text}`]: 'x' })}`), 400);
      }
    });
  });

  describe('sorting', () => {
    it('should be by id when nothing is said', async () => {
      const ids = await values(`${THEMES}?limit=0`);
      expect(ids).toEqual([...ids].sort((a, b) => Number(a) - Number(b)));
      expect(await values(`${THEMES}?limit=0&order_by=-id`)).toEqual([...ids].reverse());
    });

    it('should put texts in the order of their code points, the same on every engine', async () => {
      const expected = [...titles].sort(byCodePoints);
      expect(await values(`${THEMES}?limit=0&order_by=title`, 'title')).toEqual(expected);
      expect(await values(`${THEMES}?limit=0&order_by=-title`, 'title')).toEqual(expected.reverse());
    });

    it('should go by several fields, each up or down, and by id at last', async () => {
      interface Sorted {
        id: string;
        title: string;
        status: number;
      }
      const all = (await ann.get(`${THEMES}?limit=0`)).json.objects as Sorted[];
      const by = async (parameters: string) => values(`${THEMES}?limit=0&${parameters}`);
      const ids = (sorted: Sorted[]) => sorted.map(({ id }) => id);
      const number = (a: Sorted, b: Sorted) => Number(a.id) - Number(b.id);
      expect(await by('order_by=-status')).toEqual(ids([...all].sort((a, b) => b.status - a.status || number(a, b))));
      expect(await by('order_by=status&order_by=-title')).toEqual(
        ids([...all].sort((a, b) => a.status - b.status || byCodePoints(b.title, a.title))),
      );
      expect(await by('order_by=-status&order_by=-id')).toEqual(
        ids([...all].sort((a, b) => b.status - a.status || number(b, a))),
      );
      expect(await by('order_by=-is_default')).toEqual(ids([...all].sort(number)));
      expect((await by('order_by=is_default')).at(-1)).toBe('1');
    });

    it('should be refused by what is not listed', async () => {
      const terms = [
        '',
        '-',
        '--title',
        '+title',
        ' title',
        'Title',
        'css',
        '-css',
        'template_string',
        'resource_uri',
        'x',
        'title,status',
        'title__contains',
        'title desc',
        '?',
        'pk',
        '1',
        't.title',
        'id;',
        'constructor',
        '__proto__',
      ];
      for (const term of terms) {
        expectError(await ann.get(`${THEMES}?${query({ order_by: term })}`), 400);
        expectError(await ann.get(`${THEMES}?order_by=title&${query({ order_by: term })}`), 400);
      }
    });
  });
});
