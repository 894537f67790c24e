import { Inject, Param, Req, type Type } from '@nestjs/common';
import type { Request } from 'express';
import { Groups, Users, type Wanted } from '../kit/administration.js';
import {
  administratorRole,
  Auth,
  type AuthContext,
  Command,
  commandSchema,
  Database,
  LastingPower,
  lockMatching,
  permissions,
  type ProblemCode,
  Provable,
  RequirePermission,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  type ResourceRules,
  Route,
  type Schema,
  Text,
  V2Controller,
} from '../kit/index.js';
import { currentPassword } from './password.commands.js';
import { GroupProfileResource } from './group-profile.resource.js';
import { UserProfileResource } from './profile.resources.js';
import { GroupProfileRules, UserProfileRules } from './profile.rules.js';

/** The body of a request that needs none. */
class MembershipProof {
  @Text(currentPassword) current_password?: string;
}

interface Kind {
  /** The list that it is one of. */
  list: string;
  kind: keyof Wanted;
  /** Its name in the path, and what stands there. */
  one: string;
  schema: Schema & { description: string };
}

const group = { type: 'string', description: "The group's id or name; what has digits only is an id" };
const kinds = {
  groups: { list: 'groups', kind: 'groups', one: 'group', schema: group },
  parents: { list: 'parents', kind: 'groups', one: 'parent', schema: group },
  permissions: {
    list: 'permissions',
    kind: 'permissions',
    one: 'permission',
    schema: { type: 'string', enum: permissions.words, description: 'The permission' },
  },
  roles: { list: 'roles', kind: 'roles', one: 'role', schema: { type: 'string', description: "The role's key or id" } },
} satisfies Record<string, Kind>;

interface Holder {
  resource: new () => object;
  rules: Type<ResourceRules>;
  accounts: Type<Pick<Users, 'amend'>>;
  codes: readonly ProblemCode[];
}

/** Gives a user or a group one thing, or takes it away, without a word about the others of its kind. */
function memberships({ resource: type, rules, accounts, codes }: Holder, { list, kind, one, schema }: Kind) {
  const resource = resourceOf(type, 'v2');
  const Step = (method: 'put' | 'delete', id: string, summary: string) =>
    Route(method, `:${one}`, {
      id: `${id}${resource.title}${one[0]!.toUpperCase()}${one.slice(1)}`,
      summary,
      description:
        'What is so already stays so. What makes somebody an administrator asks for HTTP basic, or for ' +
        '`current_password` beside a session.',
      path: { [one]: schema },
      body: commandSchema(MembershipProof),
      answers: { 204: undefined },
      codes: ['validation_failed', 'not_found', 'precondition_failed', 'not_grantable', 'proof_required', ...codes],
    });

  @V2Controller(`${resource.path}/:id/${list}`, resource.path)
  class MembershipsV2Controller {
    private readonly objects: ResourceObjects;

    constructor(
      @Inject(ResourceReader) reader: ResourceReader,
      @Inject(rules) rulesOfFamily: ResourceRules,
      @Inject(accounts) private readonly holders: Pick<Users, 'amend'>,
      @Inject(Database) private readonly database: Database,
    ) {
      this.objects = new ResourceObjects(resource, reader, rulesOfFamily);
    }

    @Step('put', 'add', `Add a ${one} to those of a ${resource.title.toLowerCase()}`)
    @Provable()
    @LastingPower()
    @RequirePermission(administratorRole)
    add(
      @Auth() auth: AuthContext,
      @Param('id') id: string,
      @Param(one) given: string,
      @Command(MembershipProof) _: MembershipProof,
      @Req() request: Request,
    ): Promise<void> {
      return this.amend(auth, id, given, true, request);
    }

    @Step('delete', 'remove', `Remove a ${one} from those of a ${resource.title.toLowerCase()}`)
    @Provable()
    @LastingPower()
    @RequirePermission(administratorRole)
    remove(
      @Auth() auth: AuthContext,
      @Param('id') id: string,
      @Param(one) given: string,
      @Command(MembershipProof) _: MembershipProof,
      @Req() request: Request,
    ): Promise<void> {
      return this.amend(auth, id, given, false, request);
    }

    private async amend(
      auth: AuthContext,
      id: string,
      given: string,
      isGranted: boolean,
      request: Request,
    ): Promise<void> {
      await this.database.write(async () => {
        await lockMatching(resource, this.objects, auth, id, request);
        await this.holders.amend(auth, id, kind, given, isGranted);
      });
    }
  }
  const name = `${resource.title}${list[0]!.toUpperCase()}${list.slice(1)}V2Controller`;
  Object.defineProperty(MembershipsV2Controller, 'name', { value: name });
  return MembershipsV2Controller;
}

const user: Holder = {
  resource: UserProfileResource,
  rules: UserProfileRules,
  accounts: Users,
  codes: ['superuser_protected', 'last_administrator', 'conflict'],
};
const groupHolder: Holder = {
  resource: GroupProfileResource,
  rules: GroupProfileRules,
  accounts: Groups,
  codes: ['last_administrator', 'conflict'],
};

/** What users and groups are given and lose one by one. */
export const membershipControllers: Type<object>[] = [
  ...[kinds.groups, kinds.permissions, kinds.roles].map((kind) => memberships(user, kind)),
  ...[kinds.parents, kinds.permissions, kinds.roles].map((kind) => memberships(groupHolder, kind)),
];
