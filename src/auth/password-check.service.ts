import { hash as digest, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { slowestImport } from '../accounts/identity/imported-hashes.js';
import { nameKey } from '../accounts/names.js';
import { evenOut, hashPassword, isOutdated, passwordLength, verifyPassword } from '../accounts/identity/passwords.js';
import type { Principal } from '../accounts/identity/principal.js';
import { Principals } from '../accounts/identity/principals.service.js';
import { User } from '../accounts/identity/user.entity.js';
import { Problem } from '../config/problem.js';
import { Database } from '../database/database.js';
import { KnownNetworks } from './known-networks.service.js';
import { networkOf } from '../audit-log/origin.js';
import { readBasic } from './basic-header.js';
import { CheckPace } from './check-pace.js';
import { CheckQueue } from './check-queue.js';
import { SignInLimiter, TooManySignIns } from './sign-in-limiter.js';

interface Pair {
  /** See nameKey. */
  name: string;
  /** See networkOf. */
  network: string;
  password: string;
}

const busy = (): Problem => new Problem('unavailable', 'Others are signing in at the moment; try again later.');

/** Tells whether a name and a password belong together. */
@Injectable()
export class PasswordCheck {
  /**
   * Good pairs, so that clients that send Basic every time pay for argon2 once; keyed with a secret of this process.
   */
  private readonly remembered = new QuickLRU<string, true>({ maxSize: 10_000, maxAge: 10 * 60_000 });
  private readonly secret = randomBytes(32).toString('base64');
  /** Tries under way: requests that a client sends at once with the same pair are one try, whoever it names. */
  private readonly running = new Map<string, Promise<Principal | undefined>>();
  private readonly pace = new CheckPace();
  private readonly queue = new CheckQueue();
  /**
   * Pairs that were wrong, for as long as they are sent again and again: a script that still has an old password is no
   * guesser, and must not keep its owner out.
   */
  private readonly wrong = new QuickLRU<string, true>({ maxSize: 10_000, maxAge: 15 * 60_000 });

  constructor(
    private readonly principals: Principals,
    private readonly limiter: SignInLimiter,
    private readonly networks: KnownNetworks,
    private readonly database: Database,
  ) {}

  /**
   * @param address the caller's
   * @returns the active user of that name and password, or undefined: nobody can tell which of the two was wrong,
   *   neither by the answer nor by its time
   * @throws TooManySignIns; Problem unavailable when too many wait for their turn
   */
  async verify(address: string, username: string, password: string): Promise<Principal | undefined> {
    const { pair, user, mark } = await this.identify(address, username, password);
    if (this.remembered.has(mark)) return user;

    const running = this.running.get(mark);
    // Asked as of now: the running one may have begun before the user was deactivated.
    if (running) return (await running) && (user?.isActive ? running : undefined);

    const proof = this.try(pair, user, mark).finally(() => this.running.delete(mark));
    this.running.set(mark, proof);
    return proof;
  }

  /**
   * As `verify`, of an Authorization header. Whom it names is looked up by the header as it was sent: worked out for each
   * request, a good pair had 0.8 to 0.9 of the rate of a token.
   */
  async verifyBasic(address: string, header: string): Promise<Principal | undefined> {
    const sent = digest('sha256', this.secret + header, 'base64');
    const known = await this.database.remember(`basic ${address} ${sent}`, async () => {
      const pair = readBasic(header);
      if (!pair) return undefined;
      const { user, mark } = await this.identify(address, pair.username, pair.password);
      return { user, mark }; // not the password
    });
    if (known && this.remembered.has(known.mark)) return known.user;
    const pair = known && readBasic(header);
    return pair && this.verify(address, pair.username, pair.password);
  }

  private async identify(address: string, username: string, password: string) {
    const name = username.slice(0, 1000); // nobody's is that long
    const user = await this.principals.named(name);
    const longest = 2 * passwordLength.max + 1; // in UTF-16: what is too long stays so
    const pair = {
      name: nameKey(name).slice(0, 450),
      network: networkOf(address),
      password: password.slice(0, longest),
    };
    return { pair, user, mark: this.mark(pair, user) };
  }

  private async try(pair: Pair, user: Principal | undefined, mark: string): Promise<Principal | undefined> {
    const isRepeated = this.wrong.has(mark);
    if (!this.queue.hasRoom) return this.tryKnown(pair, isRepeated ? undefined : user, busy());
    const { wait, succeeded } = this.limiter.begin(pair.name, pair.network, { counts: !isRepeated });
    if (wait > 0) return this.tryKnown(pair, isRepeated ? undefined : user, new TooManySignIns(wait));
    if (isRepeated) {
      this.wrong.set(mark, true);
      await setTimeout(this.pace.latest); // who else has tried it is not told by the time
      return undefined;
    }
    const proven = await this.prove(pair, user);
    if (!proven) {
      this.wrong.set(mark, true);
      return undefined;
    }
    succeeded();
    this.networks.note(proven.id, pair.network);
    return proven;
  }

  /**
   * Lets in whom others' failures would keep out, if that name is known at that network and the password is right. What
   * is not let in is refused alike and after the same time, whether there was anything to check or not.
   */
  private async tryKnown(pair: Pair, user: Principal | undefined, refusal: Problem): Promise<Principal> {
    const slot = setTimeout(this.pace.refusal);
    const isKnown = user !== undefined && (await this.networks.knows(user.id, pair.network));
    const succeeded = isKnown ? this.limiter.beginKnown(pair.name, pair.network) : undefined;
    const proven = succeeded && (await this.prove(pair, user));
    if (!proven) {
      await slot;
      throw refusal;
    }
    succeeded();
    this.networks.note(proven.id, pair.network);
    return proven;
  }

  /** @returns the user as of the proof: an outdated hash is another one then */
  private async prove(pair: Pair, user: Principal | undefined): Promise<Principal | undefined> {
    const done = this.pace.begin();
    if (!(await this.queue.run(() => this.compare(pair.password, user)))) {
      done();
      return undefined;
    }
    if (!isOutdated(user!.passwordHash!)) {
      this.remembered.set(this.mark(pair, user), true);
      return user;
    }
    await this.renew(user!, pair.password);
    // Proved again: another process may have been faster, or the password is another by now.
    return this.prove(pair, await this.principals.named(user!.username));
  }

  /** Whether it is the password of an active user; takes the same time when it is not, whatever is stored. */
  private async compare(password: string, user: Principal | undefined): Promise<boolean> {
    const hash = user?.passwordHash ?? null;
    if ((await verifyPassword(password, hash)) && user?.isActive) return true;
    await evenOut(hash, await slowestImport(this.database));
    return false;
  }

  /**
   * Of the stored hash too, and whether its user is active, so that what has changed is another pair; per network, so
   * that guesses elsewhere count.
   */
  private mark({ name, network, password }: Pair, user: Principal | undefined): string {
    const { passwordHash = null, isActive = false } = user ?? {};
    // Behind a secret that nobody else has, a plain digest tells as little as an HMAC, in a tenth of the time.
    return digest('sha256', this.secret + JSON.stringify([name, network, passwordHash, isActive, password]), 'base64');
  }

  private async renew(user: Principal, password: string): Promise<void> {
    const fresh = await hashPassword(password);
    // Only over the hash that was verified: a password changed in between stays.
    await this.database.write((manager) =>
      manager.update(User, { id: user.id, password: user.passwordHash! }, { password: fresh }),
    );
  }
}
