import { describe, expect, it } from '@jest/globals';
import type { Problem } from '../config/problem.js';
import { requireState, stateOfChanged, steps, type StepName } from './theme-state.js';
import { ThemeStatus } from './theme.entity.js';

const { Editing, Pending, Approved, Hidden } = ThemeStatus;

function codeOf(step: () => void): string {
  try {
    step();
    return 'allowed';
  } catch (error) {
    return (error as Problem).code;
  }
}

describe('the states of a theme', () => {
  it('should follow each other by these steps', () => {
    const ways = Object.entries(steps).map(([name, { from, to }]) => [name, from, to]);
    expect(ways).toEqual([
      ['submit', Editing, Pending],
      ['approve', Pending, Approved],
      ['reject', Pending, Editing],
      ['hide', Approved, Hidden],
      ['show', Hidden, Approved],
      ['makeDefault', Approved, Approved],
    ]);
  });

  it('should allow no step from any other state', () => {
    for (const name of Object.keys(steps) as StepName[]) {
      for (const status of [Editing, Pending, Approved, Hidden]) {
        const step = (): void => requireState(name, status);
        expect([name, status, codeOf(step)]).toEqual([
          name,
          status,
          status === steps[name].from ? 'allowed' : 'wrong_state',
        ]);
      }
    }
  });

  it('should be named in the refusal', () => {
    expect(() => requireState('approve', Editing)).toThrow('A theme that is EDITING cannot be approved.');
    expect(() => requireState('makeDefault', Hidden)).toThrow('A theme that is HIDDEN cannot be made the default.');
  });

  it('should be those of before after a change by an administrator only', () => {
    for (const status of [Editing, Pending, Approved, Hidden]) {
      expect(stateOfChanged(status, true)).toBe(status);
      expect(stateOfChanged(status, false)).toBe(Editing);
    }
  });
});
