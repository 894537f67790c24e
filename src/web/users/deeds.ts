import { ProblemError, type ProblemCode, type Schemas } from '../../../client/src/index.js';
import type { Visit } from '../kit/visit.js';
import { proofOf } from './amending.js';

/** What can be done to several users at once. */
export const deeds = ['activate', 'deactivate', 'join', 'leave'] as const;
export type Deed = (typeof deeds)[number];

type Chosen = Pick<Schemas['User'], 'id' | 'username' | 'first_name' | 'last_name' | 'is_active' | 'groups'>;

/** What became of one of them. */
export interface Outcome {
  user: Chosen;
  became: 'done' | 'same' | 'refused';
  /** Why it was refused. */
  code?: ProblemCode;
  why?: readonly string[];
}

/**
 * Does it to those to whom it is news, and tells of each what became of it.
 * @throws ProblemError where nothing was done at all, as for a wrong password
 */
export async function doToEach(visit: Visit, deed: Deed, users: readonly Chosen[], group: string): Promise<Outcome[]> {
  const isSo = ({ is_active, groups }: Chosen): boolean => {
    if (deed === 'activate' || deed === 'deactivate') return is_active === (deed === 'activate');
    return groups.includes(group) === (deed === 'join');
  };
  const news = users.filter((user) => !isSo(user));
  const became = new Map(
    news.length === 0
      ? []
      : deed === 'activate' || deed === 'deactivate'
        ? await setActive(visit, deed === 'activate', news)
        : await setMember(visit, deed === 'join', news, group),
  );
  return users.map((user) => became.get(user.id) ?? { user, became: 'same' });
}

type Refusal = Pick<Schemas['Problem'], 'code' | 'detail' | 'errors'>;
type Became = [id: string, Outcome];

async function setActive(visit: Visit, is_active: boolean, users: readonly Chosen[]): Promise<Became[]> {
  const body = { ids: users.map(({ id }) => id), set: { is_active, ...proofOf(visit) } };
  const answer = await visit.ask(visit.api.PATCH('/API/v2/users/bulk/', { params: { query: { mode: 'each' } }, body }));
  const { results } = answer as Schemas['UserBulkChangesOutcome'];
  return results.map(({ problem }, place) => {
    const user = users[place]!;
    return [user.id, problem ? refused(user, problem) : { user, became: 'done' }];
  });
}

/** One after the other: who is in which other groups is nobody's business here, and may change meanwhile. */
async function setMember(visit: Visit, isMember: boolean, users: readonly Chosen[], group: string): Promise<Became[]> {
  const { api } = visit;
  const set = (id: string, body: object) => {
    const request = { params: { path: { id, group } }, body };
    return isMember
      ? api.PUT('/API/v2/users/{id}/groups/{group}/', request)
      : api.DELETE('/API/v2/users/{id}/groups/{group}/', request);
  };
  const proof = proofOf(visit);
  const became: Became[] = [];
  for (const user of users) {
    let answer = await set(user.id, {});
    // Each proof takes its time, and few groups need one.
    if (answer.error?.code === 'proof_required' && proof.current_password !== undefined) {
      answer = await set(user.id, proof);
      if (answer.error?.code === 'proof_required') throw new ProblemError(answer.response, answer.error);
    }
    const { error } = answer;
    became.push([user.id, error ? refused(user, error) : { user, became: 'done' }]);
  }
  return became;
}

const refused = (user: Chosen, { code, detail, errors = [] }: Refusal): Outcome => ({
  user,
  became: 'refused',
  code,
  // The detail has all of them in one line.
  why: errors.length > 0 ? errors.map(({ message }) => message) : [detail],
});
