import type { QueryRunner } from 'typeorm';
import { keyFor, readPepper } from '../../config/pepper.js';
import { settings } from '../../config/settings.js';
import { chainStart, KeyedChain, linkHash, type ChainEnd } from '../hash-chain.js';
import { SqlMigration } from '../schema.js';

type Value = string | number | bigint | null;
type Entry = Record<string, Value> & { hash: Uint8Array | null };
interface FormerEnd {
  entries: Value;
  hash: Uint8Array;
}

const batch = 1000;

/**
 * From here on the hashes of audit entries need a key and cover their ids, and the end of the chain is sealed. The entries
 * that are there keep their hashes, which are still checked: a fault of theirs stays one. The new chain begins with the hash
 * that they would have had.
 */
export class KeyedAuditChain1795300003000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'DROP TABLE IF EXISTS "audit_chain_new"',
        'CREATE TABLE "audit_chain_new" ("id" integer PRIMARY KEY NOT NULL, "entries" integer NOT NULL, "last_id" integer NOT NULL, "hash" blob NOT NULL, "former_id" integer NOT NULL, "former_entries" integer, "former_hash" blob, "other_key_from" integer, "key_check" blob NOT NULL, "seal" blob NOT NULL)',
      ],
      mysql: [
        'DROP TABLE IF EXISTS `audit_chain_new`',
        'CREATE TABLE `audit_chain_new` (`id` bigint NOT NULL, `entries` bigint NOT NULL, `last_id` bigint NOT NULL, `hash` binary(32) NOT NULL, `former_id` bigint NOT NULL, `former_entries` bigint NULL, `former_hash` binary(32) NULL, `other_key_from` bigint NULL, `key_check` binary(32) NOT NULL, `seal` binary(32) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
      ],
    },
    down: {
      sqlite: [
        'DROP TABLE IF EXISTS "audit_chain_old"',
        'CREATE TABLE "audit_chain_old" ("id" integer PRIMARY KEY NOT NULL, "entries" integer NOT NULL, "hash" blob NOT NULL)',
      ],
      mysql: [
        'DROP TABLE IF EXISTS `audit_chain_old`',
        'CREATE TABLE `audit_chain_old` (`id` bigint NOT NULL, `entries` bigint NOT NULL, `hash` binary(32) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
      ],
    },
  };

  override async up(runner: QueryRunner): Promise<void> {
    const chain = new KeyedChain(keyFor('audit chain', readPepper(settings)));
    const [former] = (await runner.query('SELECT entries, hash FROM audit_chain WHERE id = 1')) as FormerEnd[];
    let [entries, lastId, hash] = [0, '0', chainStart];
    for await (const rows of pages(runner)) {
      for (const row of rows) {
        lastId = String(row.id);
        hash = chain.link(hash, lastId, valuesOf(row));
      }
      entries += rows.length;
    }
    const end: ChainEnd = {
      entries: String(entries),
      lastId,
      hash,
      formerId: lastId,
      formerEntries: former ? String(former.entries) : null,
      formerHash: former?.hash ?? null,
    };
    await super.up(runner);
    await runner.query(
      'INSERT INTO audit_chain_new (id, entries, last_id, hash, former_id, former_entries, former_hash, key_check, seal) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)',
      [entries, lastId, hash, lastId, end.formerEntries, end.formerHash, chain.check, chain.seal(end)],
    );
    await replace(runner, 'audit_chain_new');
  }

  /** Links by the former rule what was added since. What is at fault, and the end of a chain that is, are left so. */
  override async down(runner: QueryRunner): Promise<void> {
    const chain = new KeyedChain(keyFor('audit chain', readPepper(settings)));
    const [row] = (await runner.query('SELECT * FROM audit_chain WHERE id = 1')) as Record<string, unknown>[];
    const end = row && endOf(row);
    let isProved = end !== undefined && chain.seal(end).equals(row!.seal as Uint8Array);
    let [keyed, plain, entries] = [chainStart, chainStart, 0];
    const isFormerEnd = (): boolean => end?.formerEntries === String(entries) && plain.equals(end.formerHash!);
    let isFormer = true;
    for await (const rows of pages(runner)) {
      for (const entry of rows) {
        const id = String(entry.id);
        if (isFormer && BigInt(id) > BigInt(end?.formerId ?? 0)) {
          isProved &&= isFormerEnd();
          isFormer = false;
        }
        keyed = chain.link(keyed, id, valuesOf(entry));
        plain = linkHash(plain, valuesOf(entry));
        isProved &&= entry.hash !== null && (isFormer ? plain : keyed).equals(entry.hash);
        if (isProved && !isFormer) await runner.query('UPDATE audit_entry SET hash = ? WHERE id = ?', [plain, id]);
        entries++;
      }
    }
    if (isFormer) isProved &&= isFormerEnd();
    isProved &&= end!.entries === String(entries) && keyed.equals(end!.hash);
    await super.down(runner);
    await runner.query('INSERT INTO audit_chain_old (id, entries, hash) VALUES (1, ?, ?)', [
      end?.entries ?? 0,
      isProved ? plain : noEnd,
    ]);
    await replace(runner, 'audit_chain_old');
  }
}

/** What no chain ends with. */
const noEnd: Buffer = Buffer.alloc(32, 0xff);

function endOf(row: Record<string, unknown>): ChainEnd {
  const text = (name: string): string => String(row[name]);
  return {
    entries: text('entries'),
    lastId: text('last_id'),
    hash: row.hash as Uint8Array,
    formerId: text('former_id'),
    formerEntries: row.former_entries === null ? null : text('former_entries'),
    formerHash: row.former_hash as Uint8Array | null,
  };
}

/** All entries, the oldest first. */
async function* pages(runner: QueryRunner): AsyncGenerator<Entry[]> {
  let rows = (await runner.query(pageSql(''))) as Entry[];
  while (rows.length > 0) {
    yield rows;
    rows = (await runner.query(pageSql('WHERE id > ?'), [rows.at(-1)!.id])) as Entry[];
  }
}

const pageSql = (condition: string): string =>
  `SELECT id, at, event, outcome, actor_id, actor, effective_id, effective, via, method, route, address, target, detail, hash
   FROM audit_entry ${condition} ORDER BY id LIMIT ${batch}`;

function valuesOf({ id: _, hash: __, ...values }: Entry): (string | null)[] {
  return Object.values(values as Record<string, Value>).map((value) => (value === null ? null : String(value)));
}

/** Puts a table in the place of `audit_chain`. */
async function replace(runner: QueryRunner, table: string): Promise<void> {
  await runner.query('DROP TABLE audit_chain');
  await runner.query(`ALTER TABLE ${table} RENAME TO audit_chain`);
}
