import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bellgridCommand, readResult, runBellgrid } from './bellgrid.mjs';
import { fetCommand, findTimetable, hasFetSolved } from './fet.mjs';
import { runLimited } from './limited.mjs';

/** No clock ends a run: a busy machine must not take processor time away from it. */
const CLOCK = 36_000;

/** @typedef {{ cpuSeconds: number, nice: number, seed: number }} Limits */

/**
 * One run of FET. Its timetable is kept, and measured by our check; one that breaks a hard rule there has no cost.
 * @param {string} folder
 * @param {string} file
 * @param {Limits} limits
 */
export async function fetRow(folder, file, limits) {
  const out = join(folder, 'fet-out');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const command = fetCommand(file, out, { seed: limits.seed, seconds: CLOCK });
  const { output, cpu, peakMegabytes } = await runLimited(command, limits);
  const found = hasFetSolved(output) ? findTimetable(out) : null;
  if (found === null) {
    const note = /(?:error|cannot|impossible)[^\n]*/i.exec(output)?.[0] ?? '';
    return { filled: false, cpu, cost: null, peakMegabytes, note: cpu < limits.cpuSeconds ? note : '' };
  }
  const kept = join(folder, 'timetables', basename(file));
  mkdirSync(join(folder, 'timetables'), { recursive: true });
  cpSync(found, kept);
  const { result } = runBellgrid(['verify', kept], 300);
  const isClean = result.status === 'CLEAN';
  const note = isClean ? '' : `${result.status} by our check: ${result.findings?.[0]?.sentence ?? ''}`;
  return { filled: true, cpu, cost: isClean ? (result.cost ?? null) : null, peakMegabytes, note };
}

/** One run of ours, up to the last lesson. @param {string} file @param {Limits} limits */
export function oursRow(file, limits) {
  return solve(file, 'full', limits);
}

/** The cost that ours has reached when its processor seconds are over. @param {string} file @param {Limits} limits */
export function oursCost(file, limits) {
  return solve(file, 'limit', limits);
}

/** @param {string} file @param {string} until @param {Limits} limits */
async function solve(file, until, limits) {
  const args = ['solve', file, '--until', until, '--seconds', `${CLOCK}`, '--seed', `${limits.seed}`];
  const { output, cpu, peakMegabytes } = await runLimited(bellgridCommand(args), limits);
  const { status, lessons = 0, placed = 0, hardViolations = 0, cost = null } = readResult(output);
  const filled = lessons > 0 && placed === lessons && hardViolations === 0;
  return { filled, cpu, cost: filled ? cost : null, status, lessons, placed, hardViolations, peakMegabytes };
}
