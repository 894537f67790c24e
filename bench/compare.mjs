// Before anything is measured, and again afterwards: what is compared must be the same.
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { NUMBER } from './rows.mjs';

/** Headers that a server cannot help, or that belong to a connection. */
const passing = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
let number = Math.floor(Date.now() / 1000) % 1e9;

/**
 * Sends each of a row's requests to each of its servers. The bare server's bodies must be the service's byte for byte,
 * and its headers the same; the documented one's the same JSON. Of what is created ids, tags and places are left out.
 */
export async function compare({ name, runs, writes }) {
  const [{ requests }] = runs;
  for (const place of writes ? [0] : requests.keys()) {
    number++;
    const answers = [];
    for (const run of runs) answers.push(await fetchWhole(run, run.requests[place], String(number).padStart(12, '0')));
    const [expected] = answers;
    if (expected.status >= 300)
      throw new Error(`The service answers ${name} with ${expected.status}: ${expected.body}`);
    for (const [n, run] of runs.entries()) {
      const actual = answers[n];
      if (writes) {
        // The second one finds what the first one has made, unless each is another.
        differ(name, run, created(expected), created(actual));
      } else if (run.server.name === 'documented') {
        if (!isDeepStrictEqual(JSON.parse(actual.body), JSON.parse(expected.body)))
          differ(name, run, expected.body, actual.body);
      } else {
        differ(name, run, expected.body, actual.body);
        differ(name, run, told(expected.headers), told(actual.headers));
      }
    }
  }
}

function differ(name, run, expected, actual) {
  if (actual === expected) return;
  const at = Math.max(0, [...actual].findIndex((letter, place) => letter !== expected[place]) - 60);
  const [theirs, ours] = [actual, expected].map((text) => text.slice(at, at + 300));
  throw new Error(`${name}: ${run.name} answers otherwise than the service.\n${theirs}\n${ours}`);
}

const told = (headers) =>
  JSON.stringify(
    Object.entries(headers)
      .filter(([header]) => !passing.has(header))
      .sort(),
  );

/** What is the same whenever it is created. */
function created({ status, headers, body }) {
  const { etag, location, ...rest } = headers;
  delete rest['content-length'];
  const object = JSON.parse(body);
  for (const field of ['id', 'resource_uri', 'position']) if (field in object) object[field] = typeof object[field];
  for (const field of ['title', 'resource_id', 'absolute_url'])
    if (field in object) object[field] = object[field].replace(/\d{12}/, '');
  return `${status} ${typeof etag} ${typeof location} ${told(rest)} ${JSON.stringify(object)}`;
}

let extra = 0;

async function fetchWhole({ server }, { method, path, headers, body }, text) {
  // Of its own for each server: what is in a bin already is not created again.
  const own = body?.replace(
    NUMBER,
    String(Number(text) * 100 + (extra++ % 100))
      .padStart(12, '0')
      .slice(-12),
  );
  const request = ask(server.url + path, {
    method,
    headers: { ...headers, ...(own && { 'Content-Length': own.length }) },
    agent: false,
  });
  request.end(own);
  const [response] = await once(request, 'response');
  const bytes = Buffer.concat(await response.toArray());
  const { host } = new URL(server.url);
  const named = Object.entries(response.headers).map(([name, value]) => [name, String(value).replace(host, 'HOST')]);
  // Compressed bytes are no text.
  const encoding = response.headers['content-encoding'] ? 'latin1' : 'utf8';
  return { status: response.statusCode, headers: Object.fromEntries(named), body: bytes.toString(encoding) };
}
