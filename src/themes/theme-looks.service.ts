import { Injectable } from '@nestjs/common';
import { type AuthContext, Database } from '../kit/index.js';
import { findTheme, type StoredTheme, themeColumns, type ThemeRow, themeOf } from './stored-theme.js';
import { loadable, type Look, lookOf } from './theme-look.js';
import { requireSteward } from './stewards.js';
import { ThemeStatus } from './theme.entity.js';

/** Each by an index of its own: by one condition for both, all approved themes would be read. */
export const appliedSql = `SELECT ${themeColumns} FROM theme WHERE id = ? UNION ALL SELECT ${themeColumns} FROM theme WHERE is_default = TRUE`;

/** How pages look. What comes from a host that is not allowed is left out. */
@Injectable()
export class ThemeLooks {
  constructor(private readonly database: Database) {}

  /** That of the theme that was chosen, or else of the site's default; only while it is approved. */
  async applied(chosen: string | null): Promise<Look | undefined> {
    const rows = await this.database.read<ThemeRow>(appliedSql, [BigInt(chosen ?? 0)]);
    const themes = rows.map((row) => ({ id: String(row.id), ...themeOf(row) }));
    const approved = themes.filter(({ status }) => status === ThemeStatus.Approved);
    const theme = approved.find(({ id }) => id === chosen) ?? approved.find(({ isDefault }) => isDefault);
    return theme && loadable(lookOf(theme.id, theme));
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
