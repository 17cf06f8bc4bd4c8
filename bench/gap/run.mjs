// The gap between the cost of a timetable and the lower bound, on the schools of 'wide' and 'small'. See ../README.md.
// Rows are kept; an interrupted run can continue.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';
import { schools } from '../lib/schools.mjs';
import { wideFiles } from '../lib/wide-files.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-gap' },
    steps: { type: 'string', default: '120' },
    seconds: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    parts: { type: 'boolean', default: false },
  },
});
const examples = '/usr/share/doc/fet-data/examples';
const store = new RowStore(values.folder, 'rows');
const measure = await bundle(new URL('./measure.ts', import.meta.url), join(values.folder, 'measure.mjs'));
const wide = wideFiles.map((path) => ({ name: basename(path, '.fet'), path: join(examples, path) }));
const paths = new Set(wide.map(({ path }) => path));
const all = [...wide, ...schools().filter(({ path }) => !paths.has(path))];

/** @param {{ name: string, path: string }} school */
function measured({ name, path }) {
  const key = `${name} ${values.steps} ${values.seconds}`;
  const known = store.get(key);
  if (known) return known;
  const args = [measure, path, values.steps, values.seconds];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${name}: ${stderr}`);
  const row = JSON.parse(stdout);
  store.add(key, row);
  return row;
}

const rows = all
  .filter(({ name }) => name.includes(values.only))
  .map((school) => ({ name: school.name, ...measured(school) }))
  .filter((row) => row.isFull && (row.hasSoftRules || row.cost > 0))
  .map((row) => ({
    ...row,
    gap: row.cost === 0 ? 0 : Math.round((100 * (row.cost - row.bound)) / row.cost),
  }));
console.log('| school | bound | cost | gap |\n|---|---|---|---|');
for (const { name, bound, cost, gap, parts } of rows) {
  const told = values.parts ? ` ${JSON.stringify(parts)} |` : '';
  console.log(`| ${name} | ${bound} | ${cost} | ${gap} % |${told}`);
}
console.log(`\nBelow 20 %: ${rows.filter(({ gap }) => gap < 20).length} of ${rows.length}.`);
