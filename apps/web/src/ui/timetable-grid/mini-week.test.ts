import { expect, test } from 'vitest';
import { miniWeeks } from './mini-week.ts';
import { smallSchool } from './small-school.ts';

test('a week in small has the colours of the lessons, the blocked cells and those without school', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'art', groups: ['9A', '9B'], teachers: ['Ito'], at: [0, 1], numPeriods: 2 },
      { id: 'PE', groups: ['9A'], at: [0, 2] },
      { id: 'unplaced', groups: ['9A'] },
    ],
    days: 2,
  });
  const { art, PE } = draft.subjects;
  if (art) art.color = '#111111';
  if (PE) PE.color = '#222222';
  draft.constraints.no = {
    ...{ id: 'no', type: 'group', base: '9A', structure: 's', weight: 100, day: 1, period: 0, level: 2 },
  } as (typeof draft.constraints)[string];
  draft.schoolData.structures.s?.cells.push({ id: 'c', dayIndex: 1, periodIndex: 3, hasSchool: false });

  const week = miniWeeks(draft)('group', '9A', 's');
  expect(week.map((day) => day.map(({ colors }) => colors.join(' ')))).toEqual([
    ['', '#111111', '#111111 #222222', ''],
    ['', '', '', ''],
  ]);
  expect(week[1]?.map(({ state }) => state)).toEqual(['blocked', 'free', 'free', 'noSchool']);
  expect(miniWeeks(draft)('teacher', 'Ito', 's')[0]?.[2]?.colors).toEqual(['#111111']);
});
