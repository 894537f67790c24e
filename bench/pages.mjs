// npm run bench:pages: whether the last page of a long list costs what the first one does; see README.md.
import { parseArgs } from 'node:util';
import { install, removeAll } from './installation.mjs';

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '1000000' },
    page: { type: 'string', default: '50000' },
    requests: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
    engine: { type: 'string', default: 'sqlite' },
    /** A data directory that was filled by an earlier run. */
    data: { type: 'string' },
  },
});
const [last, requests, rounds] = ['page', 'requests', 'rounds'].map((name) => Number(options[name]));
const limit = 20;
const password = 'bench-pages-administrator';
const orders = ['id', 'username'];

const { url, platform, serve } = await install('pages', {
  engine: options.engine,
  data: options.data,
  env: { ADMIN_PASSWORD: password },
});
try {
  await serve();
  if (!options.data) await platform('demo', '--users', options.users, '--themes', '5', '--bin-items', '0');
  const key = await platform('token', 'create', 'admin');
  const get = async (path) => (await fetch(url + path, { headers: { 'AUTH-TOKEN': key } })).json();
  for (const order of orders) {
    const first = `/API/v2/users/?order_by=${order}&limit=${limit}`;
    const far = await walk(get, order);
    const seen = { first: [], far: [] };
    for (let round = 0; round < rounds; round++) {
      seen.first.push(await timed(get, first));
      seen.far.push(await timed(get, far));
    }
    const ratios = seen.far.map((one, n) => one / seen.first[n]);
    const list = (values, digits) => values.map((value) => value.toFixed(digits)).join(', ');
    console.log(
      `order_by=${order}: page ${last} / page 1 ${median(ratios).toFixed(2)} (${list(ratios, 2)}); ms a page ${median(seen.first).toFixed(2)} and ${median(seen.far).toFixed(2)}`,
    );
  }
} finally {
  await removeAll();
}

/** The address of the page before the last cursor: in large steps, as a cursor does not depend on the size of pages. */
async function walk(get, order) {
  let address = `/API/v2/users/?order_by=${order}&fields=id&limit=1000`;
  let left = (last - 1) * limit;
  while (left > 0) {
    const { meta } = await get(address);
    left -= Math.min(1000, left);
    if (!meta.next) throw new Error(`The list ended ${left} objects before page ${last}.`);
    address = left >= 1000 || left === 0 ? meta.next : meta.next.replace(/limit=\d+/, `limit=${left}`);
  }
  return address.replace('fields=id&', '').replace(/limit=\d+/, `limit=${limit}`);
}

/** Milliseconds for a page, one request after the other. */
async function timed(get, path) {
  for (let n = 0; n < 20; n++) await get(path);
  const began = performance.now();
  for (let n = 0; n < requests; n++) {
    const { objects } = await get(path);
    if (!objects?.length) throw new Error(`${path} is empty.`);
  }
  return (performance.now() - began) / requests;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
