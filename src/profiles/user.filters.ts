import {
  accountTexts,
  superuserIdsSql,
  type UsersBy,
  usersByGroup,
  usersByPermission,
  usersByRole,
} from '../kit/administration.js';
import { type Condition, type HiddenFilter, type Permission, permissions, searchIn } from '../kit/index.js';

/** A filter of users by what is given to them. */
function given<T extends Partial<HiddenFilter>>({ value, having }: UsersBy, options: T) {
  return { lookups: ['exact', 'in'], expression: value, within: having, ...options } as const;
}

/** Those who are in groups, by the groups' ids. */
export const inGroups: HiddenFilter = given(usersByGroup, { type: 'integer' });

const byGroups = given(usersByPermission, {
  type: 'string',
  words: permissions.words,
  help: 'Users who hold the permission: themselves, by a group or one above it, or as superusers',
});

/** Those who may do something, by whatever gives it to them. */
export const holdingPermission: HiddenFilter = {
  ...byGroups,
  within: (condition: Condition) => {
    const holding = byGroups.within(condition);
    if (!holding.values.some((word) => permissions.meanings[word as Permission].superuser)) return holding;
    return {
      ...holding,
      sql: `(t.is_superuser = TRUE OR ${holding.sql})`,
      found: { selects: [...holding.found!.selects, { sql: superuserIdsSql, values: [] }] },
    };
  },
};

/** Those who have a role of whatever source. */
export const holdingRole: HiddenFilter = given(usersByRole, {
  type: 'string',
  max: 150,
  help: 'Users who hold the role of this key: themselves, or by a group or one above it',
});

/** Those who are not seen any more, if they ever were. */
export const notSignedInSince: HiddenFilter = {
  lookups: ['lt'],
  bare: 'lt',
  expression: 't.last_login',
  within: ({ sql, values }) => ({ sql: `(t.last_login IS NULL OR ${sql})`, values, column: 'last_login or none' }),
  type: 'datetime',
  help: 'Users whose last login was before this time, and those who have never logged in',
};

/** Those whom one looks for by some of what they are called. */
export const called = searchIn(
  ['t.username', "concat_ws(' ', t.first_name, t.last_name)", 't.email'],
  'Users whose user name, first and last name, or e-mail address contains this, in any case',
  accountTexts,
);
