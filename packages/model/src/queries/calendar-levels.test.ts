import { expect, test } from 'vitest';
import { setCalendarCells } from '../commands/set-calendar-cells.ts';
import { setCells } from '../commands/set-cells.ts';
import { runCommand } from '../store/edit-history.ts';
import { smallSchool } from '../testing/school.ts';
import { createWorld } from '../testing/world.ts';
import { LEVEL } from '../values/weight.ts';
import { calendarLevels, closedElsewhere, nextCalendarLevel } from './calendar-levels.ts';

const { NONE, SOFT, HARD, DISABLED } = LEVEL;

test('a teacher goes from none to soft, hard and none; others from none to hard and none', () => {
  expect([NONE, SOFT, HARD].map((level) => nextCalendarLevel('teacher', [[level]]))).toEqual([
    SOFT,
    HARD,
    NONE,
  ]);
  expect([NONE, HARD].map((level) => nextCalendarLevel('group', [[level]]))).toEqual([HARD, NONE]);
  expect([NONE, HARD].map((level) => nextCalendarLevel('classroom', [[level]]))).toEqual([HARD, NONE]);
});

test('a row continues from its least restricted cell, without those that have no school', () => {
  expect(nextCalendarLevel('teacher', [[HARD], [SOFT], [DISABLED]])).toBe(HARD);
  expect(nextCalendarLevel('teacher', [[HARD], [NONE], [SOFT]])).toBe(SOFT);
  expect(nextCalendarLevel('group', [[HARD], [HARD]])).toBe(NONE);
  expect(nextCalendarLevel('group', [[DISABLED], [DISABLED]])).toBeNull();
});

test('reads one calendar, or the common part of several', () => {
  let draft = smallSchool();
  draft = runCommand(draft, setCells, { structure: 's', cells: [{ day: 0, period: 0 }], hasSchool: false });
  const cells = [{ day: 2, period: 1 }];
  draft = runCommand(draft, setCalendarCells, {
    type: 'teacher',
    bases: ['ada', 'ben'],
    structure: 's',
    cells,
    level: HARD,
  });
  const ada = calendarLevels(draft, 'teacher', ['ada'], 's');
  expect([ada[0]?.[0], ada[0]?.[5], ada[2]?.[1], ada[2]?.[2]]).toEqual([[DISABLED], [SOFT], [HARD], [NONE]]);
  const both = calendarLevels(draft, 'teacher', ['ada', 'ben'], 's');
  expect([both[0]?.[5], both[2]?.[1]]).toEqual([[NONE, SOFT], [HARD]]);
  expect(nextCalendarLevel('teacher', [both[0]?.[5] ?? []])).toBe(SOFT);
  expect(ada.length).toBe(draft.schoolData.days.length);
});

test('a time that is closed in one structure is closed in the others, for all of the items', () => {
  const world = createWorld([
    [480, 540],
    [540, 600],
  ])
    .teacher('ada')
    .teacher('ben');
  world.structure('t', [
    [500, 560],
    [560, 620],
  ]);
  const cells = [{ day: 1, period: 1 }];
  const close = { type: 'teacher' as const, bases: ['ada'], structure: 't', cells, level: HARD };
  const draft = runCommand(world.draft, setCalendarCells, close);
  const times = (...bases: string[]) => closedElsewhere(draft, 'teacher', bases, 's').slice(0, 2);
  expect(times('ada')).toEqual([
    [null, null],
    [null, 't'],
  ]);
  expect(times('ada', 'ben').flat()).toEqual([null, null, null, null]);
  expect(
    closedElsewhere(draft, 'teacher', ['ada'], 't')
      .flat()
      .every((each) => each === null),
  ).toBe(true);
});
