// npm run bench:web: what pages weigh, what they cost the server, and whether a full bin scrolls; see README.md.
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { startDemo } from '../scripts/demo-service.mjs';
import { stopAll } from './processes.mjs';

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    items: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
  },
});
const [users, items, requests, rounds] = ['users', 'items', 'requests', 'rounds'].map((name) => Number(options[name]));

/** The most KiB of a page with its style and scripts, on the first visit and on the next. */
const budgets = { first: 60, next: 10 };
/** Items in the bin whose page is weighed: as many as fit on a few screens. */
const usualBin = 30;
const executablePath = '/usr/bin/chromium';

/** Pages, and the call of version 2 that holds the same data. */
const twins = {
  '/mediabin/': '/API/v2/mediabin/?limit=1000',
  '/profile/': '/API/v2/me/',
  '/profile/tokens/': '/API/v2/tokens/?revoked_at__isnull=true&order_by=-id&limit=20',
  '/profile/sessions/': '/API/v2/sessions/?order_by=-last_seen_at&limit=20',
  '/users/': '/API/v2/users/?order_by=username&limit=20',
  '/groups/': '/API/v2/groups/?limit=1000',
  '/standards/videocodec/': '/API/v2/standards/videocodec/?limit=20&count=true',
  '/themes/': '/API/v2/themes/?limit=24',
  '/audit/': '/API/v2/audit/?order_by=-id&limit=20',
  '/v1/': '/API/v2/v1-usage/?order_by=-last_at&limit=1000',
};

const { url, somebody, call } = await startDemo({ users, themes: 6, binItems: items * 2, bin: usualBin });
try {
  const cookie = await signIn();
  const isLight = await weigh(cookie);
  await compareTimes(cookie);
  await fillBin();
  await scroll(cookie);
  process.exitCode = isLight ? 0 : 1;
} finally {
  await stopAll();
}

async function signIn() {
  const { username, password } = somebody;
  const answer = await fetch(`${url}/API/v2/sessions/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Tells what comes over the wire for each page. Returns whether all of them keep to their budgets. */
async function weigh(cookie) {
  console.log('KiB, compressed: on the first visit, and on the next');
  const kept = new Map();
  let isLight = true;
  for (const path of Object.keys(twins)) {
    const html = await read(path, { cookie, accept: 'text/html' });
    const text = html.bytes.toString();
    const files = new Map();
    for (const [, address] of text.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src)="([^"]+)"/g)) {
      await addFile(files, kept, address);
    }
    const next = packed(html);
    const first = next + [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    const [kiB, kiBNext] = [first / 1024, next / 1024];
    const isOver = kiB > budgets.first || kiBNext > budgets.next;
    isLight &&= !isOver;
    console.log(
      `  ${path.padEnd(26)} ${kiB.toFixed(1).padStart(6)} ${kiBNext.toFixed(1).padStart(6)}${isOver ? '  too much' : ''}`,
    );
  }
  return isLight;
}

/** A file that a page loads, and those that it imports. */
async function addFile(files, kept, address) {
  if (files.has(address)) return;
  if (!kept.has(address)) kept.set(address, await read(address, { 'accept-encoding': 'br' }));
  files.set(address, kept.get(address).bytes.length);
  if (!address.endsWith('.js')) return;
  const source = await read(address);
  for (const [, name] of source.bytes.toString().matchAll(/(?:from|import)"(\.\/[\w.-]+\.js)"/g)) {
    await addFile(files, kept, new URL(name, url + address).pathname);
  }
}

/** What is sent of a page behind a proxy that compresses, as the service does not do it for what holds secrets. */
function packed({ bytes }) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function read(path, headers = {}) {
  return new Promise((resolve, reject) => {
    request(url + path, { headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode !== 200) return reject(new Error(`${path} was answered with ${answer.statusCode}.`));
        resolve({ bytes: Buffer.concat(chunks), headers: answer.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Each page and its call in turns. */
async function compareTimes(cookie) {
  console.log(`\nMilliseconds a request, page and call, and their ratio (${rounds} rounds of ${requests})`);
  for (const [path, twin] of Object.entries(twins)) {
    const seen = { page: [], call: [], ratio: [] };
    for (let round = 0; round < rounds; round++) {
      const page = await timed(path, { cookie, accept: 'text/html' });
      const call = await timed(twin, { cookie, accept: 'application/json' });
      seen.page.push(page);
      seen.call.push(call);
      seen.ratio.push(page / call);
    }
    const [page, call, ratio] = [seen.page, seen.call, seen.ratio].map(median);
    const range = `${Math.min(...seen.ratio).toFixed(1)} to ${Math.max(...seen.ratio).toFixed(1)}`;
    console.log(
      `  ${path.padEnd(26)} ${page.toFixed(1).padStart(6)} ${call.toFixed(1).padStart(6)} ${ratio.toFixed(1).padStart(5)} (${range})`,
    );
  }
}

async function timed(path, headers) {
  for (let n = 0; n < 5; n++) await read(path, headers);
  const began = performance.now();
  for (let n = 0; n < requests; n++) await read(path, headers);
  return (performance.now() - began) / requests;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function fillBin() {
  await call('POST', '/API/v2/mediabin/clear/');
  const all = Array.from({ length: items }, (_, n) => ({
    resource_id: `VX-${n + 1}`,
    resource_name: `Interview_TAKE${n + 1}.mxf`,
    resource_type: 'video',
    thumbnail_uri: `/media/demo/video-${n % 24}.svg`,
  }));
  for (let at = 0; at < all.length; at += 500) await call('POST', '/API/v2/mediabin/bulk/', all.slice(at, at + 500));
}

/** Scrolls through a full bin in a browser, and tells of tasks that held the page for more than 50 milliseconds. */
async function scroll(cookie) {
  if (!existsSync(executablePath)) return console.log('\nThere is no Chromium to scroll in.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const cookies = cookie.split('; ').map((one) => one.split(/=(.*)/s));
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
    await page.addInitScript(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(`${url}/mediabin/`, { waitUntil: 'networkidle' });
    const atLoad = await page.evaluate('longTasks.splice(0)');
    const height = await page.evaluate('document.documentElement.scrollHeight');
    await page.mouse.move(720, 450);
    for (let y = 0; y < height; y += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
    const scrolled = await page.evaluate('scrollY');
    if (scrolled < height / 2) throw new Error(`The bin scrolled ${scrolled} of ${height} pixels only.`);
    const seen = await page.evaluate('longTasks.splice(0)');
    const told = (tasks) =>
      `${tasks.length}${tasks.length > 0 ? `, the longest ${Math.round(Math.max(...tasks))} ms` : ''}`;
    console.log(`\nLong tasks in a bin of ${items}: while it loads ${told(atLoad)}; while it scrolls ${told(seen)}`);
  } finally {
    await browser.close();
  }
}
