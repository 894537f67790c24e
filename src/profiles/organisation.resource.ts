import { Organisation } from '../accounts/organisations/organisation.entity.js';
import { Id, Text } from '../rest/declaration/field.js';
import { TEXT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';

@Resource({
  access: 'user',
  entity: Organisation,
  filtering: { name: TEXT },
  ordering: ['name'],
  v2: { path: 'organisations', title: 'Organisation' },
})
export class OrganisationResource {
  @Id() id: string;
  @Text({ help: 'Name of the organisation', unique: true, writable: 'v2', required: true, max: 150, example: 'News' })
  name: string;
}
