import { describe, expect, it } from '@jest/globals';
import { treeOf } from './tree.js';

const group = (id: string, ...parents: string[]) => ({ id, name: `group ${id}`, parents });
const shown = (groups: ReturnType<typeof group>[]): string[] =>
  treeOf(groups).map(({ group: { id }, depth, further }) => [`${depth} ${id}`, ...further].join(', '));

describe('treeOf', () => {
  it('should put groups under their parents, in their order', () => {
    expect(shown([group('c', 'a'), group('b'), group('a'), group('d', 'c')])).toEqual(['0 b', '0 a', '1 c', '2 d']);
  });

  it('should show a group with several parents once, and name the others', () => {
    expect(shown([group('a'), group('b'), group('c', 'a', 'b')])).toEqual(['0 a', '1 c, group b', '0 b']);
  });

  it('should put on top whose parents are not seen', () => {
    expect(shown([group('c', 'hidden'), group('d', 'hidden', 'c')])).toEqual(['0 c', '1 d']);
  });
});
