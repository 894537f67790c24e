import { administratorRole } from '../../accounts/granting/permissions.js';
import { faultAt } from '../kit/fault.js';
import type { GoTo, Visit } from '../kit/visit.js';
import { permissionSaid, roleSaid } from './names.js';

/** What one is given by the kind of it, and what stands for one of them in the path of version 2. */
const members = { groups: 'group', parents: 'parent', permissions: 'permission', roles: 'role' } as const;

/**
 * Gives the user or group of the page one thing of the kind that the address names, or takes it away.
 * @param back the page, below which the addresses of both are
 */
export async function amendOne(
  visit: Visit,
  holder: 'users' | 'groups',
  back: string,
  isGiven: boolean,
): Promise<GoTo> {
  const { api, form } = visit;
  const kind = visit.param('kind') as keyof typeof members;
  const member = Object.hasOwn(members, kind) ? members[kind] : undefined;
  const given = member === undefined ? '' : form.text(member);
  if (member === undefined) return visit.done(back);
  if (given === '') throw faultAt(member, visit.say('user.nothing-chosen'));
  // Each kind has a name of its own in the path; all of them are asked for alike.
  const path = `/API/v2/${holder}/{id}/${kind}/{${member}}/` as '/API/v2/users/{id}/groups/{group}/';
  const params = { path: { id: visit.param('id'), [member]: given } as { id: string; group: string } };
  const request = { params, body: proofOf(visit) };
  const what = await calledIn(visit, kind, given);
  await visit.ask(isGiven ? api.PUT(path, request) : api.DELETE(path, request));
  const undo = { path: `${back}${kind}/${isGiven ? 'remove' : 'add'}/`, fields: { [member]: given } };
  const said = kind === 'groups' || kind === 'parents' ? `-${kind}` : '';
  const done = `user.${isGiven ? 'given' : 'taken'}${said}`;
  // Who has taken it from oneself may neither look at the page any more nor give it back.
  return (await isAdministrator(visit)) ? visit.done(back, done, { what }, undo) : visit.done('/', done, { what });
}

async function isAdministrator(visit: Visit): Promise<boolean> {
  const { roles } = await visit.ask(visit.api.GET('/API/v2/me/access/'));
  return roles.some(({ name }) => name === administratorRole);
}

/** What one of a kind is called. */
async function calledIn(visit: Visit, kind: keyof typeof members, given: string): Promise<string> {
  if (kind === 'permissions') return permissionSaid(visit, given).label;
  if (kind === 'roles') {
    const query = { key: given, limit: 1 };
    const { data } = await visit.api.GET('/API/v2/roles/', { params: { query } });
    return roleSaid(visit, data?.objects[0] ?? { key: given });
  }
  const { data } = await visit.api.GET('/API/v2/groups/{id}/', { params: { path: { id: given } } });
  return data?.name ?? given;
}

/** The password, where it was typed. */
export const proofOf = ({ form }: Visit): { current_password?: string } => {
  const password = form.optional('current_password');
  return password === undefined ? {} : { current_password: password };
};

/** So that nothing is overwritten that somebody else has changed meanwhile. */
export const ifSame = ({ form }: Visit): { 'If-Match'?: string } => {
  const etag = form.optional('etag');
  return etag === undefined ? {} : { 'If-Match': etag };
};
