import { beforeEach, expect, it } from '@jest/globals';
import { PATIENCE } from '../support/browser.js';
import { e2e, type TestUser } from '../support/service.js';
import { inEveryManner, settles, type Visitor } from '../support/visitor.js';

e2e('signing in and out', (service) => {
  inEveryManner(service, (seat, manner) => {
    let visitor: Visitor;
    let user: TestUser;

    beforeEach(async () => {
      ({ visitor } = seat);
      user = await service.user();
    });

    it(
      'should keep the name after a mistake, lead on to where one was going, and out again',
      async () => {
        await visitor.goTo('/profile/sessions/?x=1');
        await visitor.arrives('Sign in');
        const offCentre = await visitor.page.locator('main form').evaluate((form) => {
          const { left, right } = form.getBoundingClientRect();
          return Math.abs(left - (document.documentElement.clientWidth - right));
        });
        expect(offCentre).toBeLessThan(1);
        await visitor.fillIn({ 'User name': user.username, Password: 'wrong' });
        await visitor.press('button', 'Sign in');
        await visitor.reads('The user name or the password is wrong.');
        expect(await visitor.page.title()).toMatch(/^Mistake: Sign in/);
        expect(await visitor.page.getByLabel('User name').inputValue()).toBe(user.username);
        expect(await visitor.page.getByLabel('Password').inputValue()).toBe('');
        await visitor.fillIn({ Password: user.password });
        await visitor.press('button', 'Sign in');
        await visitor.arrives('Sessions');
        expect(visitor.path).toBe('/profile/sessions/?x=1');
        await visitor.press('button', 'Sign out');
        await visitor.reads('You are signed out.');
        await visitor.goTo('/profile/');
        await visitor.arrives('Sign in');
      },
      PATIENCE,
    );

    it(
      'should give back what was typed when the session has ended meanwhile',
      async () => {
        await visitor.signIn(user);
        await visitor.goTo('/mediabin/');
        await visitor.fillIn({ 'Ids in the media backend': 'VX-77\nVX-78' });
        await service.sql('DELETE FROM session');
        await visitor.press('button', 'Add to the bin');
        await visitor.reads(/What you typed is kept/);
        await visitor.fillIn({ 'User name': user.username, Password: user.password });
        await visitor.press('button', 'Sign in');
        await visitor.arrives('Media bin');
        await visitor.reads(/^You were signed out before this form was sent/);
        expect(visitor.path).toBe(manner.scripts ? '/mediabin/' : '/login/');
        expect(await visitor.page.getByLabel('Ids in the media backend').inputValue()).toBe('VX-77\nVX-78');
        await visitor.press('button', 'Add to the bin');
        const names = () => visitor.page.locator('.clip a[id^=name-]').allInnerTexts();
        await settles(names, ['VX-77', 'VX-78']);
        // The bin may have been looked at while nobody was signed in.
        visitor.forgives(/ 401 /);
      },
      PATIENCE,
    );

    it.each(['https://example.org/', '//example.org/', '/\\\\example.org/', 'javascript:alert(1)'])(
      'should lead nowhere else after signing in: %s',
      async (next) => {
        await visitor.goTo(`/login/?next=${encodeURIComponent(next)}`);
        await visitor.fillIn({ 'User name': user.username, Password: user.password });
        await visitor.press('button', 'Sign in');
        await visitor.arrives(/^Hello, /);
        expect(new URL(visitor.page.url()).origin + visitor.path).toBe(`${service.url}/`);
      },
      PATIENCE,
    );

    it(
      'should set a password by a link in a mail that is read in the browser',
      async () => {
        const administrator = service.client.asBasic(await service.administrator());
        const { url } = (await administrator.post(`/API/v2/users/${user.id}/password-link/`)).json;
        const mail = 'http://webmail.example/';
        const body = `<a href="${url as string}">Set your password</a>`;
        await visitor.page.route(mail, (route) => route.fulfill({ contentType: 'text/html', body }));
        await visitor.goTo(mail);
        visitor.forgives(/webmail/);
        await visitor.press('link', 'Set your password');
        await visitor.arrives('Set your password');
        await visitor.fillIn({ 'New password': 'another password 8' });
        await visitor.press('button', 'Set password');
        await visitor.reads('Your password is set.');
      },
      PATIENCE,
    );

    if (manner.scripts) {
      it(
        'should say that the session is about to end, and let one stay',
        async () => {
          await service.client.asBasic(user).patch('/API/v2/me/', { timeout: 30 });
          await visitor.page.clock.install();
          await visitor.signIn(user);
          await visitor.goTo('/profile/sessions/');
          const notice = visitor.page.getByRole('alert').filter({ hasText: 'You will be signed out in 2 minutes.' });
          await visitor.page.clock.fastForward('27:50');
          expect(await notice.count()).toBe(0);
          // Low enough to be scrolled; the notice is in sight all the same, and moves nothing.
          await visitor.page.setViewportSize({ width: 1280, height: 300 });
          const seen = (): Promise<{ heading: number; end: number }> =>
            visitor.page.evaluate(() => ({
              heading: document.querySelector('h1')!.offsetTop,
              end: document.body.scrollHeight,
            }));
          const before = await seen();
          await visitor.page.evaluate(() => window.scrollTo(0, 100));
          await visitor.page.clock.fastForward('00:15');
          await notice.waitFor();
          const { y, height } = (await notice.boundingBox())!;
          expect([y >= 0, y + height <= 300, await seen()]).toEqual([true, true, before]);
          await visitor.page.setViewportSize({ width: 1280, height: 720 });
          await visitor.page.route('**/whoami/', (route) => route.abort(), { times: 1 });
          await visitor.press('button', 'Stay signed in');
          await visitor.reads('The service does not answer: you may be signed out. Try again in a moment.');
          await visitor.press('button', 'Stay signed in');
          await visitor.page.getByRole('alert').waitFor({ state: 'detached' });
          await visitor.page.clock.fastForward('27:50');
          expect(await notice.count()).toBe(0);
          await visitor.page.clock.fastForward('00:15');
          await notice.waitFor();
          // Too late: whoever signs in again is where they were.
          await service.sql('DELETE FROM session');
          await visitor.press('button', 'Stay signed in');
          await visitor.arrives('Sign in');
          await visitor.fillIn({ 'User name': user.username, Password: user.password });
          await visitor.press('button', 'Sign in');
          await visitor.arrives('Sessions');
          visitor.forgives(/ 401 |ERR_FAILED/);
        },
        PATIENCE,
      );

      it(
        'should say nothing for weeks where one may stay for a month',
        async () => {
          const { clock } = visitor.page;
          await service.client.asBasic(user).patch('/API/v2/me/', { timeout: 525_600 });
          await clock.install();
          await visitor.signIn(user);
          await visitor.goTo('/profile/sessions/');
          const notice = visitor.page.getByText('You will be signed out');
          await clock.fastForward('00:10');
          expect(await notice.count()).toBe(0);
          // What a browser's timer takes, and what is left of 30 days but for three minutes.
          await clock.fastForward(2 ** 31 - 1);
          await clock.fastForward(30 * 24 * 60 * 60_000 - 2 ** 31 - 3 * 60_000);
          expect(await notice.count()).toBe(0);
          await clock.fastForward('01:05');
          await visitor.reads('You will be signed out in 2 minutes.');
        },
        PATIENCE,
      );

      it(
        'should take a look at what has not changed for use, as the service does',
        async () => {
          const { page } = visitor;
          await service.client.asBasic(user).patch('/API/v2/me/', { timeout: 30 });
          await page.clock.install();
          await visitor.signIn(user);
          await visitor.goTo('/mediabin/');
          const look = async (): Promise<number> => {
            await page.mouse.move(Math.random() * 100, 9);
            const looked = page.waitForResponse('**/API/v2/mediabin/?*');
            await page.clock.fastForward('00:05');
            return (await looked).status();
          };
          await settles(look, 304);
          await page.clock.fastForward('20:00');
          expect(await look()).toBe(304);
          await page.clock.fastForward('10:00');
          expect(await page.getByText('You will be signed out').count()).toBe(0);
        },
        PATIENCE,
      );

      it(
        'should say when the session has ended, and nothing while it is used in another tab',
        async () => {
          await service.client.asBasic(user).patch('/API/v2/me/', { timeout: 30 });
          const { clock } = visitor.page;
          await clock.install();
          await visitor.signIn(user);
          await visitor.goTo('/profile/sessions/');
          await clock.fastForward('27:50');
          // Its page is to be seen before its script has said that the session is in use.
          const told = visitor.page.evaluate(
            `new Promise((tell) => { new BroadcastChannel('session').onmessage = () => tell(); })`,
          );
          const opened = visitor.page.context().waitForEvent('page');
          await visitor.find('link', 'Profile').click({ modifiers: ['ControlOrMeta'] });
          const other = await opened;
          await told;
          await clock.fastForward('00:15');
          expect(await visitor.page.getByText('You will be signed out').count()).toBe(0);
          await clock.fastForward('27:50');
          await visitor.reads('You will be signed out in 2 minutes.');
          await other.reload();
          await visitor.page.getByText('You will be signed out').waitFor({ state: 'detached' });
          await other.close();
          await clock.fastForward('28:05');
          await visitor.reads('You will be signed out in 2 minutes.');
          await service.sql('DELETE FROM session');
          await clock.fastForward('02:02');
          await visitor.reads('You were signed out. A form that you send now asks you to sign in');
          expect(await visitor.find('button', 'Stay signed in').count()).toBe(0);
          visitor.forgives(/ 401 /);
        },
        PATIENCE,
      );

      it(
        'should keep what was typed when it is too late to stay',
        async () => {
          await service.client.asBasic(user).patch('/API/v2/me/', { timeout: 3 });
          await visitor.page.clock.install();
          await visitor.signIn(user);
          await visitor.goTo('/profile/');
          await visitor.fillIn({ 'Last name': 'Typed' });
          // A third of the time before the end.
          await visitor.page.clock.fastForward('02:05');
          await visitor.reads('You will be signed out in 1 minute.');
          await service.sql('DELETE FROM session');
          await visitor.press('button', 'Stay signed in');
          await visitor.reads('You were signed out. A form that you send now asks you to sign in');
          expect(await visitor.page.getByLabel('Last name').inputValue()).toBe('Typed');
          visitor.forgives(/ 401 /);
        },
        PATIENCE,
      );
    }

    it(
      'should speak the language that one chooses',
      async () => {
        await visitor.signIn(user);
        await visitor.goTo('/profile/preferences/');
        await visitor.choose('Language', 'Deutsch');
        await visitor.press('button', 'Save');
        await visitor.arrives('Einstellungen');
        expect(await visitor.page.locator('html').getAttribute('lang')).toBe('de');
        await visitor.choose('Sprache', 'English');
        await visitor.press('button', 'Speichern');
        await visitor.arrives('Preferences');
      },
      PATIENCE,
    );
  });
});
