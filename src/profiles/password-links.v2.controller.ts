import { Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Origin } from '../kit/administration.js';
import {
  administratorRole,
  Answer,
  Auth,
  type AuthContext,
  Command,
  commandSchema,
  component,
  etagOf,
  LastingPower,
  Proven,
  Public,
  publicOrigin,
  requireMatch,
  RequirePermission,
  Route,
  V2Controller,
  type ValueOf,
} from '../kit/index.js';
import { PasswordLinkProof, PasswordLinkSecret, PasswordLinkUse } from './password.commands.js';
import { type LinkTerms, PasswordLinks } from './password-links.service.js';

const end = { type: 'string', format: 'date-time', description: 'When it ends, unless it is used before' } as const;

const madeLink = {
  type: 'object',
  required: ['url', 'expires_at'],
  properties: {
    url: { type: 'string', format: 'uri', description: 'The address to send to the user, shown this once' },
    expires_at: end,
  },
} as const;
const openLink = {
  type: 'object',
  required: ['created_at', 'expires_at', 'created_by'],
  properties: {
    created_at: { type: 'string', format: 'date-time', description: 'When it was made' },
    expires_at: end,
    created_by: { type: 'string', description: 'The name of who made it' },
  },
} as const;
const checkedLink = {
  type: 'object',
  required: ['username', 'expires_at'],
  properties: { username: { type: 'string', description: 'Whose password it sets' }, expires_at: end },
} as const;

function shown({ createdAt, expiresAt, createdBy }: LinkTerms): ValueOf<typeof openLink> {
  return { created_at: `${createdAt}Z`, expires_at: `${expiresAt}Z`, created_by: createdBy };
}

const tagOf = (link: LinkTerms): string => etagOf(JSON.stringify(shown(link)));

/** One-time links, for administrators. */
@V2Controller('users/:id/password-link', 'users')
@RequirePermission(administratorRole)
@LastingPower()
export class UserPasswordLinkV2Controller {
  constructor(private readonly links: PasswordLinks) {}

  @Route('post', '', {
    id: 'createPasswordLink',
    summary: 'Make a link by which a user sets their password once, without anybody else learning it',
    description: 'It ends after 24 hours or when it is used. A new one ends the one before. Not for who is inactive.',
    body: commandSchema(PasswordLinkProof),
    answers: { 201: component('PasswordLinkWithUrl', madeLink) },
    location: true,
    codes: ['validation_failed', 'not_found', 'account_protected', 'superuser_protected', 'proof_required', 'conflict'],
  })
  @Proven('current_password')
  async create(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(PasswordLinkProof) _: PasswordLinkProof,
    @Req() request: Request,
  ): Promise<Answer> {
    const { secret, ...link } = await this.links.create(auth, id);
    const origin = publicOrigin(request);
    const made: ValueOf<typeof madeLink> = {
      url: `${origin}/password-link/${secret}/`,
      expires_at: `${link.expiresAt}Z`,
    };
    // Where it is told of, not where it is used.
    return new Answer(made, {
      status: 201,
      location: `${origin}/API/v2/users/${id}/password-link/`,
      etag: tagOf(link),
    });
  }

  @Route('get', '', {
    id: 'getPasswordLink',
    summary: 'Read until when a link of a user can be used, and who made it',
    description: 'Without its address, which nobody can read again.',
    answers: { 200: component('PasswordLink', openLink) },
    codes: ['not_found', 'account_protected', 'superuser_protected'],
  })
  async read(@Auth() auth: AuthContext, @Param('id') id: string): Promise<ValueOf<typeof openLink>> {
    return shown(await this.links.ofUser(auth, id));
  }

  @Route('delete', '', {
    id: 'endPasswordLink',
    summary: 'End the link of a user',
    description: 'At once, whoever made it.',
    answers: { 204: undefined },
    codes: ['not_found', 'account_protected', 'superuser_protected', 'precondition_failed'],
  })
  async remove(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<void> {
    await this.links.end(auth, id, (link) => requireMatch(request, tagOf(link)));
  }
}

/** One-time links, for whom they are sent to. */
@V2Controller('password-links', 'password-links')
@LastingPower()
@Public()
export class PasswordLinksV2Controller {
  constructor(private readonly links: PasswordLinks) {}

  @Route('post', 'check', {
    id: 'checkPasswordLink',
    summary: 'Whose password a link sets, and until when',
    description: 'A link that was used, has ended or was never there is not found; guessing is slowed down.',
    body: commandSchema(PasswordLinkSecret),
    answers: { 200: component('CheckedPasswordLink', checkedLink) },
    codes: ['validation_failed', 'not_found', 'too_many_requests', 'run_as_forbidden'],
  })
  async check(
    @Command(PasswordLinkSecret) { secret }: PasswordLinkSecret,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ValueOf<typeof checkedLink>> {
    response.setHeader('Cache-Control', 'private, no-store');
    const { username, expiresAt } = await this.links.find(new Origin(request), secret);
    return { username, expires_at: `${expiresAt}Z` };
  }

  @Route('post', 'use', {
    id: 'usePasswordLink',
    summary: "Set one's password by a link, this once",
    description:
      'Sessions end, and tokens unless `revoke_tokens` is false. A link that was used, has ended or was never there is not found.',
    body: commandSchema(PasswordLinkUse),
    answers: { 204: undefined },
    codes: ['validation_failed', 'not_found', 'too_many_requests', 'run_as_forbidden'],
  })
  async use(
    @Command(PasswordLinkUse) { secret, password, revoke_tokens: revokeTokens }: PasswordLinkUse,
    @Req() request: Request,
  ): Promise<void> {
    await this.links.use(new Origin(request), secret, password, { revokeTokens });
  }
}
