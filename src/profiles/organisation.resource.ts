import { Organisation } from '../kit/administration.js';
import { Id, Resource, searchIn, TEXT, Text } from '../kit/index.js';

@Resource({
  access: 'user',
  entity: Organisation,
  few: true,
  filtering: { name: TEXT },
  ordering: ['name'],
  v2: {
    path: 'organisations',
    title: 'Organisation',
    filtering: { q: searchIn(['t.name'], 'Organisations whose name contains this, in any case') },
  },
})
export class OrganisationResource {
  @Id() id: string;
  @Text({
    help: 'Name of the organisation',
    unique: true,
    writable: 'v2',
    required: true,
    max: 150,
    form: 'no control character, no space at its ends',
    example: 'News',
  })
  name: string;
}
