import { Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { AccessExplanations } from '../accounts/access-explanation.service.js';
import type { AccessExplanation } from '../accounts/access-explanation.js';
import { administratorRole } from '../accounts/permissions.js';
import { Users } from '../accounts/users.service.js';
import { LastingPower, RequirePermission } from '../auth/access.decorators.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Auth, type AuthContext } from '../auth/auth-context.js';
import { authorOf } from '../auth/author.js';
import { Problem } from '../config/problem.js';
import { Parameters } from '../rest/query/parameters.js';
import { Command } from '../rest/v2/body.pipe.js';
import { V2Controller, v2Endpoints } from '../rest/v2/endpoints.js';
import { Operation } from '../rest/v2/openapi/operation.js';
import { commandSchema } from '../rest/v2/openapi/schemas.js';
import { single } from '../rest/v2/page.js';
import { accessSchema } from './access.schema.js';
import { UserWrites } from './account.writes.js';
import { PasswordReset } from './password.commands.js';
import { UserProfileResource } from './profile.resources.js';
import { UserProfileRules } from './profile.rules.js';

@V2Controller('users', 'users')
export class UsersV2Controller extends v2Endpoints(UserProfileResource, {
  rules: UserProfileRules,
  writes: UserWrites,
  lasting: true,
  codes: {
    create: ['name_taken', 'not_grantable'],
    change: ['name_taken', 'not_grantable', 'superuser_protected', 'last_superuser', 'conflict'],
  },
}) {
  @Inject(Users) private readonly users: Users;
  @Inject(AccessExplanations) private readonly explanations: AccessExplanations;
  @Inject(AuditLog) private readonly audit: AuditLog;

  @Operation({
    id: 'explainUserAccess',
    summary: 'Where each permission and role of a user comes from',
    answers: { 200: accessSchema },
    codes: ['not_found'],
  })
  @RequirePermission(administratorRole)
  @Get(':id/access')
  access(@Param('id') id: string): Promise<AccessExplanation> {
    return this.explanations.explain(id);
  }

  @Operation({
    id: 'setUserPassword',
    summary: "Replace a user's password; what was signed in by the old one ends",
    body: commandSchema(PasswordReset),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found', 'superuser_protected', 'proof_required'],
  })
  @LastingPower()
  @RequirePermission(administratorRole)
  @HttpCode(204)
  @Post(':id/set-password')
  async setPassword(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(PasswordReset) { password, revoke_tokens: revokeTokens }: PasswordReset,
  ): Promise<void> {
    // Whoever has got hold of an administrator's token or session must not get a password out of it.
    if (id === auth.user.id) throw new Problem('proof_required', 'Your own password is changed under me/password/.');
    await this.users.setPassword(authorOf(auth, this.audit), id, password, { revokeTokens });
  }

  @Operation({
    id: 'deleteUser',
    summary: 'Delete a user with all that is theirs; deactivating keeps it',
    query: { confirm: { type: 'string', description: "The user's exact name" } },
    answers: { 204: undefined },
    codes: [
      'not_found',
      'confirmation_required',
      'superuser_protected',
      'last_superuser',
      'conflict',
      'unknown_parameter',
      'invalid_parameter',
      'precondition_failed',
    ],
  })
  @LastingPower()
  @RequirePermission(administratorRole)
  @HttpCode(204)
  @Delete(':id')
  async delete(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<void> {
    const parameters = new Parameters(request.url);
    const [unknown] = parameters.names('confirm');
    if (unknown !== undefined) throw new Problem('unknown_parameter', 'Only confirm can be said here.');
    const confirm = single(parameters, 'confirm');
    await this.database.write(async () => {
      await this.matching(auth, id, request);
      await this.users.delete(authorOf(auth, this.audit), id, confirm);
    });
  }
}
