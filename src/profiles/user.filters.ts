import { membersOf } from '../accounts/granting/granted.js';
import { permissions, type Permission } from '../accounts/granting/permissions.js';
import type { Condition } from '../database/condition.js';
import type { HiddenFilter } from '../rest/declaration/resource.js';

/** Those who are in groups, by the groups' ids. */
export const inGroups: HiddenFilter = {
  lookups: ['exact', 'in'],
  column: 'm.group_id',
  type: 'integer',
  within: ({ sql, values }) => ({ sql: `t.id IN (SELECT m.user_id FROM group_member m WHERE ${sql})`, values }),
};

/** Those who are granted something, found from the grant: to the user, or to groups and all below them. */
function holders(own: string, ofGroups: string, { sql, values }: Condition): Condition {
  const byGroups = membersOf(`${ofGroups} WHERE ${sql}`);
  // As a table of its own it is read once; in IN, MariaDB would look it up anew for each user.
  return {
    sql: `t.id IN (SELECT h.user_id FROM (${byGroups} UNION ALL ${own} WHERE ${sql}) h)`,
    values: [...values, ...values],
  };
}

/** Those who may do something, by whatever gives it to them. */
export const holdingPermission: HiddenFilter = {
  lookups: ['exact', 'in'],
  column: 'x.permission',
  type: 'string',
  words: permissions.words,
  help: 'Users who hold the permission: themselves, by a group or one above it, or as superusers',
  within: (condition) => {
    const own = 'SELECT x.user_id FROM user_permission x';
    const { sql, values } = holders(own, 'SELECT x.group_id FROM group_permission x', condition);
    const isOfSuperusers = values.some((word) => permissions.meanings[word as Permission].superuser);
    return { sql: isOfSuperusers ? `(t.is_superuser = TRUE OR ${sql})` : sql, values };
  },
};

/** Those who have a role of whatever source. */
export const holdingRole: HiddenFilter = {
  lookups: ['exact', 'in'],
  column: 'r.name',
  type: 'string',
  max: 150,
  help: 'Users who hold the role of this key: themselves, or by a group or one above it',
  within: (condition) =>
    holders(
      'SELECT x.user_id FROM user_role x JOIN role r ON r.id = x.role_id',
      'SELECT x.group_id FROM group_role x JOIN role r ON r.id = x.role_id',
      condition,
    ),
};

/** The line breaks keep what is looked for within one of them. */
const names = "concat_ws('\n', t.username, concat_ws(' ', t.first_name, t.last_name), t.email)";

/** Those whom one looks for by some of what they are called. */
export const called: HiddenFilter = {
  lookups: ['icontains'],
  bare: 'icontains',
  column: names,
  type: 'string',
  max: 100,
  help: 'Users whose user name, first and last name, or e-mail address contains this, in any case',
};
