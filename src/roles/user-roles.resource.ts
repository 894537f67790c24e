import { Role } from '../accounts/role.entity.js';
import { Text } from '../rest/declaration/field.js';
import { TEXT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';

@Resource({
  path: 'userroles',
  successor: '/API/v2/roles/',
  access: 'user',
  reference: true,
  entity: Role,
  filtering: { key: TEXT, value: TEXT },
  ordering: ['key', 'value'],
  limit: 1000,
  seed: { file: 'user-roles.csv', key: ['key'] },
})
export class UserRolesResource {
  @Text({ help: 'Key of the role in the media backend', column: 't.name', unique: true }) key: string;
  @Text({ help: 'What the role allows, in words', column: 't.label' }) value: string;
}
