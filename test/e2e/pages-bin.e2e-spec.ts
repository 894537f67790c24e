import { beforeEach, expect, it } from '@jest/globals';
import { PATIENCE } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { inEveryManner, settles, type Visitor } from '../support/visitor.js';

interface Item {
  resource_id: string;
  resource_name: string;
  ui_selected: boolean;
}

e2e('the media bin', (service) => {
  inEveryManner(service, (seat, manner) => {
    let visitor: Visitor;
    let user: TestUser;
    let owner: Client;

    beforeEach(async () => {
      ({ visitor } = seat);
      user = await service.user();
      owner = service.client.asToken(user.token);
      for (const n of [1, 2, 3, 4]) await owner.post('/API/v2/mediabin/', { resource_id: `VX-${n}` });
      await visitor.comesSignedIn(user);
      await visitor.goTo('/mediabin/');
    });

    const items = async (): Promise<Item[]> => (await owner.get('/API/v2/mediabin/?limit=1000')).json.objects;
    const ids = async (): Promise<string[]> => (await items()).map(({ resource_id }) => resource_id);
    const shown = (): Promise<string[]> => visitor.page.locator('.clip a[id^=name-]').allTextContents();

    /** How far the rows of buttons fall short of the edge, in pixels. */
    const shortRows = (): Promise<number> =>
      visitor.page.locator('.bin-bar .actions:not(.choose)').evaluate((bar) => {
        const edges = new Map<number, number>();
        for (const button of bar.children) {
          const { top, right } = button.getBoundingClientRect();
          edges.set(Math.round(top), Math.max(right, edges.get(Math.round(top)) ?? 0));
        }
        return Math.max(...[...edges.values()].map((right) => bar.getBoundingClientRect().right - right));
      });

    const mistakes = () => visitor.page.locator('[id=mistakes]');
    /** Where the focus is: the name of a card, or what stands on a button. */
    const focused = (): Promise<string> =>
      visitor.page.evaluate(() => {
        const { activeElement } = document;
        return (activeElement?.querySelector('.says a') ?? activeElement)?.textContent?.trim() ?? '';
      });

    async function typePlace(place: string): Promise<void> {
      await visitor.activate(visitor.page.locator('.menu > summary', { hasText: 'Move' }));
      await visitor.fillIn({ Position: place });
      await visitor.page.keyboard.press('Enter');
    }

    /** What is stored, and what is seen. */
    async function holds(expected: string[]): Promise<void> {
      await settles(ids, expected);
      await settles(shown, expected);
    }

    it(
      'should be filled, put in order and named',
      async () => {
        await visitor.activate(visitor.page.locator('details.add > summary'));
        await visitor.fillIn({ 'Ids in the media backend': 'VX-5' });
        await visitor.press('button', 'Add to the bin');
        await visitor.reads('“VX-5” is in your bin.');
        await visitor.press('button', 'Move up: VX-5');
        await holds(['VX-1', 'VX-2', 'VX-3', 'VX-5', 'VX-4']);
        await visitor.press('button', 'Move down: VX-1');
        await holds(['VX-2', 'VX-1', 'VX-3', 'VX-5', 'VX-4']);
        await visitor.press('link', 'Rename, move or remove: VX-4');
        await visitor.fillIn({ Name: 'Ärger in 東京.mov' });
        await visitor.press('button', 'Rename');
        await settles(shown, ['VX-2', 'VX-1', 'VX-3', 'VX-5', 'Ärger in 東京.mov']);
        await settles(async () => (await items()).at(-1)?.resource_name, 'Ärger in 東京.mov');
        await visitor.press('link', 'Rename, move or remove: Ärger in 東京.mov');
        await visitor.fillIn({ Position: '1' });
        await visitor.press('button', 'Move there');
        await settles(ids, ['VX-4', 'VX-2', 'VX-1', 'VX-3', 'VX-5']);
      },
      PATIENCE,
    );

    it(
      'should move what is selected to the place that is typed',
      async () => {
        await typePlace('3');
        await visitor.reads('Select first what is to be moved.');
        if (manner.scripts) await settles(focused, 'Move');
        await visitor.tick('checkbox', 'Select VX-1');
        await visitor.tick('checkbox', 'Select VX-2');
        await typePlace('3');
        await holds(['VX-3', 'VX-4', 'VX-1', 'VX-2']);
        await settles(focused, 'VX-1');
        const kept = manner.scripts ? ['VX-1', 'VX-2'] : [];
        const selected = async () =>
          (await items()).filter(({ ui_selected }) => ui_selected).map((one) => one.resource_id);
        await settles(selected, kept);
      },
      PATIENCE,
    );

    it(
      'should lead to the place that is wrong, and tell it once',
      async () => {
        await visitor.tick('checkbox', 'Select VX-1');
        await typePlace('999');
        await mistakes().waitFor();
        expect(await mistakes().count()).toBe(1);
        await visitor.press('link', 'Position: This must be a whole number from 1 to 4.');
        const field = visitor.page.locator('#bin .menu [name=position]:focus');
        await field.waitFor();
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        const why = visitor.page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
        expect(await why.textContent()).toBe('This must be a whole number from 1 to 4.');
        await visitor.fillIn({ Position: '2' });
        await visitor.page.keyboard.press('Enter');
        await holds(['VX-2', 'VX-1', 'VX-3', 'VX-4']);
        await mistakes().waitFor({ state: 'detached' });
        visitor.forgives(/ 4(00|22) /);
      },
      PATIENCE,
    );

    it(
      'should take no place between two, and put what is moved to the end where it then is',
      async () => {
        await visitor.tick('checkbox', 'Select VX-1');
        await visitor.tick('checkbox', 'Select VX-2');
        await typePlace('1.5');
        await mistakes().waitFor();
        await holds(['VX-1', 'VX-2', 'VX-3', 'VX-4']);
        await visitor.press('link', 'Position: This must be a whole number.');
        await visitor.fillIn({ Position: '4' });
        await visitor.page.keyboard.press('Enter');
        await visitor.reads('2 items stand together now, from number 3 on.');
        await holds(['VX-3', 'VX-4', 'VX-1', 'VX-2']);
        visitor.forgives(/ 4(00|22) /);
      },
      PATIENCE,
    );

    it(
      'should give back what was removed',
      async () => {
        await visitor.tick('checkbox', 'Select VX-2');
        await visitor.tick('checkbox', 'Select VX-3');
        await visitor.press('button', manner.scripts ? 'Remove 2' : 'Remove ticked');
        await visitor.reads('2 removed.');
        await holds(['VX-1', 'VX-4']);
        if (manner.scripts) {
          await settles(focused, '2 removed.Undo');
          await visitor.page.keyboard.press('Enter');
          await holds(['VX-1', 'VX-4']);
        }
        await visitor.press('button', 'Undo');
        await visitor.reads('2 brought back.');
        await holds(['VX-1', 'VX-2', 'VX-3', 'VX-4']);
        await settles(focused, 'VX-2');
        await visitor.press('button', 'Empty the bin');
        await visitor.reads('4 removed.');
        await holds([]);
        if (manner.scripts) await settles(focused, '4 removed.Undo');
        await visitor.reads('Your bin is empty');
        await visitor.press('button', 'Undo');
        await visitor.reads('4 brought back.');
        await holds(['VX-1', 'VX-2', 'VX-3', 'VX-4']);
        await settles(focused, 'VX-1');
        // What came back is selected as before.
        await visitor.press('button', 'Select none');
        await visitor.tick('checkbox', 'Select VX-3');
        await visitor.press('button', manner.scripts ? 'Remove 1' : 'Remove ticked');
        await visitor.reads('“VX-3” was removed.');
      },
      PATIENCE,
    );

    it(
      'should keep what is selected',
      async () => {
        // Nothing moves.
        const size = visitor.page.viewportSize()!;
        await visitor.page.setViewportSize({ ...size, width: 320 });
        expect(await shortRows()).toBeLessThan(1);
        const height = () => visitor.page.locator('.bin-bar').evaluate((bar) => bar.clientHeight);
        const before = await height();
        await visitor.tick('checkbox', 'Select VX-1');
        await visitor.tick('checkbox', 'Select VX-4');
        expect(await height()).toBe(before);
        await visitor.page.setViewportSize(size);
        // Scripts keep it by themselves.
        if (!manner.scripts) await visitor.press('button', 'Keep selection');
        const selected = async () =>
          (await items()).filter(({ ui_selected }) => ui_selected).map((one) => one.resource_id);
        await settles(selected, ['VX-1', 'VX-4']);
        await visitor.goTo('/mediabin/');
        expect(await visitor.find('checkbox', 'Select VX-4').isChecked()).toBe(true);
        await visitor.press('button', 'Select none');
        await settles(selected, []);
      },
      PATIENCE,
    );

    it(
      'should be worked with when it is long',
      async () => {
        const more = Array.from({ length: 32 }, (_, n) => ({ resource_id: `VX-${n + 5}` }));
        await owner.post('/API/v2/mediabin/bulk/', more);
        await visitor.goTo('/mediabin/');
        const all = await ids();
        // Scripts show what stands on further pages without them.
        await settles(shown, all.slice(0, manner.scripts ? 36 : 30));
        expect(await visitor.page.getByText('Your bin is empty').isVisible()).toBe(false);
        await visitor.tick('checkbox', 'Select VX-2');
        if (!manner.scripts) {
          await visitor.press('button', 'Keep selection');
          await visitor.press('link', 'Next');
          await settles(shown, all.slice(30));
        }
        await visitor.press('button', 'Move up: VX-36');
        await settles(async () => (await ids()).at(-2), 'VX-36');
        await visitor.tick('checkbox', 'Select VX-33');
        await visitor.press('button', manner.scripts ? 'Remove 2' : 'Remove ticked');
        await visitor.reads('2 removed.');
        await settles(async () => (await ids()).length, 34);
        await visitor.press('button', 'Undo');
        await visitor.reads('2 brought back.');
        await settles(async () => (await ids()).slice(0, 3), ['VX-1', 'VX-2', 'VX-3']);
        // All at once, also of what was not there at first.
        await visitor.goTo('/mediabin/');
        await visitor.press('button', 'Select none');
        await settles(async () => (await items()).filter(({ ui_selected }) => ui_selected).length, 0);
        await visitor.press('button', 'Remove all 36');
        await visitor.reads('36 removed.');
        await settles(ids, []);
      },
      PATIENCE,
    );

    it(
      'should lead to where something was moved, however far that is',
      async () => {
        const more = Array.from({ length: 32 }, (_, n) => ({ resource_id: `VX-${n + 5}` }));
        await owner.post('/API/v2/mediabin/bulk/', more);
        await visitor.goTo('/mediabin/');
        await visitor.tick('checkbox', 'Select VX-1');
        await visitor.tick('checkbox', 'Select VX-2');
        await typePlace('35');
        await settles(async () => (await ids()).slice(-2), ['VX-1', 'VX-2']);
        const isInSight = () =>
          visitor.page
            .getByRole('checkbox', { name: 'Select VX-2', exact: true })
            .evaluate((box) => {
              const { top, bottom } = box.getBoundingClientRect();
              return top >= 0 && bottom <= window.innerHeight;
            })
            // It may be on the next page still.
            .catch(() => false);
        await settles(isInSight, true);
      },
      PATIENCE,
    );

    if (manner.scripts) {
      it(
        'should say when it is shown to nobody any more',
        async () => {
          await visitor.press('button', 'Move up: VX-2');
          await holds(['VX-2', 'VX-1', 'VX-3', 'VX-4']);
          await visitor.page.context().clearCookies();
          await visitor.reads('You have been signed out: what you see of the bin is no longer up to date.');
          visitor.forgives(/ 401 /);
        },
        PATIENCE,
      );

      it(
        'should neither show nor change the bin of who has signed in in another window',
        async () => {
          const other = await service.user();
          const theirs = service.client.asToken(other.token);
          await theirs.post('/API/v2/mediabin/', { resource_id: 'VX-9' });
          // As the same person first: that is no reason to stop.
          for (const [{ username, password }, item] of [
            [user, 'VX-2'],
            [other, 'VX-4'],
          ] as const) {
            await visitor.page
              .context()
              .request.post(`${service.url}/API/v2/sessions/`, { data: { username, password } });
            await visitor.press('button', `Move up: ${item}`);
            await holds(['VX-2', 'VX-1', 'VX-3', 'VX-4']);
          }
          await visitor.reads('You have been signed out: what you see of the bin is no longer up to date.');
          expect((await shown()).includes('VX-9')).toBe(false);
          expect((await theirs.get('/API/v2/mediabin/')).json.objects).toHaveLength(1);
          expect(await ids()).toEqual(['VX-2', 'VX-1', 'VX-3', 'VX-4']);
          visitor.forgives(/ 401 /);
        },
        PATIENCE,
      );

      it(
        'should say what could not be stored, and show what is',
        async () => {
          const { page } = visitor;
          const body = JSON.stringify({ status: 503, code: 'busy', title: 'Busy', detail: 'It is busy.' });
          const busy = { status: 503, contentType: 'application/problem+json', body };
          await page.route('**/mediabin/bulk/*', (route) => route.fulfill(busy), { times: 1 });
          await visitor.tick('checkbox', 'Select VX-1');
          await visitor.reads('That could not be done: the bin is shown as it is.');
          await settles(() => visitor.find('checkbox', 'Select VX-1').isChecked(), false);
          await visitor.reads('Remove all 4');
          visitor.forgives(/ 503 /);
        },
        PATIENCE,
      );

      it(
        'should stay, and do nothing twice, where no answer comes',
        async () => {
          const { page } = visitor;
          const noAnswer = 'There is no answer: look at what your bin holds before you do it once more.';
          await visitor.tick('checkbox', 'Select VX-1');
          await visitor.tick('checkbox', 'Select VX-2');
          await settles(async () => (await items()).filter((item) => item.ui_selected).length, 2);
          await page.route('**/API/v2/**', (route) => route.abort());
          await typePlace('3');
          await visitor.reads(noAnswer);
          expect(await shown()).toEqual(['VX-1', 'VX-2', 'VX-3', 'VX-4']);
          await page.unroute('**/API/v2/**');
          await typePlace('3');
          await holds(['VX-3', 'VX-4', 'VX-1', 'VX-2']);
          const plain: string[] = [];
          page.on('request', (request) => request.isNavigationRequest() && plain.push(request.url()));
          // It is done, but nobody learns that.
          await page.route('**/API/v2/mediabin/remove/', async (route) => {
            await route.fetch();
            await route.abort();
          });
          await visitor.press('button', 'Remove 2');
          await visitor.reads(noAnswer);
          await holds(['VX-3', 'VX-4']);
          expect(plain).toEqual([]);
          visitor.forgives(/ERR_FAILED/);
        },
        PATIENCE,
      );

      it(
        'should offer the way back again where no answer comes',
        async () => {
          const { page } = visitor;
          await visitor.tick('checkbox', 'Select VX-2');
          await visitor.press('button', 'Remove 1');
          await visitor.reads('“VX-2” was removed.');
          await page.route('**/API/v2/mediabin/undo/', (route) => route.abort(), { times: 1 });
          await visitor.press('button', 'Undo');
          await visitor.reads('There is no answer: look at what your bin holds before you do it once more.');
          await visitor.press('button', 'Undo');
          await holds(['VX-1', 'VX-2', 'VX-3', 'VX-4']);
          visitor.forgives(/ERR_FAILED/);
        },
        PATIENCE,
      );

      it(
        'should send what was ticked last, though the page is left at once',
        async () => {
          await visitor.tick('checkbox', 'Select VX-1');
          const selected = async () => (await items()).filter((item) => item.ui_selected).map((one) => one.resource_id);
          await settles(selected, ['VX-1']);
          await visitor.page.evaluate(() => {
            for (const n of [0, 2]) document.querySelectorAll<HTMLElement>('.clip [type=checkbox]')[n]!.click();
            location.assign('/profile/');
          });
          await settles(selected, ['VX-3']);
        },
        PATIENCE,
      );

      it(
        'should leave the reader beside what others take out, and show what they change',
        async () => {
          const { page } = visitor;
          const card = (n: number) => page.locator('.clip', { hasText: `VX-${n}` });
          await card(2).focus();
          const [, second] = (await owner.get('/API/v2/mediabin/')).json.objects as { id: string }[];
          await owner.delete(`/API/v2/mediabin/${second!.id}/`);
          await holds(['VX-1', 'VX-3', 'VX-4']);
          await settles(focused, 'VX-3');
          const picture = async () =>
            card(4)
              .locator('img')
              .getAttribute('src', { timeout: 500 })
              .catch(() => '');
          const change = { resource_id: 'VX-4', resource_type: 'audio', thumbnail_uri: '/media/other.png' };
          await owner.post('/API/v2/mediabin/', change);
          await settles(picture, '/media/other.png');
          expect(await card(4).locator('.sub').textContent()).toBe('VX-4 audio');
          expect(await card(4).locator('use').first().getAttribute('href')).toBe('#kind-audio');
          visitor.forgives(/ 404 /);
        },
        PATIENCE,
      );

      it(
        'should call the form to change an item by its name, and say what is selected',
        async () => {
          const [first] = (await owner.get('/API/v2/mediabin/')).json.objects as { id: string }[];
          await visitor.goTo(`/mediabin/?item=${first!.id}`);
          await visitor.press('link', 'Rename, move or remove: VX-3');
          await visitor.page.getByRole('dialog', { name: 'VX-3' }).waitFor();
          await visitor.page.keyboard.press('Escape');
          await visitor.press('button', 'Select all');
          await visitor.page
            .locator('#notices', { hasText: '4 in the bin, 4 selected' })
            .waitFor({ state: 'attached' });
        },
        PATIENCE,
      );

      it(
        'should call the kinds of clips by the words of the page',
        async () => {
          await owner.patch('/API/v2/me/', { language: 'de' });
          await owner.post('/API/v2/mediabin/', { resource_id: 'VX-8', resource_type: 'image' });
          await visitor.goTo('/mediabin/');
          await owner.post('/API/v2/mediabin/', { resource_id: 'VX-9', resource_type: 'Video' });
          await settles(
            async () => (await visitor.page.locator('.clip .sub').allTextContents()).slice(4),
            ['VX-8 Bild', 'VX-9 Video'],
          );
        },
        PATIENCE,
      );
    }

    // Only a mouse drags, and only with scripts.
    if (manner.scripts && !manner.keyboard) {
      it(
        'should be put in order by dragging',
        async () => {
          const card = (n: number) => visitor.page.locator('.clip', { hasText: `VX-${n}` });
          await card(4).dragTo(card(1), { targetPosition: { x: 5, y: 40 } });
          await holds(['VX-4', 'VX-1', 'VX-2', 'VX-3']);
          // The others stay where somebody else has put them meanwhile.
          const stored = (await owner.get('/API/v2/mediabin/')).json.objects as { id: string }[];
          await visitor.page.evaluate(() => Object.defineProperty(document, 'visibilityState', { value: 'hidden' }));
          await owner.post('/API/v2/mediabin/reorder/', { ids: stored.map(({ id }) => id).reverse() });
          await card(2).dragTo(card(4), { targetPosition: { x: 5, y: 40 } });
          await holds(['VX-2', 'VX-3', 'VX-1', 'VX-4']);
        },
        PATIENCE,
      );

      it(
        'should take two quick presses for one',
        async () => {
          await visitor.tick('checkbox', 'Select VX-1');
          const remove = visitor.find('button', 'Remove 1');
          await remove.dblclick();
          await visitor.reads('“VX-1” was removed.');
          await holds(['VX-2', 'VX-3', 'VX-4']);
          await visitor.press('button', 'Undo');
          await holds(['VX-1', 'VX-2', 'VX-3', 'VX-4']);
          // The second press is on what has come to its place.
          const { x, y, width, height } = (await visitor.find('button', 'Move up: VX-3').boundingBox())!;
          const place = [x + width / 2, y + height / 2] as const;
          await visitor.page.mouse.click(...place);
          await holds(['VX-1', 'VX-3', 'VX-2', 'VX-4']);
          await visitor.page.mouse.down({ clickCount: 2 });
          await visitor.page.mouse.up({ clickCount: 2 });
          await visitor.page.waitForTimeout(300);
          await holds(['VX-1', 'VX-3', 'VX-2', 'VX-4']);
        },
        PATIENCE,
      );

      it(
        'should show what another program adds',
        async () => {
          await owner.post('/API/v2/mediabin/', { resource_id: 'VX-9' });
          await holds(['VX-1', 'VX-2', 'VX-3', 'VX-4', 'VX-9']);
        },
        PATIENCE,
      );
    }
  });
});
