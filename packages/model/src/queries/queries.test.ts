import { describe, expect, test } from 'vitest';
import type { Command } from '../commands/define-command.ts';
import { commands } from '../commands/registry.ts';
import { createDraft } from '../draft/create-draft.ts';
import { createExampleSchool } from '../example/create-example-school.ts';
import { palette } from '../records/color.ts';
import { CommandRefused } from '../store/command-refused.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { createDice, randomArgs } from '../testing/random-args.ts';
import { smallSchool } from '../testing/school.ts';
import { seeded } from '../testing/seeded.ts';
import { createWorld } from '../testing/world.ts';
import { abbreviate, abbreviateLabels } from './abbreviate.ts';
import { availablePeriods } from './available-periods.ts';
import { cleanName, isNameTaken } from './clean-name.ts';
import { compareNames } from './compare-names.ts';
import { checkSubjectForm } from './forms/check-subject-form.ts';
import { nextColor } from './next-color.ts';
import { overloadedGroups, overloadedTeachers } from './overloads.ts';
import { groupStatus, structureStatus } from './page-status.ts';
import { periodShift } from './period-shift.ts';
import { createPeriodCounter, createScheduledPeriods } from './scheduled-periods.ts';
import {
  subjectsTooLong,
  subjectsWithoutLessons,
  subjectsWithoutTeachers,
  teachersWithoutSubjects,
} from './subject-findings.ts';

import { asksForStructure, neighbourStructure, subjectStructure } from './subject-structure.ts';

describe('scheduled and available periods', () => {
  test('a class counts the largest track at the least and everything at the most', () => {
    const world = createWorld().group('9a');
    world.subject('maths', { groups: ['9a'], lengths: [2, 1] });
    world
      .subject('french', { groups: ['9a'], lengths: [1, 1, 1] })
      .subject('german', { groups: ['9a'], lengths: [2] });
    expect(createScheduledPeriods(world.draft).group('9a')).toEqual({ min: 8, max: 8 });
    world.division('languages', '9a', [['french'], ['german']]);
    expect(createScheduledPeriods(world.draft).group('9a')).toEqual({ min: 6, max: 8 });
  });

  test('linked lessons count as the longest of their group', () => {
    const world = createWorld().group('9a');
    world.subject('a', { groups: ['9a'], lengths: [2] }).subject('b', { groups: ['9a'], lengths: [1, 1] });
    world.constraint({ id: 'c', type: 'lesson', base: 'a1', other: 'b1', constraint: 'same time' });
    expect(createScheduledPeriods(world.draft).group('9a')).toEqual({ min: 3, max: 4 });
  });

  test('one draft after another is counted as each by itself, whichever command leads from one to the next', () => {
    const random = seeded(11);
    const names = Object.keys(commands) as (keyof typeof commands)[];
    let [edits, different] = [0, 0];
    for (let school = 0; school < 12; school += 1) {
      const count = createPeriodCounter();
      const store = createDraftStore(smallSchool());
      const before = new Map<string, number>();
      for (let step = 0; step < 40; step += 1) {
        const name = names[Math.floor(random() * names.length)] ?? 'setLessons';
        const command: Command = commands[name];
        try {
          store.run(command, randomArgs[name](createDice(random, store.draft), store.draft));
          edits += 1;
        } catch (error) {
          if (!(error instanceof CommandRefused)) throw error;
        }
        const [followed, afresh] = [count(store.draft), createScheduledPeriods(store.draft)];
        for (const id of Object.keys(store.draft.groups)) {
          const { min } = followed.group(id);
          expect(followed.group(id)).toEqual(afresh.group(id));
          if (min !== (before.get(id) ?? min)) different += 1;
          before.set(id, min);
        }
        for (const id of Object.keys(store.draft.teachers))
          expect(followed.teacher(id)).toEqual(afresh.teacher(id));
      }
    }
    expect(edits).toBeGreaterThan(100);
    expect(different).toBeGreaterThan(10);
  });

  test('blocked and school-free cells are not available, soft ones are', () => {
    const world = createWorld().teacher('ada').group('9a');
    const cell = { type: 'teacher' as const, base: 'ada', day: 0, structure: 's' };
    world
      .constraint({ id: 'c', ...cell, period: 0, level: 2 })
      .constraint({ id: 'd', ...cell, period: 1, level: 1 });
    const structure = world.draft.schoolData.structures.s;
    const closed = structure?.cells[29];
    if (closed) closed.hasSchool = false;
    expect(availablePeriods(world.draft, 'teacher', 'ada', ['s'])).toBe(28);
    expect(availablePeriods(world.draft, 'group', '9a', ['s'])).toBe(29);
    world.draft.constraintGroupWeights.teacherCalendarRed.enabled = true;
    const ada = world.draft.teachers.ada;
    if (ada) ada.weight = 3;
    expect(availablePeriods(world.draft, 'teacher', 'ada', ['s'])).toBe(29);
  });

  test('over several structures periods that overlap count once', () => {
    const world = createWorld().teacher('ada');
    world.structure('t', [
      [500, 520],
      [2000 - 1000, 1100],
    ]);
    expect(availablePeriods(world.draft, 'teacher', 'ada', ['s', 't'])).toBe(35);
  });

  test('overloaded are those that need more than they have', () => {
    const bells = [[480, 530]] as const;
    const world = createWorld(bells).group('9a').group('9b').teacher('ada').teacher('ben');
    world.subject('maths', { groups: ['9a'], teachers: ['ada'], lengths: [1, 1, 1, 1, 1, 1] });
    world.subject('art', { groups: ['9b'], teachers: ['ben'], lengths: [1] });
    expect(overloadedGroups(world.draft)).toEqual([{ id: '9a', scheduled: 6, available: 5 }]);
    expect(overloadedTeachers(world.draft)).toEqual([{ id: 'ada', scheduled: 6, available: 5 }]);
    expect(overloadedGroups(createExampleSchool())).toEqual([]);
    expect(overloadedTeachers(createExampleSchool())).toEqual([]);
  });
});

test('page status', () => {
  const draft = createDraft();
  expect([structureStatus(draft), groupStatus(draft)]).toEqual(['INCOMPLETE', 'ERROR']);
  draft.classrooms.lab = { id: 'lab', name: 'Lab', color: '#000000', weight: 100, building: null };
  expect(structureStatus(draft)).toBe('INCOMPLETE');
  draft.config.isClassroomsEnabled = true;
  expect(structureStatus(draft)).toBe('OK');
  expect(groupStatus(createExampleSchool())).toBe('OK');
});

test('findings about subjects and teachers', () => {
  const world = createWorld()
    .subject('a')
    .teacher('ada')
    .subject('b', { teachers: ['ada'], lengths: [7] });
  world.teacher('ben').subject('c', { teachers: ['ada'], lengths: [] });
  expect(subjectsWithoutTeachers(world.draft)).toEqual(['a']);
  expect(subjectsTooLong(world.draft)).toEqual(['b']);
  expect(subjectsWithoutLessons(world.draft)).toEqual(['c']);
  expect(teachersWithoutSubjects(world.draft)).toEqual(['ben']);
  expect(subjectsWithoutTeachers(createWorld().subject('a').draft)).toEqual([]);
  for (const cell of world.draft.schoolData.structures.s?.cells ?? []) cell.hasSchool = cell.periodIndex > 0;
  world.lesson('b1').numPeriods = 6;
  expect(subjectsTooLong(world.draft)).toEqual(['b']);
  const { s: structure } = world.draft.schoolData.structures;
  if (!structure) throw new Error('the school has no structure');
  structure.isUninitialized = true;
  expect(subjectsTooLong(world.draft)).toEqual([]);
  structure.isUninitialized = false;
  world.lesson('b1').numPeriods = 5;
  expect(subjectsTooLong(world.draft)).toEqual([]);
});

describe('names', () => {
  test('sort naturally', () => {
    const names = ['10A', '9b', '9A', 'Zoë', 'zoe', 'Émile', 'Eva', '9', '09c', 'Room 2', 'Room 10'];
    const sorted = ['9', '9A', '9b', '09c', '10A', 'Émile', 'Eva', 'Room 2', 'Room 10', 'Zoë', 'zoe'];
    expect(names.sort(compareNames)).toEqual(sorted);
  });

  test('are abbreviated to at most four letters', () => {
    expect(
      ['Mathematics', 'Physical Education', 'Art & Design and Craft Work', 'été', ''].map(abbreviate),
    ).toEqual(['MATH', 'PE', 'ADAC', 'ÉTÉ', '']);
  });

  test('of days are shortened so that they differ', () => {
    expect(abbreviateLabels(['Monday', 'Tuesday'])).toEqual(['Mon', 'Tue']);
    expect(abbreviateLabels(['Day 1', 'Day 2'])).toEqual(['1', '2']);
    expect(abbreviateLabels(['الأحد', 'الاثنين', 'الأربعاء'])).toEqual(['أحد', 'اثن', 'أرب']);
    // Some begin alike, and not all of them.
    expect(abbreviateLabels(['Monday a.m.', 'Monday p.m.', 'Tuesday'])).toEqual(['Mon', 'Mon', 'Tue']);
    expect(abbreviateLabels(['Day', 'Day 2'])).toEqual(['Day', 'Day']);
  });

  test('are cleaned and compared without regard to case', () => {
    expect(cleanName('  émile b ')).toBe('Émile b');
    const records = { a: { id: 'a', name: 'Lab' } };
    expect(isNameTaken(records, ' lab', null)).toBe(true);
    expect(isNameTaken(records, 'lab', 'a')).toBe(false);
  });
});

test('a subject takes the structure of its first class, and asks only when teachers alone are chosen', () => {
  const world = createWorld().group('9a');
  expect(asksForStructure(world.draft, [], ['ada'])).toBe(false);
  world.structure('t', [[480, 530]]);
  world.group('9t', { structure: 't' });
  expect(subjectStructure(world.draft, ['9t', '9a'], 's')).toBe('t');
  expect([subjectStructure(world.draft, [], 't'), subjectStructure(world.draft, [], null)]).toEqual([
    't',
    's',
  ]);
  expect(asksForStructure(world.draft, [], ['ada'])).toBe(true);
  expect(asksForStructure(world.draft, ['9a'], ['ada'])).toBe(false);
  expect(asksForStructure(world.draft, [], [])).toBe(false);
});

test('after a structure its neighbour is shown', () => {
  expect(['a', 'b', 'c'].map((id) => neighbourStructure(['a', 'b', 'c'], id))).toEqual(['b', 'c', 'b']);
  expect(neighbourStructure(['a'], 'a')).toBe(null);
});

test('a period that changes its times offers to shift the others, where the day has room', () => {
  const structure = createWorld().draft.schoolData.structures.s;
  if (!structure) throw new Error('no structure');
  const shift = (index: number, periodStart: number, periodEnd: number) =>
    periodShift(structure, { index, periodStart, periodEnd });
  expect(shift(1, 530, 600)).toEqual({ before: -10, after: 10 });
  expect(shift(0, 470, 540)).toEqual({ before: 0, after: 10 });
  expect(shift(5, 780, 1440)).toEqual({ before: 0, after: 0 });
  expect(shift(1, 50, 1300)).toEqual({ before: 0, after: 0 });
});

test('the next colour follows the palette round', () => {
  const draft = createDraft();
  expect(nextColor(draft, 'groups')).toBe(palette[0].value);
  draft.pickedColors.groups = 25;
  expect(nextColor(draft, 'groups')).toBe(palette[1].value);
});

test('a subject form names missing fields', () => {
  const world = createWorld()
    .group('9a')
    .teacher('ada')
    .subject('Maths', { groups: ['9a'] });
  world.structure('t', [[480, 530]]);
  world.group('9t', { structure: 't' });
  const form = { id: null, name: 'maths ', groups: ['9a'], teachers: [], structure: 's', lessons: 1 };
  expect(checkSubjectForm(world.draft, form)).toEqual({
    canSave: true,
    errors: [],
    warnings: ['duplicate-name'],
  });
  const empty = { ...form, name: ' ', groups: [] };
  expect(checkSubjectForm(world.draft, empty).errors).toEqual(['name-blank', 'nobody']);
  expect(checkSubjectForm(world.draft, { ...form, groups: ['9a', '9t'] }).errors).toEqual([
    'several-structures',
  ]);
  expect(checkSubjectForm(world.draft, { ...form, structure: 't' }).errors).toEqual(['structure-mismatch']);
  const forTeacher = { ...form, groups: [], teachers: ['ada'], lessons: 0 };
  expect(checkSubjectForm(world.draft, forTeacher).warnings).toEqual(['no-lessons', 'teachers-only']);
});
