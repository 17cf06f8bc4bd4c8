// The soft cost over a minute, with one thread and with two. See ../README.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { RowStore } from '../lib/row-store.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-curve' },
    seconds: { type: 'string', default: '60' },
    rows: { type: 'string', default: 'all' },
  },
});
const examples = '/usr/share/doc/fet-data/examples';
const files = [
  'FET-5-official/Hungary/Bethlen/2008-2009/2-newer/Bethlen-2008-2009',
  'FET-5-official/Romania/Pedagogic-High-School-Tg-Mures/2007-2008_sem1-d',
  'FET-5-official/Morocco/Hadkourt/old-without-max-7-hours/lycee-Farabi-old',
  'FET-5-official/Belize/Sacred-Heart-College/shc-2008/shc-prelim-08',
  'FET-6-mornings-afternoons/Algeria/6-by-Benahmed-Abdelkrim/test_10_locked',
];
const TIMES = [2, 5, 10, 20, 40, 60];
/** Two threads have to reach sooner what one has reached then. */
const REFERENCE = 20;
const store = new RowStore(values.folder, 'rows');
/** @param {string} entry @param {string} outfile */
async function bundle(entry, outfile) {
  const entryPoints = [fileURLToPath(new URL(entry, import.meta.url))];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm' });
  return outfile;
}
const measure = await bundle('./measure.ts', join(values.folder, 'measure.mjs'));
const threadEntry = await bundle(
  '../../packages/runner/src/thread/main.ts',
  join(values.folder, 'thread.mjs'),
);

/** @typedef {{ wall: number, cpu: number, cost: number }} Point */
/** @typedef {{ points: Point[], load: number } | null} Curve */

/** @param {string} file @param {number} threads @returns {Curve} */
function curve(file, threads) {
  const name = `${file} ${threads}`;
  const known = store.get(name);
  if (known || values.rows === 'table') return known;
  const args = [measure, join(examples, `${file}.fet`), values.seconds, `${threads}`, '1', threadEntry];
  const load = loadavg()[0] ?? 0;
  const row = { ...JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout), load };
  store.add(name, row);
  console.log(`${name}: ${row.cost}`);
  return row;
}

/** @param {Curve} found @param {number} at @param {'wall' | 'cpu'} clock */
function costAt(found, at, clock) {
  const before = found?.points.filter((point) => point[clock] <= at) ?? [];
  return before.length > 0 ? Math.min(...before.map(({ cost }) => cost)) : null;
}

/** @param {Curve} found @param {number} cost */
function reaches(found, cost) {
  return found?.points.find((point) => point.cost <= cost)?.wall ?? null;
}

const results = files.map((file) => ({ file, one: curve(file, 1), two: curve(file, 2) }));
const curves = results.map(({ file, one }) => {
  const cells = TIMES.map((at) => costAt(one, at, 'cpu') ?? '–');
  return `| ${file.split('/').at(-1)} | ${cells.join(' | ')} |`;
});
const speeds = results.map(({ file, one, two }) => {
  const cost = costAt(one, REFERENCE, 'wall');
  const [alone, together] = cost === null ? [null, null] : [reaches(one, cost), reaches(two, cost)];
  return { file, cost, alone, together, load: two?.load ?? 0 };
});
const ratios = speeds.flatMap(({ alone, together }) =>
  alone && together ? [Math.log(alone / together)] : [],
);
const mean = Math.exp(ratios.reduce((sum, each) => sum + each, 0) / Math.max(1, ratios.length));
const page = `# Cost over time, one thread and two

Soft cost of the best full timetable of ours, seed 1, by processor seconds of one thread (import left out, compiling
counted).

Made by \`node bench/curve/run.mjs\`.

| school | ${TIMES.map((at) => `${at} s`).join(' | ')} |
|---|${TIMES.map(() => '---|').join('')}
${curves.join('\n')}

Two threads: seconds on the clock to the cost that one thread has after ${REFERENCE} s, both from the start of the run. On a
machine that does other work the clock says little: "load" is how many processes waited for its two processors.

| school | cost | one thread, s | two threads, s | load |
|---|---|---|---|---|
${speeds.map(({ file, cost, alone, together, load }) => `| ${file.split('/').at(-1)} | ${cost ?? '–'} | ${alone?.toFixed(1) ?? '–'} | ${together?.toFixed(1) ?? 'not reached'} | ${load.toFixed(1)} |`).join('\n')}

Geometric mean where both reach it: ${mean.toFixed(2)} times sooner (${ratios.length} of ${speeds.length} schools).
`;
writeFileSync(fileURLToPath(new URL('../results/curve.md', import.meta.url)), page);
console.log(page);
