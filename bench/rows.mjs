// What is measured: the requests of each row, and what its ratio to the bare server is to be.

/** `[at least, aim]` of a row's ratio. */
const [READ, POST, RUN_AS, V2, MARIADB] = [
  [0.5, 0.75],
  [0.5, 0.8],
  [0.5, 0.7],
  [0.45, 0.7],
  [0.5, 0.75],
];
/** The same of what is asked by another credential, against what is asked by token. */
const BY_CREDENTIAL = [0.9, 1];
/** Of how many requests one writes, where most read. */
const MIXED = 20;

/** Where a request has this, each has a number of its own, of as many digits. */
export const NUMBER = '############';

/**
 * The rows, in their order.
 * @param {object} people what reader.mjs prints, and the reader's `session` cookie
 * @param {{ clients: number, engine: 'sqlite' | 'mysql', workers?: boolean }} options
 * @returns {{ key: string, name: string, clients: number, requests: object[], writes?: string, oneOf?: number,
 *   targets: number[], byToken?: object[], toToken?: number[], documented?: boolean }[]} `requests` are sent in turns;
 *   `writes` is the table that each adds a row to, or the first of `oneOf`; `byToken` are the same requests by token, and
 *   `toToken` the ratio to those
 */
export function rowsOf(people, { clients, engine, workers = false }) {
  const { username, password, key, administratorKey, binKeys, profileIds, session } = people;
  const every = Math.max(1, Math.floor(profileIds.length / 20));
  const some = profileIds.filter((_, index) => index % every === 0).slice(0, 20);
  const token = { 'AUTH-TOKEN': key };
  const basic = { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  const cookie = { Cookie: `sessionid=${session}` };
  const runAs = { 'AUTH-TOKEN': administratorKey, RUNAS: username };
  const gets = (paths, headers = token) => paths.map((path) => ({ method: 'GET', path, headers }));
  const v1 = some.map((id) => `/API/v1/userprofile/${id}/`);
  const v2 = some.map((id) => `/API/v2/users/${id}/`);

  const theme = {
    title: `Benchmark ${NUMBER}`,
    template_string: '<header>{{ navigation }}</header>{{ messages }}{{ content }}',
    css: '/themes/night.css',
    javascript: '/themes/night.js',
  };
  const item = {
    resource_id: `BENCHMARK-${NUMBER}`,
    resource_name: 'Kickoff.mov',
    resource_type: 'video',
    thumbnail_uri: 'https://media.example.org/thumbnails/kickoff.png',
  };
  const posts = (path, body, keys) =>
    keys.map((one) => ({
      method: 'POST',
      path,
      headers: { 'AUTH-TOKEN': one, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }));

  const reads = (prefix, documented) => [
    { key: `${prefix}detail`, name: 'userprofile detail', requests: gets(prefix ? v2 : v1), documented },
    {
      key: `${prefix}list`,
      name: 'userprofile list of 20',
      requests: gets([prefix ? '/API/v2/users/?limit=20' : '/API/v1/userprofile/']),
      documented,
    },
    {
      key: `${prefix}roles`,
      name: 'userroles',
      requests: gets([prefix ? '/API/v2/roles/' : '/API/v1/userroles/']),
      documented,
    },
    {
      key: `${prefix}catalogue`,
      name: 'a catalogue page',
      requests: gets([prefix ? '/API/v2/standards/videocodec/?limit=20' : '/API/v1/standards/videocodec/']),
      documented,
    },
    {
      key: `${prefix}schema`,
      name: prefix ? 'the API document (brotli)' : 'a schema',
      requests: prefix
        ? gets(['/API/v2/openapi.json'], { 'Accept-Encoding': 'br' })
        : gets(['/API/v1/userprofile/schema/']),
    },
    {
      key: `${prefix}bin`,
      name: 'mediabin list',
      requests: gets([prefix ? '/API/v2/mediabin/?limit=20' : '/API/v1/mediabin/']),
    },
  ];
  const writes = (prefix) =>
    [16, 64].flatMap((many) => [
      {
        key: `${prefix}theme-${many}`,
        name: `theme POST, ${many} clients`,
        clients: many,
        requests: posts(prefix ? '/API/v2/themes/' : '/API/v1/theme/', theme, [key]),
        writes: 'theme',
        entries: true,
      },
      {
        key: `${prefix}item-${many}`,
        name: `mediabin POST, ${many} clients`,
        clients: many,
        requests: posts(prefix ? '/API/v2/mediabin/' : '/API/v1/mediabin/', item, binKeys),
        writes: 'bin_item',
      },
    ]);
  // What one worker stores has the other read anew what it remembers.
  const mixed = {
    key: 'mixed',
    name: `details, and one theme POST of ${MIXED} requests`,
    requests: [
      ...posts('/API/v1/theme/', theme, [key]),
      ...Array.from({ length: MIXED - 1 }, (_, n) => gets(v1)[n % 20]),
    ],
    writes: 'theme',
    oneOf: MIXED,
    entries: true,
  };
  const credentials = (prefix, paths) => [
    {
      key: `${prefix}basic`,
      name: 'detail by Basic',
      requests: gets(paths, basic),
      byToken: gets(paths),
      toToken: BY_CREDENTIAL,
    },
    {
      key: `${prefix}session`,
      name: 'detail by session',
      requests: gets(paths, cookie),
      byToken: gets(paths),
      toToken: BY_CREDENTIAL,
    },
    { key: `${prefix}runas`, name: 'detail by RUNAS', requests: gets(paths, runAs), entries: true },
  ];
  const targetsOf = ({ writes, entries }, kind) => {
    if (engine === 'mysql') return MARIADB;
    return kind ?? (writes ? POST : entries ? RUN_AS : READ);
  };
  const finished = (rows, kind) => rows.map((row) => ({ clients, targets: targetsOf(row, kind), ...row }));

  return [
    ...finished([...reads('', true), ...writes(''), ...credentials('', v1), ...(workers ? [mixed] : [])]),
    ...finished([...reads('v2-'), ...writes('v2-'), ...credentials('v2-', v2)], V2).map((row) => ({
      ...row,
      name: `v2: ${row.name}`,
    })),
  ];
}

/** Those whose key is one of the names or begins with one and a hyphen. @throws for a name that is no row's */
export function chosen(rows, names) {
  if (names.length === 0) return rows;
  const matches = ({ key }, name) => key === name || key.startsWith(`${name}-`);
  const unknown = names.find((name) => !rows.some((row) => matches(row, name)));
  if (unknown !== undefined) {
    throw new Error(`There is no row ${unknown}; there are ${rows.map(({ key }) => key).join(', ')}.`);
  }
  return rows.filter((row) => names.some((name) => matches(row, name)));
}
