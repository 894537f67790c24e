import { Id, Resource, SelfUri, Text } from '../kit/index.js';
import { Resolution } from './resolution.entity.js';
import { catalogue, entryName } from './catalogue.js';

@Resource(catalogue('resolution', Resolution, 'Resolution', 'resolutions.csv'))
export class ResolutionResource {
  @Id() id: string;
  @Text({
    help: 'Width and height in pixels, as in 1920x1080',
    ...entryName,
    check: resolutionFault,
    form: 'two whole numbers with an x between',
    example: '1920x1080',
  })
  name: string;
  @SelfUri() resource_uri: string;
}

function resolutionFault(text: string): string | undefined {
  return /^[1-9]\d{0,4}x[1-9]\d{0,4}$/.test(text) ? undefined : 'This must be width and height, as in 1920x1080.';
}
