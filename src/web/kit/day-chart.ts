import { scaleBand, scaleLinear } from 'd3-scale';

export interface DayCount {
  /** Such as `2026-11-22`, in UTC. */
  day: string;
  calls: number;
}

interface Bar extends DayCount {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bars of a count per day, for `layout/day-chart`: where everything stands in a picture of this size. */
export interface DayChart {
  width: number;
  height: number;
  /** Where the lines begin, behind their numbers. */
  left: number;
  /** Where the lowest line lies. */
  base: number;
  bars: Bar[];
  /** Lines with what they stand for. */
  ticks: { value: number; y: number }[];
  /** The first and the last day, below the bars. */
  first?: DayCount;
  last?: DayCount;
}

const [width, height] = [720, 180];
const [left, base] = [56, height - 26];

/** @param days one after the other, without gaps */
export function dayChart(days: readonly DayCount[]): DayChart {
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  const x = scaleBand<string>()
    .domain(days.map(({ day }) => day))
    .range([left, width])
    .paddingInner(0.25);
  const y = scaleLinear().domain([0, most]).nice(3).range([base, 10]);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    width,
    height,
    left,
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
