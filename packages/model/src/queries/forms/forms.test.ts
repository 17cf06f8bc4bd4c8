import { expect, test } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import { checkBuilderForm } from './check-builder-form.ts';
import { checkCustomViewForm } from './check-custom-view-form.ts';
import { checkDivisionForm } from './check-division-form.ts';
import { checkItemForm } from './check-item-form.ts';
import { checkLessonForm, lessonLength } from './check-lesson-form.ts';
import { checkLogoFile, MAX_LOGO_BYTES } from './check-logo-file.ts';
import { checkPeriodForm } from './check-period-form.ts';
import { checkTeacherForm } from './check-teacher-form.ts';

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
  const check = (email: string) =>
    checkTeacherForm(draft.teachers, { id: null, name: 'Ada', shortName: '', email }).errors;
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

test('a lesson needs a name, a class or teacher, and a length', () => {
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
  const form = { count: 5, length: 60, gap: 0, start: 480, breaks: [] };
  expect(checkBuilderForm(form).canSave).toBe(true);
  expect(checkBuilderForm({ count: 101, length: 181, gap: -1, start: 1440, breaks: [] }).errors).toEqual([
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

test('breaks are after a period that another follows, one each, and count for the end of the day', () => {
  const form = { count: 5, length: 60, gap: 0, start: 480 };
  const errors = (...breaks: { after: number; minutes: number }[]) =>
    checkBuilderForm({ ...form, breaks }).errors;
  expect(errors({ after: 2, minutes: 20 }, { after: 4, minutes: 50 })).toEqual([]);
  expect(errors({ after: 5, minutes: 20 })).toEqual(['break-after-the-day']);
  expect(errors({ after: 2, minutes: 0 })).toEqual(['break-out-of-range']);
  expect(errors({ after: 2, minutes: Number.NaN })).toEqual(['break-out-of-range']);
  expect(errors({ after: 2, minutes: 20 }, { after: 2, minutes: 30 })).toEqual(['break-twice']);
  const late = { ...form, count: 15, breaks: [{ after: 2, minutes: 61 }] };
  expect(checkBuilderForm(late).errors).toEqual(['past-midnight']);
});

test('a logo is an image of at most 5 MB', () => {
  expect(checkLogoFile({ type: 'image/png', size: MAX_LOGO_BYTES }).canSave).toBe(true);
  expect(checkLogoFile({ type: 'text/html', size: MAX_LOGO_BYTES + 1 }).errors).toEqual([
    'not-an-image',
    'file-too-large',
  ]);
});
