import { Injectable } from '@nestjs/common';
import { InvalidFields, type FieldFaults } from '../config/invalid-fields.js';
import { Database, type Row } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import { where } from '../database/condition.js';
import type { Resource } from '../rest/declaration/resource.js';
import { storable, type Values } from '../rest/query/writes.js';
import { ThemesService } from '../themes/themes.service.js';

/** The tables that a profile's columns are of, by their aliases, and the column that is the user's id there. */
const tables = { t: ['account', 'id'], p: ['user_profile', 'user_id'] } as const;

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
      for (const [alias, [table, key]] of Object.entries(tables)) {
        const fields = resource.fields.filter(
          ({ name, column = `t.${name}` }) => values[name] !== undefined && column.startsWith(`${alias}.`),
        );
        if (fields.length === 0) continue;
        const set = fields.map(({ name, column }) => `${(column ?? name).replace(/^\w\./, '')} = ?`);
        await manager.query(`UPDATE ${table} SET ${set.join(', ')} WHERE ${key} = ?`, [
          ...fields.map((field) => storable(field, values[field.name])),
          BigInt(present.id as string),
        ]);
      }
    });
  }

  /** What cannot be chosen of values that are sound by themselves; inside a write it is held. */
  async faultsOf(present: Row, { theme }: Values): Promise<FieldFaults> {
    if (typeof theme !== 'string' || theme === String(present.theme)) return {};
    const { sql, values } = where([{ sql: 't.id = ?', values: [BigInt(theme)] }, this.themes.choosable()]);
    const [found] = await this.database.read(`SELECT t.id FROM theme t${sql}${forUpdate}`, values);
    return found ? {} : { theme: ['There is no approved theme of that id.'] };
  }
}
