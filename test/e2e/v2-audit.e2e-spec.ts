import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { get } from 'node:http';
import { AuditExport } from '../../src/audit/audit-export.js';
import { AuditLog } from '../../src/audit-log/audit-log.service.js';
import { CallCounts } from '../../src/rest/calls/call-counts.service.js';
import { V1Usages } from '../../src/rest/v1/v1-usages.service.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { anyId, anyTime, expectRefused, objectsAt } from '../support/v2.js';

const AUDIT = '/API/v2/audit/';
const EXPORT = `${AUDIT}export/`;
const USAGE = '/API/v2/v1-usage/';
const ACTED = '/API/v2/me/acted-as/';
const columns = [
  'id',
  'at',
  'event',
  'outcome',
  'actor_id',
  'actor',
  'effective_id',
  'effective',
  'via',
  'method',
  'route',
  'address',
  'target',
  'detail',
  'hash',
];

e2e('the audit', (service) => {
  let [boss, ann]: TestUser[] = [];
  let administrator: Client;
  let asAnn: Client;

  /** Somebody else does something as ann, with a query that is nobody's business. */
  const act = () => administrator.runAs(ann!.username).get('/API/v1/mediabin/?resource_id=secret');
  const last = async (query = ''): Promise<any> =>
    (await objectsAt(administrator, `${AUDIT}?order_by=-id&limit=1${query}`))[0];
  const audit = () => service.app.get(AuditLog);

  beforeAll(async () => {
    boss = await service.administrator();
    ann = await service.user({ username: 'Ann' });
    [administrator, asAnn] = [service.client.asToken(boss.token), service.client.asToken(ann.token)];
  });

  it('should tell who did what, as whom, when, from where and with which outcome', async () => {
    expect((await act()).status).toBe(200);
    const entry = {
      id: anyId,
      at: anyTime,
      event: 'run-as',
      outcome: 'granted',
      actor: boss!.username,
      actor_id: boss!.id,
      effective: 'Ann',
      effective_id: ann!.id,
      via: 'token',
      method: 'GET',
      route: '/API/v1/mediabin/',
      address: '127.0.0.1',
      target: '',
      detail: '',
    };
    const shown = await last();
    expect(shown).toEqual(entry);
    expect((await administrator.get(`${AUDIT}${shown.id}/`)).json).toEqual(shown);
    await service.client.asBasic({ username: 'nobody', password: 'secret' }).get('/API/v2/me/');
    expect(await last()).toMatchObject({
      event: 'sign-in',
      outcome: 'refused: bad credentials',
      actor: 'nobody',
      actor_id: null,
      effective: '',
      effective_id: null,
      via: 'basic',
    });
  });

  it('should be found by every filter, in either order, page by page', async () => {
    await administrator.post('/API/v2/organisations/', { name: 'Filtered' });
    const entry = await last();
    expect(entry).toMatchObject({ event: 'organisation', detail: 'created "Filtered"' });
    const time = encodeURIComponent(entry.at as string);
    for (const query of [
      `id=${entry.id}`,
      'event=organisation',
      'event__in=theme,organisation',
      `at__gte=${time}`,
      `at=${time}`,
      `at__range=2020-01-01,${time}`,
      'outcome=granted&event=organisation',
      `actor=${boss!.username}`,
      `actor__iexact=${boss!.username.toUpperCase()}`,
      `actor_id=${boss!.id}`,
      'actor_id__isnull=false',
      'effective=',
      'effective_id__isnull=true',
      'via=token',
      'method=POST',
      'route__startswith=/API/v2/organisations',
      'address=127.0.0.1',
      `target=${entry.target}`,
      'target__startswith=organisations/',
      'detail__icontains=FILTERED',
    ]) {
      expect({ query, entry: await last(`&${query}`) }).toEqual({ query, entry });
    }
    for (const query of [
      `id__lt=${entry.id}`,
      'event=token',
      `at__lt=${time}`,
      'actor=nobody',
      `actor_id__in=999999`,
      'effective_id__isnull=false',
      'via=session',
      'method=PUT',
      'target=organisations/',
      'detail__contains=filtered',
    ]) {
      expect({ query, id: (await last(`&${query}`))?.id }).not.toEqual({ query, id: entry.id });
    }
    const all = await objectsAt(administrator, `${AUDIT}?limit=1000`);
    const pages: any[] = [];
    for (let next: string | null = `${AUDIT}?limit=3&order_by=-at`; next;) {
      const page: any = (await administrator.get(next)).json;
      pages.push(...page.objects);
      next = page.meta.next;
    }
    expect(pages.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    expect((await administrator.get(`${AUDIT}?count=true&event=organisation`)).json.meta.total_count).toBe(1);
    expectRefused(await administrator.get(`${AUDIT}?who=boss`), 'unknown_parameter');
    expectRefused(await administrator.get(`${AUDIT}?hash=x`), 'unknown_parameter');
    expectRefused(await administrator.get(`${AUDIT}?order_by=actor`), 'invalid_parameter');
    expectRefused(await administrator.get(`${AUDIT}999999/`), 'not_found');
  });

  it('should be read by administrators only, and changed by nobody', async () => {
    const root = service.client.asToken((await service.user({ isSuperuser: true })).token);
    const { id } = await last();
    for (const path of [AUDIT, `${AUDIT}${id}/`, EXPORT, USAGE, `${USAGE}days/`]) {
      for (const client of [asAnn, root]) expectRefused(await client.get(path), 'permission_denied');
      expectRefused(await service.client.get(path), 'unauthenticated');
    }
    for (const path of [AUDIT, `${AUDIT}${id}/`, EXPORT]) {
      expectRefused(await administrator.runAs(boss!.username).get(path), 'run_as_forbidden');
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expectRefused(await administrator.send(method, path), 'method_not_allowed');
      }
    }
  });

  describe('an export', () => {
    it.each(['csv', 'jsonl'])('should be cut off, not ended, when it fails in the middle: %s', async (format) => {
      const exporting = service.app.get(AuditExport);
      const chunks = exporting.chunks.bind(exporting);
      const failing = jest.spyOn(exporting, 'chunks').mockImplementation(async function* (...asked) {
        for await (const chunk of chunks(...asked)) yield chunk;
        throw new Error('in the middle');
      });
      let received = '';
      try {
        const outcome = await new Promise((resolve) => {
          const headers = { 'AUTH-TOKEN': boss!.token };
          get(`${service.url}${EXPORT}?format=${format}`, { headers, agent: false }, (answer) => {
            answer.on('data', (chunk: Buffer) => (received += chunk.toString()));
            answer.once('end', () => resolve('ended'));
            answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
          });
        });
        expect(outcome).toBe('ECONNRESET');
        expect(received).toContain(boss!.username);
      } finally {
        failing.mockRestore();
      }
    });

    it('should be CSV with a heading, one record an entry, the oldest first', async () => {
      await act();
      const answer = await administrator.get(EXPORT);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.csv"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const records = parse<Record<string, string>>(answer.text, { columns: true });
      expect(Object.keys(records[0]!)).toEqual(columns);
      const listed = await objectsAt(administrator, `${AUDIT}?limit=1000`);
      expect(records.map(({ hash: _, ...record }) => record)).toEqual(
        listed.map((entry) => Object.fromEntries(columns.slice(0, -1).map((name) => [name, entry[name] ?? '']))),
      );
      expect(new Set(records.map(({ hash }) => /^[0-9a-f]{64}$/.test(hash!)))).toEqual(new Set([true]));
      expect(listed.at(-1)).toMatchObject({
        event: 'audit',
        actor: boss!.username,
        target: 'audit',
        detail: 'exported as csv',
        method: 'GET',
        route: EXPORT,
      });
    });

    it('should be JSON lines, of those entries that are asked for', async () => {
      const query = `event=run-as&actor=${boss!.username}`;
      const answer = await administrator.get(`${EXPORT}?format=jsonl&${query}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/jsonl; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.jsonl"',
      });
      const lines = answer.text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const listed = await objectsAt(administrator, `${AUDIT}?${query}`);
      expect(lines.map(({ hash: _, ...line }) => line)).toEqual(listed);
      expect(lines.length).toBeGreaterThan(0);
      expect((await administrator.get(`${EXPORT}?format=jsonl&actor=nobody%20at%20all`)).text).toBe('');
      expect((await last()).detail).toBe('exported as jsonl');
    });

    it('should not be told of where only its head was asked for', async () => {
      const before = await last();
      const { status, headers } = await administrator.send('HEAD', EXPORT);
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(await last()).toEqual(before);
    });

    it('should run no formula in a spreadsheet', async () => {
      for (const username of ['=1+1', '@SUM(A1)', '+1', '-1', '=cmd|"/c calc"!A0,x']) {
        await service.client.asBasic({ username, password: 'x' }).get('/API/v2/me/');
      }
      const { text } = await administrator.get(`${EXPORT}?event=sign-in`);
      expect(text).not.toMatch(/(^|[,\r\n])"?[=+@-][^,\r\n]/m);
      expect(text).toContain(`,'=1+1,`);
      expect(text).toContain(`,"'=cmd|""/c calc""!A0,x",`);
    });

    it('should take any number of entries without holding them all', async () => {
      await service.write(async () => {
        for (let n = 0; n < 1200; n++) {
          await audit().changed(undefined, {
            event: 'theme',
            target: 'themes/many',
            detail: `${n} ${'x'.repeat(400)}`,
          });
        }
      });
      const { headers, text } = await administrator.get(`${EXPORT}?target=themes/many`);
      expect(headers).toMatchObject({ 'transfer-encoding': 'chunked' });
      expect(headers).not.toHaveProperty('content-length');
      const details = parse<Record<string, string>>(text, { columns: true }).map(({ detail }) => parseInt(detail!, 10));
      expect(details).toEqual(Array.from({ length: 1200 }, (_, n) => n));
    });

    it('should be nothing that disturbs when its reader goes away', async () => {
      await new Promise<void>((resolve) => {
        const request = get(`${service.url}${EXPORT}`, { headers: { 'AUTH-TOKEN': boss!.token } }, (answer) => {
          answer.once('data', () => request.destroy());
          answer.once('close', () => resolve());
          answer.on('error', () => undefined);
        });
        request.on('error', () => resolve());
      });
      expect((await administrator.get('/API/v2/whoami/')).status).toBe(200);
    });

    it('should be refused with a wrong parameter, and not be noted then', async () => {
      const before = (await last()).id;
      expectRefused(await administrator.get(`${EXPORT}?format=xml`), 'invalid_parameter');
      expectRefused(await administrator.get(`${EXPORT}?format=csv&format=csv`), 'invalid_parameter');
      for (const query of ['limit=1', 'cursor=x', 'order_by=id', 'fields=id', 'count=true', 'who=x']) {
        expectRefused(await administrator.get(`${EXPORT}?${query}`), 'unknown_parameter');
      }
      expectRefused(await administrator.get(`${EXPORT}?actor__regex=x`), 'invalid_parameter');
      expect((await last()).id).toBe(before);
    });
  });

  describe('who acted as oneself', () => {
    it('should be seen by the one, with when and what, and by nobody else', async () => {
      const user = await service.user();
      const acting = administrator.runAs(user.username);
      const own = service.client.asToken(user.token);
      expect((await own.get(ACTED)).json).toEqual({ meta: { limit: 50, next: null, previous: null }, objects: [] });
      await acting.get('/API/v2/me/');
      await acting.patch('/API/v2/me/', { notes: 'x' });
      await own.get('/API/v2/me/');
      expectRefused(await acting.get('/API/v2/tokens/'), 'run_as_forbidden');
      const entry = {
        id: anyId,
        at: anyTime,
        event: 'run-as',
        outcome: 'granted',
        actor: boss!.username,
        actor_id: boss!.id,
        effective: user.username,
        effective_id: user.id,
        via: 'token',
        route: '/API/v2/me/',
        address: '127.0.0.1',
        target: '',
        detail: '',
      };
      expect(await objectsAt(own, ACTED)).toEqual([
        { ...entry, method: 'GET' },
        { ...entry, method: 'PATCH' },
      ]);
      expect(await objectsAt(own, `${ACTED}?method=PATCH`)).toHaveLength(1);
      expect(await objectsAt(own, `${ACTED}?effective_id=${ann!.id}`)).toEqual([]);
      expect(await objectsAt(service.client.asToken((await service.user()).token), ACTED)).toEqual([]);
      const { next } = (await own.get(`${ACTED}?limit=1`)).json.meta;
      expect(await objectsAt(own, next as string)).toEqual([{ ...entry, method: 'PATCH' }]);
      expectRefused(await own.get(`${ACTED}?who=x`), 'unknown_parameter');
      expectRefused(await service.client.get(ACTED), 'unauthenticated');
    });

    it('should not be oneself', async () => {
      await administrator.runAs(boss!.username).get('/API/v2/me/');
      expect(await objectsAt(administrator, ACTED)).toEqual([]);
    });

    it('should be told too of what was done to others meanwhile', async () => {
      const steward = await service.user({ permissions: ['theme'] });
      const acting = administrator.runAs(steward.username);
      const { id } = (await acting.post('/API/v2/themes/', { title: 'As another' })).json;
      const [, made] = await objectsAt(service.client.asToken(steward.token), ACTED);
      expect(made).toMatchObject({
        event: 'theme',
        actor: boss!.username,
        target: `themes/${id}`,
        detail: 'created: As another',
      });
    });
  });

  describe('the use of v1', () => {
    it('should name users, tokens, what they call, how often and when last', async () => {
      const user = await service.user({ permissions: ['theme'] });
      const [client, basic] = [service.client.asToken(user.token), service.client.asBasic(user)];
      const { id: tokenId } = (await basic.get('/API/v2/tokens/')).json.objects[0];
      for (let n = 0; n < 3; n++) await client.get('/API/v1/theme/?title=secret');
      await basic.get('/API/v1/theme/1/');
      await administrator.runAs(user.username).get('/API/v1/theme/');
      await service.app.get(V1Usages).beforeApplicationShutdown();
      const shown = (route: string, calls: number, token: string | null, twin: string) => ({
        id: anyId,
        user: user.id,
        username: user.username,
        token,
        token_label: token && '',
        route,
        calls,
        last_at: anyTime,
        last_from: '127.0.0.1',
        twin,
        guide: 'v1-theme',
      });
      const expected = [
        shown('GET theme', 3, tokenId as string, 'GET /API/v2/themes/'),
        shown('GET theme/:id', 1, null, 'GET /API/v2/themes/{id}/'),
      ];
      expect(await objectsAt(administrator, `${USAGE}?user=${user.id}&order_by=route`)).toEqual(expected);
      expect(await objectsAt(administrator, `${USAGE}?username=${user.username}&token__isnull=true`)).toEqual([
        expected[1],
      ]);
      // What stands for none is the id of none.
      expect(await objectsAt(administrator, `${USAGE}?token=0`)).toEqual([]);
      const [first] = await objectsAt(administrator, `${USAGE}?token=${tokenId}&calls__gte=3&route__startswith=GET`);
      expect(first).toEqual(expected[0]);
      expect((await administrator.get(`${USAGE}${first.id}/`)).json).toEqual(first);
      // It counts for who really calls.
      expect(await objectsAt(administrator, `${USAGE}?user=${boss!.id}&route=GET%20theme`)).toMatchObject([
        { calls: 1 },
      ]);
      expectRefused(await administrator.get(`${USAGE}?hits=3`), 'unknown_parameter');
      expectRefused(await administrator.delete(`${USAGE}${first.id}/`), 'method_not_allowed');
    });

    it('should be kept when the user is gone', async () => {
      const user = await service.user({ permissions: ['theme'] });
      await service.client.asToken(user.token).get('/API/v1/theme/');
      await service.app.get(V1Usages).beforeApplicationShutdown();
      await administrator.delete(`/API/v2/users/${user.id}/?confirm=${user.username}`);
      expect(await objectsAt(administrator, `${USAGE}?user=${user.id}`)).toMatchObject([
        { username: null, token: anyId, token_label: null, calls: 1 },
      ]);
    });

    describe('by day', () => {
      const DAYS = `${USAGE}days/`;
      const dayBefore = (count: number): string => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

      let user: TestUser;
      let tokenId: string;

      /** How often v1 was called on those days on which it was. */
      const called = async (query: string): Promise<Record<string, number>> => {
        const { json } = await administrator.get(`${DAYS}?${query}`);
        const days = json.days as { day: string; calls: number }[];
        expect(json.calls).toBe(days.reduce((sum, { calls }) => sum + calls, 0));
        return Object.fromEntries(days.filter(({ calls }) => calls > 0).map(({ day, calls }) => [day, calls]));
      };

      beforeAll(async () => {
        user = await service.user({ permissions: ['theme'] });
        const [client, basic] = [service.client.asToken(user.token), service.client.asBasic(user)];
        tokenId = (await client.get('/API/v2/tokens/self/')).json.id;
        for (let n = 0; n < 3; n++) await client.get('/API/v1/theme/');
        await basic.get('/API/v1/theme/schema/');
        await basic.get('/API/v2/themes/');
        await service.app.get(CallCounts).flush();
        for (const [days, calls] of [
          [29, 7],
          [30, 11],
          [89, 13],
          [90, 17],
        ]) {
          await service.sql(
            "INSERT INTO daily_calls (version, day, user_id, token_id, route, calls) VALUES (1, ?, ?, 0, 'GET theme', ?)",
            [dayBefore(days!), BigInt(user.id), calls],
          );
        }
      });

      it('should be told for each of the last 30 days, or up to 90', async () => {
        const { json } = await administrator.get(`${DAYS}?user=${user.id}`);
        expect(json.days).toHaveLength(30);
        expect(json.days[0]).toEqual({ day: dayBefore(29), calls: 7 });
        expect(json.days[1]).toEqual({ day: dayBefore(28), calls: 0 });
        expect(json.days[29]).toEqual({ day: dayBefore(0), calls: 4 });
        expect(await called(`user=${user.id}&days=90`)).toEqual({
          [dayBefore(89)]: 13,
          [dayBefore(30)]: 11,
          [dayBefore(29)]: 7,
          [dayBefore(0)]: 4,
        });
        expect(await called(`user=${user.id}&days=1`)).toEqual({ [dayBefore(0)]: 4 });
      });

      it('should be told of users, tokens and routes', async () => {
        expect(await called(`token=${tokenId}`)).toEqual({ [dayBefore(0)]: 3 });
        expect(await called(`user=${user.id}&token__isnull=true&days=2`)).toEqual({ [dayBefore(0)]: 1 });
        expect(await called(`user=${user.id}&route=GET%20theme/schema`)).toEqual({ [dayBefore(0)]: 1 });
        expect(await called(`user=${user.id}&route__startswith=POST`)).toEqual({});
        expect(await called('user=999999999')).toEqual({});
        const everybody = await called('');
        expect(everybody[dayBefore(0)]).toBeGreaterThanOrEqual(4);
      });

      it('should refuse what it does not know', async () => {
        for (const days of ['0', '91', '100', '-1', '1.5', '', 'ten']) {
          expectRefused(await administrator.get(`${DAYS}?days=${days}`), 'invalid_parameter');
        }
        expectRefused(await administrator.get(`${DAYS}?days=1&days=2`), 'invalid_parameter');
        expectRefused(await administrator.get(`${DAYS}?user=x`), 'invalid_parameter');
        for (const name of ['username', 'calls', 'limit', 'id']) {
          expectRefused(await administrator.get(`${DAYS}?${name}=1`), 'unknown_parameter');
        }
        expectRefused(await asAnn.get(DAYS), 'permission_denied');
      });

      it('should be forgotten after 90 days, and calls of version 2 after 30', async () => {
        const countOf = async (userId: number): Promise<number> => {
          const sql = 'SELECT COUNT(*) AS n FROM daily_calls WHERE user_id = ?';
          return Number((await service.sql<{ n: unknown }>(sql, [userId]))[0]!.n);
        };
        for (const version of [1, 2]) {
          for (const days of [0, 29, 30, 31, 89, 90, 91, 200]) {
            await service.sql(
              "INSERT INTO daily_calls (version, day, user_id, token_id, route, calls) VALUES (?, ?, ?, 7, 'GET theme', 1)",
              [version, dayBefore(days), 800_000_000 + version],
            );
          }
        }
        const counts = service.app.get(CallCounts);
        while (await counts.forgetOld());
        expect([await countOf(800_000_001), await countOf(800_000_002)]).toEqual([6, 3]);
      });
    });
  });
});
