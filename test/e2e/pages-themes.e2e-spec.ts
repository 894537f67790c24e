import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { FrameLocator } from 'playwright-core';
import { PATIENCE } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { inEveryManner, settles, type Visitor } from '../support/visitor.js';

e2e('themes', (service) => {
  let made = 0;

  inEveryManner(service, (seat, manner) => {
    let visitor: Visitor;
    let administrator: TestUser;
    let client: Client;

    beforeEach(async () => {
      ({ visitor } = seat);
      administrator = await service.administrator();
      client = service.client.asBasic(administrator);
    });
    afterEach(() => client.post('/API/v2/themes/1/make-default/'));

    const frameOf = (words: string): string =>
      `<p>${words}</p><header>{{ navigation }}</header><main id="main" tabindex="-1">{{ messages }}{{ content }}</main>`;
    const preview = (): FrameLocator => visitor.page.frameLocator('.stage iframe:not([hidden])');
    const typed = (): Promise<string> => visitor.page.locator('#typed').innerText();

    /** What follows while one types has a button of its own where there are no scripts. */
    async function look(button: 'Preview' | 'Check'): Promise<void> {
      if (!manner.scripts) await visitor.press('button', button);
    }

    it(
      'should be made, checked and looked at before anything is saved, and be handed in, sent back, approved and chosen',
      async () => {
        const title = `Harbour ${++made}`;
        const words = `Harbour words ${made}`;
        const steward = await service.user({ permissions: ['theme'], firstName: 'Stella', lastName: `Ward ${made}` });
        await visitor.comesSignedIn(steward);
        await visitor.press('link', 'Themes');
        const fresh = visitor.within(visitor.page.getByRole('region', { name: 'New theme' }));
        await fresh.fillIn({ Name: title });
        await fresh.press('button', 'Create and edit');
        await visitor.arrives(title);
        const { path } = visitor;

        // What would break pages is told while it is typed, and stays typed.
        await visitor.fillIn({ Template: '<p>Nothing of the page</p>' });
        await look('Check');
        await visitor.reads('Check of what you typed, which is not saved yet');
        await settles(async () => /1 error/.test(await typed()), true);
        expect(await visitor.page.getByLabel('Template').inputValue()).toBe('<p>Nothing of the page</p>');
        await visitor.fillIn({ Template: frameOf(words) });
        await look('Check');
        await settles(async () => /Nothing found/.test(await typed()), true);
        await look('Preview');
        await preview().getByText(words).waitFor();
        await preview().getByText('This is how pages look.').waitFor();
        const stored = async () => (await client.get(`/API/v2${path}`)).json.template_string;
        expect(await stored()).toBeNull();
        await visitor.press('button', 'Save');
        await visitor.reads(`${title} was saved.`);
        expect(await stored()).toBe(frameOf(words));
        await visitor.press('button', 'Hand in for approval');
        await visitor.reads('The theme waits for its approval.');
        await visitor.reads('You have handed it in: somebody else decides.');

        const boss = await visitor.another();
        await boss.comesSignedIn(administrator);
        await boss.goTo(path);
        await boss.fillIn({ 'What is wrong with it': 'Name the harbour' });
        await boss.press('button', 'Send back');
        await boss.reads('The theme was sent back with your note.');

        await visitor.goTo(path);
        await visitor.reads('Name the harbour');
        await visitor.press('button', 'Hand in for approval');
        await visitor.reads('The theme waits for its approval.');

        await boss.goTo(path);
        await boss.press('button', 'Approve');
        await boss.reads('The theme is approved: everybody may choose it.');
        await boss.press('link', 'The whole history');
        await boss.arrives(`History of ${title}`);
        await boss.reads('rejected: Name the harbour');
        await boss.find('row', new RegExp(`created: ${title} Stella Ward ${made}`)).waitFor();

        await visitor.goTo('/themes/');
        await visitor.press('button', `Use this theme: ${title}`);
        await visitor.reads('Pages look like this now.');
        await visitor.reads(words);
        await visitor.press('button', 'Undo');
        await settles(() => visitor.page.getByText(words).count(), 0);

        await boss.goTo(path);
        await boss.press('button', "Make it the site's default");
        await boss.reads("The theme is the site's default.");
        await boss.close();
        expect(boss.faults).toEqual([]);
        await visitor.goTo('/themes/');
        await visitor.reads(`You see the site's default: ${title}.`);
        await visitor.reads(words);
      },
      PATIENCE * 2,
    );

    if (manner.scripts) {
      it(
        'should ask before what was typed is lost to another form, and not before it is saved',
        async () => {
          const title = `Half typed ${++made}`;
          const { json } = await client.post('/API/v2/themes/', { title });
          const asked: string[] = [];
          visitor.page.on('dialog', (dialog) => {
            asked.push(dialog.type());
            void dialog.dismiss();
          });
          await visitor.comesSignedIn(administrator);
          await visitor.goTo(`/themes/${json.id}/`);
          await visitor.fillIn({ Name: `${title} indeed` });
          await visitor.press('button', 'Hand in for approval');
          await settles(() => Promise.resolve(asked), ['beforeunload']);
          await visitor.press('button', 'Preview');
          await visitor.press('button', 'Save');
          await visitor.reads(`${title} indeed was saved.`);
          await visitor.press('button', 'Hand in for approval');
          await visitor.reads('The theme waits for its approval.');
          expect(asked).toHaveLength(1);
        },
        PATIENCE,
      );

      it(
        'should show what was refused as it was typed, and ask before it is lost',
        async () => {
          const { json } = await client.post('/API/v2/themes/', { title: `Refused ${++made}` });
          const words = `Refused words ${made}`;
          const asked: string[] = [];
          await visitor.comesSignedIn(administrator);
          await visitor.goTo(`/themes/${json.id}/`);
          await visitor.fillIn({ Name: '', Template: frameOf(words) });
          await visitor.press('button', 'Save');
          await visitor.reads('There is a mistake');
          await preview().getByText(words).waitFor();
          visitor.page.on('dialog', (dialog) => {
            asked.push(dialog.type());
            void dialog.dismiss();
          });
          await visitor.press('button', 'Hand in for approval');
          await settles(() => Promise.resolve(asked), ['beforeunload']);
          visitor.forgives(/ 422 /);
        },
        PATIENCE,
      );
    }

    if (manner.scripts) {
      it(
        'should say when it cannot be checked, keep the preview, and be kept when one is signed out meanwhile',
        async () => {
          const { id } = (await client.post('/API/v2/themes/', { title: `Adrift ${++made}` })).json;
          const { page } = visitor;
          await visitor.comesSignedIn(administrator);
          await visitor.goTo(`/themes/${id as string}/`);
          const shown = () => preview().getByText('This is how pages look.').count();
          await settles(shown, 1);
          // So late that what was typed is checked by itself meanwhile.
          await page.route('**/themes/*/{check,preview}/**', async (route) => {
            await page.waitForTimeout(800);
            await route.abort();
          });
          await visitor.fillIn({ Template: frameOf('Adrift') });
          await visitor.press('button', 'Check');
          await settles(typed, 'The service does not answer. Try again in a moment.');
          await visitor.press('button', 'Preview');
          await page.waitForTimeout(1000); // longer than a preview waits for the next letter
          expect(await shown()).toBe(1);
          await page.unroute('**/themes/*/{check,preview}/**');
          await service.sql('DELETE FROM session');
          await visitor.press('button', 'Check');
          await visitor.reads(/What you typed is kept/);
          await visitor.fillIn({ 'User name': administrator.username, Password: administrator.password });
          await visitor.press('button', 'Sign in');
          await visitor.arrives(/^Adrift/);
          expect(await page.getByLabel('Template').inputValue()).toBe(frameOf('Adrift'));
          visitor.forgives(/ERR_FAILED| 401 /);
        },
        PATIENCE,
      );
    }

    it(
      'should be looked at without being chosen',
      async () => {
        const words = `Only looked at ${++made}`;
        const { json } = await client.post('/API/v2/themes/', { title: words, template_string: frameOf(words) });
        await visitor.comesSignedIn(administrator);
        await visitor.goTo('/themes/');
        await visitor.press('link', `Look at it: ${words}, without choosing it`);
        await visitor.reads(`You look at the theme “${words}”.`);
        await visitor.press('link', 'Standards');
        await visitor.arrives('Standards');
        await visitor.reads(`You look at the theme “${words}”.`);
        await visitor.press('link', 'To the theme');
        await visitor.arrives(words);
        expect(visitor.path).toBe(`/themes/${json.id}/`);
        await visitor.goTo('/standards/');
        await visitor.arrives('Standards');
        expect(await visitor.page.getByText(words).count()).toBe(0);
        // Where nothing runs, nor does what looks for the focus.
        visitor.forgives(/^error: Blocked script execution/);
      },
      PATIENCE,
    );
  });
});
