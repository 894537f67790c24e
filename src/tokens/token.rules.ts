import { Injectable } from '@nestjs/common';
import { lockUsers } from '../kit/administration.js';
import {
  type AuthContext,
  type Condition,
  Database,
  everything,
  type Instant,
  type ResourceRules,
  type Row,
} from '../kit/index.js';
import { stateOf } from './token-state.js';

/** The tokens that one may use or has made; administrators see all. */
@Injectable()
export class TokenRules implements ResourceRules {
  constructor(private readonly database: Database) {}

  async visible({ user }: AuthContext): Promise<Condition> {
    if (await user.isAdministrator()) return everything;
    const id = BigInt(user.id);
    return { sql: '(t.owner_id = ? OR t.creator_id = ?)', values: [id, id] };
  }

  /** Before the token, as whoever makes one or resets a password does. */
  async lockFirst({ user }: AuthContext): Promise<void> {
    await this.database.write((manager) => lockUsers(manager, [user.id]));
  }

  complete(rows: Row[]): void {
    for (const row of rows) {
      const [revokedAt, expiresAt] = [row.revoked_at as Instant | null, row.expires_at as Instant | null];
      // A token has an end of its key once it has a key.
      row.state = stateOf({ revokedAt, expiresAt, unrevealed: row.last4 === '' });
    }
  }
}
