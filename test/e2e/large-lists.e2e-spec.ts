import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { engine } from '../../src/database/columns.js';
import { withoutTimeout } from '../../src/database/statement-timeout.js';
import { type Answer, Client } from '../support/client.js';
import { BOUND, least } from '../support/longest-turn.js';
import { e2e } from '../support/service.js';
import { WatchedService } from '../support/watched.js';

/** The numbers from one on, as the column `n` of a table. */
const numbers = (count: number): string =>
  engine === 'mysql'
    ? `(SELECT seq AS n FROM seq_1_to_${count}) numbers`
    : `(WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one LIMIT ${count}) SELECT n FROM one) numbers`;

const text = (column: string): string => (engine === 'mysql' ? `CAST(${column} AS CHAR)` : column);
const joined = (...parts: string[]): string =>
  engine === 'mysql' ? `CONCAT(${parts.join(', ')})` : parts.map((part) => `(${part})`).join(' || ');

const [users, entries, base] = [120_000, 150_000, 1_000_000];

e2e('lists of very many rows', (service) => {
  let watched: WatchedService;
  let token: string;

  beforeAll(async () => {
    token = (await service.user({ isSuperuser: true, isAdministrator: true })).token;
    const [organisation] = await service.sql('SELECT MIN(id) AS id FROM organisation');
    const name = joined("'many'", text('n'));
    const instant = joined("'2026-01-01T00:00:00.'", text('100000 + n * 7919 % 900000'));
    const account = 'id, username, username_key, first_name, last_name, email, date_joined, organisation_id';
    // Takes long on a busy machine.
    const fill = (sql: string, values?: unknown[]) => withoutTimeout(() => service.sql(sql, values));
    await fill(
      `INSERT INTO account (${account}) SELECT ${base} + n, ${name}, ${name}, ${joined("'F'", text('n * 31 % 1009'))},
        'Länger', ${joined(text('n'), "'@example.org'")}, ${instant}, ? FROM ${numbers(users)}`,
      [organisation!.id],
    );
    const profile = 'user_id, create_date, extra_info, default_sort_list, metadata_fields';
    await fill(
      `INSERT INTO user_profile (${profile}) SELECT ${base} + n, ${instant}, '{}', '[]', '{}' FROM ${numbers(users)}`,
    );
    await fill(`INSERT INTO user_permission (user_id, permission) SELECT ${base} + n, 'theme' FROM ${numbers(users)}`);
    await fill(
      `INSERT INTO audit_entry (at, event, outcome, actor, via, method, route, address, target, detail)
        SELECT ${instant}, 'theme', 'granted', ${name}, 'token', 'GET', '/x/', '::1', 'themes/1', ${name}
        FROM ${numbers(entries)}`,
    );
    watched = await WatchedService.start({ READ_TIMEOUT: '30' });
  }, 300_000);
  afterAll(() => watched.stop());

  const get = (path: string): Promise<Answer> => new Client(watched.url).asToken(token).get(path);

  const v1 = '/API/v1/userprofile/';
  const [v2, audit] = ['/API/v2/users/', '/API/v2/audit/'];

  it.each([
    ['the number of all', `${v2}?limit=1&count=true`],
    ['the number of all, in version 1', `${v1}?limit=1`],
    ['the number of some', `${v2}?limit=1&count=true&first_name=F7`],
    ['a part of a text that is nowhere', `${v2}?last_name__icontains=nowhere`],
    ['a part of a text that is at the end', `${v2}?username__contains=many${users}&count=true`],
    ['a part of one of several texts', `${v2}?q=nowhere`],
    ['the end of a text', `${v2}?email__endswith=nowhere`],
    ['who may do something', `${v2}?permission=theme&count=true`],
    ['who is in many groups', `${v2}?groups__in=1,2,3&order_by=-last_login`],
    ['who has a role', `${v2}?role=nowhere&order_by=email`],
    ['in an order of a joined table', `${v2}?order_by=-create_date&limit=1000`],
    ['in an order of several', `${v2}?order_by=first_name&order_by=-date_joined&limit=1000`],
    ['in one order by another value', `${v2}?is_superuser=true&order_by=-date_joined`],
    ['the last page of version 1', `${v1}?limit=20&offset=${users - 50}&order_by=-login_count`],
    ['many of version 1', `${v1}?limit=0&order_by=-create_date`],
    ['an address that is nowhere in the trail', `${audit}?target__icontains=nowhere&count=true`],
    ['the trail in an order by time', `${audit}?order_by=-at&actor__icontains=many&limit=1000`],
  ])('should keep nobody waiting: %s', async (_, path) => {
    const work = async (): Promise<void> => {
      const { status, json } = await get(path);
      expect({ status, json }).toEqual({
        status: 200,
        json: expect.objectContaining({ objects: expect.any(Array) }),
      });
    };
    expect(await least(async () => (await watched.watch(work)).longest)).toBeLessThanOrEqual(BOUND);
  });

  it('should say how many there are, and show them', async () => {
    const { json } = await get(`${v2}?username__icontains=MANY&count=true&order_by=-create_date&limit=2`);
    expect(json.meta.total_count).toBe(users);
    const { json: other } = await get(`${v1}?user__username__icontains=MANY&order_by=-create_date&limit=2`);
    expect(other.meta.total_count).toBe(users);
    const ids = json.objects.map(({ id }: { id: string }) => id);
    expect(other.objects.map(({ id }: { id: string }) => id)).toEqual(ids);
    const [newest] = await service.sql('SELECT MAX(create_date) AS at FROM user_profile WHERE user_id > ?', [base]);
    expect(json.objects[0].create_date).toContain(String(newest!.at).slice(0, 19));
  });
});

e2e(
  'a list that has no end',
  (service) => {
    let token: string;

    beforeAll(async () => {
      token = (await service.user({ isSuperuser: true, isAdministrator: true })).token;
      await service.sql('ALTER TABLE export_location RENAME TO stored_location');
      await service.sql(
        `CREATE VIEW export_location AS SELECT n AS id, ${joined("'Tape '", text('n'))} AS name, '' AS description, 'ftp://x/' AS uri
          FROM ${numbers(2_000_000_000)}`,
      );
    });

    const path = 'exportlocations/?name__icontains=disk&description=&order_by=-name';

    it('should be refused by what was asked for, and others be answered meanwhile', async () => {
      const client = service.client.asToken(token);
      let isOver = false;
      const refused = client.get(`/API/v2/${path}`).finally(() => (isOver = true));
      let answered = 0;
      for (; !isOver; answered++) {
        expect((await client.get('/API/v2/whoami/')).status).toBe(200);
      }
      const { status, headers, json } = await refused;
      expect({ status, json }).toMatchObject({
        status: 503,
        json: {
          code: 'too_slow',
          detail: 'To read this with name__icontains, description, order_by=-name takes longer than 3 seconds.',
        },
      });
      expect(headers['retry-after']).toBe('30');
      expect(answered).toBeGreaterThan(10);
    });

    it('should be refused in the form of version 1', async () => {
      const answer = await service.client.asToken(token).get(`/API/v1/${path.replace('locations', 'location')}`);
      expect(answer).toMatchObject({
        status: 503,
        json: {
          error: 'To read this with name__icontains, description, order_by=-name takes longer than 3 seconds.',
          request_id: expect.any(String),
        },
      });
    });

    it('should be refused where it is counted only', async () => {
      const answer = await service.client.asToken(token).get('/API/v2/exportlocations/?count=true&limit=1');
      expect(answer).toMatchObject({
        status: 503,
        json: { code: 'too_slow', detail: 'To read this takes longer than 3 seconds.' },
      });
    });
  },
  { READ_TIMEOUT: '3' },
);
