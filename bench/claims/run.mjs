// False claims: the prover at random places of every school of fet-data that is filled within three processor
// seconds. See ../README.md. Rows are kept; an interrupted run can continue.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from '../lib/bundle.mjs';
import { RowStore } from '../lib/row-store.mjs';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: '/tmp/bellgrid-claims' },
    /** all or table. */
    rows: { type: 'string', default: 'all' },
  },
});
const listed = spawnSync('dpkg', ['-L', 'fet-data'], { encoding: 'utf8' }).stdout ?? '';
const files = listed.split('\n').filter((path) => path.endsWith('.fet'));
const store = new RowStore(values.folder, 'rows');
const measure = await bundle(new URL('./measure.ts', import.meta.url), join(values.folder, 'measure.mjs'));

for (const path of values.rows === 'table' ? [] : files) {
  if (store.get(path)) continue;
  const { stdout, stderr } = spawnSync(process.execPath, [measure, '--school', path], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`${path}: ${stderr}`);
  store.add(path, JSON.parse(stdout));
  console.log(`${path}: ${stdout.trim()}`);
}

/** @typedef {{ filled: boolean, forced: number, free: number, claims: number, rules: Record<string, number> }} Row */
/** @type {{ path: string, row: Row }[]} */
const rows = files.flatMap((path) => {
  const row = store.get(path);
  return row ? [{ path, row }] : [];
});
const filled = rows.filter(({ row }) => row.filled);
/** @param {(row: Row) => number} amountOf */
const total = (amountOf) => filled.reduce((sum, { row }) => sum + amountOf(row), 0);
const kinds = [...new Set(filled.flatMap(({ row }) => Object.keys(row.rules)))].sort();
const page = `# False claims

The prover in schools of fet-data that have a timetable: those that are filled within three processor seconds. At random
places it looks for a conflict, and in each sub-problem that it would look at it has to accept the timetable that was
found. A conflict in either would be a false claim. Wanted: none.

Made by \`node bench/claims/run.mjs\`.

- ${rows.length} of ${files.length} files tried, ${filled.length} filled.
- ${total(({ free }) => free)} searches for a conflict, ${total(({ forced }) => forced)} sub-problems with the timetable.
- False claims: ${total(({ claims }) => claims)}${filled
  .filter(({ row }) => row.claims > 0)
  .map(({ path }) => `\n  - ${path}`)
  .join('')}

| the prover's rule | said so often | in so many schools |
|---|---|---|
${kinds
  .map(
    (kind) =>
      `| ${kind} | ${total(({ rules }) => rules[kind] ?? 0)} | ${filled.filter(({ row }) => kind in row.rules).length} |`,
  )
  .join('\n')}
`;
writeFileSync(fileURLToPath(new URL('../results/claims.md', import.meta.url)), page);
console.log(page);
