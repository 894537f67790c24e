import { Module, type OnModuleInit } from '@nestjs/common';
import { UserHooks } from '../kit/administration.js';
import { now, v1Controller, v2Controller } from '../kit/index.js';
import { ThemesModule } from '../themes/themes.module.js';
import { GroupWrites, OrganisationWrites, UserWrites } from './account.writes.js';
import { AppliedTheme } from './applied-theme.service.js';
import { GroupProfileResource } from './group-profile.resource.js';
import { MeV2Controller } from './me.v2.controller.js';
import { membershipControllers } from './memberships.v2.controller.js';
import { MyHistoryV2Controller } from './my-history.v2.controller.js';
import { OrganisationResource } from './organisation.resource.js';
import { PasswordLinks } from './password-links.service.js';
import { PasswordLinksV2Controller, UserPasswordLinkV2Controller } from './password-links.v2.controller.js';
import { Preferences } from './preferences.service.js';
import { UserAccountProfileResource, UserProfileResource } from './profile.resources.js';
import {
  GroupProfileRules,
  GrantFields,
  OrganisationRules,
  UserAccountProfileRules,
  UserProfileRules,
} from './profile.rules.js';
import { UserProfile } from './user-profile.entity.js';
import { UsersV2Controller } from './users.v2.controller.js';

@Module({
  imports: [ThemesModule],
  controllers: [
    v1Controller(UserProfileResource, { rules: UserProfileRules }),
    v1Controller(UserAccountProfileResource, { rules: UserAccountProfileRules }),
    v1Controller(GroupProfileResource, { rules: GroupProfileRules }),
    UsersV2Controller,
    UserPasswordLinkV2Controller,
    PasswordLinksV2Controller,
    ...membershipControllers,
    MeV2Controller,
    MyHistoryV2Controller,
    v2Controller(GroupProfileResource, {
      rules: GroupProfileRules,
      writes: GroupWrites,
      lasting: true,
      provable: true,
      codes: {
        create: ['name_taken', 'not_grantable'],
        change: ['name_taken', 'not_grantable', 'last_administrator', 'conflict'],
        remove: ['in_use', 'conflict'],
      },
    }),
    v2Controller(OrganisationResource, {
      rules: OrganisationRules,
      writes: OrganisationWrites,
      lasting: true,
      codes: { create: ['name_taken'], change: ['name_taken'], remove: ['in_use', 'conflict'] },
    }),
  ],
  providers: [
    AppliedTheme,
    GroupProfileRules,
    GroupWrites,
    GrantFields,
    OrganisationRules,
    OrganisationWrites,
    PasswordLinks,
    Preferences,
    UserAccountProfileRules,
    UserProfileRules,
    UserWrites,
  ],
  exports: [AppliedTheme, PasswordLinks],
})
export class ProfilesModule implements OnModuleInit {
  constructor(private readonly hooks: UserHooks) {}

  /** Every user has a profile. */
  onModuleInit(): void {
    this.hooks.created.push((manager, userId) =>
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
