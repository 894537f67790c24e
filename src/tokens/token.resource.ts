import { ApiToken, tokenTexts, joinAccount, tokenAccess, tokenRunAs } from '../kit/administration.js';
import { EXACT, Id, Moment, NULLABLE, NUMBER, Resource, TEXT, Text } from '../kit/index.js';
import { tokenStates } from './token-state.js';

@Resource({
  access: 'authenticated',
  entity: ApiToken,
  joins: `${joinAccount('o', 't.owner_id')} LEFT ${joinAccount('c', 't.creator_id')}`,
  filtering: {
    label: TEXT,
    access: EXACT,
    run_as: EXACT,
    assignee: TEXT,
    created_by: TEXT,
    created_at: NUMBER,
    expires_at: [...NUMBER, ...NULLABLE],
    last_used_at: [...NUMBER, ...NULLABLE],
    revoked_at: [...NUMBER, ...NULLABLE],
  },
  ordering: ['label', 'created_at', 'expires_at', 'last_used_at'],
  counted: true,
  texts: tokenTexts,
  v2: { path: 'tokens', title: 'Token', write: 'authenticated', list: [], detail: ['get'] },
})
export class TokenResource {
  @Id() id: string;
  @Text({ help: 'What the token is for', blank: true, example: 'Playout server' }) label: string;
  @Text({ help: 'The end of the key; empty until it is revealed', blank: true }) last4: string;
  @Text({ help: 'All that its owner may, or reading only', words: tokenAccess }) access: string;
  @Text({ help: 'Whether it may, must not or must be used with RUNAS', words: tokenRunAs }) run_as: string;
  @Text({ help: 'The name of the user whose rights it has', column: { table: 'o', name: 'username' } })
  assignee: string;
  @Text({
    help: 'The name of the user who made it; null for the administration command',
    column: { table: 'c', name: 'username' },
    nullable: true,
  })
  created_by: string | null;
  @Moment({ help: 'When it was made' }) created_at: string;
  @Moment({ help: 'When it ends', nullable: true }) expires_at: string | null;
  @Moment({ help: 'When it was last used, to the minute', nullable: true, usage: true }) last_used_at: string | null;
  @Text({ help: 'From which address it was last used', nullable: true, usage: true }) last_used_from: string | null;
  @Moment({ help: 'When it was revoked', nullable: true }) revoked_at: string | null;
  @Text({
    help: 'What it is now; unrevealed until its assignee has fetched the key',
    derived: true,
    words: tokenStates,
  })
  state: string;
}
