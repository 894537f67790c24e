import { Injectable, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from '../auth/auth-context.js';
import { PasswordProof } from '../auth/password-proof.service.js';
import { readJsonObject } from '../rest/json-body.js';

/** Asks for a fresh proof of the password, by Basic or by `password` in the body. */
@Injectable()
class ProofGuard implements CanActivate {
  constructor(private readonly proof: PasswordProof) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const auth = request.auth!;
    const { password } = auth.via === 'session' ? await readJsonObject(request, {}) : {};
    await this.proof.require(auth, request, password);
    return true;
  }
}

/**
 * For what shows a key. A guard, because they come before everything else: whoever sends a request again is shown the key
 * for a proof of their own only, and nobody's write waits for one.
 */
export const Proven = (): MethodDecorator => UseGuards(ProofGuard);
