import { hasUnprintable, Id, Resource, SelfUri, TEXT, Text } from '../kit/index.js';
import { ExportLocation } from './export-location.entity.js';
import { shownUri } from './shown-uri.js';

/**
 * @param isShown whether it may be what is shown of one, a scheme alone
 * @returns what is wrong with a URI, as a sentence, or undefined
 */
export function uriFault(text: string, isShown = true): string | undefined {
  const isUri = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^(javascript|data|vbscript):/i.test(text);
  return isUri && !hasUnprintable(text) && (isShown || !/^[^:]*:$/.test(text))
    ? undefined
    : 'This must be a URI such as ftp://media.example.org/in/.';
}

@Resource({
  path: 'exportlocation',
  v2: { path: 'exportlocations', title: 'ExportLocation', audit: 'exportlocation' },
  access: 'media_backend',
  entity: ExportLocation,
  few: true,
  // Not by uri: what is not shown must not be found out by asking either.
  filtering: { name: TEXT, description: TEXT },
  ordering: ['name'],
})
export class ExportLocationResource {
  @Id() id: string;
  @Text({ help: 'Name of the location', writable: 'v2', required: true, max: 150, example: 'Playout' }) name: string;
  @Text({ help: 'What it is for', blank: true, writable: 'v2', max: 1000, example: 'Tonight, by hand' })
  description: string;
  @Text({
    help: 'Where it is, without its password and whatever else may be a secret. What is shown can be sent back, and changes nothing: to take a secret out of it, send another URI first',
    show: shownUri,
    writable: 'v2',
    required: true,
    max: 1000,
    check: uriFault,
    form: 'a URI that is no script',
    example: 'ftp://playout@media.example.org/in/',
  })
  uri: string;
  @SelfUri() resource_uri: string;
}
