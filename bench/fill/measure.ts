import { readFileSync } from 'node:fs';
import { compile } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import { createSearch } from '@bellgrid/solver';

/** Steps after which the processor time is looked at. */
const SLICE = 1000;

/** Prints the steps and processor seconds until a school is full, or what is left over after so many seconds. */
const [, , file = '', seconds = '60', seed = '1'] = process.argv;
const imported = importFile(file, readFileSync(file));
if (!imported.ok) throw new Error('The file was refused.');
const { problem } = compile(imported.draft);
const began = process.cpuUsage();
const spent = () => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
};
const search = createSearch(problem, { seed: Number(seed) });
while (search.placed < search.lessons && spent() < Number(seconds)) search.run(SLICE, true);
console.log(
  JSON.stringify({
    filled: search.placed === search.lessons,
    placed: search.placed,
    lessons: search.lessons,
    steps: search.steps,
    cpu: spent(),
  }),
);
