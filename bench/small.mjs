// Ours against FET on a few real schools: processor seconds to a complete timetable, and what the
// timetables cost by one and the same independent check. See README.md.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runBellgrid } from './lib/bellgrid.mjs';
import { runFet } from './lib/fet.mjs';
import { median } from './lib/measured.mjs';
import { writeSameConstraints } from './lib/same-constraints.mjs';
import { schools } from './lib/schools.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const seconds = Number(values.seconds);
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-bench-'));

/** @typedef {{ solved: boolean, cpu: number, cost: number | null }} Run */

/** @param {{ name: string, path: string }} school */
function compare({ name, path }) {
  const file = join(folder, 'school.fet');
  const converted = runBellgrid(['convert', path, join(folder, 'school.json')], 120).result;
  const leftOut = writeSameConstraints(path, file, converted.report?.notCarried ?? []);
  /** @type {Record<'fet' | 'full' | 'plateau', Run[]>} */
  const runs = { fet: [], full: [], plateau: [] };
  let lessons = 0;
  for (const seed of seeds) {
    runs.fet.push(fetRun(file, seed));
    for (const until of /** @type {const} */ (['full', 'plateau'])) {
      const args = ['solve', file, '--until', until, '--seconds', `${seconds}`, '--seed', `${seed}`];
      const { cpu, result } = runBellgrid(args, seconds + 30);
      lessons = result.lessons ?? 0;
      const solved = result.placed === result.lessons && result.hardViolations === 0;
      runs[until].push({ solved, cpu, cost: solved ? (result.cost ?? null) : null });
    }
  }
  const row = [`${name} (${lessons})`, times(runs.fet), times(runs.full), costs(runs.fet), costs(runs.full)];
  row.push(times(runs.plateau), costs(runs.plateau));
  console.log(row.join(' | '));
  return { row, leftOut };
}

/**
 * @param {string} file
 * @param {number} seed
 * @returns {Run}
 */
function fetRun(file, seed) {
  const out = join(folder, `fet-${seed}`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const { solved, cpu, timetable } = runFet(file, out, { seed, seconds });
  if (timetable === null) return { solved, cpu, cost: null };
  const { result } = runBellgrid(['verify', timetable], 120);
  if (result.status !== 'CLEAN')
    console.log(`  FET's timetable is ${result.status} here: ${result.findings?.[0]?.sentence}`);
  return { solved, cpu, cost: result.status === 'CLEAN' ? (result.cost ?? null) : null };
}

/** @param {readonly Run[]} runs */
function times(runs) {
  const solved = runs.filter((run) => run.solved).map((run) => run.cpu);
  const failed = runs.length - solved.length;
  const text = solved.length > 0 ? `${median(solved).toFixed(1)} / ${Math.max(...solved).toFixed(1)}` : '–';
  return failed > 0 ? `${text}, ${failed} failed` : text;
}

/** @param {readonly Run[]} runs */
function costs(runs) {
  const known = runs.flatMap((run) => run.cost ?? []);
  return known.length > 0 ? `${median(known)}` : '–';
}

const chosen = schools().filter(({ name }) => name.includes(values.only));
const results = chosen.map(compare);
rmSync(folder, { recursive: true, force: true });

const table = [
  '| school (lessons) | FET, s | ours, s | cost FET | cost ours | ours to plateau, s | cost then |',
  '|---|---|---|---|---|---|---|',
  ...results.map(({ row }) => `| ${row.join(' | ')} |`),
];
const left = [...new Set(results.flatMap(({ leftOut }) => leftOut))].sort();
const day = new Date().toISOString().slice(0, 10);
const text = `# ${day}: ${seeds.length} seeds, at most ${seconds} s each

Processor seconds of the whole command (median / largest of the solved runs), start-up included, on a machine
with ${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'}) that did other work at the same time. Cost: median, by our
independent check. Both programs got the same rules: these kinds of constraint, which the import does not
carry yet, were taken out of the files: ${left.join(', ') || 'none'}.

${table.join('\n')}
`;
const target = fileURLToPath(new URL(`results/small-${day}.md`, import.meta.url));
if (values.only === '') writeFileSync(target, text);
console.log(`\n${text}`);
