import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { stateOf } from './token-state.js';

const [past, present, future] = [
  '2031-06-30T12:00:00.499999',
  '2031-06-30T12:00:00.500000',
  '2031-06-30T12:00:00.500001',
];

describe('stateOf', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['active', null, null, false],
    ['active', null, future, false],
    ['unrevealed', null, null, true],
    ['unrevealed', null, future, true],
    ['expired', null, present, false],
    ['expired', null, past, true],
    ['revoked', past, null, false],
    ['revoked', past, future, true],
    ['revoked', past, past, false],
  ] as const)(
    'should be %s when revoked at %s, ending at %s, unrevealed: %s',
    (state, revokedAt, expiresAt, unrevealed) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2031, 5, 30, 12, 0, 0, 500));
      expect(stateOf({ revokedAt, expiresAt, unrevealed })).toBe(state);
    },
  );
});
