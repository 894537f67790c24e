import { Flag, Id, Integer, JsonText, Moment, Part, Reference, SelfUri, Text } from '../rest/declaration/field.js';
import { EXACT, NULLABLE, NUMBER, TEXT } from '../rest/declaration/lookups.js';
import { Resource, type ResourceOptions } from '../rest/declaration/resource.js';
import { UserProfile } from './user-profile.entity.js';

/** The account inside a profile. */
export class ProfileUser {
  @Id({ help: 'Identifier of the user, digits only', column: 'u.id' }) id: string;
  @Text({ help: 'Name to sign in with', column: 'u.username', unique: true }) username: string;
  @Text({ help: 'First name', column: 'u.first_name', blank: true }) first_name: string;
  @Text({ help: 'Last name', column: 'u.last_name', blank: true }) last_name: string;
  @Flag({ help: 'Whether the user may sign in', column: 'u.is_active' }) is_active: boolean;
  @Flag({ help: 'Whether the user belongs to the staff', column: 'u.is_staff' }) is_staff: boolean;
  @Moment({ help: 'When the user was added', column: 'u.date_joined' }) date_joined: string;
  @Moment({ help: 'When the user last logged in', column: 'u.last_login', nullable: true }) last_login: string | null;
  @Text({ help: 'Always empty: users have no address of their own in this version', column: "''", blank: true })
  resource_uri: string;
}

/** What a user's profile shows, to the user and to others alike. */
class ProfileFields {
  @Id() id: string;
  @Text({ help: 'Notes about the user', nullable: true, blank: true }) notes: string | null;
  @Moment({ help: 'When the profile was created' }) create_date: string;
  @Integer({ help: 'Objects on a page of the web lists', default: 20 }) paginate_by: number;
  @Text({ help: 'A phone number', nullable: true, blank: true }) contact_number: string | null;
  @JsonText({ help: 'Further data about the user, as JSON', default: '{}' }) extra_info: string;
  @Reference({ help: 'The theme that the user has chosen', column: 't.theme_id', nullable: true }) theme: number | null;
  @JsonText({ help: 'Keys of the roles that the user holds, as JSON; empty without any', derived: true, blank: true })
  roles: string;
  @Text({ help: 'Relative path of the page to start with', blank: true }) homepage: string;
  @Text({ help: 'Group that ingested media goes to', blank: true }) default_ingest_group: string;
  @Text({ help: 'Group that is selected at first', blank: true }) default_group: string;
  @JsonText({ help: 'How lists are sorted at first: field and order of each key, as JSON', default: '[]' })
  default_sort_list: string;
  @Text({ help: 'Group of metadata fields that is shown at first', nullable: true, blank: true })
  default_metadata_group: string | null;
  @Integer({ help: 'How often the user has logged in', column: 'u.login_count', default: 0 }) login_count: number;
  @Reference({ help: 'The organisation that the user belongs to', column: 'u.organisation_id', default: 1 })
  organisation: number;
  @JsonText({ help: 'Metadata fields that the user has chosen, as JSON', default: '{}' }) metadata_fields: string;
  @Integer({
    help: "Minutes after which an idle session ends; 0 is the site's default",
    column: 'u.session_timeout',
    default: 0,
  })
  timeout: number;
  @SelfUri() resource_uri: string;
}

const profile = {
  entity: UserProfile,
  joins: 'JOIN account u ON u.id = t.user_id',
} satisfies Partial<ResourceOptions>;

@Resource({
  ...profile,
  path: 'userprofile',
  successor: '/API/v2/users/',
  access: 'userprofile',
  filtering: {
    create_date: NUMBER,
    theme: [...EXACT, ...NULLABLE],
    organisation: EXACT,
    login_count: NUMBER,
    user__id: NUMBER,
    user__username: TEXT,
    user__first_name: TEXT,
    user__last_name: TEXT,
    user__email: { lookups: TEXT, column: 'u.email', type: 'string' },
    user__is_active: EXACT,
    user__is_staff: EXACT,
    user__date_joined: NUMBER,
    user__last_login: [...NUMBER, ...NULLABLE],
  },
  ordering: [
    'create_date',
    'login_count',
    'user__username',
    'user__first_name',
    'user__last_name',
    'user__date_joined',
    'user__last_login',
  ],
})
export class UserProfileResource extends ProfileFields {
  @Part(() => ProfileUser, 'The account of the user') user: ProfileUser;
}

@Resource({ ...profile, path: 'useraccountprofile', successor: '/API/v2/me/', access: 'authenticated' })
export class UserAccountProfileResource extends ProfileFields {}
