import { Global, Module } from '@nestjs/common';
import { AccessExplanations } from './granting/access-explanation.service.js';
import { UserHooks } from './identity/user-hooks.service.js';
import { UserDirectory } from './identity/user-directory.service.js';
import { Administrators } from './granting/administrators.service.js';
import { GrantChanges } from './granting/grant-changes.service.js';
import { Granting } from './granting/granting.service.js';
import { Groups } from './groups/groups.service.js';
import { DirectGrants } from './granting/direct-grants.service.js';
import { Organisations } from './organisations/organisations.service.js';
import { Principals } from './identity/principals.service.js';
import { References } from './references.service.js';
import { RolesRegistry } from './granting/roles-registry.service.js';
import { Users } from './identity/users.service.js';

const services = [
  AccessExplanations,
  Granting,
  Groups,
  DirectGrants,
  Organisations,
  Principals,
  RolesRegistry,
  UserDirectory,
  UserHooks,
  Users,
];

@Global()
@Module({ providers: [...services, Administrators, GrantChanges, References], exports: services })
export class AccountsModule {}
