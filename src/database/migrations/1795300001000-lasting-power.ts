import type { QueryRunner } from 'typeorm';
import { looksOf } from '../look-alikes.js';
import { SqlMigration } from '../schema.js';

const batch = 1000;

export class LastingPower1795300001000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'ALTER TABLE "account" ADD COLUMN "look_small" blob',
        'ALTER TABLE "account" ADD COLUMN "look_capital" blob',
        'ALTER TABLE "account" ADD COLUMN "look_script" varchar(20) NOT NULL DEFAULT (\'\')',
        'ALTER TABLE "api_token" ADD COLUMN "shared_until" varchar(26)',
        'CREATE INDEX "IDX_402a572ceadcfec8f0b3fa592e" ON "account" ("look_small")',
        'CREATE INDEX "IDX_bee81ce7d168fdf2301c4d89cc" ON "account" ("look_capital")',
      ],
      mysql: [
        'ALTER TABLE `account` ADD `look_small` binary(32) NULL',
        'ALTER TABLE `account` ADD `look_capital` binary(32) NULL',
        "ALTER TABLE `account` ADD `look_script` varchar(20) NOT NULL DEFAULT ''",
        'ALTER TABLE `api_token` ADD `shared_until` varchar(26) NULL',
        'CREATE INDEX `IDX_402a572ceadcfec8f0b3fa592e` ON `account` (`look_small`)',
        'CREATE INDEX `IDX_bee81ce7d168fdf2301c4d89cc` ON `account` (`look_capital`)',
      ],
    },
    down: {
      sqlite: [
        'DROP INDEX "IDX_bee81ce7d168fdf2301c4d89cc"',
        'DROP INDEX "IDX_402a572ceadcfec8f0b3fa592e"',
        'ALTER TABLE "api_token" DROP COLUMN "shared_until"',
        'ALTER TABLE "account" DROP COLUMN "look_script"',
        'ALTER TABLE "account" DROP COLUMN "look_capital"',
        'ALTER TABLE "account" DROP COLUMN "look_small"',
      ],
      mysql: [
        'DROP INDEX `IDX_bee81ce7d168fdf2301c4d89cc` ON `account`',
        'DROP INDEX `IDX_402a572ceadcfec8f0b3fa592e` ON `account`',
        'ALTER TABLE `api_token` DROP COLUMN `shared_until`',
        'ALTER TABLE `account` DROP COLUMN `look_script`',
        'ALTER TABLE `account` DROP COLUMN `look_capital`',
        'ALTER TABLE `account` DROP COLUMN `look_small`',
      ],
    },
  };

  override async up(runner: QueryRunner): Promise<void> {
    await super.up(runner);
    // Whether its assignee fetched the key or its maker saw it is not told any more: somebody may have seen it.
    await runner.query(
      `UPDATE api_token SET shared_until = '9999-12-31T23:59:59.999999'
       WHERE unrevealed = 0 AND (creator_id IS NULL OR creator_id <> owner_id)`,
    );
    await fillLooks(runner);
  }
}

/** Names that look alike already stay. */
async function fillLooks(runner: QueryRunner): Promise<void> {
  let last = '0';
  for (;;) {
    const rows = (await runner.query(`SELECT id, username FROM account WHERE id > ? ORDER BY id LIMIT ${batch}`, [
      last,
    ])) as { id: unknown; username: string }[];
    for (const { id, username } of rows) {
      const { lookSmall, lookCapital, lookScript } = looksOf(username);
      const values = [lookSmall, lookCapital, lookScript, id];
      await runner.query('UPDATE account SET look_small = ?, look_capital = ?, look_script = ? WHERE id = ?', values);
    }
    if (rows.length < batch) return;
    last = String(rows.at(-1)!.id);
  }
}
