import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles what is to be measured, so that it runs in a process of its own.
 * @param {URL} entry
 * @param {string} outfile
 * @param {readonly string[]} external packages that stay outside
 */
export async function bundle(entry, outfile, external = []) {
  const entryPoints = [fileURLToPath(entry)];
  await build({
    entryPoints,
    outfile,
    external: [...external],
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  return outfile;
}
