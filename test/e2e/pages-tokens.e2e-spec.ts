import { beforeEach, expect, it } from '@jest/globals';
import { PATIENCE } from '../support/browser.js';
import { e2e, type TestUser } from '../support/service.js';
import { inEveryManner, type Visitor } from '../support/visitor.js';

const key = /map_\w{20,}/;

e2e('the keys of tokens', (service) => {
  inEveryManner(service, (seat, manner) => {
    let visitor: Visitor;
    let user: TestUser;

    beforeEach(async () => {
      ({ visitor } = seat);
      user = await service.user();
      await visitor.comesSignedIn(user);
    });

    const source = (): Promise<string> => visitor.page.content();
    const statusBy = async (token: string): Promise<number> =>
      (await service.client.asToken(token).get('/API/v2/whoami/')).status;

    /** Everything that the browser keeps. */
    const kept = async (): Promise<string> =>
      JSON.stringify([
        await visitor.page.context().storageState(),
        await visitor.page.evaluate(() => [location.href, document.cookie, { ...sessionStorage }, history.state]),
      ]);

    it(
      'should be shown once, work, and be revoked',
      async () => {
        await visitor.goTo('/profile/tokens/');
        await visitor.press('link', 'New token');
        await visitor.fillIn({ Label: 'Ingest panel', 'Your password': 'wrong' });
        await visitor.tick('radio', /^Everything you may/);
        await visitor.press('button', 'Make token');
        await visitor.reads('There is a mistake');
        // What was typed is still there, but for the password.
        expect(await visitor.page.getByLabel('Label').inputValue()).toBe('Ingest panel');
        expect(await visitor.find('radio', /^Everything you may/).isChecked()).toBe(true);
        await visitor.fillIn({ 'Your password': user.password });
        await visitor.press('button', 'Make token');
        await visitor.arrives('The key of “Ingest panel”');
        const [made = ''] = key.exec(await source()) ?? [];
        expect(await statusBy(made)).toBe(200);
        expect(await kept()).not.toMatch(key);

        await visitor.page.reload();
        await visitor.reads(/shown/);
        expect(await source()).not.toMatch(key);
        await visitor.press('link', 'All tokens');
        await visitor.arrives('Tokens');
        expect(await source()).not.toMatch(key);

        await visitor.goTo('/profile/tokens/');
        const row = visitor.page.getByRole('row', { name: /Ingest panel/ });
        await visitor.activate(row.getByRole('link', { name: 'Revoke' }));
        await visitor.arrives('Revoke “Ingest panel”?');
        expect(await statusBy(made)).toBe(200);
        await visitor.press('button', 'Revoke this token');
        await visitor.reads('“Ingest panel” was revoked.');
        expect(await statusBy(made)).toBe(401);
      },
      PATIENCE,
    );

    if (manner.scripts) {
      it(
        'should be proposed to end on days of the reader’s zone',
        async () => {
          const { page } = visitor;
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Kiritimati' });
          await visitor.goTo('/profile/tokens/new/');
          const proposed = page.locator('label', { hasText: 'in 30 days' });
          const end = await proposed.locator('input').inputValue();
          const day = new Date(Date.parse(end) + 14 * 3_600_000).toISOString().slice(0, 10);
          const shown = await proposed.locator('time').innerText();
          expect(new Date(`${shown} UTC`).toISOString().slice(0, 10)).toBe(day);
          const inLine = await proposed.evaluate((label) => label.getBoundingClientRect().height < 40);
          expect(inLine).toBe(true);
        },
        PATIENCE,
      );

      it(
        'should be shown though Enter was pressed twice',
        async () => {
          await visitor.goTo('/profile/tokens/new/');
          await visitor.fillIn({ Label: 'Twice', 'Your password': user.password });
          const password = visitor.page.getByLabel('Your password');
          await password.focus();
          await visitor.page.keyboard.press('Enter');
          await visitor.page.keyboard.press('Enter');
          await visitor.arrives('The key of “Twice”');
          expect(await source()).toMatch(key);
        },
        PATIENCE,
      );

      it.each([
        ['copying is denied', '{ writeText: () => Promise.reject(new Error()) }', true],
        ['there is no clipboard', 'undefined', false],
      ])(
        'should be there to copy by hand where %s',
        async (_, clipboard, copy) => {
          await visitor.page.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: ${clipboard} })`);
          await visitor.goTo('/profile/tokens/new/');
          await visitor.fillIn({ Label: 'By hand', 'Your password': user.password });
          await visitor.press('button', 'Make token');
          await visitor.arrives('The key of “By hand”');
          expect(await visitor.find('button', 'Copy').count()).toBe(copy ? 1 : 0);
          if (copy) {
            await visitor.press('button', 'Copy');
            await visitor.reads('Your browser does not let this page copy it.');
          } else await visitor.page.locator('textarea').selectText();
          expect(await visitor.page.evaluate(() => getSelection()!.toString())).toMatch(key);
        },
        PATIENCE,
      );
    }

    it(
      'should be another one after rotation, with the one before for as long as one says',
      async () => {
        const { json } = await service.client
          .asBasic(user)
          .post('/API/v2/tokens/', { label: 'Panel', access: 'read', password: user.password });
        await visitor.goTo(`/profile/tokens/${json.id}/`);
        await visitor.press('link', /^Rotate/);
        await visitor.choose('The key before goes on for', '15 minutes');
        await visitor.fillIn({ 'Your password': user.password });
        await visitor.press('button', 'Rotate and show the new key');
        await visitor.arrives('The key of “Panel”');
        const [made = ''] = key.exec(await source()) ?? [];
        expect(made).not.toBe(json.key);
        expect([await statusBy(made), await statusBy(json.key)]).toEqual([200, 200]);
      },
      PATIENCE,
    );
  });
});
