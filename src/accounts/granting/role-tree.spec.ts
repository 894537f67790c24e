import { describe, expect, it } from '@jest/globals';
import { InvalidFields, type FieldFaults } from '../../config/invalid-fields.js';
import { rolesOf, type RoleTree } from './role-tree.js';

/** What is wrong with a tree of any shape. */
function faultsOf(tree: unknown): FieldFaults {
  try {
    rolesOf(tree as RoleTree);
  } catch (error) {
    return (error as InvalidFields).fields;
  }
  return {};
}

const chain = (depth: number, at = 1): RoleTree => ({
  name: `n${at}`,
  children: at < depth ? [chain(depth, at + 1)] : [],
});
const flat = (count: number): RoleTree[] => Array.from({ length: count }, (_, n) => ({ name: `n${n}` }));

describe('rolesOf', () => {
  it('should list roles, each after the one above it, with the name where there is no label', () => {
    const tree = {
      name: 'a',
      label: 'All',
      children: [{ name: 'b', children: [{ name: 'c', label: 'See' }] }, { name: 'd' }],
    };
    expect(rolesOf(tree)).toEqual([
      { name: 'a', label: 'All', parent: undefined },
      { name: 'b', label: 'b', parent: 'a' },
      { name: 'c', label: 'See', parent: 'b' },
      { name: 'd', label: 'd', parent: 'a' },
    ]);
    expect(rolesOf([{ name: 'a' }, { name: 'b' }]).map(({ parent }) => parent)).toEqual([undefined, undefined]);
    expect(rolesOf([])).toEqual([]);
  });

  it.each(['a', '_a', 'A.b:c-d_9', 'x'.repeat(150)])('should accept the name %j', (name) => {
    expect(faultsOf({ name })).toEqual({});
  });

  it.each(['', '9a', '-a', 'a b', 'ä', 'a\n', 'x'.repeat(151), 7, null])('should refuse the name %j', (name) => {
    expect(faultsOf({ name })).toEqual({ name: [expect.stringMatching(/^The name of a role/)] });
  });

  it.each([
    ['', 'blank'],
    ['  \t', 'blank'],
    ['\u200b', 'blank'],
    ['x'.repeat(256), '255'],
    [7, 'text'],
    [null, 'text'],
    ['a\u0007', 'control'],
  ])('should refuse the label %j', (label, why) => {
    expect(faultsOf({ name: 'a', label })).toEqual({ label: [expect.stringContaining(why)] });
  });

  it('should accept 255 characters of a label', () => {
    expect(faultsOf({ name: 'a', label: '😀'.repeat(255) })).toEqual({});
  });

  it('should tell all faults at once, with their places', () => {
    const tree = {
      name: 'a',
      children: [
        { label: 'x' },
        5,
        { name: 'b', children: [{ name: 'a' }, { name: '1' }] },
        { name: 'c', children: {} },
      ],
    };
    expect(faultsOf([tree, null])).toEqual({
      '[0].children[0].name': ['This field is required.'],
      '[0].children[1]': ['A role must be an object.'],
      '[0].children[2].children[0].name': ['The role "a" is there twice.'],
      '[0].children[2].children[1].name': [expect.stringMatching(/^The name of a role/)],
      '[0].children[3].children': ['This must be a list of roles.'],
      '[1]': ['A role must be an object.'],
    });
    expect(faultsOf(undefined)).toEqual({ name: ['A role must be an object.'] });
  });

  it('should refuse members that a role does not have', () => {
    expect(faultsOf({ name: 'a', key: 'b', children: [{ name: 'b', id: '1' }] })).toEqual({
      key: ['There is no such field.'],
      'children[0].id': ['There is no such field.'],
    });
  });

  it.each(['constructor', 'toString', '__proto__'])('should refuse the member %s', (member) => {
    const tree: unknown = JSON.parse(`{"name": "a", "${member}": 1, "children": [{"name": "b", "${member}": 1}]}`);
    expect(Object.entries(faultsOf(tree))).toEqual([
      [member, ['There is no such field.']],
      [`children[0].${member}`, ['There is no such field.']],
    ]);
  });

  it('should refuse a name twice in one tree and in several', () => {
    for (const tree of [{ name: 'a', children: [{ name: 'a' }] }, [{ name: 'a' }, { name: 'a' }]]) {
      expect(Object.values(faultsOf(tree))).toEqual([['The role "a" is there twice.']]);
    }
  });

  it('should take 10 levels and 1000 roles, and not one more', () => {
    expect(rolesOf(chain(10))).toHaveLength(10);
    expect(Object.values(faultsOf(chain(11)))).toEqual([['A tree has at most 10 levels.']]);
    expect(rolesOf(flat(1000))).toHaveLength(1000);
    expect(faultsOf(flat(1001))).toEqual({ children: ['At most 1000 roles are registered at once.'] });
    expect(rolesOf({ name: 'top', children: flat(999) })).toHaveLength(1000);
    expect(faultsOf({ name: 'top', children: flat(1000) })).toHaveProperty('children');
  });

  it('should not be worn out by what is far too deep or too long', () => {
    expect(Object.keys(faultsOf(chain(5000)))).toHaveLength(1);
    expect(Object.keys(faultsOf(Array(100_000).fill(null)))).toHaveLength(20);
  });
});
