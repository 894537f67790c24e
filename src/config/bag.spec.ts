import { describe, expect, it } from '@jest/globals';
import { Bag } from './bag.js';

describe('Bag', () => {
  it('should hold what was added until it is taken out, in whatever order', () => {
    const bag = new Bag<number>();
    const takeOut = [0, 1, 2, 3, 4].map((thing) => bag.add(thing));
    const held = (): number[] => [...bag].sort();
    takeOut[1]!();
    expect(held()).toEqual([0, 2, 3, 4]);
    // The last one has taken the place of the one before.
    takeOut[4]!();
    expect(held()).toEqual([0, 2, 3]);
    const again = bag.add(5);
    takeOut[0]!();
    takeOut[3]!();
    again();
    expect(held()).toEqual([2]);
    takeOut[2]!();
    expect(held()).toEqual([]);
  });
});
