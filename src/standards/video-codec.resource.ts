import { Id, Resource, SelfUri, Text } from '../kit/index.js';
import { VideoCodec } from './video-codec.entity.js';
import { catalogue, entryName } from './catalogue.js';

@Resource(catalogue('videocodec', VideoCodec, 'VideoCodec', 'video-codecs.csv'))
export class VideoCodecResource {
  @Id() id: string;
  @Text({ help: 'Name of the codec', ...entryName, example: 'AV1 at 8 Mbit/s' }) name: string;
  @SelfUri() resource_uri: string;
}
