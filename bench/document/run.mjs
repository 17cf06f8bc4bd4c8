import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../lib/bundle.mjs';

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-document-'));
try {
  const outfile = await bundle(new URL('./measure.ts', import.meta.url), join(folder, 'measure.mjs'));
  const { stdout, status } = spawnSync(process.execPath, [outfile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the measurement ended with status ${status}`);
  const page = pageOf(JSON.parse(stdout));
  writeFileSync(at('../results/document.md'), page);
  process.stdout.write(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {{ bytes: number, figures: { name: string, cpu: number, limit: number | null }[] }} measured */
function pageOf({ bytes, figures }) {
  const base = figures[0]?.cpu ?? Number.NaN;
  const rows = figures.map(({ name, cpu, limit }) => {
    const share = limit === null ? '' : `${Math.round((cpu / limit) * 100)} %`;
    return `| ${name} | ${cpu.toFixed(2)} | ${(cpu / base).toFixed(3)} | ${limit ?? ''} | ${share} |`;
  });
  return `# The document: processor time

A draft of 100 classes, 2,500 lessons and 1,000 constraints, a file of ${Math.round(bytes / 1000)} kB. Each figure is the median of
repetitions in one process after some that do not count, in milliseconds of processor time (user and system, all
threads); of making room, the p95 over 200 blocked cells, with the number of those for which a chain was found. "of JSON.parse" compares it with reading the file's text alone, on the same machine in the same run.

Made by \`node bench/document/run.mjs\`.

| what | ms | of JSON.parse | limit | share |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
