import type { Power } from '../../auth/access.decorators.js';
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
}
