import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from '@jest/globals';
import { PATIENCE } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { CallCounts } from '../../src/rest/calls/call-counts.service.js';
import { V1Usages } from '../../src/rest/v1/v1-usages.service.js';
import { e2e, type TestUser } from '../support/service.js';
import { inEveryManner, type Visitor } from '../support/visitor.js';

e2e('what was noted and counted', (service) => {
  let made = 0;

  inEveryManner(service, (seat, manner) => {
    let visitor: Visitor;
    let administrator: TestUser;
    let client: Client;

    beforeEach(async () => {
      ({ visitor } = seat);
      administrator = await service.administrator();
      client = service.client.asBasic(administrator);
      await visitor.comesSignedIn(administrator);
    });

    /** Counts are written by and by. */
    const counted = async (): Promise<void> => {
      await service.app.get(V1Usages).beforeApplicationShutdown();
      await service.app.get(CallCounts).beforeApplicationShutdown();
    };

    /** What a link gives as a file. */
    async function downloaded(name: string | RegExp): Promise<string> {
      const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.press('link', name)]);
      return readFile(await download.path(), 'utf8');
    }

    it(
      'should lead from the audit trail to one entry, on to all of its kind, and into a file',
      async () => {
        const user = await service.user({ username: `audited${++made}` });
        await client.patch(`/API/v2/users/${user.id}/`, { last_name: 'Changed' });
        await client.patch(`/API/v2/users/${user.id}/`, { is_staff: true });
        await visitor.press('link', 'Audit');
        await visitor.arrives('Audit');
        await visitor.fillIn({ Who: administrator.username });
        await visitor.choose('What it is about', 'Account');
        if (!manner.scripts) await visitor.press('button', 'Search');
        await visitor.page.waitForURL(/event=user/);
        const row = visitor.find('row', new RegExp(`changed "audited${made}"; staff yes`));
        await visitor.activate(row.getByRole('link', { name: 'Account', exact: true }));
        await visitor.arrives(/^Audit entry \d+$/);
        await visitor.reads('PATCH /API/v2/users/');
        await visitor.press('link', /^All that was done to .*Changed$/);
        await visitor.arrives('Audit');
        await visitor.find('row', new RegExp(`changed "audited${made}"; last name`)).waitFor();
        const csv = await downloaded('CSV');
        expect(csv.split('\r\n').filter((line) => line.includes(`audited${made}`)).length).toBeGreaterThan(1);
        expect(csv).not.toContain('sign-in');
        const lines = (await downloaded('JSON Lines')).trim().split('\n');
        expect(lines.map((line) => JSON.parse(line).target)).toEqual(lines.map(() => `users/${user.id}`));
      },
      PATIENCE,
    );

    it(
      'should tell whether the audit trail is whole',
      async () => {
        await visitor.goTo('/audit/');
        await visitor.press('link', 'Is the audit trail whole?');
        await visitor.arrives('Is the audit trail whole?');
        await visitor.reads('Not checked yet');
        await visitor.press('button', 'Check the chain');
        await visitor.reads('Whole');
        await visitor.reads('Entries, all in order');
        // Without scripts it is another page.
        const focused = await visitor.page.evaluate(() => document.activeElement!.tagName);
        expect(focused).toBe(manner.scripts ? 'BUTTON' : 'BODY');
      },
      PATIENCE,
    );

    it(
      'should tell who breaks if version 1 stops, and what to call instead',
      async () => {
        const label = `Panel ${++made}`;
        const user = await service.user({ permissions: ['theme'] });
        const key = await service.token(user.username, { label });
        await service.client.asToken(key).get('/API/v1/theme/');
        await counted();
        await visitor.press('link', 'Version 1');
        await visitor.reads(/clients? breaks? if version 1 stops today/);
        await visitor.press('link', /^Calls \(\d+\)$/);
        const call = visitor.find('row', /^GET theme GET/);
        await visitor.activate(call.getByRole('link', { name: 'What is different' }));
        await visitor.arrives('Moving from version 1');
        const id = decodeURIComponent(new URL(visitor.page.url()).hash.slice(1));
        expect(await visitor.page.locator(`tr[id="${id}"]`).innerText()).toContain('/API/v2/themes/');
        await visitor.goTo('/v1/');
        await visitor.press('link', label);
        await visitor.arrives(new RegExp(`^${user.username}: Tokens$`));
        await visitor.goTo('/v1/');
        expect(await downloaded('CSV')).toContain(label);
      },
      PATIENCE,
    );

    it(
      'should lead from a call of one’s own token to what to call instead',
      async () => {
        const label = `Own ${++made}`;
        await service.client.asToken(await service.token(administrator.username, { label })).get('/API/v1/mediabin/');
        await counted();
        await visitor.goTo('/profile/tokens/');
        await visitor.press('link', label);
        await visitor.arrives(label);
        await visitor.press('link', 'GET /API/v2/mediabin/');
        await visitor.arrives('Moving from version 1');
        expect(visitor.path).toMatch(/^\/v1\/guide\/#./);
      },
      PATIENCE,
    );
  });
});
