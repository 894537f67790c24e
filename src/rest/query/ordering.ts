import { Problem } from '../../config/problem.js';
import type { FieldType } from '../declaration/field.js';
import { OWN, sourceOf } from '../declaration/column.js';
import { readAt, type Resource } from '../declaration/resource.js';
import { printable, whereAllowed } from './filters.js';

/** The id in SQL. */
export const ID = `${OWN}.id`;

/** One value that a list is ordered by. */
export interface OrderTerm {
  sql: string;
  type: FieldType;
  descending: boolean;
  /** Whether it can be null, as far as is known. */
  nullable: boolean;
  /** How a client asks for it. */
  parameter?: string;
  /** Whether that takes a table that is joined. */
  isJoined?: boolean;
}

/**
 * What a list is ordered by: the fields asked for (`-` in front for descending), else the resource's own. The id always
 * comes last, so that no two rows are equal and pages never overlap.
 * @throws Problem for a field that the resource does not list under `ordering`
 */
export function orderTerms(resource: Resource, asked: readonly string[]): OrderTerm[] {
  const terms = asked.map((term): OrderTerm => {
    const descending = term.startsWith('-');
    const name = descending ? term.slice(1) : term;
    if (!resource.ordering.includes(name)) {
      throw new Problem(
        'invalid_parameter',
        `Ordering by ${printable(name)} is not allowed; see ${whereAllowed(resource, 'ordering')}.`,
      );
    }
    const field = resource.fields.find((one) => one.name === name);
    const { sql, type, isJoined } = readAt(resource.fields, name);
    return {
      sql: field?.orderedBy === undefined ? sql : sourceOf({ column: field.orderedBy }, name).sql,
      type,
      descending,
      parameter: `order_by=${term}`,
      nullable: field ? field.nullable === true || field.orderedBy !== undefined : name !== 'id',
      isJoined,
    };
  });
  if (terms.length === 0) {
    terms.push(
      ...resource.order.map((column) => ({
        sql: sourceOf({ column }, column).sql,
        type: 'integer' as const,
        descending: false,
        nullable: true,
        isJoined: false,
      })),
    );
  }
  // What comes again decides nothing, nor does anything behind the id.
  const deciding = terms.filter(({ sql }, n) => terms.findIndex((one) => one.sql === sql) === n);
  const end = deciding.findIndex(({ sql }) => sql === ID);
  if (end >= 0) return deciding.slice(0, end + 1);
  // In the direction of what is in front of it, an index has both in order; the first version always had it ascending.
  const descending = resource.version !== 'v1' && deciding.at(-1)?.descending === true;
  return [...deciding, { ...idTerm, descending }];
}

/** The id, ascending. */
export const idTerm: OrderTerm = { sql: ID, type: 'integer', descending: false, nullable: false };

/** The same terms in the opposite direction. */
export function reversed(terms: readonly OrderTerm[]): OrderTerm[] {
  return terms.map((term) => ({ ...term, descending: !term.descending }));
}

export function orderBy(terms: readonly OrderTerm[]): string {
  return ` ORDER BY ${terms.map(({ sql, descending }) => (descending ? `${sql} DESC` : sql)).join(', ')}`;
}
