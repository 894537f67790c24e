import { Id, Integer, SelfUri, Text } from '../rest/declaration/field.js';
import { NUMBER, TEXT, EXACT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';
import { AspectRatio } from './aspect-ratio.entity.js';
import { AudioCodec } from './audio-codec.entity.js';
import { Format } from './format.entity.js';
import { Resolution } from './resolution.entity.js';
import { Standard } from './standard.entity.js';
import { VideoCodec } from './video-codec.entity.js';

/** A catalogue of media standards, filtered and ordered by name. */
const catalogue = (kind: string, entity: new () => object, seed?: string) => ({
  path: `standards/${kind}`,
  successor: `/API/v2/standards/${kind}/`,
  access: 'media_backend' as const,
  reference: true,
  entity,
  filtering: { name: TEXT },
  ordering: ['name'],
  ...(seed ? { seed: { file: seed, key: ['name'] } } : {}),
});

@Resource({
  ...catalogue('aspectratio', AspectRatio),
  filtering: { width_ratio: NUMBER, height_ratio: NUMBER, pixel_type: TEXT },
  ordering: ['width_ratio', 'height_ratio', 'pixel_type'],
  seed: { file: 'aspect-ratios.csv', key: ['width_ratio', 'height_ratio', 'pixel_type'] },
})
export class AspectRatioResource {
  @Id() id: string;
  @Integer({ help: 'Width of the picture in relation to its height' }) width_ratio: number;
  @Integer({ help: 'Height of the picture in relation to its width' }) height_ratio: number;
  @Text({ help: 'Shape of a pixel, such as square' }) pixel_type: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('audiocodec', AudioCodec, 'audio-codecs.csv'))
export class AudioCodecResource {
  @Id() id: string;
  @Text({ help: 'Name of the codec' }) name: string;
  @SelfUri() resource_uri: string;
}

@Resource({
  ...catalogue('format', Format),
  alias: 'standards/formats',
  filtering: { name: TEXT, media_type: EXACT },
  ordering: ['name', 'media_type'],
  seed: { file: 'formats.csv', key: ['name', 'media_type'] },
})
export class FormatResource {
  @Id() id: string;
  @Text({ help: 'Name of the format' }) name: string;
  @Text({ help: 'What it holds: video, audio or image' }) media_type: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('resolution', Resolution, 'resolutions.csv'))
export class ResolutionResource {
  @Id() id: string;
  @Text({ help: 'Width and height in pixels, as in 1920x1080' }) name: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('standard', Standard))
export class StandardResource {
  @Id() id: string;
  @Text({ help: 'Name of the standard' }) name: string;
  @Text({ help: 'What it is', blank: true }) description: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('videocodec', VideoCodec, 'video-codecs.csv'))
export class VideoCodecResource {
  @Id() id: string;
  @Text({ help: 'Name of the codec' }) name: string;
  @SelfUri() resource_uri: string;
}

/** Every catalogue; a new one is added here, and everything else follows. */
export const standards = [
  AspectRatioResource,
  AudioCodecResource,
  FormatResource,
  ResolutionResource,
  StandardResource,
  VideoCodecResource,
];
