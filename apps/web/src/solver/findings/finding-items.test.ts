import { solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { smallSchool } from '../../timetable-grid/small-school.ts';
import { findingItems } from './finding-items.ts';

test('subjects and lessons come with their classes, as many have the same name; what is gone does not come', () => {
  const school = smallSchool({ lessons: [{ id: 'Maths (1)', subject: 'Maths', groups: ['9A', '9B'] }] });
  const [maths] = Object.values(school.subjects);
  if (!maths) throw new Error('a subject was expected');
  const draft = { ...school, subjects: { Maths: { ...maths, groups: ['9B', 'gone'] } } };
  const finding = solverFindingSchema.parse({
    ...{ kind: 'unplaced', sentence: 'x', groups: ['9A', 'gone'] },
    ...{ subjects: ['Maths', 'gone'], lessons: ['Maths (1)', 'gone'] },
  });
  expect(findingItems(draft, finding).map(({ name, classes }) => [name, classes])).toEqual([
    ['9A', []],
    ['Maths', ['9B']],
    ['Maths (1)', ['9A', '9B']],
  ]);
});
