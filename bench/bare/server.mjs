// The best server that a person would write by hand for the measured requests: node:http, and prepared SQL on
// node:sqlite or mysql2. No framework, nothing declared, but nothing left out that the answer depends on either.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { Callers } from './callers.mjs';
import { Commits } from './commits.mjs';
import { openMysql, openSqlite } from './database.mjs';
import { Memory } from './memory.mjs';
import {
  columns,
  grantsBinds,
  grantsOf,
  grantsSql,
  tables,
  tagOf,
  v1Profile,
  v2Profile,
  v2ProfileAndTag,
} from './profiles.mjs';

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());

// As the service has them, see src/heap.ts: pieces that buffers are cut from, and a young generation that stays as large.
Buffer.poolSize = 8192;
setFlagsFromString('--no-memory-reducer-favors-memory');

const { DATA_DIR, DATABASE_URL, DOCUMENTS, PORT } = process.env;
const database = DATABASE_URL.startsWith('mysql:')
  ? await openMysql(DATABASE_URL)
  : await openSqlite(join(DATA_DIR, 'platform.sqlite'));
const memory = new Memory();
const callers = new Callers(database, memory);
const commits = new Commits(database);

// What is the same in all answers of a kind: names and values in turns, as node:http takes them.
const forCallers = ['Vary', 'Authorization, AUTH-TOKEN, RUNAS, Cookie', 'X-Content-Type-Options', 'nosniff'];
const json = ['Content-Type', 'application/json; charset=utf-8'];
const unkept = ['Cache-Control', 'private, no-store'];
const v1Headers = (twin) => [
  ...['Deprecation', '@1767225600', 'Link', `</API/v2/${twin}/>; rel="successor-version"`],
  ...[...unkept, ...forCallers, ...json],
];
const v2Headers = ['Cache-Control', 'private, no-cache', ...forCallers, ...json];
const v2WriteHeaders = [...unkept, ...forCallers, ...json];

/** An answer; `tag` is the entity tag that version 2 gives it. */
const answer = (headers, body, tag) => ({ status: 200, headers, body, length: Buffer.byteLength(body), tag });
/** One that is kept as bytes. */
const ready = (headers, text, tag) => answer(headers, Buffer.from(text), tag);

function v1Meta(path, limit, total) {
  const next = limit < total ? `"${path}?limit=${limit}&offset=${limit}"` : 'null';
  return `"meta":{"limit":${limit},"next":${next},"offset":0,"previous":null,"total_count":${total}}`;
}

/** @param values of the last row of the page, in the order of the list; undefined on the last page */
function v2Meta(name, order, limit, values) {
  let next = 'null';
  if (values) {
    const text = Buffer.from(`[0,${values.map((value) => `"${value}"`).join(',')}]`).toString('base64url');
    const seal = hash('sha256', `["${name}",${order},"${text}"]`, 'base64url').slice(0, 8);
    next = `"/API/v2/${name}/?limit=${limit}&cursor=${text}${seal}"`;
  }
  return `"meta":{"limit":${limit},"next":${next},"previous":null}`;
}

const byId = '["t.id"]';

/** What `make` makes, or made before the data changed. */
async function remembered(key, make) {
  const known = memory.recall(key);
  if (known !== undefined) return known;
  const made = await make();
  memory.keep(key, made);
  return made;
}

// Profiles.

const oneProfile = database.prepare(`SELECT ${columns} FROM ${tables} AND u.id = ?`);
const v1Page = database.prepare(`SELECT ${columns}, (SELECT COUNT(*) FROM account WHERE organisation_id = ?) AS total
  FROM ${tables} ORDER BY u.id LIMIT ?`);
const v2Page = database.prepare(`SELECT ${columns} FROM ${tables} ORDER BY u.id LIMIT ?`);
const profileHeaders = v1Headers('users');

/** What users are granted, by id. */
const grantsTexts = new Map();
async function grantsOfAll(ids) {
  const found = new Map();
  const unknown = [];
  for (const id of ids) {
    const grants = memory.recall(`grants ${id}`);
    if (grants) found.set(id, grants);
    else unknown.push(id);
  }
  if (unknown.length > 0) {
    let read = grantsTexts.get(unknown.length);
    if (!read) {
      read = database.prepare(grantsSql(unknown.map(() => '?').join()));
      grantsTexts.set(unknown.length, read);
    }
    const rows = await read(...Array(grantsBinds).fill(unknown).flat());
    for (const [id, grants] of grantsOf(unknown, rows)) {
      memory.keep(`grants ${id}`, grants);
      found.set(id, grants);
    }
  }
  return found;
}

async function profile(user, id) {
  const [[row], grants] = await Promise.all([oneProfile(user.organisation_id, id), grantsOfAll([id])]);
  return row && { row, grants: grants.get(id) };
}

async function v1Detail(user, id) {
  const found = await profile(user, id);
  return found && answer(profileHeaders, JSON.stringify(v1Profile(found.row, found.grants)));
}

async function v2Detail(user, id) {
  const found = await profile(user, id);
  if (!found) return undefined;
  const { body, tag } = v2ProfileAndTag(found.row, found.grants);
  return answer(v2Headers, body, tag);
}

async function v1Profiles(user, limit = 20) {
  const rows = await v1Page(user.organisation_id, user.organisation_id, limit);
  const grants = await grantsOfAll(rows.map(({ id }) => id));
  const objects = rows.map((row) => v1Profile(row, grants.get(row.id)));
  const meta = v1Meta('/API/v1/userprofile/', limit, rows[0].total);
  return answer(profileHeaders, `{${meta},"objects":${JSON.stringify(objects)}}`);
}

async function v2Profiles(user, limit = 50) {
  const rows = await v2Page(user.organisation_id, limit + 1);
  const page = rows.slice(0, limit);
  const grants = await grantsOfAll(page.map(({ id }) => id));
  const meta = v2Meta('users', byId, limit, rows.length > limit && [page.at(-1).id]);
  const body = `{${meta},"objects":[${page.map((row) => v2Profile(row, grants.get(row.id))).join()}]}`;
  return answer(v2Headers, body, tagOf(body));
}

// What is the same for everybody, as bytes until the data changes.

const v1RolesOf = database.prepare(`SELECT name AS \`key\`, label AS value FROM role t WHERE t.source = 'backend'
  ORDER BY t.id LIMIT 1000`);
const v2RolesOf = database.prepare(`SELECT CAST(id AS CHAR) AS id, name AS \`key\`, label, source,
  CAST(parent_id AS CHAR) AS parent FROM role t WHERE t.source = 'backend' ORDER BY t.id LIMIT ?`);
const codecsOf = database.prepare('SELECT CAST(id AS CHAR) AS id, name FROM video_codec t ORDER BY t.id LIMIT ?');
const codecCount = database.prepare('SELECT COUNT(*) AS n FROM video_codec');

const v1Roles = () =>
  remembered('roles', async () => {
    const rows = await v1RolesOf();
    const meta = v1Meta('/API/v1/userroles/', 1000, rows.length);
    return ready(v1Headers('roles'), `{${meta},"objects":${JSON.stringify(rows)}}`);
  });

const v1Codecs = (_, limit = 20) =>
  remembered(`codecs ${limit}`, async () => {
    const path = '/API/v1/standards/videocodec/';
    const [rows, [{ n }]] = await Promise.all([codecsOf(limit), codecCount()]);
    const objects = rows.map(({ id, name }) => ({ id, name, resource_uri: `${path}${id}/` }));
    return ready(v1Headers('standards/videocodec'), `{${v1Meta(path, limit, n)},"objects":${JSON.stringify(objects)}}`);
  });

const v2Reference =
  (name, read) =>
  (_, limit = 50) =>
    remembered(`${name} ${limit}`, async () => {
      const rows = await read(limit + 1);
      const page = rows.slice(0, limit);
      const meta = v2Meta(name, byId, limit, rows.length > limit && [page.at(-1).id]);
      const body = `{${meta},"objects":${JSON.stringify(page)}}`;
      return ready(v2Headers, body, tagOf(body));
    });

// The media bin.

const itemColumns = `CAST(id AS CHAR) AS id, resource_id, resource_name, resource_type, thumbnail_uri, ui_selected,
  position`;
const v1Items = database.prepare(`SELECT ${itemColumns}, (SELECT COUNT(*) FROM bin_item WHERE user_id = ?) AS total
  FROM bin_item t WHERE t.user_id = ? ORDER BY t.position, t.id LIMIT ?`);
const v2Items = database.prepare(
  `SELECT ${itemColumns} FROM bin_item t WHERE t.user_id = ? ORDER BY t.position, t.id LIMIT ?`,
);
const binHeaders = v1Headers('mediabin');

const pageOf = (item) => `/vs/item/${encodeURIComponent(item.resource_id)}/`;
const v1Item = (item) => ({
  absolute_url: pageOf(item),
  id: item.id,
  resource_id: item.resource_id,
  resource_name: item.resource_name,
  resource_uri: `/API/v1/mediabin/${item.id}/`,
  thumbnail_uri: item.thumbnail_uri,
  ui_selected: item.ui_selected === 1,
});
const v1ItemWhole = (item) => ({
  absolute_url: pageOf(item),
  id: item.id,
  resource_id: item.resource_id,
  resource_name: item.resource_name,
  resource_type: item.resource_type,
  resource_uri: `/API/v1/mediabin/${item.id}/`,
  thumbnail_uri: item.thumbnail_uri,
  ui_selected: item.ui_selected === 1,
});
const v2Item = (item) => ({
  id: item.id,
  resource_id: item.resource_id,
  resource_name: item.resource_name,
  resource_type: item.resource_type,
  thumbnail_uri: item.thumbnail_uri,
  ui_selected: item.ui_selected === 1,
  position: item.position,
  absolute_url: pageOf(item),
});

async function v1Bin(user, limit = 20) {
  const rows = await v1Items(user.user_id, user.user_id, limit);
  const meta = v1Meta('/API/v1/mediabin/', limit, rows[0]?.total ?? 0);
  return answer(binHeaders, `{${meta},"objects":${JSON.stringify(rows.map(v1Item))}}`);
}

async function v2Bin(user, limit = 50) {
  const rows = await v2Items(user.user_id, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit && [page.at(-1).position, page.at(-1).id];
  const meta = v2Meta('mediabin', '["t.position","t.id"]', limit, last);
  const body = `{${meta},"objects":${JSON.stringify(page.map(v2Item))}}`;
  return answer(v2Headers, body, tagOf(body));
}

// What is written.

const now = () => `${new Date().toISOString().slice(0, 23)}000`;

/** The values of an audit entry, as the chain covers them. */
const entry = (event, request, actor, effective, target, detail) => [
  now(),
  event,
  'granted',
  String(actor.user_id),
  actor.username,
  effective ? String(effective.user_id) : null,
  effective?.username ?? '',
  actor.via,
  request.method,
  request.url,
  request.socket.remoteAddress,
  target,
  detail,
];

/** Whether a text that was sent, or is left out, is one of at most so many characters. */
const fits = (value, most) => typeof value === 'string' && value.length <= most;
const refuse = (status, error) => ({ ...answer(v2WriteHeaders, JSON.stringify({ error })), status });

async function createTheme(request, { actor, user }, body) {
  const { title, template_string = null, css = '', javascript = '', status = 1, logoimage = '' } = body;
  if (
    !fits(title, 255) ||
    title === '' ||
    !fits(css, 1000) ||
    !fits(javascript, 1000) ||
    !fits(logoimage, 255) ||
    !(template_string === null || fits(template_string, 65_536)) ||
    ![1, 2, 3, 4].includes(status)
  )
    return refuse(400, 'Not a theme.');
  const { id } = await commits.store({
    kind: 'theme',
    theme: [title, template_string, css, javascript, status, logoimage],
    entry: (made) =>
      entry('theme', request, actor, user === actor ? undefined : user, `themes/${made.id}`, `created: ${title}`),
  });
  return { id: String(id), title, template_string, css, javascript, status, logoimage };
}

const themeHeaders = v1Headers('themes');

async function v1Theme(request, caller, body) {
  const made = await createTheme(request, caller, body);
  if (made.headers) return made;
  const { id, title, template_string, css, javascript, status, logoimage } = made;
  const path = `/API/v1/theme/${id}/`;
  const object = {
    css,
    id,
    is_default: false,
    javascript,
    logoimage,
    resource_uri: path,
    status,
    template_string,
    title,
  };
  return answer([...themeHeaders, 'Location', `http://${request.headers.host}${path}`], JSON.stringify(object));
}

async function v2Theme(request, caller, body) {
  const { title, template_string, css, javascript } = body;
  const made = await createTheme(request, caller, { title, template_string, css, javascript });
  if (made.headers) return made;
  const text = JSON.stringify({ ...made, is_default: false, submitted_by: null, note: '' });
  const location = `http://${request.headers.host}/API/v2/themes/${made.id}/`;
  return { ...answer([...v2WriteHeaders, 'Location', location], text, tagOf(text)), status: 201 };
}

async function createItem({ user }, body) {
  const { resource_id, resource_name = '', resource_type = 'item', thumbnail_uri = '', ui_selected = false } = body;
  if (
    !fits(resource_id, 255) ||
    resource_id === '' ||
    !fits(resource_name, 255) ||
    !fits(resource_type, 50) ||
    !fits(thumbnail_uri, 1000) ||
    typeof ui_selected !== 'boolean'
  )
    return refuse(400, 'Not an item.');
  const item = [resource_id, resource_name, resource_type, thumbnail_uri, ui_selected ? 1 : 0];
  const made = await commits.store({ kind: 'item', userId: user.user_id, item, at: now() });
  if (made.isFull) return refuse(400, 'A media bin holds at most 1000 items.');
  const { id, position, isNew } = made;
  return {
    id: String(id),
    resource_id,
    resource_name,
    resource_type,
    thumbnail_uri,
    ui_selected: item[4],
    position,
    isNew,
  };
}

async function v1AddItem(request, caller, body) {
  const item = await createItem(caller, body);
  if (item.headers) return item;
  const location = `http://${request.headers.host}/API/v1/mediabin/${item.id}/`;
  return answer([...binHeaders, 'Location', location], JSON.stringify(v1ItemWhole(item)));
}

async function v2AddItem(request, caller, body) {
  const item = await createItem(caller, body);
  if (item.headers) return item;
  const text = JSON.stringify(v2Item(item));
  const location = `http://${request.headers.host}/API/v2/mediabin/${item.id}/`;
  return { ...answer([...v2WriteHeaders, 'Location', location], text, tagOf(text)), status: item.isNew ? 201 : 200 };
}

// What does not depend on the data at all is in files, as it is answered; see contestants.mjs.

const documents = JSON.parse(readFileSync(join(DOCUMENTS, 'documents.json'), 'utf8'));
const bytes = Object.fromEntries(
  documents.map(({ path, headers, file }) => [path, { ...ready(headers, readFileSync(join(DOCUMENTS, file))) }]),
);

/** By path, and who may ask: a permission, or everybody who is signed in. */
const gets = {
  '/API/v1/userprofile/': [v1Profiles, 'userprofile'],
  '/API/v2/users/': [v2Profiles, 'userprofile'],
  '/API/v1/userroles/': [v1Roles, 'user'],
  '/API/v2/roles/': [v2Reference('roles', v2RolesOf), 'user'],
  '/API/v1/standards/videocodec/': [v1Codecs, 'media_backend'],
  '/API/v2/standards/videocodec/': [v2Reference('standards/videocodec', codecsOf), 'media_backend'],
  '/API/v1/mediabin/': [v1Bin],
  '/API/v2/mediabin/': [v2Bin],
  '/API/v1/userprofile/schema/': [() => bytes['/API/v1/userprofile/schema/'], 'userprofile'],
};
const details = [
  ['/API/v1/userprofile/', v1Detail, 'userprofile'],
  ['/API/v2/users/', v2Detail, 'userprofile'],
];
const posts = {
  '/API/v1/theme/': [v1Theme, 'theme'],
  '/API/v2/themes/': [v2Theme, 'theme'],
  '/API/v1/mediabin/': [v1AddItem],
  '/API/v2/mediabin/': [v2AddItem],
};

const refused = {
  401: { ...ready(v2WriteHeaders, '{"error":"Authentication is required."}'), status: 401 },
  403: { ...ready(v2WriteHeaders, '{"error":"You may not do this."}'), status: 403 },
  404: { ...ready(v2WriteHeaders, '{"error":"There is nothing."}'), status: 404 },
};
const may = (user, permission) =>
  permission === undefined || user.isSuperuser || user.permissions.has(permission) || isSteward(user, permission);
const isSteward = (user, permission) => permission === 'theme' && user.isAdministrator;

async function read(url, user) {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const route = gets[path];
  if (route) {
    const limit = query < 0 ? undefined : Number(/^limit=([1-9]\d{0,2})$/.exec(url.slice(query + 1))?.[1]);
    if (!may(user, route[1])) return refused[403];
    return Number.isNaN(limit) ? refuse(400, 'Only limit is known.') : route[0](user, limit);
  }
  for (const [root, detail, permission] of details) {
    if (!path.startsWith(root)) continue;
    if (!may(user, permission)) return refused[403];
    const id = path.slice(root.length, -1);
    return (/^\d{1,18}$/.test(id) && (await detail(user, id))) || refused[404];
  }
  return refused[404];
}

async function write(request, url, caller) {
  const route = posts[url];
  if (!route) return refused[404];
  if (!may(caller.user, route[1]) || caller.actor.access === 'read') return refused[403];
  let body;
  try {
    body = JSON.parse(await bodyOf(request));
  } catch {
    return refuse(400, 'Not JSON.');
  }
  return route[0](request, caller, body);
}

function bodyOf(request) {
  return new Promise((resolve, reject) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => resolve(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    request.on('error', reject);
  });
}

async function work(request) {
  const { headers, method, url } = request;
  if (url === '/API/v2/openapi.json') return bytes[url];
  if (database.version) memory.isAsOf(database.version());
  const actor = await callers.of(headers);
  if (!actor) return refused[401];
  let user = actor;
  if (headers.runas !== undefined) {
    user = actor.isAdministrator ? await callers.named(headers.runas) : undefined;
    if (!user?.isActive || (user.isSuperuser && !actor.isSuperuser)) return refused[403];
    const path = url.split('?', 1)[0];
    await commits.store({
      kind: 'entry',
      entry: () => entry('run-as', { ...about(request), url: path }, actor, user, '', ''),
    });
  }
  return method === 'GET' ? read(url, user) : write(request, url, { actor, user });
}

const about = ({ method, socket }) => ({ method, socket });

async function serve(request, response) {
  const { status, headers, body, length, tag } = await work(request);
  const all = [...headers, 'Content-Length', length];
  if (tag) all.push('ETag', tag);
  if (request.headers.runas !== undefined && status < 400)
    all.push('X-Effective-User', encodeURI(request.headers.runas));
  if (tag && status === 200 && request.headers['if-none-match'] === tag) response.writeHead(304, all).end();
  else depart(() => response.writeHead(status, all).end(body));
}

let answerBatch = [];

/** Sends what has been asked together together, see src/rest/answer-batch.ts. */
function depart(send) {
  if (answerBatch.length === 0) {
    setImmediate(() => {
      const all = answerBatch;
      answerBatch = [];
      for (const one of all) one();
    });
  }
  answerBatch.push(send);
}

const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  serve(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  });
});

// As timers of their own the timeouts of kept connections take a part of a short answer: a look once a second at all of them.
const connections = new Map();
server.prependListener('connection', (socket) => {
  const idle = { limit: 0, looks: 0 };
  connections.set(socket, idle);
  socket.once('close', () => connections.delete(socket));
  socket.setTimeout = (milliseconds) => {
    idle.limit = milliseconds;
    idle.looks = 0;
    return socket;
  };
});
setInterval(() => {
  for (const [socket, idle] of connections)
    if (idle.limit > 0 && idle.looks++ * 1000 >= idle.limit) socket.emit('timeout');
}, 1000);

server.listen(Number(PORT), '127.0.0.1');
