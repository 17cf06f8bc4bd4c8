import { expect, test } from 'vitest';
import { createFactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import { ownPlacements, smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { heldWeeks } from './held-weeks.ts';

const school = smallSchool({
  days: 2,
  periods: 3,
  lessons: [
    { id: 'PE', groups: ['9A', '9B'], teachers: ['Novak'], classroom: 'Gym', at: [0, 0] },
    { id: 'Art', groups: ['9A'], teachers: ['Ito'], at: [0, 2] },
    { id: 'Maths', groups: ['9B'], teachers: ['Novak'], numPeriods: 2, at: [1, 1] },
    { id: 'Dance', groups: ['9C'], teachers: ['Ito'], classroom: 'Gym', at: [1, 0] },
  ],
});

const draft = { ...school, config: { ...school.config, isClassroomsEnabled: true } };

test('the weeks of its teacher, its class and its room say when they are taken by other lessons', () => {
  const placed = ownPlacements(draft);
  const facts = createFactsOf(draft, placed, 'subject')('PE');
  const weeks = heldWeeks(draft, placed, facts);
  const inLetters = weeks.map(({ type, name, others, days }) => [
    type,
    name,
    others,
    days.map((cells) => cells.map((cell) => cell[0]).join('')).join(' '),
  ]);
  expect(inLetters).toEqual([
    ['teacher', 'Novak', 0, 'fff ftt'],
    ['group', '9A', 1, 'fft fff'],
    ['classroom', 'Gym', 0, 'fff tff'],
  ]);
});
