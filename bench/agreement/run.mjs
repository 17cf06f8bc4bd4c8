// FET's own timetables of real schools, read by our import and checked by our check. See ../README.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { runFet } from '../lib/fet.mjs';

const { values } = parseArgs({
  options: {
    schools: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '20' },
    folder: { type: 'string', default: join(tmpdir(), 'bellgrid-agreement') },
  },
});
const examples = '/usr/share/doc/fet-data/examples';
/** Fewer activities are samples that show one thing. */
const MIN_ACTIVITIES = 60;
/** Solved timetables stay here, so that an interrupted run can continue. */
const folder = values.folder;
mkdirSync(folder, { recursive: true });

/** @typedef {{ file: string, refused?: string, lessons?: number, placed?: number, hardViolations?: number, rules?: number,
 *   kinds?: number, notCarried?: number, approximated?: number, first?: string[] }} Checked */

/** Different real schools, the smallest first: one file a folder, none that comes solved. */
function candidates() {
  const names = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.fet'),
  );
  const sized = names.map((name) => {
    const text = readFileSync(join(examples, name), 'utf8');
    return { name, size: text.split('<Activity>').length - 1 };
  });
  const folders = new Set();
  return sized
    .filter(
      ({ name, size }) => size >= MIN_ACTIVITIES && !/timetable|old-format|terms|block-planning/.test(name),
    )
    .sort((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1))
    .filter(({ name }) => {
      const school = dirname(name);
      return !folders.has(school) && folders.add(school);
    })
    .map(({ name }) => name);
}

/** @param {string} name @returns {string | null} the file of the timetable; null when FET finds none in time */
function solved(name) {
  const known = join(folder, `${name.replaceAll('/', '_')}.solved`);
  if (existsSync(known)) return readFileSync(known, 'utf8') === '' ? null : known;
  const out = join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const { timetable } = runFet(join(examples, name), out, { seed: 1, seconds: Number(values.seconds) });
  writeFileSync(known, timetable === null ? '' : readFileSync(timetable));
  return timetable === null ? null : known;
}

const checker = await bundle(new URL('./measure.ts', import.meta.url), join(folder, 'measure.mjs'));
/** @type {{ name: string, checked: Checked }[]} */
const results = [];
let tried = 0;
for (const name of candidates()) {
  if (results.length >= Number(values.schools)) break;
  tried += 1;
  const file = solved(name);
  if (file === null) continue;
  const { stdout } = spawnSync(process.execPath, [checker, file], { encoding: 'utf8' });
  const checked = JSON.parse(stdout);
  if (checked.refused) continue;
  results.push({ name, checked });
  console.log(
    `${name}: ${checked.placed}/${checked.lessons} placed, ${checked.hardViolations} hard violations`,
  );
  for (const sentence of checked.first) console.log(`  ${sentence}`);
}
writeFileSync(fileURLToPath(new URL('../results/agreement.md', import.meta.url)), page());

function page() {
  const agree = results.filter(({ checked }) => checked.hardViolations === 0);
  const rows = results.map(({ name, checked: c }) => {
    const counts = [c.lessons, c.placed, c.rules, c.kinds, c.approximated, c.notCarried, c.hardViolations];
    return `| ${name.replace(/\.fet$/, '')} | ${counts.join(' | ')} |`;
  });
  const disagreements = results
    .filter(({ checked }) => checked.hardViolations !== 0)
    .map(({ name, checked }) => `- ${name}: ${(checked.first ?? []).join('; ')}`);
  return `# Agreement with FET about what a timetable means

FET (\`fet-cl\`, one seed, at most ${values.seconds} s) made a timetable of each school. Our import read it, rules and placements,
and our check looked for broken hard rules: ${agree.length} of ${results.length} schools have none (${tried} files were tried, the smallest
first, one of each folder; the others FET did not solve in that time, or the import refuses their mode).
"Kinds", "approximated" and "not carried" count kinds of constraint of the file with each reason.

Made by \`node bench/agreement/run.mjs\`.

| school | lessons | placed | rules | kinds | approximated | not carried | hard violations |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

## Disagreements

${disagreements.join('\n') || 'None.'}
`;
}
