import type { Permission } from '../granting/permissions.js';
import { administratorRole } from '../granting/permissions.js';
import { defaultGroupId } from '../groups/group.entity.js';
import type { NewUserValues } from './user-values.js';

/** A user as whoever runs the platform says it. */
export interface NewUser {
  username: string;
  /** Without one the user cannot sign in by password. */
  password?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
  isActive?: boolean;
  isSuperuser?: boolean;
  isAdministrator?: boolean;
  permissions?: Permission[];
  /** Names of roles. */
  roles?: string[];
  /** Names of groups besides the default one. */
  groups?: string[];
}

/** The user for `Users.create`: superusers and administrators belong to the staff. */
export function newUserValues(user: NewUser): NewUserValues {
  const { isSuperuser = false, isAdministrator = false, roles = [], groups = [] } = user;
  return {
    username: user.username,
    password: user.password,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    is_active: user.isActive,
    is_staff: isSuperuser || isAdministrator,
    is_superuser: isSuperuser,
    permissions: user.permissions,
    roles: [...roles, ...(isAdministrator ? [administratorRole] : [])],
    groups: [defaultGroupId, ...groups],
  };
}
