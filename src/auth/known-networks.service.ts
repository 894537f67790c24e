import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import QuickLRU from 'quick-lru';
import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { isOrphan, upsertSql } from '../database/dialect.js';
import { now, type Instant } from '../database/instant.js';
import { WriteBehind } from '../database/write-behind.js';
import { KnownNetwork } from './known-network.entity.js';

const day = 86_400;

/** Seconds that a network is known after a sign-in: thirty days, and the one that a note may be old. */
const kept = 31 * day;

/** Of one user; those of the longest ago are forgotten. */
const mostPerUser = 100;

const noteSql = upsertSql('known_network', ['user_id', 'network', 'seen_at'], ['user_id', 'network'], {
  seen_at: '{new}',
});

const overSql = 'SELECT id FROM known_network WHERE seen_at <= ? ORDER BY seen_at LIMIT 500';

const beyondSql = `SELECT id FROM known_network WHERE user_id = ? ORDER BY seen_at DESC, id DESC
LIMIT 100 OFFSET ${mostPerUser}`;

interface Note {
  userId: string;
  network: string;
  at: Instant;
}

/** The networks from which users have signed in of late: nobody shuts them out there by guessing. */
@Injectable()
export class KnownNetworks implements BeforeApplicationShutdown {
  private readonly notes: WriteBehind<Note>;
  /** What this process has noted within a day. */
  private readonly noted = new QuickLRU<string, true>({ maxSize: 10_000, maxAge: day * 1000 });

  constructor(private readonly database: Database) {
    const logger = new Logger(KnownNetworks.name);
    this.notes = new WriteBehind<Note>(
      database,
      (_, later) => later,
      async (manager, notes) => {
        for (const note of notes) await store(manager, note);
      },
      (error) => {
        this.noted.clear(); // so that the next sign-in notes it again
        logger.error(error);
      },
    );
    database.sweep(KnownNetworks.name, () => this.forgetOld());
  }

  /** Notes a sign-in, a little later and once a day. */
  note(userId: string, network: string): void {
    const key = `${userId} ${network}`;
    if (this.noted.has(key)) return;
    this.noted.set(key, true);
    this.notes.add(key, { userId, network, at: now() });
  }

  /** Whether the user has signed in from there within thirty days, by whatever process. */
  async knows(userId: string, network: string): Promise<boolean> {
    if (this.noted.has(`${userId} ${network}`)) return true;
    const values = [BigInt(userId), network, now(-kept)];
    const sql = 'SELECT id FROM known_network WHERE user_id = ? AND network = ? AND seen_at > ?';
    return (await this.database.read(sql, values)).length > 0;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.notes.flush();
  }

  /** One step of the sweep; tells whether there is more. */
  async forgetOld(): Promise<boolean> {
    const end = now(-kept);
    const ids = (await this.database.read<{ id: unknown }>(overSql, [end])).map(({ id }) => String(id));
    if (ids.length === 0) return false;
    // One that is signed in from meanwhile stays.
    const over = { id: In(ids), seenAt: LessThanOrEqual(end) };
    await this.database.write((manager) => manager.delete(KnownNetwork, over));
    return true;
  }
}

async function store(manager: EntityManager, { userId, network, at }: Note): Promise<void> {
  try {
    await manager.query(noteSql, [userId, network, at]);
  } catch (error) {
    if (isOrphan(error)) return; // the user has been deleted meanwhile
    throw error;
  }
  const beyond = await manager.query<{ id: unknown }[]>(beyondSql, [userId]);
  if (beyond.length > 0) await manager.delete(KnownNetwork, { id: In(beyond.map(({ id }) => String(id))) });
}
