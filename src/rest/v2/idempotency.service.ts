import { createHmac, hash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { UserHooks } from '../../accounts/identity/user-hooks.service.js';
import type { AuthContext } from '../../auth/auth-context.js';
import { readPepper } from '../../config/pepper.js';
import { Problem } from '../../config/problem.js';
import { settings } from '../../config/settings.js';
import { Database } from '../../database/database.js';
import { isDuplicate, isOrphan } from '../../database/dialect.js';
import { now } from '../../database/instant.js';
import { someAtATime, together } from '../../database/sweep.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';
import { decrypt, encrypt, type Finished } from './kept-answer.js';

/** Seconds that an answer is kept, and that a request may run before its process counts as dead. */
const kept = 86_400;
const lease = 60;

/** The header by which an answer says that nothing was done for it: it is that of the request before. */
const REPLAYED = 'Idempotency-Replayed';

/** The most answers that are kept for a user, and the most bytes of them. */
export const KEPT_LIMIT = 10_000;
const KEPT_BYTES = 256 * 1024 * 1024;

/** How many records that are over, and how many bytes of their answers, are removed together. */
const [batch, batchBytes] = [500, 4 * 1024 * 1024];

type Claim = Pick<IdempotencyRecord, 'id' | 'fingerprint' | 'createdAt' | 'leaseUntil' | 'answer'>;

const findSql = `SELECT CAST(id AS CHAR) AS id, fingerprint, created_at AS createdAt, lease_until AS leaseUntil, answer
FROM idempotency_record WHERE user_id = ? AND key_digest = ?`;
const sumSql = `SELECT COUNT(*) AS n, COALESCE(SUM(size), 0) AS bytes, MIN(created_at) AS first
FROM idempotency_record WHERE user_id = ? AND created_at >= ?`;
const oldSql = `SELECT CAST(id AS CHAR) AS id, size FROM idempotency_record WHERE created_at < ?
ORDER BY created_at LIMIT ${batch}`;

const ofUserSql = 'SELECT CAST(id AS CHAR) AS id, size FROM idempotency_record WHERE user_id = ?';

/** A request with this key is still running. */
class InProgress extends Problem {
  readonly retryAfter = 1;
  constructor() {
    super('idempotency_in_progress');
  }
}

/** Another answer would be too many; none of those that were promised is given up for it. */
class UsedUp extends Problem {
  readonly policy = 'idempotency-keys';
  constructor(readonly retryAfter: number) {
    super('idempotency_keys_used_up');
  }
}

/**
 * Lets a request be sent again without being done again. What it does and its answer are stored by one transaction, so
 * that neither is there without the other. Answers may hold secrets: they are encrypted with a key that needs the
 * client's own Idempotency-Key, of which only a digest is kept.
 */
@Injectable()
export class Idempotency {
  private readonly pepper = readPepper(settings);
  private readonly logger = new Logger(Idempotency.name);

  constructor(
    private readonly database: Database,
    hooks: UserHooks,
  ) {
    database.neverRemembered('idempotency_record');
    database.sweep(Idempotency.name, () => this.removeOld());
    hooks.removing.push((manager, userId) => {
      const remove = (ids: string[]): Promise<unknown> => manager.delete(IdempotencyRecord, { id: In(ids) });
      return someAtATime(manager, ofUserSql, [BigInt(userId)], remove, batchBytes);
    });
  }

  /**
   * Does the work, or returns the answer that it had before.
   * @param asked all that makes two requests the same
   * @throws Problem while the first one runs, or when the key stands for another request
   */
  async run(auth: AuthContext, key: string, asked: Buffer, work: () => Promise<Finished>): Promise<Finished> {
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw new Problem('invalid_header', 'Idempotency-Key must be 1 to 255 printable ASCII characters.');
    }
    const secret = createHmac('sha256', this.pepper).update(`answer ${auth.actor.id} ${key}`).digest();
    const fingerprint = createHmac('sha256', this.pepper).update(asked).digest();
    const claim = await this.claim(auth.actor.id, hash('sha256', key, 'buffer'), fingerprint);
    if (claim.answer !== null) {
      const finished = decrypt(secret, claim.answer);
      return { ...finished, headers: { ...finished.headers, [REPLAYED]: 'true' } };
    }
    const { id, leaseUntil } = claim;
    try {
      return await this.database.writeTogether(work, async (manager, finished) => {
        const answer = encrypt(secret, finished);
        const { affected } = await manager.update(
          IdempotencyRecord,
          { id, leaseUntil },
          { answer, size: answer.length },
        );
        if (affected === 0) throw new InProgress(); // it took so long that another one began
      });
    } catch (error) {
      // Nothing was done, so it may be tried again; if need be after the lease. But when the connection was lost at the
      // very end, it may be stored after all.
      await this.database
        .write((manager) => manager.delete(IdempotencyRecord, { id, leaseUntil, answer: IsNull() }))
        .catch((failure: unknown) => this.logger.error(failure));
      throw error;
    }
  }

  /**
   * The record of a request, or of the one that had the key before and is answered. It is looked for before anything is
   * written: what waits for its turn to write would wait for the end of the running request.
   */
  private async claim(userId: string, keyDigest: Buffer, fingerprint: Buffer): Promise<Claim> {
    const fresh = { fingerprint, createdAt: now(), leaseUntil: now(lease), answer: null, size: 0 };
    const present = await this.find(userId, keyDigest);
    if (!present || present.createdAt < now(-kept)) await this.requireSpace(userId);
    if (!present) return this.insert({ ...fresh, userId, keyDigest });
    if (present.createdAt >= now(-kept)) {
      if (!fingerprint.equals(present.fingerprint)) throw new Problem('idempotency_key_reused');
      if (present.answer !== null) return present;
      if (present.leaseUntil > now()) throw new InProgress();
    }
    // As it was found: meanwhile it may have been answered after all, or somebody else have taken it over.
    const { id, createdAt, leaseUntil } = present;
    const found = { id, createdAt, leaseUntil, answer: present.answer === null ? IsNull() : Not(IsNull()) };
    const { affected = 0 } = await this.database.write((manager) => manager.update(IdempotencyRecord, found, fresh));
    if (affected > 0) return { ...fresh, id };
    // Another one was faster, unless it has just been swept away.
    if (await this.find(userId, keyDigest)) throw new InProgress();
    return this.insert({ ...fresh, userId, keyDigest });
  }

  /** @throws Problem when as much is kept for the user as may be */
  private async requireSpace(userId: string): Promise<void> {
    const [sum] = await this.database.read(sumSql, [BigInt(userId), now(-kept)]);
    if (Number(sum!.n) < KEPT_LIMIT && Number(sum!.bytes) < KEPT_BYTES) return;
    throw new UsedUp(Math.max(Math.ceil((Date.parse(`${String(sum!.first)}Z`) - Date.now()) / 1000) + kept, 1));
  }

  private async find(userId: string, keyDigest: Buffer): Promise<Claim | undefined> {
    const [row] = await this.database.read<Claim>(findSql, [BigInt(userId), keyDigest]);
    return row;
  }

  private async insert(record: Omit<IdempotencyRecord, 'id'>): Promise<Claim> {
    try {
      const { identifiers } = await this.database.write((manager) => manager.insert(IdempotencyRecord, record));
      return { ...record, id: String(identifiers[0]!.id) };
    } catch (error) {
      if (isDuplicate(error)) throw new InProgress(); // another one was faster
      if (isOrphan(error)) throw new Problem('unauthenticated'); // the user has just been deleted
      throw error;
    }
  }

  /** One step of the sweep; tells whether there is more. */
  async removeOld(): Promise<boolean> {
    const old = await this.database.read<{ id: string; size: number }>(oldSql, [now(-kept)]);
    const ids = together(old, batchBytes);
    // One that has been taken over meanwhile stays.
    const over = { id: In(ids), createdAt: LessThan(now(-kept)) };
    if (ids.length > 0) await this.database.write((manager) => manager.delete(IdempotencyRecord, over));
    return ids.length < old.length || old.length === batch;
  }
}
