import { isInPerson } from '../accounts/caller.js';
import { Injectable } from '@nestjs/common';
import { Problem } from '../config/problem.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import type { AuthContext } from './auth-context.js';
import { PasswordCheck } from './password-check.service.js';

/** The fresh proof of the password that lasting power is handed out for only. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly passwords: PasswordCheck,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Basic is a proof by itself; a session needs the caller's password besides; a token, or acting as another, has none.
   * @param password what the body says
   * @param member where it says so
   * @throws Problem, TooManySignIns
   */
  async require(auth: AuthContext, password: unknown, member = 'password'): Promise<void> {
    if (auth.via !== 'basic' || !isInPerson(auth)) await this.repeat(auth, password, member);
  }

  /**
   * The password itself, however the caller signed in.
   * @throws Problem, TooManySignIns
   */
  async repeat(auth: AuthContext, password: unknown, member = 'password'): Promise<void> {
    if (!isInPerson(auth)) {
      throw new Problem('proof_required', 'This cannot be done by a token or as another user.');
    }
    if (typeof password !== 'string' || password === '') {
      throw new Problem('proof_required', `Your own password must be repeated in "${member}".`);
    }
    const user = await this.verify(auth, password);
    if (user?.id !== auth.user.id) throw new Problem('proof_required', 'The password is not the right one.');
  }

  /** Whoever guesses a password in a session that is not theirs leaves a trace. */
  private async verify(auth: AuthContext, password: string) {
    let user;
    try {
      user = await this.passwords.verify(auth.origin.address, auth.user.username, password);
      return user;
    } finally {
      if (!user) {
        const { origin, actor, via } = auth;
        await this.audit.record(origin, { event: 'sign-in', outcome: 'refused: no proof of the password', actor, via });
      }
    }
  }
}
