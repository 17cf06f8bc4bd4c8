// Ours against FET on a few real schools: processor seconds to a complete timetable, of the whole command and of
// the search alone, and what the timetables cost by one and the same independent check. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { runBellgrid } from './lib/bellgrid.mjs';
import { runFet } from './lib/fet.mjs';
import { median } from './lib/measured.mjs';
import { RowStore } from './lib/row-store.mjs';
import { sameRules } from './lib/same-rules.mjs';
import { schools } from './lib/schools.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: '/tmp/bellgrid-small' },
  },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + Number(values.first));
const seconds = Number(values.seconds);
const { folder } = values;
mkdirSync(folder, { recursive: true });
const rows = new RowStore(folder, 'rows');
const measure = join(folder, 'measure.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('./small/measure.ts', import.meta.url))],
  outfile: measure,
  bundle: true,
  platform: 'node',
  format: 'esm',
});

/** @typedef {{ solved: boolean, cpu: number, cost?: number | null, lessons?: number }} Run */

/**
 * A run, or what is known of it.
 * @param {string} name
 * @param {() => Run} run
 * @returns {Run}
 */
function kept(name, run) {
  const known = rows.get(name);
  if (known !== null) return known;
  const row = run();
  rows.add(name, row);
  return row;
}

/** @param {string} file @param {number} seed @returns {Run} */
function fetRun(file, seed) {
  const out = join(folder, 'fet');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const { solved, cpu, timetable } = runFet(file, out, { seed, seconds });
  if (timetable === null) return { solved, cpu, cost: null };
  const { result } = runBellgrid(['verify', timetable], 120);
  if (result.status !== 'CLEAN')
    console.log(`  FET's timetable is ${result.status} here: ${result.findings?.[0]}`);
  return { solved, cpu, cost: result.status === 'CLEAN' ? (result.cost ?? null) : null };
}

/** @param {string} file @param {number} seed @returns {Run} */
function wholeRun(file, seed) {
  const out = join(folder, 'ours.json');
  const args = ['solve', file, '--until', 'full', '--seconds', `${seconds}`, '--seed', `${seed}`, '-o', out];
  const { cpu, result } = runBellgrid(args, seconds + 30);
  const solved = result.placed === result.lessons && result.hardViolations === 0;
  return { solved, cpu, cost: solved ? (result.cost ?? null) : null, lessons: result.lessons ?? 0 };
}

/** @param {string} file @param {number} seed @returns {Run} */
function searchRun(file, seed) {
  const args = [measure, file, `${seed}`, `${seconds}`];
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout);
}

/** @param {{ name: string, path: string }} school */
function compare({ name, path }) {
  const { file, leftOut } = sameRules(folder, path);
  const runs = seeds.map((seed) => ({
    fet: kept(`${name} fet ${seed} ${seconds}`, () => fetRun(file, seed)),
    whole: kept(`${name} whole ${seed} ${seconds}`, () => wholeRun(file, seed)),
    search: kept(`${name} search ${seed} ${seconds}`, () => searchRun(file, seed)),
  }));
  const [fet, whole, search] = [
    runs.map((run) => run.fet),
    runs.map((run) => run.whole),
    runs.map((run) => run.search),
  ];
  const ratios = { whole: ratio(fet, whole), search: ratio(fet, search) };
  const cells = [
    `${name} (${whole[0]?.lessons ?? '?'})`,
    times(fet),
    times(whole),
    times(search),
    told(ratios.whole),
    told(ratios.search),
    costs(fet),
    costs(whole),
  ];
  console.log(cells.join(' | '));
  return { cells, leftOut, ratios };
}

/** @param {readonly Run[]} runs */
function geometric(runs) {
  const solved = runs.filter((run) => run.solved);
  return Math.exp(solved.reduce((sum, { cpu }) => sum + Math.log(cpu), 0) / solved.length);
}

/** FET's time over ours where both filled the school; null otherwise. @param {readonly Run[]} fet @param {readonly Run[]} ours */
function ratio(fet, ours) {
  const found = geometric(fet) / geometric(ours);
  return Number.isFinite(found) ? found : null;
}

/** @param {number | null} found */
function told(found) {
  return found === null ? '–' : found.toFixed(1);
}

/** @param {readonly Run[]} runs */
function times(runs) {
  const solved = runs.filter((run) => run.solved).map((run) => run.cpu);
  const failed = runs.length - solved.length;
  const text = solved.length > 0 ? `${median(solved).toFixed(2)} / ${Math.max(...solved).toFixed(2)}` : '–';
  return failed > 0 ? `${text}, ${failed} failed` : text;
}

/** @param {readonly Run[]} runs */
function costs(runs) {
  const known = runs.flatMap((run) => run.cost ?? []);
  return known.length > 0 ? `${median(known)}` : '–';
}

/** @param {readonly (number | null)[]} ratios */
function mean(ratios) {
  const known = ratios.flatMap((each) => each ?? []);
  return Math.exp(known.reduce((sum, each) => sum + Math.log(each), 0) / known.length).toFixed(1);
}

const chosen = schools().filter(({ name }) => name.includes(values.only));
const results = chosen.map(compare);
const left = [...new Set(results.flatMap(({ leftOut }) => leftOut))].sort();
const both = results.filter(({ ratios }) => ratios.whole !== null && ratios.search !== null);
const day = new Date().toISOString().slice(0, 10);
const text = `# ${day}: ${seeds.length} seeds from ${seeds[0]}, at most ${seconds} s each on the clock

Processor seconds (median / largest of the solved runs) on a machine with ${cpus().length} processors
(${cpus()[0]?.model.trim() ?? 'unknown'}) and, at the end, a load of ${(loadavg()[0] ?? 0).toFixed(1)}: other work makes processor seconds longer and lets fewer of them
fit into the limit. *Whole*: start of the command to the written file. *Search*: compiled problem to full timetable,
each seed in a fresh process. *Times*: geometric mean of FET's solved runs over ours. Cost: median, by our independent
check. Both programs got the same rules: taken out were ${left.join(', ') || 'none'}.

| school (lessons) | FET | whole | search | times, whole | times, search | cost FET | cost ours |
|---|---|---|---|---|---|---|---|
${results.map(({ cells }) => `| ${cells.join(' | ')} |`).join('\n')}

Geometric mean over the ${both.length} schools that both fill: whole ${mean(both.map(({ ratios }) => ratios.whole))}, search ${mean(both.map(({ ratios }) => ratios.search))}.
`;
const target = fileURLToPath(new URL(`results/small-${day}.md`, import.meta.url));
if (values.only === '') writeFileSync(target, text);
console.log(`\n${text}`);
