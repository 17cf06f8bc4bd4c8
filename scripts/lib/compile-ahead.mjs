import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './root.mjs';

const recorder = new URL('./record-compiled.mjs', import.meta.url).href;

/**
 * Runs the built command once with an example school and keeps the code that V8 compiled for it. Where that does
 * not work there is none, and the command starts a little later.
 * @param {string} command
 * @param {(school: string) => readonly string[]} exampleRun
 * @param {string} compiled the file to write
 */
export async function compileAhead(command, exampleRun, compiled) {
  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-compile-'));
  try {
    const school = await exampleFile(folder);
    const written = join(folder, 'compiled');
    const { status } = spawnSync(process.execPath, ['--import', recorder, command, ...exampleRun(school)], {
      env: { ...process.env, COMPILED_FILE: written },
      stdio: 'ignore',
    });
    if (status === 0) copyFileSync(written, compiled);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes the example school as a file of FET into the folder.
 * @param {string} folder
 * @returns {Promise<string>} the path of the file
 */
export async function exampleFile(folder) {
  const outfile = join(folder, 'example.mjs');
  const contents = `
    import { createExampleSchool } from '@bellgrid/model';
    import { exportFet } from '@bellgrid/formats';
    export const { text } = exportFet(createExampleSchool());`;
  await build({
    stdin: { contents, resolveDir: root },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const school = join(folder, 'school.fet');
  writeFileSync(school, (await import(pathToFileURL(outfile).href)).text);
  return school;
}
