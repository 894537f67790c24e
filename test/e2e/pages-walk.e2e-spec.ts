import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Catalogues } from '../../src/web/kit/catalogues.service.js';
import { DeclaredPages, type DeclaredPage } from '../../src/web/kit/declared.js';
import { inBrowser, openPage, PATIENCE, signIn, startBrowser, type WatchedPage } from '../support/browser.js';
import type { Client } from '../support/client.js';
import { plantDemonstration, type DemoPeople } from '../support/demo.js';
import {
  barriers,
  barriersInBoth,
  headFaults,
  iconFaults,
  longLines,
  overflows,
  sameNames,
  Wording,
} from '../support/page-checks.js';
import { e2e } from '../support/service.js';
import { objectsAt } from '../support/v2.js';

/** What fills the parameters of addresses: a word, or the member of the first that a list of version 2 has. */
const examples: [start: string, found: string | { list: string; member: string }][] = [
  ['/audit/:id', { list: '/API/v2/audit/', member: 'id' }],
  ['/groups/:id', { list: '/API/v2/groups/?order_by=-id', member: 'id' }],
  ['/organisations/:id', { list: '/API/v2/organisations/', member: 'id' }],
  ['/profile/tokens/:id', { list: '/API/v2/tokens/?revoked_at__isnull=true&order_by=-last_used_at', member: 'id' }],
  ['/standards/:kind', 'videocodec'],
  ['/themes/:id', { list: '/API/v2/themes/?title=Night%20shift', member: 'id' }],
  ['/users/:id', { list: '/API/v2/users/?is_active=true&order_by=-last_login', member: 'id' }],
  ['/vs/item/:resource', { list: '/API/v2/mediabin/', member: 'resource_id' }],
];

e2e('all pages, on demonstration data', (service) => {
  inBrowser('in a browser', () => {
    let browser: Browser;
    let people: DemoPeople;
    let pages: readonly DeclaredPage[];

    beforeAll(async () => {
      people = await plantDemonstration(service);
      pages = service.app.get(DeclaredPages).all();
      browser = await startBrowser();
    }, PATIENCE);
    afterAll(() => browser?.close());

    /** The addresses of all pages, their parameters filled with what the client sees. */
    async function addresses(client: Client, isSignedIn: boolean): Promise<string[]> {
      const secret = new URL(await oneTimeLink()).pathname.split('/').at(-2)!;
      const open = pages.filter(({ access }) => isSignedIn || access === 'public');
      return Promise.all(
        open.map(async ({ path }) => {
          if (!path.includes(':')) return path;
          const [start = '', example] =
            [['/password-link/:secret', secret] as const, ...examples].find(
              ([one]) => path === `${one}/` || path.startsWith(`${one}/`),
            ) ?? [];
          const filled = example && path.replace(start, start.replace(/:\w+$/, await exampleFor(client, example)));
          if (!filled || filled.includes(':')) throw new Error(`Say in this file what fills ${path}.`);
          return filled;
        }),
      );
    }

    async function exampleFor(client: Client, example: (typeof examples)[number][1]): Promise<string> {
      if (typeof example === 'string') return example;
      const { status, json } = await client.get(example.list);
      // Whoever may not see the list sees no page of it either.
      if (status === 403) return '1';
      expect([example.list, status, json.objects.length > 0]).toEqual([example.list, 200, true]);
      return encodeURIComponent(String(json.objects[0][example.member]));
    }

    async function oneTimeLink(): Promise<string> {
      const { id } = await service.user();
      const administrator = service.client.asBasic(people.administrator);
      return (await administrator.post(`/API/v2/users/${id}/password-link/`)).json.url;
    }

    /** What is called as somebody has called it, in whatever language. */
    async function storedTexts(): Promise<string[]> {
      const administrator = service.client.asBasic(people.administrator);
      const lists = await Promise.all(
        ['groups', 'organisations', 'roles', 'themes', 'users'].map((name) =>
          objectsAt(administrator, `/API/v2/${name}/?limit=1000`),
        ),
      );
      return lists.flat().flatMap((object) => Object.values(object).filter((value) => typeof value === 'string'));
    }

    /** What is shown in frames runs no script, not even that of a check: it is opened as it is, but for that. */
    async function letFramesRun(page: Page): Promise<void> {
      for (const { path, framed } of pages) {
        if (!framed) continue;
        await page.route(new RegExp(`^${service.url}${path.replace(/:\w+/g, '[^/]+')}$`), async (route) => {
          const response = await route.fetch();
          const { 'content-security-policy': policy = '', ...headers } = response.headers();
          const [rules, sandbox] = policy.split('; sandbox ');
          if (response.ok()) expect([path, sandbox]).toEqual([path, 'allow-same-origin']);
          await route.fulfill({ response, headers: { ...headers, 'content-security-policy': rules! } });
        });
      }
    }

    /** Opens every page and returns what is wrong with them. */
    async function walk(
      who: keyof DemoPeople | undefined,
      options: BrowserContextOptions,
      check: (watched: WatchedPage, width: number) => Promise<string[]>,
    ): Promise<string[]> {
      const width = options.viewport?.width ?? 1440;
      const watched = await openPage(browser, service.url, width, { reducedMotion: 'reduce', ...options });
      const { page, faults } = watched;
      await letFramesRun(page);
      const client = who ? service.client.asBasic(people[who]) : service.client;
      if (who) await signIn(page, service.url, people[who]);
      const wrong: string[] = [];
      for (const path of await addresses(client, who !== undefined)) {
        const response = (await page.goto(service.url + path))!;
        // Leaving is tried elsewhere: a page that is only opened signs nobody out.
        const found = [
          ...([200, 403, 404].includes(response.status()) ? [] : [`status ${response.status()}`]),
          ...(who === 'administrator' && response.status() === 403 ? ['it was refused'] : []),
          ...(await headFaults(page)),
          ...(await iconFaults(page)),
          ...(await check(watched, width)),
          ...faults.splice(0),
        ];
        wrong.push(...found.map((fault) => `${path}: ${fault}`));
      }
      await page.context().close();
      return wrong;
    }

    it(
      'should be without barriers for administrators, in light and dark, and fit every width',
      async () => {
        const wrong = await walk('administrator', {}, async ({ page }, width) => {
          const found = [...(await barriersInBoth(page)), ...(await overflows(page))];
          await page.setViewportSize({ width, height: 900 });
          return found;
        });
        expect(wrong).toEqual([]);
      },
      PATIENCE * 3,
    );

    it.each([
      ['an ordinary user', 'ordinary'],
      ['nobody who is known', undefined],
    ] as const)(
      'should be so on a narrow screen in a dark room for %s',
      async (_, who) => {
        const options = { viewport: { width: 320, height: 700 }, colorScheme: 'dark' } as const;
        const wrong = await walk(who, options, async ({ page }) => [
          ...(await barriers(page)),
          ...(await overflows(page, [320])),
        ]);
        expect(wrong).toEqual([]);
      },
      PATIENCE * 2,
    );

    it(
      'should fit though names are long and have no space',
      async () => {
        const long = (letter: string, length = 150): string => letter.repeat(length);
        const client = service.client.asBasic(people.administrator);
        const { password } = people.administrator;
        for (const [path, body] of [
          ['users/', { username: long('u'), first_name: long('W', 30), last_name: long('W', 30), password }],
          ['groups/', { name: long('G') }],
          ['organisations/', { name: long('O') }],
          ['tokens/', { label: long('T'), password }],
          ['standards/videocodec/', { name: long('C', 100) }],
          ['mediabin/', { resource_id: long('i', 100) }],
          ['themes/', { title: long('H', 200) }],
        ] as const) {
          expect([path, (await client.post(`/API/v2/${path}`, body)).status]).toEqual([path, 201]);
        }
        await service.client.asBasic({ username: long('X', 100), password: 'x' }).get('/API/v2/whoami/');
        const wrong = await walk('administrator', {}, async ({ page }, width) => {
          const found = await overflows(page, [320, 768, 1150, 1440]);
          await page.setViewportSize({ width, height: 900 });
          return found;
        });
        expect(wrong).toEqual([]);
      },
      PATIENCE * 2,
    );

    it(
      'should speak German to who reads German, with as much place for it',
      async () => {
        const wording = new Wording(service.app.get(Catalogues).catalogue.messages, await storedTexts());
        const wrong = await walk('administrator', { locale: 'de' }, async ({ page }, width) => {
          const found = [
            ...(await wording.faults(page)),
            ...(await longLines(page)),
            ...(await sameNames(page)),
            ...(await overflows(page, [320, 768, 1150, 1260])),
          ];
          await page.setViewportSize({ width, height: 900 });
          return found;
        });
        expect(wrong).toEqual([]);
      },
      PATIENCE * 2,
    );
  });
});
