import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const TOKENS = '/API/v2/tokens/';

e2e('the limit on changing tokens', (service) => {
  it('should hold for labels that are changed to and fro, and keep nobody from revoking', async () => {
    const user = await service.user();
    const client = service.client.asBasic(user);
    const { id } = (await client.post(TOKENS, { label: 'one' })).json;
    const rename = (n: number) => client.patch(`${TOKENS}${id}/`, { label: `label ${n % 2}` });
    const statuses = [];
    for (let n = 0; n < 120; n++) statuses.push((await rename(n)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expectRefused(await rename(120), 'too_many_requests');
    expect((await client.delete(`${TOKENS}${id}/`)).status).toBe(204);
    const root = service.client.asBasic(await service.administrator());
    const other = (await root.post(TOKENS, { label: 'one' })).json;
    expect((await root.patch(`${TOKENS}${other.id}/`, { label: 'two' })).status).toBe(200);
  });
});

e2e('the limit on getting keys', (service) => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => void jest.restoreAllMocks());

  const ways: [string, (by: { basic: Client; token: Client }, id: string) => ReturnType<Client['post']>][] = [
    ['reveal', ({ basic }, id) => basic.post(`${TOKENS}${id}/reveal/`)],
    ['rotate', ({ basic }, id) => basic.post(`${TOKENS}${id}/rotate/`)],
    ['make', ({ basic }) => basic.post(TOKENS, { label: 'one more' })],
    ['rotate itself', ({ token }) => token.post(`${TOKENS}self/rotate/`)],
  ];

  it.each(ways)('should hold for all ways together, however it is used up: %s', async (way, use) => {
    const user = await service.user();
    const by = { basic: service.client.asBasic(user), token: service.client.asToken(user.token) };
    // A key that rotates itself is another one each time; what is refused counts as well.
    const many = way === 'rotate itself' ? ways[0]![1] : use;
    const first = await many(by, '999999');
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"tokens";q=120;w=60',
      ratelimit: '"tokens";r=119;t=60',
    });
    const statuses = [];
    for (let n = 1; n < 120; n++) statuses.push((await many(by, '999999')).status);
    expect(new Set(statuses)).toEqual(new Set([way === 'make' ? 201 : 404]));
    for (const [, other] of ways) {
      const answer = await other(by, '999999');
      expectRefused(answer, 'too_many_requests');
      expect(answer.headers['retry-after']).toBe('60');
    }
    const someone = service.client.asBasic(await service.user());
    expectRefused(await someone.post(`${TOKENS}999999/reveal/`), 'not_found');
  });
});
