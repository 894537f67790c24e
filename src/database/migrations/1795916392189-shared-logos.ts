import { SqlMigration } from '../schema.js';

export class SharedLogos1795916392189 extends SqlMigration {
  statements = {
    up: {
      sqlite: ['CREATE INDEX "IDX_6fd648433ff5d038f122e19817" ON "theme" ("logoimage")'],
      mysql: ['CREATE INDEX `IDX_6fd648433ff5d038f122e19817` ON `theme` (`logoimage`)'],
    },
    down: {
      sqlite: ['DROP INDEX "IDX_6fd648433ff5d038f122e19817"'],
      mysql: ['DROP INDEX `IDX_6fd648433ff5d038f122e19817` ON `theme`'],
    },
  };
}
