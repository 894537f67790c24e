import { Problem } from '../../config/problem.js';
import { exactNumber } from '../json-text.js';

/** The `meta` of a list, in the order of its keys on the wire. */
export interface Meta {
  limit: number;
  next: string | null;
  offset: number | object;
  previous: string | null;
  total_count: number;
}

export interface LimitAndOffset {
  limit: number;
  /** A bigint where a number would not hold it exactly. */
  offset: number | bigint;
}

/**
 * Reads `limit` and `offset`. A limit of 0 or above the most means the most.
 * @param sent the values of a parameter, in the order they came
 * @throws Problem for anything but one plain number each
 */
export function readLimitAndOffset(
  sent: (name: string) => readonly string[],
  standard: number,
  most: number,
): LimitAndOffset {
  const limit = Number(plainNumber('limit', sent('limit')) ?? Math.min(standard, most));
  const offset = plainNumber('offset', sent('offset')) ?? 0;
  return { limit: limit === 0 || limit > most ? most : limit, offset };
}

function plainNumber(name: string, values: readonly string[]): number | bigint | undefined {
  if (values.length === 0) return undefined;
  const [text] = values;
  if (values.length > 1 || !/^\d+$/.test(text!)) {
    throw new Problem('invalid_parameter', `${name} must be one whole number, 0 or more.`);
  }
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text!);
}

/**
 * The `meta` of a page, with links to its neighbours that keep the other parameters as they were sent.
 * @param path of the list, with its closing slash
 * @param rest the other parameters, raw
 */
export function pageMeta(
  path: string,
  rest: readonly string[],
  { limit, offset }: LimitAndOffset,
  total: number,
): Meta {
  const link = (start: number | bigint): string =>
    `${path}?${[...rest, `limit=${limit}`, `offset=${start}`].join('&')}`;
  return {
    limit,
    next: typeof offset === 'number' && offset + limit < total ? link(offset + limit) : null,
    offset: exactNumber(offset),
    previous: offset < limit ? null : link(typeof offset === 'number' ? offset - limit : offset - BigInt(limit)),
    total_count: total,
  };
}
