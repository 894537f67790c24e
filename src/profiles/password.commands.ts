import { Flag, Text } from '../rest/declaration/field.js';

const secret = { writable: true, required: true, max: 1024, writeOnly: true } as const;
const next = { help: 'The new password', ...secret, example: 'battery horse correct' };
const revocation = { help: "Whether the user's tokens end too", writable: true };

/** How one changes the own password. */
export class PasswordChange {
  @Text({ help: 'The password so far', ...secret, example: 'correct horse battery' }) old_password: string;
  @Text(next) new_password: string;
  @Flag({ ...revocation, default: false, example: false }) revoke_tokens?: boolean;
}

/** How administrators replace somebody's. */
export class PasswordReset {
  @Text(next) password: string;
  @Flag({ ...revocation, default: true, example: true }) revoke_tokens?: boolean;
}
