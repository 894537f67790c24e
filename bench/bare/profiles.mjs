// Profiles of users as the two versions of the API show them.
import { hash } from 'node:crypto';

export const columns = `CAST(u.id AS CHAR) AS id, t.notes, t.create_date, t.paginate_by, t.contact_number, t.extra_info,
  t.theme_id, t.homepage, t.default_ingest_group, t.default_group, t.default_sort_list, t.default_metadata_group,
  t.metadata_fields, t.language, t.colour_scheme, u.login_count, u.organisation_id,
  (SELECT o.name FROM organisation o WHERE o.id = u.organisation_id) AS organisation_name, u.session_timeout, u.username,
  u.first_name, u.last_name, u.email, u.is_active, u.is_staff, u.is_superuser, u.date_joined, u.last_login`;
export const tables = 'account u JOIN user_profile t ON t.user_id = u.id WHERE u.organisation_id = ?';

/** What users are granted, as rows of `kind`, `user_id` and `value`; their ids are bound six times. */
export const grantsSql = (users) => `WITH RECURSIVE held (user_id, group_id) AS (
    SELECT user_id, group_id FROM group_member WHERE user_id IN (${users})
    UNION SELECT held.user_id, p.parent_id FROM held JOIN group_parent p ON p.group_id = held.group_id)
  SELECT 'effective_roles' AS kind, h.user_id, r.name AS value, r.id AS place FROM (
    SELECT user_id, role_id FROM user_role WHERE user_id IN (${users})
    UNION SELECT held.user_id, g.role_id FROM held JOIN group_role g ON g.group_id = held.group_id) h
  JOIN role r ON r.id = h.role_id WHERE r.source = 'backend'
  UNION ALL SELECT 'roles', m.user_id, r.name, r.id FROM user_role m JOIN role r ON r.id = m.role_id
    WHERE m.user_id IN (${users})
  UNION ALL SELECT 'groups', user_id, CAST(group_id AS CHAR), group_id FROM group_member WHERE user_id IN (${users})
  UNION ALL SELECT 'permissions', user_id, permission, 0 FROM user_permission WHERE user_id IN (${users})
  ORDER BY kind, place, value`;
export const grantsBinds = 5;

/** What each of the users is granted, by id, with the texts that the bodies hold. */
export function grantsOf(ids, rows) {
  const found = new Map(ids.map((id) => [id, { effective_roles: [], roles: [], groups: [], permissions: [] }]));
  for (const { kind, user_id, value } of rows) found.get(String(user_id))[kind].push(value);
  for (const grants of found.values()) {
    const names = grants.effective_roles;
    grants.v1Roles = names.length > 0 ? `[${names.map((name) => JSON.stringify(name)).join(', ')}]` : '';
  }
  return found;
}

export function v1Profile(row, { v1Roles }) {
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
    resource_uri: `/API/v1/userprofile/${row.id}/`,
    roles: v1Roles,
    theme: row.theme_id,
    timeout: row.session_timeout,
    user: {
      date_joined: row.date_joined,
      first_name: row.first_name,
      id: row.id,
      is_active: row.is_active === 1,
      is_staff: row.is_staff === 1,
      last_login: row.last_login,
      last_name: row.last_name,
      resource_uri: '',
      username: row.username,
    },
  };
}

/** The parts of a profile of version 2: what is edited, between what changes by use. */
function parts(row, grants) {
  const first = JSON.stringify({
    id: row.id,
    username: row.username,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    is_active: row.is_active === 1,
    is_staff: row.is_staff === 1,
    is_superuser: row.is_superuser === 1,
    date_joined: `${row.date_joined}Z`,
  });
  const middle = JSON.stringify({
    groups: grants.groups,
    permissions: grants.permissions,
    notes: row.notes,
    create_date: `${row.create_date}Z`,
    paginate_by: row.paginate_by,
    contact_number: row.contact_number,
    extra_info: JSON.parse(row.extra_info),
    theme: row.theme_id === null ? null : String(row.theme_id),
    roles: grants.roles,
    effective_roles: grants.effective_roles,
    homepage: row.homepage,
    default_ingest_group: row.default_ingest_group,
    default_group: row.default_group,
    default_sort_list: JSON.parse(row.default_sort_list),
    default_metadata_group: row.default_metadata_group,
  });
  const last = JSON.stringify({
    organisation: String(row.organisation_id),
    organisation_name: row.organisation_name,
    metadata_fields: JSON.parse(row.metadata_fields),
    language: row.language,
    colour_scheme: row.colour_scheme,
    timeout: row.session_timeout,
  });
  return [first.slice(0, -1), middle.slice(1, -1), last.slice(1)];
}

const lastLogin = ({ last_login: at }) => (at === null ? '"last_login":null' : `"last_login":"${at}Z"`);
const digest = (text) => hash('sha256', text, 'base64url').slice(0, 27);

export const tagOf = (text) => `"${digest(text)}"`;

export function v2Profile(row, grants) {
  const [first, middle, last] = parts(row, grants);
  return `${first},${lastLogin(row)},${middle},"login_count":${row.login_count},${last}`;
}

/** The same with its entity tag: behind the dot what changes by use. */
export function v2ProfileAndTag(row, grants) {
  const [first, middle, last] = parts(row, grants);
  const [login, count] = [lastLogin(row), `"login_count":${row.login_count}`];
  return {
    body: `${first},${login},${middle},${count},${last}`,
    tag: `"${digest(`${first},${middle},${last}`)}.${digest(`{${login},${count}}`)}"`,
  };
}
