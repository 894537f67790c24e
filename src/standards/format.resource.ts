import { EXACT, Id, Resource, SelfUri, TEXT, Text } from '../kit/index.js';
import { Format } from './format.entity.js';
import { catalogue, entryName } from './catalogue.js';

@Resource({
  ...catalogue('format', Format, 'Format'),
  alias: 'standards/formats',
  filtering: { name: TEXT, media_type: EXACT },
  ordering: ['name', 'media_type'],
  seed: { file: 'formats.csv', key: ['name', 'media_type'] },
})
export class FormatResource {
  @Id() id: string;
  @Text({ help: 'Name of the format', ...entryName, example: 'MXF OP1a for playout' }) name: string;
  @Text({
    help: 'What it holds: video, audio or image',
    writable: 'v2',
    required: true,
    words: ['video', 'audio', 'image'],
    example: 'video',
  })
  media_type: string;
  @SelfUri() resource_uri: string;
}
