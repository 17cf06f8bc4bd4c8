// Bellgrid against FET on a few real schools: processor seconds to a complete timetable, of the whole command
// and of the search alone, and the cost of the timetables by the same independent check. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildQuickStart } from '../scripts/build.mjs';
import { bellgridCommand, readResult, runBellgrid } from './lib/bellgrid.mjs';
import { fetCommand, findTimetable, hasFetSolved } from './lib/fet.mjs';
import { runLimited } from './lib/limited.mjs';
import { median } from './lib/measured.mjs';
import { paramOptions, paramsAsJson } from './lib/params.mjs';
import { RowStore } from './lib/row-store.mjs';
import { sameRules } from './lib/same-rules.mjs';
import { schools } from './lib/schools.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    known: { type: 'boolean', default: false },
    folder: { type: 'string', default: '/tmp/bellgrid-small' },
    ...paramOptions,
  },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + Number(values.first));
const seconds = Number(values.seconds);
const { folder } = values;
const params = paramsAsJson(values);
const hasDefaults = params === '{}';
mkdirSync(folder, { recursive: true });
const rows = new RowStore(folder, 'rows');
const measure = await buildQuickStart(join(folder, 'search'), 'bench/small/measure.ts', (school) => [school]);

/** On the clock, which on a busy machine may run far ahead: no limit. */
const CLOCK_SECONDS = 86_400;

/** @typedef {{ solved: boolean, cpu: number, cost?: number | null, lessons?: number }} Run */

/**
 * A run, or what is known of it.
 * @param {string} name
 * @param {() => Run | Promise<Run>} run
 * @returns {Promise<Run>}
 */
async function kept(name, run) {
  const known = rows.get(name);
  if (known !== null) return known;
  const row = await run();
  rows.add(name, row);
  return row;
}

/** @param {string} name @param {number} seed */
function searchRow(name, seed) {
  return `${name} search ${seed} ${seconds}${hasDefaults ? '' : ` ${params}`}`;
}

/** @param {string} file @param {number} seed @returns {Promise<Run>} */
async function fetRun(file, seed) {
  const out = join(folder, 'fet');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const command = fetCommand(file, out, { seed, seconds: CLOCK_SECONDS });
  const { output, cpu } = await runLimited(command, { cpuSeconds: seconds });
  const solved = hasFetSolved(output);
  const timetable = solved ? findTimetable(out) : null;
  if (timetable === null) return { solved, cpu, cost: null };
  const { result } = runBellgrid(['verify', timetable], 120);
  if (result.status !== 'CLEAN')
    console.log(`  FET's timetable is ${result.status} here: ${result.findings?.[0]}`);
  return { solved, cpu, cost: result.status === 'CLEAN' ? (result.cost ?? null) : null };
}

/** @param {string} file @param {number} seed @returns {Promise<Run>} */
async function wholeRun(file, seed) {
  const out = join(folder, 'ours.json');
  const args = ['solve', file, '--until', 'full', '--seconds', `${CLOCK_SECONDS}`, '--seed', `${seed}`];
  const { output, cpu } = await runLimited(bellgridCommand([...args, '-o', out]), { cpuSeconds: seconds });
  const result = readResult(output);
  const solved = result.placed === result.lessons && result.hardViolations === 0;
  return { solved, cpu, cost: solved ? (result.cost ?? null) : null, lessons: result.lessons ?? 0 };
}

/** @param {string} file @param {number} seed @returns {Run} */
function searchRun(file, seed) {
  const args = [measure, file, `${seed}`, `${seconds}`, params];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

/** @param {{ name: string, path: string }} school */
async function compare({ name, path }) {
  const { file, leftOut } = sameRules(folder, path);
  const runs = [];
  for (const seed of seeds) {
    runs.push({
      fet: await kept(`${name} fet ${seed} ${seconds}`, () => fetRun(file, seed)),
      whole: await kept(`${name} whole ${seed} ${seconds}`, () => wholeRun(file, seed)),
      search: await kept(searchRow(name, seed), () => searchRun(file, seed)),
    });
  }
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
    told(ratios.whole.solved),
    told(ratios.search.solved),
    costs(fet),
    costs(whole),
  ];
  console.log(cells.join(' | '));
  return { name, cells, leftOut, ratios };
}

/** @param {readonly Run[]} runs */
function geometric(runs) {
  return Math.exp(runs.reduce((sum, { cpu }) => sum + Math.log(cpu), 0) / runs.length);
}

/** @param {readonly Run[]} runs */
function solvedOf(runs) {
  return runs.filter((run) => run.solved);
}

/**
 * FET's time over ours; null where either never filled the school. *Least*: FET's failed runs count, too, as the time
 * that they took before they were ended: the true figure is larger.
 * @param {readonly Run[]} fet @param {readonly Run[]} ours
 */
function ratio(fet, ours) {
  if (solvedOf(fet).length === 0 || solvedOf(ours).length === 0) return { solved: null, least: null };
  const solved = geometric(solvedOf(fet)) / geometric(solvedOf(ours));
  const least = solvedOf(ours).length === ours.length ? geometric(fet) / geometric(ours) : null;
  return { solved, least };
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

/** True when every run of a school is known. @param {{ name: string }} school */
function isKnown({ name }) {
  return seeds.every((seed) => {
    const names = [
      `${name} fet ${seed} ${seconds}`,
      `${name} whole ${seed} ${seconds}`,
      searchRow(name, seed),
    ];
    return names.every((row) => rows.get(row) !== null);
  });
}

const chosen = schools()
  .filter(({ name }) => name.includes(values.only))
  .filter((school) => !values.known || isKnown(school));
const results = [];
for (const school of chosen) results.push(await compare(school));
const left = [...new Set(results.flatMap(({ leftOut }) => leftOut))].sort();
/** It has a figure of its own, and FET seldom fills it. */
const APART = 'FS-2008-2009';
const both = results.filter(
  ({ name, ratios }) => name !== APART && ratios.whole.solved !== null && ratios.search.solved !== null,
);
/** @param {'solved' | 'least'} runs */
const means = (runs) =>
  `whole ${mean(both.map(({ ratios }) => ratios.whole[runs]))}, search ${mean(both.map(({ ratios }) => ratios.search[runs]))}`;
const day = new Date().toISOString().slice(0, 10);
const text = `# ${day}: ${seeds.length} seeds from ${seeds[0]}, at most ${seconds} processor seconds each

Processor seconds (median / largest of the solved runs) on a machine with ${cpus().length} processors
(${cpus()[0]?.model.trim() ?? 'unknown'}) and, at the end, a load of ${(loadavg()[0] ?? 0).toFixed(1)}: other work makes processor seconds longer. *Whole*: start of the command to the written file. *Search*: compiled problem to full timetable,
each seed in a fresh process. *Times*: geometric mean of FET's solved runs over ours. Cost: median, by our independent
check. Both programs got the same rules: taken out were ${left.join(', ') || 'none'}.
${hasDefaults ? '' : `\nThe search alone ran with ${params}, the whole command with the defaults.\n`}
| school (lessons) | FET | whole | search | times, whole | times, search | cost FET | cost ours |
|---|---|---|---|---|---|---|---|
${results.map(({ cells }) => `| ${cells.join(' | ')} |`).join('\n')}

Geometric mean over the ${both.length} schools that both fill: ${means('solved')}. With FET's failed runs as the time that they took, which is the
least that they would have: ${means('least')}.
`;
const target = fileURLToPath(new URL(`results/small-${day}.md`, import.meta.url));
if (values.only === '' && hasDefaults) writeFileSync(target, text);
console.log(`\n${text}`);
