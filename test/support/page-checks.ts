import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Page } from 'playwright-core';
import { projectRoot } from '../../src/config/project.js';
import type { Messages } from '../../src/web/kit/words.js';

/** Put in from outside: the policy of the pages lets no other script in. */
const axe = readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** The widths on which every page must find its place; between 1024 and 1250 the navigation leaves tables little. */
export const widths = [1440, 1280, 1150, 1024, 768, 320];

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * What axe finds on the page as it is, of whatever impact.
 * @param rules those that are looked at, all of them by default
 */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(`typeof axe === 'undefined' && (() => { ${axe} })()`);
  // Only rules of video and sound ask for what the page has loaded, which takes a fifth of the time.
  const options = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    rules: { 'label-content-name-mismatch': { enabled: true } }, // who says to the machine what is to be read
    ...(rules && { runOnly: rules }),
  };
  const { violations } = await page.evaluate<{ violations: Violation[] }>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 300)} ${failureSummary}`),
  );
}

/** The same in light and in the dark, where colours are others, and nothing else is; and of what is folded up, what it is called. */
export async function barriersInBoth(page: Page): Promise<string[]> {
  const found = await barriers(page);
  const folded = await page.evaluateHandle(() => [...document.querySelectorAll('details')].filter(({ open }) => !open));
  await folded.evaluate((all) => all.forEach((one) => (one.open = true)));
  found.push(...(await barriers(page, ['label-content-name-mismatch', 'button-name', 'link-name', 'label'])));
  await folded.evaluate((all) => all.forEach((one) => (one.open = false)));
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await barriers(page, ['color-contrast'])).map((barrier) => `dark: ${barrier}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/**
 * What sticks out of the page, or out of the frame of a table or of tabs, on some width: it would have to be moved
 * sideways; and fields that are left too little to see what is typed.
 */
export async function overflows(page: Page, wanted = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of wanted) {
    await page.setViewportSize({ width, height: 900 });
    const [excess, inTables, narrow] = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      // What is cut off cannot be moved to either, and is in no width to scroll.
      Math.max(
        0,
        ...[...document.querySelectorAll('.table, .tabs')].map((one) => one.scrollWidth - one.clientWidth),
        ...[...document.querySelectorAll('.table > table')].map(
          (one) => one.getBoundingClientRect().right - one.parentElement!.getBoundingClientRect().right,
        ),
      ),
      [...document.querySelectorAll('input[type=password]')].filter(
        (one) => one.clientWidth > 0 && one.clientWidth < 150,
      ).length,
    ]);
    if (excess > 0) found.push(`${excess} pixels too wide on ${width}`);
    if (narrow > 0) found.push(`${narrow} fields for a password too narrow on ${width}`);
    if (inTables > 0) found.push(`a table or tabs ${inTables} pixels too wide on ${width}`);
  }
  return found;
}

/** Running text in lines of more letters than are read with ease. */
export function longLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, .help)')].flatMap((element) => {
      const text = element.textContent.replace(/\s+/g, ' ').trim();
      const lines = new Map<number, number>();
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        range.selectNode(walker.currentNode);
        for (const { bottom, width } of range.getClientRects()) {
          const line = Math.round(bottom / 12);
          lines.set(line, (lines.get(line) ?? 0) + width);
        }
      }
      const all = [...lines.values()].reduce((sum, width) => sum + width, 0);
      const letters = Math.round((text.length * Math.max(0, ...lines.values())) / (all || 1));
      return letters > 80 ? [`${letters} letters in a line of: ${text.slice(0, 80)}`] : [];
    }),
  );
}

/** What is done to different rows of a list by controls that are called the same. */
export function sameNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const does = new Map<string, { deed: string; row?: string }>();
    return [
      ...document.querySelectorAll<HTMLElement>('main td :is(.button, button), main td.end a, .gallery .button'),
    ].flatMap((one) => {
      const name = one.ariaLabel ?? one.ariaLabelledByElements?.map((by) => by.textContent).join(' ') ?? one.innerText;
      const form = one.closest('form') ?? one.closest('details')?.querySelector('form');
      const deed = one.getAttribute('href') ?? one.dataset.copy ?? form?.action ?? '';
      const row = one.closest('tr')?.innerText; // of the same words for those who see, too
      const before = does.get(name);
      does.set(name, { deed, row });
      if (!before || before.deed === deed || (row && before.row === row)) return [];
      return [`${name} leads to ${before.deed} and ${deed}`];
    });
  });
}

/** Icons from the file of all icons that are not there, or cut off. */
export function iconFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGUseElement>('svg.icon > use[href^="/"]')].flatMap((drawing) => {
      const [outer, inner] = [drawing.parentElement!, drawing].map((one) => one.getBoundingClientRect());
      if (outer!.width === 0) return []; // in what is folded up
      const isWhole =
        inner!.width > 0 &&
        inner!.left >= outer!.left - 0.5 &&
        inner!.top >= outer!.top - 0.5 &&
        inner!.right <= outer!.right + 0.5 &&
        inner!.bottom <= outer!.bottom + 0.5;
      return isWhole ? [] : [`the icon ${drawing.getAttribute('href')} is not shown as a whole`];
    }),
  );
}

/** What is wrong with what the page is called. */
export function headFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [h1, ...others] = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
    return [
      ...(h1 ? [] : ['no h1']),
      ...others.map((text) => `another h1: ${text}`),
      ...(document.title.includes(`${h1} · `) ? [] : [`the title ${document.title} for ${h1}`]),
    ];
  });
}

/** What is read on the page, but for what is not the page's own words: code, times, names, and what is said to be English. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign = 'script, style, template, code, pre, time, textarea, bdi, [dir=auto], [lang]:not(html)';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest(foreign)) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-copied']) {
          if (node.hasAttribute(name)) found.push(node.getAttribute(name)!);
        }
      } else found.push(node.textContent!);
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** What is said in English on a German page, or by the key of a message instead of the message. */
export class Wording {
  private readonly isEnglish: (text: string) => boolean;
  private readonly isGerman: (text: string) => boolean;

  /** @param stored texts that are no messages, though they may read like some */
  constructor(
    private readonly messages: { en: Messages; de: Messages },
    private readonly stored: readonly string[],
  ) {
    this.isEnglish = recogniser(messages.en);
    this.isGerman = recogniser(messages.de);
  }

  async faults(page: Page): Promise<string[]> {
    const language = await page.evaluate(() => document.documentElement.lang);
    return [
      ...(language === 'de' ? [] : [`the language ${language}`]),
      ...(await textsOf(page)).flatMap((text) => {
        if (Object.hasOwn(this.messages.en, text)) return [`the key ${text}`];
        const isOwn = !this.stored.includes(text) && !this.isGerman(text);
        return isOwn && this.isEnglish(text) ? [`in English: ${text}`] : [];
      }),
    ];
  }
}

/** Tells whether a text is one of the messages, whatever is filled in. */
function recogniser(messages: Messages): (text: string) => boolean {
  const patterns = Object.values(messages).map((message) => patternOf(parse(message, { ignoreTag: true })));
  const plain = new Set(Object.values(messages));
  // What is little more than something filled in would be found everywhere.
  const filled = patterns.filter((pattern) => pattern.includes('.+') && /\p{L}{3}/u.test(pattern));
  const all = new RegExp(`^(?:${filled.join('|')})$`, 'u');
  return (text) => plain.has(text) || all.test(text);
}

function patternOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return '.+';
      return `(?:${Object.values(element.options)
        .map(({ value }) => patternOf(value))
        .join('|')})`;
    })
    .join('');
}
