import { preCheck } from '@bellgrid/constraints';
import {
  type Constraint,
  constraintSchema,
  createExampleSchool,
  type Draft,
  hasSchool,
  LEVEL,
  WEIGHT,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { causedFindings } from './rule-overview.ts';

const school = createExampleSchool();
const [structure] = Object.values(school.schoolData.structures);
const [teacher] = Object.values(school.teachers);
if (!structure || !teacher) throw new Error('The example school is empty.');

const findingsOf = (draft: Draft) =>
  [...preCheck(draft)].flatMap((event) => (event.kind === 'finding' ? event.finding : []));

function withRules(rules: readonly Constraint[]): Draft {
  const added = Object.fromEntries(rules.map((rule) => [rule.id, rule]));
  return { ...school, constraints: { ...school.constraints, ...added } };
}

test('a school that fits has no finding that a rule causes', () => {
  expect(causedFindings(school, findingsOf(school))).toEqual([]);
});

test('too many blocked cells are a finding of the calendar', () => {
  const cells = school.schoolData.days.flatMap((_, day) =>
    structure.periods.flatMap((__, period) =>
      hasSchool(structure, day, period)
        ? constraintSchema.parse({
            id: `blocked ${day} ${period}`,
            type: 'teacher',
            base: teacher.id,
            structure: structure.id,
            day,
            period,
            level: LEVEL.HARD,
            weight: WEIGHT.HARD,
          })
        : [],
    ),
  );
  const draft = withRules(cells);
  const caused = causedFindings(draft, findingsOf(draft));
  expect(caused.flatMap(({ calendars }) => calendars)).toContainEqual({
    type: 'teacher',
    id: teacher.id,
    name: teacher.name,
  });
});

test('a rule that asks for more than there is has its finding beside it', () => {
  const rule = constraintSchema.parse({
    id: 'too few days',
    type: 'teacherConstraint',
    constraint: 'teacherMaxDays',
    base: teacher.id,
    maxDays: 1,
    weight: WEIGHT.HARD,
  });
  const draft = withRules([rule]);
  const found = findingsOf(draft).filter(({ about }) => about.constraints?.includes(rule.id));
  expect(found.length).toBeGreaterThan(0);
  const caused = causedFindings(draft, found);
  expect(caused.every(({ rules }) => rules.some(({ id }) => id === rule.id))).toBe(true);
  expect(caused.map(({ finding }) => finding)).toEqual(found);
});
