import { SqlMigration } from '../schema.js';

const [ofTokens, ofDays] = ['IDX_fd700d1c447f4573aab575d2d8', 'IDX_b745c761a497bb26cb326bf72b'];

export class DailyCalls1795500001000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE TABLE "daily_calls" ("id" integer PRIMARY KEY AUTOINCREMENT NOT NULL, "version" integer NOT NULL, "day" varchar(10) NOT NULL, "user_id" integer NOT NULL, "token_id" integer NOT NULL, "route" varchar(150) NOT NULL, "calls" integer NOT NULL)',
        `CREATE INDEX "${ofTokens}" ON "daily_calls" ("token_id", "version", "route", "day", "calls")`,
        `CREATE UNIQUE INDEX "${ofDays}" ON "daily_calls" ("version", "day", "user_id", "token_id", "route")`,
        'ALTER TABLE "v1_usage" ADD COLUMN "last_from" varchar(45)',
      ],
      mysql: [
        `CREATE TABLE \`daily_calls\` (\`id\` bigint NOT NULL AUTO_INCREMENT, \`version\` int NOT NULL, \`day\` varchar(10) NOT NULL, \`user_id\` bigint NOT NULL, \`token_id\` bigint NOT NULL, \`route\` varchar(150) NOT NULL, \`calls\` int NOT NULL, INDEX \`${ofTokens}\` (\`token_id\`, \`version\`, \`route\`, \`day\`, \`calls\`), UNIQUE INDEX \`${ofDays}\` (\`version\`, \`day\`, \`user_id\`, \`token_id\`, \`route\`), PRIMARY KEY (\`id\`)) ENGINE=InnoDB`,
        'ALTER TABLE `v1_usage` ADD `last_from` varchar(45) NULL',
      ],
    },
    down: {
      sqlite: ['ALTER TABLE "v1_usage" DROP COLUMN "last_from"', 'DROP TABLE "daily_calls"'],
      mysql: ['ALTER TABLE `v1_usage` DROP COLUMN `last_from`', 'DROP TABLE `daily_calls`'],
    },
  };
}
