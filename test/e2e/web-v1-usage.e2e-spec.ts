import { beforeAll, describe, expect, it } from '@jest/globals';
import { CallCounts } from '../../src/rest/calls/call-counts.service.js';
import { V1Usages } from '../../src/rest/v1/v1-usages.service.js';
import { mainOf, Reader } from '../support/reader.js';
import { e2e, PASSWORD, type TestUser } from '../support/service.js';

const day = 86_400_000;

e2e('the pages of version 1', (service) => {
  let administrator: TestUser;
  let ann: TestUser;
  let reader: Reader;

  /** Counts are written by and by. */
  const counted = async (): Promise<void> => {
    await service.app.get(V1Usages).beforeApplicationShutdown();
    await service.app.get(CallCounts).beforeApplicationShutdown();
  };
  /** What the rows say; when, without how long ago that is. */
  const rowsOf = ({ text }: { text: string }): string[] =>
    [...text.matchAll(/<tr>\s+<th scope="row">[\s\S]*?<\/tr>/g)].map(([row]) =>
      mainOf({ text: `<main>${row.replace(/<time datetime="([^"]*)".*?<\/time>/g, '$1')}` } as never),
    );

  beforeAll(async () => {
    administrator = await service.administrator();
    ann = await service.user({ username: 'ann.v1', permissions: ['theme', 'media_backend'] });
    reader = await Reader.signedIn(service, administrator);
  });

  it('should say the good news when nobody calls', async () => {
    const page = await reader.get('/v1/');
    expect(page.text).toMatch(/<span class="state good">Quiet for 30 days: nobody breaks/);
    for (const words of [
      'Nobody has called for 30 days',
      'No call in the last 30 days',
      'Last call Never',
      'No day is set',
    ]) {
      expect(mainOf(page)).toContain(words);
    }
    expect(page.text).not.toContain('<figure');
    expect(mainOf(await reader.get('/v1/?show=quiet'))).toContain('Nobody who called has been quiet for 30 days');
  });

  describe('with calls', () => {
    beforeAll(async () => {
      const key = await service.token(ann.username, { label: '=Ingest <b>' });
      const byToken = service.client.asToken(key);
      for (let n = 0; n < 3; n++) await byToken.get('/API/v1/theme/');
      await byToken.get('/API/v1/mediabin/');
      await service.client.asBasic(ann).get('/API/v1/theme/');
      const old = await service.user({ username: 'old.v1', permissions: ['theme'] });
      await service.client.asBasic(old).get('/API/v1/theme/');
      await counted();
      // As it was before addresses were noted.
      const latest = "UPDATE v1_usage SET last_from = NULL WHERE user_id = ? AND route = 'GET mediabin'";
      await service.sql(latest, [BigInt(ann.id)]);
      const then = new Date(Date.now() - 31 * day).toISOString().slice(0, -1);
      await service.sql('UPDATE v1_usage SET last_at = ? WHERE user_id = ?', [
        process.env.DATABASE_URL?.startsWith('mysql') ? then.replace('T', ' ') : `${then}000`,
        BigInt(old.id),
      ]);
    });

    it('should tell who breaks: by token or without one, with what to call instead', async () => {
      const page = await reader.get('/v1/');
      expect(page.text).toMatch(/<span class="state warn">2 clients break/);
      const rows = rowsOf(page);
      expect(rows).toHaveLength(2);
      const [token] = rows.filter((row) => row.includes('Ingest'));
      expect(token).toMatch(/ann\.v1 .*GET theme .*GET \/API\/v2\/themes\/ .*127\.0\.0\.1 4 /);
      expect(rows.filter((row) => row.includes('ann.v1 without a token'))).toHaveLength(1);
      expect(page.text).toContain(`<a href="/users/${ann.id}/tokens/">=Ingest &lt;b&gt;</a>`);
      expect(page.text).toContain('href="/v1/guide/#v1-theme"');
      expect(mainOf(page)).toContain('Calls (2) Quiet by now (1)');
    });

    it('should tell what is called, by how many', async () => {
      const rows = rowsOf(await reader.get('/v1/?show=calls'));
      expect(rows).toHaveLength(2);
      expect(rows.find((row) => row.startsWith('GET theme'))).toMatch(
        /^GET theme GET \/API\/v2\/themes\/ What is different 3 5 /,
      );
    });

    it('should tell who has moved', async () => {
      expect(rowsOf(await reader.get('/v1/?show=quiet')).map((row) => row.split(' ')[0])).toEqual(['old.v1']);
    });

    it('should go through long lists page by page', async () => {
      const api = service.client.asBasic(administrator);
      await api.patch('/API/v2/me/', { paginate_by: 1 });
      const first = await reader.get('/v1/?days=90');
      expect(rowsOf(first)).toHaveLength(1);
      const next = /rel="next" href="([^"]+)"/.exec(first.text)![1]!.replaceAll('&amp;', '&');
      expect(next).toBe('/v1/?days=90&from=1');
      const second = await reader.get(next);
      expect(rowsOf(second)).toHaveLength(1);
      expect(rowsOf(second)).not.toEqual(rowsOf(first));
      expect(second.text).not.toContain('rel="next"');
      // From when there were more of them.
      const beyond = await reader.get('/v1/?from=40');
      expect(rowsOf(beyond)).toEqual(rowsOf(second));
      expect(mainOf(beyond)).not.toContain('Nobody has called');
      await api.patch('/API/v2/me/', { paginate_by: 20 });
      for (const odd of ['from=9999', 'from=-1', 'from=x', 'days=7', 'show=all', 'days=90&days=30']) {
        expect((await reader.get(`/v1/?${odd}`)).status).toBe(200);
      }
    });

    it.each([30, 90])('should draw the calls of %d days, with a name and a table of the same', async (days) => {
      const page = await reader.get(`/v1/?days=${days}`);
      expect(page.text).toMatch(new RegExp(`<svg[^>]* role="img" aria-label="6 calls in the last ${days} days">`));
      expect(page.text.match(/<rect class="bar"/g)).toHaveLength(days);
      expect(page.text).toMatch(/<tr><th scope="row">[A-Z][a-z]{2} \d{1,2}, \d{4}<\/th><td class="end">6<\/td><\/tr>/);
    });

    it('should be exported as a whole, with nothing that a spreadsheet would run', async () => {
      const file = await reader.get('/v1/export/');
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="v1-usage.csv"',
      });
      const lines = file.text.trim().split('\r\n');
      expect(lines[0]).toBe('user,username,token,token_label,route,calls,last_at,last_from,twin,guide');
      expect(lines).toHaveLength(5);
      expect(file.text).toContain(",'=Ingest <b>,");
      expect(file.text).not.toContain(',=');
    });

    it('should be in German, too', async () => {
      const page = mainOf(await (await Reader.signedIn(service, administrator, { language: 'de' })).get('/v1/'));
      for (const words of ['trifft es 2 Clients', 'Aufrufe pro Tag', 'Inzwischen still (1)', 'ohne Token']) {
        expect(page).toContain(words);
      }
    });
  });

  it('should have a guide with a place for each call that there is', async () => {
    const guide = await reader.get('/v1/guide/');
    const api = service.client.asBasic(administrator);
    const { objects } = (await api.get('/API/v2/v1-usage/')).json as { objects: { guide: string }[] };
    expect(objects.length).toBeGreaterThan(0);
    for (const { guide: place } of objects) expect(guide.text).toContain(`<tr id="${place}">`);
    expect(guide.text).toContain('<td data-is="New call"><code>GET /API/v2/users/</code></td>');
    expect(guide.text.match(/<h1/g)).toHaveLength(1);
    expect(guide.text).not.toMatch(/<a id=| style=| on\w+=/);
  });

  it('should be for administrators only; the guide is for all who have to move', async () => {
    const other = await Reader.signedIn(service, { username: ann.username, password: PASSWORD });
    expect((await other.get('/v1/')).status).toBe(403);
    expect((await other.get('/v1/export/')).status).toBe(403);
    const guide = await other.get('/v1/guide/');
    expect(guide.status).toBe(200);
    expect(guide.text).not.toContain('href="/v1/"');
    expect((await service.client.with({ Accept: 'text/html' }).get('/v1/guide/')).headers.location).toBe(
      '/login/?next=%2Fv1%2Fguide%2F',
    );
  });
});

e2e(
  'the page of version 1 when its end is known',
  (service) => {
    it('should say when', async () => {
      const reader = await Reader.signedIn(service, await service.administrator());
      expect(mainOf(await reader.get('/v1/'))).toMatch(/Its end Jun 30, 2099 in 7\d years/);
    });
  },
  { V1_SUNSET: '2099-06-30' },
);
