import { unwrap, type Schemas } from '../../../client/src/index.js';
import { calledName } from '../kit/person.js';
import type { View, Visit } from '../kit/visit.js';

/**
 * Makes a one-time link: in the answer of the form itself and nowhere else. An answer that is given once more has none.
 * @param once see `Visit.once`
 * @throws ProblemError
 */
export async function linkOnce(
  { api }: Visit,
  user: Schemas['User'],
  body: Schemas['PasswordLinkProof'],
  once: ReturnType<Visit['once']>,
  title: string,
): Promise<View> {
  const params = { path: { id: user.id }, header: once };
  const answer = await api.POST('/API/v2/users/{id}/password-link/', { params, body });
  const link = unwrap(answer);
  const isRepeated = answer.response.headers.has('idempotency-replayed');
  const data = { link: isRepeated ? undefined : link, user: { ...user, name: calledName(user) } };
  return { view: 'users/link', title, data };
}
