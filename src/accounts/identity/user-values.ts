import type { Row } from '../../database/database.js';
import { looksOf } from '../../database/look-alikes.js';
import { emailFault, Faults, flagFault, textFault } from '../faults.js';
import { nameKey, usernameFault } from '../names.js';
import type { HashedPassword } from './passwords.js';
import type { User } from './user.entity.js';

/** A field of a user's own. */
interface OwnField<T> {
  /** Where the entity has it. */
  property: { [P in keyof User]: User[P] extends T ? P : never }[keyof User];
  /** Where the table has it, if not under the name on the wire. */
  column?: string;
  read: (stored: unknown) => T;
  /** Why a value cannot be it. */
  fault?: (value: T) => string | undefined;
  /** Whether the audit trail shows the new value, besides the name. */
  isShown?: true;
}

const flag = (property: OwnField<boolean>['property']) =>
  ({ property, read: Boolean, fault: flagFault, isShown: true }) satisfies OwnField<boolean>;

/** The fields of a user's own, by their names on the wire. */
const ownFields = {
  username: { property: 'username', read: String, fault: usernameFault, isShown: true },
  first_name: { property: 'firstName', read: String, fault: (value) => textFault(value, 'A first name', 150) },
  last_name: { property: 'lastName', read: String, fault: (value) => textFault(value, 'A last name', 150) },
  /** Empty for none. */
  email: { property: 'email', read: String, fault: emailFault },
  is_active: flag('isActive'),
  is_staff: flag('isStaff'),
  is_superuser: flag('isSuperuser'),
  /** Its id or name. */
  organisation: { property: 'organisationId', column: 'organisation_id', read: String, isShown: true },
} satisfies Record<string, OwnField<string> | OwnField<boolean>>;

type OwnName = keyof typeof ownFields;

/** The values that are a user's own. */
export type OwnValues = { [Name in OwnName]: ReturnType<(typeof ownFields)[Name]['read']> };

/** The same values, as the entity has them. */
export type OwnProperties = Pick<User, (typeof ownFields)[OwnName]['property']>;

const ownNames = Object.keys(ownFields) as OwnName[];
const ownField = (name: OwnName) => ownFields[name] as OwnField<unknown>;

/**
 * What can be said of a user, by the names on the wire. What is undefined stays as it is, or is the default of a new
 * one.
 */
export interface UserValues extends Partial<OwnValues> {
  /** Ids or names: exactly those that the user is to be in. */
  groups?: string[];
  /** Words that the user is granted directly. */
  permissions?: string[];
  /** Names of roles of whatever source that the user is granted directly. */
  roles?: string[];
}

export interface NewUserValues extends UserValues {
  username: string;
  /** Without one the user cannot sign in by password. Hashed already when the values have been prepared. */
  password?: string | HashedPassword;
}

/** Of which fields the audit trail shows the new values. */
export const shownInAudit = ownNames.filter((name) => ownField(name).isShown);

/** SQL that selects what `ownValuesOf` reads. */
export const ownColumns = ownNames.map((name) => [ownField(name).column, name].filter(Boolean).join(' AS ')).join(', ');

export function ownValuesOf(row: Row): OwnValues {
  return Object.fromEntries(ownNames.map((name) => [name, ownField(name).read(row[name])])) as OwnValues;
}

/** From the names of the entity to those on the wire. */
export function valuesOf(properties: Partial<OwnProperties>): Partial<OwnValues> {
  return Object.fromEntries(ownNames.map((name) => [name, properties[ownFields[name].property]]));
}

/** Tells what is wrong with the values that are a user's own; what they refer to is not looked up. */
export function checkUser(faults: Faults, values: UserValues): void {
  for (const name of ownNames) {
    if (values[name] !== undefined) faults.add(name, ownField(name).fault?.(values[name]));
  }
}

/** The columns of the values that are a user's own, once they are checked. */
export function columnsOf(values: UserValues): Partial<User> {
  const { username } = values;
  const given = ownNames.filter((name) => values[name] !== undefined);
  return {
    ...Object.fromEntries(given.map((name) => [ownField(name).property, values[name]])),
    ...(username === undefined ? {} : { usernameKey: nameKey(username), ...looksOf(username) }),
  };
}
