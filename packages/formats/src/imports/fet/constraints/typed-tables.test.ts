import { expect, it } from 'vitest';
import { numberField } from './fields.ts';
import type { ImportContext } from './import-context.ts';
import { personRule } from './person-rule.ts';

const gaps = { name: 'MaxGapsPerDay', people: 'both', mode: 'Official', scope: 'exact' } as const;
const maxGaps = numberField('Max_Gaps', 'hours');

/** Never called: each line is a mistake that has to be refused when it is compiled. */
function mistakes(context: ImportContext): void {
  // @ts-expect-error no kind has this name
  personRule({ ...gaps, kind: 'maxGapPerDay', fields: { maxGaps } });
  // @ts-expect-error the kind has no such field
  personRule({ ...gaps, kind: 'maxGapsPerDay', fields: { maxGap: maxGaps } });
  // @ts-expect-error a field is missing
  personRule({ ...gaps, kind: 'maxDaysInWindow', fields: { maxDays: numberField('Max_Days', 'days') } });
  const always = { ...gaps, kind: 'maxGapsPerDay', fields: { maxGaps } } as const;
  // @ts-expect-error the kind has no such field
  personRule({ ...always, isAlwaysKept: ({ maxGap }) => maxGap === 0 });
  // @ts-expect-error the kind is none of a set of lessons
  context.addToLessons('maxGapsPerDay', { lessons: [], maxGaps: 1 }, 100);
  // @ts-expect-error the kind has no such field
  context.addToLessons('minDaysBetween', { lessons: [], minDay: 1 }, 100);
  // @ts-expect-error no rule between two has this name
  context.addToPair('lesson', 'same tyme', 'a', 'b', 100);
}

it('makes importers of both people from one entry', () => {
  const { importers, written } = personRule({ ...gaps, kind: 'maxGapsPerDay', fields: { maxGaps } });
  expect(mistakes).toBeTypeOf('function');
  expect(importers).toHaveLength(4);
  expect(written).toMatchObject({
    kind: 'maxGapsPerDay',
    students: { one: 'ConstraintStudentsSetMaxGapsPerDay', all: 'ConstraintStudentsMaxGapsPerDay' },
  });
});
