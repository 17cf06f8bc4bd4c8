// Bellgrid against FET on thirty real schools: the schools that each fills within a limit of processor
// seconds, and the cost of the timetables by the same independent check. Each row is kept as it comes; an
// interrupted run can continue. See README.md.
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RowStore } from './lib/row-store.mjs';
import { sameRules } from './lib/same-rules.mjs';
import { wideFiles } from './lib/wide-files.mjs';
import { fetRow, oursCost, oursRow } from './lib/wide-rows.mjs';
import { writeWideTable } from './lib/wide-table.mjs';

const { values } = parseArgs({
  options: {
    /** fet, ours, cost (after both) or table. */
    rows: { type: 'string', default: 'table' },
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string', default: '1' },
    /** Rows of another build of ours are kept apart by its name; the table takes older ones where the first has none. */
    build: { type: 'string', default: 'head' },
    older: { type: 'string', default: '' },
    nice: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    folder: { type: 'string', default: '/tmp/bellgrid-wide' },
  },
});
const limits = { cpuSeconds: Number(values.seconds), nice: Number(values.nice), seed: Number(values.seed) };
const stores = {
  fet: new RowStore(values.folder, 'fet'),
  ours: new RowStore(values.folder, `ours-${values.build}`),
  cost: new RowStore(values.folder, `cost-${values.build}`),
  older: new RowStore(values.folder, `ours-${values.older || values.build}`),
};

/** The processor seconds for the lowest cost: Bellgrid's at 10 s, or at FET's time when that is longer. */
const COST_SECONDS = 10;

/** @param {string} name */
async function work(name) {
  const { file, leftOut } = sameRules(values.folder, name);
  if (values.rows === 'fet') return { ...(await fetRow(values.folder, file, limits)), leftOut };
  if (values.rows === 'ours') return oursRow(file, limits);
  const [fet, ours] = [stores.fet.get(name), stores.ours.get(name)];
  if (!fet?.filled || !ours?.filled || fet.cost === null) return null;
  return oursCost(file, { ...limits, cpuSeconds: Math.max(COST_SECONDS, fet.cpu) });
}

if (values.rows !== 'table') {
  const store = stores[/** @type {'fet' | 'ours' | 'cost'} */ (values.rows)];
  for (const name of wideFiles.filter((each) => each.includes(values.only))) {
    if (store.get(name)) continue;
    const row = await work(name);
    if (row === null) continue;
    store.add(name, row);
    console.log(`${name}: ${JSON.stringify(row)}`);
  }
}
const target = fileURLToPath(new URL(`results/wide.md`, import.meta.url));
const machine = `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'})`;
if (values.rows === 'table') writeWideTable(target, wideFiles, stores, { ...limits, machine });
