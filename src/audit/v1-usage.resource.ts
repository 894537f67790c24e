import { administratorRole } from '../accounts/granting/permissions.js';
import { Id, Integer, Moment, Reference, Text } from '../rest/declaration/field.js';
import { EXACT, NULLABLE, NUMBER, TEXT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';
import { V1Usage } from '../rest/v1/v1-usage.entity.js';

/** Who still calls the first version, and what: whom its end would hit. */
@Resource({
  access: administratorRole,
  entity: V1Usage,
  joins: 'LEFT JOIN account u ON u.id = t.user_id LEFT JOIN api_token k ON k.id = t.token_id',
  filtering: {
    user: EXACT,
    username: TEXT,
    token: [...EXACT, ...NULLABLE],
    token_label: TEXT,
    route: TEXT,
    calls: NUMBER,
    last_at: NUMBER,
  },
  ordering: ['username', 'route', 'calls', 'last_at'],
  v2: { path: 'v1-usage', title: 'V1Usage', list: ['get'], detail: ['get'] },
})
export class V1UsageResource {
  @Id() id: string;
  @Reference({ help: 'The id of the user who really called', column: 't.user_id' }) user: number;
  @Text({ help: 'The name of that user; null when they are gone', column: 'u.username', nullable: true })
  username: string | null;
  @Reference({ help: 'The token that was used, if any', column: 'NULLIF(t.token_id, 0)', nullable: true })
  token: number | null;
  @Text({ help: 'The label of that token', column: 'k.label', nullable: true }) token_label: string | null;
  @Text({ help: 'What was called, such as GET theme/:id' }) route: string;
  @Integer({ help: 'How often' }) calls: number;
  @Moment({ help: 'When last' }) last_at: string;
}
