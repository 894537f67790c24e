import { SqlMigration } from '../schema.js';

export class SweptRows1795600003000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        'DROP INDEX "IDX_7e9be864bd21cd6f061f74d9cf"',
        'CREATE INDEX "IDX_7ae6d24ae0564c05c29027abaf" ON "idempotency_record" ("created_at", "size")',
        'CREATE INDEX "IDX_8648c749377cbfc86d9c97ead8" ON "removed_bin_item" ("removed_at")',
      ],
      mysql: [
        'DROP INDEX `IDX_7e9be864bd21cd6f061f74d9cf` ON `idempotency_record`',
        'CREATE INDEX `IDX_7ae6d24ae0564c05c29027abaf` ON `idempotency_record` (`created_at`, `size`)',
        'CREATE INDEX `IDX_8648c749377cbfc86d9c97ead8` ON `removed_bin_item` (`removed_at`)',
      ],
    },
    down: {
      sqlite: [
        'DROP INDEX "IDX_8648c749377cbfc86d9c97ead8"',
        'DROP INDEX "IDX_7ae6d24ae0564c05c29027abaf"',
        'CREATE INDEX "IDX_7e9be864bd21cd6f061f74d9cf" ON "idempotency_record" ("created_at")',
      ],
      mysql: [
        'DROP INDEX `IDX_8648c749377cbfc86d9c97ead8` ON `removed_bin_item`',
        'DROP INDEX `IDX_7ae6d24ae0564c05c29027abaf` ON `idempotency_record`',
        'CREATE INDEX `IDX_7e9be864bd21cd6f061f74d9cf` ON `idempotency_record` (`created_at`)',
      ],
    },
  };
}
