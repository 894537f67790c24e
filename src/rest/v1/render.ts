import type { Row } from '../../database/database.js';
import { fieldsOf, type Field } from '../declaration/field.js';
import type { Resource } from '../declaration/resource.js';
import { objectMaker } from '../../config/object-maker.js';
import { exactNumber, jsonText } from '../json-text.js';
import { V1_ROOT } from './paths.js';

export type Render = (row: Row) => object;

/** Lists leave some fields out. */
export type Form = 'list' | 'detail';

const renderers = new WeakMap<Resource, Record<Form, Render>>();

/** The function that turns a row of the resource into its v1 object; made once. */
export function renderer(resource: Resource, form: Form): Render {
  let forms = renderers.get(resource);
  if (!forms) {
    const detail = compile(resource.fields, resource);
    const listed = resource.fields.filter(({ detailOnly }) => !detailOnly);
    forms = { detail, list: listed.length === resource.fields.length ? detail : compile(listed, resource) };
    renderers.set(resource, forms);
  }
  return forms[form];
}

export function objectUri(resource: Resource, id: unknown): string {
  return `${V1_ROOT}/${resource.alias ?? resource.path}/${String(id)}/`;
}

function compile(fields: readonly Field[], resource: Resource, prefix = ''): Render {
  const sorted = fields.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return objectMaker(new Map(sorted.map((field) => [field.name, value(field, resource, prefix)])));
}

function value(field: Field, resource: Resource, prefix: string): (row: Row) => unknown {
  const key = prefix + field.name;
  const { show, part } = field;
  switch (field.kind) {
    case 'id':
      return (row) => String(row[key]);
    case 'integer':
      return (row) => (row[key] === null ? null : Number(row[key]));
    case 'reference':
      return (row) => (row[key] === null ? null : exactNumber(row[key]));
    case 'flag':
      return (row) => Number(row[key]) === 1;
    case 'uri':
      return (row) => objectUri(resource, row.id);
    case 'list':
      return (row) => listText(row[key] as readonly string[]);
    case 'part':
      return compile(fieldsOf(part!(), 'v1'), resource, `${key}__`);
    default:
      return show ? (row) => show(row[key] as string) : (row) => row[key];
  }
}

/** Several texts as the first version shows them. */
function listText(texts: readonly string[]): string {
  return texts.length > 0 ? jsonText(texts) : '';
}
