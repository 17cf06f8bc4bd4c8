import type { Draft } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { cellNames } from './cell-names.ts';

const on = (day: number, ...periods: number[]) => periods.map((period) => ({ structure: 's', day, period }));

function labelled(...labels: string[]): Draft {
  const draft = testSchool();
  draft.schoolData.structures.s?.periods.forEach((period, index) => {
    period.label = labels[index] ?? period.label;
  });
  return draft;
}

it('names each day once, with ranges of neighbouring periods', () => {
  const cells = [...on(1, 0), ...on(0, 1, 2, 3, 4), ...on(3, 5, 0, 1, 3)];
  expect(cellNames(testSchool(), cells)).toBe(
    'Monday, periods 2–5; Tuesday, period 1; Thursday, periods 1–2, 4, 6',
  );
});

it('names whole days, and neighbouring days of the same periods together', () => {
  const all = [0, 1, 2, 3, 4, 5];
  // Friday has no sixth period.
  const cells = [...on(0, ...all), ...on(1, ...all), ...on(2, 1), ...on(3, 1), ...on(4, ...all.slice(0, 5))];
  expect(cellNames(testSchool(), cells)).toBe(
    'Monday to Tuesday, all day; Wednesday to Thursday, period 2; Friday, all day',
  );
  const lone = [...on(0, 2), ...on(2, 2)];
  expect(cellNames(testSchool(), lone)).toBe('Monday, period 3; Wednesday, period 3');
});

it('breaks off between days, and counts what is left', () => {
  const cells = [...on(0, 0, 2, 4), ...on(1, 1, 3, 5), ...on(2, 0, 1), ...on(3, 5)];
  expect(cellNames(testSchool(), cells)).toBe('Monday, periods 1, 3, 5; Tuesday, periods 2, 4, 6 and 3 more');
});

it('takes labels as they are: words as ranges of neighbours, numbers only where they count on', () => {
  const draft = labelled('Early', 'Registration', '1', '2', 'Lunch', '5');
  expect(cellNames(draft, on(0, 0, 1, 2, 3, 5))).toBe('Monday, Early to Registration, periods 1–2, 5');
  expect(cellNames(labelled('1', '3'), on(0, 0, 1))).toBe('Monday, periods 1, 3');
  expect(cellNames(draft, on(0, 2, 4))).toBe('Monday, period 1, Lunch');
});

it('names once what two structures have alike', () => {
  const cells = [
    ...on(0, 0, 1),
    { structure: 'k', day: 0, period: 0 },
    { structure: 'k', day: 0, period: 1 },
  ];
  expect(cellNames(testSchool(2), cells)).toBe('Monday, periods 1–2');
});
