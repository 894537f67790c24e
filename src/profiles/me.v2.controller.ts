import { Req } from '@nestjs/common';
import type { Request } from 'express';
import { type AccessExplanation, AccessExplanations, InPerson, PasswordProof, Users } from '../kit/administration.js';
import {
  type Answer,
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  checked,
  Command,
  commandSchema,
  Database,
  fieldsQuery,
  LastingPower,
  lockMatching,
  merged,
  objectAnswer,
  readObjectBody,
  readWanted,
  ResourceObjects,
  resourceOf,
  ResourceReader,
  resourceSchemas,
  Route,
  type Row,
  V2Controller,
  type Values,
} from '../kit/index.js';
import { accessSchema } from './access.schema.js';
import { PasswordChange } from './password.commands.js';
import { Preferences } from './preferences.service.js';
import { UserAccountProfileResource } from './profile.resources.js';
import { UserAccountProfileRules } from './profile.rules.js';

const resource = resourceOf(UserAccountProfileResource, 'v2');
const schemas = resourceSchemas(resource);

/** What users do to themselves. */
@V2Controller('me', 'me')
@AuthenticatedOnly()
export class MeV2Controller {
  private readonly objects: ResourceObjects;

  constructor(
    reader: ResourceReader,
    rules: UserAccountProfileRules,
    private readonly database: Database,
    private readonly preferences: Preferences,
    private readonly explanations: AccessExplanations,
    private readonly proof: PasswordProof,
    private readonly users: Users,
  ) {
    this.objects = new ResourceObjects(resource, reader, rules);
  }

  @Route('get', '', {
    id: 'getMe',
    summary: "Read one's own profile",
    description: 'Name and account besides the preferences. What one may do is under `access/` and `whoami/`.',
    query: { fields: fieldsQuery(resource) },
    answers: { 200: schemas.readable },
    codes: ['unknown_parameter', 'invalid_parameter'],
  })
  async me(@Auth() auth: AuthContext, @Req() request: Request): Promise<Answer> {
    const wanted = readWanted(resource, request);
    const row = await this.objects.one(auth, auth.user.id);
    return objectAnswer(resource, row, { wanted });
  }

  @Route('patch', '', {
    id: 'changeMe',
    summary: "Change one's own preferences",
    description:
      'What the body leaves out stays as it is. An object in it takes the place of the one that is there; in a body of ' +
      '`application/merge-patch+json` it changes that (RFC 7396). Permissions, roles and groups are for administrators to change.',
    body: schemas.changes,
    answers: { 200: schemas.object },
    codes: ['validation_failed', 'not_found', 'precondition_failed'],
  })
  async change(@Auth() auth: AuthContext, @Req() request: Request): Promise<Answer> {
    const body = await readObjectBody(request, resource);
    const writes = { faults: (_: AuthContext, values: Values, row?: Row) => this.preferences.faultsOf(row!, values) };
    const values = await checked({ auth, resource, objects: this.objects, writes }, body, auth.user.id);
    return this.database.write(async () => {
      const present = await lockMatching(resource, this.objects, auth, auth.user.id, request);
      await this.preferences.change(present, resource, merged(request, resource, present, values));
      return objectAnswer(resource, await this.objects.one(auth, auth.user.id));
    });
  }

  @Route('get', 'access', {
    id: 'explainMyAccess',
    summary: 'Where all that one may do comes from',
    description: 'Each permission and role with the groups that it comes through.',
    answers: { 200: accessSchema },
  })
  access(@Auth() { user }: AuthContext): Promise<AccessExplanation> {
    return this.explanations.explain(user.id);
  }

  @Route('post', 'password', {
    id: 'changeMyPassword',
    summary: "Change one's own password; other sessions end",
    description: 'The session that it is sent by goes on; tokens go on unless `revoke_tokens` is true.',
    body: commandSchema(PasswordChange),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found', 'proof_required', 'precondition_failed'],
  })
  @InPerson()
  @LastingPower()
  async password(
    @Auth() auth: AuthContext,
    @Command(PasswordChange) { old_password, new_password, revoke_tokens: revokeTokens }: PasswordChange,
    @Req() request: Request,
  ): Promise<void> {
    await this.proof.repeat(auth, old_password, 'old_password');
    const hashed = await this.users.hash(new_password);
    await this.database.write(async () => {
      await lockMatching(resource, this.objects, auth, auth.user.id, request);
      const keepSessionId = auth.session?.id;
      await this.users.changeOwnPassword(auth, auth.user, hashed, {
        keepSessionId,
        revokeTokens,
      });
    });
  }
}
