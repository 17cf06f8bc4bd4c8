// Schools with a planted contradiction, solved again and again beside three busy processes, each time with another
// seed: the answers should be one. See ../README.md. Rows are kept; an interrupted run can continue.
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';
import { schools } from '../lib/schools.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-repeats' },
    runs: { type: 'string', default: '6' },
  },
});
const PLANTED = [
  { school: 'vmg-20180901b', pattern: 'first periods' },
  { school: 'Bethlen 2008-2009', pattern: 'same-time chain' },
  { school: 'FGPS', pattern: 'locks that overlap' },
];
const BUSY = 3;
/** It ends with the process that started it, however that ends. */
const BUSY_CODE = 'const { ppid } = process; while (process.ppid === ppid);';
const runs = Number(values.runs);

const store = new RowStore(values.folder, 'repeats');
const check = await bundle(new URL('./check.ts', import.meta.url), join(values.folder, 'check.mjs'));
const pathOf = new Map(schools().map(({ name, path }) => [name, path]));
/** @param {string} school @param {string} pattern @param {number} seed */
const rowName = (school, pattern, seed) =>
  `${school}, ${pattern}, ${seed === 0 ? 'alone' : `loaded, seed ${seed}`}`;

/** @param {{ school: string, pattern: string }} planted @param {number} seed 0 for the run beside nothing else. */
function measure({ school, pattern }, seed) {
  const row = rowName(school, pattern, seed);
  if (store.get(row)) return;
  const own = ['--school', pathOf.get(school) ?? '', '--pattern', pattern, '--seed', `${Math.max(1, seed)}`];
  const { stdout, stderr } = spawnSync(process.execPath, [check, '--solve', ...own], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${row}: ${stderr}`);
  store.add(row, JSON.parse(stdout));
  console.log(`${row}: ${stdout.trim().slice(0, 120)}`);
}

for (const planted of PLANTED) measure(planted, 0);
const busy = Array.from({ length: BUSY }, () =>
  spawn(process.execPath, ['-e', BUSY_CODE], { stdio: 'ignore' }),
);
try {
  for (let seed = 1; seed <= runs; seed += 1) for (const planted of PLANTED) measure(planted, seed);
} finally {
  for (const each of busy) each.kill();
}

const lines = PLANTED.map(({ school, pattern }) => {
  /** @type {{ answer: string, byClock: number, seconds: number, repairs: [string, number][] }[]} */
  const rows = Array.from({ length: runs + 1 }, (_, seed) => store.get(rowName(school, pattern, seed)));
  const answers = new Set(rows.map(({ answer }) => answer));
  const byClock = rows.map((row) => row.byClock.toFixed(0));
  const [alone, ...loaded] = byClock;
  const [{ repairs, seconds } = { repairs: [], seconds: 0 }] = rows;
  const changes = repairs.filter(([action]) => action !== 'leaveOut').length;
  const figures = [runs, answers.size, changes, seconds.toFixed(1), alone, loaded.join(', ')];
  const cells = [school, pattern, ...figures];
  return `| ${cells.join(' | ')} |`;
});
const page = `# The same answer on every run

Contradictions planted into the lessons of real schools, solved with a time limit of a minute: once, then beside ${BUSY} busy
processes with another seed each time (\`node bench/conflicts/repeats.mjs\`). Two answers are equal when all that is told
is, to the last lesson in the timetable of the last repair. The time by the clock is that of the machine as it was,
with whatever else it did; an explanation goes on beyond the time limit. When it ended with the limit (commit ac72a278), three
runs of the first school under such load told 3, 4 and 3 of its 5 repairs (one leaves lessons out), and the warning that there may be more.

| school | pattern | runs under load | different answers | repairs beside leaving lessons out | processor s | s by the clock, first run | s by the clock, under load |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
writeFileSync(fileURLToPath(new URL('../results/repeats.md', import.meta.url)), page);
console.log(page);
