import { fileURLToPath } from 'node:url';
import { measured } from './measured.mjs';

const command = fileURLToPath(new URL('../../apps/cli/dist/bellgrid.js', import.meta.url));

/**
 * What the commands print; each has some of it.
 * @typedef {{
 *   status?: string, lessons?: number, placed?: number, hardViolations?: number, cost?: number,
 *   findings?: string[], report?: { notCarried: { name: string, reason: string }[] },
 * }} CliResult
 */

/**
 * One run of the built command line with `--json`.
 * @param {readonly string[]} args
 * @param {number} limit seconds on the clock
 * @returns {{ cpu: number, result: CliResult }}
 */
export function runBellgrid(args, limit) {
  const { output, cpu } = measured([process.execPath, command, ...args, '--json'], limit);
  return { cpu, result: output === '' ? {} : JSON.parse(output) };
}
