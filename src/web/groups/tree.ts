/** A group as far as its place among others is concerned. */
export interface InTree {
  id: string;
  name: string;
  parents: readonly string[];
}

/** A group at its place in the tree. */
export interface Placed<G> {
  group: G;
  /** How many groups are above it. */
  depth: number;
  /** The names of its parents besides the one that it stands under. */
  further: string[];
}

/**
 * Puts groups under their parents, in the order in which they come. A group with several parents stands under the first
 * of them, once; one whose parents are not among the groups stands on top.
 */
export function treeOf<G extends InTree>(groups: readonly G[]): Placed<G>[] {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const known = (group: G): string[] => group.parents.filter((id) => byId.has(id));
  const below = new Map<string | undefined, G[]>();
  for (const group of groups) {
    const [under] = known(group);
    below.set(under, [...(below.get(under) ?? []), group]);
  }
  const placed: Placed<G>[] = [];
  const place = (under: string | undefined, depth: number): void => {
    for (const group of below.get(under) ?? []) {
      const further = known(group).slice(1);
      placed.push({ group, depth, further: further.map((id) => byId.get(id)!.name) });
      place(group.id, depth + 1);
    }
  };
  place(undefined, 0);
  return placed;
}
