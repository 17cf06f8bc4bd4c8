import { expect, test } from 'vitest';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { findingItems, itemPath } from './finding-items.ts';

test('subjects and lessons come with their classes, as many have the same name; deleted ones do not come', () => {
  const school = smallSchool({ lessons: [{ id: 'Maths (1)', subject: 'Maths', groups: ['9A', '9B'] }] });
  const [maths] = Object.values(school.subjects);
  if (!maths) throw new Error('a subject was expected');
  const draft = { ...school, subjects: { Maths: { ...maths, groups: ['9B', 'gone'] } } };
  const about = { groups: ['9A', 'gone'], subjects: ['Maths', 'gone'], lessons: ['Maths (1)', 'gone'] };
  expect(findingItems(draft, about).map(({ name, classes }) => [name, classes])).toEqual([
    ['9A', []],
    ['Maths', ['9B']],
    ['Maths (1)', ['9A', '9B']],
  ]);
});

test('the address of a card is known for existing items with a card', () => {
  const draft = smallSchool({ lessons: [{ id: 'Maths (1)', subject: 'Maths', groups: ['9A'] }] });
  expect(itemPath(draft, { type: 'lesson', id: 'Maths (1)' })).toBe('/subjects/Maths/lessons/Maths (1)');
  expect(itemPath(draft, { type: 'group', id: '9A' })).toBe('/classes/9A');
  expect(itemPath(draft, { type: 'teacher', id: 'gone' })).toBeNull();
  expect(itemPath(draft, { type: 'structure', id: 's' })).toBeNull();
});
