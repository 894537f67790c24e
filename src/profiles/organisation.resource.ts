import { Organisation } from '../kit/administration.js';
import { Id, Resource, TEXT, Text } from '../kit/index.js';

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
