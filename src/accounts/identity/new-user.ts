import type { Permission } from '../granting/permissions.js';
import { administratorRole } from '../granting/permissions.js';
import { defaultGroupId } from '../groups/group.entity.js';
import { valuesOf, type NewUserValues, type OwnProperties } from './user-values.js';

/** A user as whoever runs the platform says it. */
export interface NewUser extends Partial<Omit<OwnProperties, 'isStaff' | 'organisationId'>> {
  username: string;
  /** Without one the user cannot sign in by password. */
  password?: string;
  isAdministrator?: boolean;
  permissions?: Permission[];
  /** Names of roles. */
  roles?: string[];
  /** Names of groups besides the default one. */
  groups?: string[];
}

/** The user for `Users.create`: superusers and administrators belong to the staff. */
export function newUserValues(user: NewUser): NewUserValues {
  const {
    username,
    password,
    isSuperuser = false,
    isAdministrator = false,
    permissions,
    roles = [],
    groups = [],
  } = user;
  return {
    ...valuesOf({ ...user, isStaff: isSuperuser || isAdministrator, isSuperuser }),
    username,
    password,
    permissions,
    roles: [...roles, ...(isAdministrator ? [administratorRole] : [])],
    groups: [defaultGroupId, ...groups],
  };
}
