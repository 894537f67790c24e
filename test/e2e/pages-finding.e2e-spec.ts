import { beforeEach, expect, it } from '@jest/globals';
import { PATIENCE } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { e2e } from '../support/service.js';
import { inEveryManner, settles, type Visitor } from '../support/visitor.js';

const notFollowed = 'The service does not answer: the list is still the one from before.';

e2e('finding something in a list', (service) => {
  let made = 0;

  inEveryManner(service, (seat, manner) => {
    let visitor: Visitor;
    let client: Client;

    beforeEach(async () => {
      ({ visitor } = seat);
      const administrator = await service.administrator();
      client = service.client.asBasic(administrator);
      await visitor.comesSignedIn(administrator);
    });

    /** What a list shows. */
    const names = (): Promise<string[]> => visitor.page.locator('#results tbody th a').allInnerTexts();

    /** Types and waits; who has no scripts sends the form. */
    async function look(label: string, text: string): Promise<void> {
      await visitor.fillIn({ [label]: text });
      if (!manner.scripts) await visitor.press('button', 'Search');
    }

    it(
      'should have filters of one height, so that those of a row are in line',
      async () => {
        await visitor.goTo('/users/?is_superuser=true');
        const heights = await visitor.page
          .locator('.filter-row')
          .locator('input, select, button')
          .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
        expect(heights.length).toBeGreaterThan(5);
        expect(heights).toEqual(heights.map(() => heights[0]));
      },
      PATIENCE,
    );

    it.each([320, 700, 1280])(
      'should have what makes a new group in line with what looks for one, %s pixels wide',
      async (width) => {
        await visitor.page.setViewportSize({ width, height: 900 });
        await visitor.goTo('/groups/');
        const [find, make] = await Promise.all(
          [visitor.find('button', 'Search'), visitor.find('link', 'New group')].map((one) => one.boundingBox()),
        );
        const isBelow = make!.y >= find!.y + find!.height;
        expect([make!.height, isBelow || make!.y === find!.y]).toEqual([find!.height, true]);
      },
      PATIENCE,
    );

    it(
      'should have in sight where one is, on a narrow screen',
      async () => {
        await visitor.page.setViewportSize({ width: 360, height: 700 });
        await visitor.goTo('/audit/');
        const { left, right } = await visitor
          .find('link', 'Audit')
          .evaluate((link) => link.getBoundingClientRect().toJSON() as DOMRect);
        expect([left >= 0, right <= 360]).toEqual([true, true]);
      },
      PATIENCE,
    );

    if (manner.scripts) {
      it(
        'should do nothing to the users who are chosen when Enter is pressed in a box',
        async () => {
          const { page } = visitor;
          await visitor.goTo('/users/');
          const box = page.locator('tbody [name=ids]').first();
          await box.focus();
          await page.keyboard.press('Space');
          const sent: string[] = [];
          page.on('request', (request) => sent.push(request.method()));
          await page.keyboard.press('Enter');
          await page.locator('#finder [name=q]').fill('nobody has this name');
          await settles(names, []);
          expect(sent).not.toContain('POST');
        },
        PATIENCE,
      );
    }

    it(
      'should put a list in order on a narrow screen, too',
      async () => {
        await visitor.page.setViewportSize({ width: 360, height: 700 });
        await visitor.goTo('/users/');
        await visitor.press('link', 'Last sign-in');
        await visitor.page.waitForURL(/order_by=-?last_login/);
        const { height } = (await visitor.find('link', /^Last sign-in/).boundingBox())!;
        expect(height).toBeGreaterThan(10);
        await visitor.goTo('/roles/');
        await visitor.press('link', 'Key');
        await visitor.page.waitForURL(/order_by=-?key/);
      },
      PATIENCE,
    );

    it(
      'should show what one types, and lead back to what was shown before',
      async () => {
        const start = `find${++made}`;
        await Promise.all(['x', 'y'].map((end) => service.user({ username: `${start}${end}` })));
        await visitor.goTo(`/users/?q=${start}`);
        await settles(names, [`${start}x`, `${start}y`]);
        await look('Name or e-mail', `${start}y`);
        await settles(names, [`${start}y`]);
        expect(visitor.path).toMatch(new RegExp(`^/users/\\?q=${start}y`));
        await look('Name or e-mail', 'nobody is called so');
        await visitor.reads('Nobody is like that');
        await visitor.within(visitor.page.locator('#finder')).press('link', 'Clear all filters');
        await visitor.page.waitForURL('**/users/');
        await visitor.goTo(`/users/?q=${start}`);
        await look('Name or e-mail', `${start}x`);
        await settles(names, [`${start}x`]);
        await visitor.press('link', `${start}x`);
        await visitor.arrives(`${start}x`);
        await visitor.page.goBack();
        await settles(names, [`${start}x`]);
        await visitor.page.goBack();
        await settles(names, [`${start}x`, `${start}y`]);
        expect(await visitor.page.getByLabel('Name or e-mail').inputValue()).toBe(start);
      },
      PATIENCE,
    );

    if (manner.scripts) {
      it(
        'should leave the focus where one types, and say how many there are',
        async () => {
          const start = `focus${++made}`;
          for (const end of ['a', 'b']) await client.post('/API/v2/groups/', { name: `${start} ${end}` });
          await visitor.goTo('/groups/');
          // What is to be said there later is heard only where it is there from the start.
          expect(await visitor.page.locator('#notices').evaluate((one) => getComputedStyle(one).display)).toBe('block');
          const field = visitor.page.getByLabel('Name or description');
          await field.focus();
          await visitor.page.keyboard.type(start, { delay: 20 });
          await settles(names, [`${start} a`, `${start} b`]);
          await visitor.page.locator('#notices', { hasText: '2 found' }).waitFor({ state: 'attached' });
          await visitor.page.keyboard.type(' b', { delay: 20 });
          await settles(names, [`${start} b`]);
          await visitor.page.locator('#notices', { hasText: '1 found' }).waitFor({ state: 'attached' });
          expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
          expect(await field.inputValue()).toBe(`${start} b`);
        },
        PATIENCE,
      );

      it(
        'should choose all users of the list that is shown by then',
        async () => {
          const start = `every${++made}`;
          await Promise.all(['x', 'y'].map((end) => service.user({ username: `${start}${end}` })));
          await visitor.goTo('/users/');
          await visitor.fillIn({ 'Name or e-mail': start });
          await settles(names, [`${start}x`, `${start}y`]);
          await visitor.tick('checkbox', 'Choose all on this page');
          await visitor.press('button', 'Deactivate');
          await visitor.reads('2 users deactivated');
        },
        PATIENCE,
      );

      it(
        'should take times of the reader’s zone, as it shows them',
        async () => {
          const { page } = visitor;
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' });
          await visitor.goTo('/audit/?at__gte=2026-11-22T20:30');
          const [from, to] = ['From (GMT+9)', 'To (GMT+9)'].map((label) => page.getByLabel(label));
          expect(await from!.inputValue()).toBe('2026-11-23T05:30');
          await to!.fill('2100-01-01T00:00');
          await page.waitForURL('**/audit/?at__gte=2026-11-22T20%3A30&at__lte=2099-12-31T15%3A00');
          await visitor
            .find('row', /127.0.0.1/)
            .first()
            .waitFor();
          await from!.fill('2100-01-01T00:00');
          await visitor.reads('No such entries');
          await page.goBack();
          await settles(() => from!.inputValue(), '2026-11-23T05:30');
          expect(await to!.inputValue()).toBe('');
          // Also where the whole page is loaded.
          await to!.fill('2099-01-01T09:00');
          await visitor.press('button', 'Search');
          await page.waitForURL('**/audit/?**&at__lte=2099-01-01T00%3A00**');
          expect(await to!.inputValue()).toBe('2099-01-01T09:00');
        },
        PATIENCE,
      );

      it(
        'should stay while what is typed is none yet, or cannot be found for the moment',
        async () => {
          const { page } = visitor;
          await visitor.goTo('/standards/aspectratio/');
          const width = page.getByRole('search').getByLabel('Width');
          await width.pressSequentially('1.78');
          await page.waitForTimeout(600); // longer than a list waits for the next letter
          expect([await width.inputValue(), new URL(page.url()).search]).toEqual(['1.78', '']);
          await visitor.goTo('/users/');
          const busy = page.waitForResponse((answer) => answer.status() === 503);
          await page.route('**/users/?*', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
          await visitor.fillIn({ 'Name or e-mail': 'nobody' });
          await busy;
          await settles(() => page.locator('[data-found][aria-busy=true]').count(), 0);
          expect(new URL(page.url()).search).toBe('');
          await visitor.reads(notFollowed);
          await visitor.fillIn({ 'Name or e-mail': 'nobody at all' });
          await visitor.reads('Nobody is like that');
          expect(await page.getByText(notFollowed).count()).toBe(0);
          visitor.forgives(/ 503 /);
        },
        PATIENCE,
      );

      it(
        'should say that a list does not follow while the network is away, move nothing, and go on when it is back',
        async () => {
          const { page } = visitor;
          await visitor.goTo('/users/');
          const place = () => page.locator('#finder').boundingBox();
          const before = await place();
          await page.context().setOffline(true);
          await visitor.fillIn({ 'Name or e-mail': 'nobody' });
          await page.locator('#notices[aria-live=polite] > .notice', { hasText: notFollowed }).waitFor();
          expect(await place()).toEqual(before);
          await page.context().setOffline(false);
          await visitor.reads('Nobody is like that');
          expect(await page.getByText(notFollowed).count()).toBe(0);
          expect(visitor.path).toBe('/users/?q=nobody');
          // Also on the way back.
          await page.route('**/users/', (route) => route.abort(), { times: 1 });
          await page.goBack();
          await visitor.reads(notFollowed);
          await settles(() => page.getByLabel('Name or e-mail').inputValue(), '');
          expect([visitor.path, await page.getByText(notFollowed).count()]).toEqual(['/users/', 0]);
          visitor.forgives(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
        },
        PATIENCE,
      );

      it(
        'should leave a list where it is while another is looked for, and for good when that is not wanted any more',
        async () => {
          const { page } = visitor;
          await visitor.goTo('/users/');
          const before = await names();
          let answer = (): void => undefined;
          const late = new Promise<void>((resolve) => (answer = resolve));
          await page.route('**/users/?*', async (route) => {
            const found = await route.fetch();
            await late;
            await route.fulfill({ response: found }).catch(() => undefined);
          });
          const places = () =>
            page.locator('[data-found], [data-found] :is(td, th)').evaluateAll((parts) =>
              parts.map((part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                return [x, y, width, height].map(Math.round).join(' ');
              }),
            );
          const still = await places();
          await visitor.fillIn({ 'Name or e-mail': 'nobody' });
          await page.locator('#results[aria-busy=true]').waitFor();
          expect(await places()).toEqual(still);
          await visitor.fillIn({ 'Name or e-mail': '' });
          await settles(() => page.locator('[data-found][aria-busy=true]').count(), 0);
          answer();
          await page.waitForTimeout(300);
          expect([await names(), visitor.path]).toEqual([before, '/users/']);
        },
        PATIENCE,
      );

      it(
        'should lead to where one signs in when one is signed out meanwhile',
        async () => {
          await visitor.goTo('/users/');
          await service.sql('DELETE FROM session');
          await visitor.fillIn({ 'Name or e-mail': 'ann' });
          await visitor.arrives('Sign in');
          visitor.forgives(/ 403 /);
        },
        PATIENCE,
      );
    }
  });
});
