// The steps and processor seconds until the schools that are hardest to fill are full. See ../README.md.
// Rows are kept; an interrupted run can continue.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-fill' },
    seeds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const examples = '/usr/share/doc/fet-data/examples/FET-5-official';
const files = [
  'Germany/secondary-school-2/GYR',
  'Syria/Hama/2019/High-school',
  'Vietnam/1-Le-Qui-Don_Lam-Ha/Khoi-sang',
  'United-Arab-Emirates/IBDP-School-2016',
  'Spain/4-secondary-and-vocational-school/SPAIN_20-21',
  'Namibia/by-Bobby/set-8-2017/KalengaPSY2017T1d',
  'Italy/2010/Liceo-2010',
  'Algeria/Faculte-SNV-BBA/SNV-BBA-2019-2020-S1-VF',
].filter((file) => file.includes(values.only));
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const store = new RowStore(values.folder, 'rows');
const measure = await bundle(new URL('./measure.ts', import.meta.url), join(values.folder, 'measure.mjs'));

/** @param {string} file @param {number} seed */
function measured(file, seed) {
  const key = `${file} ${values.seconds} ${seed}`;
  const known = store.get(key);
  if (known) return known;
  const args = [measure, join(examples, `${file}.fet`), values.seconds, String(seed)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${file}: ${stderr}`);
  const row = JSON.parse(stdout);
  store.add(key, row);
  return row;
}

// By seeds first, so that an interrupted run has something of every school.
for (const seed of seeds) for (const file of files) measured(file, seed);
console.log(
  `| school | ${seeds.map((seed) => `seed ${seed}`).join(' | ')} |\n|---|${'---|'.repeat(seeds.length)}`,
);
for (const file of files) {
  const cells = seeds.map((seed) => {
    const { filled, placed, lessons, steps, cpu } = measured(file, seed);
    const told = `${(steps / 1_000_000).toFixed(2)} million, ${cpu.toFixed(0)} s`;
    return filled ? told : `– (${lessons - placed} of ${lessons})`;
  });
  console.log(`| ${basename(file)} | ${cells.join(' | ')} |`);
}
