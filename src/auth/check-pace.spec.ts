import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CheckPace } from './check-pace.js';

describe('CheckPace', () => {
  let pace: CheckPace;
  let clock = 0;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    pace = new CheckPace();
  });
  afterEach(() => void jest.restoreAllMocks());

  const check = (took: number): void => {
    const end = pace.begin();
    clock += took;
    end();
  };

  it.each([
    [0, 500],
    [30, 500],
    [333, 500],
    [334, 1000],
    [900, 1500],
    [60_000, 10_000],
  ])('should refuse later than a check takes: of %i ms after %i ms', (took, refusal) => {
    check(took);
    expect([pace.latest, pace.refusal]).toEqual([took, refusal]);
  });

  it('should go by the slowest of late', () => {
    for (const took of [30, 900, 30]) check(took);
    expect([pace.latest, pace.refusal]).toEqual([30, 1500]);
    clock += 15 * 60_000;
    check(40);
    expect(pace.refusal).toBe(500);
  });
});
