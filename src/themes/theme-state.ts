import { Problem } from '../kit/index.js';
import { ThemeStatus } from './theme.entity.js';

interface Step {
  from: ThemeStatus;
  to: ThemeStatus;
  /** What becomes of the theme, in words. */
  done: string;
}

/** The steps that lead from one state of a theme to the next. There are no others but those of a change of its look. */
export const steps = {
  submit: { from: ThemeStatus.Editing, to: ThemeStatus.Pending, done: 'submitted' },
  approve: { from: ThemeStatus.Pending, to: ThemeStatus.Approved, done: 'approved' },
  reject: { from: ThemeStatus.Pending, to: ThemeStatus.Editing, done: 'rejected' },
  hide: { from: ThemeStatus.Approved, to: ThemeStatus.Hidden, done: 'hidden' },
  show: { from: ThemeStatus.Hidden, to: ThemeStatus.Approved, done: 'shown' },
  makeDefault: { from: ThemeStatus.Approved, to: ThemeStatus.Approved, done: 'made the default' },
} as const satisfies Record<string, Step>;

export type StepName = keyof typeof steps;

/** @throws Problem wrong_state when the step does not start from that state */
export function requireState(name: StepName, status: ThemeStatus): void {
  const { from, done } = steps[name];
  if (status === from) return;
  throw new Problem('wrong_state', `A theme that is ${ThemeStatus[status].toUpperCase()} cannot be ${done}.`);
}

/** The state of a theme whose look was changed: what is approved is what somebody looked at. */
export function stateOfChanged(status: ThemeStatus, byAdministrator: boolean): ThemeStatus {
  return byAdministrator ? status : ThemeStatus.Editing;
}
