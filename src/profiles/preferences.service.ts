import { Injectable } from '@nestjs/common';
import { storeOwnValues } from '../kit/administration.js';
import {
  columnOf,
  Database,
  type FieldFaults,
  InvalidFields,
  OWN,
  type Resource,
  type Row,
  type SqlValue,
  storable,
  type Values,
} from '../kit/index.js';
import { PROFILE } from './profile.resources.js';
import { ThemesService } from '../themes/themes.service.js';

/** What users set for themselves. */
@Injectable()
export class Preferences {
  constructor(
    private readonly database: Database,
    private readonly themes: ThemesService,
  ) {}

  /**
   * Stores the values in the columns of their fields.
   * @param present the user as of now; whoever has chosen a theme before may keep it
   * @throws InvalidFields for a theme that nobody may choose
   */
  async change(present: Row, resource: Resource, values: Values): Promise<void> {
    await this.database.write(async (manager) => {
      const faults = await this.faultsOf(present, values);
      if (faults.theme) throw new InvalidFields(faults);
      const id = present.id as string;
      const own = valuesOf(resource, values, OWN);
      if (Object.keys(own).length > 0) await storeOwnValues(manager, id, own);
      const ofProfile = valuesOf(resource, values, PROFILE);
      const columns = Object.keys(ofProfile).map((column) => `${column} = ?`);
      if (columns.length === 0) return;
      await manager.query(`UPDATE user_profile SET ${columns.join(', ')} WHERE user_id = ?`, [
        ...Object.values(ofProfile),
        BigInt(id),
      ]);
    });
  }

  /** What cannot be chosen of values that are sound by themselves; inside a write the theme is locked. */
  async faultsOf(present: Row, { theme }: Values): Promise<FieldFaults> {
    if (typeof theme !== 'string' || theme === String(present.theme)) return {};
    const found = await this.themes.lockChoosable(theme);
    return found ? {} : { theme: ['There is no approved theme of that id.'] };
  }
}

/** What is to be stored in one of the resource's tables, by column. */
function valuesOf({ fields }: Resource, values: Values, table: string): Record<string, SqlValue> {
  const given = fields.filter(({ name }) => values[name] !== undefined);
  const stored = given.map((field) => ({ field, column: columnOf(field, field.name) }));
  const ofTable = stored.filter(({ column }) => column.table === table);
  return Object.fromEntries(ofTable.map(({ field, column }) => [column.name, storable(field, values[field.name])]));
}
