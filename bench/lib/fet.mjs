import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measured } from './measured.mjs';

/**
 * The command of one run of fet-cl.
 * @param {string} file
 * @param {string} folder for its results
 * @param {{ seed: number, seconds: number }} options `seconds` on the clock
 */
export function fetCommand(file, folder, { seed, seconds }) {
  const seeds = ['10', '11', '12', '20', '21', '22'].map(
    (part) => `--randomseeds${part}=${seed * 1000 + Number(part)}`,
  );
  const quiet = ['--htmllevel=0', '--writetimetablesstatistics=false', '--writetimetableconflicts=false'];
  return [
    'fet-cl',
    `--inputfile=${file}`,
    `--outputdir=${folder}`,
    `--timelimitseconds=${seconds}`,
    ...seeds,
    ...quiet,
  ];
}

/** @param {string} output of fet-cl */
export function hasFetSolved(output) {
  return output.includes('Simulation successful');
}

/**
 * One run of fet-cl.
 * @param {string} file
 * @param {string} folder for its results
 * @param {{ seed: number, seconds: number }} options
 * @returns {{ solved: boolean, cpu: number, timetable: string | null }} `timetable`: the file with its result
 */
export function runFet(file, folder, options) {
  const { output, cpu } = measured(fetCommand(file, folder, options), options.seconds + 30);
  const solved = hasFetSolved(output);
  return { solved, cpu, timetable: solved ? findTimetable(folder) : null };
}

/** The file with the timetable that fet-cl wrote. @param {string} folder */
export function findTimetable(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files.find((name) => name.endsWith('_data_and_timetable.fet'));
  return found ? join(folder, found) : null;
}
