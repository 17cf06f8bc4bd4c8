// The first timetable of a school with the usual rules, by the numbers by which schools judge it. See README.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './lib/bundle.mjs';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    /** Processor seconds of the one thread. */
    seconds: { type: 'string', default: '40' },
    /** Measures the example school by so many steps alone. */
    steps: { type: 'string', default: '' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-usual-'));
const measure = await bundle(
  new URL('./usual-rules/measure.ts', import.meta.url),
  join(folder, 'measure.mjs'),
);
const threads = await bundle(
  new URL('../packages/runner/src/thread/main.ts', import.meta.url),
  join(folder, 'search-thread.mjs'),
);

/**
 * @typedef {{
 *   filled: number, missed: number, classGaps: number, teacherGaps: number, lateStarts: number,
 *   singleLessonDays: number, unplaced: number, shortestDay: number, longestDay: number, difference: number, reason?: string, taken?: number,
 * }} Row
 */

const columns =
  'class gaps | teacher gaps | late starts | single-lesson days | class days | differ by | soft rules not kept';

/** @param {Row} row */
const numbersOf = (row) => [
  ...[row.classGaps, row.teacherGaps, row.lateStarts, row.singleLessonDays],
  ...[`${row.shortestDay} to ${row.longestDay}`, row.difference, row.missed],
];

/** The example school by steps: the same on every machine. */
function measureSteps() {
  const lines = Array.from({ length: Number(values.seeds) }, (_, index) => {
    const row = run('example', 'with', index + 1, [`${values.steps} steps`]);
    const line = `| ${[index + 1, ...numbersOf(row), row.unplaced, row.taken].join(' | ')} |`;
    console.log(line);
    return line;
  });
  const page = `# The usual rules, by steps

The example school after ${values.steps} steps of one thread; two threads take them in half of the processor seconds. Equal seeds
and steps give equal timetables on every machine.

Made by \`node bench/usual-rules.mjs --steps ${values.steps} --seeds ${values.seeds}\`.

| seed | ${columns} | unplaced | processor seconds |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(fileURLToPath(new URL('./results/usual-rules-steps.md', import.meta.url)), page);
}

/**
 * @param {string} school @param {'with' | 'without'} rules @param {number} seed
 * @param {readonly string[]} [asRun] the seconds and the thread of a run as the server makes it
 * @returns {Row}
 */
function run(school, rules, seed, asRun = [values.seconds]) {
  const args = [measure, school, rules, `${seed}`, ...asRun];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${school}, seed ${seed}: ${stderr}`);
  return JSON.parse(stdout);
}

if (values.steps !== '') {
  measureSteps();
  process.exit();
}

const names = { example: 'Example school', small: '3 classes, 6 teachers, 63 lessons' };
const rows = Object.entries(names).flatMap(([school, name]) =>
  Array.from({ length: Number(values.seeds) }, (_, index) => {
    const [without, row] = [run(school, 'without', index + 1), run(school, 'with', index + 1)];
    const cells = [name, index + 1, ...numbersOf(row), row.unplaced, without.filled, row.filled];
    const line = `| ${cells.join(' | ')} |`;
    console.log(line);
    return line;
  }),
);
const runs = Object.entries(names).flatMap(([school, name]) =>
  Array.from({ length: Number(values.seeds) }, (_, index) => {
    const row = run(school, 'with', index + 1, ['20', threads]);
    const line = `| ${[name, index + 1, ...numbersOf(row), row.unplaced, row.reason, row.taken].join(' | ')} |`;
    console.log(line);
    return line;
  }),
);
const page = `# The usual rules

What a school gets that enters its lessons and nothing else: the usual rules as they are proposed, and what they cost in
filling. One thread, ${values.seconds} processor seconds a run, which is what two threads spend in half the time.

Made by \`node bench/usual-rules.mjs\`.

| school | seed | ${columns} | unplaced | steps to fill without the rules | with them |
|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}

As the server runs it: two threads, at most 20 s by the clock, less where nothing improves any more (\`plateau\`).
These depend on how free the machine is: ${os.loadavg()[1]?.toFixed(0)} processes waited for its ${os.cpus().length} cores.

| school | seed | ${columns} | unplaced | end | seconds |
|---|---|---|---|---|---|---|---|---|---|---|---|
${runs.join('\n')}
`;
writeFileSync(fileURLToPath(new URL('./results/usual-rules.md', import.meta.url)), page);
