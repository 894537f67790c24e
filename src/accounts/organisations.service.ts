import { Injectable } from '@nestjs/common';
import { Problem } from '../config/problem.js';
import { Database } from '../database/database.js';
import { forUpdate } from '../database/dialect.js';
import type { Author } from './author.js';
import { Faults } from './faults.js';
import { Granting } from './granting.service.js';
import { isId } from '../database/ids.js';
import { nameFault, nameKey } from './names.js';
import { defaultOrganisationId, Organisation } from './organisation.entity.js';
import { unlessTaken } from './taken.js';

/** What can be said of an organisation, by the names on the wire. */
export interface OrganisationValues {
  name?: string;
}

/** Organisations, as people administer them. Whatever a method refuses, nothing is changed then. */
@Injectable()
export class Organisations {
  constructor(
    private readonly database: Database,
    private readonly granting: Granting,
  ) {}

  /** Returns the id. @throws InvalidFields; Problem name_taken */
  async create(author: Author, { name }: OrganisationValues): Promise<string> {
    const columns = columnsOf(name);
    return this.database.write(async (manager) => {
      await this.granting.begin(author);
      const { identifiers } = await unlessTaken('an organisation', () => manager.insert(Organisation, columns));
      const id = String(identifiers[0]!.id);
      await author.note({ event: 'organisation', target: `organisations/${id}`, detail: `created "${columns.name}"` });
      return id;
    });
  }

  /** Renames it. @throws InvalidFields; Problem not_found, name_taken */
  async change(author: Author, organisationId: string, { name }: OrganisationValues): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.begin(author);
      const old = await this.nameOf(organisationId);
      if (name === undefined || name === old) return;
      const columns = columnsOf(name);
      await unlessTaken('an organisation', () => manager.update(Organisation, { id: organisationId }, columns));
      const detail = `renamed "${old}" to "${columns.name}"`;
      await author.note({ event: 'organisation', target: `organisations/${organisationId}`, detail });
    });
  }

  /** @throws Problem not_found, in_use while users or groups are in it, conflict for the default one */
  async delete(author: Author, organisationId: string): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.begin(author);
      const name = await this.nameOf(organisationId);
      if (organisationId === defaultOrganisationId) throw new Problem('conflict', 'The default organisation cannot be deleted.'); // prettier-ignore
      for (const [table, what] of [
        ['account', 'users'],
        ['account_group', 'groups'],
      ]) {
        // prettier-ignore
        const rows = await this.database.read(`SELECT id FROM ${table} WHERE organisation_id = ? LIMIT 1${forUpdate}`, [BigInt(organisationId)]); // prettier-ignore
        if (rows.length > 0) throw new Problem('in_use', `There are still ${what} in the organisation.`);
      }
      await manager.delete(Organisation, { id: organisationId });
      await author.note({ event: 'organisation', target: `organisations/${organisationId}`, detail: `deleted "${name}"` }); // prettier-ignore
    });
  }

  private async nameOf(id: string): Promise<string> {
    const [row] = isId(id) ? await this.database.read(`SELECT name FROM organisation WHERE id = ?${forUpdate}`, [BigInt(id)]) : []; // prettier-ignore
    if (!row) throw new Problem('not_found', 'There is no such organisation.');
    return row.name as string;
  }
}

function columnsOf(name: string | undefined): { name: string; nameKey: string } {
  const faults = new Faults();
  faults.add('name', name === undefined ? 'This field is required.' : nameFault(name, 'A name'));
  faults.refuse();
  return { name: name!, nameKey: nameKey(name!) };
}
