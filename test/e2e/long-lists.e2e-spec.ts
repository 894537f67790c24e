import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { growth } from '../../bench/growth.js';
import { engine } from '../../src/database/columns.js';
import { resourceOf } from '../../src/rest/declaration/resource.js';
import { ResourceReader } from '../../src/rest/query/reader.js';
import { UserProfileResource } from '../../src/profiles/profile.resources.js';
import type { Client } from '../support/client.js';
import { compare, type Scalar } from '../support/lookup-model.js';
import { e2e, type TestUser } from '../support/service.js';

const LIST = '/API/v1/userprofile/';

/** A member of an object by its path, such as `user__username`. */
const valueAt = (object: Record<string, any>, path: string): Scalar =>
  path.split('__').reduce<any>((part, step) => part[step], object);

e2e('a long list', (service) => {
  let administrator: TestUser;
  let clients: [who: string, client: Client][];

  beforeAll(async () => {
    administrator = await service.user({ isSuperuser: true });
    for (const statement of growth(engine, 60, 2)) await service.sql(statement);
    // Many that are equal, and some without a value.
    await service.sql(
      'UPDATE account SET login_count = login_count % 3, last_login = CASE WHEN id % 4 = 0 THEN NULL ELSE last_login END',
    );
    const member = await service.user({ permissions: ['userprofile'] });
    await service.sql('UPDATE account SET organisation_id = (SELECT MAX(id) FROM organisation) WHERE id = ?', [
      BigInt(member.id),
    ]);
    clients = [
      ['all', service.client.asToken(administrator.token)],
      ['an organisation', service.client.asToken(member.token)],
    ];
  });

  const objects = async (client: Client, query: string): Promise<Record<string, any>[]> => {
    const { status, json } = await client.get(`${LIST}?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return json.objects;
  };

  const orders = resourceOf(UserProfileResource).ordering.flatMap((name) => [name, `-${name}`]);
  it.each(orders)('should be the same from its beginning and from its end, by number: %s', async (order) => {
    const [name, sign] = order.startsWith('-') ? [order.slice(1), -1] : [order, 1];
    for (const few of [2000, -1]) {
      service.app.get(ResourceReader).few = few;
      for (const [, client] of clients) {
        const all = await objects(client, 'limit=0');
        expect(all.length).toBeGreaterThan(25);
        const sorted = [...all].sort((a, b) => {
          const byId = Number(a.id) - Number(b.id);
          if (name === 'id') return sign * byId;
          return sign * compare(valueAt(a, name), valueAt(b, name)) || byId;
        });
        const ids = sorted.map(({ id }) => id);
        for (const [limit, offset] of [
          [0, 0],
          [7, 0],
          [7, 5],
          [7, Math.floor(ids.length / 2) + 1],
          [7, ids.length - 9],
          [7, ids.length - 7],
          [7, ids.length - 3],
          [7, ids.length],
          [7, ids.length + 5],
        ] as const) {
          const found = await objects(client, `order_by=${order}&limit=${limit}&offset=${offset}`);
          expect([limit, offset, found.map(({ id }) => id)]).toEqual([
            limit,
            offset,
            ids.slice(offset, offset + (limit || 1000)),
          ]);
        }
      }
    }
    service.app.get(ResourceReader).few = 2000;
  });

  it('should not seem to end where a row is removed while its page is read', async () => {
    const reader = service.app.get(ResourceReader);
    const { id } = await service.user();
    const [[, client]] = clients as [[string, Client]];
    const before = (await client.get(`${LIST}?limit=1`)).json.meta.total_count as number;
    reader.few = -1;
    const byIds = reader.byIds.bind(reader);
    const spy = jest.spyOn(reader, 'byIds').mockImplementationOnce(async (...all) => {
      await service.sql('DELETE FROM account WHERE id = ?', [BigInt(id)]);
      return byIds(...all);
    });
    const { meta, objects: shown } = (await client.get(`${LIST}?order_by=-user__date_joined&limit=5`)).json;
    expect([spy.mock.calls[0]![1].includes(id), shown.length]).toEqual([true, 4]);
    expect([meta.total_count, meta.next]).toEqual([before - 1, expect.stringContaining('offset=5')]);
    spy.mockRestore();
    reader.few = 2000;
  });

  it('should have all rows that meet a condition of several organisations', async () => {
    const client = clients[0]![1];
    const all = await objects(client, 'limit=0&order_by=id');
    const organisations = [...new Set(all.map(({ organisation }) => Number(organisation)))];
    expect(organisations.length).toBeGreaterThan(1);
    service.app.get(ResourceReader).few = -1;
    const query = `organisation__in=${organisations.join(',')}`;
    const offset = Math.floor(all.length * 0.8);
    const { meta, objects: shown } = (await client.get(`${LIST}?${query}&order_by=id&limit=5&offset=${offset}`)).json;
    expect(meta.total_count).toBe(all.length);
    expect(shown.map(({ id }: { id: string }) => id)).toEqual(all.slice(offset, offset + 5).map(({ id }) => id));
    const counted = await client.get(`/API/v2/users/?${query}&count=true&limit=1`);
    expect(counted.json.meta.total_count).toBe(all.length);
    service.app.get(ResourceReader).few = 2000;
  });

  describe('that triggers count', () => {
    const counted = { account: 'organisation_id', api_token: '0', audit_entry: '0', v1_usage: '0', theme: '0' };
    const expectCounts = async (): Promise<void> => {
      for (const [table, part] of Object.entries(counted)) {
        const told = await service.sql(
          'SELECT part, total FROM row_count WHERE table_name = ? AND total <> 0 ORDER BY part',
          [table],
        );
        const there = await service.sql(
          `SELECT ${part} AS part, COUNT(*) AS total FROM ${table} ${part === '0' ? '' : `GROUP BY ${part} ORDER BY ${part}`}`,
        );
        const numbers = (rows: Record<string, unknown>[]): number[][] =>
          rows.map((row) => [Number(row.part), Number(row.total)]).filter(([, total]) => total !== 0);
        expect([table, numbers(told)]).toEqual([table, numbers(there)]);
      }
    };

    it('should be counted exactly, whatever comes, goes or moves', async () => {
      await expectCounts();
      const client = service.client.asToken(administrator.token);
      const total = async (query = ''): Promise<number> =>
        (await client.get(`${LIST}?limit=1${query}`)).json.meta.total_count;
      const before = await total();
      const user = await service.user();
      await service.token(user.username);
      const [{ id: themeId }] = (await Promise.all(
        ['Day', 'Night'].map(async (title) => (await client.post('/API/v2/themes/', { title })).json),
      )) as [{ id: string }, unknown];
      expect(await total()).toBe(before + 1);
      await service.sql('UPDATE account SET organisation_id = (SELECT MAX(id) FROM organisation) WHERE id = ?', [
        BigInt(user.id),
      ]);
      await expectCounts();
      // With the tokens, which the foreign key removes.
      await service.sql('DELETE FROM account WHERE id = ?', [BigInt(user.id)]);
      await service.sql('DELETE FROM theme WHERE id = ?', [BigInt(themeId)]);
      await expectCounts();
      expect(await total()).toBe(before);
      await service
        .write(async (manager) => {
          await manager.query("DELETE FROM audit_entry WHERE outcome <> 'granted'");
          throw new Error('undone');
        })
        .catch(() => undefined);
      await expectCounts();
    });

    it('should know when a profile was created, also when that is changed', async () => {
      const stray =
        'SELECT a.id FROM account a JOIN user_profile p ON p.user_id = a.id WHERE a.profile_created IS NULL OR a.profile_created <> p.create_date';
      expect(await service.sql(stray)).toEqual([]);
      await service.sql("UPDATE user_profile SET create_date = '2020-01-01T00:00:00.000000' WHERE user_id = ?", [
        BigInt(administrator.id),
      ]);
      expect(await service.sql(stray)).toEqual([]);
    });
  });

  it('should be searched by parts of texts in any case, as they are now, by one letter or many', async () => {
    const client = service.client.asToken(administrator.token);
    const user = await service.user({ username: 'Istanbul42' });
    const found = async (query: string): Promise<string[]> => (await objects(client, query)).map(({ id }) => id);
    for (const text of ['stan', 'ISTAN', 'İSTANBUL', 'ul42', 'l4', '4', 'istanbul42']) {
      expect([text, await found(`user__username__icontains=${encodeURIComponent(text)}&id=${user.id}`)]).toEqual([
        text,
        [user.id],
      ]);
    }
    expect(await found('user__username__contains=stanbul4')).toEqual([user.id]);
    expect(await found('user__username__contains=STANBUL4')).toEqual([]);
    await service.sql('UPDATE account SET username = \'Ankara "42" İzmir\' WHERE id = ?', [BigInt(user.id)]);
    expect(await found('user__username__icontains=stanbul4')).toEqual([]);
    expect(await found(`user__username__icontains=${encodeURIComponent('A "42" i')}`)).toEqual([user.id]);
    expect(await found(`user__username__endswith=zmir`)).toEqual([user.id]);
    await service.sql('DELETE FROM account WHERE id = ?', [BigInt(user.id)]);
    expect(await found('user__username__icontains=zmir')).toEqual([]);
  });
});
