/** Milliseconds of which a refusal's time is a multiple. */
const step = 500;

/** Milliseconds after which no refusal waits any longer, however slow checks are. */
const longest = 20 * step;

/** Milliseconds for which the slowest check counts. */
const counted = 15 * 60_000;

/** How long checks of passwords take: whoever is refused without one must not be told so by the time. */
export class CheckPace {
  /** Milliseconds that the latest one took. */
  latest = 0;
  private slowest = 0;
  private since = 0;

  /** Begins one; returns what to call at its end. */
  begin(): () => void {
    const start = performance.now();
    return () => {
      const end = performance.now();
      this.latest = end - start;
      if (this.latest < this.slowest && end < this.since + counted) return;
      this.slowest = this.latest;
      this.since = end;
    };
  }

  /** Milliseconds after which a try is refused that others' failures forbid: longer than a check takes. */
  get refusal(): number {
    return Math.min(step * Math.max(Math.ceil((1.5 * this.slowest) / step), 1), longest);
  }
}
