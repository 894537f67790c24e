import { Id, SelfUri, Text } from '../rest/declaration/field.js';
import { TEXT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';
import { ExportLocation } from './export-location.entity.js';

/**
 * `ftp://ann:secret@host/` becomes `ftp://ann@host/`. A password may hold anything, so it ends at the last `@` of all:
 * where the path has one too, its beginning is hidden with it. Only digits in front of a path are a port.
 */
export function withoutPassword(uri: string): string {
  return uri.replace(/^((?:[a-z][\w+.-]*:)?\/\/[^/?#:[]*):(?!\d+(?:[/?#]|$)).*@/is, '$1@');
}

@Resource({
  path: 'exportlocation',
  successor: '/API/v2/exportlocations/',
  access: 'media_backend',
  entity: ExportLocation,
  // Not by uri: what is not shown must not be found out by asking either.
  filtering: { name: TEXT, description: TEXT },
  ordering: ['name'],
})
export class ExportLocationResource {
  @Id() id: string;
  @Text({ help: 'Name of the location' }) name: string;
  @Text({ help: 'What it is for', blank: true }) description: string;
  @Text({ help: 'Where it is, without its password', show: withoutPassword }) uri: string;
  @SelfUri() resource_uri: string;
}
