import { Injectable } from '@nestjs/common';
import { type AuthContext, Database } from '../kit/index.js';
import type { Look } from '../themes/theme-look.js';
import { ThemeLooks } from '../themes/theme-looks.service.js';

/** How pages look to whom. */
@Injectable()
export class AppliedTheme {
  constructor(
    private readonly database: Database,
    private readonly looks: ThemeLooks,
  ) {}

  /** The theme that the caller has chosen, else the site's default; either only while it is approved. */
  async applied(auth: AuthContext | undefined): Promise<Look | undefined> {
    return this.looks.applied(auth ? await this.choiceOf(auth.user.id) : null);
  }

  private choiceOf(userId: string): Promise<string | null> {
    return this.database.remember(`theme of ${userId}`, async () => {
      const sql = 'SELECT theme_id FROM user_profile WHERE user_id = ?';
      const [row] = await this.database.read<{ theme_id: number | bigint | string | null }>(sql, [BigInt(userId)]);
      const id = row?.theme_id ?? null;
      return id === null ? null : String(id);
    });
  }
}
