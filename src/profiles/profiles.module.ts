import { Module, type OnModuleInit } from '@nestjs/common';
import { Accounts } from '../accounts/accounts.service.js';
import { now } from '../database/instant.js';
import { v1ReadOnly } from '../rest/v1/endpoints.js';
import { GroupProfileResource } from './group-profile.resource.js';
import { UserAccountProfileResource, UserProfileResource } from './profile.resources.js';
import { GroupProfileRules, UserAccountProfileRules, UserProfileRules } from './profile.rules.js';
import { UserProfile } from './user-profile.entity.js';

@Module({
  controllers: [
    v1ReadOnly(UserProfileResource, UserProfileRules),
    v1ReadOnly(UserAccountProfileResource, UserAccountProfileRules),
    v1ReadOnly(GroupProfileResource, GroupProfileRules),
  ],
  providers: [GroupProfileRules, UserAccountProfileRules, UserProfileRules],
})
export class ProfilesModule implements OnModuleInit {
  constructor(private readonly accounts: Accounts) {}

  /** Every user has a profile. */
  onModuleInit(): void {
    this.accounts.whenCreated((manager, userId) =>
      manager.insert(UserProfile, {
        userId,
        createDate: now(),
        extraInfo: '{}',
        defaultSortList: '[]',
        metadataFields: '{}',
      }),
    );
  }
}
