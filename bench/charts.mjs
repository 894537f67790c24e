// node bench/charts.mjs FILE...: from what `npm run bench -- --json FILE` has written, the charts and figures in
// docs/performance and the tables in docs/performance.md. Without a file, again from the figures that are there.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scaleBand, scaleLinear } from 'd3-scale';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs/performance');
const page = `${folder}.md`;

for (const file of process.argv.slice(2)) {
  const outcome = JSON.parse(readFileSync(file, 'utf8'));
  // Without the single rounds, and with as many digits as mean anything.
  const rows = outcome.rows.map((row) => ({ ...row, rounds: undefined }));
  const figures = JSON.stringify({ ...outcome, json: undefined, rows }, (name, value) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value,
  );
  writeFileSync(join(folder, `${nameOf(outcome)}.json`), `${figures}\n`);
}

const root = dirname(dirname(folder));
let text = existsSync(page) ? readFileSync(page, 'utf8') : '';
for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
  const outcome = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const name = nameOf(outcome);
  if (!outcome.workers) writeFileSync(join(folder, `${name}.svg`), chart(outcome));
  put(name, table(outcome));
  if (name === 'sqlite') put('sizes', sizes(outcome));
}
put('counts', counts(JSON.parse(readFileSync(join(root, 'bench/counts.json'), 'utf8'))));
writeFileSync(page, text);

/** Puts something between the two comments of its name. */
function put(name, content) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from >= 0 && to > from) text = `${text.slice(0, from)}${begin}\n\n${content}\n\n${text.slice(to)}`;
}

function nameOf({ engine, workers }) {
  return `${engine}${workers ? '-workers' : ''}`;
}

/** The ratio that a row's targets are about. */
function aimedAt({ ratios }) {
  return ratios.find(({ least }) => least !== undefined);
}

function table(outcome) {
  const { at, node, processor, driver, seconds, rounds, clients, users, loadBefore, rows, engine, workers } = outcome;
  const command = [
    'npm run bench --',
    ...(engine === 'mysql' ? ['--engine mysql'] : []),
    ...(workers ? ['--workers'] : []),
    ...(outcome.only.length > 0 && !workers ? [`--only ${outcome.only.join()}`] : []),
    ...(outcome.p99 ? ['--p99'] : []),
    ...(outcome.documented ? ['--documented'] : []),
    `--seconds ${seconds} --rounds ${rounds} --users ${users}`,
  ].join(' ');
  const hasWaits = rows.some(({ paced }) => paced);
  const heads = ['', 'a second', 'against', 'ratio', 'rounds', 'by CPU', 'at least, aim', 'CPU µs', 'p99 ms'];
  if (hasWaits) heads.push('p99 ms, each at half of its own peak: ratio (at most 2, aim 1.3)', 'both at half of ours');
  const lines = rows.map((row) => {
    const ratio = aimedAt(row);
    const [ours, other] = [row.runs[ratio.of], row.runs[ratio.to]];
    const whole = (value) => (value === null ? '–' : value.toFixed(0));
    const cells = [
      row.name,
      whole(ours.rps),
      `${whole(other.rps)}${ratio.to === 'bare' ? '' : ` (${ratio.to})`}`,
      `**${ratio.ratio.toFixed(2)}**`,
      `${ratio.lowest.toFixed(2)} to ${ratio.highest.toFixed(2)}`,
      ratio.byProcessor === null ? '–' : ratio.byProcessor.toFixed(2),
      `${ratio.least}, ${ratio.aim}${verdict(ratio)}`,
      `${whole(ours.processor)} and ${whole(other.processor)}`,
      `${ours.p99.toFixed(1)} and ${other.p99.toFixed(1)}`,
    ];
    if (hasWaits) cells.push(...(row.paced ? waits(row.paced) : ['', '']));
    return cells;
  });
  return `\`${command}\`, ${at.slice(0, 10)}, Node ${node}, ${processor}, ${driver} with ${clients} clients where no other number is named; load average ${loadBefore.toFixed(1)} before.\n\n${markdown(heads, lines)}`;
}

function markdown(heads, lines) {
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What `npm run counts` has counted. */
function counts({ sqlite, mysql }) {
  const heads = ['', 'statements, SQLite', 'KiB, SQLite', 'round trips, MariaDB', 'KiB, MariaDB'];
  const kib = (one) => (one ? (one.bytes / 1024).toFixed(0) : '–');
  const lines = Object.entries(sqlite).map(([key, one]) => {
    const other = mysql?.[key];
    return [one.name, Math.round(one.statements), kib(one), other ? Math.round(other.statements) : '–', kib(other)];
  });
  return markdown(heads, lines);
}

/** What a core that is kept two thirds busy carries. */
function sizes({ rows }) {
  const heads = ['', 'a second, one core', 'people on one core', 'a second, four cores', 'people on four cores'];
  // More than one process share the disk and the locks, see the table of two workers.
  const four = 4 * 0.8;
  const lines = ['detail', 'list', 'v2-detail', 'v2-list', 'bin']
    .map((key) => rows.find((row) => row.key === key))
    .filter((row) => row?.runs.ours.processor)
    .map(({ name, runs: { ours } }) => {
      const rate = 666_000 / ours.processor;
      const round = (value) => Number(value.toPrecision(2)).toLocaleString('en');
      return [name, round(rate), round(rate * 5), round(rate * four), round(rate * four * 5)];
    });
  return markdown(heads, lines);
}

function verdict({ ratio, least, aim }) {
  return ratio >= aim ? ' ✓✓' : ratio >= least ? ' ✓' : ' ✗';
}

function waits({ rate, rateOfBare, ours, same, own, most, aim }) {
  const against = ({ p99, ratio }, rates) => {
    const mark = ratio <= aim ? '✓✓' : ratio <= most ? '✓' : '✗';
    return `${ours.p99.toFixed(1)} and ${p99.toFixed(1)} at ${rates}/s: ${ratio.toFixed(2)} ${mark}`;
  };
  return [own ? against(own, `${rate} and ${rateOfBare}`) : '–', against(same, rate)];
}

/** A bar for each row of version 1 and of version 2, with a mark at what is to be reached and one at the aim. */
function chart({ engine, rows }) {
  const versions = [rows.filter(({ key }) => !key.startsWith('v2-')), rows.filter(({ key }) => key.startsWith('v2-'))];
  const names = versions[0].map(({ key }) => key);
  for (const { key } of versions[1]) if (!names.includes(key.slice(3))) names.push(key.slice(3));
  const [width, left, right, top, bottom] = [720, 190, 60, 46, 26];
  const height = top + names.length * 36 + bottom;
  const most = Math.max(1.1, ...rows.map((row) => aimedAt(row).ratio));
  const x = scaleLinear([0, Math.min(most, 1.5)], [left, width - right]).clamp(true);
  const y = scaleBand(names, [top, height - bottom]).padding(0.25);
  const thick = y.bandwidth() / 2 - 1;
  const label = (name) => {
    const row = rows.find(({ key }) => key === name || key === `v2-${name}`);
    return name === 'schema' ? 'a schema, the API document' : row.name.replace(/^v2: /, '');
  };
  const bar = (row, version) => {
    const { ratio, least, aim } = aimedAt(row);
    const at = y(row.key.replace(/^v2-/, '')) + version * (thick + 2);
    const [end, middle] = [x(ratio), at + thick / 2 + 4];
    return [
      `<rect class="v${version + 1}" x="${left}" y="${at.toFixed(1)}" width="${(end - left).toFixed(1)}" height="${thick.toFixed(1)}"/>`,
      `<path class="least" d="M${x(least).toFixed(1)} ${(at - 1).toFixed(1)}v${(thick + 2).toFixed(1)}"/>`,
      `<path class="aim" d="M${x(aim).toFixed(1)} ${(at - 1).toFixed(1)}v${(thick + 2).toFixed(1)}"/>`,
      `<text class="value" x="${width - 12}" y="${middle.toFixed(1)}" text-anchor="end">${ratio.toFixed(2)}</text>`,
    ].join('');
  };
  const title = `Requests a second as a part of the bare server's, ${engine === 'mysql' ? 'MariaDB' : 'SQLite'}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">
<style>
text{font:12px system-ui,sans-serif;fill:#24292f}.value{font-size:10px}.head{font-size:14px;font-weight:600}
.v1{fill:#0969da}.v2{fill:#57a0ee}.least{stroke:#24292f;stroke-width:2}.aim{stroke:#24292f;stroke-width:2;stroke-dasharray:2 2}
.grid{stroke:#d0d7de}.back{fill:#fff}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.v1{fill:#4493f8}.v2{fill:#1f5fae}.least,.aim{stroke:#e6edf3}.grid{stroke:#30363d}.back{fill:#0d1117}}
</style>
<rect class="back" width="${width}" height="${height}"/>
<text class="head" x="12" y="20">${title}</text>
<text x="12" y="38">Upper bar: version 1; lower: version 2. Solid mark: at least; dotted: aim. Basic and session: as a part of the token's.</text>
${x
  .ticks(6)
  .map(
    (tick) =>
      `<path class="grid" d="M${x(tick).toFixed(1)} ${top}V${height - bottom}"/><text x="${x(tick).toFixed(1)}" y="${height - 8}" text-anchor="middle">${tick}</text>`,
  )
  .join('\n')}
${names.map((name) => `<text x="${left - 8}" y="${(y(name) + y.bandwidth() / 2 + 4).toFixed(1)}" text-anchor="end">${label(name)}</text>`).join('\n')}
${versions.flatMap((some, version) => some.map((row) => bar(row, version))).join('\n')}
</svg>
`;
}
