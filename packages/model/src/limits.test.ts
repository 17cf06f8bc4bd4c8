import { expect, test } from 'vitest';
import { addPeriod } from './commands/add-period.ts';
import { setConfig } from './commands/set-config.ts';
import { setSchoolName } from './commands/set-school-name.ts';
import { createDraft } from './draft/create-draft.ts';
import { abbreviate, abbreviateLabels } from './queries/abbreviate.ts';
import { checkBuilderForm } from './queries/forms/check-builder-form.ts';
import { checkLogoFile } from './queries/forms/check-logo-file.ts';
import { checkRuleForm, newRuleValues } from './queries/forms/check-rule-form.ts';
import { nextColor } from './queries/next-color.ts';
import { palette } from './records/color.ts';
import { configSchema } from './records/config.ts';
import { exportSettingsSchema } from './records/export-settings.ts';
import { groupSchema } from './records/group.ts';
import { lessonSchema } from './records/lesson.ts';
import { rules } from './records/rules/registry.ts';
import { schoolDataSchema } from './records/school-data.ts';
import { subjectSchema } from './records/subject.ts';
import { teacherSchema } from './records/teacher.ts';
import { createDraftStore } from './store/draft-store.ts';
import { createWorld, evenBells } from './testing/world.ts';
import { LEVEL, WEIGHT } from './values/weight.ts';

/** The numbers of the specification, written out here: a constant that changes by mistake changes nothing in this file. */
const takes = <Value>(accepts: (value: Value) => boolean, ...values: Value[]): boolean[] =>
  values.map(accepts);

test('the name of a school has 50 characters at most, and none is cut in half', () => {
  const store = createDraftStore(createDraft());
  const named = (schoolName: string): string => {
    store.run(setSchoolName, { schoolName });
    return store.draft.schoolData.schoolName;
  };
  expect(named('x'.repeat(50))).toBe('x'.repeat(50));
  expect(named(`  ${'x'.repeat(51)}`)).toBe('x'.repeat(50));
  expect(named(`${'x'.repeat(48)}😀`)).toBe(`${'x'.repeat(48)}😀`);
  expect(named(`${'x'.repeat(49)}😀`)).toBe('x'.repeat(49));
  expect(createDraft({ schoolName: `${'x'.repeat(49)}😀` }).schoolData.schoolName).toBe('x'.repeat(49));
  const { schoolData } = createDraft();
  const accepts = (length: number) =>
    schoolDataSchema.safeParse({ ...schoolData, schoolName: 'x'.repeat(length) }).success;
  expect(takes(accepts, 0, 50, 51)).toEqual([true, true, false]);
});

test('a short name has 4 characters at most; the proposed one too, and none of its letters is cut in half', () => {
  const accepts = (shortName: string) =>
    subjectSchema.safeParse({ id: 's', name: 'S', structure: 't', shortName }).success;
  expect(takes(accepts, '', 'Math', 'Maths')).toEqual([true, true, false]);
  expect(['Mathematics', 'Art', 'Physical Education', 'a b c d e'].map(abbreviate)).toEqual([
    'MATH',
    'ART',
    'PE',
    'ABCD',
  ]);
  const letters = abbreviate('ab𝔐c');
  expect([letters, accepts(letters)]).toEqual(['AB𝔐', true]);
  expect(abbreviate('abc𝔐')).toBe('ABC');
});

test('days and periods are abbreviated to 3 letters', () => {
  expect(abbreviateLabels(['Monday', 'Tuesday', 'Fr'])).toEqual(['Mon', 'Tue', 'Fr']);
});

test('the builder takes 1 to 100 periods of 1 to 180 minutes and gaps of 0 to 180 minutes', () => {
  const form = { count: 1, length: 1, gap: 0, start: 0, breaks: [] };
  const accepts = (changes: object) => checkBuilderForm({ ...form, ...changes }).canSave;
  expect(takes((count: number) => accepts({ count }), 0, 1, 100, 101)).toEqual([false, true, true, false]);
  expect(takes((length: number) => accepts({ length }), 0, 1, 180, 181)).toEqual([false, true, true, false]);
  expect(takes((gap: number) => accepts({ gap }), -1, 0, 180, 181)).toEqual([false, true, true, false]);
});

test('a structure has 100 periods at most, however they are added', () => {
  const bells = (count: number) => Array.from({ length: count }, (_, at) => [at * 5, at * 5 + 5] as const);
  const store = createDraftStore(createWorld(bells(99)).draft);
  store.run(addPeriod, { structure: 's' });
  expect(store.draft.schoolData.structures.s?.periods).toHaveLength(100);
  expect(() => store.run(addPeriod, { structure: 's' })).toThrow();
});

test('a logo has 5 MB at most', () => {
  const accepts = (size: number) => checkLogoFile({ type: 'image/png', size }).canSave;
  expect(takes(accepts, 5_242_880, 5_242_881)).toEqual([true, false]);
});

test('the time limit of the solver is 60 s at first and an hour at most', () => {
  const store = createDraftStore(createDraft());
  expect(store.draft.config.solverTimeout).toBe(60);
  const accepts = (solverTimeout: number): boolean => {
    try {
      store.run(setConfig, { changes: { solverTimeout } });
      return store.draft.config.solverTimeout === solverTimeout;
    } catch {
      return false;
    }
  };
  expect(takes(accepts, 0, 60, 3600, 3601)).toEqual([false, true, true, false]);
});

test('the numbers of rules begin where the specification says', () => {
  const draft = createWorld(evenBells(6)).subject('a').subject('b').teacher('ada').draft;
  const accepts =
    (kind: keyof typeof rules, values: object, name: string, bases = ['ada']) =>
    (value: number): boolean =>
      checkRuleForm(
        draft,
        rules[kind],
        { ownerType: 'teacher', bases, values: { ...values, [name]: value } },
        'none',
      ).canSave;
  const units = { units: 'period' };
  const rest = { ...units, maxConsecutiveTeachingPeriods: 2, breakSize: 1 };
  const both = { ...units, subjectsA: ['a'], subjectsB: ['b'] };
  const around = { subjects: ['a'], direction: '<', periodIndex: 0 };
  const cases = [
    [accepts('teacherMaxDays', {}, 'maxDays'), [0, 1, 5, 6], [false, true, true, false]],
    [accepts('teacherMaxLessonsPerDay', {}, 'maxLessons'), [0, 1, 6, 7], [false, true, true, false]],
    [accepts('teacherMinLessonsPerDay', {}, 'minLessons'), [0, 1, 6, 7], [false, true, true, false]],
    [accepts('teacherBreak', rest, 'maxConsecutiveTeachingPeriods'), [0, 1], [false, true]],
    [accepts('teacherBreak', rest, 'breakSize'), [0, 1], [false, true]],
    [accepts('teacherLessonsConsecutive', units, 'spacing'), [-1, 0], [false, true]],
    [accepts('consecutive', { ...units, subjects: ['a'] }, 'spacing', []), [-1, 0], [false, true]],
    [accepts('notConsecutive', both, 'spacing', []), [0, 1], [false, true]],
    [accepts('splitAround', around, 'numLessons', []), [0, 1], [false, true]],
  ] as const;
  for (const [accept, values, expected] of cases) expect(values.map(accept)).toEqual(expected);
});

test('new rules, and new records, begin with the values of the specification', () => {
  const draft = createWorld(evenBells(6)).subject('a').teacher('ada').draft;
  const fresh = (kind: keyof typeof rules) =>
    newRuleValues(draft, rules[kind], { ownerType: 'teacher', bases: ['ada'] });
  expect(fresh('consecutive')).toMatchObject({ spacing: 0, units: 'period' });
  expect(fresh('notConsecutive')).toMatchObject({ spacing: 1, units: 'period' });
  expect(fresh('teacherBreak')).toEqual({ maxConsecutiveTeachingPeriods: 2, breakSize: 1, units: 'period' });
  expect(fresh('teacherMaxDays')).toEqual({ maxDays: 5 });
  expect(fresh('teacherMaxLessonsPerDay')).toEqual({ maxLessons: 6 });
  expect(fresh('teacherMinLessonsPerDay')).toEqual({ minLessons: 1 });

  expect(subjectSchema.parse({ id: 's', name: 'S', structure: 't' })).toMatchObject({
    lessonsSpreadConstraint: { constraint: 'NoMoreThanOnePerDay', weight: 100 },
    ...{ lessonsSamePeriod: false, classroom: null },
  });
  expect(teacherSchema.parse({ id: 't', name: 'T' })).toMatchObject({ email: null, weight: 100 });
  expect(groupSchema.parse({ id: 'g', name: 'G', structure: 't' }).isTracked).toBe(false);
  expect(lessonSchema.parse({ id: 'l', name: 'L', subject: 's', structure: 't' })).toMatchObject({
    ...{ numPeriods: 1, timeSlot: null, classroom: null },
  });
  expect(configSchema.parse({})).toMatchObject({ solverTimeout: 60, listViewDefaultView: 'grid' });
  expect(exportSettingsSchema.parse({})).toMatchObject({
    ...{ scheduleFillColor: '#eeeeee', selectedExportView: 'individual', revisionNumber: 1 },
    includeAdditionalInfo: { subjectTeacherNames: true },
  });
});

test('a new draft has five days and one period of 60 minutes from 08:00', () => {
  const { schoolData } = createDraft();
  expect(schoolData.days.map(({ label }) => label)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  const [structure, ...others] = Object.values(schoolData.structures);
  expect(others).toEqual([]);
  expect(structure).toMatchObject({
    name: 'Schedule Structure 1',
    periods: [{ periodStart: 480, periodEnd: 540 }],
  });
});

test('weights and levels are stored as the specification has them', () => {
  expect(WEIGHT).toEqual({ NULL: -1, OFF: 0, ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5, HARD: 100 });
  expect(LEVEL).toEqual({ DISABLED: -1, NONE: 0, SOFT: 1, HARD: 2 });
});

test('the palette has 24 named colours, which new items take in turn', () => {
  expect(palette).toHaveLength(24);
  expect(new Set(palette.map(({ name }) => name)).size).toBe(24);
  expect(new Set(palette.map(({ value }) => value)).size).toBe(24);
  const draft = createDraft();
  const taken = Array.from({ length: 25 }, (_, at) => {
    draft.pickedColors.teachers = at;
    return nextColor(draft, 'teachers');
  });
  expect(taken).toEqual([...palette, palette[0]].map((color) => color?.value));
});
