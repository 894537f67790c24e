// npm run bench:memory: what the service keeps in memory as it answers requests of all kinds; see README.md.
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { install, removeAll } from './installation.mjs';
import { memoryOf, processorTimeOf, stop } from './processes.mjs';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    points: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
    users: { type: 'string', default: '2000' },
    /** Seconds that nothing is asked at each point, after which it is looked once more. */
    rest: { type: 'string', default: '0' },
    engine: { type: 'string', default: 'sqlite' },
    /** Options of Node for the service instead of those of `npm start`, in one word. */
    node: { type: 'string' },
  },
});
const [requests, points, connections, rest] = ['requests', 'points', 'connections', 'rest'].map((name) =>
  Number(options[name]),
);
const flags = options.node?.split(' ').filter(Boolean) ?? [];
const password = 'bench-memory-administrator';

const agent = new Agent({ keepAlive: true, maxSockets: connections });
let port;
try {
  const { platform, serve, ...installed } = await install('memory', {
    engine: options.engine,
    env: { ADMIN_PASSWORD: password },
  });
  port = installed.port;
  await stop(await serve(...flags)); // which makes the administrator
  await platform('demo', '--users', options.users, '--themes', '20', '--bin-items', options.users);
  const service = await serve(...flags);
  const steps = await mix(await platform('token', 'create', 'admin'));
  console.log(`node ${flags.join(' ')}, ${connections} connections`);
  console.log(
    '| requests | resident MiB | after a rest | a second | processor time of each, us |\n|---|---|---|---|---|',
  );
  console.log(`| 0 | ${memoryOf(service).toFixed(0)} | | | |`);
  let [sent, seen] = [0, 0];
  for (let point = 1; point <= points; point++) {
    const target = Math.round((requests * point) / points);
    const [began, used] = [performance.now(), processorTimeOf(service)];
    const ask = async () => {
      while (sent < target) await steps[sent++ % steps.length]();
    };
    await Promise.race([Promise.all(Array.from({ length: connections }, ask)), service.failure]);
    const rate = ((target - seen) / (performance.now() - began)) * 1000;
    const each = ((processorTimeOf(service) - used) / (target - seen)) * 1e6;
    const memory = memoryOf(service).toFixed(0);
    await wait(rest * 1000);
    const rested = rest > 0 ? memoryOf(service).toFixed(0) : '';
    console.log(`| ${target} | ${memory} | ${rested} | ${rate.toFixed(0)} | ${each.toFixed(0)} |`);
    seen = target;
  }
} finally {
  agent.destroy();
  await removeAll();
}

/** The requests that are sent in turns: mostly reads by token, some writes, some by other ways of signing in, pages. */
async function mix(key) {
  const token = { 'AUTH-TOKEN': key };
  const basic = { Authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}` };
  const { objects } = await ask('GET', '/API/v1/userprofile/?limit=100', token);
  const { objects: active } = await ask('GET', '/API/v2/users/?is_active=true&limit=1', token);
  const someone = { ...token, RUNAS: active[0].username };
  const cookies = await session();
  const some = (path) => {
    let n = 0;
    return () => ask('GET', `${path}${objects[n++ % objects.length].id}/`, token);
  };
  const get =
    (path, headers = token) =>
    () =>
      ask('GET', path, headers);
  const write = (path) => async () => {
    const { id } = await ask('POST', path, token, { title: `Theme ${++n}` });
    await ask('DELETE', `/API/v2/themes/${id}/`, token);
  };
  let n = 0;
  return [
    [some('/API/v1/userprofile/'), 20],
    [get('/API/v1/userprofile/'), 10],
    [get('/API/v1/userroles/'), 10],
    [get('/API/v1/standards/videocodec/'), 10],
    [get('/API/v1/userprofile/schema/'), 5],
    [get('/API/v1/mediabin/'), 5],
    [some('/API/v2/users/'), 10],
    [get('/API/v2/users/'), 5],
    [get('/API/v2/standards/videocodec/'), 5],
    [get(`/API/v1/userprofile/${objects[0].id}/`, basic), 4],
    [get('/API/v1/userprofile/', cookies), 4],
    [get('/API/v1/userroles/', someone), 2],
    [get('/API/v2/openapi.json'), 1],
    [get('/profile/', cookies), 1],
    [get('/users/', cookies), 1],
    [get('/mediabin/', cookies), 1],
    [write('/API/v2/themes/'), 3],
    [write('/API/v1/theme/'), 3],
  ].flatMap(([step, times]) => Array.from({ length: times }, () => step));
}

async function session() {
  const body = JSON.stringify({ username: 'admin', password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${port}/API/v2/sessions/`, { method: 'POST', headers, body });
  return {
    Cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

/** Sends a request and reads its answer; fails when that is a refusal. */
function ask(method, path, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, method, path, headers: { ...headers, 'Content-Type': 'application/json' } });
    sent.once('error', reject).once('response', async (answer) => {
      const said = await text(answer);
      const { statusCode: status } = answer;
      if (status >= 400) return reject(new Error(`${method} ${path}: ${status} ${said.slice(0, 300)}`));
      resolve(said.startsWith('{') ? JSON.parse(said) : undefined);
    });
    sent.end(body && JSON.stringify(body));
  });
}
