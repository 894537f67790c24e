import { existsSync } from 'node:fs';
import { describe } from '@jest/globals';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** The one without a window takes less than half of the processor's time, most of which the other spends on its own. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = programs.find(existsSync) ?? programs[0]!;

/** No service of its own, and no address but this machine's. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** A browser takes its time where others work too. */
export const PATIENCE = 120_000;

const isMissing = !existsSync(executablePath) && process.env.CI !== 'true';
if (isMissing) process.stderr.write('Chromium is not installed: its tests are skipped.\n');

/** A group of tests in a browser; skipped where there is none, but never in the continuous integration. */
export const inBrowser = isMissing ? describe.skip : describe;

export const startBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args });

export interface WatchedPage {
  page: Page;
  /** What the page has logged as wrong, thrown, or asked of other hosts. */
  faults: string[];
}

/** A new page that belongs to a service at this address. */
export async function openPage(
  browser: Browser,
  url: string,
  width: number,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, ...options });
  page.setDefaultTimeout(60_000);
  const faults: string[] = [];
  /** What is refused to the reader is told by the page itself. */
  const documents = new Set<string>();
  page.on('console', (message) => {
    const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
    if (isRefusal && documents.has(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.add(request.url());
    if (!request.url().startsWith(`${url}/`) && !/^(data|blob):/.test(request.url())) {
      faults.push(`asked for ${request.url()}`);
    }
  });
  return { page, faults };
}

/** Gives a page the session of a user, without the form. */
export async function signIn(
  page: Page,
  url: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const answer = await page.context().request.post(`${url}/API/v2/sessions/`, { data: { username, password } });
  if (answer.status() !== 201) throw new Error(`Signing in was answered with ${answer.status()}.`);
}
