// Contradictions planted into the own lessons of the ten real schools, checked as `bellgrid check` does, alone and
// (`--loaded`) beside four busy processes. See ../README.md. Rows are kept; an interrupted run can continue.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';
import { schools } from '../lib/schools.mjs';
import { IN_SCHOOLS, withSection } from './page.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-conflicts' },
    only: { type: 'string', default: '' },
    /** six, all or table. */
    rows: { type: 'string', default: 'all' },
    loaded: { type: 'boolean', default: false },
  },
});
/** Those that were not found on a loaded machine once, in seven forms. */
const SIX = [
  'same-time chain',
  'exam day',
  'first periods',
  'locks that overlap',
  'lock outside allowed cells',
  'lock where the teacher is away',
  'long lessons in a room',
];
const OTHERS = [
  'part time and the gym',
  'part time of two colleagues',
  "a teacher's most days and a spread",
  'closed afternoons',
  'fewer open days than lessons',
  'hours a day of a class',
  'days and hours of a teacher',
  'wrong order',
  'one set of computers',
  'double lessons and a split day',
];
/** A lock wins over a hard rule: such a school has a timetable, and the broken rule has to be told. */
const TOLD = ['lock outside allowed cells', 'lock where the teacher is away'];
const BUSY = 4;
/** It ends with the process that started it, however that ends. */
const BUSY_CODE = 'const { ppid } = process; while (process.ppid === ppid);';

const soils = schools().filter(({ name }) => !name.startsWith('FS-'));
const wanted = { six: SIX, all: ['none', ...SIX, ...OTHERS], table: [] }[values.rows] ?? [];
const store = new RowStore(values.folder, 'in-schools');
const check = await bundle(new URL('./check.ts', import.meta.url), join(values.folder, 'check.mjs'));
/** @param {string} name @param {string} pattern @param {boolean} isLoaded */
const rowName = (name, pattern, isLoaded) => `${name}, ${pattern}${isLoaded ? ', loaded' : ''}`;

const busy = Array.from({ length: values.loaded && wanted.length > 0 ? BUSY : 0 }, () =>
  spawn(process.execPath, ['-e', BUSY_CODE], { stdio: 'ignore' }),
);
try {
  for (const pattern of wanted) {
    for (const { name, path } of soils) {
      const row = rowName(name, pattern, values.loaded);
      if (store.get(row) || !row.includes(values.only)) continue;
      const args = [check, '--school', path, '--pattern', pattern];
      const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      if (stdout === '') throw new Error(`${row}: ${stderr}`);
      store.add(row, { ...JSON.parse(stdout), pattern });
      console.log(`${row}: ${stdout.trim().slice(0, 120)}`);
    }
  }
} finally {
  for (const each of busy) each.kill();
}

/** @typedef {{ school: string, soil: boolean, status: string, check: string, seconds: number, isCounted: boolean,
 *   told: unknown[], namesRule: boolean, namesLessons: boolean, repairs: [string, number][] }} Row */

/** @param {string} pattern @param {boolean} isLoaded @returns {Row[]} */
const rowsOf = (pattern, isLoaded) =>
  soils.flatMap(({ name }) => {
    const found = store.get(rowName(name, pattern, isLoaded));
    return found ? [{ school: name, ...found }] : [];
  });
/** @param {string} pattern @param {Row} row */
const isFound = (pattern, { check: outcome, namesRule }) =>
  TOLD.includes(pattern) ? outcome === 'contradiction' || namesRule : outcome === 'contradiction';
/** @param {Row} row */
const answerOf = ({ status, check: outcome, told, repairs }) =>
  JSON.stringify({ status, outcome, told, repairs });
/** @param {Row} row */
const isNamed = ({ namesRule, namesLessons }) => namesRule || namesLessons;

/** @param {readonly number[]} times */
function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1)} / ${(sorted.at(-1) ?? 0).toFixed(1)}`;
}

/** @param {string} pattern */
function lineOf(pattern) {
  const own = rowsOf(pattern, false).filter(({ soil }) => soil);
  const loaded = rowsOf(pattern, true).filter(({ soil }) => soil);
  const equal = loaded.filter((row) =>
    own.some((other) => other.school === row.school && answerOf(other) === answerOf(row)),
  );
  const found = own.filter((row) => isFound(pattern, row));
  const cells = [
    own.length,
    found.length,
    found.filter(({ isCounted }) => isCounted).length,
    found.filter(isNamed).length,
    TOLD.includes(pattern)
      ? '–'
      : found.filter(({ repairs }) => repairs.some(([action, left]) => action !== 'leaveOut' && left === 0))
          .length,
    spread(own.map(({ seconds }) => seconds)),
    loaded.length === 0 ? '–' : `${loaded.filter((row) => isFound(pattern, row)).length} of ${loaded.length}`,
    loaded.length === 0 ? '–' : `${equal.length} of ${loaded.length}`,
  ];
  return `| ${pattern} | ${cells.join(' | ')} |`;
}

/** @param {readonly string[]} patterns */
const table = (
  patterns,
) => `| pattern | schools with soil | found | by counting | named | with a repair that places every lesson | s | found, loaded | same answer, loaded |
|---|---|---|---|---|---|---|---|---|
${patterns
  .filter((pattern) => rowsOf(pattern, false).length > 0)
  .map(lineOf)
  .join('\n')}`;

const measured = [...SIX, ...OTHERS];
const missed = measured.flatMap((pattern) => {
  const own = rowsOf(pattern, false).filter((row) => row.soil && !isFound(pattern, row));
  return own.length === 0 ? [] : [`- ${pattern}: ${own.map(({ school }) => school).join(', ')}`];
});
const noSoil = measured.flatMap((pattern) => {
  const own = rowsOf(pattern, false).filter(({ soil }) => !soil);
  return own.length === 0 ? [] : [`- ${pattern}: ${own.map(({ school }) => school).join(', ')}`];
});
const plain = rowsOf('none', false);
const rows = measured.flatMap((pattern) =>
  rowsOf(pattern, false)
    .filter(({ soil }) => soil)
    .map((row) => isFound(pattern, row)),
);
const section = `${IN_SCHOOLS}

Planted into the lessons, teachers and classes of ten real schools of fet-data (only constraints and a room are new), and
checked as \`bellgrid check\` does with its default budget: \`node bench/conflicts/in-schools.mjs\`, and with \`--loaded\`
beside ${BUSY} busy processes. "Named": a finding or a member is a planted constraint, or they have all the locked lessons.
A lock wins over a hard rule (S2.9): the two patterns of one lock have a timetable, and are found when the broken
constraint is told. Processor seconds of the check: median / largest. Rows are kept, so they may be of different versions, and
an answer under load may differ for that alone: an empty folder measures all anew.

${table(SIX)}

Ten more, those that have been measured:

${table(OTHERS)}

- In all: ${rows.filter(Boolean).length} of ${rows.length} found.
- The schools themselves: ${plain.filter(({ check: outcome }) => outcome !== 'contradiction').length} of ${plain.length} without a claim that there is no timetable; ${plain.filter(({ check: outcome }) => outcome === 'timetableExists').length} filled within the budget.

Not found:

${missed.join('\n') || 'None.'}

Schools without lessons for a pattern:

${noSoil.join('\n') || 'None.'}
`;
if (values.only === '') {
  const page = fileURLToPath(new URL('../results/conflicts.md', import.meta.url));
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), section));
}
console.log(section);
