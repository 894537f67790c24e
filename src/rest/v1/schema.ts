import { settings } from '../../config/settings.js';
import type { Field } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';

interface FieldSchema {
  blank: boolean;
  default: unknown;
  help_text: string;
  nullable: boolean;
  primary_key: boolean;
  readonly: boolean;
  related_schema?: string;
  related_type?: 'to_one';
  type: string;
  unique: boolean;
  verbose_name: string;
}

/** The schema document of a resource, as generic clients read it. */
export function schemaDocument(resource: Resource): object {
  const filters = [...resource.filters.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const fields = [...resource.fields].sort((a, b) => (a.name < b.name ? -1 : 1));
  return {
    allowed_detail_http_methods: resource.detail,
    allowed_list_http_methods: resource.list,
    default_format: 'application/json',
    default_limit: Math.min(resource.limit, settings.v1.maxLimit),
    fields: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
    filtering: Object.fromEntries(filters.map(({ name, lookups }) => [name, lookups])),
    ordering: resource.ordering,
  };
}

function fieldSchema(field: Field): FieldSchema {
  return {
    blank: field.blank ?? false,
    default: field.default === undefined ? 'No default provided.' : field.default,
    help_text: field.detailOnly ? `${field.help}; lists leave it out` : field.help,
    nullable: field.nullable ?? false,
    primary_key: field.kind === 'id',
    readonly: field.writable !== true,
    ...(field.type === 'related' ? { related_schema: '', related_type: 'to_one' } : {}),
    type: field.type,
    unique: field.unique ?? false,
    verbose_name: field.name.replaceAll('_', ' '),
  };
}
