export interface DayCount {
  /** Such as `2026-11-22`, in UTC. */
  day: string;
  calls: number;
}

interface Bar extends DayCount {
  /** In percent of the width, as is `width`. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Bars of a count per day, for `layout/day-chart`: where everything stands in a picture that is as wide as its place and
 * of one height, in pixels, so that its words have the size of all others.
 */
export interface DayChart {
  height: number;
  /** Where the lowest line lies. */
  base: number;
  bars: Bar[];
  /** Lines with what they stand for. */
  ticks: { value: number; y: number }[];
  /** The first and the last day, below the bars. */
  first?: DayCount;
  last?: DayCount;
}

const height = 180;
const base = height - 26;

/** @param days one after the other, without gaps */
export async function dayChart(days: readonly DayCount[]): Promise<DayChart> {
  const { scaleBand, scaleLinear } = await import('d3-scale');
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([0, 100])
    .paddingInner(0.25);
  const y = scaleLinear().domain([0, most]).nice(3).range([base, 10]);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return {
    height,
    base,
    bars: days.map(({ day, calls }) => {
      const top = calls === 0 ? base : Math.min(y(calls), base - 1.5);
      return { day, calls, x: round(x(day)!), y: round(top), width: round(x.bandwidth()), height: round(base - top) };
    }),
    ticks: y
      .ticks(3)
      .filter((value) => Number.isInteger(value))
      .map((value) => ({ value, y: round(y(value)) })),
    first: days[0],
    last: days.at(-1),
  };
}
