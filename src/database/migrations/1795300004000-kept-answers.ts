import { SqlMigration } from '../schema.js';

const [table, index] = ['idempotency_record', 'IDX_7b10202962821873d4b7838454'];

export class KeptAnswers1795300004000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        `ALTER TABLE "${table}" ADD COLUMN "size" integer NOT NULL DEFAULT (0)`,
        `UPDATE "${table}" SET "size" = COALESCE(OCTET_LENGTH("answer"), 0)`,
        `CREATE INDEX "${index}" ON "${table}" ("user_id", "created_at", "size")`,
      ],
      mysql: [
        `ALTER TABLE \`${table}\` ADD \`size\` int NOT NULL DEFAULT '0'`,
        `UPDATE \`${table}\` SET \`size\` = COALESCE(OCTET_LENGTH(\`answer\`), 0)`,
        `CREATE INDEX \`${index}\` ON \`${table}\` (\`user_id\`, \`created_at\`, \`size\`)`,
      ],
    },
    down: {
      sqlite: [`DROP INDEX "${index}"`, `ALTER TABLE "${table}" DROP COLUMN "size"`],
      mysql: [`DROP INDEX \`${index}\` ON \`${table}\``, `ALTER TABLE \`${table}\` DROP COLUMN \`size\``],
    },
  };
}
