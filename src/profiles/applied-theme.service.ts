import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AuthContext, Database, marks } from '../kit/index.js';
import type { Look } from '../themes/theme-look.js';
import { ThemeLooks } from '../themes/theme-looks.service.js';
import { ThemesService } from '../themes/themes.service.js';

const choosersSql = 'SELECT user_id FROM user_profile WHERE theme_id = ? ORDER BY user_id LIMIT 500';

/**
 * Whoever has chosen a theme that goes has chosen none. The foreign key would do it by one statement, which keeps all
 * others waiting, and in memory what it has changed.
 */
async function forget(manager: EntityManager, themeId: string): Promise<void> {
  for (;;) {
    const rows = await manager.query<{ user_id: number | bigint | string }[]>(choosersSql, [BigInt(themeId)]);
    if (rows.length === 0) return;
    const ids = rows.map((row) => BigInt(row.user_id));
    await manager.query(`UPDATE user_profile SET theme_id = NULL WHERE user_id IN (${marks(ids.length)})`, ids);
  }
}

/** How pages look to whom. */
@Injectable()
export class AppliedTheme {
  constructor(
    private readonly database: Database,
    private readonly looks: ThemeLooks,
    themes: ThemesService,
  ) {
    themes.removing.push(forget);
  }

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
