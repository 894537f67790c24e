// What the rounds of a benchmark come to.

/** `[of one, to another]` and what is aimed at. */
const comparisons = [
  { of: 'ours', to: 'bare', target: 0.5 },
  { of: 'ours', to: 'documented' },
  { of: 'ours, basic', to: 'ours', target: 0.8 },
];

/**
 * The median of each figure over the rounds. A ratio is taken within each round, between runs that follow each other,
 * so that a machine that slows down does not shift it.
 */
export function summary({ name, rounds }) {
  const runs = Object.keys(rounds[0]).map((run) => {
    const figures = rounds.map((round) => round[run]);
    const one = (key) => median(figures.map((figure) => figure[key]));
    return [run, Object.fromEntries(Object.keys(figures[0]).map((key) => [key, one(key)]))];
  });
  const ratios = comparisons
    .filter(({ of, to }) => rounds[0][of] && rounds[0][to])
    .map(({ of, to, target }) => {
      const each = rounds.map((round) => round[of].rps / round[to].rps);
      const byProcessor = rounds.map((round) => round[to].processor / round[of].processor);
      return {
        of,
        to,
        ratio: median(each),
        least: Math.min(...each),
        most: Math.max(...each),
        byProcessor: median(byProcessor),
        target,
      };
    });
  return { name, runs: Object.fromEntries(runs), ratios, rounds };
}

/** The summaries as text. */
export function report({
  engine,
  node,
  processor,
  loadBefore,
  seconds,
  rounds,
  connections,
  users,
  profilesVisible,
  endpoints,
}) {
  const lines = [
    `Node ${node}, ${engine}, ${processor}; ${users} users, ${profilesVisible} profiles visible; ${connections} connections, ${rounds} rounds of ${seconds} s; load average ${loadBefore.toFixed(1)} before`,
    '',
    row('', 'rps', 'p50 ms', 'p99 ms', 'RSS MiB', 'CPU us/req'),
  ];
  for (const { name, runs, ratios } of endpoints) {
    lines.push(name);
    for (const [run, { rps, p50, p99, memory, processor: cost, driverBusy }] of Object.entries(runs)) {
      const note = driverBusy > 0.95 ? '  (the driver was at its limit)' : '';
      const figures = [
        rps.toFixed(0),
        p50.toFixed(2),
        p99.toFixed(2),
        memory.toFixed(0),
        cost === null ? '-' : cost.toFixed(0),
      ];
      lines.push(row(`  ${run}`, ...figures) + note);
    }
    for (const { of, to, ratio, least, most, byProcessor, target } of ratios) {
      const aim = target ? `, target ${target} ${ratio >= target ? 'met' : 'MISSED'}` : '';
      const cpu = Number.isFinite(byProcessor) ? `, by CPU ${byProcessor.toFixed(2)}` : '';
      lines.push(`  ${of} / ${to}: ${ratio.toFixed(2)} (rounds ${least.toFixed(2)} to ${most.toFixed(2)}${cpu})${aim}`);
    }
  }
  return lines.join('\n');
}

function row(head, ...cells) {
  return head.padEnd(16) + cells.map((cell) => cell.padStart(12)).join('');
}

function median(values) {
  if (values.includes(null)) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
