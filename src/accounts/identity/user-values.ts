import { looksOf } from '../../database/look-alikes.js';
import { emailFault, Faults, flagFault, textFault } from '../faults.js';
import { nameKey, usernameFault } from '../names.js';
import type { HashedPassword } from './passwords.js';
import type { User } from './user.entity.js';

/** What can be said of a user, by the names on the wire. What is undefined stays as it is, or is the default of a new one. */
export interface UserValues {
  username?: string;
  first_name?: string;
  last_name?: string;
  /** Empty for none. */
  email?: string;
  is_active?: boolean;
  is_staff?: boolean;
  is_superuser?: boolean;
  /** Its id or name. */
  organisation?: string;
  /** Ids or names: exactly those that the user is to be in. */
  groups?: string[];
  /** Words that the user holds directly. */
  permissions?: string[];
  /** Names of roles of whatever source that the user holds directly. */
  roles?: string[];
}

export interface NewUserValues extends UserValues {
  username: string;
  /** Without one the user cannot sign in by password. Hashed already when the values have been prepared. */
  password?: string | HashedPassword;
}

/** Tells what is wrong with the values that are a user's own; what they refer to is not looked up. */
export function checkUser(faults: Faults, values: UserValues): void {
  const { username, first_name, last_name, email, is_active, is_staff, is_superuser } = values;
  if (username !== undefined) faults.add('username', usernameFault(username));
  if (first_name !== undefined) faults.add('first_name', textFault(first_name, 'A first name', 150));
  if (last_name !== undefined) faults.add('last_name', textFault(last_name, 'A last name', 150));
  if (email !== undefined) faults.add('email', emailFault(email));
  for (const [name, value] of Object.entries({ is_active, is_staff, is_superuser })) {
    if (value !== undefined) faults.add(name, flagFault(value));
  }
}

/** The columns of the values that are a user's own, once they are checked. */
export function columnsOf(values: UserValues): Partial<User> {
  const columns: Partial<User> = {
    username: values.username,
    usernameKey: values.username === undefined ? undefined : nameKey(values.username),
    ...(values.username === undefined ? {} : looksOf(values.username)),
    firstName: values.first_name,
    lastName: values.last_name,
    email: values.email,
    isActive: values.is_active,
    isStaff: values.is_staff,
    isSuperuser: values.is_superuser,
    organisationId: values.organisation,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
