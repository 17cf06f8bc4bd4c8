import { LEVEL } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { positionAfterKey } from './calendar-position.ts';
import { calendarState } from './calendar-state.ts';

const size = { days: 5, periods: 8 };
const from =
  (day: number, period: number) =>
  (key: string, rtl = false) =>
    positionAfterKey(key, { day, period }, size, rtl);

test('arrows lead through cells and headers, but not to the corner or outside', () => {
  expect(from(0, 0)('ArrowRight')).toEqual({ day: 1, period: 0 });
  expect(from(0, 0)('ArrowRight', true)).toEqual({ day: -1, period: 0 });
  expect(from(0, 0)('ArrowUp')).toEqual({ day: 0, period: -1 });
  expect(from(0, -1)('ArrowLeft')).toBeNull();
  expect(from(-1, 0)('ArrowUp')).toBeNull();
  expect(from(4, 7)('ArrowDown')).toBeNull();
  expect(from(4, 7)('ArrowRight')).toBeNull();
  expect(from(2, 3)(' ')).toBeNull();
});

test('Home and End lead to the ends of the row', () => {
  expect([from(2, 3)('Home'), from(2, 3)('End')]).toEqual([
    { day: -1, period: 3 },
    { day: 4, period: 3 },
  ]);
  expect(from(2, -1)('Home')).toEqual({ day: 0, period: -1 });
});

test('a cell in which several items differ says so', () => {
  expect(
    [[LEVEL.NONE], [LEVEL.SOFT], [LEVEL.HARD], [LEVEL.DISABLED], [LEVEL.NONE, LEVEL.HARD]].map(calendarState),
  ).toEqual(['available', 'notPreferred', 'blocked', 'noSchool', 'mixed']);
});
