// The largest file of fet-data: pre-check, compile, memory. See ../README.md.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildQuickStart } from '../../scripts/build.mjs';
import { bellgridCommand, readResult } from '../lib/bellgrid.mjs';
import { runLimited } from '../lib/limited.mjs';
import { median } from '../lib/measured.mjs';

const largest =
  '/usr/share/doc/fet-data/examples/FET-5-official/Tunisia/Licee-secondaire-Hanibal-a-L-Ariana/Diff1TverouillageTPass3.fet';
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-largest-'));
const measure = await buildQuickStart(folder, 'bench/largest/measure.ts', (school) => [school]);
/** @type {{ lessons: number, rows: Record<'preCheck' | 'compile' | 'compileAfter', number>[] }} */
const { lessons, rows } = JSON.parse(
  spawnSync(process.execPath, [measure, largest], { encoding: 'utf8' }).stdout,
);
/** @param {'preCheck' | 'compile' | 'compileAfter'} which */
const times = (which) => {
  const all = rows.map((row) => row[which]);
  const [first = 0] = all;
  return `${first.toFixed(0)} | ${median(all).toFixed(0)} | ${Math.min(...all).toFixed(0)}`;
};
const { output, peakMegabytes, cpu } = await runLimited(
  bellgridCommand(['solve', largest, '--until', 'limit', '--seconds', '3600']),
  { cpuSeconds: 60 },
);
const { placed, lessons: all } = readResult(output);
const page = `# The largest file of fet-data

${lessons} lessons (Tunisia, Diff1TverouillageTPass3). Processor milliseconds in one process that is
built and started as the command is (compiled ahead, its settings of V8), on a machine with a load of
${(loadavg()[0] ?? 0).toFixed(1)} (other work makes even processor time longer). Wanted: pre-check under 200, compile under 300 ms.

Made by \`node bench/largest/run.mjs\`.

| | first call | median of ${rows.length} | least |
|---|---|---|---|
| pre-check | ${times('preCheck')} |
| compile alone | ${times('compile')} |
| compile after the pre-check of the same draft | ${times('compileAfter')} |

Memory of \`bellgrid solve\` after ${cpu.toFixed(0)} processor seconds: at most ${peakMegabytes.toFixed(0)} MB resident (wanted: under 400);
${placed} of ${all} lessons placed.
`;
rmSync(folder, { recursive: true, force: true });
writeFileSync(fileURLToPath(new URL('../results/largest.md', import.meta.url)), page);
console.log(page);
