import { describe, expect, test } from 'vitest';
import {
  type ConstraintInput,
  constraintSchema,
  type SubjectsConstraint,
} from '../../records/rules/constraint.ts';
import { createWorld } from '../../testing/world.ts';
import { checkBuilderForm } from './check-builder-form.ts';
import { checkCustomViewForm } from './check-custom-view-form.ts';
import { checkDivisionForm } from './check-division-form.ts';
import { checkItemForm } from './check-item-form.ts';
import { checkLessonForm, lessonLength } from './check-lesson-form.ts';
import { checkLogoFile, MAX_LOGO_BYTES } from './check-logo-file.ts';
import { checkPeriodForm } from './check-period-form.ts';
import {
  checkSubjectConstraintForm,
  type SubjectConstraintForm,
  withConstraintType,
} from './check-subject-constraint-form.ts';
import {
  checkTeacherConstraintForm,
  type TeacherConstraintForm,
  teacherConstraintRanges,
} from './check-teacher-constraint-form.ts';
import { checkTeacherForm } from './check-teacher-form.ts';
import { checkWorkloadForm, needsMinutes } from './check-workload-form.ts';
import type { Duplicate } from './form-answer.ts';

test('an item needs a name; another with the same name and a lack of time are warnings', () => {
  const world = createWorld([[480, 530]])
    .group('9a')
    .group('9b')
    .teacher('ada');
  world.subject('maths', { groups: ['9a'], teachers: ['ada'], lengths: [1, 1, 1, 1, 1, 1] });
  const check = (id: string | null, name: string) => checkItemForm(world.draft, 'groups', { id, name });
  expect(check(null, ' ')).toEqual({ canSave: false, errors: ['name-blank'], warnings: [] });
  expect(check(null, ' 9B')).toEqual({ canSave: true, errors: [], warnings: ['name-taken'] });
  expect(check('9b', '9b').warnings).toEqual([]);
  expect(check('9a', '9a').warnings).toEqual(['not-enough-time']);
  expect(checkItemForm(world.draft, 'teachers', { id: 'ada', name: 'Ada' }).warnings).toEqual([
    'not-enough-time',
  ]);
});

test('a teacher may have no e-mail address, but not a wrong one', () => {
  const { draft } = createWorld();
  const check = (email: string) => checkTeacherForm(draft.teachers, { id: null, name: 'Ada', email }).errors;
  expect([check(''), check('  '), check(' ada@school.example ')]).toEqual([[], [], []]);
  for (const wrong of ['ada', 'ada@school', 'a b@school.example', `${'a'.repeat(320)}@b.example`]) {
    expect(check(wrong)).toEqual(['email-invalid']);
  }
});

test('a division needs two named tracks that share no subject', () => {
  const track = (name: string, ...subjects: string[]) => ({ name, subjects });
  expect(checkDivisionForm({ name: 'D', tracks: [track('a', 'x'), track('b', 'y')] }).canSave).toBe(true);
  expect(checkDivisionForm({ name: ' ', tracks: [track('')] }).errors).toEqual([
    'name-blank',
    'too-few-tracks',
    'track-name-blank',
  ]);
  expect(checkDivisionForm({ name: 'D', tracks: [track('a', 'x'), track('b', 'x')] }).errors).toEqual([
    'subject-in-two-tracks',
  ]);
});

test('a period starts before it ends and overlaps no neighbour', () => {
  const structure = createWorld().draft.schoolData.structures.s;
  if (!structure) throw new Error('no structure');
  const check = (periodStart: number, periodEnd: number) =>
    checkPeriodForm(structure, { index: 1, periodStart, periodEnd }).errors;
  expect(check(530, 600)).toEqual([]);
  expect(check(529, 601)).toEqual(['overlaps-previous', 'overlaps-next']);
  expect(check(560, 560)).toEqual(['ends-before-start']);
});

/** The record that a rule on subjects is stored as. */
function stored<Type extends SubjectsConstraint['type']>(rule: ConstraintInput | object) {
  return constraintSchema.parse(rule) as Extract<SubjectsConstraint, { type: Type }>;
}

describe('a workload rule', () => {
  const world = createWorld().subject('a').subject('b').subject('c', { structure: 't' });
  world.structure('t', [[480, 530]]);
  const consecutive = (subjects: string[], units: 'period' | 'minute' = 'period') =>
    stored<'consecutive'>({ id: 'new', type: 'consecutive', subjects, units });

  test('needs subjects, and minutes over several structures', () => {
    const check = (form: ReturnType<typeof consecutive>) =>
      checkWorkloadForm(world.draft, form, 'none').errors;
    expect(check({ ...consecutive(['a']), subjects: [] })).toEqual(['no-subjects']);
    expect(check({ ...consecutive(['a']), spacing: -1 })).toEqual(['spacing-out-of-range']);
    expect(check(consecutive(['a', 'c']))).toEqual(['periods-need-one-structure']);
    expect(check(consecutive(['a', 'c'], 'minute'))).toEqual([]);
    expect([needsMinutes(world.draft, ['a', 'c']), needsMinutes(world.draft, ['a', 'b'])]).toEqual([
      true,
      false,
    ]);
  });

  test('does not repeat another one', () => {
    const check = (duplicate: 'exact' | 'similar' | 'none') =>
      checkWorkloadForm(world.draft, consecutive(['a', 'b']), duplicate).errors;
    expect([check('exact'), check('similar'), check('none')]).toEqual([
      ['exact-duplicate'],
      ['similar-duplicate'],
      [],
    ]);
  });

  test('keeps two sides apart, at least one period', () => {
    const sides = { id: 'n', type: 'notConsecutive', subjectsA: ['a'], subjectsB: ['b', 'a'] };
    const apart = stored<'notConsecutive'>(sides);
    const check = (form: typeof apart) => checkWorkloadForm(world.draft, form, 'none').errors;
    expect(check(apart)).toEqual(['subject-on-both-sides']);
    expect(check({ ...apart, subjectsB: [], spacing: 0 })).toEqual(['no-subjects', 'spacing-out-of-range']);
  });

  test('splits around a period of one structure', () => {
    const around = stored<'splitAround'>({
      id: 's',
      type: 'splitAround',
      subjects: ['a'],
      direction: '<',
      numLessons: 1,
      periodIndex: 6,
    });
    const check = (form: typeof around) => checkWorkloadForm(world.draft, form, 'none').errors;
    expect(check(around)).toEqual(['no-period']);
    expect(check({ ...around, periodIndex: 5, numLessons: 0 })).toEqual(['no-lesson-count']);
    expect(check({ ...around, subjects: ['a', 'c'] })).toEqual(['subjects-of-several-structures']);
  });
});

describe('a teacher constraint', () => {
  const world = createWorld()
    .teacher('ada')
    .teacher('ben')
    .subject('a', { teachers: ['ada', 'ben'] });
  world.structure('t', [[480, 530]]);
  world.subject('c', { teachers: ['ben'], structure: 't' });
  const check = (form: TeacherConstraintForm, teachers = ['ada'], duplicate: Duplicate = 'none') =>
    checkTeacherConstraintForm(world.draft, teachers, form, duplicate).errors;

  test('has its numbers within the cycle', () => {
    const days = (maxDays: number) => check({ constraint: 'teacherMaxDays', maxDays });
    expect([days(0), days(1), days(5), days(6), days(Number.NaN)].map((errors) => errors.length)).toEqual([
      1, 0, 0, 1, 1,
    ]);
    expect(check({ constraint: 'teacherMaxLessonsPerDay', maxLessons: 7 })).toEqual(['lessons-out-of-range']);
    expect(check({ constraint: 'teacherMinLessonsPerDay', minLessons: 0 })).toEqual(['lessons-out-of-range']);
    const none = { maxConsecutiveTeachingPeriods: 0, breakSize: 0, units: 'period' } as const;
    expect(check({ constraint: 'teacherBreak', ...none })).toEqual(['run-too-short', 'break-too-short']);
    expect(check({ constraint: 'teacherLessonsConsecutive', spacing: -1, units: 'period' })).toEqual([
      'spacing-out-of-range',
    ]);
    const { maxDays, minLessons } = teacherConstraintRanges(world.draft);
    expect([maxDays, minLessons]).toEqual([
      { least: 1, most: 5 },
      { least: 1, most: 6 },
    ]);
  });

  test('is in minutes for one who teaches in several structures', () => {
    const spacing = { constraint: 'teacherLessonsConsecutive', spacing: 0 } as const;
    expect(check({ ...spacing, units: 'period' }, ['ada', 'ben'])).toEqual(['periods-need-one-structure']);
    expect(check({ ...spacing, units: 'minute' }, ['ada', 'ben'])).toEqual([]);
    expect(check({ ...spacing, units: 'period' }, ['ada'])).toEqual([]);
  });

  test('says of one or of several teachers that they have it already', () => {
    const days = { constraint: 'teacherMaxDays', maxDays: 3 } as const;
    expect(check(days, ['ada', 'ben'], 'exact')).toEqual(['teachers-have-this']);
    expect(check(days, ['ada', 'ben'], 'similar')).toEqual(['teachers-have-similar']);
    expect(check(days, ['ada'], 'similar')).toEqual(['teacher-has-similar']);
    expect(check(days, [])).toEqual(['no-teachers']);
  });
});

describe('a subject or lesson constraint', () => {
  const world = createWorld()
    .subject('a', { lengths: [1, 2] })
    .subject('b');
  const empty: SubjectConstraintForm = {
    type: 'subject',
    base: 'a',
    other: null,
    values: [],
    constraint: null,
  };
  const check = (form: Partial<SubjectConstraintForm>, duplicate: Duplicate = 'none') =>
    checkSubjectConstraintForm(world.draft, { ...empty, ...form }, duplicate);

  test('needs a type, then values or a target', () => {
    expect(check({}).errors).toEqual(['no-constraint-type']);
    expect(check({ constraint: 'on day', other: 'b' }).errors).toEqual(['no-values']);
    expect(check({ constraint: 'same day', values: [1] }).errors).toEqual(['no-target']);
    expect(check({ constraint: 'same day', other: 'a' }).errors).toEqual(['target-is-base']);
    expect(check({ constraint: 'same day', other: 'b' }).canSave).toBe(true);
  });

  test('warns when no chosen periods in a row are as long as a lesson', () => {
    expect(check({ constraint: 'at period', values: [4, 0, 2] }).warnings).toEqual(['no-run-of-periods']);
    expect(check({ constraint: 'at period', values: [5, 0, 4] }).warnings).toEqual([]);
    expect(check({ type: 'lesson', base: 'a1', constraint: 'at period', values: [0] }).warnings).toEqual([]);
  });

  test('is blocked by the same one, not by a similar one', () => {
    const form = { constraint: 'on day', values: [1] } as const;
    expect(check({ ...form, values: [1] }, 'exact').errors).toEqual(['exact-duplicate']);
    expect(check({ ...form, values: [1] }, 'similar')).toMatchObject({
      canSave: true,
      warnings: ['similar-values'],
    });
  });

  test('keeps values or target when the new type has them too', () => {
    const form: SubjectConstraintForm = { ...empty, constraint: 'at period', values: [1, 2] };
    expect(withConstraintType(form, 'after period')).toMatchObject({ values: [1, 2] });
    expect(withConstraintType(form, 'on day')).toMatchObject({ constraint: 'on day', values: [] });
    const target: SubjectConstraintForm = { ...empty, constraint: 'same day', other: 'b' };
    expect(withConstraintType(target, 'before')).toMatchObject({ other: 'b' });
    expect(withConstraintType(target, 'at period')).toMatchObject({ other: null });
  });
});

test('a lesson needs a name, somebody and a length', () => {
  const { draft } = createWorld();
  const form = { name: 'a (1)', groups: [], teachers: ['ada'], numPeriods: 1, structure: 's' };
  expect(checkLessonForm(draft, form).canSave).toBe(true);
  expect(checkLessonForm(draft, { ...form, name: ' ', teachers: [], numPeriods: 0 }).errors).toEqual([
    'name-blank',
    'nobody',
    'no-periods',
  ]);
  expect(checkLessonForm(draft, { ...form, numPeriods: 7 }).warnings).toEqual(['longer-than-day']);
  expect([-1, 0, Number.NaN, 2.9, 9].map((typed) => lessonLength(draft, 's', typed))).toEqual([
    1, 1, 1, 2, 6,
  ]);
});

test('a custom view needs a name and an item', () => {
  const items = { teachers: ['ada'], groups: [], classrooms: [] };
  expect(checkCustomViewForm({ name: 'Mine', items }).canSave).toBe(true);
  expect(checkCustomViewForm({ name: ' ', items: { ...items, teachers: [] } }).errors).toEqual([
    'name-blank',
    'view-empty',
  ]);
});

test('a structure is built within the ranges and before midnight', () => {
  const form = { count: 5, length: 60, gap: 0, start: 480 };
  expect(checkBuilderForm(form).canSave).toBe(true);
  expect(checkBuilderForm({ count: 101, length: 181, gap: -1, start: 1440 }).errors).toEqual([
    'period-count-out-of-range',
    'period-length-out-of-range',
    'gap-out-of-range',
    'start-out-of-range',
  ]);
  expect(checkBuilderForm({ ...form, count: 17 }).errors).toEqual(['past-midnight']);
  expect([0, 1, 180, 181, 1.5].map((length) => checkBuilderForm({ ...form, length }).canSave)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('a logo is an image of at most 5 MB', () => {
  expect(checkLogoFile({ type: 'image/png', size: MAX_LOGO_BYTES }).canSave).toBe(true);
  expect(checkLogoFile({ type: 'text/html', size: MAX_LOGO_BYTES + 1 }).errors).toEqual([
    'not-an-image',
    'file-too-large',
  ]);
});
