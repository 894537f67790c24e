import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inBrowser, openPage, PATIENCE, signIn, startBrowser } from './browser.js';
import type { Service } from './service.js';

/** How somebody uses the pages. */
export interface Manner {
  scripts: boolean;
  keyboard: boolean;
}

const manners: [string, Manner][] = [
  ['by mouse', { scripts: true, keyboard: false }],
  ['by mouse, scripts off', { scripts: false, keyboard: false }],
  ['by keyboard alone', { scripts: true, keyboard: true }],
  ['by keyboard alone, scripts off', { scripts: false, keyboard: true }],
];

/** More than any page has that takes the focus. */
const mostStops = 400;

type Role = Parameters<Page['getByRole']>[0];

/** Somebody before a browser, who finds things by what they are called, and uses them by mouse or by keyboard alone. */
export class Visitor {
  private constructor(
    readonly page: Page,
    /** What the pages have logged as wrong, thrown, or asked of other hosts; and where the focus was not to be seen. */
    readonly faults: string[],
    readonly manner: Manner,
    private readonly browser: Browser,
    private readonly url: string,
    private readonly part: Locator,
  ) {}

  static async open(
    browser: Browser,
    url: string,
    manner: Manner,
    options: BrowserContextOptions = {},
  ): Promise<Visitor> {
    const { page, faults } = await openPage(browser, url, 1280, {
      javaScriptEnabled: manner.scripts,
      reducedMotion: 'reduce',
      ...options,
    });
    return new Visitor(page, faults, manner, browser, url, page.locator('body'));
  }

  /** The same visitor, who heeds one part of the page only. */
  within(part: Locator): Visitor {
    return new Visitor(this.page, this.faults, this.manner, this.browser, this.url, part);
  }

  /** Forgets the faults so far that a step was meant to have. */
  forgives(fault: RegExp): void {
    this.faults.splice(0, this.faults.length, ...this.faults.filter((one) => !fault.test(one)));
  }

  /** Somebody else, at another browser, who does it the same way. */
  another(): Promise<Visitor> {
    return Visitor.open(this.browser, this.url, this.manner);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** @param address a path of the service, or a whole address */
  async goTo(address: string): Promise<void> {
    for (let tries = 5; ; tries--) {
      try {
        await this.page.goto(new URL(address, this.url).href);
        return;
      } catch (error) {
        // A page that the step before leads to was still on its way, or one that this one leads on to.
        if (tries === 0 || !(error as Error).message.includes('interrupted by another navigation')) throw error;
        await this.page.waitForLoadState();
      }
    }
  }

  /** Signs in by the form. */
  async signIn({ username, password }: { username: string; password: string }): Promise<void> {
    await this.goTo('/login/');
    await this.fillIn({ 'User name': username, Password: password });
    await this.press('button', 'Sign in');
    await this.isIn();
  }

  /** Comes with a session already: what is tested is not the form. */
  async comesSignedIn(user: { username: string; password: string }): Promise<void> {
    await signIn(this.page, this.url, user);
    await this.goTo('/');
    await this.isIn();
  }

  private async isIn(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Pages' }).waitFor();
    await this.page.waitForLoadState('domcontentloaded');
  }

  /** Where the reader is, without the host. */
  get path(): string {
    const { pathname, search, hash } = new URL(this.page.url());
    return pathname + search + hash;
  }

  /** Something by its role and its whole name. */
  find(role: Role, name: string | RegExp): Locator {
    return this.part.getByRole(role, { name, exact: true });
  }

  /** Waits until the page says it. */
  async reads(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** Waits for the page that is called so, and for its scripts to have begun. */
  async arrives(title: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await this.page.waitForLoadState('domcontentloaded');
  }

  /** Presses a button, follows a link, opens what is folded. */
  async press(role: Role, name: string | RegExp): Promise<void> {
    await this.activate(this.find(role, name));
  }

  async activate(target: Locator): Promise<void> {
    if (!this.manner.keyboard) return target.click();
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Writes into fields, by their labels, instead of what was there. */
  async fillIn(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      // Some say behind their label that they are required.
      const field = this.part.getByLabel(new RegExp(`^${label}( required)?$`)).filter({ visible: true });
      if (!this.manner.keyboard) await field.fill(value);
      else {
        await this.reach(field);
        await this.page.keyboard.press('Control+A');
        await this.page.keyboard.insertText(value);
      }
    }
  }

  /** Ticks a box, or chooses one of several. */
  async tick(role: 'checkbox' | 'radio', name: string | RegExp): Promise<void> {
    const box = this.find(role, name);
    if (!this.manner.keyboard) return box.check();
    if (role === 'checkbox') {
      await this.reach(box);
      if (!(await box.isChecked())) await this.page.keyboard.press('Space');
      return;
    }
    // Of radios the chosen one takes the focus; arrows lead to the others.
    const group = (await box.getAttribute('name'))!;
    await this.reach(this.page.locator(`input[type=radio][name="${group}"]:checked`));
    for (let n = 0; n < 20 && !(await box.isChecked()); n++) await this.page.keyboard.press('ArrowDown');
    expect(await box.isChecked()).toBe(true);
  }

  /** Chooses from a list. */
  async choose(label: string, option: string): Promise<void> {
    const list = this.part.getByLabel(label, { exact: true });
    if (!this.manner.keyboard) return void (await list.selectOption({ label: option }));
    await this.reach(list);
    const chosen = (): Promise<string> =>
      list.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.label ?? '');
    await this.page.keyboard.press('Home');
    for (let n = 0; n < mostStops && (await chosen()) !== option; n++) await this.page.keyboard.press('ArrowDown');
    expect(await chosen()).toBe(option);
  }

  /** Goes to something by the Tab key; notes where the focus cannot be seen. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    // To look for it again at each stop takes far longer than the stop.
    let found = await target.elementHandle();
    for (let n = 0; n < mostStops; n++) {
      const focus = await found.evaluate((element) => {
        if (!element.isConnected) return 'gone';
        if (element !== document.activeElement) return 'elsewhere';
        const shows = (one: Element): boolean => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
          return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        };
        return [element, element.closest('label, .clip, .row')].some((one) => one && shows(one)) ? 'shown' : 'hidden';
      });
      if (focus === 'hidden') this.faults.push(`no focus to be seen on ${String(target)} at ${this.path}`);
      if (focus === 'gone') found = await target.elementHandle();
      else if (focus === 'elsewhere') await this.page.keyboard.press('Tab');
      else return;
    }
    throw new Error(`${String(target)} is not reached by the Tab key at ${this.path}.`);
  }
}

/** Whoever is before the browser in the test that runs. */
export interface Seat {
  visitor: Visitor;
}

/** Tests in a browser, each by mouse and by keyboard, with scripts and without; nothing may have gone wrong in them. */
export function inEveryManner(service: Service, body: (seat: Seat, manner: Manner) => void): void {
  inBrowser('in a browser', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await startBrowser();
    }, PATIENCE);
    afterAll(() => browser?.close());

    describe.each(manners)('%s', (_, manner) => {
      const seat = {} as Seat;
      beforeEach(async () => {
        seat.visitor = await Visitor.open(browser, service.url, manner);
      });
      afterEach(async () => {
        await seat.visitor.close();
        expect(seat.visitor.faults).toEqual([]);
      });
      body(seat, manner);
    });
  });
}

/** Waits until something reads as it should: what a step does may take its time. */
export async function settles<T>(read: () => Promise<T>, expected: T): Promise<void> {
  for (let n = 0; n < 200; n++) {
    // A page that is just being left cannot be read.
    const seen = await read().catch(() => undefined);
    if (JSON.stringify(seen) === JSON.stringify(expected)) break;
    await wait(50);
  }
  expect(await read()).toEqual(expected);
}
