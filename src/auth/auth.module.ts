import { Global, Module } from '@nestjs/common';
import { BasicStrategy } from './basic.strategy.js';
import { KnownNetworks } from './known-networks.service.js';
import { PasswordCheck } from './password-check.service.js';
import { PasswordProof } from './password-proof.service.js';
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
    SessionStrategy,
    Sessions,
    SignInLimiter,
    TokenStrategy,
  ],
  exports: [PasswordCheck, PasswordProof, Sessions, SignInLimiter],
})
export class AuthModule {}
