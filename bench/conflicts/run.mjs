// Planted conflicts: five patterns in twenty schools, and one of each kind of rule in two of them, each
// found, proved, made minimal, and confirmed by an independent SAT solver. See ../README.md. Rows are kept;
// an interrupted run can continue.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';
import { schools } from '../lib/schools.mjs';
import { inSchoolsOf, withSection } from './page.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-conflicts' },
    only: { type: 'string', default: '' },
    /** patterns, rules, all or table. */
    rows: { type: 'string', default: 'all' },
  },
});
const PATTERNS = ['none', 'overload', 'chain', 'spread', 'rooms', 'bells'];
/** Processor seconds in which a conflict has to be proved and minimal. */
const LIMIT = 10;

/** Ten drawn schools, ten real ones. */
const soils = [
  ...Array.from({ length: 10 }, (_, index) => ({ name: `drawn ${index + 1}`, school: `drawn ${index + 1}` })),
  ...schools()
    .filter(({ name }) => !name.startsWith('FS-'))
    .map(({ name, path }) => ({ name, school: path })),
];
/** Each with one rule that is a step too narrow; in two schools, by turns. */
const RULES = [
  'periods in a row',
  'a break',
  'a late start',
  'late starts and a spread',
  'a teacher in one stretch',
  'consecutive lessons',
  'days in a window',
  'chosen cells',
  'at a time',
  'periods a day',
  'one a day',
  'days with two',
  'sides of a period',
  'two that follow one another',
  'minutes between',
  'a least load and a spread',
  'a least load on every day',
  'gaps of a day',
  'gaps of a week',
  'one period for two',
  'one day for two',
  'rest overnight',
];
const EVERY = 10;
/** @type {{ name: string, school: string, pattern: string, seed: number }[]} */
const plan = soils.flatMap(({ name, school }, index) => {
  const rules = RULES.filter((_, rule) => rule % EVERY === index % EVERY);
  const wanted = { patterns: PATTERNS, rules, all: [...PATTERNS, ...rules], table: [] }[values.rows] ?? [];
  return wanted.map((pattern) => ({ name, school, pattern, seed: index + 1 }));
});
const store = new RowStore(values.folder, 'rows');
const measure = await bundle(new URL('./measure.ts', import.meta.url), join(values.folder, 'measure.mjs'));

for (const { name, school, pattern, seed } of plan) {
  const row = `${name}, ${pattern}`;
  if (store.get(row) || !row.includes(values.only)) continue;
  const args = [measure, '--school', school, '--pattern', pattern, '--seed', `${seed}`];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${row}: ${stderr}`);
  store.add(row, { ...JSON.parse(stdout), pattern });
  console.log(`${row}: ${stdout.trim()}`);
}

/** @typedef {{ row: string, pattern: string, status: string, provedAfter: number | null, members: number, isMinimal: boolean,
 *   foreign: string[], together: string | null, notNeeded: number, repairs: string[] }} Result */

/** @type {Result[]} */
const results = soils.flatMap(({ name }) =>
  [...PATTERNS, ...RULES].flatMap((pattern) => {
    const found = store.get(`${name}, ${pattern}`);
    return found ? [{ row: `${name}, ${pattern}`, ...found }] : [];
  }),
);
const planted = results.filter(({ pattern }) => pattern !== 'none' && PATTERNS.includes(pattern));
const ofRules = results.filter(({ pattern }) => RULES.includes(pattern));
const untouched = results.filter(({ pattern }) => pattern === 'none');
/** @param {Result} result */
const isProved = ({ provedAfter, isMinimal }) => provedAfter !== null && provedAfter <= LIMIT && isMinimal;
/** Only planted members, or another conflict that is as true. @param {Result} result */
const isTrue = ({ foreign, together, notNeeded }) =>
  foreign.length === 0 || (together === 'unsatisfiable' && notNeeded === 0);
/** @param {Result} result */
const isConfirmed = ({ together, notNeeded }) => together === 'unsatisfiable' && notNeeded === 0;
const reached = planted.filter((result) => isProved(result) && isTrue(result));
const rulesReached = ofRules.filter((result) => isProved(result) && isTrue(result));
const rest = [...planted, ...ofRules].filter(
  (result) => ![...reached, ...rulesReached].includes(result) || !isConfirmed(result),
);

/** @param {string} pattern */
function lineOf(pattern) {
  const own = results.filter((result) => result.pattern === pattern);
  const times = own.flatMap(({ provedAfter }) => provedAfter ?? []).sort((a, b) => a - b);
  const cells = [
    own.length,
    own.filter((result) => isProved(result) && isTrue(result)).length,
    own.filter(({ foreign, members }) => members > 0 && foreign.length === 0).length,
    own.filter(isConfirmed).length,
    `${(times[Math.floor(times.length / 2)] ?? 0).toFixed(1)} / ${(times.at(-1) ?? 0).toFixed(1)}`,
    own.filter(({ repairs }) => repairs.length > 0).length,
    own.filter(({ repairs }) => repairs.some((action) => action !== 'leaveOut')).length,
  ];
  return `| ${pattern} | ${cells.join(' | ')} |`;
}
const head = `| planted | proved, minimal and true in time | named planted members only | confirmed | s | with repairs | with one that places every lesson |
|---|---|---|---|---|---|---|---|`;
const page = `# Planted conflicts

Five contradictions, each in twenty schools that have a timetable: ten drawn ones of four classes and ten real ones of
fet-data. Wanted: at least 95 of 100 proved and minimal within ${LIMIT} s, naming only what was planted or something
as true. "Confirmed": by CaDiCaL on clauses written apart from the prover's: all members together have no timetable,
and without any one of them the others have one. Processor seconds of the process, import left out: median / largest.

Made by \`node bench/conflicts/run.mjs\`.

| pattern ${head}
${PATTERNS.slice(1).map(lineOf).join('\n')}

- In all: ${reached.length} of ${planted.length} reached; ${planted.filter(isConfirmed).length} confirmed.
- The schools themselves, nothing planted: ${untouched.filter(({ status }) => status !== 'INFEASIBLE').length} of ${untouched.length} without a claim that there is no timetable; ${untouched.filter(({ status }) => status === 'FEASIBLE' || status === 'OPTIMAL').length} filled.

## One rule of each kind

The rule is a step too narrow for lessons of a new class and teacher; a step wider, they have a timetable. Each in two of
the twenty schools, by turns: \`node bench/conflicts/run.mjs --rows rules\`.

| rule ${head}
${RULES.map(lineOf).join('\n')}

- In all: ${rulesReached.length} of ${ofRules.length} reached; ${ofRules.filter(isConfirmed).length} confirmed.

## Not reached or not confirmed

${rest.map((result) => `- ${result.row}: ${JSON.stringify(result)}`).join('\n') || 'None.'}
`;
if (values.only === '') {
  const file = fileURLToPath(new URL('../results/conflicts.md', import.meta.url));
  writeFileSync(file, withSection(page, inSchoolsOf(readFileSync(file, 'utf8'))));
}
console.log(page);
