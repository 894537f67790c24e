import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from 'typeorm';
import { Database } from '../../src/database/database.js';
import type { Answer, Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { auditOf, expectRefused } from '../support/v2.js';

const STANDARDS = '/API/v2/standards/standard/';
const USERS = '/API/v2/users/';
const BIN = '/API/v2/mediabin/';

e2e('v2 bulk changes and removals', (service) => {
  let root: Client;
  let ids: string[];
  let serial = 0;

  const errors = ({ json }: Answer): [string, string][] =>
    json.errors.map(({ field, message }: Record<string, string>) => [field, message]);
  const outcomes = ({ status, json }: Answer): unknown[] => [
    status,
    ...json.results.map((one: any) => one.problem?.code ?? one.object?.name ?? one.status),
  ];
  const stored = (): Promise<object[]> => service.sql('SELECT id, name, description FROM standard ORDER BY id');
  const names = async (): Promise<string[]> => ((await stored()) as { name: string }[]).map(({ name }) => name);
  const entries = async (): Promise<number> => (await service.sql('SELECT id FROM audit_entry')).length;

  beforeAll(async () => {
    root = service.client.asToken((await service.user({ isSuperuser: true, isAdministrator: true })).token);
  });
  beforeEach(async () => {
    await service.sql('DELETE FROM standard');
    const { json } = await root.post(
      `${STANDARDS}bulk/`,
      ['a', 'b', 'c'].map((name) => ({ name })),
    );
    ids = json.objects.map(({ id }: { id: string }) => id);
  });

  it('should change each in its own way, in the order of the request, with an entry each', async () => {
    const before = await entries();
    const answer = await root.patch(`${STANDARDS}bulk/`, [
      { id: ids[2], name: 'C' },
      { id: ids[0], description: 'first' },
    ]);
    expect([answer.status, Object.keys(answer.json)]).toEqual([200, ['objects']]);
    expect(answer.json.objects).toEqual([
      { id: ids[2], name: 'C', description: '' },
      { id: ids[0], name: 'a', description: 'first' },
    ]);
    expect(await names()).toEqual(['a', 'b', 'C']);
    expect((await entries()) - before).toBe(2);
    expect(
      (await auditOf(root, `standards/standard/${ids[2]}`)).map(({ detail, method }) => [detail, method]).at(-1),
    ).toEqual(['changed "c"; name', 'PATCH']);
  });

  it('should refuse If-Match, which would promise for all of them what it says of one', async () => {
    const { headers } = await root.get(`${STANDARDS}${ids[0]}/`);
    for (const [tag, query] of [
      [String(headers.etag), ''],
      ['"another"', '?mode=each'],
      ['*', ''],
    ] as const) {
      const client = root.with({ 'If-Match': tag });
      const answers = [
        await client.patch(`${STANDARDS}bulk/${query}`, [{ id: ids[0], name: 'A' }]),
        await client.delete(`${STANDARDS}bulk/${query}`, { ids }),
      ];
      for (const answer of answers) expectRefused(answer, 'invalid_header');
    }
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('should change all in the same way', async () => {
    const answer = await root.patch(`${STANDARDS}bulk/`, { ids, set: { description: 'same' } });
    expect([answer.status, answer.json.objects.map((one: any) => [one.id, one.description])]).toEqual([
      200,
      ids.map((id) => [id, 'same']),
    ]);
  });

  it('should remove several, and tell nothing', async () => {
    const before = await entries();
    const answer = await root.delete(`${STANDARDS}bulk/`, { ids: [ids[2], ids[0]] });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await names()).toEqual(['b']);
    expect((await entries()) - before).toBe(2);
  });

  it('should take a thousand', async () => {
    const { json } = await root.post(
      `${STANDARDS}bulk/`,
      Array.from({ length: 1000 }, (_, n) => ({ name: `n${n}` })),
    );
    const all = json.objects.map(({ id }: { id: string }) => id) as string[];
    expect((await root.patch(`${STANDARDS}bulk/`, { ids: all, set: { description: 'x' } })).json.objects).toHaveLength(
      1000,
    );
    expect((await service.sql("SELECT id FROM standard WHERE description = 'x'")).length).toBe(1000);
    expect((await root.delete(`${STANDARDS}bulk/`, { ids: all })).status).toBe(204);
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  describe('of all or none', () => {
    it('should tell all that is wrong, under its place, and do nothing', async () => {
      const before = await stored();
      const changes = [
        { id: ids[0], name: 'A' },
        { id: ids[1], name: '', x: 1 },
        { name: 'y' },
        { id: 'x' },
        { id: ids[0] },
      ];
      expect(errors(await root.patch(`${STANDARDS}bulk/`, changes))).toEqual([
        ['1.name', 'This field may not be blank.'],
        ['1.x', 'There is no such field.'],
        ['2.id', 'This field is required.'],
        ['3.id', 'This must be an id, a string of digits.'],
        ['4.id', 'This object is there twice.'],
      ]);
      expect(
        errors(await root.patch(`${STANDARDS}bulk/`, { ids: [ids[0], ids[0]], set: { name: '', y: 1 }, z: 1 })),
      ).toEqual([
        ['ids', 'An object may be named only once.'],
        ['z', 'There is no such field.'],
        ['set.name', 'This field may not be blank.'],
        ['set.y', 'There is no such field.'],
      ]);
      expect(errors(await root.delete(`${STANDARDS}bulk/`, { ids: [], force: true }))).toEqual([
        ['ids', 'This must be a list of 1 to 1000 ids, strings of digits.'],
        ['force', 'There is no such field.'],
      ]);
      expect(await stored()).toEqual(before);
    });

    it.each([
      ['one that is not there', ['999999'], 'Object 2: There is no such object.'],
      ['several that are not there', ['999999', '999998'], 'Not all of the objects are valid.'],
    ])('should do nothing when there is %s', async (_, missing, detail) => {
      const before = await stored();
      const all = [ids[0], ids[1], ...missing, ids[2]];
      for (const answer of [
        await root.patch(`${STANDARDS}bulk/`, { ids: all, set: { name: 'x' } }),
        await root.patch(
          `${STANDARDS}bulk/?mode=all`,
          all.map((id) => ({ id, name: 'x' })),
        ),
        await root.delete(`${STANDARDS}bulk/`, { ids: all }),
      ]) {
        expectRefused(answer, 'not_found');
        expect(answer.json.detail).toBe(detail);
      }
      expect(await stored()).toEqual(before);
    });

    it.each([null, 7, 'x', [], [7], [null]])('should refuse the body %j', async (body) => {
      for (const mode of ['all', 'each']) {
        expectRefused(await root.patch(`${STANDARDS}bulk/?mode=${mode}`, body), 'invalid_body');
        expectRefused(await root.delete(`${STANDARDS}bulk/?mode=${mode}`, body), 'invalid_body');
        expectRefused(await root.delete(`${USERS}bulk/?mode=${mode}`, body), 'invalid_body');
      }
      expectRefused(await root.patch(`${STANDARDS}bulk/?mode=some`, body), 'invalid_parameter');
      expect((await root.delete(`${STANDARDS}bulk/?x=1`, body)).json.code).toBe('unknown_parameter');
    });

    it('should refuse more than a thousand', async () => {
      const many = Array.from({ length: 1001 }, (_, n) => String(n + 1));
      expect(
        (
          await root.patch(
            `${STANDARDS}bulk/`,
            many.map((id) => ({ id })),
          )
        ).status,
      ).toBe(400);
      expect((await root.patch(`${STANDARDS}bulk/`, { ids: many, set: {} })).status).toBe(400);
      expect((await root.delete(`${STANDARDS}bulk/`, { ids: many })).status).toBe(400);
      expect(await names()).toEqual(['a', 'b', 'c']);
    });
  });

  it('should tell of each what became of it', async () => {
    const changes = [
      { id: ids[0], name: 'A' },
      { id: '999999', name: 'x' },
      { id: ids[1], name: '' },
      { id: ids[2], name: 'C' },
    ];
    expect(outcomes(await root.patch(`${STANDARDS}bulk/?mode=each`, changes))).toEqual([
      200,
      'A',
      'not_found',
      'validation_failed',
      'C',
    ]);
    expect(await names()).toEqual(['A', 'b', 'C']);
    expect(
      outcomes(await root.patch(`${STANDARDS}bulk/?mode=each`, { ids: [ids[0], '999999'], set: { name: 'S' } })),
    ).toEqual([200, 'S', 'not_found']);
    expect((await root.patch(`${STANDARDS}bulk/?mode=each`, { ids, set: { name: '' } })).status).toBe(400);
    expect(outcomes(await root.delete(`${STANDARDS}bulk/?mode=each`, { ids: [ids[0], '999999', ids[2]] }))).toEqual([
      200,
      204,
      'not_found',
      204,
    ]);
    expect(await names()).toEqual(['b']);
  });

  it('should ask for what a single one asks for', async () => {
    const reader = service.client.asToken((await service.user({ permissions: ['media_backend'] })).token);
    for (const answer of [
      await reader.patch(`${STANDARDS}bulk/`, { ids, set: {} }),
      await reader.delete(`${STANDARDS}bulk/`, { ids }),
    ]) {
      expect(answer.status).toBe(403);
    }
    const { username } = await service.administrator();
    expectRefused(await root.runAs(username).patch(`${USERS}bulk/`, { ids: ['1'], set: {} }), 'run_as_forbidden');
    expectRefused(
      await root.runAs(username).delete(`${USERS}bulk/`, [{ id: '1', confirm: 'admin' }]),
      'run_as_forbidden',
    );
    expect(await names()).toEqual(['a', 'b', 'c']);
  });

  it('should be there for every collection in which single ones can be changed or deleted', async () => {
    const { paths } = (await root.get('/API/v2/openapi.json')).json;
    const own = ['/API/v2/tokens/{id}/']; // each takes a proof of the password
    const singles = Object.keys(paths).filter((path) => path.endsWith('/{id}/') && !own.includes(path));
    for (const path of singles) {
      const bulk = Object.keys(paths[path.replace('{id}', 'bulk')] ?? {});
      const expected = Object.keys(paths[path]).filter((method) => method !== 'get');
      expect({ path, bulk }).toEqual({ path, bulk: expect.arrayContaining(expected) });
    }
    expect(singles.length).toBeGreaterThan(12);
  });

  describe('users', () => {
    const user = async (values: object = {}): Promise<any> =>
      (await root.post(USERS, { username: `u${++serial}`, ...values })).json;

    it('should all join a group, or none', async () => {
      const { id: group } = (await root.post('/API/v2/groups/', { name: `g${++serial}` })).json;
      const [one, two] = [await user(), await user()];
      expectRefused(
        await root.patch(`${USERS}bulk/`, { ids: [one.id, two.id], set: { groups: ['Nobody'], x: 1 } }),
        'validation_failed',
        { 'set.x': 'There is no such field.' },
      );
      const unknown = await root.patch(`${USERS}bulk/`, { ids: [one.id, two.id], set: { groups: ['Nobody'] } });
      expect(errors(unknown)).toEqual([['set.groups', 'There is no group "Nobody".']]);
      const taken = await root.patch(`${USERS}bulk/`, [
        { id: one.id, groups: [group] },
        { id: two.id, username: one.username.toUpperCase() },
      ]);
      expectRefused(taken, 'name_taken', { '1.username': 'There is a user of that name already.' });
      expect((await root.get(`${USERS}${one.id}/`)).json).toEqual(one);
      const done = await root.patch(`${USERS}bulk/`, { ids: [one.id, two.id], set: { groups: [group] } });
      expect(done.json.objects.map((object: any) => object.groups)).toEqual([[group], [group]]);
    });

    it('should be deleted only where the name of each is repeated', async () => {
      const [one, two] = [await user(), await user()];
      const there = async (): Promise<number> =>
        (await root.get(`${USERS}?id__in=${one.id},${two.id}`)).json.objects.length;
      expect(
        errors(
          await root.delete(`${USERS}bulk/`, [
            { id: one.id, confirm: 7 },
            { confirm: 'x', y: 1 },
          ]),
        ),
      ).toEqual([
        ['0.confirm', 'This must be a string.'],
        ['1.id', 'This field is required.'],
        ['1.y', 'There is no such field.'],
      ]);
      expectRefused(
        await root.delete(`${USERS}bulk/`, [{ id: one.id, confirm: one.username }, { id: two.id }]),
        'confirmation_required',
      );
      expectRefused(await root.delete(`${USERS}bulk/`, { ids: [one.id] }), 'invalid_body');
      expect(await there()).toBe(2);
      const each = await root.delete(`${USERS}bulk/?mode=each`, [
        { id: one.id, confirm: two.username },
        { id: two.id, confirm: two.username },
      ]);
      expect(outcomes(each)).toEqual([200, 'confirmation_required', 204]);
      expect((await root.delete(`${USERS}bulk/`, [{ id: one.id, confirm: one.username }])).status).toBe(204);
      expect(await there()).toBe(0);
      expect((await auditOf(root, `users/${one.id}`)).at(-1)).toMatchObject({
        detail: `deleted "${one.username}"`,
        method: 'DELETE',
      });
    });

    it('should be shown without what may be long, as a thousand of them may be', async () => {
      const person = await service.user();
      const { notes, extra_info, default_sort_list, metadata_fields, ...brief } = (
        await root.get(`${USERS}${person.id}/`)
      ).json;
      expect({ notes, extra_info, default_sort_list, metadata_fields }).toEqual({
        notes: null,
        extra_info: {},
        default_sort_list: [],
        metadata_fields: {},
      });
      const all = [{ id: person.id, first_name: 'A' }];
      expect((await root.patch(`${USERS}bulk/`, all)).json).toEqual({ objects: [{ ...brief, first_name: 'A' }] });
      expect((await root.patch(`${USERS}bulk/?mode=each`, all)).json).toEqual({
        results: [{ status: 200, object: { ...brief, first_name: 'A' } }],
      });

      const read = jest.spyOn(service.app.get(Database), 'read');
      await root.patch(`${USERS}bulk/`, all);
      expect((await root.delete(`${USERS}bulk/`, [{ id: person.id, confirm: person.username }])).status).toBe(204);
      const statements = read.mock.calls.map(([sql]) => sql);
      expect(statements.filter((sql) => sql.includes('user_profile'))).not.toEqual([]);
      expect(statements.filter((sql) => sql.includes('notes'))).toEqual([]);
      read.mockRestore();
    });

    it('should be changed by two requests at once that name them in another order', async () => {
      const all = [await user(), await user(), await user()].map(({ id }) => id as string);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          root.patch(`${USERS}bulk/`, { ids: n % 2 ? all : all.toReversed(), set: { first_name: `n${n}` } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    });
  });

  it('should take items out of a bin in one step, which one undo brings back', async () => {
    for (const mode of ['all', 'each']) {
      const mine = service.client.asToken((await service.user()).token);
      const { json } = await mine.post(
        `${BIN}bulk/`,
        ['a', 'b', 'c'].map((resource_id) => ({ resource_id })),
      );
      const items = json.objects.map(({ id }: { id: string }) => id) as string[];
      const gone = [items[0], items[2], ...(mode === 'each' ? ['999999'] : [])];
      const { status } = await mine.delete(`${BIN}bulk/?mode=${mode}`, { ids: gone });
      expect(status).toBe(mode === 'each' ? 200 : 204);
      expect((await mine.get(BIN)).json.objects.map((one: any) => one.resource_id)).toEqual(['b']);
      expect((await mine.post(`${BIN}undo/`)).status).toBe(200);
      expect((await mine.get(BIN)).json.objects.map((one: any) => one.resource_id)).toEqual(['a', 'b', 'c']);
      expectRefused(await mine.delete(`${BIN}bulk/`, { ids: [items[1], '999999'] }), 'not_found');
      const moved = await mine.patch(`${BIN}bulk/`, [
        { id: items[2], position: 1 },
        { id: items[0], resource_name: 'A' },
      ]);
      expect(moved.json.objects.map((one: any) => [one.resource_id, one.position, one.resource_name])).toEqual([
        ['c', 1, ''],
        ['a', 2, 'A'],
      ]);
      expect(
        errors(
          await mine.patch(`${BIN}bulk/`, [
            { id: items[0], position: 9 },
            { id: items[1], position: 8, x: 1 },
          ]),
        ),
      ).toEqual([
        ['0.position', 'This must be a whole number from 1 to 3.'],
        ['1.position', 'This must be a whole number from 1 to 3.'],
        ['1.x', 'There is no such field.'],
      ]);
      expect(
        errors(
          await mine.patch(`${BIN}bulk/`, [
            { id: items[0], position: 9 },
            { id: '999999', position: 1 },
            { id: items[1], position: 1 },
          ]),
        ),
      ).toEqual([
        ['0.position', 'This must be a whole number from 1 to 3.'],
        ['1.id', expect.any(String)],
      ]);
    }
  });

  it('should number a bin anew once, however many items are moved or removed', async () => {
    const mine = service.client.asToken((await service.user()).token);
    const resources = Array.from({ length: 100 }, (_, n) => ({ resource_id: `VX-${n}` }));
    const { json } = await mine.post(`${BIN}bulk/`, resources);
    const ids = json.objects.map(({ id }: { id: string }) => id) as string[];
    const query = jest.spyOn(EntityManager.prototype, 'query');
    const moves = ids.map((id) => ({ id, position: 1 }));
    const moved = await mine.patch(`${BIN}bulk/`, moves);
    const refused = [
      await mine.patch(`${BIN}bulk/`, [...moves, { id: '999999', position: 1 }]),
      await mine.delete(`${BIN}bulk/`, { ids: [...ids, '999999'] }),
    ];
    const updates = query.mock.calls.filter(([sql]) => sql.startsWith('UPDATE bin_item'));
    query.mockRestore();
    expect(updates.length).toBeLessThan(10);
    expect(moved.json.objects.map((one: any) => one.position)).toEqual(ids.map((_, n) => 100 - n));
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect((await mine.get(`${BIN}?limit=1000`)).json.objects.map(({ id }: any) => id)).toEqual(ids.toReversed());
  });
});
