import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../audit-log/audit-log.service.js';
import { fieldRequired, type FieldFaults } from '../../config/invalid-fields.js';
import { Problem } from '../../config/problem.js';
import { Database } from '../../database/database.js';
import { forUpdate, refuseRemoved } from '../../database/dialect.js';
import type { Caller } from '../caller.js';
import { Faults } from '../faults.js';
import { Granting } from '../granting/granting.service.js';
import { isId } from '../../database/ids.js';
import { nameFault, nameKey } from '../names.js';
import { defaultOrganisationId, Organisation } from './organisation.entity.js';
import { References } from '../references.service.js';

/** What can be said of an organisation, by the names on the wire. */
export interface OrganisationValues {
  name?: string;
}

/** Organisations, as people administer them. Whatever a method refuses, nothing is changed then. */
@Injectable()
export class Organisations {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly granting: Granting,
    private readonly references: References,
  ) {}

  /** Returns the id. @throws InvalidFields; Problem name_taken */
  async create(caller: Caller | undefined, { name }: OrganisationValues): Promise<string> {
    return this.database.write(async (manager) => {
      await this.granting.begin(caller);
      const faults = new Faults();
      if (name === undefined) faults.add('name', fieldRequired);
      await this.check(faults, name);
      faults.refuse();
      const { identifiers } = await manager.insert(Organisation, { name, nameKey: nameKey(name!) });
      const id = String(identifiers[0]!.id);
      await this.audit.changed(caller, {
        event: 'organisation',
        target: `organisations/${id}`,
        detail: `created "${name}"`,
      });
      return id;
    });
  }

  /** Renames it. @throws InvalidFields; Problem not_found, name_taken */
  async change(caller: Caller | undefined, organisationId: string, { name }: OrganisationValues): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.begin(caller);
      const old = await this.nameOf(organisationId);
      if (name === undefined || name === old) return;
      const faults = new Faults();
      await this.check(faults, name, organisationId);
      faults.refuse();
      await manager.update(Organisation, { id: organisationId }, { name, nameKey: nameKey(name) });
      const detail = `renamed "${old}" to "${name}"`;
      await this.audit.changed(caller, { event: 'organisation', target: `organisations/${organisationId}`, detail });
    });
  }

  /** @throws Problem not_found, in_use while users or groups are in it, conflict for the default one */
  async delete(caller: Caller | undefined, organisationId: string): Promise<void> {
    await this.database.write(async (manager) => {
      await this.granting.begin(caller);
      const name = await this.nameOf(organisationId);
      if (organisationId === defaultOrganisationId) {
        throw new Problem('conflict', 'The default organisation cannot be deleted.');
      }
      for (const [table, what] of [
        ['account', 'users'],
        ['account_group', 'groups'],
      ]) {
        const rows = await this.database.read(`SELECT id FROM ${table} WHERE organisation_id = ? LIMIT 1${forUpdate}`, [
          BigInt(organisationId),
        ]);
        if (rows.length > 0) throw new Problem('in_use', `There are still ${what} in the organisation.`);
      }
      await manager.delete(Organisation, { id: organisationId }).catch(refuseRemoved);
      await this.audit.changed(caller, {
        event: 'organisation',
        target: `organisations/${organisationId}`,
        detail: `deleted "${name}"`,
      });
    });
  }

  /** What an organisation cannot be called: for a body that is refused for something else too. */
  async faultsOf({ name }: OrganisationValues, organisationId?: string): Promise<FieldFaults> {
    const faults = new Faults();
    await this.check(faults, name, organisationId);
    return faults.fields;
  }

  private async check(faults: Faults, name: string | undefined, ownId?: string): Promise<void> {
    if (name === undefined) return;
    faults.add('name', nameFault(name, 'A name'));
    await this.references.free(faults, 'name', 'organisation', name, ownId);
  }

  private async nameOf(id: string): Promise<string> {
    const [row] = isId(id)
      ? await this.database.read(`SELECT name FROM organisation WHERE id = ?${forUpdate}`, [BigInt(id)])
      : [];
    if (!row) throw new Problem('not_found', 'There is no such organisation.');
    return row.name as string;
  }
}
