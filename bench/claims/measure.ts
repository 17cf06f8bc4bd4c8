import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compile, createConflictSearch, verify } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import type { Draft, Id, TimeSlot } from '@bellgrid/model';
import { createProver, createSearch, type ProofRule } from '@bellgrid/solver';
import {
  type ConflictProblem,
  conflictProblem,
  createConflictContext,
} from '../../packages/constraints/src/conflict/conflict-problem.ts';
import { subProblems } from '../../packages/constraints/src/conflict/sub-problems.ts';
import { createRandom } from '../../packages/constraints/src/testing/random.ts';

/**
 * Fills a school and then asks the prover, at random places, for a conflict, which would be a false claim; prints a line
 * of JSON. In each sub-problem the prover also has to accept the timetable that was found.
 */
const { values } = parseArgs({ options: { school: { type: 'string', default: '' } } });
const FILL_SECONDS = 3;
const FORCED_SECONDS = 8;
const FREE_SECONDS = 1.5;
const PLACES = 3;
const STEPS = 3_000_000;

const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const imported = importFile(values.school, readFileSync(values.school));
console.log(JSON.stringify(imported.ok ? measure(imported.draft) : { filled: false }));

function measure(draft: Draft) {
  const began = cpu();
  const { problem, decode } = compile(draft);
  const search = createSearch(problem, { seed: 1 });
  while (!search.done && search.placed < search.lessons && cpu() - began < FILL_SECONDS) search.run(500);
  const placements = decode(search.best());
  const { unplaced, hardViolations } = verify(draft, placements);
  if (unplaced.length > 0 || hardViolations > 0) return { filled: false };
  const slots = new Map(placements.map(({ lesson, timeSlot }) => [lesson, timeSlot]));
  const ids = [...slots.keys()];
  const random = createRandom(ids.length);
  const context = createConflictContext(draft);
  const rules: Record<string, number> = {};
  const counts = { forced: 0, free: 0, claims: 0 };
  for (let place = 0; place < PLACES; place += 1) {
    const seeds = random.some(ids, 2);
    for (const { lessons } of subProblems(context, seeds)) {
      if (cpu() - began > FORCED_SECONDS) break;
      const sub = conflictProblem(context, lessons);
      for (const { kind } of sub.problem.rules) rules[kind] = (rules[kind] ?? 0) + 1;
      counts.forced += 1;
      if (!accepts(sub, slots)) counts.claims += 1;
    }
    const conflicts = createConflictSearch(draft, seeds);
    const start = cpu();
    while (!conflicts.done && cpu() - start < FREE_SECONDS) conflicts.run(20_000);
    counts.free += 1;
    if (conflicts.conflict) counts.claims += 1;
  }
  return { filled: true, lessons: ids.length, ...counts, rules };
}

/** True when the prover finds no violation with the lessons at their places. */
function accepts({ problem, units }: ConflictProblem, slots: ReadonlyMap<Id, TimeSlot>): boolean {
  const member = problem.memberCount;
  const elsewhere = units.map(({ lessons: [own], places }, unit): ProofRule => {
    const at = slots.get(own?.id ?? '');
    const starts = places.flatMap(({ day, start }, index) =>
      day === at?.day && start === at.start ? [] : [index],
    );
    return { kind: 'forbidden', member, unit, starts };
  });
  const forced = { ...problem, memberCount: member + 1, rules: [...problem.rules, ...elsewhere] };
  const prover = createProver(forced, { firstSteps: STEPS, stepsPerQuestion: STEPS, accepts: () => true });
  while (!prover.done) prover.run(STEPS);
  return prover.conflict === null;
}
