import { expect, test } from 'vitest';
import { isRule, ruleName } from './rule-name.ts';

test('writes the name of a rule as words', () => {
  expect(ruleName('ConstraintTeacherMaxDaysPerWeek')).toBe('Teacher max days per week');
  expect(ruleName('ConstraintActivitiesSameStartingTime')).toBe('Activities same starting time');
});

test('leaves other names alone', () => {
  expect(['Teachers', 'Students (classes)', 'Constraint'].map(ruleName)).toEqual([
    'Teachers',
    'Students (classes)',
    'Constraint',
  ]);
  expect(isRule('Constraints')).toBe(false);
});
