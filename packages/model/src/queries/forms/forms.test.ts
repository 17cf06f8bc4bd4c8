import { describe, expect, test } from 'vitest';
import {
  consecutiveConstraintSchema,
  notConsecutiveConstraintSchema,
  splitAroundConstraintSchema,
} from '../../records/constraint.ts';
import { createWorld } from '../../testing/world.ts';
import { checkDivisionForm } from './check-division-form.ts';
import { checkItemForm } from './check-item-form.ts';
import { checkPeriodForm } from './check-period-form.ts';
import { checkWorkloadForm, needsMinutes } from './check-workload-form.ts';

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

describe('a workload rule', () => {
  const world = createWorld().subject('a').subject('b').subject('c', { structure: 't' });
  world.structure('t', [[480, 530]]);
  const consecutive = (subjects: string[], units: 'period' | 'minute' = 'period') =>
    consecutiveConstraintSchema.parse({ id: 'new', type: 'consecutive', subjects, units });

  test('needs subjects, and minutes over several structures', () => {
    const check = (form: ReturnType<typeof consecutive>) => checkWorkloadForm(world.draft, form, true).errors;
    expect(check(consecutive([]))).toEqual(['no-subjects']);
    expect(check(consecutive(['a', 'c']))).toEqual(['periods-need-one-structure']);
    expect(check(consecutive(['a', 'c'], 'minute'))).toEqual([]);
    expect([needsMinutes(world.draft, ['a', 'c']), needsMinutes(world.draft, ['a', 'b'])]).toEqual([
      true,
      false,
    ]);
  });

  test('does not repeat another one, but may be edited', () => {
    world.constraint({ id: 'old', type: 'consecutive', subjects: ['b', 'a'] });
    const form = consecutive(['a', 'b']);
    expect(checkWorkloadForm(world.draft, form, true).errors).toEqual(['exact-duplicate']);
    expect(checkWorkloadForm(world.draft, { ...form, spacing: 3 }, true).errors).toEqual([
      'similar-duplicate',
    ]);
    expect(checkWorkloadForm(world.draft, form, false).canSave).toBe(true);
  });

  test('keeps two sides apart, and splits around a period of one structure', () => {
    const sides = { id: 'n', type: 'notConsecutive', subjectsA: ['a'], subjectsB: ['b', 'a'] };
    const apart = notConsecutiveConstraintSchema.parse(sides);
    expect(checkWorkloadForm(world.draft, apart, true).errors).toEqual(['subject-on-both-sides']);
    const split = {
      id: 's',
      type: 'splitAround',
      subjects: ['a'],
      direction: '<',
      numLessons: 1,
      periodIndex: 6,
    };
    const around = splitAroundConstraintSchema.parse(split);
    expect(checkWorkloadForm(world.draft, around, true).errors).toEqual(['no-period']);
    expect(checkWorkloadForm(world.draft, { ...around, subjects: ['a', 'c'] }, true).errors).toEqual([
      'several-structures',
    ]);
  });
});
