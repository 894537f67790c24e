import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ValidationFailed } from '../../src/rest/errors.js';
import { DeclaredWrites } from '../../src/rest/query/writes.js';
import type { Answer, Client } from '../support/client.js';
import { e2e } from '../support/service.js';

const STANDARDS = '/API/v2/standards/standard/';
const named = (count: number, prefix = 'n'): { name: string }[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${prefix}${n}` }));

e2e('v2 bulk', (service) => {
  let root: Client;

  const names = async (): Promise<string[]> =>
    (await service.sql<{ name: string }>('SELECT name FROM standard ORDER BY id')).map(({ name }) => name);
  const stored = async (): Promise<number[]> => {
    const counts = ['standard', 'account', 'account_group', 'theme', 'audit_entry', 'user_profile'].map((table) =>
      service.sql<{ n: unknown }>(`SELECT COUNT(*) AS n FROM ${table}`),
    );
    return (await Promise.all(counts)).map(([row]) => Number(row!.n));
  };
  const fields = ({ json }: Answer): string[] => (json.errors as { field: string }[]).map(({ field }) => field);
  const problem = ({ status, json }: Answer): [number, string] => [status, json.code as string];

  beforeAll(async () => {
    root = service.client.asBasic(await service.user({ isSuperuser: true, isAdministrator: true }));
  });

  it.each([1, 2, 1000])('should add %d objects at once, in their order', async (count) => {
    await service.sql('DELETE FROM standard');
    const before = (await service.sql('SELECT id FROM audit_entry')).length;
    const { status, json } = await root.post(`${STANDARDS}bulk/`, named(count));
    expect([status, Object.keys(json)]).toEqual([201, ['objects']]);
    const list = await root.get(`${STANDARDS}?limit=1000`);
    expect(json.objects).toEqual(list.json.objects);
    expect(json.objects.map(({ name }: { name: string }) => name)).toEqual(named(count).map(({ name }) => name));
    expect((await service.sql('SELECT id FROM audit_entry')).length - before).toBe(count);
  });

  it.each([
    ['nothing', []],
    ['1001 objects', named(1001)],
    ['one object', { name: 'x' }],
    ['no objects', ['x']],
    ['lists', [[{ name: 'x' }]]],
    ['null', null],
    ['null among objects', [{ name: 'x' }, null]],
    ['a number', 7],
  ])('should refuse %s', async (_, body) => {
    const before = await stored();
    for (const mode of ['', '?mode=all', '?mode=each']) {
      expect(problem(await root.post(`${STANDARDS}bulk/${mode}`, body))).toEqual([400, 'invalid_body']);
    }
    expect(await stored()).toEqual(before);
  });

  it('should know two modes and nothing else', async () => {
    const before = await stored();
    for (const [query, code] of [
      ['mode=', 'invalid_parameter'],
      ['mode=All', 'invalid_parameter'],
      ['mode=some', 'invalid_parameter'],
      ['mode=all&mode=all', 'invalid_parameter'],
      ['mode=each&fields=id', 'unknown_parameter'],
      ['x=1', 'unknown_parameter'],
    ] as const) {
      expect(problem(await root.post(`${STANDARDS}bulk/?${query}`, named(1)))).toEqual([400, code]);
    }
    expect(await stored()).toEqual(before);
  });

  it('should not be mistaken for adding one object', async () => {
    const before = await stored();
    expect(problem(await root.post(`${STANDARDS}?mode=each`, named(1)[0]))).toEqual([400, 'unknown_parameter']);
    expect(problem(await root.get('/API/v2/whoami/?mode=each'))).toEqual([400, 'unknown_parameter']);
    expect(await stored()).toEqual(before);
  });

  it('should ask for the permission that one object asks for', async () => {
    const reader = service.client.asToken((await service.user({ permissions: ['media_backend'] })).token);
    for (const mode of ['all', 'each']) {
      expect((await reader.post(`${STANDARDS}bulk/?mode=${mode}`, named(1))).status).toBe(403);
    }
    const { username } = await service.user({ isAdministrator: true });
    expect(problem(await root.runAs(username).post('/API/v2/users/bulk/', [{ username: 'x' }]))).toEqual([
      403,
      'run_as_forbidden',
    ]);
  });

  describe('of all or none', () => {
    it('should tell all faults with their places, and store nothing', async () => {
      const before = await stored();
      const body = [
        { name: 'good' },
        { name: '' },
        {},
        { name: 7, description: 8, nothing: 9, id: '1' },
        { name: 'good', description: null },
      ];
      for (const query of ['', '?mode=all']) {
        const answer = await root.post(`${STANDARDS}bulk${query}`, body);
        expect(problem(answer)).toEqual([400, 'validation_failed']);
        expect(fields(answer).sort()).toEqual([
          '1.name',
          '2.name',
          '3.description',
          '3.id',
          '3.name',
          '3.nothing',
          '4.description',
        ]);
        expect(answer.json.detail).toBe('Not all of the objects are valid.');
      }
      const many = await root.post(`${STANDARDS}bulk`, Array<object>(1000).fill({}));
      expect([fields(many).length, many.json.detail.length < 100]).toEqual([20, true]);
      expect(many.json.detail).toContain('Faults that are not listed: 980.');
      expect(await stored()).toEqual(before);
    });

    it.each([
      ['users', [{ username: 'b1' }, { username: 'b2' }, { username: 'B1' }], 409, 'name_taken', ['2.username']],
      ['users', [{ username: 'b1' }, { username: 'b2', groups: ['999999'] }], 400, 'validation_failed', ['1.groups']],
      ['users', [{ username: 'b1' }, { username: 'b2', password: 'short' }], 400, 'validation_failed', ['1.password']],
      ['groups', [{ name: 'g1' }, { name: 'g2', parents: ['999999'] }], 400, 'validation_failed', ['1.parents']],
      ['groups', [{ name: 'g1' }, { name: 'G1' }], 409, 'name_taken', ['1.name']],
      ['organisations', [{ name: 'o1' }, { name: 'O1' }], 409, 'name_taken', ['1.name']],
    ])(
      'should store none of the %s when one is refused after others were stored: %j',
      async (path, body, status, code, places) => {
        const before = await stored();
        const answer = await root.post(`/API/v2/${path}/bulk/`, body);
        expect(problem(answer)).toEqual([status, code]);
        expect(fields(answer)).toEqual(places);
        expect(answer.json.detail).toMatch(/^(Object [12]: |Not all)/);
        expect(await stored()).toEqual(before);
        expect((await root.post(`/API/v2/${path}/bulk/`, body.slice(0, 1))).status).toBe(201);
        await service.sql("DELETE FROM account WHERE username = 'b1'");
        await service.sql("DELETE FROM account_group WHERE name = 'g1'");
      },
    );

    it('should tell of twenty that are refused when they are stored, and try no more', async () => {
      const before = await stored();
      const refusal = new ValidationFailed('standard', { name: ['It is refused.'] });
      const create = jest.spyOn(service.app.get(DeclaredWrites), 'create').mockRejectedValue(refusal);
      const answer = await root.post(`${STANDARDS}bulk/`, named(25));
      const tries = create.mock.calls.length;
      create.mockRestore();
      expect([answer.status, fields(answer).length, tries]).toEqual([400, 20, 20]);
      expect(await stored()).toEqual(before);
    });

    it('should store none when something breaks in the middle', async () => {
      const before = await stored();
      const writes = service.app.get(DeclaredWrites);
      const create = writes.create.bind(writes);
      let calls = 0;
      const spy = jest
        .spyOn(writes, 'create')
        .mockImplementation((...given) => (++calls === 3 ? Promise.reject(new Error('broken')) : create(...given)));
      expect((await root.post(`${STANDARDS}bulk/`, named(5))).status).toBe(500);
      spy.mockRestore();
      expect([calls, await stored()]).toEqual([3, before]);
    });
  });

  describe('of each by itself', () => {
    it('should tell the outcome of each in its place, and store the good ones', async () => {
      await service.sql('DELETE FROM standard');
      const { status, json } = await root.post(`${STANDARDS}bulk/?mode=each`, [
        { name: 'a' },
        {},
        { name: 'b', x: 1 },
        { name: 'c', description: 'd' },
      ]);
      expect(status).toBe(200);
      const fault = (field: string, message: string) => ({
        type: '/API/v2/docs/problems#validation_failed',
        title: expect.any(String),
        status: 400,
        code: 'validation_failed',
        detail: 'The object is not valid.',
        errors: [{ field, message }],
      });
      expect(json).toEqual({
        results: [
          { status: 201, object: { id: expect.any(String), name: 'a', description: '' } },
          { status: 400, problem: fault('name', 'This field is required.') },
          { status: 400, problem: fault('x', 'There is no such field.') },
          { status: 201, object: { id: expect.any(String), name: 'c', description: 'd' } },
        ],
      });
      expect(await names()).toEqual(['a', 'c']);
      for (const { object } of json.results.filter((one: object) => 'object' in one)) {
        expect((await root.get(`${STANDARDS}${object.id}/`)).json).toEqual(object);
      }
    });

    it('should leave nothing of what is refused late, whether or not it can be sent again', async () => {
      for (const [n, client] of [root, root.with({ 'Idempotency-Key': 'each' })].entries()) {
        const before = await stored();
        const body = [
          { username: `each${n}` },
          { username: `EACH${n}` },
          { username: `other${n}`, groups: ['999999'] },
          { username: `last${n}` },
        ];
        const answer = await client.post('/API/v2/users/bulk/?mode=each', body);
        const outcomes = answer.json.results.map((one: any) => [one.status, one.problem?.code ?? one.object.username]);
        expect(outcomes).toEqual([
          [201, `each${n}`],
          [409, 'name_taken'],
          [400, 'validation_failed'],
          [201, `last${n}`],
        ]);
        const [standards, users, groups, themes, entries, profiles] = before as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        expect(await stored()).toEqual([standards, users + 2, groups, themes, entries + 2, profiles + 2]);
      }
    });

    it('should tell what the database was too busy for; sent with a key, to be sent again as a whole', async () => {
      await service.sql('DELETE FROM standard');
      const writes = service.app.get(DeclaredWrites);
      const create = writes.create.bind(writes);
      // SQLITE_BUSY and ER_LOCK_WAIT_TIMEOUT.
      const busy = Object.assign(new Error('busy'), { errcode: 5, errno: 1205 });
      const spy = jest
        .spyOn(writes, 'create')
        .mockImplementation((...given) => (given[1].name === 'n1' ? Promise.reject(busy) : create(...given)));
      const bulk = `${STANDARDS}bulk/?mode=each`;
      const { status, json } = await root.post(bulk, named(3));
      expect([status, json.results.map((one: any) => one.problem?.code ?? one.object.name)]).toEqual([
        200,
        ['n0', 'unavailable', 'n2'],
      ]);
      const again = root.with({ 'Idempotency-Key': 'busy' });
      expect(problem(await again.post(bulk, named(3, 'n')))).toEqual([503, 'unavailable']);
      expect(await names()).toEqual(['n0', 'n2']);
      spy.mockRestore();
      expect((await again.post(bulk, named(3, 'n'))).json.results.map((one: any) => one.status)).toEqual([
        201, 201, 201,
      ]);
      expect(await names()).toEqual(['n0', 'n2', 'n0', 'n1', 'n2']);
    });

    it('should take a thousand', async () => {
      await service.sql('DELETE FROM standard');
      const body = named(1000).map((one, n) => (n % 10 === 9 ? {} : one));
      const { status, json } = await root.post(`${STANDARDS}bulk/?mode=each`, body);
      expect(status).toBe(200);
      expect(json.results.map((one: any) => one.status)).toEqual(body.map((_, n) => (n % 10 === 9 ? 400 : 201)));
      expect(await names()).toHaveLength(900);
    });
  });
});
