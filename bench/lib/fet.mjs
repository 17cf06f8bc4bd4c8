import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { measured } from './measured.mjs';

/**
 * One run of fet-cl.
 * @param {string} file
 * @param {string} folder for its results
 * @param {{ seed: number, seconds: number }} options
 * @returns {{ solved: boolean, cpu: number, timetable: string | null }} `timetable`: the file with its result
 */
export function runFet(file, folder, { seed, seconds }) {
  const seeds = ['10', '11', '12', '20', '21', '22'].map(
    (part) => `--randomseeds${part}=${seed * 1000 + Number(part)}`,
  );
  const quiet = ['--htmllevel=0', '--writetimetablesstatistics=false', '--writetimetableconflicts=false'];
  const command = [
    'fet-cl',
    `--inputfile=${file}`,
    `--outputdir=${folder}`,
    `--timelimitseconds=${seconds}`,
    ...seeds,
    ...quiet,
  ];
  const { output, cpu } = measured(command, seconds + 30);
  const solved = output.includes('Simulation successful');
  return { solved, cpu, timetable: solved ? findTimetable(folder) : null };
}

/** @param {string} folder */
function findTimetable(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files.find((name) => name.endsWith('_data_and_timetable.fet'));
  return found ? join(folder, found) : null;
}
