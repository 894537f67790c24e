import { SqlMigration } from '../schema.js';

/** Every item with the place that it has in its bin, from 1 on. */
const placed = 'SELECT id, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY position, id) AS place FROM bin_item';

/** The first versions left gaps between the positions of a bin. */
export class BinsWithoutGaps1795900001000 extends SqlMigration {
  statements = {
    up: {
      sqlite: [
        `UPDATE bin_item SET position = place FROM (${placed}) placed WHERE placed.id = bin_item.id AND position <> place`,
      ],
      mysql: [
        `UPDATE bin_item JOIN (${placed}) placed ON placed.id = bin_item.id SET position = place WHERE position <> place`,
      ],
    },
    down: { sqlite: [], mysql: [] },
  };
}
