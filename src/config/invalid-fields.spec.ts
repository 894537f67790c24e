import { describe, expect, it } from '@jest/globals';
import { FAULT_LIMIT, InvalidFields } from './invalid-fields.js';

const faults = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, ['Bad.']]));

describe('InvalidFields', () => {
  it('should tell all faults while they are few', () => {
    const { fields, more, message } = new InvalidFields(faults(FAULT_LIMIT), 'Not valid.');
    expect([Object.keys(fields).length, more, message]).toEqual([FAULT_LIMIT, 0, 'Not valid.']);
  });

  it('should count those that are too many, and those that were not even collected', () => {
    const { fields, more, message } = new InvalidFields(faults(FAULT_LIMIT + 5), 'Not valid.', 7);
    expect(Object.keys(fields)).toHaveLength(FAULT_LIMIT);
    expect([more, message]).toEqual([12, 'Not valid. Faults that are not listed: 12.']);
  });

  it('should cut what is long', () => {
    const { fields, message } = new InvalidFields({ ['x'.repeat(1000)]: ['y'.repeat(1000)], __proto__x: ['z'] });
    const [[name, [sentence] = []] = []] = Object.entries(fields);
    expect([name?.length, sentence?.length]).toEqual([300, 300]);
    expect(message.length).toBeLessThan(400);
  });
});
