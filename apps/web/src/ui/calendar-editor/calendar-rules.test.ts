import { LEVEL } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { calendarState } from './calendar-state.ts';

test('a cell in which several items differ says so', () => {
  expect(
    [[LEVEL.NONE], [LEVEL.SOFT], [LEVEL.HARD], [LEVEL.DISABLED], [LEVEL.NONE, LEVEL.HARD]].map(calendarState),
  ).toEqual(['available', 'notPreferred', 'blocked', 'noSchool', 'mixed']);
});
