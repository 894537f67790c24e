import { Session } from '../kit/administration.js';
import { Flag, Id, Moment, NUMBER, Resource, TEXT, Text } from '../kit/index.js';

@Resource({
  access: 'authenticated',
  entity: Session,
  filtering: { created_at: NUMBER, last_seen_at: NUMBER, address: TEXT, user_agent: TEXT },
  ordering: ['created_at', 'last_seen_at'],
  v2: { path: 'sessions', title: 'Session', write: 'authenticated', list: ['get'], detail: ['get', 'delete'] },
})
export class SessionResource {
  @Id() id: string;
  @Moment({ help: 'When it was started' }) created_at: string;
  @Moment({ help: 'When it was last seen', usage: true }) last_seen_at: string;
  @Moment({ help: 'When it ends unless it is used before', derived: true, usage: true }) expires_at: string;
  @Text({ help: 'Where it was started from' }) address: string;
  @Text({ help: 'What the browser said of itself', blank: true }) user_agent: string;
  @Flag({ help: 'Whether it is the session of this request', derived: true, usage: true }) current: boolean;
}
