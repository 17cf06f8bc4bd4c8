import { describe, expect, test } from 'vitest';
import { rules } from '../../records/rules/registry.ts';
import { createWorld } from '../../testing/world.ts';
import type { Id } from '../../values/id.ts';
import { WEIGHT } from '../../values/weight.ts';
import {
  checkRuleForm,
  constraintOfForm,
  type EnteredRule,
  needsMinutes,
  newRuleValues,
  numberRange,
  rulesFor,
  valuesForKind,
} from './check-rule-form.ts';
import type { FormDuplicate } from './form-answer.ts';

/** Two structures: `s` with six periods, `t` with one. Ada teaches in the first, Ben in both. */
function school() {
  const world = createWorld()
    .group('9a')
    .teacher('ada')
    .teacher('ben')
    .subject('a', { teachers: ['ada', 'ben'], lengths: [1, 2] })
    .subject('b');
  world.structure('t', [[480, 530]]);
  return world.subject('c', { teachers: ['ben'], structure: 't' }).draft;
}
const draft = school();

type Kind = keyof typeof rules;
const form = (ownerType: EnteredRule['ownerType'], bases: Id[], values: EnteredRule['values']) => ({
  ownerType,
  bases,
  values,
});
const check = (kind: Kind, entered: EnteredRule, duplicate: FormDuplicate = 'none') =>
  checkRuleForm(draft, rules[kind], entered, duplicate);
const errors = (kind: Kind, entered: EnteredRule, duplicate?: FormDuplicate) =>
  check(kind, entered, duplicate).errors;

describe('a rule of a teacher', () => {
  const ada = (values: EnteredRule['values'], bases = ['ada']) => form('teacher', bases, values);

  test('has its numbers within the cycle; a number that does not fit is told by its field', () => {
    const answers = [0, 1, 5, 6, Number.NaN].map((maxDays) => check('teacherMaxDays', ada({ maxDays })));
    expect(answers.map(({ canSave }) => canSave)).toEqual([false, true, true, false, false]);
    expect(answers.flatMap((each) => each.errors)).toEqual([]);
    expect(numberRange(draft, rules.teacherMaxDays.fields.maxDays)).toEqual({ least: 1, most: 5 });
    expect(numberRange(draft, rules.teacherMaxLessonsPerDay.fields.maxLessons)).toEqual({
      least: 1,
      most: 6,
    });
    expect(numberRange(draft, rules.teacherBreak.fields.breakSize)).toEqual({ least: 1 });
    expect(numberRange(draft, rules.teacherLessonsConsecutive.fields.spacing)).toEqual({
      least: 0,
      most: 1440,
    });
  });

  test('begins with the limits of the school, in minutes where periods mean nothing', () => {
    const fresh = (kind: Kind, bases: Id[]) =>
      newRuleValues(draft, rules[kind], { ownerType: 'teacher', bases });
    expect(fresh('teacherMaxDays', ['ada'])).toEqual({ maxDays: 5 });
    expect(fresh('teacherMinLessonsPerDay', ['ada'])).toEqual({ minLessons: 1 });
    const rest = { maxConsecutiveTeachingPeriods: 2, breakSize: 1 };
    expect(fresh('teacherBreak', ['ada'])).toEqual({ ...rest, units: 'period' });
    expect(fresh('teacherBreak', ['ada', 'ben'])).toEqual({ ...rest, units: 'minute' });
  });

  test('may be in periods only where each of the teachers teaches in one structure', () => {
    const values = { spacing: 0, units: 'period' };
    expect(errors('teacherLessonsConsecutive', ada(values))).toEqual([]);
    expect(errors('teacherLessonsConsecutive', ada(values, ['ada', 'ben']))).toEqual([
      'periods-need-one-structure',
    ]);
    expect(errors('teacherLessonsConsecutive', ada({ ...values, units: 'minute' }, ['ben']))).toEqual([]);
  });

  test('does not repeat what the teachers or classes have', () => {
    const values = { maxGaps: 1 };
    const both = ada(values, ['ada', 'ben']);
    const repeats = (entered: EnteredRule) =>
      (['exact', 'similar'] as const).map((duplicate) => errors('maxGapsPerDay', entered, duplicate)[0]);
    expect(repeats(ada(values))).toEqual(['teacher-has-similar', 'teacher-has-similar']);
    expect(repeats(both)).toEqual(['teachers-have-this', 'teachers-have-similar']);
    expect(repeats(form('group', ['9a'], values))).toEqual(['class-has-similar', 'class-has-similar']);
    expect(repeats(form('group', ['9a', '9b'], values))).toEqual([
      'classes-have-this',
      'classes-have-similar',
    ]);
    expect(errors('maxGapsPerDay', ada(values, []))).toEqual(['no-teachers']);
  });

  test('has a window that ends after it starts', () => {
    const window = (start: number, end: number) => errors('maxDaysInWindow', ada({ start, end, maxDays: 1 }));
    expect(window(2, 3)).toEqual([]);
    expect(window(2, 2)).toEqual(['empty-window']);
    expect(window(0, 7)).toEqual(['no-period']);
  });
});

describe('a rule on sets of subjects', () => {
  const entered = (values: EnteredRule['values']) => form('subject', ['a'], values);

  test('needs subjects, and minutes over several structures', () => {
    const together = (subjects: Id[], units: string) =>
      errors('consecutive', entered({ subjects, units, spacing: 0 }));
    expect(together([], 'period')).toEqual(['no-subjects']);
    expect(together(['a', 'c'], 'period')).toEqual(['periods-need-one-structure']);
    expect(together(['a', 'c'], 'minute')).toEqual([]);
    expect(check('consecutive', entered({ subjects: ['a'], units: 'period', spacing: -1 })).canSave).toBe(
      false,
    );
    const needs = (subjects: Id[]) => needsMinutes(draft, rules.consecutive, entered({ subjects }));
    expect([needs(['a', 'c']), needs(['a', 'b'])]).toEqual([true, false]);
  });

  test('does not repeat another one', () => {
    const values = { subjects: ['a', 'b'], units: 'period', spacing: 0 };
    expect(errors('consecutive', entered(values), 'exact')).toEqual(['exact-duplicate']);
    expect(errors('consecutive', entered(values), 'similar')).toEqual(['similar-duplicate']);
    const around = entered({ subjects: ['a'], direction: '<', numLessons: 1, periodIndex: 5 });
    expect(check('splitAround', around, 'similar')).toMatchObject({
      canSave: true,
      warnings: ['similar-values'],
    });
  });

  test('keeps two sides apart', () => {
    const apart = { subjectsA: ['a'], subjectsB: ['b', 'a'], spacing: 1, units: 'period' };
    expect(errors('notConsecutive', entered(apart))).toEqual(['subject-on-both-sides']);
    expect(errors('notConsecutive', entered({ ...apart, subjectsB: [] }))).toEqual(['no-subjects']);
  });

  test('splits around a period of one structure', () => {
    const around = { subjects: ['a'], direction: '<', numLessons: 1, periodIndex: 5 };
    expect(errors('splitAround', entered(around))).toEqual([]);
    expect(errors('splitAround', entered({ ...around, periodIndex: 6 }))).toEqual(['no-period']);
    expect(errors('splitAround', entered({ ...around, subjects: ['a', 'c'] }))).toEqual([
      'subjects-of-several-structures',
    ]);
    expect(check('splitAround', entered({ ...around, numLessons: 0 })).canSave).toBe(false);
  });
});

describe('a rule of a subject or lesson', () => {
  const of = (values: EnteredRule['values']) => form('subject', ['a'], values);

  test('needs values or a target', () => {
    expect(errors('onDay', of({ values: [] }))).toEqual(['no-values']);
    expect(errors('sameDay', of({ other: null }))).toEqual(['no-target']);
    expect(errors('sameDay', of({ other: 'a' }))).toEqual(['target-is-base']);
    expect(check('sameDay', of({ other: 'b' })).canSave).toBe(true);
  });

  test('warns when no chosen periods in a row are as long as a lesson', () => {
    const warnings = (values: number[], entered = of({ values })) => check('atPeriod', entered).warnings;
    expect(warnings([4, 0, 2])).toEqual(['no-run-of-periods']);
    expect(warnings([5, 0, 4])).toEqual([]);
    expect(warnings([0], form('lesson', ['a1'], { values: [0] }))).toEqual([]);
    expect(check('notAtPeriod', of({ values: [0] })).warnings).toEqual([]);
  });

  test('is blocked by the same one, not by a similar one', () => {
    expect(errors('onDay', of({ values: [1] }), 'exact')).toEqual(['exact-duplicate']);
    expect(check('onDay', of({ values: [1] }), 'similar')).toMatchObject({
      canSave: true,
      warnings: ['similar-values'],
    });
  });

  test('keeps values or target when the new kind has them too', () => {
    const after = (from: Kind, to: Kind, values: EnteredRule['values']) =>
      valuesForKind(draft, { from: rules[from], to: rules[to] }, of(values));
    expect(after('atPeriod', 'notAtPeriod', { values: [1, 2] })).toEqual({ values: [1, 2] });
    expect(after('atPeriod', 'afterPeriod', { values: [1, 2] })).toEqual({ values: [1] });
    expect(after('atPeriod', 'onDay', { values: [1, 2] })).toEqual({ values: [] });
    expect(after('sameDay', 'before', { other: 'b' })).toEqual({ other: 'b' });
    expect(after('sameDay', 'atPeriod', { other: 'b' })).toEqual({ values: [] });
  });
});

test('a rule on lessons begins with those of its subject, a pair with the first two', () => {
  const fresh = (kind: Kind, ownerType: 'subject' | 'lesson', base: Id) =>
    newRuleValues(draft, rules[kind], { ownerType, bases: [base] });
  const { lessons = [] } = draft.subjects.a ?? {};
  expect(fresh('minDaysBetween', 'subject', 'a')).toEqual({ lessons, minDays: 1 });
  expect(fresh('adjacent', 'subject', 'a')).toEqual({ lessons });
  expect(fresh('adjacent', 'lesson', lessons[0] ?? '')).toEqual({ lessons: [lessons[0]] });
  expect(errors('adjacent', form('lesson', [], { lessons: [lessons[0]] }))).toContain('two-lessons');
  expect(fresh('notConsecutive', 'subject', 'a')).toMatchObject({ subjectsA: ['a'], subjectsB: [] });
});

test('a record is made of the values that the kind has, and of no others', () => {
  const meta = { id: 'x', weight: WEIGHT.HARD };
  const day = constraintOfForm(rules.onDay, form('subject', ['a'], { values: [1], other: 'b' }), meta);
  expect(day).toMatchObject({
    id: 'x',
    type: 'subject',
    base: 'a',
    constraint: 'on day',
    values: [1],
    other: null,
  });
  expect(constraintOfForm(rules.sameDay, form('lesson', ['a1'], { other: null }), meta)).toMatchObject({
    other: null,
  });
  const gaps = constraintOfForm(rules.maxGapsPerDay, form('group', ['9a'], { maxGaps: 0 }), meta);
  expect(gaps).toEqual({
    ...meta,
    type: 'groupConstraint',
    base: '9a',
    constraint: 'maxGapsPerDay',
    maxGaps: 0,
  });
  expect(
    constraintOfForm(rules.maxGapsPerDay, form('group', ['9a'], { maxGaps: Number.NaN }), meta),
  ).toBeNull();
});

test('every kind can be entered for an item', () => {
  const offered = (['teacher', 'group', 'subject', 'lesson'] as const).flatMap((type) => rulesFor(type));
  expect(new Set(offered.map(({ kind }) => kind))).toEqual(new Set(Object.keys(rules)));
});
