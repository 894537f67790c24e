// npm run screenshots [-- <folder>]: takes pictures of pages, on demonstration data, into docs/screenshots. The same
// each time, but for how long ago things were.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { stopAll } from '../bench/processes.mjs';
import { startDemo } from './demo-service.mjs';

const folder = process.argv[2] ?? 'docs/screenshots';
/** Bytes of a picture that a reader of the README waits for. */
const most = 150_000;
const schemes = ['light', 'dark'];
const [wide, narrow] = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

const { url, somebody, call } = await startDemo({ users: 200, themes: 8, binItems: 2000, bin: 24 });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(folder, { recursive: true });
  const storageState = await signIn();
  const pages = await pagesToShow();
  for (const colorScheme of schemes) {
    for (const { name, path, sizes = { '': wide } } of pages) {
      for (const [size, viewport] of Object.entries(sizes)) {
        const bytes = await picture(path, { storageState, colorScheme, viewport });
        const file = join(folder, `${name}${size}-${colorScheme}.webp`);
        writeFileSync(file, bytes);
        console.log(`${file} ${Math.ceil(bytes.length / 1024)} KiB`);
      }
    }
  }
} finally {
  await browser.close();
  await stopAll();
}

async function pagesToShow() {
  const first = async (path) => (await call('GET', path)).objects[0].id;
  const used = await first('/API/v2/tokens/?revoked_at__isnull=true&last_used_at__isnull=false&order_by=-last_used_at');
  const user = await first('/API/v2/users/?is_active=true&last_login__isnull=false&order_by=-last_login');
  const theme = await first('/API/v2/themes/?title=Night%20shift');
  const both = { '': wide, '-narrow': narrow };
  return [
    { name: 'start', path: '/' },
    { name: 'media-bin', path: '/mediabin/', sizes: both },
    { name: 'tokens', path: '/profile/tokens/', sizes: both },
    { name: 'token', path: `/profile/tokens/${used}/` },
    { name: 'preferences', path: '/profile/preferences/' },
    { name: 'users', path: '/users/', sizes: both },
    { name: 'user', path: `/users/${user}/access/` },
    { name: 'themes', path: '/themes/' },
    { name: 'theme', path: `/themes/${theme}/` },
    { name: 'audit', path: '/audit/' },
    { name: 'v1', path: '/v1/' },
  ];
}

/** Once only: the audit trail tells of each. */
async function signIn() {
  const context = await browser.newContext();
  const { username, password } = somebody;
  await context.request.post(`${url}/API/v2/sessions/`, { data: { username, password } });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function picture(path, options) {
  const context = await browser.newContext({ ...options, locale: 'en', timezoneId: 'UTC', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const response = await page.goto(url + path, { waitUntil: 'networkidle' });
    if (!response.ok()) throw new Error(`${path} was answered with ${response.status()}.`);
    const session = await context.newCDPSession(page);
    // As good as fits.
    for (const quality of [92, 84, 76, 68, 60]) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length <= most) return bytes;
    }
    throw new Error(`The picture of ${path} has more than ${most} bytes.`);
  } finally {
    await context.close();
  }
}
