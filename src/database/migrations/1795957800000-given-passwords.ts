import { SqlMigration } from '../schema.js';

export class GivenPasswords1795957800000 extends SqlMigration {
  statements = {
    up: {
      sqlite: ['ALTER TABLE "account" ADD COLUMN "password_given_by" integer'],
      mysql: ['ALTER TABLE `account` ADD `password_given_by` bigint NULL'],
    },
    down: {
      sqlite: ['ALTER TABLE "account" DROP COLUMN "password_given_by"'],
      mysql: ['ALTER TABLE `account` DROP COLUMN `password_given_by`'],
    },
  };
}
