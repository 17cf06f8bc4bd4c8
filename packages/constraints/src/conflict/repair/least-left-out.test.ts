import { constraintSchema } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { testSchool } from '../../testing/test-school.ts';
import { leastLeftOut } from './least-left-out.ts';

/** A school where so many periods of the week are open for some. */
function leastWith(...calendars: readonly (readonly ['teacher' | 'group', string, number])[]): number {
  const draft = testSchool();
  for (const [type, base, open] of calendars) {
    for (let cell = open; cell < 30; cell += 1) {
      const place = { day: Math.floor(cell / 6), period: cell % 6, structure: 's' };
      const constraint = constraintSchema.parse({ id: `${type}-${base}-${cell}`, type, base, ...place });
      draft.constraints[constraint.id] = constraint;
    }
  }
  return leastLeftOut(draft);
}

it('is nothing where all lessons may fit; of too many, the longest are left out first', () => {
  expect(leastWith()).toBe(0);
  // Ten periods of eight lessons, two of which are double.
  expect(leastWith(['teacher', 't1', 6])).toBe(2);
  expect(leastWith(['teacher', 't1', 4])).toBe(4);
});

it('adds up over people without a lesson in common, and counts no lesson for two of its people', () => {
  // One of the 13 periods of the class has no place: it may be of a lesson of t1.
  expect(leastWith(['teacher', 't1', 6], ['group', 'c1', 12])).toBe(2);
  // Seven periods of t2, with one double lesson.
  expect(leastWith(['teacher', 't1', 6], ['teacher', 't2', 3])).toBe(5);
});
