import type { Permission } from '../../accounts/granting/permissions.js';
import type { User } from '../../accounts/identity/user.entity.js';
import type { UserProfile } from '../../profiles/user-profile.entity.js';
import type { Dice } from './dice.js';
import type { Workplace } from './organisations.js';
import type { People } from './people.js';

/** What demo users are made from. */
export interface Surroundings {
  dice: Dice;
  people: People;
  passwordHash: string;
  workplaces: Workplace[];
  roleIds: string[];
  themeIds: string[];
}

export interface UserDraft {
  account: Omit<User, 'id'>;
  profile: Omit<UserProfile, 'userId'>;
  groupIds: string[];
  roleIds: string[];
  permissions: Permission[];
}

/** A user who has been busy of late. */
export type Busy = Pick<User, 'id' | 'username' | 'sessionTimeout'>;
