import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { InPerson } from '../../auth/access.decorators.js';
import type { AuthenticatedRequest } from '../../auth/auth-context.js';
import { PasswordProof } from '../../auth/password-proof.service.js';
import { isJsonObject, readJson } from '../json-body.js';

const PROOF = 'platform:proof';

interface Wanted {
  /** The member of the body, or of the first of its objects that has it, by which a session repeats the password. */
  member: string;
  /** Whether nothing is done without a proof; else it depends on what is asked for. */
  always: boolean;
}

@Injectable()
class ProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly proof: PasswordProof,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { member, always } = this.reflector.get<Wanted>(PROOF, context.getHandler());
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const auth = request.auth!;
    const password = auth.via === 'session' ? memberOf(await readJson(request, {}), member) : undefined;
    if (!always && password === undefined) return true;
    await this.proof.require(auth, password, member);
    request.auth = { ...auth, hasRepeated: password !== undefined };
    return true;
  }
}

function memberOf(body: unknown, member: string): unknown {
  // Of the same changes to several objects, they stand in `set`.
  const own = isJsonObject(body) ? [body, body.set] : body;
  const objects = (Array.isArray(own) ? own : []).filter(isJsonObject);
  return objects.find((one) => Object.hasOwn(one, member))?.[member];
}

const asking = (wanted: Wanted): MethodDecorator => applyDecorators(SetMetadata(PROOF, wanted), UseGuards(ProofGuard));

/**
 * Asks for a fresh proof of the caller's password, by Basic or by this member of the body. A guard, because they come
 * before everything else: whoever sends a request again is shown a key for a proof of their own only, and nobody's
 * write waits for one.
 */
export const Proven = (member = 'password'): MethodDecorator =>
  applyDecorators(asking({ member, always: true }), InPerson());

/** Takes a proof by the member `current_password` where it is given; what is asked for decides whether it is needed. */
export const Provable = (): MethodDecorator => asking({ member: 'current_password', always: false });
