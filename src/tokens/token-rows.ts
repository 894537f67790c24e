import { type ApiToken, selectTokens, type TokenAccess } from '../kit/administration.js';
import {
  administratorRole,
  type AuthContext,
  type Database,
  forUpdate,
  type Instant,
  isId,
  PermissionDenied,
  Problem,
  type Row,
} from '../kit/index.js';

/** What it depends on what may be done with a token, and by whom. */
export type TokenRow = Pick<
  ApiToken,
  | 'id'
  | 'digest'
  | 'label'
  | 'access'
  | 'ownerId'
  | 'creatorId'
  | 'unrevealed'
  | 'sharedUntil'
  | 'createdAt'
  | 'expiresAt'
  | 'revokedAt'
> & { ownerIsSuperuser: boolean };

const columns =
  't.id, digest, label, access, owner_id, creator_id, unrevealed, shared_until, created_at, expires_at, revoked_at, is_superuser';
const findSql = `${selectTokens(columns)} WHERE t.id = ?`;

/**
 * A token of which the caller may know: its owner, its maker and administrators do. Locked, inside a write, against
 * other writers until it ends.
 * @param caller undefined for the administration command
 * @throws Problem when there is none for them
 */
export async function lockToken(database: Database, caller: AuthContext | undefined, id: string): Promise<TokenRow> {
  const [row] = isId(id) ? await database.read(findSql + forUpdate, [BigInt(id)]) : [];
  const token = row && tokenOf(row);
  if (!token || !(await mayKnow(caller, token))) throw new Problem('not_found', 'There is no such token.');
  return token;
}

/**
 * The owner of a token and administrators may change and revoke it, of a superuser's only superusers.
 * @throws Problem
 */
export async function requireManager(caller: AuthContext | undefined, token: TokenRow): Promise<void> {
  if (!caller || token.ownerId === caller.user.id) return;
  if (await caller.user.isAdministrator()) {
    if (!token.ownerIsSuperuser || caller.user.isSuperuser) return;
    throw new Problem('superuser_protected');
  }
  throw new PermissionDenied([administratorRole], 'Only its owner and administrators change a token.');
}

async function mayKnow(caller: AuthContext | undefined, { ownerId, creatorId }: TokenRow): Promise<boolean> {
  if (!caller || [ownerId, creatorId].includes(caller.user.id)) return true;
  return caller.user.isAdministrator();
}

function tokenOf(row: Row): TokenRow {
  return {
    id: String(row.id),
    digest: Buffer.from(row.digest as Uint8Array),
    label: row.label as string,
    access: row.access as TokenAccess,
    ownerId: String(row.owner_id),
    creatorId: (row.creator_id as number | bigint | string | null)?.toString() ?? null,
    unrevealed: Boolean(row.unrevealed),
    sharedUntil: row.shared_until as Instant | null,
    createdAt: row.created_at as Instant,
    expiresAt: row.expires_at as Instant | null,
    revokedAt: row.revoked_at as Instant | null,
    ownerIsSuperuser: Number(row.is_superuser) === 1,
  };
}
