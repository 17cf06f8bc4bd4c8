import { type Draft, timetableOf } from '@bellgrid/model';
import { createProver, type ProofRule } from '@bellgrid/solver';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../compile/compile.ts';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import { boundConstraints, isHard, matchesOf } from '../rules/bound-constraint.ts';
import type { KindCases } from '../testing/kind-cases.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { randomAssignment } from '../testing/random-assignment.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { conflictProblem, createConflictContext } from './conflict-problem.ts';

/** Kinds of rooms: the prover knows only the lists that lessons choose from, and closed rooms. */
const LEFT_OUT: readonly AnyKind[] = [
  kinds.classroomCalendar,
  kinds.lessonsSameClassroom,
  kinds.maxBuildingChangesPerDay,
  kinds.roomPreference,
];
const RULES = 6;
const TIMETABLES = 5;

/** True when a rule is kept with some lessons placed, by its plain meaning and for the prover. */
function compare(
  draft: Draft,
  free: Draft,
  kind: AnyKind,
  random: Random,
): { plain: boolean; proof: boolean } {
  const { problem, decode } = compile(free);
  const placements = decode(randomAssignment(problem, random, random.pick([0.5, 0.9, 1])));
  const slots = new Map(placements.map(({ lesson, timeSlot }) => [lesson, timeSlot]));
  const lessons = new Set(Object.values(draft.lessons).filter(({ id }) => slots.has(id)));
  const sub = conflictProblem(createConflictContext(draft), lessons);
  const elsewhere = sub.units.map(({ lessons: [own], places }, unit): ProofRule => {
    const at = slots.get(own?.id ?? '');
    const starts = places.flatMap((place, start) =>
      place.day === at?.day && place.start === at.start ? [] : [start],
    );
    return { kind: 'forbidden', member: sub.problem.memberCount, unit, starts };
  });
  const rules = [...sub.problem.rules, ...elsewhere];
  const prover = createProver(
    { ...sub.problem, memberCount: sub.problem.memberCount + 1, groups: [], rules },
    { firstSteps: 1_000_000, stepsPerQuestion: 0, accepts: () => true },
  );
  while (!prover.done) prover.run(1_000_000);
  const bounds = boundConstraints(draft).filter((bound) => bound.kind === kind && isHard(bound));
  const timetable = timetableOf(draft, placements);
  return {
    plain: bounds.every((bound) => matchesOf(bound, timetable).length === 0),
    proof: prover.conflict === null,
  };
}

describe.each(Object.values<AnyKind>(kinds))('what the prover is told of $kind', (kind) => {
  let cases: KindCases;
  beforeAll(async () => {
    ({ cases } = await import(`../kinds/${kind.kind}/cases.ts`));
  });

  const schoolOf = (structures: 1 | 2) => {
    const draft = testSchool(structures);
    cases.prepare?.(draft);
    return draft;
  };

  it.each([1, 2] as const)('is never more than it means, with %i structure(s)', (structures) => {
    const random = createRandom(structures);
    for (let rule = 0; rule < RULES; rule += 1) {
      const params = cases.draw(random);
      const draft = withRule(schoolOf(structures), kind, params, 'hard');
      const free = withRule(schoolOf(structures), kind, params, 'off');
      for (let round = 0; round < TIMETABLES; round += 1) {
        const { plain, proof } = compare(draft, free, kind, random);
        const where = `rule ${rule} ${JSON.stringify(params)}, timetable ${round}`;
        if (plain) expect(proof, where).toBe(true);
        // With one structure it is all that the kind means.
        if (structures === 1 && !LEFT_OUT.includes(kind)) expect(proof, where).toBe(plain);
      }
    }
  });
});
