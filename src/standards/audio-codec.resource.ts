import { Id, Resource, SelfUri, Text } from '../kit/index.js';
import { AudioCodec } from './audio-codec.entity.js';
import { catalogue, entryName } from './catalogue.js';

@Resource(catalogue('audiocodec', AudioCodec, 'AudioCodec', 'audio-codecs.csv'))
export class AudioCodecResource {
  @Id() id: string;
  @Text({ help: 'Name of the codec', ...entryName, example: 'Opus at 128 kbit/s' }) name: string;
  @SelfUri() resource_uri: string;
}
