import { administratorRole } from '../../accounts/granting/permissions.js';
import type { Visit } from '../kit/visit.js';

/** The ways through groups by which one is an administrator; a direct one is a way through none. */
interface OwnPower {
  /** Whether all of them lead through each of these groups. */
  isThrough: (...groups: string[]) => boolean;
  /** Whether this group alone holds the role. */
  isHeldBy: (group: string) => boolean;
}

/** What makes the one who asks an administrator: whatever would end that is asked about first. */
export async function ownPower(visit: Visit): Promise<OwnPower> {
  const { roles } = await visit.ask(visit.api.GET('/API/v2/me/access/'));
  const sources = roles.find(({ name }) => name === administratorRole)?.sources ?? [];
  const ways = sources.map(({ through = [] }) => through.map(({ id }) => id));
  const isEach = (test: (way: string[]) => boolean): boolean => ways.length > 0 && ways.every(test);
  return {
    isThrough: (...groups) => isEach((way) => groups.every((id) => way.includes(id))),
    isHeldBy: (group) => isEach((way) => way.at(-1) === group),
  };
}
