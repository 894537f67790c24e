import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import QuickLRU from 'quick-lru';
import { nameKey } from '../accounts/names.js';
import { hashPassword, isOutdated, verifyPassword } from '../accounts/passwords.js';
import type { Principal } from '../accounts/principal.js';
import { Principals } from '../accounts/principals.service.js';
import { User } from '../accounts/user.entity.js';
import { Database } from '../database/database.js';
import { addressOf } from './origin.js';
import { SignInLimiter } from './sign-in-limiter.js';

/** Tells whether a name and a password belong together. */
@Injectable()
export class PasswordCheck {
  /** Good pairs, so that clients that send Basic every time pay for argon2 once; keyed with a secret of this process. */
  private readonly remembered = new QuickLRU<string, true>({ maxSize: 10_000, maxAge: 10 * 60_000 });
  private readonly secret = randomBytes(32);
  /** Proofs under way: requests that a client sends at once with the same pair are one try. */
  private readonly running = new Map<string, Promise<Principal | undefined>>();

  constructor(
    private readonly principals: Principals,
    private readonly limiter: SignInLimiter,
    private readonly database: Database,
  ) {}

  /**
   * @returns the active user of that name and password, or undefined: nobody can tell which of the two was wrong
   * @throws TooManySignIns
   */
  async verify(request: Request, username: string, password: string): Promise<Principal | undefined> {
    const name = username.slice(0, 1000); // nobody's is that long
    const user = await this.principals.named(name);
    const mark = user?.passwordHash && this.mark(user.id, password, user.passwordHash);
    if (mark && this.remembered.has(mark)) return user.isActive ? user : undefined;

    const running = mark ? this.running.get(mark) : undefined;
    if (running) return user?.isActive ? running : undefined;

    const succeeded = this.limiter.begin(nameKey(name).slice(0, 450), addressOf(request));
    const proof = this.prove(user, password);
    if (mark) this.running.set(mark, proof);
    try {
      const proven = await proof;
      if (proven) succeeded();
      return proven;
    } finally {
      if (mark) this.running.delete(mark);
    }
  }

  /** @returns the user as of the proof: an outdated hash is another one then */
  private async prove(user: Principal | undefined, password: string): Promise<Principal | undefined> {
    const hash = user?.passwordHash ?? null;
    if (!(await verifyPassword(password, hash)) || !user?.isActive) return undefined;
    if (!isOutdated(hash!)) {
      this.remembered.set(this.mark(user.id, password, hash!), true);
      return user;
    }
    await this.renew(user, password);
    // Proved again: another process may have been faster, or the password is another by now.
    return this.prove(await this.principals.named(user.username), password);
  }

  /** Keyed by the stored hash too: a changed password is another key. */
  private mark(userId: string, password: string, hash: string): string {
    return createHmac('sha256', this.secret).update(`${userId}\0${hash}\0${password}`).digest('base64');
  }

  private async renew(user: Principal, password: string): Promise<void> {
    const fresh = await hashPassword(password);
    // Only over the hash that was verified: a password changed in between stays.
    await this.database.write((manager) =>
      manager.update(User, { id: user.id, password: user.passwordHash! }, { password: fresh }),
    );
  }
}
