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
