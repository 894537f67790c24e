import { passwordFault, passwordLength } from '../kit/administration.js';
import { Flag, Text } from '../kit/index.js';

/** What is asked of passwords that are set. */
export const newPassword = { ...passwordLength, check: passwordFault, form: 'at least 8 characters' } as const;

const secret = { writable: true, required: true, max: 1024, writeOnly: true } as const;
const next = {
  help: 'The new password',
  ...secret,
  ...newPassword,
  example: 'battery horse correct',
};
const revocation = { help: "Whether the user's tokens end too", writable: true };

/** How a caller with a session proves who they are, where lasting power is handed out. */
export const currentPassword = {
  help: "The caller's own password, as a proof beside a session; not needed with HTTP basic",
  writable: true,
  writeOnly: true,
  max: 1024,
  example: 'correct horse battery',
} as const;

/** How one changes the own password. */
export class PasswordChange {
  @Text({ help: 'The password so far', ...secret, example: 'correct horse battery' }) old_password: string;
  @Text(next) new_password: string;
  @Flag({ ...revocation, default: false, example: false }) revoke_tokens?: boolean;
}

/** What the secret of a one-time link is looked at with. */
export class PasswordLinkSecret {
  @Text({
    ...secret,
    help: 'What stands behind `/password-link/` in its address, without the closing slash',
    max: 100,
    example: 'x'.repeat(43),
  })
  secret: string;
}

/** How one sets a password by a one-time link. */
export class PasswordLinkUse extends PasswordLinkSecret {
  @Text(next) password: string;
  @Flag({ ...revocation, default: true, example: true }) revoke_tokens?: boolean;
}

/** The body of a request for a one-time link. */
export class PasswordLinkProof {
  @Text(currentPassword) current_password?: string;
}

/** How administrators replace somebody's. */
export class PasswordReset {
  @Text(next) password: string;
  @Flag({ ...revocation, default: true, example: true }) revoke_tokens?: boolean;
  @Text(currentPassword) current_password?: string;
}
