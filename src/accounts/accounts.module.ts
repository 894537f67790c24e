import { Global, Module } from '@nestjs/common';
import { Accounts } from './accounts.service.js';
import { Principals } from './principals.service.js';

@Global()
@Module({ providers: [Accounts, Principals], exports: [Accounts, Principals] })
export class AccountsModule {}
