import { administratorRole, type AuthContext, PermissionDenied } from '../kit/index.js';

/** Whether somebody looks after the themes, or administers the platform. */
export async function isSteward({ user }: AuthContext): Promise<boolean> {
  return (await user.isAdministrator()) || (await user.hasPermission('theme'));
}

/** @throws Problem permission_denied for who neither looks after the themes nor administers the platform */
export async function requireSteward({ user }: AuthContext): Promise<{ isAdministrator: boolean }> {
  const isAdministrator = await user.isAdministrator();
  if (isAdministrator || (await user.hasPermission('theme'))) return { isAdministrator };
  throw new PermissionDenied(['theme', administratorRole]);
}
