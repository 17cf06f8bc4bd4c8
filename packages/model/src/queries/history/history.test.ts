import { expect, test } from 'vitest';
import { groupVersions } from './group-versions.ts';
import { historyHeading } from './history-heading.ts';

const MINUTE = 60_000;
const version = (id: string, from: number, to: number, revertedFrom: string | null = null) => {
  return { id, date: from * MINUTE, lastModified: to * MINUTE, revertedFrom };
};

test('versions within an hour of one another stand together, restored ones alone', () => {
  const versions = [
    version('a', 0, 10),
    version('b', 70, 80),
    version('c', 141, 141),
    version('d', 150, 150, 'a'),
    version('e', 155, 156),
    version('f', 170, 170),
  ];
  const groups = groupVersions(versions).map((group) => group.map(({ id }) => id));
  expect(groups).toEqual([['f', 'e'], ['d'], ['c'], ['b', 'a']]);
});

test('dates are named by how long ago they are', () => {
  const at = (text: string) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    return { year, month, day };
  };
  const heading = (date: string, today = '2026-11-20') => historyHeading(at(date), at(today));
  expect(heading('2026-11-20')).toEqual({ kind: 'today' });
  expect(heading('2026-11-19')).toEqual({ kind: 'weekday', weekday: 4 });
  expect(heading('2026-11-14')).toEqual({ kind: 'weekday', weekday: 6 });
  expect(heading('2026-11-13')).toEqual({ kind: 'this-month' });
  expect(heading('2026-10-31')).toEqual({ kind: 'month', month: 10 });
  expect(heading('2025-11-20')).toEqual({ kind: 'month-and-year', month: 11, year: 2025 });
  expect(heading('2024-02-29', '2024-03-01')).toEqual({ kind: 'weekday', weekday: 4 });
  expect(heading('2025-12-31', '2026-01-02')).toEqual({ kind: 'weekday', weekday: 3 });
});

test('weekdays agree with the calendar over many years', () => {
  for (let day = 0; day < 20_000; day += 37) {
    const date = new Date(Date.UTC(1999, 11, 20 + day));
    const next = new Date(date.getTime() + 24 * 60 * MINUTE);
    const [a, b] = [date, next].map((each) => {
      return { year: each.getUTCFullYear(), month: each.getUTCMonth() + 1, day: each.getUTCDate() };
    });
    if (!a || !b) throw new Error('two dates were made');
    expect(historyHeading(a, b)).toEqual({ kind: 'weekday', weekday: date.getUTCDay() });
  }
});
