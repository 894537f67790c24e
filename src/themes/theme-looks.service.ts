import { Injectable } from '@nestjs/common';
import { type AuthContext, Database } from '../kit/index.js';
import { findTheme, type StoredTheme, themeColumns, type ThemeRow, themeOf } from './stored-theme.js';
import { loadable, type Look, lookOf } from './theme-look.js';
import { requireSteward } from './stewards.js';
import { ThemeStatus } from './theme.entity.js';

/** How pages look. What comes from a host that is not allowed is left out. */
@Injectable()
export class ThemeLooks {
  constructor(private readonly database: Database) {}

  /** That of the theme that was chosen, or else of the site's default; only while it is approved. */
  async applied(chosen: string | null): Promise<Look | undefined> {
    return this.database.remember(`look ${chosen}`, async () => {
      const rows = await this.database.read<ThemeRow>(
        `SELECT ${themeColumns} FROM theme WHERE status = ? AND (id = ? OR is_default IS NOT NULL)`,
        [ThemeStatus.Approved, BigInt(chosen ?? 0)],
      );
      const row = rows.find(({ id }) => String(id) === chosen) ?? rows.find(({ is_default }) => is_default);
      return row && loadable(lookOf(String(row.id), themeOf(row)));
    });
  }

  /**
   * That of any theme, approved or not, for those who look after the themes.
   * @throws Problem permission_denied, not_found
   */
  async byId(auth: AuthContext, id: string): Promise<Look> {
    await requireSteward(auth);
    return loadable(lookOf(id, await this.stored(id)));
  }

  /** @throws Problem not_found */
  stored(id: string): Promise<StoredTheme> {
    return findTheme((sql, values) => this.database.read(sql, values), id);
  }
}
