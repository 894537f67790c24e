import { changeTriggers, countRows } from '../change-count.js';
import { SqlMigration } from '../schema.js';

const granted = ['group_member', 'group_parent', 'group_permission', 'group_role', 'user_permission', 'user_role'];
const standards = ['standard', 'format', 'aspect_ratio', 'resolution', 'video_codec', 'audio_codec'];
const triggers = ['account_group', ...granted, 'role', ...standards].map(changeTriggers);

const rows = Array.from({ length: countRows }, (_, part) => `(${part}, 0)`);

/** Counts of what changes: SQLite tells by itself that something has. */
export class CountedChanges1795700001000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [],
      mysql: [
        'CREATE TABLE `change_count` (`part` smallint NOT NULL, `changes` bigint NOT NULL, PRIMARY KEY (`part`)) ENGINE=InnoDB',
        `INSERT INTO change_count (part, changes) VALUES ${rows.join(', ')}`,
        ...triggers.flatMap(({ up }) => up),
      ],
    },
    down: {
      sqlite: [],
      mysql: [...triggers.flatMap(({ down }) => down), 'DROP TABLE `change_count`'],
    },
  };
}
