import { lessonsInScope } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { scopeOfView } from './ImproveShown.tsx';

const draft = smallSchool({
  lessons: [
    { id: 'PE', groups: ['9A'], teachers: ['Novak'], at: [0, 0] },
    { id: 'Art', groups: ['9B'], teachers: ['Ito'], at: [1, 0] },
    { id: 'Maths', groups: ['9B'], teachers: ['Novak'] },
  ],
});

const inScope = (...[view, ...ids]: [Parameters<typeof scopeOfView>[1], ...string[]]) => {
  const config = { ...draft.config, ...scopeOfView(draft, view, new Set(ids)) };
  return lessonsInScope({ ...draft, config }).map(({ id }) => id);
};

test('the classes or teachers of a view, with their unplaced lessons', () => {
  expect(inScope('classes', '9B')).toEqual(['Art', 'Maths']);
  expect(inScope('teachers', 'Novak')).toEqual(['PE', 'Maths']);
  expect(inScope('custom', '9A', 'Ito')).toEqual(['PE', 'Art']);
});

test('the lessons on the days of a view', () => {
  expect(inScope('days', 'd0')).toEqual(['PE']);
  expect(inScope('days', 'd0', 'd1')).toEqual(['PE', 'Art']);
});
