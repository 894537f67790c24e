import type { QueryRunner } from 'typeorm';
import { chainStart, linkHash } from '../hash-chain.js';
import { SqlMigration } from '../schema.js';

type Entry = Record<string, string | number | bigint | null>;

const batch = 1000;

export class VersionTwo1795237000000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE TABLE "audit_chain" ("id" integer PRIMARY KEY NOT NULL, "entries" integer NOT NULL, "hash" blob NOT NULL)',
        'CREATE TABLE "rotated_key" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "digest" blob NOT NULL, "token_id" integer NOT NULL, "valid_until" varchar(26) NOT NULL, CONSTRAINT "FK_eebffb8fcc0abc72f36a4f046e1" FOREIGN KEY ("token_id") REFERENCES "api_token" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
        'CREATE INDEX "IDX_eebffb8fcc0abc72f36a4f046e" ON "rotated_key" ("token_id")',
        'CREATE UNIQUE INDEX "IDX_df572e70a4d04236e6e38d6390" ON "rotated_key" ("digest")',
        'CREATE TABLE "removed_bin_item" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "user_id" integer NOT NULL, "position" integer NOT NULL, "resource_id" varchar(255) NOT NULL, "resource_name" varchar(255) NOT NULL DEFAULT (\'\'), "resource_type" varchar(50) NOT NULL, "thumbnail_uri" varchar(1000) NOT NULL DEFAULT (\'\'), "ui_selected" boolean NOT NULL DEFAULT (0), "created_at" varchar(26) NOT NULL, "removed_at" varchar(26) NOT NULL, CONSTRAINT "FK_a9d830c0e77967da4d771933d4e" FOREIGN KEY ("user_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
        'CREATE INDEX "IDX_66b9e0936ac293105c16c4b263" ON "removed_bin_item" ("user_id", "removed_at")',
        'CREATE TABLE "idempotency_record" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "user_id" integer NOT NULL, "key_digest" blob NOT NULL, "fingerprint" blob NOT NULL, "created_at" varchar(26) NOT NULL, "lease_until" varchar(26) NOT NULL, "answer" text, CONSTRAINT "FK_ea6a9998358feb2884e3aed563a" FOREIGN KEY ("user_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
        'CREATE INDEX "IDX_7e9be864bd21cd6f061f74d9cf" ON "idempotency_record" ("created_at")',
        'CREATE UNIQUE INDEX "IDX_92d491830f6a42f838b0fa5caf" ON "idempotency_record" ("user_id", "key_digest")',
        'ALTER TABLE "role" ADD COLUMN "parent_id" integer',
        'ALTER TABLE "audit_entry" ADD COLUMN "target" varchar(255) NOT NULL DEFAULT (\'\')',
        'ALTER TABLE "audit_entry" ADD COLUMN "detail" varchar(1000) NOT NULL DEFAULT (\'\')',
        'ALTER TABLE "audit_entry" ADD COLUMN "hash" blob',
        'ALTER TABLE "api_token" ADD COLUMN "unrevealed" boolean NOT NULL DEFAULT (0)',
        'ALTER TABLE "theme" ADD COLUMN "submitted_by_id" integer',
        'ALTER TABLE "theme" ADD COLUMN "note" varchar(1000) NOT NULL DEFAULT (\'\')',
        'CREATE TABLE "v1_usage_new" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "user_id" integer NOT NULL, "token_id" integer NOT NULL, "route" varchar(100) NOT NULL, "calls" integer NOT NULL, "last_at" varchar(26) NOT NULL)',
        'INSERT INTO "v1_usage_new" ("user_id", "token_id", "route", "calls", "last_at") SELECT "user_id", "token_id", "route", "calls", "last_at" FROM "v1_usage"',
        'DROP TABLE "v1_usage"',
        'ALTER TABLE "v1_usage_new" RENAME TO "v1_usage"',
        'CREATE INDEX "IDX_41dfcb70af895ddf9a53094515" ON "account" ("username")',
        'CREATE UNIQUE INDEX "IDX_9c2cb870a8817d17f7740be0dd" ON "v1_usage" ("user_id", "token_id", "route")',
      ],
      mysql: [
        'CREATE TABLE `audit_chain` (`id` bigint NOT NULL, `entries` bigint NOT NULL, `hash` binary(32) NOT NULL, PRIMARY KEY (`id`)) ENGINE=InnoDB',
        'CREATE TABLE `rotated_key` (`id` bigint NOT NULL AUTO_INCREMENT, `digest` binary(32) NOT NULL, `token_id` bigint NOT NULL, `valid_until` varchar(26) NOT NULL, UNIQUE INDEX `IDX_df572e70a4d04236e6e38d6390` (`digest`), INDEX `IDX_eebffb8fcc0abc72f36a4f046e` (`token_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
        "CREATE TABLE `removed_bin_item` (`id` bigint NOT NULL AUTO_INCREMENT, `user_id` bigint NOT NULL, `position` int NOT NULL, `resource_id` varchar(255) NOT NULL, `resource_name` varchar(255) NOT NULL DEFAULT '', `resource_type` varchar(50) NOT NULL, `thumbnail_uri` varchar(1000) NOT NULL DEFAULT '', `ui_selected` tinyint NOT NULL DEFAULT 0, `created_at` varchar(26) NOT NULL, `removed_at` varchar(26) NOT NULL, INDEX `IDX_66b9e0936ac293105c16c4b263` (`user_id`, `removed_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
        'CREATE TABLE `idempotency_record` (`id` bigint NOT NULL AUTO_INCREMENT, `user_id` bigint NOT NULL, `key_digest` binary(32) NOT NULL, `fingerprint` binary(32) NOT NULL, `created_at` varchar(26) NOT NULL, `lease_until` varchar(26) NOT NULL, `answer` mediumtext NULL, INDEX `IDX_7e9be864bd21cd6f061f74d9cf` (`created_at`), UNIQUE INDEX `IDX_92d491830f6a42f838b0fa5caf` (`user_id`, `key_digest`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
        'ALTER TABLE `role` ADD `parent_id` bigint NULL',
        "ALTER TABLE `audit_entry` ADD `target` varchar(255) NOT NULL DEFAULT ''",
        "ALTER TABLE `audit_entry` ADD `detail` varchar(1000) NOT NULL DEFAULT ''",
        'ALTER TABLE `audit_entry` ADD `hash` binary(32) NULL',
        'ALTER TABLE `api_token` ADD `unrevealed` tinyint NOT NULL DEFAULT 0',
        'ALTER TABLE `theme` ADD `submitted_by_id` bigint NULL',
        "ALTER TABLE `theme` ADD `note` varchar(1000) NOT NULL DEFAULT ''",
        'CREATE INDEX `IDX_41dfcb70af895ddf9a53094515` ON `account` (`username`)',
        'ALTER TABLE `v1_usage` DROP PRIMARY KEY, ADD `id` bigint NOT NULL AUTO_INCREMENT PRIMARY KEY FIRST',
        'CREATE UNIQUE INDEX `IDX_9c2cb870a8817d17f7740be0dd` ON `v1_usage` (`user_id`, `token_id`, `route`)',
        'ALTER TABLE `rotated_key` ADD CONSTRAINT `FK_eebffb8fcc0abc72f36a4f046e1` FOREIGN KEY (`token_id`) REFERENCES `api_token`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
        'ALTER TABLE `removed_bin_item` ADD CONSTRAINT `FK_a9d830c0e77967da4d771933d4e` FOREIGN KEY (`user_id`) REFERENCES `account`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
        'ALTER TABLE `idempotency_record` ADD CONSTRAINT `FK_ea6a9998358feb2884e3aed563a` FOREIGN KEY (`user_id`) REFERENCES `account`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
      ],
    },
    down: {
      sqlite: [
        'DROP INDEX "IDX_41dfcb70af895ddf9a53094515"',
        'DROP INDEX "IDX_9c2cb870a8817d17f7740be0dd"',
        'CREATE TABLE "v1_usage_old" ("user_id" integer NOT NULL, "token_id" integer NOT NULL, "route" varchar(100) NOT NULL, "calls" integer NOT NULL, "last_at" varchar(26) NOT NULL, PRIMARY KEY ("user_id", "token_id", "route"))',
        'INSERT INTO "v1_usage_old" SELECT "user_id", "token_id", "route", "calls", "last_at" FROM "v1_usage"',
        'DROP TABLE "v1_usage"',
        'ALTER TABLE "v1_usage_old" RENAME TO "v1_usage"',
        'ALTER TABLE "theme" DROP COLUMN "note"',
        'ALTER TABLE "theme" DROP COLUMN "submitted_by_id"',
        'ALTER TABLE "api_token" DROP COLUMN "unrevealed"',
        'ALTER TABLE "audit_entry" DROP COLUMN "hash"',
        'ALTER TABLE "audit_entry" DROP COLUMN "detail"',
        'ALTER TABLE "audit_entry" DROP COLUMN "target"',
        'ALTER TABLE "role" DROP COLUMN "parent_id"',
        'DROP TABLE "idempotency_record"',
        'DROP TABLE "removed_bin_item"',
        'DROP TABLE "rotated_key"',
        'DROP TABLE "audit_chain"',
      ],
      mysql: [
        'ALTER TABLE `idempotency_record` DROP FOREIGN KEY `FK_ea6a9998358feb2884e3aed563a`',
        'ALTER TABLE `removed_bin_item` DROP FOREIGN KEY `FK_a9d830c0e77967da4d771933d4e`',
        'ALTER TABLE `rotated_key` DROP FOREIGN KEY `FK_eebffb8fcc0abc72f36a4f046e1`',
        'DROP INDEX `IDX_9c2cb870a8817d17f7740be0dd` ON `v1_usage`',
        'ALTER TABLE `v1_usage` DROP COLUMN `id`, ADD PRIMARY KEY (`user_id`, `token_id`, `route`)',
        'DROP INDEX `IDX_41dfcb70af895ddf9a53094515` ON `account`',
        'ALTER TABLE `theme` DROP COLUMN `note`',
        'ALTER TABLE `theme` DROP COLUMN `submitted_by_id`',
        'ALTER TABLE `api_token` DROP COLUMN `unrevealed`',
        'ALTER TABLE `audit_entry` DROP COLUMN `hash`',
        'ALTER TABLE `audit_entry` DROP COLUMN `detail`',
        'ALTER TABLE `audit_entry` DROP COLUMN `target`',
        'ALTER TABLE `role` DROP COLUMN `parent_id`',
        'DROP TABLE `idempotency_record`',
        'DROP TABLE `removed_bin_item`',
        'DROP TABLE `rotated_key`',
        'DROP TABLE `audit_chain`',
      ],
    },
  };

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    await chainEntries(runner);
  }
}

/** Links the entries that are there already, oldest first. */
async function chainEntries(runner: QueryRunner): Promise<void> {
  let hash: Uint8Array = chainStart;
  let [entries, last] = [0, '0'];
  for (;;) {
    const rows = (await runner.query(
      `SELECT id, at, event, outcome, actor_id, actor, effective_id, effective, via, method, route, address, target, detail
       FROM audit_entry WHERE id > ? ORDER BY id LIMIT ${batch}`,
      [last],
    )) as Entry[];
    for (const row of rows) {
      const { id, ...values } = row;
      hash = linkHash(
        hash,
        Object.values(values).map((value) => (value === null ? null : String(value))),
      );
      await runner.query('UPDATE audit_entry SET hash = ? WHERE id = ?', [hash, id]);
    }
    entries += rows.length;
    if (rows.length < batch) break;
    last = String(rows.at(-1)!.id);
  }
  await runner.query('INSERT INTO audit_chain (id, entries, hash) VALUES (1, ?, ?)', [entries, hash]);
}
