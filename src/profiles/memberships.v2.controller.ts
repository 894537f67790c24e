import { Delete, HttpCode, Inject, Param, Put, Req, type Type } from '@nestjs/common';
import type { Request } from 'express';
import { Groups } from '../accounts/groups/groups.service.js';
import { administratorRole, permissions } from '../accounts/granting/permissions.js';
import type { Wanted } from '../accounts/references.service.js';
import { Users } from '../accounts/identity/users.service.js';
import { LastingPower, RequirePermission } from '../auth/access.decorators.js';
import { AuditLog } from '../audit-log/audit-log.service.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { authorOf } from '../auth/author.js';
import type { ProblemCode } from '../config/problems.js';
import { Database } from '../database/database.js';
import { Text } from '../rest/declaration/field.js';
import { resourceOf } from '../rest/declaration/resource.js';
import { ResourceObjects, type ResourceRules } from '../rest/query/objects.js';
import { ResourceReader } from '../rest/query/reader.js';
import { Command } from '../rest/v2/body.pipe.js';
import { lockMatching, V2Controller } from '../rest/v2/endpoints.js';
import { Operation } from '../rest/v2/openapi/operation.js';
import { commandSchema, type Schema } from '../rest/v2/openapi/schemas.js';
import { Provable } from '../rest/v2/proof.guard.js';
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
  const described = (id: string, summary: string) =>
    Operation({
      id: `${id}${resource.title}${one[0]!.toUpperCase()}${one.slice(1)}`,
      summary,
      description: 'Never while acting as another user. What is so already stays so.',
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
      @Inject(AuditLog) private readonly audit: AuditLog,
    ) {
      this.objects = new ResourceObjects(resource, reader, rulesOfFamily);
    }

    @described('add', `Give a ${resource.title.toLowerCase()} one of its ${list} more`)
    @Provable()
    @LastingPower()
    @RequirePermission(administratorRole)
    @HttpCode(204)
    @Put(`:${one}`)
    add(
      @Auth() auth: AuthContext,
      @Param('id') id: string,
      @Param(one) given: string,
      @Command(MembershipProof) _: MembershipProof,
      @Req() request: Request,
    ): Promise<void> {
      return this.amend(auth, id, given, true, request);
    }

    @described('remove', `Take one of its ${list} from a ${resource.title.toLowerCase()}`)
    @Provable()
    @LastingPower()
    @RequirePermission(administratorRole)
    @HttpCode(204)
    @Delete(`:${one}`)
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
        await this.holders.amend(authorOf(auth, this.audit), id, kind, given, isGranted);
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
  codes: ['superuser_protected', 'last_administrator'],
};
const groupHolder: Holder = {
  resource: GroupProfileResource,
  rules: GroupProfileRules,
  accounts: Groups,
  codes: ['last_administrator'],
};

/** What users and groups are given and lose one by one. */
export const membershipControllers: Type<object>[] = [
  ...[kinds.groups, kinds.permissions, kinds.roles].map((kind) => memberships(user, kind)),
  ...[kinds.parents, kinds.permissions, kinds.roles].map((kind) => memberships(groupHolder, kind)),
];
