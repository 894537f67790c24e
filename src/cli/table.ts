import type { Instant } from '../database/instant.js';

/**
 * Rows under a heading, printed as they come. Every column has its width, so that none waits for the longest value;
 * what may be long stands last.
 */
export class Table {
  constructor(private readonly columns: readonly (readonly [heading: string, width: number])[]) {}

  get heading(): string {
    return this.row(this.columns.map(([heading]) => heading));
  }

  row(cells: readonly string[]): string {
    return cells
      .map((cell, place) => printable(cell).padEnd(this.columns[place]![1]))
      .join('  ')
      .trimEnd();
  }
}

export const yesNo = (flag: boolean): string => (flag ? 'yes' : 'no');

/** A time to the second, or a dash for none. */
export const shownMoment = (instant: Instant | null): string => (instant === null ? '-' : `${instant.slice(0, 19)}Z`);

/** What others have written must not steer the terminal. */
function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}
