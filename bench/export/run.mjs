// Exported files of a school of 100 classes: processor time and size. See ../README.md.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
// Below node_modules, so that the bundle finds its dependencies.
mkdirSync(at('../../node_modules'), { recursive: true });
const folder = mkdtempSync(at('../../node_modules/.bench-export-'));
try {
  const outfile = join(folder, 'measure.mjs');
  const fonts = new URL('../../packages/formats/src/testing/font-files.ts', import.meta.url).href;
  await build({
    entryPoints: [at('./measure.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['fontkit', 'pdfkit', 'bidi-js', 'write-excel-file', 'write-excel-file/*'],
    // The fonts are found from the module that reads them.
    define: { 'import.meta.url': JSON.stringify(fonts) },
  });
  const { stdout, status } = spawnSync(process.execPath, [outfile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`the measurement ended with status ${status}`);
  const page = pageOf(JSON.parse(stdout));
  writeFileSync(at('../results/export.md'), page);
  process.stdout.write(page);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {{ name: string, cpu: number, bytes: number, limit: number | null }[]} figures */
function pageOf(figures) {
  const rows = figures.map(({ name, cpu, bytes, limit }) => {
    const share = limit === null ? '' : `${Math.round((cpu / limit) * 100)} %`;
    return `| ${name} | ${(cpu / 1000).toFixed(1)} | ${Math.round(bytes / 1000)} | ${limit === null ? '' : limit / 1000} | ${share} |`;
  });
  return `# Exported files: processor time

The schedules of 100 classes with 2,500 lessons, once, in one process, with the time to read the fonts. Seconds of
processor time (user and system, all threads).

Made by \`node bench/export/run.mjs\`.

| what | s | kB | limit | share |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
