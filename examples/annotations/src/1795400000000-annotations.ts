import { SqlMigration } from 'media-asset-platform/kit';

export class Annotations1795400000000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE TABLE "annotation" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "owner_id" integer NOT NULL, "resource_id" varchar(255) NOT NULL, "kind" varchar(50) NOT NULL DEFAULT (\'note\'), "text" varchar(2000) NOT NULL, "settled" boolean NOT NULL DEFAULT (0), "created_at" varchar(26) NOT NULL, "changed_at" varchar(26) NOT NULL)',
        'CREATE INDEX "IDX_283fa3f138ef5ad369eb955714" ON "annotation" ("owner_id")',
        'CREATE INDEX "IDX_f3dcf25e13d20c6e77b9222196" ON "annotation" ("resource_id")',
        'CREATE TABLE "annotation_kind" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "name" varchar(50) NOT NULL)',
        'CREATE UNIQUE INDEX "IDX_dc1b688d4208471320b156ac0d" ON "annotation_kind" ("name")',
        'DROP INDEX "IDX_283fa3f138ef5ad369eb955714"',
        'DROP INDEX "IDX_f3dcf25e13d20c6e77b9222196"',
        'CREATE TABLE "temporary_annotation" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "owner_id" integer NOT NULL, "resource_id" varchar(255) NOT NULL, "kind" varchar(50) NOT NULL DEFAULT (\'note\'), "text" varchar(2000) NOT NULL, "settled" boolean NOT NULL DEFAULT (0), "created_at" varchar(26) NOT NULL, "changed_at" varchar(26) NOT NULL, CONSTRAINT "FK_283fa3f138ef5ad369eb9557144" FOREIGN KEY ("owner_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
        'INSERT INTO "temporary_annotation"("id", "owner_id", "resource_id", "kind", "text", "settled", "created_at", "changed_at") SELECT "id", "owner_id", "resource_id", "kind", "text", "settled", "created_at", "changed_at" FROM "annotation"',
        'DROP TABLE "annotation"',
        'ALTER TABLE "temporary_annotation" RENAME TO "annotation"',
        'CREATE INDEX "IDX_283fa3f138ef5ad369eb955714" ON "annotation" ("owner_id")',
        'CREATE INDEX "IDX_f3dcf25e13d20c6e77b9222196" ON "annotation" ("resource_id")',
      ],
      mysql: [
        "CREATE TABLE `annotation` (`id` bigint NOT NULL AUTO_INCREMENT, `owner_id` bigint NOT NULL, `resource_id` varchar(255) NOT NULL, `kind` varchar(50) NOT NULL DEFAULT 'note', `text` varchar(2000) NOT NULL, `settled` tinyint NOT NULL DEFAULT 0, `created_at` varchar(26) NOT NULL, `changed_at` varchar(26) NOT NULL, INDEX `IDX_283fa3f138ef5ad369eb955714` (`owner_id`), INDEX `IDX_f3dcf25e13d20c6e77b9222196` (`resource_id`), PRIMARY KEY (`id`)) ENGINE=InnoDB",
        'CREATE TABLE `annotation_kind` (`id` bigint NOT NULL AUTO_INCREMENT, `name` varchar(50) NOT NULL, UNIQUE INDEX `IDX_dc1b688d4208471320b156ac0d` (`name`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
        'ALTER TABLE `annotation` ADD CONSTRAINT `FK_283fa3f138ef5ad369eb9557144` FOREIGN KEY (`owner_id`) REFERENCES `account`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
      ],
    },
    down: {
      sqlite: [
        'DROP INDEX "IDX_f3dcf25e13d20c6e77b9222196"',
        'DROP INDEX "IDX_283fa3f138ef5ad369eb955714"',
        'ALTER TABLE "annotation" RENAME TO "temporary_annotation"',
        'CREATE TABLE "annotation" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "owner_id" integer NOT NULL, "resource_id" varchar(255) NOT NULL, "kind" varchar(50) NOT NULL DEFAULT (\'note\'), "text" varchar(2000) NOT NULL, "settled" boolean NOT NULL DEFAULT (0), "created_at" varchar(26) NOT NULL, "changed_at" varchar(26) NOT NULL)',
        'INSERT INTO "annotation"("id", "owner_id", "resource_id", "kind", "text", "settled", "created_at", "changed_at") SELECT "id", "owner_id", "resource_id", "kind", "text", "settled", "created_at", "changed_at" FROM "temporary_annotation"',
        'DROP TABLE "temporary_annotation"',
        'CREATE INDEX "IDX_f3dcf25e13d20c6e77b9222196" ON "annotation" ("resource_id")',
        'CREATE INDEX "IDX_283fa3f138ef5ad369eb955714" ON "annotation" ("owner_id")',
        'DROP INDEX "IDX_dc1b688d4208471320b156ac0d"',
        'DROP TABLE "annotation_kind"',
        'DROP INDEX "IDX_f3dcf25e13d20c6e77b9222196"',
        'DROP INDEX "IDX_283fa3f138ef5ad369eb955714"',
        'DROP TABLE "annotation"',
      ],
      mysql: [
        'ALTER TABLE `annotation` DROP FOREIGN KEY `FK_283fa3f138ef5ad369eb9557144`',
        'DROP INDEX `IDX_dc1b688d4208471320b156ac0d` ON `annotation_kind`',
        'DROP TABLE `annotation_kind`',
        'DROP INDEX `IDX_f3dcf25e13d20c6e77b9222196` ON `annotation`',
        'DROP INDEX `IDX_283fa3f138ef5ad369eb955714` ON `annotation`',
        'DROP TABLE `annotation`',
      ],
    },
  };
}
