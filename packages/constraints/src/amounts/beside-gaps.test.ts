import { constraintSchema, timetableOf } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { boundConstraints, matchesOf } from '../rules/bound-constraint.ts';
import { type Drawn, placementsOf, testSchool } from '../testing/test-school.ts';

/** The lessons that a rule on the gaps of class c3 points at. */
function pointedAt(constraint: string, at: Drawn): string[] {
  const draft = testSchool();
  const rule = { id: 'gaps', type: 'groupConstraint', base: 'c3', constraint, maxGaps: 0, weight: 100 };
  draft.constraints = { gaps: constraintSchema.parse(rule) };
  const timetable = timetableOf(draft, placementsOf(draft, at));
  const found = boundConstraints(draft)
    .filter(({ records }) => records.includes('gaps'))
    .flatMap((bound) => matchesOf(bound, timetable));
  return found.flatMap(({ lessons }) => [...lessons]).sort();
}

test.each(['maxGapsPerWeek', 'maxGapsPerDay'])('%s points at the lessons beside a gap alone', (kind) => {
  const day = { drama1: [0, 0], drama2: [0, 1], chemistry1: [0, 4], chemistry2: [1, 4] } satisfies Drawn;
  expect(pointedAt(kind, day)).toEqual(['chemistry1', 'drama2']);
});
