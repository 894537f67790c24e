// npm run bench:web: what pages weigh, what they cost the server, and whether a full bin scrolls; see README.md.
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { startDemo } from '../scripts/demo-service.mjs';
import { fineProcessorTimeOf, stopAll } from './processes.mjs';

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    items: { type: 'string', default: '1000' },
    requests: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
  },
});
const [users, items, requests, rounds] = ['users', 'items', 'requests', 'rounds'].map((name) => Number(options[name]));

/**
 * The most KiB of a page with its style and scripts, on the first visit and on the next, and the most milliseconds of
 * the processor's time that one task of a browser takes for a full bin.
 */
const budgets = { first: 60, next: 10, task: 50 };
/** Items in the bin whose page is weighed: more than the page holds at first. */
const usualBin = 60;
const executablePath = '/usr/bin/chromium';

const organisations = '/API/v2/organisations/?order_by=name&limit=1000&fields=id,name';

/** Pages, and the calls of version 2 that hold what they show. Those that ask by ids come to it, see `callsByIds`. */
const twins = {
  '/mediabin/': ['/API/v2/mediabin/?limit=1000'],
  '/profile/': [],
  '/profile/tokens/': ['/API/v2/tokens/?revoked_at__isnull=true&order_by=-id&limit=20'],
  '/profile/sessions/': ['/API/v2/sessions/?order_by=-last_seen_at&limit=20'],
  '/users/': [
    '/API/v2/users/?order_by=username&limit=20',
    organisations,
    '/API/v2/groups/?order_by=name&limit=1000&fields=id,name',
  ],
  '/groups/': [
    '/API/v2/groups/?order_by=name&limit=1000&fields=id,name,description,parents,permissions,roles,organisation',
    organisations,
  ],
  '/standards/videocodec/': ['/API/v2/standards/videocodec/?order_by=name&limit=20&count=true'],
  '/themes/': ['/API/v2/themes/?order_by=title&limit=24', '/API/v2/me/themes/?is_default=true&limit=1'],
  '/audit/': ['/API/v2/audit/?order_by=-id&limit=20'],
  '/v1/': ['/API/v2/v1-usage/?order_by=-last_at&limit=1000', '/API/v2/v1-usage/days/?days=30'],
};
/** Who is signed in: every page shows it, and goes by their language, colours and permissions. */
const me = '/API/v2/me/';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const { url, service, somebody, call } = await startDemo({ users, themes: 6, binItems: items * 2, bin: usualBin });
try {
  const cookie = await signIn();
  // As many on a page as the calls ask for.
  await call('PATCH', '/API/v2/me/', { paginate_by: 20 });
  await callsByIds(cookie);
  const isLight = await weigh(cookie);
  await compareTimes(cookie);
  await fillBin();
  await scroll(cookie);
  // Times are only told: on a busy machine any of them is long now and then.
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

/** Adds what pages ask about the objects of a list: advice on tokens, who is an administrator, what targets are called. */
async function callsByIds(cookie) {
  const objectsOf = async (path) =>
    JSON.parse((await read(twins[path][0], { cookie, accept: 'application/json' })).bytes).objects;
  const ids = (objects) => objects.map(({ id }) => id).join();
  twins['/profile/tokens/'].push(`/API/v2/tokens/advice/?id__in=${ids(await objectsOf('/profile/tokens/'))}`);
  twins['/users/'].push(
    `/API/v2/users/?id__in=${ids(await objectsOf('/users/'))}&role=platform_administrator&limit=20&fields=id`,
  );
  const targets = Map.groupBy(await objectsOf('/audit/'), ({ target }) => target.split('/')[0]);
  for (const kind of ['users', 'groups', 'organisations', 'themes', 'tokens']) {
    const some = new Set((targets.get(kind) ?? []).map(({ target }) => target.split('/')[1]));
    const scope = kind === 'tokens' ? 'scope=all&' : '';
    if (some.size > 0) twins['/audit/'].push(`/API/v2/${kind}/?${scope}id__in=${[...some].join()}&limit=20`);
  }
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
    for (const [, address] of text.matchAll(/<(?:link rel="stylesheet" href|script[^>]* src|use href)="(\/[^"#]+)/g)) {
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
    request(url + path, { headers, agent }, (answer) => {
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

/** The processor's time of the service for each page and for its calls, in turns. */
async function compareTimes(cookie) {
  console.log(
    `\nMilliseconds of the processor's time a request: the page, its calls, and their ratio (${rounds} rounds of ${requests}); ` +
      `in the end the ratio to its calls but for ${me}`,
  );
  const pairs = Object.entries(twins).map(([path, twin]) => ({ path, twins: twin, page: [], calls: [], others: [] }));
  const ask = (path) => timed(path, { cookie, accept: 'text/html' });
  const askTwins = async (paths) => {
    let sum = 0;
    for (const path of paths) sum += await timed(path, { cookie, accept: 'application/json' });
    return sum;
  };
  // What is read and compiled while it is new is no part of it.
  for (const pair of pairs) for (let n = 0; n < 3; n++) await Promise.all([ask(pair.path), askTwins(pair.twins)]);
  for (let round = 0; round < rounds; round++) {
    for (const pair of pairs) {
      pair.page.push(await ask(pair.path));
      const others = await askTwins(pair.twins);
      pair.others.push(others);
      pair.calls.push(others + (await askTwins([me])));
    }
  }
  for (const { path, page, calls, others } of pairs) {
    const ratios = page.map((one, round) => one / calls[round]);
    const [one, other, ratio] = [page, calls, ratios].map(median);
    const range = `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`;
    const toOthers = others[0] > 0 ? median(page.map((ms, round) => ms / others[round])).toFixed(1) : '';
    console.log(
      `  ${path.padEnd(26)} ${one.toFixed(2).padStart(6)} ${other.toFixed(2).padStart(6)} ${ratio.toFixed(1).padStart(5)} (${range}) ${toOthers.padStart(5)}`,
    );
  }
}

async function timed(path, headers) {
  for (let n = 0; n < 3; n++) await read(path, headers);
  const before = fineProcessorTimeOf(service);
  for (let n = 0; n < requests; n++) await read(path, headers);
  return ((fineProcessorTimeOf(service) - before) * 1000) / requests;
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

/**
 * Opens a full bin in a browser and scrolls through it. Tells of the longest tasks of the page's main thread, and whether
 * one passes the budget: by the processor's time, as on a busy machine a task of any length may have to wait.
 */
async function scroll(cookie) {
  if (!existsSync(executablePath)) {
    console.log('\nThere is no Chromium to scroll in.');
    return;
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const cookies = cookie.split('; ').map((one) => one.split(/=(.*)/s));
    await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url })));
    await page.goto(`${url}/login/`); // the browser's own start
    const atLoad = await longestTasks(browser, page, async () => {
      await page.goto(`${url}/mediabin/`);
      await page
        .locator('.clip')
        .nth(items - 1)
        .waitFor({ state: 'attached' });
    });
    const scrolled = await longestTasks(browser, page, async () => {
      await page.mouse.move(720, 450);
      for (let y = 0, end = false; !end; y += 600) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(50);
        const at = await page.evaluate('({ y: scrollY + innerHeight, height: document.documentElement.scrollHeight })');
        end = at.y > at.height - 10 || y > 1000 * items;
      }
    });
    const told = (tasks) => tasks.map((milliseconds) => Math.round(milliseconds)).join(', ');
    const isOver = atLoad[0] > budgets.task || scrolled[0] > budgets.task;
    console.log(
      `\nThe longest tasks in a bin of ${items}, in milliseconds of the processor's time: while it loads ${told(atLoad)}; ` +
        `while it scrolls ${told(scrolled)}${isOver ? '  too long' : ''}`,
    );
  } finally {
    await browser.close();
  }
}

/** The longest tasks of the page's main thread meanwhile. */
async function longestTasks(browser, page, step) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await step();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.flatMap((one) =>
      one.name === 'thread_name' && one.args.name === 'CrRendererMain' ? [thread(one)] : [],
    ),
  );
  const tasks = traceEvents.filter((one) => one.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(one)));
  if (tasks.length === 0) throw new Error('The browser tells of no tasks.');
  return tasks
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a)
    .slice(0, 3);
}
