// The search of these sources against that of another commit: whether it takes the same steps to the same timetables,
// and the ratio of the processor time, measured by turns. See ../README.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { median } from '../lib/measured.mjs';
import { paramOptions, paramsAsJson } from '../lib/params.mjs';
import { schools } from '../lib/schools.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'main' },
    seeds: { type: 'string', default: '3' },
    steps: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    ...paramOptions,
    folder: { type: 'string', default: '/tmp/bellgrid-compare' },
  },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
const { folder } = values;
const params = paramsAsJson(values);
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const entry = 'bench/compare/measure.ts';
const baseTree = join(folder, 'base');
/** Schools that take long to fill: they reach every stage of the search. */
const hard = {
  'Liceo-2010': 'Italy/2010/Liceo-2010',
  GYR: 'Germany/secondary-school-2/GYR',
  'High school of Hama': 'Syria/Hama/2019/High-school',
};

/** @param {readonly string[]} args */
function git(args) {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
}

/** Bundles the measurement with the packages of one tree. @param {string} tree @param {string} name */
async function bundleOf(tree, name) {
  const packages = readdirSync(join(tree, 'packages'));
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(tree, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    nodePaths: [join(root, 'node_modules')],
    alias: Object.fromEntries(
      packages.map((each) => [`@bellgrid/${each}`, join(tree, 'packages', each, 'src/index.ts')]),
    ),
  });
  return outfile;
}

/**
 * @typedef {{ base: number, now: number, isSame: boolean, steps: number, placed: number, lessons: number, stage: string }} Row
 * @param {string} file @param {number} seed @returns {Row}
 */
function searchBoth(file, seed) {
  const script = fileURLToPath(new URL('by-turns.mjs', import.meta.url));
  const args = [script, scripts.base, scripts.now, file, `${seed}`, values.steps, params];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** @param {readonly number[]} ratios */
function geometricMean(ratios) {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

const commit = git(['rev-parse', '--short', values.base]);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
git(['worktree', 'prune']);
git(['worktree', 'add', '--detach', baseTree, commit]);
if (!existsSync(join(baseTree, entry))) {
  mkdirSync(join(baseTree, 'bench/compare'), { recursive: true });
  copyFileSync(join(root, entry), join(baseTree, entry));
}
const scripts = { base: await bundleOf(baseTree, 'before'), now: await bundleOf(root, 'after') };
git(['worktree', 'remove', '--force', baseTree]);

const ratios = [];
const lines = [];
let differences = 0;
for (const { name, path } of schools(hard).filter((school) => school.name.includes(values.only))) {
  const rows = seeds.map((seed) => searchBoth(path, seed));
  const own = rows.map(({ base, now }) => now / base);
  const isSame = rows.every((row) => row.isSame);
  const last = rows.at(-1);
  if (!isSame) differences += 1;
  ratios.push(...own);
  const result = `${last?.placed} of ${last?.lessons}, ${last?.stage}`;
  const line = `| ${name} | ${last?.steps} | ${result} | ${isSame ? 'the same' : '**different**'} | ${median(own).toFixed(3)} |`;
  lines.push(line);
  console.log(line);
}
const mean = geometricMean(ratios).toFixed(3);
const text = `# The search before and after

These sources against commit ${commit}: ${values.seeds} seeds of each school, ${values.steps} steps a lesson, in one process by
short turns, on a machine with ${cpus().length} processors and, at the end, a load of ${(loadavg()[0] ?? 0).toFixed(1)}. *Timetables*: whether stage, steps,
placed lessons, cost and best timetable were equal at twenty points of every run. *Time*: processor seconds of the search now over those
before, the median of the seeds. *Placed*: of the last seed, with the stage in which it ended.

Made by \`node bench/compare/run.mjs --base ${commit}\`.

| school | steps | placed | timetables | time |
|---|---|---|---|---|
${lines.join('\n')}

Geometric mean of the time: ${mean}. Schools with other timetables: ${differences}.
`;
if (values.only === '' && params === '{}') writeFileSync(join(root, 'bench/results/compare.md'), text);
console.log(`\n${text}`);
