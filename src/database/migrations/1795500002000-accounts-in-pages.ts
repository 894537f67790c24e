import { SqlMigration } from '../schema.js';

export class AccountsInPages1795500002000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE TABLE "password_link" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "digest" blob NOT NULL, "user_id" integer NOT NULL, "creator_id" integer NOT NULL, "created_at" varchar(26) NOT NULL, "expires_at" varchar(26) NOT NULL, CONSTRAINT "FK_9626f4b738c896096be55ad7e19" FOREIGN KEY ("user_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE NO ACTION, CONSTRAINT "FK_313f20cbe450dcd0ce53e2e012b" FOREIGN KEY ("creator_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
        'CREATE UNIQUE INDEX "IDX_f1263422e6f79cbfaf736b331a" ON "password_link" ("digest")',
        'CREATE UNIQUE INDEX "IDX_9626f4b738c896096be55ad7e1" ON "password_link" ("user_id")',
        'CREATE INDEX "IDX_313f20cbe450dcd0ce53e2e012" ON "password_link" ("creator_id")',
        'CREATE INDEX "IDX_d566a0c1060f91cac343a6d6e2" ON "password_link" ("expires_at")',
        'ALTER TABLE "user_profile" ADD COLUMN "language" varchar(10)',
        'ALTER TABLE "user_profile" ADD COLUMN "colour_scheme" varchar(10)',
        'CREATE INDEX "IDX_ebfbc58cdd7758e17d32f4b9f5" ON "audit_entry" ("actor", "event")',
        'CREATE INDEX "IDX_124d74a8850aeff5857d8292db" ON "audit_entry" ("target")',
      ],
      mysql: [
        'CREATE TABLE `password_link` (`id` bigint NOT NULL AUTO_INCREMENT, `digest` binary(32) NOT NULL, `user_id` bigint NOT NULL, `creator_id` bigint NOT NULL, `created_at` varchar(26) NOT NULL, `expires_at` varchar(26) NOT NULL, UNIQUE INDEX `IDX_f1263422e6f79cbfaf736b331a` (`digest`), UNIQUE INDEX `IDX_9626f4b738c896096be55ad7e1` (`user_id`), INDEX `IDX_313f20cbe450dcd0ce53e2e012` (`creator_id`), INDEX `IDX_d566a0c1060f91cac343a6d6e2` (`expires_at`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
        'ALTER TABLE `password_link` ADD CONSTRAINT `FK_9626f4b738c896096be55ad7e19` FOREIGN KEY (`user_id`) REFERENCES `account`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
        'ALTER TABLE `password_link` ADD CONSTRAINT `FK_313f20cbe450dcd0ce53e2e012b` FOREIGN KEY (`creator_id`) REFERENCES `account`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
        'ALTER TABLE `user_profile` ADD `language` varchar(10) NULL',
        'ALTER TABLE `user_profile` ADD `colour_scheme` varchar(10) NULL',
        'CREATE INDEX `IDX_ebfbc58cdd7758e17d32f4b9f5` ON `audit_entry` (`actor`, `event`)',
        'CREATE INDEX `IDX_124d74a8850aeff5857d8292db` ON `audit_entry` (`target`)',
      ],
    },
    down: {
      sqlite: [
        'DROP INDEX "IDX_124d74a8850aeff5857d8292db"',
        'DROP INDEX "IDX_ebfbc58cdd7758e17d32f4b9f5"',
        'ALTER TABLE "user_profile" DROP COLUMN "colour_scheme"',
        'ALTER TABLE "user_profile" DROP COLUMN "language"',
        'DROP TABLE "password_link"',
      ],
      mysql: [
        'DROP INDEX `IDX_124d74a8850aeff5857d8292db` ON `audit_entry`',
        'DROP INDEX `IDX_ebfbc58cdd7758e17d32f4b9f5` ON `audit_entry`',
        // Copied: a column that is dropped in an instant goes on to count for the size of a row.
        'ALTER TABLE `user_profile` DROP COLUMN `colour_scheme`, DROP COLUMN `language`, ALGORITHM=COPY',
        'DROP TABLE `password_link`',
      ],
    },
  };
}
