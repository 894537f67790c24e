import type { Power } from '../../accounts/granting/permissions.js';
import type { Schemas } from '../../../client/src/index.js';

/** The one who looks at a page. */
export interface Person {
  id: string;
  username: string;
  /** What they are called: their name, else the name that they sign in by. */
  name: string;
  isSuperuser: boolean;
  powers: ReadonlySet<Power>;
  preferences: Schemas['Me'];
  /** The entity tag of the preferences. */
  etag: string | null;
}

/** What somebody is called: the name, else what they sign in by. */
export const calledName = (one: { first_name: string; last_name: string; username: string }): string =>
  `${one.first_name} ${one.last_name}`.trim() || one.username;
