import { readFileSync } from 'node:fs';
import { compile, preCheck } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';

/** Prints the processor milliseconds of pre-check and compile, each on a fresh copy of the draft, several times. */
const name = process.argv[2] ?? '';
const imported = importFile(name, readFileSync(name));
if (!imported.ok) throw new Error('The file was refused.');
const { draft } = imported;
const fresh = () => ({ ...draft, lessons: { ...draft.lessons }, constraints: { ...draft.constraints } });
function timed(work: () => void): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
const rows = Array.from({ length: 15 }, () => {
  const checked = fresh();
  const alone = fresh();
  return {
    preCheck: timed(() => {
      for (const _ of preCheck(checked));
    }),
    compileAfter: timed(() => void compile(checked)),
    compile: timed(() => void compile(alone)),
  };
});
console.log(JSON.stringify({ lessons: Object.keys(draft.lessons).length, rows }));
