import { Role, roleSources } from '../kit/administration.js';
import { EXACT, Id, NULLABLE, Reference, Resource, searchIn, TEXT, Text } from '../kit/index.js';

@Resource({
  path: 'userroles',
  v2: {
    path: 'roles',
    title: 'Role',
    list: ['get'],
    detail: ['get', 'delete'],
    filtering: {
      label: TEXT,
      source: EXACT,
      parent: [...EXACT, ...NULLABLE],
      q: searchIn(['t.name', 't.label'], 'Roles whose key or label contains this, in any case'),
    },
    ordering: ['label', 'source'],
  },
  access: 'user',
  reference: 'counted',
  entity: Role,
  filtering: { key: TEXT, value: TEXT },
  ordering: ['key', 'value'],
  limit: 1000,
  seed: { file: 'user-roles.csv', key: ['key'] },
})
export class UserRolesResource {
  @Id({ only: 'v2' }) id: string;
  @Text({ help: 'Key of the role in the media backend', column: 'name', unique: true }) key: string;
  @Text({ help: 'What the role allows, in words', column: 'label', only: 'v1' }) value: string;
  @Text({ help: 'What the role allows, in words', only: 'v2' }) label: string;
  @Text({ help: 'Who gives it its meaning', only: 'v2', words: roleSources }) source: string;
  @Reference({ help: 'The role that a plugin put it under', column: 'parent_id', nullable: true, only: 'v2' })
  parent: number | null;
}
