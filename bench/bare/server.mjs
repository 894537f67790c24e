// The least that a server can do for the measured endpoints: node:http and prepared SQL, nothing declared, no
// framework. It looks the token up as the service does and then answers; it asks for no permission.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { openMysql, openSqlite } from './database.mjs';

process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => process.exit());

const { DATA_DIR, DATABASE_URL, PORT } = process.env;
const pepper = readFileSync(join(DATA_DIR, 'token-pepper'), 'utf8').trim();
const prepare = DATABASE_URL.startsWith('mysql:')
  ? await openMysql(DATABASE_URL)
  : await openSqlite(join(DATA_DIR, 'platform.sqlite'));

const owner = prepare(`SELECT t.expires_at, u.organisation_id FROM api_token t JOIN account u ON u.id = t.owner_id
  WHERE t.digest = ? AND t.revoked_at IS NULL AND u.is_active = 1`);

const profileColumns = `CAST(u.id AS CHAR) AS id, t.notes, t.create_date, t.paginate_by, t.contact_number, t.extra_info,
  t.theme_id, t.homepage, t.default_ingest_group, t.default_group, t.default_sort_list, t.default_metadata_group,
  t.metadata_fields, u.login_count, u.organisation_id, u.session_timeout, CAST(u.id AS CHAR) AS user_id, u.username,
  u.first_name, u.last_name, u.is_active, u.is_staff, u.date_joined, u.last_login`;
const profileTables = 'account u JOIN user_profile t ON t.user_id = u.id WHERE u.organisation_id = ?';
const oneProfile = prepare(`SELECT ${profileColumns} FROM ${profileTables} AND u.id = ?`);
const pageOfProfiles = prepare(`SELECT ${profileColumns} FROM ${profileTables} ORDER BY u.id LIMIT 20`);
const profileCount = prepare('SELECT COUNT(*) AS n FROM account WHERE organisation_id = ?');

const rolesOf = (users) => `WITH RECURSIVE held (user_id, group_id) AS (
    SELECT user_id, group_id FROM group_member WHERE user_id IN (${users})
    UNION SELECT held.user_id, p.parent_id FROM held JOIN group_parent p ON p.group_id = held.group_id)
  SELECT h.user_id, r.name FROM (
    SELECT user_id, role_id FROM user_role WHERE user_id IN (${users})
    UNION SELECT held.user_id, g.role_id FROM held JOIN group_role g ON g.group_id = held.group_id) h
  JOIN role r ON r.id = h.role_id WHERE r.source = 'backend' ORDER BY r.id`;
const rolesOfOne = prepare(rolesOf('?'));
const rolesOfPage = prepare(rolesOf(Array(20).fill('?').join(', ')));

const roles = prepare(`SELECT name, label FROM role WHERE source = 'backend' ORDER BY id LIMIT 1000`);
const roleCount = prepare(`SELECT COUNT(*) AS n FROM role WHERE source = 'backend'`);
const codecs = prepare('SELECT CAST(t.id AS CHAR) AS id, t.name FROM video_codec t ORDER BY t.id LIMIT 20');
const codecCount = prepare('SELECT COUNT(*) AS n FROM video_codec');

const profileRoot = '/API/v1/userprofile/';

function profileObject(row, names) {
  return {
    contact_number: row.contact_number,
    create_date: row.create_date,
    default_group: row.default_group,
    default_ingest_group: row.default_ingest_group,
    default_metadata_group: row.default_metadata_group,
    default_sort_list: row.default_sort_list,
    extra_info: row.extra_info,
    homepage: row.homepage,
    id: row.id,
    login_count: row.login_count,
    metadata_fields: row.metadata_fields,
    notes: row.notes,
    organisation: row.organisation_id,
    paginate_by: row.paginate_by,
    resource_uri: `${profileRoot}${row.id}/`,
    roles: names.length > 0 ? `[${names.map((name) => JSON.stringify(name)).join(', ')}]` : '',
    theme: row.theme_id,
    timeout: row.session_timeout,
    user: {
      date_joined: row.date_joined,
      first_name: row.first_name,
      id: row.user_id,
      is_active: row.is_active === 1,
      is_staff: row.is_staff === 1,
      last_login: row.last_login,
      last_name: row.last_name,
      resource_uri: '',
      username: row.username,
    },
  };
}

function list(path, limit, total, objects) {
  const next = limit < total ? `${path}?limit=${limit}&offset=${limit}` : null;
  return { meta: { limit, next, offset: 0, previous: null, total_count: total }, objects };
}

const lists = {
  async [profileRoot](organisation) {
    const rows = await pageOfProfiles(organisation);
    const [{ n }] = await profileCount(organisation);
    const ids = Array.from({ length: 20 }, (_, index) => rows[index]?.user_id ?? null);
    const names = new Map(ids.map((id) => [id, []]));
    for (const { user_id, name } of await rolesOfPage(...ids, ...ids)) names.get(String(user_id)).push(name);
    return list(
      profileRoot,
      20,
      n,
      rows.map((row) => profileObject(row, names.get(row.user_id))),
    );
  },
  async '/API/v1/userroles/'() {
    const rows = await roles();
    const [{ n }] = await roleCount();
    return list(
      '/API/v1/userroles/',
      1000,
      n,
      rows.map(({ name, label }) => ({ key: name, value: label })),
    );
  },
  async '/API/v1/standards/videocodec/'() {
    const path = '/API/v1/standards/videocodec/';
    const rows = await codecs();
    const [{ n }] = await codecCount();
    return list(
      path,
      20,
      n,
      rows.map(({ id, name }) => ({ id, name, resource_uri: `${path}${id}/` })),
    );
  },
};

async function detail(path, organisation) {
  if (!path.startsWith(profileRoot)) return undefined;
  const [row] = await oneProfile(organisation, path.slice(profileRoot.length, -1));
  if (!row) return undefined;
  const names = await rolesOfOne(row.user_id, row.user_id);
  return profileObject(
    row,
    names.map(({ name }) => name),
  );
}

async function answer(request, response) {
  const key = request.headers['auth-token'] ?? '';
  const [token] = await owner(createHmac('sha256', pepper).update(key).digest());
  if (!token || (token.expires_at !== null && token.expires_at <= new Date().toISOString().slice(0, 23))) {
    return void response.writeHead(401).end();
  }
  const object = await (lists[request.url]?.(token.organisation_id) ?? detail(request.url, token.organisation_id));
  if (!object) return void response.writeHead(404).end();
  const body = Buffer.from(JSON.stringify(object));
  response
    .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length })
    .end(body);
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(PORT), '127.0.0.1');
