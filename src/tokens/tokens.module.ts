import { Module } from '@nestjs/common';
import { TokenRules } from './token.rules.js';
import { Tokens } from './tokens.service.js';
import { TokensV2Controller } from './tokens.v2.controller.js';

@Module({ controllers: [TokensV2Controller], providers: [TokenRules, Tokens], exports: [Tokens] })
export class TokensModule {}
