import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOUND, least } from '../support/longest-turn.js';
import { svg } from '../support/pictures.js';
import { e2e } from '../support/service.js';
import { WatchedService } from '../support/watched.js';

const MEBIBYTE = 1024 * 1024;
const template = `<p>${'{{ page.title }} "é"\n'.repeat(2300)}</p>`;

/** As many entries between brackets as fit into a body. */
function filled(open: string, entry: (n: number) => string, close: string): string {
  const entries: string[] = [];
  for (let n = 0, left = MEBIBYTE - 100; left > 0; n++) left -= entries[entries.push(entry(n)) - 1]!.length + 1;
  return `${open}${entries.slice(0, -1).join(',')}${close}`;
}
/** A body of multipart/form-data with a logo. */
function formOf(picture: string): string {
  return `--frontier\r\nContent-Disposition: form-data; name="logo"; filename="x"\r\n\r\n${picture}\r\n--frontier--\r\n`;
}

const partOf = (name: string): string => `--frontier\r\nContent-Disposition: form-data; name="${name}"\r\n`;

interface Seen {
  status: number;
  length: number;
  text: string;
}

const list = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

e2e('what one client asks', (service) => {
  let watched: WatchedService;
  let token: string;
  let ids: string[];
  let items: string[];

  /** What becomes of a request; the answer is taken in and, where it is long, dropped. */
  const send = (method: string, path: string, body?: string | Buffer, headers = {}): Promise<Seen> =>
    new Promise((resolve, reject) => {
      const given = { 'AUTH-TOKEN': token, 'Content-Type': 'application/json', ...headers };
      const outgoing = request(watched.url + path, { method, headers: given, agent: false }, (incoming) => {
        const seen: Seen = { status: incoming.statusCode!, length: 0, text: '' };
        incoming.on('data', (chunk: Buffer) => {
          if ((seen.length += chunk.length) <= MEBIBYTE) seen.text += chunk.toString('latin1');
        });
        incoming.on('end', () => resolve(seen)).on('error', reject);
      });
      outgoing.on('error', reject).end(body);
    });
  const post = (path: string, body: unknown) => () =>
    send('POST', path, typeof body === 'string' ? body : JSON.stringify(body));
  const patch = (path: string, body: string) => () => send('PATCH', path, body);
  const get = (path: string) => () => send('GET', path);
  /** Asks and reads nothing of the answer; resolves when the other side has ended the connection. */
  const silentReader = (path: string, sockets: Socket[]): Promise<unknown> => {
    const { hostname, port } = new URL(watched.url);
    const socket = connect(Number(port), hostname).pause();
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAUTH-TOKEN: ${token}\r\n\r\n`);
    // Only what is sent there tells that nobody is there any more.
    const poke = setInterval(() => socket.write('\r\n'), 100);
    return new Promise((resolve) => socket.once('error', resolve).once('close', resolve)).finally(() =>
      clearInterval(poke),
    );
  };
  /** Sends a form as a browser does, of somebody who is not signed in. */
  const form = (path: string, fields: string) => () =>
    send('POST', path, `csrfmiddlewaretoken=${'a'.repeat(32)}&${fields}`, {
      'AUTH-TOKEN': [],
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: `csrftoken=${'a'.repeat(32)}`,
    });
  const formOfParts = (path: string, names: string[]) => () =>
    send('POST', path, `${names.map((name) => `${partOf(name)}\r\nx\r\n`).join('')}--frontier--\r\n`, {
      'AUTH-TOKEN': [],
      'Content-Type': 'multipart/form-data; boundary=frontier',
    });
  const logo = (path: string, picture: string) => () =>
    send('PUT', path, formOf(picture), { 'Content-Type': 'multipart/form-data; boundary=frontier' });

  beforeAll(async () => {
    token = (await service.user({ isSuperuser: true, isAdministrator: true, username: 'load' })).token;
    const insert = 'INSERT INTO theme (title, template_string, css, javascript, status, logoimage, note) VALUES ';
    for (let n = 0; n < 50; n++) {
      const row = "(?, ?, '', '', 1, '', '')";
      await service.sql(insert + Array(20).fill(row).join(', '), list(20, (m) => [`T${n * 20 + m}`, template]).flat());
    }
    ids = (await service.sql<{ id: unknown }>('SELECT id FROM theme ORDER BY id LIMIT 1000')).map(({ id }) =>
      String(id),
    );
    // Long enough for this process to be kept waiting itself.
    watched = await WatchedService.start({ READER_TIMEOUT: '4' });
    const { text } = await post(
      '/API/v2/mediabin/bulk/',
      list(1000, (n) => ({ resource_id: `VX-${n}` })),
    )();
    items = (JSON.parse(text) as { objects: { id: string }[] }).objects.map(({ id }) => id);
  });
  afterAll(() => watched.stop());

  const members = list(28_000, (n) => `"${n.toString(36)}":1`).join();
  const manyFields = `{"path":"/x","fields":[${'{},'.repeat(80_000)}{}]}`;
  const remove = (what: string, body: string) => () => send('DELETE', `/API/v2/${what}/bulk/?mode=each`, body);
  const unknown = filled('{"title":"x",', (n) => `"${n.toString(36)}":1`, '}');
  const cases: [what: string, status: number, work: () => () => Promise<Seen>][] = [
    [
      '1000 items, each for itself',
      200,
      () =>
        post(
          '/API/v2/mediabin/bulk/?mode=each',
          list(1000, (n) => ({ resource_id: `VX-${n}`, ui_selected: n % 2 === 0 })),
        ),
    ],
    [
      '1000 items, all of them', // which are there by now
      200,
      () =>
        post(
          '/API/v2/mediabin/bulk/',
          list(1000, (n) => ({ resource_id: `VX-${n}`, position: 1000 - n })),
        ),
    ],
    [
      '1000 standards, each for itself',
      200,
      () =>
        post(
          '/API/v2/standards/standard/bulk/?mode=each',
          list(1000, () => ({ name: randomUUID() })),
        ),
    ],
    [
      '1000 standards, all of them',
      201,
      () =>
        post(
          '/API/v2/standards/standard/bulk/',
          list(1000, () => ({ name: randomUUID() })),
        ),
    ],
    [
      '500 groups, all of them',
      201,
      () =>
        post(
          '/API/v2/groups/bulk/',
          list(500, () => ({ name: randomUUID(), permissions: ['theme'] })),
        ),
    ],
    [
      '300 users, each for itself',
      200,
      () =>
        post(
          '/API/v2/users/bulk/?mode=each',
          list(300, () => ({ username: randomUUID() })),
        ),
    ],
    [
      '1000 themes that cannot be',
      400,
      () =>
        post(
          '/API/v2/themes/bulk/',
          list(1000, () => ({ title: '', css: '//x', nothing: 1 })),
        ),
    ],
    [
      '1000 users with all that may be said of them',
      400,
      () =>
        patch(
          '/API/v2/users/bulk/',
          JSON.stringify(
            list(1000, (n) => ({
              id: 'none',
              username: `load ${n}`,
              first_name: 'Änn'.repeat(40),
              last_name: 'Ärcher'.repeat(20),
              email: `load${n}@example.org`,
              is_active: true,
              is_staff: false,
              is_superuser: false,
              organisation: '1',
              groups: ['1', '2', '3'],
              permissions: ['theme', 'media_backend'],
              roles: list(8, (m) => `role ${m}`),
            })),
          ),
        ),
    ],
    [
      '1000 roles',
      200,
      () =>
        post(
          '/API/v2/groups/roles/create/',
          list(1000, (n) => ({ name: `load_${n}`, label: randomUUID() })),
        ),
    ],
    ['another order', 204, () => post('/API/v2/mediabin/reorder/', { ids: [...items].reverse() })],
    ['an empty bin', 200, () => post('/API/v2/mediabin/clear/', {})],
    ['the bin as it was', 200, () => post('/API/v2/mediabin/undo/', {})],
    ['many unknown members', 400, () => post('/API/v2/themes/', unknown)],
    ['many unknown members, of version 1', 400, () => post('/API/v1/theme/', unknown)],
    [
      'many values in one',
      400,
      () =>
        patch(
          '/API/v2/me/',
          filled('{"extra_info":{', (n) => `"${n.toString(36)}":{}`, '}}'),
        ),
    ],
    [
      'as many members as may be',
      400,
      () => post('/API/v2/themes/', `{${list(29_000, (n) => `"${n.toString(36)}":1e1`).join()}}`),
    ],
    [
      'as many objects as may be',
      400,
      () =>
        post(
          '/API/v2/themes/bulk/',
          `[${list(1000, (n) => `{${list(28, (m) => `"${(n * 28 + m).toString(36)}":1`).join()}}`).join()}]`,
        ),
    ],
    ['lists in lists', 400, () => post('/API/v2/themes/', '['.repeat(MEBIBYTE))],
    [
      'numbers of many digits',
      400,
      () =>
        post(
          '/API/v2/themes/',
          filled('[', () => '1e1', ']'),
        ),
    ],
    ['one long number', 400, () => post('/API/v2/themes/', `{"title":${'1'.repeat(MEBIBYTE - 50)}}`)],
    ['half pairs', 400, () => post('/API/v1/theme/', `{"title":"${'\\ud800'.repeat(170_000)}"}`)],
    ['a long title', 400, () => post('/API/v2/themes/', { title: 'é'.repeat(500_000) })],
    ['a long address', 400, () => post('/API/v2/themes/', { title: 'x', css: `https://${'a.'.repeat(500_000)}` })],
    ['a long path, of version 1', 400, () => post('/API/v1/theme/', { title: 'x', logoimage: '%41/'.repeat(250_000) })],
    ['a form of plus signs', 413, () => form('/nowhere/', `a=${'+'.repeat(1_040_000)}`)],
    ['a form of escapes', 413, () => form('/nowhere/', `a=${'%22'.repeat(340_000)}`)],
    ['a form of quotes, by who is signed out', 401, () => form('/mediabin/add/', `a=${'"'.repeat(260_000)}`)],
    ['a form with much to keep, by who is signed out', 401, () => form('/mediabin/add/', `a=${'é"'.repeat(80_000)}`)],
    ['a form with names of places in lists', 404, () => formOfParts('/nowhere/', ['a[100000000]', 'a[x]'])],
    ['a name that is shown again', 401, () => form('/login/', `username=${'<'.repeat(260_000)}&password=x`)],
    ['a draft of many values', 401, () => form('/login/', `username=x&password=x&draft=${manyFields}`)],
    ['as many members as may be, to sign in', 400, () => post('/API/v2/sessions/', `{${members}}`)],
    ['as many members as may be, beside ids', 400, () => remove('mediabin', `{"ids":["1"],${members}}`)],
    ['as many members as may be, beside a name', 400, () => remove('users', `[{"id":"0","confirm":"x",${members}}]`)],
    [
      'a name of soft hyphens',
      401,
      () => post('/API/v2/sessions/', { username: '\u00ad'.repeat(500_000), password: 'x' }),
    ],
    ['a long user name', 401, () => post('/API/v2/sessions/', { username: '\ufb01'.repeat(300_000), password: 'x' })],
    ['a long password', 401, () => post('/API/v2/sessions/', { username: 'x', password: 'x'.repeat(1_000_000) })],
    [
      'an organisation of many accents', // the square of their number is what it takes to put them in order
      400,
      () => post('/API/v2/users/', { username: 'x', organisation: `a${'\u0315\u0300'.repeat(50_000)}` }),
    ],
    [
      'a long list of roles',
      400,
      () => post('/API/v2/users/', { username: 'x', roles: list(1000, (n) => `${n}${'x'.repeat(900)}`) }),
    ],
    ['1000 themes with their templates', 200, () => get('/API/v2/themes/?limit=1000&fields=id,template_string')],
    ['1000 themes, of version 1', 200, () => get('/API/v1/theme/?limit=1000')],
    ['a set of 1000 themes', 200, () => get(`/API/v1/theme/set/${ids.join(';')}/`)],
    ['1000 users', 200, () => get('/API/v2/users/?limit=1000')],
    ['1000 items of the bin', 200, () => get('/API/v2/mediabin/?limit=1000')],
    ['1000 entries of the trail', 200, () => get('/API/v2/audit/?limit=1000&count=true')],
    ['the whole trail', 200, () => get('/API/v2/audit/export/?format=jsonl')],
    ['a filter of many values', 200, () => get(`/API/v2/audit/?id__in=${list(2500, (n) => n).join()}`)],
    ['many filters', 200, () => get(`/API/v1/theme/?limit=1&${list(3000, (n) => `x${n.toString(36)}`).join('&')}`)],
    ['many orders', 200, () => get(`/API/v2/themes/?${'order_by=id&'.repeat(1000)}`)],
    ['many fields', 200, () => get(`/API/v2/themes/?fields=${'id,'.repeat(4000)}id`)],
    ['a long cursor', 400, () => get(`/API/v2/themes/?cursor=${'A'.repeat(14_000)}`)],
    ['a preview', 200, () => get(`/API/v2/themes/${ids[5]}/preview/`)],
    [
      'a long Basic header',
      401,
      () => () =>
        send('GET', '/API/v2/whoami/', undefined, {
          'AUTH-TOKEN': '',
          Authorization: `Basic ${Buffer.from('x:'.repeat(5000)).toString('base64')}`,
        }),
    ],
    ['a logo of angles', 200, () => logo(`/API/v2/themes/${ids[0]}/logo/`, svg(`<text>${'>'.repeat(250_000)}</text>`))],
    [
      'a logo of many elements',
      200,
      () => logo(`/API/v2/themes/${ids[0]}/logo/`, svg(`<path d="${'M0 0h1v1z'.repeat(10)}"/>`.repeat(9000))),
    ],
  ];

  it.each(cases)('should not keep others waiting: %s', async (_, status, prepare) => {
    let first = true;
    const work = async (): Promise<void> => {
      const seen = await prepare()();
      // What is done once may be refused the second time.
      expect(first ? seen.status : status).toBe(status);
      // Pages show what was typed.
      expect(seen.status >= 400 && seen.text.startsWith('{') ? seen.length : 0).toBeLessThan(20_000);
      first = false;
    };
    expect(await least(async () => (await watched.watch(work)).longest)).toBeLessThanOrEqual(BOUND);
  });

  it('should not keep others waiting: four of 1000 items at once', async () => {
    const one = post(
      '/API/v2/mediabin/bulk/?mode=each',
      list(1000, (n) => ({ resource_id: `VX-${n}` })),
    );
    const four = (): Promise<unknown> => Promise.all([one(), one(), one(), one()]);
    expect(await least(async () => (await watched.watch(four)).longest)).toBeLessThanOrEqual(BOUND);
  });

  it('should be answered with the same text, however long what is in it', async () => {
    const lengths = [1, 0, 999, 1000, 1001, 60_000, 5, 60_000, 60_000, 1];
    const path = (id: string): string => `/API/v1/theme/${id}/`;
    const made: string[] = [];
    for (const length of lengths) {
      const { text } = await post('/API/v1/theme/', { title: 'Length', template_string: 'x'.repeat(length) })();
      made.push((JSON.parse(text) as { id: string }).id);
    }
    const single = await Promise.all(made.map(async (id) => (await get(path(id))()).text));
    const meta = `{"limit":20,"next":null,"offset":0,"previous":null,"total_count":${made.length}}`;
    expect((await get('/API/v1/theme/?title=Length')()).text).toBe(`{"meta":${meta},"objects":[${single.join(',')}]}`);
    const set = await get(`/API/v1/theme/set/${made.join(';')};0/`)();
    expect(set.text).toBe(`{"not_found":["0"],"objects":[${single.join(',')}]}`);
    const { objects } = JSON.parse((await get('/API/v2/themes/?title=Length&fields=template_string')()).text) as {
      objects: { template_string: string | null }[];
    };
    expect(objects.map(({ template_string }) => template_string?.length ?? 0)).toEqual(lengths);
  });

  describe('from readers who do not read', () => {
    it.each(['/API/v1/theme/?limit=1000', '/API/v2/themes/?limit=1000&fields=template_string'])(
      'should take little memory, and be cut off: %s',
      async (path) => {
        const sockets: Socket[] = [];
        try {
          const before = (await watched.watch(() => Promise.resolve())).memory;
          const ended = list(12, () => silentReader(path, sockets));
          const { memory } = await watched.watch(() => Promise.all(ended));
          expect(memory - before).toBeLessThan(150);
        } finally {
          for (const socket of sockets) socket.destroy();
        }
      },
    );
  });
});
