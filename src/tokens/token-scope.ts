import { administratorRole, type AuthContext, type Condition, everything, PermissionDenied } from '../kit/index.js';

export const tokenScopes = ['created', 'assigned', 'all'] as const;
/** Which tokens a list shows; without a word those that the caller may use. */
export type TokenScope = (typeof tokenScopes)[number];

/**
 * A condition on rows of `api_token t`: those whose owner the caller is; with `created` those that the caller has made,
 * for whomever; with `assigned` those that somebody else has made for the caller; with `all` every one.
 * @throws Problem when somebody else than an administrator asks for all
 */
export async function scopeOf({ user }: AuthContext, scope?: TokenScope): Promise<Condition> {
  const id = BigInt(user.id);
  switch (scope) {
    case undefined:
      return { sql: 't.owner_id = ?', values: [id], column: 't.owner_id', isEquality: true };
    case 'created':
      return { sql: 't.creator_id = ?', values: [id], column: 't.creator_id', isEquality: true };
    case 'assigned':
      return {
        sql: 't.owner_id = ? AND (t.creator_id IS NULL OR t.creator_id <> ?)',
        values: [id, id],
        column: 't.owner_id',
        isEquality: true,
      };
    case 'all':
      if (await user.isAdministrator()) return everything;
      throw new PermissionDenied([administratorRole], 'Only administrators see all tokens.');
  }
}
