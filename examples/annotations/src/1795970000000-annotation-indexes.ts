import { SqlMigration } from 'media-asset-platform/kit';

/** Of what notes are ordered and filtered by. */
export class AnnotationIndexes1795970000000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'CREATE INDEX "IDX_ecb24cf24ceff00db6e520c68f" ON "annotation" ("kind")',
        'CREATE INDEX "IDX_5beec6dfe352ec354315f3a881" ON "annotation" ("settled")',
        'CREATE INDEX "IDX_2f154d732a4d5686b17d9d3ea1" ON "annotation" ("created_at")',
        'CREATE INDEX "IDX_fd9b52bc71e986a2422fec789b" ON "annotation" ("changed_at")',
      ],
      mysql: [
        'CREATE INDEX `IDX_ecb24cf24ceff00db6e520c68f` ON `annotation` (`kind`)',
        'CREATE INDEX `IDX_5beec6dfe352ec354315f3a881` ON `annotation` (`settled`)',
        'CREATE INDEX `IDX_2f154d732a4d5686b17d9d3ea1` ON `annotation` (`created_at`)',
        'CREATE INDEX `IDX_fd9b52bc71e986a2422fec789b` ON `annotation` (`changed_at`)',
      ],
    },
    down: {
      sqlite: [
        'DROP INDEX "IDX_fd9b52bc71e986a2422fec789b"',
        'DROP INDEX "IDX_2f154d732a4d5686b17d9d3ea1"',
        'DROP INDEX "IDX_5beec6dfe352ec354315f3a881"',
        'DROP INDEX "IDX_ecb24cf24ceff00db6e520c68f"',
      ],
      mysql: [
        'DROP INDEX `IDX_fd9b52bc71e986a2422fec789b` ON `annotation`',
        'DROP INDEX `IDX_2f154d732a4d5686b17d9d3ea1` ON `annotation`',
        'DROP INDEX `IDX_5beec6dfe352ec354315f3a881` ON `annotation`',
        'DROP INDEX `IDX_ecb24cf24ceff00db6e520c68f` ON `annotation`',
      ],
    },
  };
}
