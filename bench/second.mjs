// Quality on the second list of thirty schools: our cost at FET's time, and of five of them the spread between seeds.
// Rows are kept as they come; a run that was ended continues with the next one. See README.md.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RowStore } from './lib/row-store.mjs';
import { sameRules } from './lib/same-rules.mjs';
import { SPREAD_FILES, secondFiles } from './lib/second-files.mjs';
import { fetRow, oursCost } from './lib/wide-rows.mjs';

const { values } = parseArgs({
  options: {
    /** fet, cost (after it), spread (after it) or table. */
    rows: { type: 'string', default: 'table' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    /** Rows of another build of ours are kept apart by its name. */
    build: { type: 'string', default: 'head' },
    nice: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    /** No row is begun after so many minutes. */
    minutes: { type: 'string', default: '' },
    folder: { type: 'string', default: '/tmp/bellgrid-second' },
  },
});
const limits = { cpuSeconds: Number(values.seconds), nice: Number(values.nice), seed: Number(values.seed) };
const end = values.minutes === '' ? Number.POSITIVE_INFINITY : Date.now() + 60_000 * Number(values.minutes);

/** Starting takes us up to a second: FET's time counts as so much where it is less. */
const LEAST_SECONDS = 2;
/** Five runs of SHORT seconds, and three of LONG, of each school of the spread. */
const [SHORT, LONG] = [60, 600];
const spreadRuns = [
  ...[1, 2, 3, 4, 5].map((seed) => ({ seed, cpuSeconds: SHORT })),
  ...[11, 12, 13].map((seed) => ({ seed, cpuSeconds: LONG })),
];
const stores = {
  fet: new RowStore(values.folder, 'fet'),
  cost: new RowStore(values.folder, `cost-${values.build}`),
  spread: new RowStore(values.folder, `spread-${values.build}`),
};
const spreadFiles = secondFiles
  .filter((name) => (stores.fet.get(name)?.cost ?? 0) > 0)
  .slice(0, SPREAD_FILES);

/** @param {string} name @param {number} cpuSeconds @param {number} seed */
const spreadKey = (name, cpuSeconds, seed) => `${name} ${cpuSeconds} ${seed}`;

/** The rows to make, each with its store and the work that makes it. */
function* wantedRows() {
  if (values.rows === 'spread') {
    for (const { seed, cpuSeconds } of spreadRuns)
      for (const name of spreadFiles) {
        const work = () => oursCost(sameRules(values.folder, name).file, { ...limits, seed, cpuSeconds });
        yield { store: stores.spread, key: spreadKey(name, cpuSeconds, seed), work };
      }
    return;
  }
  for (const name of secondFiles) {
    const fet = stores.fet.get(name);
    if (values.rows === 'fet') {
      const work = async () => {
        const { file, leftOut } = sameRules(values.folder, name);
        return { ...(await fetRow(values.folder, file, limits)), leftOut };
      };
      yield { store: stores.fet, key: name, work };
    } else if (fet?.filled && fet.cost !== null) {
      const cpuSeconds = Math.min(limits.cpuSeconds, Math.max(LEAST_SECONDS, fet.cpu));
      const work = () => oursCost(sameRules(values.folder, name).file, { ...limits, cpuSeconds });
      yield { store: stores.cost, key: name, work };
    }
  }
}

if (values.rows !== 'table') {
  for (const { store, key, work } of wantedRows()) {
    if (store.get(key) || !key.includes(values.only) || Date.now() > end) continue;
    const row = await work();
    store.add(key, row);
    console.log(`${key}: ${JSON.stringify(row)}`);
  }
} else {
  const text = page();
  writeFileSync(fileURLToPath(new URL('results/second.md', import.meta.url)), text);
  console.log(text);
}

/** @param {number | null | undefined} cost */
function told(cost) {
  return cost === null || cost === undefined ? '–' : `${Math.round(cost * 100) / 100}`;
}

function page() {
  const lines = secondFiles.map((name) => ({ name, fet: stores.fet.get(name), ours: stores.cost.get(name) }));
  const rows = lines.map(({ name, fet, ours }) => {
    const time = fet === null ? '' : fet.filled ? fet.cpu.toFixed(1) : `–${fet.note ? `: ${fet.note}` : ''}`;
    const cost = fet && (fet.cost === null && fet.filled ? fet.note : told(fet.cost));
    const own = ours && (ours.filled ? told(ours.cost) : `– (${ours.lessons - ours.placed} left)`);
    return `| ${name.replace(/\.fet$/, '')} | ${time} | ${cost ?? ''} | ${own ?? ''} |`;
  });
  const compared = lines.filter(({ ours }) => ours !== null);
  const filled = compared.filter(({ ours }) => ours.filled);
  const logs = filled.map(({ fet, ours }) => Math.log((ours.cost + 1) / (fet.cost + 1)));
  const mean = Math.exp(logs.reduce((sum, each) => sum + each, 0) / logs.length);
  const worse = compared.filter(({ fet, ours }) => !ours.filled || ours.cost > fet.cost + 1e-6);
  const names = worse.map(({ name }) =>
    name
      .split('/')
      .at(-1)
      ?.replace(/\.fet$/, ''),
  );
  return `# The second list: thirty schools that nothing was tuned on

The rule of the list is in \`lib/second-files.mjs\`. One run each with seed ${limits.seed}, start-up included, processor
seconds of the operating system, at most ${limits.cpuSeconds}, on a machine with ${cpus().length} processors
(${cpus()[0]?.model.trim() ?? 'unknown'}) that did other work at the same time; the stop without improvement is off.
"Ours": our cost after FET's time, or after ${LEAST_SECONDS} s where that is less. Cost: soft, by our independent check,
of both timetables. Kinds of constraint that the import does not carry were taken out for both programs. "–": not filled.

Made by \`node bench/second.mjs\`; empty cells have not been measured.

| school | FET, s | cost of FET's | cost of ours |
|---|---|---|---|
${rows.join('\n')}

Compared: ${compared.length} of ${secondFiles.length}. ${
    filled.length > 0
      ? `Cost + 1 of ours over FET's, geometric mean of ${filled.length}: ${mean.toFixed(2)}. `
      : ''
  }Worse than FET or not filled: ${names.length > 0 ? `${names.join(', ')}` : 'none'}.

${spreadTable()}
`;
}

function spreadTable() {
  const rows = spreadFiles.map((name) => {
    const costsAfter = (/** @type {number} */ seconds) =>
      spreadRuns.flatMap(({ seed, cpuSeconds }) => {
        const row = cpuSeconds === seconds && stores.spread.get(spreadKey(name, cpuSeconds, seed));
        return row ? [row.cost ?? Number.NaN] : [];
      });
    const [short, long] = [costsAfter(SHORT), costsAfter(LONG)];
    return `| ${name.replace(/\.fet$/, '')} | ${short.map(told).join(', ')} | ${long.map(told).join(', ')} |`;
  });
  if (stores.spread.isEmpty) return 'The spread between seeds has not been measured.';
  return `| school | cost after ${SHORT} s, five seeds | cost after ${LONG} s, three others |
|---|---|---|
${rows.join('\n')}`;
}
