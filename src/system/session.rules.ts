import { Injectable } from '@nestjs/common';
import { endOf, Sessions } from '../kit/administration.js';
import type { AuthContext, Condition, Instant, ResourceRules, ResourceWrites, Row } from '../kit/index.js';

/** One's own sessions, as far as they are not over. */
@Injectable()
export class SessionRules implements ResourceRules {
  constructor(private readonly sessions: Sessions) {}

  visible({ user }: AuthContext): Promise<Condition> {
    return this.sessions.present(user.id);
  }

  async complete(rows: Row[], { user, session }: AuthContext): Promise<void> {
    const timeout = await this.sessions.timeoutOf(user.id);
    for (const row of rows) {
      row.current = row.id === session?.id;
      row.expires_at = endOf(row.created_at as Instant, row.last_seen_at as Instant, timeout);
    }
  }
}

@Injectable()
export class SessionWrites implements ResourceWrites {
  constructor(private readonly sessions: Sessions) {}

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.sessions.endOwn(auth, id as string);
  }
}
