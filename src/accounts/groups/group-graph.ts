import { takeTurns } from '../../database/turns.js';

/** As many groups may stand one above the other: engines end recursive queries after some hundred steps. */
export const mostLevels = 50;

/** The groups directly above each group, by ids. */
export type GroupParents = ReadonlyMap<string, readonly string[]>;

/** Groups by the rows of the table that joins them to their parents, in the rows' order. */
export function parentsByGroup(
  rows: Iterable<{ group_id: string | number | bigint; parent_id: string | number | bigint }>,
): Map<string, string[]> {
  const parents = new Map<string, string[]>();
  for (const { group_id, parent_id } of rows) {
    const id = String(group_id);
    const above = parents.get(id);
    if (above) above.push(String(parent_id));
    else parents.set(id, [String(parent_id)]);
  }
  return parents;
}

/** The same groups upside down: those directly below each. */
export function childrenByGroup(parents: GroupParents): Map<string, string[]> {
  const pairs = [...parents].flatMap(([id, above]) => above.map((parent) => ({ group_id: parent, parent_id: id })));
  return parentsByGroup(pairs);
}

/** In how many levels groups stand, from these on up; what is more than `mostLevels` is not counted. */
export async function levels(parents: GroupParents, start: readonly string[]): Promise<number> {
  let count = 0;
  for (let level = new Set(start); level.size > 0 && count <= mostLevels; count++) {
    await takeTurns();
    level = new Set([...level].flatMap((id) => parents.get(id) ?? []));
  }
  return count;
}

/** The groups, each before those of them that stand above it. */
export function bottomUp(parents: GroupParents): string[] {
  const seen = new Set<string>();
  const topDown: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const parent of parents.get(id) ?? []) if (parents.has(parent)) visit(parent);
    topDown.push(id);
  };
  for (const id of parents.keys()) visit(id);
  return topDown.reverse();
}

/**
 * The shortest way up to every group that can be reached from `start`, by that group: the groups of the way from one of
 * `start` to the group itself. Where several are equally short, the one of the first parent, and of the first in
 * `start`.
 */
export function waysUp(parents: GroupParents, start: readonly string[]): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(start.map((id) => [id, [id]]));
  // What is added while the map is walked comes up at its end: breadth first.
  for (const [id, way] of ways) {
    for (const parent of parents.get(id) ?? []) {
      if (!ways.has(parent)) ways.set(parent, [...way, parent]);
    }
  }
  return ways;
}
