import { SqlMigration } from '../schema.js';

/** As sessions obey them, and as the API takes them. */
const timeoutsInRange = [
  'UPDATE account SET session_timeout = 0 WHERE session_timeout < 0',
  'UPDATE account SET session_timeout = 525600 WHERE session_timeout > 525600',
];

export class KnownNetworks1795300002000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE TABLE "known_network" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "user_id" integer NOT NULL, "network" varchar(45) NOT NULL, "seen_at" varchar(26) NOT NULL, CONSTRAINT "FK_f46c9845f89974e08428638d123" FOREIGN KEY ("user_id") REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE NO ACTION)',
        'CREATE INDEX "IDX_2052b2c139f93bb4297c96f5f8" ON "known_network" ("seen_at")',
        'CREATE UNIQUE INDEX "IDX_79bc20cd39d61136f1019af530" ON "known_network" ("user_id", "network")',
        'CREATE INDEX "IDX_2de3a8b2f42876f72ca7cf3b2b" ON "account" ("password")',
        ...timeoutsInRange,
      ],
      mysql: [
        'CREATE TABLE `known_network` (`id` bigint NOT NULL AUTO_INCREMENT, `user_id` bigint NOT NULL, `network` varchar(45) NOT NULL, `seen_at` varchar(26) NOT NULL, INDEX `IDX_2052b2c139f93bb4297c96f5f8` (`seen_at`), UNIQUE INDEX `IDX_79bc20cd39d61136f1019af530` (`user_id`, `network`), PRIMARY KEY (`id`)) ENGINE=InnoDB',
        'CREATE INDEX `IDX_2de3a8b2f42876f72ca7cf3b2b` ON `account` (`password`)',
        'ALTER TABLE `known_network` ADD CONSTRAINT `FK_f46c9845f89974e08428638d123` FOREIGN KEY (`user_id`) REFERENCES `account`(`id`) ON DELETE CASCADE ON UPDATE NO ACTION',
        ...timeoutsInRange,
      ],
    },
    down: {
      sqlite: ['DROP INDEX "IDX_2de3a8b2f42876f72ca7cf3b2b"', 'DROP TABLE "known_network"'],
      mysql: ['DROP INDEX `IDX_2de3a8b2f42876f72ca7cf3b2b` ON `account`', 'DROP TABLE `known_network`'],
    },
  };
}
