import { Id, Resource, SelfUri, Text } from '../kit/index.js';
import { Standard } from './standard.entity.js';
import { catalogue, entryName } from './catalogue.js';

@Resource(catalogue('standard', Standard, 'Standard'))
export class StandardResource {
  @Id() id: string;
  @Text({ help: 'Name of the standard', ...entryName, example: 'House HD' }) name: string;
  @Text({ help: 'What it is', blank: true, writable: 'v2', max: 1000, example: '1920x1080, 25 pictures a second' })
  description: string;
  @SelfUri() resource_uri: string;
}
