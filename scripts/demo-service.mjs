// The built service with demonstration data in a folder that goes with it, for what looks at pages from outside.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, run, start, stopAll } from '../bench/processes.mjs';
import { freePort } from './free-port.mjs';

const root = { username: 'admin', password: 'demonstration-administrator' };

/**
 * Starts it. Call `stopAll` of bench/processes.mjs in the end.
 * @param {{ users: number, themes: number, binItems: number, bin: number }} plan `bin`: items in the bin of the one who
 *   looks; at least one other bin must hold as many
 * @returns the address, its process, somebody with tokens, sessions and a past who is an administrator, and calls of version 2 as them
 */
export async function startDemo({ users, themes, binItems, bin }) {
  const folder = mkdtempSync(join(tmpdir(), 'platform-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    ADMIN_PASSWORD: root.password,
    LOG_LEVEL: 'error',
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    const service = start(['dist/src/main.js'], { env });
    await answering(service, `${url}/API/v2/healthcheck/simple`);
    const amounts = { users, themes, 'bin-items': binItems };
    const options = Object.entries(amounts).flatMap(([name, count]) => [`--${name}`, String(count)]);
    await run(['dist/src/cli/platform.js', 'demo', ...options], { env });
    const asRoot = caller(url, root);
    const boss = await busiest(asRoot);
    const roles = `/API/v2/users/${boss.id}/roles`;
    await asRoot('PUT', `${roles}/platform_administrator/`);
    const somebody = { ...boss, password: 'demo-password' };
    const call = caller(url, somebody);
    await fillBin(asRoot, call, bin);
    return { url, service, somebody, call };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Whoever has most tokens: the demonstration gives one user some of each kind. */
async function busiest(asRoot) {
  const { objects } = await asRoot('GET', '/API/v2/tokens/?scope=all&limit=1000');
  const [[username]] = [...Map.groupBy(objects, ({ assignee }) => assignee)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const { objects: found } = await asRoot('GET', `/API/v2/users/?username=${encodeURIComponent(username)}`);
  return found[0];
}

/** Puts what others have collected into a bin, until it holds so many items. */
async function fillBin(asRoot, call, wanted) {
  const { objects: users } = await asRoot('GET', '/API/v2/users/?is_active=true&limit=1000');
  const found = new Map();
  for (const { username } of users) {
    if (found.size >= wanted) break;
    const { objects } = await asRoot('GET', '/API/v2/mediabin/?limit=1000', undefined, {
      RUNAS: Buffer.from(username).toString('latin1'), // the bytes of UTF-8, each as one character
    });
    for (const { resource_id, resource_name, resource_type, thumbnail_uri } of objects) {
      found.set(resource_id, { resource_id, resource_name, resource_type, thumbnail_uri });
    }
  }
  await call('POST', '/API/v2/mediabin/clear/');
  const items = [...found.values()].slice(0, wanted);
  for (let at = 0; at < items.length; at += 100)
    await call('POST', '/API/v2/mediabin/bulk/', items.slice(at, at + 100));
}

/** Calls version 2 as somebody; throws what it refuses. */
function caller(url, { username, password }) {
  const Authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { Authorization, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text && JSON.parse(text);
  };
}
