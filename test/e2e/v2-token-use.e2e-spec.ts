import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TokenStrategy } from '../../src/auth/token.strategy.js';
import { CallCounts } from '../../src/rest/calls/call-counts.service.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { expectRefused } from '../support/v2.js';

const TOKENS = '/API/v2/tokens/';
const dayBefore = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const today = dayBefore(0);

e2e('the use of a token', (service) => {
  let [ann, bob]: TestUser[] = [];
  let administrator: Client;
  let id: string;
  let key: string;
  let token: Client;
  let asAnn: Client;

  const counts = () => service.app.get(CallCounts);

  const useOf = async (client: Client, tokenId = id): Promise<any> => {
    await counts().flush();
    const answer = await client.get(`${TOKENS}${tokenId}/use/`);
    expect(answer.status).toBe(200);
    return answer.json;
  };

  const adviceOn = async (client: Client, ...ids: string[]): Promise<Record<string, string[]>> => {
    await counts().flush();
    const { json } = await client.get(`${TOKENS}advice/?id__in=${ids.join(',')}`);
    const objects = json.objects as { id: string; advice: { code: string }[] }[];
    return Object.fromEntries(objects.map((one) => [one.id, one.advice.map(({ code }) => code)]));
  };

  const make = async (client: Client, body: object = {}): Promise<any> => {
    const answer = await client.post(TOKENS, { label: 'Used', ...body });
    expect(answer.status).toBe(201);
    return answer.json;
  };

  beforeAll(async () => {
    administrator = service.client.asBasic(await service.administrator());
    [ann, bob] = [await service.user({ permissions: ['theme'] }), await service.user()];
    asAnn = service.client.asBasic(ann);
  });

  beforeEach(async () => {
    ({ id, key } = await make(asAnn));
    token = service.client.asToken(key);
  });

  it('should tell how often it called what, on which days, and what takes the place of calls of v1', async () => {
    for (let n = 0; n < 3; n++) await token.get(`/API/v2/themes/?limit=${n + 1}`);
    await token.get('/API/v1/theme/1/');
    await token.get('/API/v1/theme/2/');
    for (let n = 0; n < 2; n++) await token.get('/API/v2/me/acted-as/');
    await token.get('/API/v2/nothing/');
    await token.get('/API/v2/audit/');
    await service.client.asToken(ann!.token).get('/API/v2/themes/');
    await asAnn.get('/API/v2/themes/');
    const shown = (method: string, path: string, calls: number, twin: string | null = null) => ({
      method,
      path,
      version: twin ? 'v1' : 'v2',
      calls,
      last_used_on: today,
      twin,
      guide: twin && 'v1-theme',
    });
    const { days, ...use } = await useOf(asAnn);
    const old = shown('GET', '/API/v1/theme/{id}/', 2, 'GET /API/v2/themes/{id}/');
    expect(use).toEqual({
      calls: 7,
      // Those that were called as often, by their names.
      routes: [shown('GET', '/API/v2/themes/', 3), shown('GET', '/API/v2/me/acted-as/', 2), old],
      advice: [{ code: 'calls_v1', calls: 2, routes: [old] }, { code: 'no_end' }],
    });
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: dayBefore(29), calls: 0 });
    expect(days[29]).toEqual({ day: today, calls: 7 });
    // Of who signs in otherwise, only what is to be replaced is counted.
    await asAnn.get('/API/v1/theme/1/');
    await counts().flush();
    expect(await service.sql(`SELECT DISTINCT version FROM daily_calls WHERE token_id = 0`)).toEqual([{ version: 1 }]);
  });

  it('should count what is refused by the rules of a route, but not whom the route is closed to', async () => {
    await token.post('/API/v2/mediabin/', {});
    await token.send('HEAD', '/API/v2/mediabin/');
    await token.delete('/API/v2/mediabin/999/');
    await token.get('/API/v2/v1-usage/');
    await service.client.asToken(`${key}x`).get('/API/v2/mediabin/');
    const { routes } = await useOf(asAnn);
    expect(routes.map(({ method, path }: { method: string; path: string }) => `${method} ${path}`)).toEqual([
      'DELETE /API/v2/mediabin/{id}/',
      'HEAD /API/v2/mediabin/',
      'POST /API/v2/mediabin/',
    ]);
  });

  it('should go on where it stopped, and be told of the last 30 days only', async () => {
    await token.get('/API/v2/themes/');
    await useOf(asAnn);
    await token.get('/API/v2/themes/');
    for (const [days, calls] of [
      [1, 5],
      [29, 7],
      [30, 11],
    ]) {
      await service.sql(
        "INSERT INTO daily_calls (version, day, user_id, token_id, route, calls) VALUES (2, ?, ?, ?, 'PUT themes/:id/logo', ?)",
        [dayBefore(days!), BigInt(ann!.id), BigInt(id), calls],
      );
    }
    const use = await useOf(asAnn);
    expect(use.calls).toBe(14);
    expect(use.routes).toMatchObject([
      { method: 'PUT', path: '/API/v2/themes/{id}/logo/', calls: 12, last_used_on: dayBefore(1) },
      { method: 'GET', path: '/API/v2/themes/', calls: 2, last_used_on: today },
    ]);
    expect(use.days.filter(({ calls }: { calls: number }) => calls > 0)).toEqual([
      { day: dayBefore(29), calls: 7 },
      { day: dayBefore(1), calls: 5 },
      { day: today, calls: 2 },
    ]);
  });

  it('should lose nothing of many calls at once', async () => {
    await Promise.all(Array.from({ length: 60 }, () => token.get('/API/v2/themes/?limit=1')));
    expect((await useOf(asAnn)).calls).toBe(60);
  });

  it('should be that of the token, whoever it acts as', async () => {
    const boss = await service.administrator();
    const made = await make(service.client.asBasic(boss));
    await service.client
      .asToken(made.key as string)
      .runAs(ann!.username)
      .get('/API/v2/themes/');
    expect((await useOf(administrator, made.id as string)).calls).toBe(1);
  });

  it('should be seen by whoever sees the token, and not while acting as somebody', async () => {
    expectRefused(await service.client.asBasic(bob!).get(`${TOKENS}${id}/use/`), 'not_found');
    expectRefused(await asAnn.get(`${TOKENS}999999/use/`), 'not_found');
    expectRefused(await asAnn.get(`${TOKENS}x/use/`), 'not_found');
    expectRefused(await asAnn.get(`${TOKENS}${id}/use/?days=3`), 'unknown_parameter');
    expectRefused(await administrator.runAs(ann!.username).get(`${TOKENS}${id}/use/`), 'run_as_forbidden');
    expect((await useOf(administrator)).calls).toBe(0);
    const { id: assigned } = await make(administrator, { assignee: bob!.username });
    expect((await useOf(service.client.asBasic(bob!), assigned as string)).calls).toBe(0);
    expect(await adviceOn(asAnn, id, assigned as string)).toEqual({ [id]: ['no_end'] });
  });

  it('should end with the user', async () => {
    const gone = await service.user();
    const made = await make(service.client.asBasic(gone));
    await service.client.asToken(made.key as string).get('/API/v2/themes/');
    await administrator.delete(`/API/v2/users/${gone.id}/?confirm=${gone.username}`);
    await counts().flush();
    expectRefused(await administrator.get(`${TOKENS}${made.id}/use/`), 'not_found');
  });

  describe('the advice', () => {
    const set = (tokenId: string, column: string, value: string | null) =>
      service.sql(`UPDATE api_token SET ${column} = ? WHERE id = ?`, [value, BigInt(tokenId)]);

    it('should be had for many at once, each by its own use and state', async () => {
      const later = '2099-01-01T00:00:00.000000';
      const longAgo = '2026-01-02T03:04:05.000006';
      const reading = await make(asAnn, { expires_at: `${later}Z` });
      for (let n = 0; n < 10; n++) await service.client.asToken(reading.key as string).get('/API/v2/me/');
      await service.app.get(TokenStrategy).beforeApplicationShutdown();
      const [unused, old, over, waiting] = [
        await make(asAnn, { expires_at: `${later}Z` }),
        await make(asAnn),
        await make(asAnn),
        await make(administrator, { assignee: ann!.username }),
      ].map((one) => one.id as string);
      for (const one of [unused, old, over, waiting]) await set(one!, 'created_at', longAgo);
      await set(old!, 'last_used_at', longAgo);
      await asAnn.delete(`${TOKENS}${over}/`);
      const soon = await make(asAnn, { expires_at: `${dayBefore(-3)}T00:00:00Z` });
      expect(await adviceOn(asAnn, reading.id as string, unused!, old!, over!, waiting!, soon.id as string)).toEqual({
        [reading.id]: ['only_read'],
        [unused!]: ['never_used'],
        [old!]: ['unused_for_60_days', 'no_end'],
        [over!]: [],
        [waiting!]: ['not_fetched', 'no_end'],
        [soon.id]: ['ends_soon'],
      });
      expect((await useOf(asAnn, reading.id as string)).advice).toEqual([{ code: 'only_read', calls: 10 }]);
    });

    it('should take ids, at most 100, and nothing else', async () => {
      const ids = (count: number): string => Array.from({ length: count }, (_, n) => n + 900_000).join(',');
      expect((await asAnn.get(`${TOKENS}advice/?id__in=${ids(100)}`)).json).toEqual({ objects: [] });
      for (const query of [`id__in=${ids(101)}`, 'id__in=', 'id__in=x', 'id__in=0', `id__in=1&id__in=2`, '']) {
        expectRefused(await asAnn.get(`${TOKENS}advice/?${query}`), 'invalid_parameter');
      }
      expectRefused(await asAnn.get(`${TOKENS}advice/?id__in=1&label=x`), 'unknown_parameter');
      expectRefused(await asAnn.get(`${TOKENS}advice/?scope=all`), 'unknown_parameter');
    });
  });
});
