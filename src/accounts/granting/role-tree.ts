import { fieldRequired, fieldUnknown, isBlank } from '../../config/invalid-fields.js';
import { Faults, textFault } from '../faults.js';

const maxNodes = 1000;
const maxDepth = 10;

/** A role as a plugin registers it, with the roles that people find under it. */
export interface RoleTree {
  /** Letters, digits and `_.:-`; begins with a letter or `_`. */
  name: string;
  /** For people; without one it is the name. */
  label?: string;
  children?: RoleTree[];
}

/** A role of a tree, after those that stand above it. */
export interface RoleNode {
  name: string;
  label: string;
  /** Name of the role directly above. */
  parent: string | undefined;
}

/**
 * The roles of trees, each after the one above it.
 * @throws InvalidFields with all faults there are, under the places where they are, such as `children[2].name`
 */
export function rolesOf(trees: RoleTree | readonly RoleTree[]): RoleNode[] {
  const faults = new Faults();
  const nodes = new Map<string, RoleNode>();
  let count = 0;

  const visit = (tree: unknown, place: string, parent: string | undefined, depth: number): void => {
    const at = (member: string): string => (place ? `${place}.${member}` : member);
    if (++count > maxNodes) return;
    if (depth > maxDepth) return faults.add(place, `A tree has at most ${maxDepth} levels.`);
    if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
      return faults.add(place || 'name', 'A role must be an object.');
    }
    const { name, label = name, children = [], ...others } = tree as Record<string, unknown>;
    for (const member of Object.keys(others)) faults.add(at(member), fieldUnknown);
    const fault = roleNameFault(name);
    if (fault !== undefined) faults.add(at('name'), fault);
    else if (nodes.has(name as string)) faults.add(at('name'), `The role "${name as string}" is there twice.`);
    else {
      const isEmpty = typeof label === 'string' && isBlank(label);
      faults.add(at('label'), isEmpty ? 'A label cannot be blank.' : textFault(label, 'A label', 255));
      nodes.set(name as string, { name: name as string, label: label as string, parent });
    }
    if (!Array.isArray(children)) return faults.add(at('children'), 'This must be a list of roles.');
    for (const [n, child] of children.entries()) visit(child, at(`children[${n}]`), name as string, depth + 1);
  };

  if (Array.isArray(trees)) for (const [n, tree] of trees.entries()) visit(tree, `[${n}]`, undefined, 1);
  else visit(trees, '', undefined, 1);
  if (count > maxNodes) faults.add('children', `At most ${maxNodes} roles are registered at once.`);
  faults.refuse();
  return [...nodes.values()];
}

function roleNameFault(name: unknown): string | undefined {
  if (name === undefined) return fieldRequired;
  if (typeof name !== 'string') return 'The name of a role must be text.';
  return /^[A-Za-z_][\w.:-]{0,149}$/.test(name)
    ? undefined
    : 'The name of a role has at most 150 letters, digits and "_.:-", and begins with a letter or "_".';
}
