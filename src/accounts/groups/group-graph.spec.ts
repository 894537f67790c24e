import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parentsByGroup, waysUp } from './group-graph.js';

const id = fc.integer({ min: 1, max: 7 }).map(String);
const edges = fc.array(fc.record({ group_id: id, parent_id: id }), { maxLength: 20 });

describe('waysUp', () => {
  it('should find the shortest of several ways, and among equal ones that of the first parent', () => {
    const rows = [
      ['1', '2'],
      ['2', '3'],
      ['3', '6'],
      ['1', '4'],
      ['4', '5'],
      ['5', '6'],
      ['2', '5'],
    ].map(([group_id, parent_id]) => ({ group_id: group_id!, parent_id: parent_id! }));
    expect(Object.fromEntries(waysUp(parentsByGroup(rows), ['1']))).toEqual({
      1: ['1'],
      2: ['1', '2'],
      3: ['1', '2', '3'],
      4: ['1', '4'],
      5: ['1', '2', '5'],
      6: ['1', '2', '3', '6'],
    });
  });

  it('should lead from a start to every group above along parents only, and never be longer than needed', () => {
    fc.assert(
      fc.property(edges, fc.uniqueArray(id, { maxLength: 3 }), (rows, start) => {
        const ways = waysUp(parentsByGroup(rows), start);
        // How far each group is, by going over all rows until nothing gets nearer.
        const distance = new Map(start.map((id) => [id, 1]));
        for (let round = 0; round < 8; round++) {
          for (const { group_id, parent_id } of rows) {
            const far = (distance.get(group_id) ?? Infinity) + 1;
            if (far < (distance.get(parent_id) ?? Infinity)) distance.set(parent_id, far);
          }
        }
        expect(new Map([...ways].map(([id, way]) => [id, way.length]))).toEqual(distance);
        for (const [id, way] of ways) {
          expect(start).toContain(way[0]);
          expect(way.at(-1)).toBe(id);
          for (const [n, group_id] of way.slice(0, -1).entries()) {
            expect(rows).toContainEqual({ group_id, parent_id: way[n + 1] });
          }
        }
      }),
    );
  });
});
