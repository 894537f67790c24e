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
const catalogue = (kind: string, entity: new () => object, title: string, seed?: string) => ({
  path: `standards/${kind}`,
  v2: { path: `standards/${kind}`, title, audit: 'standard' as const },
  access: 'media_backend' as const,
  reference: true,
  entity,
  filtering: { name: TEXT },
  ordering: ['name'],
  ...(seed ? { seed: { file: seed, key: ['name'] } } : {}),
});

/** How every catalogue names its entries. */
const name = { writable: 'v2', required: true, max: 150 } as const;

function resolutionFault(text: string): string | undefined {
  return /^[1-9]\d{0,4}x[1-9]\d{0,4}$/.test(text) ? undefined : 'This must be width and height, as in 1920x1080.';
}

@Resource({
  ...catalogue('aspectratio', AspectRatio, 'AspectRatio'),
  filtering: { width_ratio: NUMBER, height_ratio: NUMBER, pixel_type: TEXT },
  ordering: ['width_ratio', 'height_ratio', 'pixel_type'],
  seed: { file: 'aspect-ratios.csv', key: ['width_ratio', 'height_ratio', 'pixel_type'] },
})
export class AspectRatioResource {
  @Id() id: string;
  @Integer({
    help: 'Width of the picture in relation to its height',
    writable: 'v2',
    required: true,
    min: 1,
    example: 16,
  })
  width_ratio: number;
  @Integer({
    help: 'Height of the picture in relation to its width',
    writable: 'v2',
    required: true,
    min: 1,
    example: 9,
  })
  height_ratio: number;
  @Text({ help: 'Shape of a pixel, such as square', writable: 'v2', required: true, max: 30, example: 'square' })
  pixel_type: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('audiocodec', AudioCodec, 'AudioCodec', 'audio-codecs.csv'))
export class AudioCodecResource {
  @Id() id: string;
  @Text({ help: 'Name of the codec', ...name, example: 'Opus at 128 kbit/s' }) name: string;
  @SelfUri() resource_uri: string;
}

@Resource({
  ...catalogue('format', Format, 'Format'),
  alias: 'standards/formats',
  filtering: { name: TEXT, media_type: EXACT },
  ordering: ['name', 'media_type'],
  seed: { file: 'formats.csv', key: ['name', 'media_type'] },
})
export class FormatResource {
  @Id() id: string;
  @Text({ help: 'Name of the format', ...name, example: 'MXF OP1a for playout' }) name: string;
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

@Resource(catalogue('resolution', Resolution, 'Resolution', 'resolutions.csv'))
export class ResolutionResource {
  @Id() id: string;
  @Text({ help: 'Width and height in pixels, as in 1920x1080', ...name, check: resolutionFault, example: '1920x1080' })
  name: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('standard', Standard, 'Standard'))
export class StandardResource {
  @Id() id: string;
  @Text({ help: 'Name of the standard', ...name, example: 'House HD' }) name: string;
  @Text({ help: 'What it is', blank: true, writable: 'v2', max: 1000, example: '1920x1080, 25 pictures a second' })
  description: string;
  @SelfUri() resource_uri: string;
}

@Resource(catalogue('videocodec', VideoCodec, 'VideoCodec', 'video-codecs.csv'))
export class VideoCodecResource {
  @Id() id: string;
  @Text({ help: 'Name of the codec', ...name, example: 'AV1 at 8 Mbit/s' }) name: string;
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
