import { accountTexts, organisationName, User } from '../kit/administration.js';
import {
  addressFault,
  columnOf,
  EXACT,
  fieldsOf,
  Flag,
  Id,
  Integer,
  JsonText,
  List,
  Moment,
  NULLABLE,
  NUMBER,
  OWN,
  Part,
  permissions,
  Reference,
  Resource,
  type ResourceOptions,
  SelfUri,
  TEXT,
  Text,
  textFault,
} from '../kit/index.js';
import { currentPassword, newPassword } from './password.commands.js';
import { called, holdingPermission, holdingRole, inGroups, notSignedInSince } from './user.filters.js';
import { schemes } from '../themes/look.js';
import { languages } from './user-profile.entity.js';

const sortKey = {
  type: 'object',
  required: ['field', 'order'],
  additionalProperties: false,
  properties: {
    field: { type: 'string', maxLength: 100 },
    order: { type: 'string', enum: ['ascending', 'descending'] },
  },
};

function sortListFault(value: unknown): string | undefined {
  const fits = (value as { field?: unknown; order?: unknown }[]).every(
    ({ field, order, ...more }) =>
      typeof field === 'string' &&
      [...field].length <= 100 &&
      (order === 'ascending' || order === 'descending') &&
      Object.keys(more).length === 0,
  );
  return fits ? undefined : 'Each key has a field of at most 100 characters and an order, ascending or descending.';
}

/** Where a login leads to must be a page of this site. */
function pathFault(text: string): string | undefined {
  return addressFault(text) !== undefined || /^[^/?#]*:/.test(text) ? 'This must be a relative path.' : undefined;
}

const personName = {
  blank: true,
  writable: 'v2',
  max: 150,
  check: (text: string) => textFault(text, 'A name', 150),
  form: 'no control character',
} as const;

/** What SQL calls the table of what a profile adds to the account. */
export const PROFILE = 'p';

const inProfile = { column: { table: PROFILE }, writable: 'v2' } as const;
const groupName = { ...inProfile, max: 150 } as const;

/** The account inside a profile; its columns are those of the resource's own table. */
export class ProfileUser {
  @Id() id: string;
  @Text({
    help: 'Name to sign in with',
    form: 'no colon, no control character, no space at its ends',
    unique: true,
    writable: 'v2',
    required: true,
    max: 150,
    example: 'ann',
  })
  username: string;
  @Text({
    help: 'Password to sign in with; without one the user cannot',
    only: 'v2',
    writable: 'v2',
    writeOnly: true,
    createOnly: true,
    ...newPassword,
    example: 'correct horse battery',
  })
  password: string;
  @Text({ ...currentPassword, only: 'v2', writable: 'v2' }) current_password: string;
  @Text({ help: 'First name', ...personName, example: 'Ann' }) first_name: string;
  @Text({ help: 'Last name', ...personName, example: 'Archer' }) last_name: string;
  @Text({ help: 'E-mail address', only: 'v2', blank: true, writable: 'v2', max: 254, example: 'ann@example.org' })
  email: string;
  @Flag({ help: 'Whether the user may sign in', writable: 'v2', example: true }) is_active: boolean;
  @Flag({ help: 'Whether the user belongs to the staff', writable: 'v2', example: false }) is_staff: boolean;
  @Flag({ help: 'Whether the user passes most permission checks', only: 'v2', writable: 'v2', example: false })
  is_superuser: boolean;
  @Moment({ help: 'When the user was added' }) date_joined: string;
  @Moment({ help: 'When the user last logged in', nullable: true, usage: true }) last_login: string | null;
  @List({
    help: 'Groups that the user is in, by id; sent by id or by name, where what has digits only is an id. New users for whom none are sent are in the default group',
    only: 'v2',
    writable: 'v2',
    ids: true,
    named: true,
    example: ['1'],
  })
  groups: string[];
  @List({
    help: 'Permissions that the user holds directly, besides those of groups',
    only: 'v2',
    writable: 'v2',
    words: permissions.words,
    example: ['media_backend'],
  })
  permissions: string[];
  @Text({
    help: 'Always empty: users have no address of their own in this version',
    expression: "''",
    blank: true,
    only: 'v1',
  })
  resource_uri: string;
}

/** What a user's profile shows, to the user and to others alike. */
class ProfileFields {
  @Id() id: string;
  @Text({ help: 'Notes about the user', nullable: true, blank: true, ...inProfile, max: 65536, example: 'Late shift' })
  notes: string | null;
  @Moment({ help: 'When the profile was created', column: 'profile_created' })
  create_date: string;
  @Integer({ help: 'Objects on a page of the web lists', default: 20, ...inProfile, min: 1, max: 1000, example: 50 })
  paginate_by: number;
  @Text({ help: 'A phone number', nullable: true, blank: true, ...inProfile, max: 100, example: '+49 40 123456' })
  contact_number: string | null;
  @JsonText({ help: 'Further data about the user, as JSON', default: '{}', ...inProfile, example: { desk: 'sport' } })
  extra_info: string;
  @Reference({
    help: 'The theme that the user has chosen',
    column: { table: PROFILE, name: 'theme_id' },
    nullable: true,
    writable: 'v2',
    example: null,
  })
  theme: number | null;
  @List({
    help: 'Keys of the roles that the user holds, as JSON; empty without any',
    blank: true,
    writable: 'v2',
    example: ['_item_search'],
  })
  roles: string[];
  @List({ help: 'Keys of all roles of the media backend that the user holds, own and by groups', only: 'v2' })
  effective_roles: string[];
  @Text({
    help: 'Relative path of the page to start with',
    blank: true,
    ...inProfile,
    max: 255,
    check: pathFault,
    form: 'a relative path',
    example: '/vs/item/',
  })
  homepage: string;
  @Text({ help: 'Group that ingested media goes to', blank: true, ...groupName, example: 'Editors' })
  default_ingest_group: string;
  @Text({ help: 'Group that is selected at first', blank: true, ...groupName, example: 'Editors' })
  default_group: string;
  @JsonText({
    help: 'How lists are sorted at first: field and order of each key, as JSON',
    default: '[]',
    ...inProfile,
    items: sortKey,
    fault: sortListFault,
    example: [{ field: 'created', order: 'descending' }],
  })
  default_sort_list: string;
  @Text({
    help: 'Group of metadata fields that is shown at first',
    nullable: true,
    blank: true,
    ...groupName,
    example: 'Film',
  })
  default_metadata_group: string | null;
  @Integer({ help: 'How often the user has logged in', default: 0, usage: true }) login_count: number;
  @Reference({
    help: 'The organisation that the user belongs to',
    column: 'organisation_id',
    default: 1,
    writable: 'v2',
    named: true,
    example: '1',
  })
  organisation: number;
  @Text({ help: 'What that organisation is called', only: 'v2', expression: organisationName('t.organisation_id') })
  organisation_name: string;
  @JsonText({
    help: 'Metadata fields that the user has chosen, as JSON',
    default: '{}',
    ...inProfile,
    example: { Film: ['title', 'director'] },
  })
  metadata_fields: string;
  @Text({
    help: 'Language of the pages; null for what the browser prefers',
    only: 'v2',
    nullable: true,
    words: languages,
    ...inProfile,
    example: 'de',
  })
  language: string | null;
  @Text({
    help: 'Colours of the pages; null for those of the system',
    only: 'v2',
    nullable: true,
    words: schemes,
    ...inProfile,
    example: 'dark',
  })
  colour_scheme: string | null;
  @Integer({
    help: "Minutes after which an idle session ends; 0 is the site's default",
    column: 'session_timeout',
    default: 0,
    writable: 'v2',
    min: 0,
    max: 525_600,
    example: 480,
  })
  timeout: number;
  @SelfUri() resource_uri: string;
}

/** What clients may set of what stands in a table. */
function writable(type: new () => object, table: string): string[] {
  const ofTable = fieldsOf(type).filter((field) => field.writable && columnOf(field, field.name).table === table);
  return ofTable.map(({ name }) => name);
}

/** What administrators set: the account. */
const ofAdministrators = [...writable(ProfileUser, OWN), 'organisation', 'roles'];

/** What users set for themselves: what the profile adds to the account, and three fields of that. */
const ofOneself = ['first_name', 'last_name', 'timeout', ...writable(ProfileFields, PROFILE)];

const profile = {
  entity: User,
  joins: `JOIN user_profile ${PROFILE} ON ${PROFILE}.user_id = t.id`,
  counted: 'organisation_id',
  texts: accountTexts,
} satisfies Partial<ResourceOptions>;

@Resource({
  ...profile,
  path: 'userprofile',
  v2: {
    path: 'users',
    title: 'User',
    detail: ['get', 'patch'],
    writable: ofAdministrators,
    filtering: {
      is_superuser: EXACT,
      groups: inGroups,
      permission: holdingPermission,
      role: holdingRole,
      not_signed_in_since: notSignedInSince,
      q: called,
    },
    ordering: ['email'],
  },
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
    user__email: TEXT,
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
  @Part(() => ProfileUser, {
    help: 'The account of the user; what is asked for by parts of its texts or in any case may take its time',
  })
  user: ProfileUser;
}

@Resource({
  ...profile,
  path: 'useraccountprofile',
  access: 'authenticated',
  v2: {
    path: 'me',
    title: 'Me',
    list: [],
    detail: [],
    write: 'authenticated',
    writable: ofOneself,
  },
})
export class UserAccountProfileResource extends ProfileFields {
  @Part(() => ProfileUser, { help: 'The account of the user', only: 'v2' }) user: ProfileUser;
}
