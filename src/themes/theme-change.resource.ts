import { AuditEntry, fullName } from '../kit/administration.js';
import { administratorRole, Id, Moment, NUMBER, Resource, TEXT, Text } from '../kit/index.js';

/** What was done to a theme: of an entry of the audit trail what concerns those who look after themes. */
@Resource({
  access: ['theme', administratorRole],
  entity: AuditEntry,
  filtering: { at: NUMBER, actor: TEXT, detail: ['contains', 'icontains'] },
  ordering: ['at'],
  v2: { path: 'theme-changes', title: 'ThemeChange', list: ['get'], detail: [] },
})
export class ThemeChangeResource {
  @Id() id: string;
  @Moment({ help: 'When it was done' }) at: string;
  @Text({ help: 'The name of the user who really did it', blank: true }) actor: string;
  @Text({
    help: 'What that user is called; null where the account is gone',
    blank: true,
    nullable: true,
    expression: fullName('t.actor_id'),
  })
  actor_name: string | null;
  @Text({ help: 'As whom, when that is another user', blank: true }) effective: string;
  @Text({
    help: 'What that user is called; null where there is none',
    blank: true,
    nullable: true,
    expression: fullName('t.effective_id'),
  })
  effective_name: string | null;
  @Text({ help: 'What was done, in words', blank: true }) detail: string;
}
