/** One thing to look at. */
export interface Check {
  name: string;
  /** What is wrong and what to do about it; undefined when nothing is. What it throws is a fault too. */
  fault: () => Promise<string | undefined> | string | undefined;
  /** Why nothing after it can be told while it has a fault. */
  blocks?: string;
}
