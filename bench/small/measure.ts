import { readFileSync } from 'node:fs';
import { compile } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import { createSearch } from '@bellgrid/solver';
import { optimise } from '../../apps/cli/src/command-line/engine-flags.ts';

/** Steps after which the clock is looked at. */
const SLICE = 1000;

/**
 * Prints the processor seconds of the search alone, compiled problem to full timetable, of one seed in a fresh process,
 * which is built and started as the command is.
 */
const [, , file = '', seed = '1', limit = '60', params = '{}'] = process.argv;
const imported = importFile(file, readFileSync(file));
if (!imported.ok) throw new Error('The file was refused.');
const { problem } = compile(imported.draft);
optimise('soon');
const began = process.cpuUsage();
const spent = () => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
};
const search = createSearch(problem, { seed: Number(seed), params: JSON.parse(params) });
while (search.placed < search.lessons && spent() < Number(limit)) search.run(SLICE, true);
console.log(JSON.stringify({ solved: search.placed === search.lessons, cpu: spent(), steps: search.steps }));
