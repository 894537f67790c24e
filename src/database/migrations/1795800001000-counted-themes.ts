import { countRows } from '../row-count.js';
import { SqlMigration } from '../schema.js';

export class CountedThemes1795800001000 extends SqlMigration {
  statements = countRows('theme');
}
