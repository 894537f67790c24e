import { Inject, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { type AccessExplanation, AccessExplanations, Users } from '../kit/administration.js';
import {
  administratorRole,
  type Answer,
  Auth,
  type AuthContext,
  BulkBody,
  Command,
  commandSchema,
  LastingPower,
  parametersOf,
  Problem,
  Proven,
  RequirePermission,
  resourceOf,
  resourceRoutes,
  Route,
  single,
  V2Controller,
  v2Endpoints,
} from '../kit/index.js';
import { accessSchema } from './access.schema.js';
import { UserWrites } from './account.writes.js';
import { PasswordReset } from './password.commands.js';
import { UserProfileResource } from './profile.resources.js';
import { UserProfileRules } from './profile.rules.js';

const options = {
  lasting: true,
  provable: true,
  confirmed: true,
  codes: {
    create: ['name_taken', 'not_grantable'],
    change: [
      'name_taken',
      'not_grantable',
      'account_protected',
      'superuser_protected',
      'last_administrator',
      'last_superuser',
      'conflict',
    ],
    remove: [
      'confirmation_required',
      'superuser_protected',
      'last_administrator',
      'last_superuser',
      'in_use',
      'conflict',
    ],
  },
} as const;

const routes = resourceRoutes(resourceOf(UserProfileResource, 'v2'), options);

@V2Controller('users', 'users')
export class UsersV2Controller extends v2Endpoints(UserProfileResource, {
  rules: UserProfileRules,
  writes: UserWrites,
  ...options,
}) {
  @Inject(Users) private readonly users: Users;
  @Inject(AccessExplanations) private readonly explanations: AccessExplanations;

  @Route('get', ':id/access', {
    id: 'explainUserAccess',
    summary: 'Where each permission and role of a user comes from',
    description: 'Each permission and role with the groups that it comes through.',
    answers: { 200: accessSchema },
    codes: ['not_found'],
  })
  @RequirePermission(administratorRole)
  access(@Param('id') id: string): Promise<AccessExplanation> {
    return this.explanations.explain(id);
  }

  @Route('post', ':id/set-password', {
    id: 'setUserPassword',
    summary: "Replace a user's password; what was signed in by the old one ends",
    description: 'Sessions end, and tokens unless `revoke_tokens` is false. Your own is changed under `me/password/`.',
    body: commandSchema(PasswordReset),
    answers: { 204: undefined },
    codes: [
      'validation_failed',
      'not_found',
      'account_protected',
      'superuser_protected',
      'proof_required',
      'precondition_failed',
    ],
  })
  @LastingPower()
  @RequirePermission(administratorRole)
  @Proven('current_password')
  async setPassword(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(PasswordReset) { password, revoke_tokens: revokeTokens }: PasswordReset,
    @Req() request: Request,
  ): Promise<void> {
    if (id === auth.user.id) throw new Problem('proof_required', 'Your own password is changed under me/password/.');
    const hashed = await this.users.hash(password);
    await this.database.write(async () => {
      await this.matching(auth, id, request);
      await this.users.setPassword(auth, id, hashed, { revokeTokens });
    });
  }

  // Before `delete`, for which the address would be an id.
  @routes.removeMany
  @LastingPower()
  @RequirePermission(administratorRole)
  override removeMany(@Auth() auth: AuthContext, @BulkBody() body: unknown, @Req() request: Request): Promise<Answer> {
    return super.removeMany(auth, body, request);
  }

  @Route('delete', ':id', {
    id: 'deleteUser',
    summary: 'Delete a user with all that is theirs; deactivating keeps it',
    description:
      "Only with `confirm` and the user's name; what others have noted of the user in the audit trail stays.",
    query: { confirm: { type: 'string', required: true, description: "The user's exact name" } },
    answers: { 204: undefined },
    codes: [
      'not_found',
      'confirmation_required',
      'superuser_protected',
      'last_administrator',
      'last_superuser',
      'conflict',
      'in_use',
      'unknown_parameter',
      'invalid_parameter',
      'precondition_failed',
    ],
  })
  @LastingPower()
  @RequirePermission(administratorRole)
  async delete(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<void> {
    const confirm = single(parametersOf(request, 'confirm'), 'confirm');
    await this.database.write(async () => {
      await this.matching(auth, id, request);
      await this.users.delete(auth, id, confirm);
    });
  }
}
