import { Module } from '@nestjs/common';
import { TokenRules } from './token.rules.js';
import { TokenUses } from './token-uses.service.js';
import { Tokens } from './tokens.service.js';
import { TokensV2Controller } from './tokens.v2.controller.js';

@Module({ controllers: [TokensV2Controller], providers: [TokenRules, Tokens, TokenUses], exports: [Tokens, TokenUses] })
export class TokensModule {}
