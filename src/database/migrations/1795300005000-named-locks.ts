import { SqlMigration } from '../schema.js';

const insert = "INSERT INTO named_lock (name) VALUES ('grants'), ('default_theme')";

export class NamedLocks1795300005000 extends SqlMigration {
  statements = {
    up: {
      sqlite: ['CREATE TABLE "named_lock" ("name" varchar(50) PRIMARY KEY NOT NULL)', insert],
      mysql: ['CREATE TABLE `named_lock` (`name` varchar(50) NOT NULL, PRIMARY KEY (`name`)) ENGINE=InnoDB', insert],
    },
    down: {
      sqlite: ['DROP TABLE "named_lock"'],
      mysql: ['DROP TABLE `named_lock`'],
    },
  };
}
