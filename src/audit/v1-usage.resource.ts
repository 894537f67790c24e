import { joinAccount, joinToken, V1Usage } from '../kit/administration.js';
import {
  administratorRole,
  type Condition,
  EXACT,
  Id,
  Integer,
  Moment,
  NULLABLE,
  NUMBER,
  Reference,
  Resource,
  TEXT,
  Text,
} from '../kit/index.js';

/** Calls without a token have 0 for it, which is no token's id. */
const byToken = ({ sql, values }: Condition): Condition => {
  const is = sql.replace('IS NULL', '= 0').replace('IS NOT NULL', '> 0');
  return { sql: `(${is}${is === sql ? ' AND t.token_id > 0' : ''})`, values, column: 't.token_id' };
};

/** Who still calls the first version, and what: whom its end would hit. */
@Resource({
  access: administratorRole,
  entity: V1Usage,
  joins: `LEFT ${joinAccount('u', 't.user_id')} LEFT ${joinToken('k', 't.token_id')}`,
  filtering: {
    user: EXACT,
    username: TEXT,
    token: { lookups: [...EXACT, ...NULLABLE], column: 'token_id', type: 'integer', within: byToken },
    token_label: TEXT,
    route: TEXT,
    calls: NUMBER,
    last_at: NUMBER,
    last_from: [...EXACT, ...NULLABLE],
  },
  ordering: ['route', 'calls', 'last_at'],
  counted: true,
  v2: { path: 'v1-usage', title: 'V1Usage', list: ['get'], detail: ['get'] },
})
export class V1UsageResource {
  @Id() id: string;
  @Reference({ help: 'The id of the user who really called', column: 'user_id' }) user: number;
  @Text({
    help: 'The name of that user; null when they are gone',
    column: { table: 'u', name: 'username' },
    nullable: true,
  })
  username: string | null;
  @Reference({ help: 'The token that was used, if any', expression: 'NULLIF(t.token_id, 0)', nullable: true })
  token: number | null;
  @Text({ help: 'The label of that token', column: { table: 'k', name: 'label' }, nullable: true }) token_label:
    string | null;
  @Text({ help: 'What was called, such as GET theme/:id' }) route: string;
  @Integer({ help: 'How often' }) calls: number;
  @Moment({ help: 'When last' }) last_at: string;
  @Text({ help: 'From which address last, if that is known', nullable: true }) last_from: string | null;
  @Text({
    help: 'The call that takes its place, such as GET /API/v2/themes/{id}/',
    derived: true,
    nullable: true,
  })
  twin: string | null;
  @Text({ help: 'Where in docs/moving-from-v1.md that is told', derived: true, nullable: true }) guide: string | null;
}
