import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type ConflictSearch,
  createConflictSearch,
  type FoundConflict,
  repairCandidates,
} from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import type { Draft } from '@bellgrid/model';
import { repairsOf } from '@bellgrid/protocol';
import { drawSchool } from '../../packages/constraints/src/testing/draw-school.ts';
import {
  type Pattern,
  patterns,
  plantConflict,
} from '../../packages/constraints/src/testing/plant-conflict.ts';
import { plantRules, rulePatterns } from '../../packages/constraints/src/testing/planted-rules.ts';
import { confirmConflict } from '../../packages/constraints/src/testing/sat/confirm-conflict.ts';
import { constraintRules } from '../../packages/runner/src/context/rules.ts';
import { runWith } from '../../packages/runner/src/run.ts';

/**
 * Plants one conflict into one school, solves it, and prints a line of JSON: the findings, the processor
 * seconds until then, whether only planted members are named, and the verdict of an independent SAT solver.
 * Pattern `none` plants nothing: such a school has to be filled.
 */
const { values } = parseArgs({
  options: {
    school: { type: 'string', default: '' },
    pattern: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const draft = schoolOf(values.school);
const own = [draft.lessons, draft.teachers, draft.subjects, draft.constraints, draft.classrooms].flatMap(
  Object.keys,
);
if (own.some((id) => id.startsWith('x'))) throw new Error(`An id of ${values.school} looks planted.`);
const pattern = patterns.find((each): each is Pattern => each === values.pattern);
const rules = rulePatterns.find((each) => each === values.pattern);
if (pattern) plantConflict(draft, pattern, seed);
if (rules) plantRules(draft, rules);

const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
// The run's clock counts processor time too: what else the machine does ends no row early.
Object.defineProperty(performance, 'now', { value: () => 1000 * cpu() });
const began = cpu();
let provedAfter: number | null = null;
let members: FoundConflict['members'] = [];
const searches: ConflictSearch[] = [];
const runRules = {
  ...constraintRules,
  findConflict: (...args: Parameters<typeof createConflictSearch>) => {
    const search = createConflictSearch(...args);
    searches.push(search);
    return search;
  },
  repairCandidates: (...args: Parameters<typeof repairCandidates>) => {
    const [, found] = args;
    // Asked again for each kind of change: the first time is when the conflict was proved.
    if (provedAfter === null) [provedAfter, members] = [cpu() - began, found];
    return repairCandidates(...args);
  },
};
const result = await runWith(
  runRules,
  draft,
  { jobType: 'solve', until: 'full', seconds: 90, seed, threads: 1 },
  {},
);
const total = cpu() - began;
const named = result.findings.conflicts
  .flatMap(({ summary, members: own }) => [summary, ...own])
  .flatMap(({ about: { lessons = [], constraints = [], teachers = [], classrooms = [], subjects = [] } }) =>
    constraints.length > 0
      ? [...constraints, ...teachers, ...classrooms, ...subjects, ...lessons]
      : [...lessons, ...classrooms],
  );
const confirmation = members.length > 0 ? confirmConflict(draft, members) : null;
const repairs = repairsOf(result.findings).map(({ action }) => action);
console.log(
  JSON.stringify({
    status: result.status,
    provedAfter,
    total,
    members: members.length,
    isMinimal: searches.some(({ conflict }) => conflict?.isMinimal && isSame(conflict.members, members)),
    foreign: [...new Set(named)].filter((id) => !id.startsWith('x')),
    together: confirmation?.together ?? null,
    notNeeded: confirmation?.notNeeded.length ?? 0,
    repairs,
  }),
);

/** Each look at a conflict gives a new list of the same members. */
function isSame(a: FoundConflict['members'], b: FoundConflict['members']): boolean {
  return a.length === b.length && a.every((member, index) => member === b[index]);
}

function schoolOf(name: string): Draft {
  const drawn = /^drawn (\d+)$/.exec(name);
  if (drawn) return drawSchool(Number(drawn[1]));
  const imported = importFile(name, readFileSync(name));
  if (!imported.ok) throw new Error(`${name} was refused.`);
  return structuredClone(imported.draft);
}
