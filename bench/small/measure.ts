import { readFileSync } from 'node:fs';
import { compile } from '@bellgrid/constraints';
import { importFet } from '@bellgrid/formats';
import { createSearch } from '@bellgrid/solver';
import { setEngineFlags } from '../../apps/cli/src/engine-flags.ts';
import { optimise } from '../../apps/cli/src/optimise-when.ts';

/** Prints the processor seconds of the search alone, compiled problem to full timetable, of one seed in a fresh process. */
const [, , file = '', seed = '1', limit = '60'] = process.argv;
// As the command does.
setEngineFlags();
optimise('rarely');
const imported = importFet(readFileSync(file));
if (!imported.ok) throw new Error('The file was refused.');
const { problem } = compile(imported.draft);
optimise('soon');
const began = process.cpuUsage();
const spent = () => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
};
const search = createSearch(problem, { seed: Number(seed) });
while (search.placed < search.lessons && spent() < Number(limit)) search.run(200, true);
console.log(JSON.stringify({ solved: search.placed === search.lessons, cpu: spent(), steps: search.steps }));
