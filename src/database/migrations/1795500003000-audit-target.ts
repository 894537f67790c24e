import { SqlMigration } from '../schema.js';

/** What was done to something is looked up by what it is. */
export class AuditTarget1795500003000 extends SqlMigration {
  statements = {
    up: {
      sqlite: ['CREATE INDEX "IDX_124d74a8850aeff5857d8292db" ON "audit_entry" ("target")'],
      mysql: ['CREATE INDEX `IDX_124d74a8850aeff5857d8292db` ON `audit_entry` (`target`)'],
    },
    down: {
      sqlite: ['DROP INDEX "IDX_124d74a8850aeff5857d8292db"'],
      mysql: ['DROP INDEX `IDX_124d74a8850aeff5857d8292db` ON `audit_entry`'],
    },
  };
}
