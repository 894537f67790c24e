import { Injectable } from '@nestjs/common';
import {
  demandProof,
  Groups,
  type NewGroupValues,
  type NewUserValues,
  Organisations,
  Users,
} from '../kit/administration.js';
import type { AuthContext, FieldFaults, Resource, ResourceWrites, Row, Values } from '../kit/index.js';

/** What administrators do to users. */
@Injectable()
export class UserWrites implements ResourceWrites {
  constructor(private readonly users: Users) {}

  /** Hashes the password of a new user. @throws Problem proof_required */
  prepare(values: Values, auth: AuthContext): Promise<Values> {
    if (values.password !== undefined) demandProof(auth);
    return this.users.prepare(values);
  }

  faults(auth: AuthContext, values: Values, row?: Row): Promise<FieldFaults> {
    return this.users.faultsOf(auth, values, row?.id as string | undefined);
  }

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.users.create(auth, values as unknown as NewUserValues);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.users.change(auth, id as string, values);
  }

  remove(auth: AuthContext, { id }: Row, _: Resource, confirm?: string): Promise<void> {
    return this.users.delete(auth, id as string, confirm);
  }
}

/** What administrators do to groups. */
@Injectable()
export class GroupWrites implements ResourceWrites {
  constructor(private readonly groups: Groups) {}

  faults(auth: AuthContext, values: Values, row?: Row): Promise<FieldFaults> {
    return this.groups.faultsOf(auth, values, row?.id as string | undefined);
  }

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.groups.create(auth, values as unknown as NewGroupValues);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.groups.change(auth, id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.groups.delete(auth, id as string);
  }

  removalOrder(rows: readonly Row[]): readonly Row[] {
    const byId = new Map(rows.map((row) => [row.id as string, row]));
    const parents = new Map(rows.map((row) => [row.id as string, row.parents as string[]]));
    return this.groups.bottomUp(parents).map((id) => byId.get(id)!);
  }
}

/** What administrators do to organisations. */
@Injectable()
export class OrganisationWrites implements ResourceWrites {
  constructor(private readonly organisations: Organisations) {}

  faults(_: AuthContext, values: Values, row?: Row): Promise<FieldFaults> {
    return this.organisations.faultsOf(values, row?.id as string | undefined);
  }

  create(auth: AuthContext, values: Values): Promise<string> {
    return this.organisations.create(auth, values);
  }

  change(auth: AuthContext, { id }: Row, values: Values): Promise<void> {
    return this.organisations.change(auth, id as string, values);
  }

  remove(auth: AuthContext, { id }: Row): Promise<void> {
    return this.organisations.delete(auth, id as string);
  }
}
