import { constraintSchema, type Draft, WEIGHT } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { drawSchool } from '../testing/draw-school.ts';
import { knownRules } from './known-rules.ts';
import { superfluousRules } from './superfluous-rules.ts';

const school = drawSchool(1);
const [teacher = '', colleague = ''] = Object.keys(school.teachers);
const [subject = '', other = '', third = ''] = Object.keys(school.subjects);

/** The superfluous rules of the school with these, each with the rule that makes it so. */
function superfluous(rules: Readonly<Record<string, object>>, change: (draft: Draft) => void = () => {}) {
  const draft = structuredClone(school);
  draft.constraints = {};
  for (const [id, rule] of Object.entries(rules))
    draft.constraints[id] = constraintSchema.parse({ weight: WEIGHT.HARD, ...rule, id });
  change(draft);
  return Object.fromEntries([...superfluousRules(draft)].map(([id, by]) => [id, by.id]));
}

const days = (maxDays: number, base: unknown = teacher) => ({
  ...{ type: 'teacherConstraint', constraint: 'teacherMaxDays', base, maxDays },
});
const least = (minLessons: number) => ({
  ...{ type: 'teacherConstraint', constraint: 'teacherMinLessonsPerDay', base: teacher, minLessons },
});

test('a weaker limit beside a hard one has no effect, whatever its weight', () => {
  expect(superfluous({ strong: days(3), weak: days(4) })).toEqual({ weak: 'strong' });
  expect(superfluous({ weak: { ...days(5), weight: WEIGHT.FIVE }, strong: days(3) })).toEqual({
    weak: 'strong',
  });
  expect(superfluous({ weak: least(1), strong: least(3) })).toEqual({ weak: 'strong' });
});

test('a stronger one, a rule of another person, and one that is off are not', () => {
  const soft = { ...days(3), weight: WEIGHT.TWO };
  const withSlider = (draft: Draft) => {
    draft.constraintGroupWeights.workload = { enabled: true, weight: 1 };
  };
  expect(superfluous({ hard: days(4), soft }, withSlider)).toEqual({});
  expect(superfluous({ one: days(3), two: days(4, colleague) })).toEqual({});
  expect(superfluous({ off: { ...days(3), weight: WEIGHT.OFF }, weak: days(4) })).toEqual({});
  expect(superfluous({ one: { ...days(3), weight: WEIGHT.ONE }, two: soft }, withSlider)).toEqual({});
});

test('the same rule twice: the second one is superfluous, also with its sides exchanged, and the softer of two weights', () => {
  const apart = (base: string, target: string) => ({
    ...{ type: 'subject', constraint: 'not same day', base, other: target },
  });
  expect(superfluous({ one: apart(subject, other), two: apart(other, subject) })).toEqual({ two: 'one' });
  const soft = { ...days(3), weight: WEIGHT.ONE };
  const slider = (draft: Draft) => {
    draft.constraintGroupWeights.workload = { enabled: true, weight: 1 };
  };
  expect(superfluous({ soft, hard: days(3) }, slider)).toEqual({ soft: 'hard' });
});

test('a rule for all never makes that of one person superfluous, but a weaker one for all', () => {
  const all = { items: 'all', except: [] };
  expect(superfluous({ all: days(3, all), own: days(4) })).toEqual({});
  expect(superfluous({ all: days(3, all), weak: days(4, all) })).toEqual({ weak: 'all' });
  const some = { items: 'all', except: [colleague] };
  expect(superfluous({ some: days(3, some), weak: days(4, all) })).toEqual({});
});

test('of two rules of which a form says that one repeats the other, the second is superfluous', () => {
  const apart = (base: string, target: string, weight: number) => ({
    ...{ type: 'subject', constraint: 'not same day', base, other: target, weight },
  });
  const draft = structuredClone(school);
  draft.constraints = {};
  const rules = {
    hard: apart(subject, other, WEIGHT.HARD),
    exchanged: apart(other, subject, WEIGHT.HARD),
    elsewhere: apart(subject, third, WEIGHT.HARD),
    three: days(3, { items: [teacher, colleague], except: [] }),
    turned: days(3, { items: [colleague, teacher], except: [] }),
    less: days(3, { items: [colleague, teacher], except: [colleague] }),
  };
  for (const [id, rule] of Object.entries(rules))
    draft.constraints[id] = constraintSchema.parse({ weight: WEIGHT.HARD, ...rule, id });
  const repeated = Object.values(draft.constraints).flatMap((constraint) => {
    const duplicate = knownRules(draft.constraints).find(constraint);
    return duplicate?.outcome === 'exact' ? [constraint.id] : [];
  });
  expect(repeated).toEqual(['hard', 'exchanged', 'three', 'turned']);
  expect([...superfluousRules(draft).keys()].sort()).toEqual(['exchanged', 'turned']);
});
