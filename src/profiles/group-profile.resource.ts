import { Group } from '../kit/administration.js';
import {
  EXACT,
  Id,
  List,
  Moment,
  NUMBER,
  permissions,
  Reference,
  Resource,
  searchIn,
  SelfUri,
  TEXT,
  Text,
} from '../kit/index.js';
import { currentPassword } from './password.commands.js';

@Resource({
  path: 'groupprofile',
  v2: {
    path: 'groups',
    title: 'Group',
    filtering: {
      q: searchIn(['t.name', 't.description'], 'Groups whose name or description contains this, in any case'),
    },
  },
  access: 'user',
  entity: Group,
  few: true,
  filtering: { name: TEXT, description: TEXT, organisation: EXACT, create_date: NUMBER },
  ordering: ['name', 'create_date'],
})
export class GroupProfileResource {
  @Id() id: string;
  @Text({
    help: 'Name of the group',
    unique: true,
    writable: 'v2',
    required: true,
    max: 150,
    form: 'no control character, no space at its ends',
    example: 'Editors',
  })
  name: string;
  @Text({
    help: 'What the group is for',
    blank: true,
    writable: 'v2',
    max: 1000,
    form: 'no control character',
    example: 'Cuts the evening news',
  })
  description: string;
  @List({
    help: 'Keys of the roles that members hold by the group, as JSON; empty without any',
    blank: true,
    writable: 'v2',
    example: ['_item_search'],
  })
  roles: string[];
  @List({ help: 'Keys of all roles of the media backend that members hold by it and the groups above', only: 'v2' })
  effective_roles: string[];
  @List({
    help: 'Permissions that members hold by the group, besides those of the groups above',
    only: 'v2',
    writable: 'v2',
    words: permissions.words,
    example: ['media_backend'],
  })
  permissions: string[];
  @List({
    help: 'Groups that this one inherits from, by id; sent by id or by name, where what has digits only is an id',
    only: 'v2',
    writable: 'v2',
    ids: true,
    named: true,
    example: [],
  })
  parents: string[];
  @Reference({
    help: 'The organisation that the group belongs to',
    column: 'organisation_id',
    writable: 'v2',
    named: true,
    example: '1',
  })
  organisation: number;
  @Moment({ help: 'When the group was created' }) create_date: string;
  @Text({ ...currentPassword, only: 'v2', writable: 'v2' }) current_password: string;
  @SelfUri() resource_uri: string;
}
