import { beforeEach, expect, it } from '@jest/globals';
import { PATIENCE } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { e2e, type TestUser } from '../support/service.js';
import { inEveryManner, settles, type Visitor } from '../support/visitor.js';

/** By how many pixels boxes stand above or below the first line of their labels, at most. */
const offLabels = ({ page }: Visitor): Promise<number> =>
  page.locator('.option label').evaluateAll((labels) => {
    const middleOf = ({ top, height }: DOMRect): number => top + height / 2;
    const off = labels.map((label) => {
      const text = document.createRange();
      text.selectNodeContents(label.lastChild!);
      const [line] = text.getClientRects();
      return Math.abs(middleOf(label.querySelector('input')!.getBoundingClientRect()) - middleOf(line!));
    });
    return Math.max(...off);
  });

e2e('what administrators do', (service) => {
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

    it(
      'should have in sight what takes the administration from oneself, on a narrow screen, too',
      async () => {
        await visitor.page.setViewportSize({ width: 320, height: 700 });
        await visitor.goTo(`/users/${administrator.id}/access/`);
        await visitor.activate(visitor.page.locator('.sure > summary'));
        const button = visitor.find('button', 'Take “Platform administrator” from yourself');
        const { left, right } = await button.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
        expect([left >= 0, right <= 320]).toEqual([true, true]);
        expect(await button.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      },
      PATIENCE,
    );

    it(
      'should give a new user a link by which only that user learns the password',
      async () => {
        const username = `nora${++made}`;
        const password = 'a password of my own';
        await visitor.press('link', 'Users');
        await visitor.arrives('Users');
        await visitor.press('link', 'New user');
        await visitor.arrives('New user');
        expect(await offLabels(visitor)).toBeLessThan(1);
        await visitor.fillIn({
          'User name': 'no:colon',
          'First name': 'Nóra',
          'Your own password': administrator.password,
        });
        await visitor.press('button', 'Add the user');
        await visitor.reads('There is a mistake');
        expect(await visitor.page.getByLabel('First name').inputValue()).toBe('Nóra');
        await visitor.fillIn({ 'User name': username, 'Your own password': administrator.password });
        await visitor.press('button', 'Add the user');
        await visitor.reads('One-time link for Nóra');
        const link = await visitor.page.locator('.secret code').innerText();

        const nora = await visitor.another();
        await nora.goTo(link);
        await nora.arrives('Set your password');
        // The secret has left the address.
        expect(nora.path).toBe('/password-link/');
        await nora.fillIn({ 'New password': password });
        const { scripts } = nora.manner;
        const typeAfter = async (button: string): Promise<string | null> => {
          if (scripts) await nora.press('button', button);
          return nora.page.getByLabel('New password').getAttribute('type');
        };
        expect(await typeAfter('Show password')).toBe(scripts ? 'text' : 'password');
        expect(await typeAfter('Hide password')).toBe('password');
        await nora.press('button', 'Set password');
        await nora.reads('Your password is set. Sign in with it.');
        await nora.signIn({ username, password });
        await nora.arrives('Hello, Nóra');
        await nora.goTo(link);
        await nora.arrives('This link is no longer valid');
        await nora.close();
        expect(nora.faults).toEqual([]);
      },
      PATIENCE,
    );

    it(
      'should put several users into a group at once, and take them out again',
      async () => {
        const name = `Crew ${++made}`;
        const users = await Promise.all([1, 2, 3].map((n) => service.user({ username: `crew${made}.${n}` })));
        const { id: group } = (await client.post('/API/v2/groups/', { name })).json;
        const members = async (): Promise<string[]> =>
          (await client.get(`/API/v2/users/?groups=${group}`)).json.objects
            .map((user: TestUser) => user.username)
            .sort();
        const find = async (): Promise<void> => {
          await visitor.goTo('/users/');
          await visitor.fillIn({ 'Name or e-mail': `crew${made}.` });
          await visitor.press('button', 'Search');
          await visitor.find('row', /crew/).nth(2).waitFor();
        };
        const chosen = visitor.within(visitor.page.getByRole('region', { name: 'With the chosen users' }));
        await find();
        // What is done here stays together.
        const size = visitor.page.viewportSize()!;
        await visitor.page.setViewportSize({ ...size, width: 360 });
        const tops = await visitor.page
          .locator('#sum .button')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        expect(tops).toEqual([tops[0], tops[0]]);
        await visitor.page.setViewportSize(size);
        for (const { username } of users.slice(0, 2)) await visitor.tick('checkbox', `Choose ${username}`);
        await chosen.choose('Group', name);
        await chosen.press('button', 'Add to group');
        await visitor.reads(`2 users added to ${name}.`);
        await settles(
          members,
          users.slice(0, 2).map(({ username }) => username),
        );
        await find();
        // One box for all needs scripts.
        if (manner.scripts) await visitor.tick('checkbox', 'Choose all on this page');
        else for (const { username } of users) await visitor.tick('checkbox', `Choose ${username}`);
        await chosen.choose('Group', name);
        await chosen.press('button', 'Take out of group');
        await visitor.reads(/2 users taken out of .*; one was not in it/);
        await settles(members, []);
      },
      PATIENCE,
    );

    it(
      'should keep a catalogue',
      async () => {
        const name = `codec${++made}`;
        const page = (): Promise<string[]> => visitor.page.getByRole('rowheader').allInnerTexts();
        const adding = visitor.within(visitor.page.locator('details.add'));
        const search = async (): Promise<void> => {
          await visitor.goTo(`/standards/videocodec/?name__icontains=${name}`);
        };
        await search();
        await visitor.activate(visitor.page.locator('details.add > summary'));
        await adding.press('button', 'Add');
        await visitor.reads('There is a mistake');
        await adding.fillIn({ Name: name });
        await adding.press('button', 'Add');
        await visitor.reads(`“${name}” was added.`);
        await search();
        await settles(page, [name]);
        await visitor.press('link', `Change: ${name}`);
        await visitor.within(visitor.page.locator('#edit')).fillIn({ Name: `${name} (new)` });
        await visitor.press('button', 'Save');
        await visitor.reads(`“${name} (new)” was changed.`);
        await settles(page, [`${name} (new)`]);
        await visitor.press('button', `Delete: ${name} (new)`);
        await visitor.reads(`“${name} (new)” was deleted.`);
        await visitor.press('button', 'Undo');
        await visitor.reads(`“${name} (new)” is there again.`);
        await search();
        await settles(page, [`${name} (new)`]);
      },
      PATIENCE,
    );
  });
});
