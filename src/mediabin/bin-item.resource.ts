import { addressFault, EXACT, Flag, Id, Integer, Resource, SelfUri, TEXT, Text } from '../kit/index.js';
import { BinItem } from './bin-item.entity.js';

@Resource({
  path: 'mediabin',
  v2: { path: 'mediabin', title: 'BinItem', write: 'authenticated', ordering: ['position'] },
  access: 'authenticated',
  entity: BinItem,
  list: ['get', 'post'],
  detail: ['get', 'delete'],
  filtering: {
    resource_id: TEXT,
    resource_name: TEXT,
    name: { lookups: TEXT, column: 'resource_name', type: 'string' },
    resource_type: TEXT,
    ui_selected: EXACT,
  },
  ordering: ['resource_id', 'resource_name', 'resource_type'],
  order: ['position'],
})
export class BinItemResource {
  @Id() id: string;

  @Text({
    help: 'Identifier of the resource in the media backend',
    max: 255,
    writable: true,
    required: true,
    createOnly: true,
    example: 'VX-1',
  })
  resource_id: string;

  @Text({ help: 'Name of the resource', max: 255, writable: true, blank: true, default: '', example: 'Kickoff.mov' })
  resource_name: string;

  @Text({
    help: 'Kind of the resource',
    max: 50,
    writable: true,
    detailOnly: true,
    createOnly: true,
    example: 'video',
  })
  resource_type: string;

  @Text({
    help: 'Address of a representative picture',
    createOnly: true,
    max: 1000,
    writable: true,
    blank: true,
    default: '',
    check: addressFault,
    form: 'a relative path or an http(s) URL',
    example: 'https://media.example.org/thumbnails/VX-1.png',
  })
  thumbnail_uri: string;

  @Flag({
    help: 'Whether the user interface shows the item as selected',
    writable: true,
    default: false,
    example: true,
  })
  ui_selected: boolean;

  @Integer({
    help: 'Its place in the bin, from 1 to the number of items, of a new one to one more',
    only: 'v2',
    writable: 'v2',
    min: 1,
    max: 1000,
    example: 1,
  })
  position: number;

  @Text({ help: "Relative URL of the item's page", derived: true })
  absolute_url: string;

  @SelfUri() resource_uri: string;
}
