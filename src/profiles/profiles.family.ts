import { defineFamily } from '../kit/index.js';
import { PasswordLink } from './password-link.entity.js';
import { ProfilesModule } from './profiles.module.js';
import { UserProfile } from './user-profile.entity.js';

declare global {
  namespace MediaAssetPlatform {
    interface Permissions {
      userprofile: true;
      user: true;
    }
  }
}

export default defineFamily({
  name: 'profiles',
  module: ProfilesModule,
  entities: [PasswordLink, UserProfile],
  permissions: {
    userprofile: { help: "See the profiles of one's organisation", superuser: true },
    user: { help: 'See groups and the list of roles', superuser: false },
  },
  tags: {
    me: "The caller's own profile, preferences and password.",
    users: 'Who can sign in, and what they may do.',
    groups: 'Groups pass permissions and roles on to their members and to the groups below.',
    'password-links': "Setting one's password once, by a link that an administrator has made.",
    organisations: 'Whose profiles users see.',
  },
});
