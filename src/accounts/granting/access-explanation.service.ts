import { Injectable } from '@nestjs/common';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { explanationOf, type AccessExplanation, type AccessRow } from './access-explanation.js';
import { withGroupsAbove } from './granted.js';
import { isId } from '../../database/ids.js';

/** One statement, so that all of it is as of one moment; the id is bound five times. */
const sql = `${withGroupsAbove('SELECT user_id, group_id FROM group_member WHERE user_id = ?')}
SELECT 'account' AS kind, NULL AS group_id, is_superuser AS ref, NULL AS word, NULL AS label, NULL AS source FROM account WHERE id = ?
UNION ALL SELECT 'member', group_id, NULL, NULL, NULL, NULL FROM group_member WHERE user_id = ?
UNION ALL SELECT 'parent', p.group_id, p.parent_id, NULL, NULL, NULL FROM reached JOIN group_parent p ON p.group_id = reached.group_id
UNION ALL SELECT 'group', g.id, NULL, g.name, NULL, NULL FROM reached JOIN account_group g ON g.id = reached.group_id
UNION ALL SELECT 'permission', NULL, NULL, permission, NULL, NULL FROM user_permission WHERE user_id = ?
UNION ALL SELECT 'permission', g.group_id, NULL, g.permission, NULL, NULL FROM reached JOIN group_permission g ON g.group_id = reached.group_id
UNION ALL SELECT 'role', NULL, r.id, r.name, r.label, r.source FROM user_role u JOIN role r ON r.id = u.role_id WHERE u.user_id = ?
UNION ALL SELECT 'role', g.group_id, r.id, r.name, r.label, r.source FROM reached JOIN group_role g ON g.group_id = reached.group_id
  JOIN role r ON r.id = g.role_id`;

/** Tells where everything that a user may do comes from. */
@Injectable()
export class AccessExplanations {
  constructor(private readonly database: Database) {}

  /** @throws Problem not_found */
  async explain(userId: string): Promise<AccessExplanation> {
    const rows = isId(userId) ? await this.database.read<AccessRow>(sql, Array<bigint>(5).fill(BigInt(userId))) : [];
    if (!rows.some(({ kind }) => kind === 'account')) throw new Problem('not_found', 'There is no such user.');
    return explanationOf(rows);
  }
}
