import { Id, SelfUri, Text } from '../rest/declaration/field.js';
import { TEXT } from '../rest/declaration/lookups.js';
import { Resource } from '../rest/declaration/resource.js';
import { ExportLocation } from './export-location.entity.js';

/**
 * `ftp://ann:secret@host/` becomes `ftp://ann@host/`: a password in the authority part ends at the last `@` before the
 * path. One with a raw slash in it, as keys of object stores have, ends at the last `@` of all.
 */
export function withoutPassword(uri: string): string {
  const shown = uri.replace(/^([a-z][\w+.-]*:\/\/[^/?#:]*):[^/?#]*@/i, '$1@');
  return shown === uri ? uri.replace(/^([a-z][\w+.-]*:\/\/[^/?#:[]*):(?!\d*(?:[/?#]|$)).*@/is, '$1@') : shown;
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
