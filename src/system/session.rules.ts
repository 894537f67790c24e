import { Injectable } from '@nestjs/common';
import { endOf, Sessions } from '../kit/administration.js';
import type { AuthContext, Condition, Instant, ResourceRules, ResourceWrites, Row } from '../kit/index.js';

/** The sessions of a user, as far as they are not over. */
export class SessionsOf implements ResourceRules {
  constructor(
    private readonly sessions: Sessions,
    private readonly userId: string,
  ) {}

  visible(): Promise<Condition> {
    return this.sessions.present(this.userId);
  }

  async complete(rows: Row[], { session }: AuthContext): Promise<void> {
    const timeout = await this.sessions.timeoutOf(this.userId);
    for (const row of rows) {
      row.current = row.id === session?.id;
      row.expires_at = endOf(row.created_at as Instant, row.last_seen_at as Instant, timeout);
    }
  }
}

/** One's own sessions. */
@Injectable()
export class SessionRules implements ResourceRules {
  constructor(private readonly sessions: Sessions) {}

  visible(auth: AuthContext): Promise<Condition> {
    return this.of(auth).visible();
  }

  complete(rows: Row[], auth: AuthContext): Promise<void> {
    return this.of(auth).complete(rows, auth);
  }

  private of({ user }: AuthContext): SessionsOf {
    return new SessionsOf(this.sessions, user.id);
  }
}

@Injectable()
export class SessionWrites implements ResourceWrites {
  constructor(private readonly sessions: Sessions) {}

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.sessions.endOwn(auth, id as string);
  }
}
