import { User } from '../accounts/user.entity.js';
import { Flag, Id, Integer, JsonText, Moment, Part, Reference, SelfUri, Text } from '../rest/declaration/field.js';
import { EXACT, NULLABLE, NUMBER, TEXT } from '../rest/declaration/lookups.js';
import { Resource, type ResourceOptions } from '../rest/declaration/resource.js';

/** The account inside a profile; its columns are those of the resource's own table. */
export class ProfileUser {
  @Id() id: string;
  @Text({ help: 'Name to sign in with', unique: true }) username: string;
  @Text({ help: 'First name', blank: true }) first_name: string;
  @Text({ help: 'Last name', blank: true }) last_name: string;
  @Flag({ help: 'Whether the user may sign in' }) is_active: boolean;
  @Flag({ help: 'Whether the user belongs to the staff' }) is_staff: boolean;
  @Moment({ help: 'When the user was added' }) date_joined: string;
  @Moment({ help: 'When the user last logged in', nullable: true }) last_login: string | null;
  @Text({ help: 'Always empty: users have no address of their own in this version', column: "''", blank: true })
  resource_uri: string;
}

/** What a user's profile shows, to the user and to others alike. */
class ProfileFields {
  @Id() id: string;
  @Text({ help: 'Notes about the user', nullable: true, blank: true, column: 'p.notes' }) notes: string | null;
  @Moment({ help: 'When the profile was created', column: 'p.create_date' }) create_date: string;
  @Integer({ help: 'Objects on a page of the web lists', default: 20, column: 'p.paginate_by' }) paginate_by: number;
  @Text({ help: 'A phone number', nullable: true, blank: true, column: 'p.contact_number' }) contact_number:
    string | null;
  @JsonText({ help: 'Further data about the user, as JSON', default: '{}', column: 'p.extra_info' }) extra_info: string;
  @Reference({ help: 'The theme that the user has chosen', column: 'p.theme_id', nullable: true }) theme: number | null;
  @JsonText({ help: 'Keys of the roles that the user holds, as JSON; empty without any', derived: true, blank: true })
  roles: string;
  @Text({ help: 'Relative path of the page to start with', blank: true, column: 'p.homepage' }) homepage: string;
  @Text({ help: 'Group that ingested media goes to', blank: true, column: 'p.default_ingest_group' })
  default_ingest_group: string;
  @Text({ help: 'Group that is selected at first', blank: true, column: 'p.default_group' }) default_group: string;
  @JsonText({
    help: 'How lists are sorted at first: field and order of each key, as JSON',
    default: '[]',
    column: 'p.default_sort_list',
  })
  default_sort_list: string;
  @Text({
    help: 'Group of metadata fields that is shown at first',
    nullable: true,
    blank: true,
    column: 'p.default_metadata_group',
  })
  default_metadata_group: string | null;
  @Integer({ help: 'How often the user has logged in', default: 0 }) login_count: number;
  @Reference({ help: 'The organisation that the user belongs to', column: 't.organisation_id', default: 1 })
  organisation: number;
  @JsonText({ help: 'Metadata fields that the user has chosen, as JSON', default: '{}', column: 'p.metadata_fields' })
  metadata_fields: string;
  @Integer({
    help: "Minutes after which an idle session ends; 0 is the site's default",
    column: 't.session_timeout',
    default: 0,
  })
  timeout: number;
  @SelfUri() resource_uri: string;
}

const profile = {
  entity: User,
  joins: 'JOIN user_profile p ON p.user_id = t.id',
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
    user__email: { lookups: TEXT, column: 't.email', type: 'string' },
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
