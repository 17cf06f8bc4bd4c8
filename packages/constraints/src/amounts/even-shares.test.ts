import { constraintSchema, type Draft, LEVEL } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { evenShares } from './even-shares.ts';

/** The test school, with school on so many periods of each day. */
function withPeriods(...periods: readonly number[]): Draft {
  const draft = testSchool();
  for (const cell of draft.schoolData.structures.s?.cells ?? [])
    cell.hasSchool = cell.periodIndex < (periods[cell.dayIndex] ?? 0);
  return draft;
}

it('the shares are what a class has, divided by its days and rounded down (S7.1)', () => {
  // c1 has 13 periods: of the subjects of a division one counts.
  expect(evenShares(withPeriods(6, 6, 6, 6, 6), 'c1')).toEqual([2, 2, 2, 2, 2]);
  expect(evenShares(withPeriods(6, 6, 6, 6, 6), 'c2')).toEqual([1, 1, 1, 1, 1]);
  expect(evenShares({ ...testSchool(), lessons: {} }, 'c1')).toEqual([0, 0, 0, 0, 0]);
});

it('a day with fewer open periods has all of these as its share, a closed day none', () => {
  expect(evenShares(withPeriods(6, 6, 6, 1, 0), 'c1')).toEqual([4, 4, 4, 1, 0]);
  const draft = withPeriods(6, 6, 6, 0, 0);
  draft.constraints.closed = constraintSchema.parse({
    ...{ id: 'closed', type: 'group', base: 'c1', structure: 's', day: 0, period: 0, level: LEVEL.HARD },
  });
  for (const period of [1, 2]) {
    const id = `closed ${period}`;
    draft.constraints[id] = constraintSchema.parse({ ...draft.constraints.closed, id, period });
  }
  // The day with three closed periods has three.
  expect(evenShares({ ...draft }, 'c1')).toEqual([3, 5, 5, 0, 0]);
});

it('lessons that are linked to be at the same time count once', () => {
  const draft = withPeriods(6, 6, 0, 0, 0);
  expect(evenShares(draft, 'c2')).toEqual([4, 4, 0, 0, 0]);
  const link = { id: 'link', type: 'subject', constraint: 'same time', base: 'history', other: 'physics' };
  draft.constraints.link = constraintSchema.parse(link);
  expect(evenShares({ ...draft }, 'c2')).toEqual([2, 2, 0, 0, 0]);
});
