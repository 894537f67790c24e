import { Group } from '../accounts/group.entity.js';
import { Id, JsonText, Moment, Reference, SelfUri, Text } from '../rest/declaration/field.js';
import { EXACT, NUMBER, TEXT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';

@Resource({
  path: 'groupprofile',
  successor: '/API/v2/groups/',
  access: 'user',
  entity: Group,
  filtering: { name: TEXT, description: TEXT, organisation: EXACT, create_date: NUMBER },
  ordering: ['name', 'create_date'],
})
export class GroupProfileResource {
  @Id() id: string;
  @Text({ help: 'Name of the group', unique: true }) name: string;
  @Text({ help: 'What the group is for', blank: true }) description: string;
  @JsonText({
    help: 'Keys of the roles that members hold by the group, as JSON; empty without any',
    derived: true,
    blank: true,
  })
  roles: string;
  @Reference({ help: 'The organisation that the group belongs to', column: 't.organisation_id' }) organisation: number;
  @Moment({ help: 'When the group was created' }) create_date: string;
  @SelfUri() resource_uri: string;
}
