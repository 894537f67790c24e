import { Id, Integer, NUMBER, Resource, SelfUri, TEXT, Text } from '../kit/index.js';
import { AspectRatio } from './aspect-ratio.entity.js';
import { catalogue } from './catalogue.js';

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
