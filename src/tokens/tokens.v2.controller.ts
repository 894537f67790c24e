import { Inject, Param, Req } from '@nestjs/common';
import type { Request } from 'express';
import { PasswordProof, WithoutRunAs } from '../kit/administration.js';
import {
  type Answer,
  Auth,
  type AuthContext,
  AuthenticatedOnly,
  Command,
  commandSchema,
  component,
  idSchema,
  isId,
  LastingPower,
  Limited,
  listQuery,
  objectAnswer,
  parametersOf,
  type Page,
  Problem,
  Proven,
  readPage,
  readQuery,
  resourceOf,
  Route,
  single,
  V2Controller,
  v2Endpoints,
} from '../kit/index.js';
import { scopeOf, tokenScopes, type TokenScope } from './token-scope.js';
import { TokenResource } from './token.resource.js';
import { TokenChanges, NewToken, ownOverlap, TokenProof, OwnRotation, TokenRotation } from './token.commands.js';
import { TokenRules } from './token.rules.js';
import { advice, ADVICE_LIMIT } from './token-advice.js';
import { TokenUses, tokenUse, type TokenUse } from './token-uses.service.js';
import { Tokens } from './tokens.service.js';

const rotationNote =
  'The token ends when the key before is used once more after the overlap: whoever has it should not. Without an overlap that is at once.';

/** What getting a key, or changing its token, is refused for. */
const keyCodes = [
  'validation_failed',
  'not_found',
  'precondition_failed',
  'proof_required',
  'permission_denied',
  'wrong_state',
] as const;

/** Of all ways together in which one gets a key. */
const KeyLimit = Limited({ name: 'tokens', quota: 120, seconds: 60 });

/** Each change leaves an entry in the audit trail, as often as a label is changed back; a token is revoked once. */
const ChangeLimit = Limited({ name: 'token-changes', quota: 120, seconds: 60 });

const resource = resourceOf(TokenResource, 'v2');
const token = { $ref: '#/components/schemas/Token' };
const withKey = component('TokenWithKey', {
  allOf: [
    token,
    {
      properties: {
        key: { type: 'string', pattern: '^map_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$', description: 'Shown this once' },
      },
    },
  ],
});

@V2Controller('tokens', 'tokens')
@LastingPower()
export class TokensV2Controller extends v2Endpoints(TokenResource, { rules: TokenRules, lastingRead: true }) {
  @Inject(Tokens) private readonly tokens: Tokens;
  @Inject(TokenUses) private readonly uses: TokenUses;
  @Inject(PasswordProof) private readonly proof: PasswordProof;

  @Route('get', 'self', {
    id: 'getTokenSelf',
    summary: 'Read the token that signed this request in',
    description: '404 when the request was signed in by something else.',
    answers: { 200: token },
    codes: ['not_found'],
  })
  @AuthenticatedOnly()
  async self(@Auth() auth: AuthContext): Promise<Answer> {
    return objectAnswer(this.resource, await this.objects.one(auth, ownId(auth)));
  }

  @Route('post', 'self/rotate', {
    id: 'rotateTokenSelf',
    summary: 'Give the token that signed this request in another key',
    description: `A token that may only read cannot. ${rotationNote}`,
    body: commandSchema(OwnRotation),
    answers: { 200: withKey },
    codes: ['not_found', 'validation_failed', 'precondition_failed', 'wrong_state'],
  })
  @KeyLimit
  @AuthenticatedOnly()
  rotateSelf(
    @Auth() auth: AuthContext,
    @Command(OwnRotation) { overlap_minutes: overlapMinutes = ownOverlap }: OwnRotation,
    @Req() request: Request,
  ): Promise<Answer> {
    return this.withKey(auth, ownId(auth), request, () => this.tokens.rotate(auth, ownId(auth), { overlapMinutes }));
  }

  @Route('delete', 'self', {
    id: 'revokeTokenSelf',
    summary: 'Revoke the token that signed this request in',
    description:
      'It ends at once. The one thing that a token does without RUNAS that must be used with it; one that may only read ' +
      'cannot.',
    answers: { 204: undefined },
    codes: ['not_found', 'precondition_failed'],
  })
  @WithoutRunAs()
  @AuthenticatedOnly()
  async revokeSelf(@Auth() auth: AuthContext, @Req() request: Request): Promise<void> {
    await this.revoke(auth, ownId(auth), request);
  }

  @Route('get', 'advice', {
    id: 'getTokenAdvice',
    summary: 'Read what there is to say of tokens: of those of a page of the list at once',
    description: 'Tokens that one cannot see are left out; of those that have ended there is nothing to say.',
    query: {
      id__in: {
        type: 'array',
        items: idSchema,
        minItems: 1,
        maxItems: ADVICE_LIMIT,
        required: true,
        description: 'The ids of the tokens',
      },
    },
    answers: {
      200: {
        type: 'object',
        required: ['objects'],
        properties: {
          objects: {
            type: 'array',
            items: {
              type: 'object',
              required: ['id', 'advice'],
              properties: { id: idSchema, advice: { type: 'array', items: advice } },
            },
          },
        },
      },
    },
    codes: ['unknown_parameter', 'invalid_parameter'],
  })
  @AuthenticatedOnly()
  async advice(@Auth() auth: AuthContext, @Req() request: Request): Promise<object> {
    const rows = await this.objects.some(auth, readIds(request));
    const found = await this.uses.advice(rows);
    return { objects: [...found].map(([id, own]) => ({ id, advice: own })) };
  }

  @Route('get', ':id/use', {
    id: 'getTokenUse',
    summary: 'Read what a token was used for within the last 30 days, and the advice that follows',
    description: 'Calls that were let in are counted by day (UTC) and route; the last of them a few seconds later.',
    answers: { 200: component('TokenUse', tokenUse) },
    codes: ['not_found'],
  })
  @AuthenticatedOnly()
  async use(@Auth() auth: AuthContext, @Param('id') id: string): Promise<TokenUse> {
    return this.uses.of(await this.objects.one(auth, id));
  }

  @Route('get', '', {
    id: 'listTokens',
    summary: 'List tokens: those that one may use, has made, was assigned, or all',
    description: 'Without `scope` those that one may use; `all` is for administrators.',
    query: {
      scope: { type: 'string', enum: tokenScopes, description: 'Other tokens than those that one may use' },
      ...listQuery(resource),
    },
    answers: { 200: { $ref: '#/components/schemas/TokenPage' } },
    codes: ['unknown_parameter', 'invalid_parameter', 'invalid_cursor', 'permission_denied'],
  })
  @AuthenticatedOnly()
  async listScope(@Auth() auth: AuthContext, @Req() request: Request): Promise<Page> {
    const query = readQuery(this.resource, request, ['scope']);
    const scope = single(query.parameters, 'scope');
    if (scope !== undefined && !(tokenScopes as readonly string[]).includes(scope)) {
      throw new Problem('invalid_parameter', `scope must be one of ${tokenScopes.join(', ')}.`);
    }
    query.filters.push(await scopeOf(auth, scope as TokenScope | undefined));
    return readPage(auth, this.resource, this.objects, query);
  }

  @Route('post', '', {
    id: 'createToken',
    summary: 'Make a token; the answer shows its key this once',
    description: 'The key of a token for somebody else is for its assignee to reveal, unless `reveal` is `now`.',
    body: commandSchema(NewToken),
    answers: { 201: withKey },
    location: true,
    codes: [
      'validation_failed',
      'proof_required',
      'permission_denied',
      'account_protected',
      'superuser_protected',
      'not_found',
      'conflict',
    ],
  })
  @KeyLimit
  @Proven()
  @AuthenticatedOnly()
  async make(@Auth() auth: AuthContext, @Command(NewToken) body: NewToken, @Req() request: Request): Promise<Answer> {
    const { label, access, run_as: runAs, assignee, reveal } = body;
    return this.database.write(async () => {
      const { id, key } = await this.tokens.create(auth, {
        label,
        access,
        runAs,
        assignee,
        reveal,
        expires: body.expires_at,
      });
      return this.created(auth, id, request, { more: { key } });
    });
  }

  @Route('patch', ':id', {
    id: 'changeToken',
    summary: "Change a token's label or end, or make it read-only; a later end needs a proof of the password",
    description: 'An earlier end may be set by a token too; a later one takes Basic, or a session and `password`.',
    body: commandSchema(TokenChanges),
    answers: { 200: token },
    codes: [...keyCodes, 'account_protected', 'superuser_protected'],
  })
  @ChangeLimit
  @AuthenticatedOnly()
  async changeToken(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(TokenChanges) { label, expires_at: expires, access, password }: TokenChanges,
    @Req() request: Request,
  ): Promise<Answer> {
    // Before the write: a proof takes its time, and a failed one leaves a trace.
    const proven = expires !== undefined && (auth.via === 'basic' || password !== undefined);
    if (proven) await this.proof.require(auth, password);
    return this.changed(auth, id, request, () => this.tokens.change(auth, id, { label, expires, access }, proven));
  }

  @Route('post', ':id/reveal', {
    id: 'revealToken',
    summary: 'Get the key of a token that was assigned to one, this once',
    description: 'For the assignee only. From then on the token works.',
    body: commandSchema(TokenProof),
    answers: { 200: withKey },
    codes: keyCodes,
  })
  @KeyLimit
  @Proven()
  @AuthenticatedOnly()
  reveal(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(TokenProof) _: TokenProof,
    @Req() request: Request,
  ): Promise<Answer> {
    return this.withKey(auth, id, request, () => this.tokens.reveal(auth, id));
  }

  @Route('post', ':id/rotate', {
    id: 'rotateToken',
    summary: 'Give a token another key; the one before works for as long as the overlap lasts',
    description: rotationNote,
    body: commandSchema(TokenRotation),
    answers: { 200: withKey },
    codes: keyCodes,
  })
  @KeyLimit
  @Proven()
  @AuthenticatedOnly()
  rotate(
    @Auth() auth: AuthContext,
    @Param('id') id: string,
    @Command(TokenRotation) { overlap_minutes: overlapMinutes }: TokenRotation,
    @Req() request: Request,
  ): Promise<Answer> {
    return this.withKey(auth, id, request, () => this.tokens.rotate(auth, id, { overlapMinutes }));
  }

  @Route('delete', ':id', {
    id: 'revokeToken',
    summary: 'End a token at once; it stays in the lists as revoked',
    description: 'For its owner and administrators.',
    answers: { 204: undefined },
    codes: ['not_found', 'precondition_failed', 'permission_denied', 'superuser_protected'],
  })
  @AuthenticatedOnly()
  async revoke(@Auth() auth: AuthContext, @Param('id') id: string, @Req() request: Request): Promise<void> {
    await this.database.write(async () => {
      await this.matching(auth, id, request);
      await this.tokens.revoke(auth, id);
    });
  }

  private withKey(
    auth: AuthContext,
    id: string,
    request: Request,
    make: () => Promise<{ key: string }>,
  ): Promise<Answer> {
    return this.database.write(async () => {
      await this.matching(auth, id, request);
      const { key } = await make();
      return objectAnswer(this.resource, await this.objects.one(auth, id), { more: { key } });
    });
  }
}

/** @throws Problem when the request was not signed in by a token */
function ownId({ token }: AuthContext): string {
  if (!token) throw new Problem('not_found', 'This request was not signed in by a token.');
  return token.id;
}

/** @throws Problem for anything but the ids that are asked for */
function readIds(request: Request): string[] {
  const ids = [...new Set(single(parametersOf(request, 'id__in'), 'id__in')?.split(','))];
  if (ids.length > 0 && ids.length <= ADVICE_LIMIT && ids.every(isId)) return ids;
  throw new Problem('invalid_parameter', `id__in must be from 1 to ${ADVICE_LIMIT} ids with commas between.`);
}
