import { AuditEntry, auditedVias, auditEvents } from '../kit/administration.js';
import {
  administratorRole,
  EXACT,
  Id,
  Moment,
  NULLABLE,
  NUMBER,
  Reference,
  Resource,
  Text,
  TEXT,
} from '../kit/index.js';

@Resource({
  access: administratorRole,
  entity: AuditEntry,
  filtering: {
    at: NUMBER,
    event: EXACT,
    outcome: TEXT,
    actor: TEXT,
    actor_id: [...EXACT, ...NULLABLE],
    effective: TEXT,
    effective_id: [...EXACT, ...NULLABLE],
    via: EXACT,
    method: EXACT,
    route: TEXT,
    address: TEXT,
    target: TEXT,
    detail: ['contains', 'icontains'],
  },
  ordering: ['at'],
  counted: true,
  v2: { path: 'audit', title: 'AuditEntry', list: ['get'], detail: ['get'] },
})
export class AuditEntryResource {
  @Id() id: string;
  @Moment({ help: 'When it happened' }) at: string;
  @Text({ help: 'What it is about', words: auditEvents.words }) event: string;
  @Text({ help: 'granted, or refused and why' }) outcome: string;
  @Text({ help: 'Who really did it, or the name that was tried', blank: true }) actor: string;
  @Reference({ help: 'The id of that user', column: 'actor_id', nullable: true }) actor_id: string | null;
  @Text({ help: 'As whom, when that is another user', blank: true }) effective: string;
  @Reference({ help: 'The id of that user', column: 'effective_id', nullable: true }) effective_id: string | null;
  @Text({ help: 'How the caller signed in, or that it was a one-time link or a command', words: auditedVias })
  via: string;
  @Text({ help: 'The method of the request', blank: true }) method: string;
  @Text({ help: 'The path of the request, without its query', blank: true }) route: string;
  @Text({ help: 'From which address', blank: true }) address: string;
  @Text({ help: 'What it was done to, such as users/7', blank: true }) target: string;
  @Text({ help: 'What was done, in words', blank: true }) detail: string;
}
