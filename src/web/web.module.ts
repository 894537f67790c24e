import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { ThemesModule } from '../themes/themes.module.js';
import { Catalogues } from './kit/catalogues.service.js';
import { DeclaredPages } from './kit/declared.js';
import { Frames } from './kit/frames.service.js';
import { Views } from './kit/views.js';
import { Visits } from './kit/visits.service.js';
import { PasswordLinkPages } from './password-link/password-link.pages.js';
import { ProfilePages } from './profile/profile.pages.js';
import { AuditPages } from './audit/audit.pages.js';
import { ExportLocationsPages } from './exportlocations/export-locations.pages.js';
import { ItemPages } from './item/item.pages.js';
import { MediabinPages } from './mediabin/mediabin.pages.js';
import { GroupsPages } from './groups/groups.pages.js';
import { OrganisationsPages } from './organisations/organisations.pages.js';
import { RolesPages } from './roles/roles.pages.js';
import { SignInPages } from './signin/sign-in.pages.js';
import { StandardsPages } from './standards/standards.pages.js';
import { StartPages } from './start/start.pages.js';
import { ThemesPages } from './themes/themes.pages.js';
import { TokenPages } from './tokens/tokens.pages.js';
import { V1UsagePages } from './v1-usage/v1-usage.pages.js';
import { UserPages } from './users/user.pages.js';
import { UsersPages } from './users/users.pages.js';

const kit = [Catalogues, DeclaredPages, Frames, Views, Visits];

/** The pages, and what families make pages of their own with. */
@Global()
@Module({
  imports: [DiscoveryModule, ProfilesModule, ThemesModule],
  controllers: [
    AuditPages,
    ExportLocationsPages,
    GroupsPages,
    ItemPages,
    MediabinPages,
    OrganisationsPages,
    PasswordLinkPages,
    ProfilePages,
    RolesPages,
    SignInPages,
    StandardsPages,
    StartPages,
    ThemesPages,
    TokenPages,
    // Before the pages of one user, for which `new` would be an id.
    UsersPages,
    UserPages,
    V1UsagePages,
  ],
  providers: kit,
  exports: kit,
})
export class WebModule {}
