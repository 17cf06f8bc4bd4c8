// The soft cost over a minute, and how much sooner two threads reach the cost of one. See ../README.md.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';
import { curvePage } from './curve-page.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-curve-pairs' },
    rows: { type: 'string', default: 'all' },
  },
});
const examples = '/usr/share/doc/fet-data/examples';
/** Of 'wide', all that one thread (seed 1) fills within 20 s and still improves after 5 s and before 20 s. */
const files = [
  'FET-5-official/Belize/Sacred-Heart-College/shc-2008/shc-prelim-08',
  'FET-5-official/Germany/DGS-Pro/dgspro200809',
  'FET-5-official/Germany/secondary-school-1/test-virtual-rooms-2/German-test-virtual-rooms-2',
  'FET-5-official/Hungary/Bethlen/2008-2009/2-newer/Bethlen-2008-2009',
  'FET-5-official/Morocco/Hadkourt/old-without-max-7-hours/lycee-Farabi-old',
  'FET-5-official/Romania/Oradea/FS-2008-2009-difficult',
];
const SEEDS = [1, 11, 21];
/** The cost over time is shown for so long, with the first seed; with the others one thread runs for REFERENCE. */
const CURVE = 60;
/** Two threads have to reach sooner what one thread has reached then; they get so long for it. */
const REFERENCE = 20;
const PATIENCE = 30;

const store = new RowStore(values.folder, 'rows');
const measure = await bundle(new URL('./measure.ts', import.meta.url), join(values.folder, 'measure.mjs'));
const threadEntry = await bundle(
  new URL('../../packages/runner/src/thread/main.ts', import.meta.url),
  join(values.folder, 'thread.mjs'),
);

/** @typedef {import('./curve-page.mjs').Curve} Curve */

/** @param {string} file @param {number} threads @param {number} seed @param {number} seconds @param {number} enough */
function curve(file, threads, seed, seconds, enough) {
  const name = `${file} ${threads} ${seed}`;
  const known = store.get(name);
  if (known || values.rows === 'table') return /** @type {Curve | null} */ (known);
  const path = join(examples, `${file}.fet`);
  const args = [measure, path, seconds, threads, seed, threadEntry, enough].map(String);
  const load = loadavg()[0] ?? 0;
  const row = { ...JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout), load };
  store.add(name, row);
  console.log(`${name}: ${row.cost} after ${row.points.at(-1)?.wall.toFixed(1)} s`);
  return /** @type {Curve} */ (row);
}

/** @param {Curve | null} found */
function costAtReference(found) {
  const before = found?.points.filter(({ wall }) => wall <= REFERENCE) ?? [];
  return before.length > 0 ? Math.min(...before.map(({ cost }) => cost)) : Number.POSITIVE_INFINITY;
}

const schools = files.map((file) => {
  const one = SEEDS.map((seed, i) => curve(file, 1, seed, i === 0 ? CURVE : REFERENCE, -1));
  const targets = one.map(costAtReference);
  const two = SEEDS.map((seed) => curve(file, 2, seed, PATIENCE, Math.min(...targets)));
  return { name: file.split('/').at(-1) ?? file, one, targets, two };
});
const page = curvePage(schools, { reference: REFERENCE, patience: PATIENCE });
writeFileSync(fileURLToPath(new URL('../results/curve.md', import.meta.url)), page);
console.log(page);
