import { BadRequestException } from '@nestjs/common';
import { columnOf, type Resource } from '../declaration/resource.js';
import { printable } from './filters.js';

/**
 * The ORDER BY for the fields asked for (`-` in front for descending), else the resource's own. The id always comes last,
 * so that no two rows are equal and pages never overlap.
 * @throws BadRequestException for a field that the resource does not list under `ordering`
 */
export function orderBy(resource: Resource, asked: readonly string[]): string {
  const terms = asked.map((term) => {
    const descending = term.startsWith('-');
    const name = descending ? term.slice(1) : term;
    if (!resource.ordering.includes(name)) {
      throw new BadRequestException(`Ordering by ${printable(name)} is not allowed; see "ordering" in the schema.`);
    }
    return { column: columnOf(resource.fields, name).column, descending };
  });
  if (terms.length === 0) terms.push(...resource.order.map((column) => ({ column, descending: false })));
  if (!terms.some(({ column }) => column === 't.id')) terms.push({ column: 't.id', descending: false });
  return ` ORDER BY ${terms.map(({ column, descending }) => (descending ? `${column} DESC` : column)).join(', ')}`;
}
