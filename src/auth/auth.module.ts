import { Global, Module } from '@nestjs/common';
import { BasicStrategy } from './basic.strategy.js';
import { KnownNetworks } from './known-networks.service.js';
import { PasswordCheck } from './password-check.service.js';
import { PasswordProof } from './password-proof.service.js';
import { RevokedTokens } from './revoked-tokens.service.js';
import { SessionStrategy } from './session.strategy.js';
import { Sessions } from './sessions.service.js';
import { SignInLimiter } from './sign-in-limiter.js';
import { TokenStrategy } from './token.strategy.js';

@Global()
@Module({
  providers: [
    BasicStrategy,
    KnownNetworks,
    PasswordCheck,
    PasswordProof,
    RevokedTokens,
    SessionStrategy,
    Sessions,
    SignInLimiter,
    TokenStrategy,
  ],
  exports: [PasswordCheck, PasswordProof, RevokedTokens, Sessions, SignInLimiter],
})
export class AuthModule {}
