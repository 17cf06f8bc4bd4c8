import { preCheck } from '@bellgrid/constraints';
import {
  type Constraint,
  constraintSchema,
  createDraft,
  createExampleSchool,
  type Draft,
  hasSchool,
  LEVEL,
  WEIGHT,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { causedFindings, ruleOverview } from './rule-overview.ts';

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

test('a rule for all has no effect while there are none, or while each has one of its own', () => {
  const scope = { items: 'all', except: [] };
  const limit = (id: string, base: unknown) =>
    constraintSchema.parse({
      ...{ id, type: 'teacherConstraint', constraint: 'maxGapsPerDay', base, maxGaps: 1 },
      weight: WEIGHT.HARD,
    });
  const all = limit('all', scope);
  const reasons = (draft: Draft) =>
    ruleOverview(draft, new Map()).idle.flatMap(({ constraint, reason }) =>
      constraint.id === 'all' ? reason : [],
    );
  expect(reasons({ ...createDraft(), constraints: { all } })).toEqual(['noItems']);
  expect(reasons(withRules([all]))).toEqual([]);
  const own = Object.keys(school.teachers).map((id) => limit(`of ${id}`, id));
  expect(reasons(withRules([all, ...own]))).toEqual(['nobody']);
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

test('a weaker limit beside a hard one is without effect, with the rule that makes it superfluous', () => {
  const limit = (id: string, maxDays: number) =>
    constraintSchema.parse({
      ...{ id, type: 'teacherConstraint', constraint: 'teacherMaxDays', base: teacher.id, maxDays },
      weight: WEIGHT.HARD,
    });
  const { idle } = ruleOverview(withRules([limit('four days', 4), limit('five days', 5)]), new Map());
  const own = idle.filter(({ reason }) => reason === 'stronger');
  expect(own.map(({ constraint, by }) => [constraint.id, by?.id])).toEqual([['five days', 'four days']]);
});
