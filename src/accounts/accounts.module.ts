import { Global, Module } from '@nestjs/common';
import { AccessExplanations } from './access-explanation.service.js';
import { AccountHooks } from './account-hooks.service.js';
import { Accounts } from './accounts.service.js';
import { Administrators } from './administrators.service.js';
import { Gifts } from './gifts.service.js';
import { Granting } from './granting.service.js';
import { Groups } from './groups.service.js';
import { Holdings } from './holdings.service.js';
import { Organisations } from './organisations.service.js';
import { Principals } from './principals.service.js';
import { References } from './references.service.js';
import { RolesRegistry } from './roles-registry.service.js';
import { Users } from './users.service.js';

const services = [
  AccessExplanations,
  Accounts,
  Granting,
  Groups,
  Holdings,
  Organisations,
  Principals,
  RolesRegistry,
  Users,
];

@Global()
@Module({ providers: [...services, AccountHooks, Administrators, Gifts, References], exports: services })
export class AccountsModule {}
