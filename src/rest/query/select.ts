import { sourceOf } from '../declaration/column.js';
import { fieldsOf, SHORT, type Field } from '../declaration/field.js';
import { readAt, type Resource } from '../declaration/resource.js';
import { ID } from './ordering.js';

/** In rows of lists: whether long values of it were left unread, as ResourceReader.byIds reads them. */
export const UNREAD = 'is_unread';

/** In rows of lists: how many there are in all, where it is read with them. */
export const TOTAL = 'list_total';

const known = new WeakMap<Resource, Map<string, string>>();

/**
 * The SELECT of a resource's fields, without what follows; put together once.
 * @param wanted of long values those that are short after all, and whether that leaves any out
 * @param more what else is read of each row
 */
export function selectOf(resource: Resource, wanted?: ReadonlySet<string>, more: readonly string[] = []): string {
  let texts = known.get(resource);
  if (!texts) known.set(resource, (texts = new Map<string, string>()));
  const long = wanted && resource.fields.filter((field) => field.long && wanted.has(field.name));
  const key = long ? long.map(({ name }) => name).join() : '*';
  let sql = texts.get(key);
  if (sql === undefined) texts.set(key, (sql = columns(resource, long).join(', ')));
  return `SELECT ${[...more, sql].join(', ')}`;
}

// As text an id keeps all its digits on its way through JavaScript.
export const idText = `CAST(${ID} AS CHAR)`;

function columns({ fields }: Resource, long?: readonly Field[]): string[] {
  const own = fields.some(({ kind }) => kind === 'id') ? [] : [`${idText} AS \`id\``];
  const whole = long ? fields.filter((field) => !field.long) : fields;
  const shown = [...own, ...whole.flatMap((field) => columnsOf(field, ''))];
  if (!long || long.length === 0) return shown;
  const isShort = ({ name }: Field): string => `OCTET_LENGTH(${readAt(fields, name).sql}) <= ${SHORT}`;
  const short = long.map(
    (field) => `CASE WHEN ${isShort(field)} THEN ${readAt(fields, field.name).sql} END AS \`${field.name}\``,
  );
  return [...shown, ...short, `(${long.map((field) => `NOT ${isShort(field)}`).join(' OR ')}) AS ${UNREAD}`];
}

/** ``expression AS `name` `` (a name may be a reserved word); the fields of a part come as `part__name`. */
function columnsOf(field: Field, prefix: string): string[] {
  if (field.kind === 'uri' || field.derived || field.writeOnly) return [];
  if (field.part) {
    const inner = fieldsOf(field.part(), 'v1'); // from the second version on there are none
    return inner.flatMap((member) => columnsOf(member, `${prefix}${field.name}__`));
  }
  const { sql } = sourceOf(field, field.name);
  return [`${field.kind === 'id' ? `CAST(${sql} AS CHAR)` : sql} AS \`${prefix}${field.name}\``];
}
