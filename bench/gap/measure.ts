import { readFileSync } from 'node:fs';
import { compile } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import { countTimetable, createSearch, lowerBound } from '@bellgrid/solver';

/** Steps after which the processor time is looked at. */
const SLICE = 1000;
/** A school that is not full after so many steps is left out. */
const FILL_STEPS = 300_000;

/**
 * Prints the lower bound of a school, the cost of its timetable after so many steps per unit or processor seconds, and
 * the kinds of rules that make up this cost.
 */
const [, , file = '', perUnit = '120', seconds = '0', seed = '1'] = process.argv;
const imported = importFile(file, readFileSync(file));
if (!imported.ok) throw new Error('The file was refused.');
const { problem, sources } = compile(imported.draft);
const began = process.cpuUsage();
const spent = () => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000_000;
};
const bound = lowerBound(problem);
const boundSeconds = spent();
const search = createSearch(problem, { seed: Number(seed) });
while (search.placed < search.lessons && search.steps < FILL_STEPS && !search.done) search.run(SLICE, true);
const isFull = search.placed === search.lessons;
const most = Number(perUnit) * problem.unitCount;
const isOver = () => (Number(seconds) > 0 ? spent() >= Number(seconds) : search.steps >= most);
while (isFull && !search.done && !isOver()) search.run(SLICE);
const { cost } = countTimetable(problem, search.best());
const remaining = new Map<string, number>();
const add = (kind: string, amount: number) => {
  if (amount !== 0) remaining.set(kind, (remaining.get(kind) ?? 0) + amount);
};
let fromRules = 0;
for (const rule of problem.rules) {
  if (rule.hard) continue;
  const own = countTimetable({ ...problem, rules: [rule] }, search.best()).cost - costOf([]);
  fromRules += own;
  add(`${sources[rule.source]?.kind.kind} (${rule.kind})`, own);
}
add('starts and rooms', cost - fromRules);
const hasSoftRules = problem.rules.some(({ hard }) => !hard);
const parts = Object.fromEntries(remaining);
console.log(JSON.stringify({ isFull, hasSoftRules, bound, boundSeconds, cost, parts, steps: search.steps }));

function costOf(rules: typeof problem.rules): number {
  return countTimetable({ ...problem, rules }, search.best()).cost;
}
