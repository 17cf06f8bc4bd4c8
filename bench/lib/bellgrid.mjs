import { fileURLToPath } from 'node:url';
import { measured } from './measured.mjs';

/** The build that is measured: a copy, as the work continues meanwhile. */
const command =
  process.env.BELLGRID_CLI ?? fileURLToPath(new URL('../../apps/cli/dist/bellgrid.js', import.meta.url));

/**
 * The output of the commands; each has some of the fields.
 * @typedef {{
 *   status?: string, lessons?: number, placed?: number, hardViolations?: number, cost?: number,
 *   findings?: { sentence: string }[], report?: { notCarried: { name: string, reason: string }[] },
 * }} CliResult
 */

/** The command of the built command line with `--json`. @param {readonly string[]} args */
export function bellgridCommand(args) {
  return [process.execPath, command, ...args, '--json'];
}

/** The output of a command; empty when it was ended. @param {string} output @returns {CliResult} */
export function readResult(output) {
  return output === '' ? {} : JSON.parse(output);
}

/**
 * One run of the built command line with `--json`.
 * @param {readonly string[]} args
 * @param {number} limit seconds on the clock
 * @returns {{ cpu: number, result: CliResult }}
 */
export function runBellgrid(args, limit) {
  const { output, cpu } = measured(bellgridCommand(args), limit);
  return { cpu, result: readResult(output) };
}
