import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bottomUp, childrenByGroup, levels, mostLevels, parentsByGroup, waysUp } from './group-graph.js';

const id = fc.integer({ min: 1, max: 7 }).map(String);
const edges = fc.array(fc.record({ group_id: id, parent_id: id }), { maxLength: 20 });

/** A group above the other, from the first one on. */
const chain = (length: number) =>
  parentsByGroup(Array.from({ length: length - 1 }, (_, n) => ({ group_id: n, parent_id: n + 1 })));

describe('levels', () => {
  it('should count the longest way up, and down', async () => {
    const rows = [
      ['1', '2'],
      ['2', '3'],
      ['1', '3'],
      ['4', '3'],
    ].map(([group_id, parent_id]) => ({ group_id: group_id!, parent_id: parent_id! }));
    const parents = parentsByGroup(rows);
    expect(await Promise.all([[], ['3'], ['4'], ['1'], ['4', '1']].map((start) => levels(parents, start)))).toEqual([
      0, 1, 2, 3, 3,
    ]);
    expect(await levels(childrenByGroup(parents), ['3'])).toBe(3);
    expect(await levels(childrenByGroup(parents), ['1'])).toBe(1);
  });

  it('should come to an end', async () => {
    expect(await levels(chain(mostLevels), ['0'])).toBe(mostLevels);
    expect(await levels(chain(1000), ['0'])).toBe(mostLevels + 1);
    const circle = parentsByGroup([
      { group_id: 1, parent_id: 2 },
      { group_id: 2, parent_id: 1 },
    ]);
    expect(await levels(circle, ['1'])).toBe(mostLevels + 1);
  });
});

describe('bottomUp', () => {
  it('should name each group once, and none after one of them that stands above it', () => {
    fc.assert(
      fc.property(edges, (rows) => {
        // Upwards only: without a circle.
        const parents = parentsByGroup(rows.filter(({ group_id, parent_id }) => group_id < parent_id));
        const order = bottomUp(parents);
        expect(order.toSorted()).toEqual([...parents.keys()].sort());
        for (const [id, above] of parents) {
          for (const parent of above.filter((one) => parents.has(one))) {
            expect(order.indexOf(id)).toBeLessThan(order.indexOf(parent));
          }
        }
      }),
    );
  });

  it('should come to an end', () => {
    const circle = new Map([
      ['1', ['2']],
      ['2', ['1']],
    ]);
    expect(bottomUp(circle)).toHaveLength(2);
  });
});

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
