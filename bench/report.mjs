// What the rounds of a benchmark come to.

/** So many times what a request takes of the processor in the cheapest round it may take in one that counts. */
const STEADY = 1.3;

/**
 * The rounds in which no server took much more of the processor for a request than in its cheapest one: in the others the
 * machine was slower, for one of the servers that were driven after each other or for both.
 */
export function undisturbed(rounds) {
  const least = {};
  const each = rounds.flatMap((round) => Object.entries(round));
  for (const [name, { processor }] of each) least[name] = Math.min(processor, least[name] ?? Infinity);
  return rounds.filter((round) =>
    Object.entries(round).every(([name, { processor }]) => processor <= STEADY * least[name]),
  );
}

/** The rounds that count, and how many were disturbed; if all were, all count. */
function withoutDisturbed(all) {
  const steady = undisturbed(all);
  return { rounds: steady.length > 0 ? steady : all, disturbed: all.length - steady.length };
}

/**
 * The median of each figure over the rounds that were not disturbed. A ratio is taken within each round, between runs
 * that follow each other, so that a machine that slows down does not shift it.
 */
export function summary({ key, name, clients, targets, toToken }, all) {
  const { rounds, disturbed } = withoutDisturbed(all);
  const runs = Object.keys(rounds[0]).map((run) => {
    const figures = rounds.map((round) => round[run]);
    const one = (figure) => median(figures.map((figures) => figures[figure]));
    return [run, Object.fromEntries(Object.keys(figures[0]).map((figure) => [figure, one(figure)]))];
  });
  const [first] = Object.keys(rounds[0]);
  const comparisons = [
    { to: 'one worker', targets: [1.6, 1.9] },
    // Of what is asked by a credential, the other ratio is the one that counts.
    { to: 'bare', targets: toToken ? undefined : targets },
    { to: 'ours by token', targets: toToken },
    { to: 'documented' },
  ];
  const ratios = comparisons
    .filter(({ to }) => rounds[0][to])
    .map(({ to, targets: [least, aim] = [] }) => {
      const each = rounds.map((round) => round[first].rps / round[to].rps);
      const byProcessor = rounds.map((round) => round[to].processor / round[first].processor);
      return {
        of: first,
        to,
        ratio: median(each),
        lowest: Math.min(...each),
        highest: Math.max(...each),
        byProcessor: median(byProcessor),
        least,
        aim,
      };
    });
  return { key, name, clients, runs: Object.fromEntries(runs), ratios, disturbed, rounds: all };
}

/** At most, and aimed at: how much longer the slowest hundredth waits than at the bare server. */
const [MOST_WAIT, AIMED_WAIT] = [2, 1.3];

/**
 * What the rounds come to that were driven at fixed rates, of the service, of bare at the same rate and of bare at half of
 * its own peak: how much longer requests wait for the service than at bare, when both are asked as often, and when each
 * is asked half as often as it can answer.
 */
export function ratiosOfWaits(all) {
  const { rounds, disturbed } = withoutDisturbed(all);
  const [ours, ...others] = Object.keys(rounds[0]);
  const of = (run, figure) => median(rounds.map((round) => round[run][figure]));
  const figures = (run) => ({ p50: of(run, 'p50'), p99: of(run, 'p99'), driverBusy: of(run, 'driverBusy') });
  const [same, own] = others.map((other) => {
    const each = rounds.map((round) => round[ours].p99 / round[other].p99);
    return { ...figures(other), ratio: median(each), lowest: Math.min(...each), highest: Math.max(...each) };
  });
  return { ours: figures(ours), same, own, most: MOST_WAIT, aim: AIMED_WAIT, disturbed, rounds: all };
}

/** The summaries as text. */
export function report(outcome) {
  const { engine, node, processor, driver, loadBefore, seconds, rounds, users, profilesVisible, rows } = outcome;
  const lines = [
    `Node ${node}, ${engine}, ${processor}; ${users} users, ${profilesVisible} profiles visible; ${driver}, ${rounds} rounds of ${seconds} s; load average ${loadBefore.toFixed(1)} before`,
  ];
  for (const { key, name, clients, runs, ratios, disturbed, paced } of rows) {
    lines.push('', `${name} (${key}, ${clients} clients)${leftOut(disturbed)}`);
    for (const [run, { rps, p50, p99, memory, processor: cost, driverBusy }] of Object.entries(runs)) {
      const figures = [
        `${rps.toFixed(0)}/s`,
        `p50 ${p50.toFixed(2)} ms`,
        `p99 ${p99.toFixed(2)} ms`,
        cost === null ? '' : `${cost.toFixed(0)} us CPU`,
        `${memory.toFixed(0)} MiB`,
      ];
      lines.push(`  ${run.padEnd(14)}${figures.map((figure) => figure.padStart(14)).join('')}${limit(driverBusy)}`);
    }
    for (const { of, to, ratio, lowest, highest, byProcessor, least, aim } of ratios) {
      const cpu = Number.isFinite(byProcessor) ? `; by CPU ${byProcessor.toFixed(2)}` : '';
      const spread = `rounds ${lowest.toFixed(2)} to ${highest.toFixed(2)}`;
      lines.push(`  ${of} / ${to}: ${ratio.toFixed(2)} (${spread}${cpu})${verdict(ratio, least, aim)}`);
    }
    if (paced) lines.push(waits(paced));
  }
  return lines.join('\n');
}

/** How many rounds the machine disturbed. */
const leftOut = (disturbed) => (disturbed > 0 ? ` [rounds disturbed: ${disturbed}]` : '');

function waits({ rate, rateOfBare, ours, same, own, most, aim, disturbed }) {
  const against = (other, at) => {
    const { p99, ratio, lowest, highest, driverBusy } = other;
    const said = ratio <= aim ? 'aim reached' : ratio <= most ? 'reached' : 'MISSED';
    return `    bare ${p99.toFixed(2)} ms at ${at}/s; ${ratio.toFixed(2)} (rounds ${lowest.toFixed(2)} to ${highest.toFixed(2)}), at most ${most}, aim ${aim}: ${said}${limit(driverBusy)}`;
  };
  return [
    `  p99 at half of the peak: ours ${ours.p99.toFixed(2)} ms at ${rate}/s${leftOut(disturbed)}${limit(ours.driverBusy)}`,
    against(own, rateOfBare),
    against(same, rate),
  ].join('\n');
}

/** Where the driver could not send more. */
const limit = (busy) => (busy > 0.95 ? '  (the driver was at its limit)' : '');

function verdict(ratio, least, aim) {
  if (least === undefined) return '';
  const said = ratio >= aim ? 'aim reached' : ratio >= least ? 'reached' : 'MISSED';
  return `, at least ${least}, aim ${aim}: ${said}`;
}

function median(values) {
  if (values.includes(null)) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
