// Measures the growth of the time to fill a school with its size and with how booked its classes are. See
// ../README.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { growthPlot } from '../lib/growth-plot.mjs';
import { median } from '../lib/measured.mjs';
import { RowStore } from '../lib/row-store.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-growth' },
    seeds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
  },
});
const CLASSES = [20, 40, 80, 160, 320];
const BOOKED = [90, 95, 100];
const store = new RowStore(values.folder, 'rows');
const measure = await bundle(new URL('./measure.ts', import.meta.url), join(values.folder, 'measure.mjs'));
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);

/** @param {number} classes @param {number} booked @param {number} seed */
function measured(classes, booked, seed) {
  const name = `${classes} ${booked} ${seed}`;
  const known = store.get(name);
  if (known) return known;
  const args = [measure, `${classes}`, `${booked}`, `${seed}`, values.seconds];
  const row = JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
  store.add(name, row);
  console.log(`${name}: ${JSON.stringify(row)}`);
  return row;
}

const series = BOOKED.map((booked) => ({
  booked,
  points: CLASSES.map((classes) => {
    const runs = seeds.map((seed) => measured(classes, booked, seed));
    const filled = runs.filter((run) => run.filled);
    const lessons = median(runs.map((run) => run.lessons));
    const left = median(runs.map((run) => run.left));
    const seconds = filled.length > 0 ? median(filled.map((run) => run.cpu)) : null;
    return { classes, lessons, runs: runs.length, filled: filled.length, seconds, left };
  }),
}));
/** @param {{ runs: number, filled: number, seconds: number | null, left: number }} point */
function cell({ runs, filled, seconds, left }) {
  if (seconds === null) return `– (${left} left over)`;
  return `${seconds.toFixed(2)}${filled < runs ? `, ${filled} of ${runs}` : ''}`;
}
const rows = CLASSES.map((classes, index) => {
  const points = series.map(({ points }) => points[index]);
  return `| ${classes} | ${points[0]?.lessons} | ${points.map((point) => (point ? cell(point) : '')).join(' | ')} |`;
});
const page = `# Growth

Drawn schools that are known to have a timetable (lessons are first planned on a grid of 5 days of 7 periods; doubles,
day limits, order and spread rules that the plan keeps, rooms). Processor seconds from the problem to the last lesson:
median of the filled runs of ${seeds.length} seeds, at most ${values.seconds} s each.

Made by \`node bench/growth/run.mjs\`.

| classes | lessons | ${BOOKED.map((booked) => `${booked} % booked`).join(' | ')} |
|---|---|---|---|---|
${rows.join('\n')}

![Seconds by classes](growth.svg)
`;
writeFileSync(fileURLToPath(new URL('../results/growth.md', import.meta.url)), page);
writeFileSync(fileURLToPath(new URL('../results/growth.svg', import.meta.url)), growthPlot(series));
console.log(page);
