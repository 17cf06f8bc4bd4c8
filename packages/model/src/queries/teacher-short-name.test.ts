import { expect, test } from 'vitest';
import { createDraft } from '../draft/create-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { createExampleSchool } from '../example/create-example-school.ts';
import { MAX_TEACHER_SHORT_NAME, teacherSchema } from '../records/teacher.ts';
import { proposedShortName, spokenName, teacherShortName } from './teacher-short-name.ts';

/** A school with teachers of these names; 'Name = XY' has an entered short name. */
function staff(...names: readonly string[]): Draft {
  const teachers = names.map((text, index) => {
    const [name = '', shortName = ''] = text.split(' = ');
    return teacherSchema.parse({ id: `t${index}`, name, shortName });
  });
  return { ...createDraft(), teachers: Object.fromEntries(teachers.map((each) => [each.id, each])) };
}

const shortNames = (draft: Draft) =>
  Object.values(draft.teachers).map((each) => teacherShortName(draft, each));

test.each([
  ['Amelia Hartley', 'AH'],
  ['Hartley, Amelia', 'AH'],
  ['Dr. Anna van den Berg', 'AB'],
  ['Mrs O’Brien', 'Obr'],
  ['BAIM', 'BAIM'],
  ['Rossmann', 'Ros'],
  ['Tomasz Zieliński', 'TZ'],
  ['أحمد علي', 'أع'],
  ['王伟', '王伟'],
  ['Frau', 'Frau'],
  ['1', '1'],
  ['—', ''],
])('%s is %s', (name, expected) => {
  expect(shortNames(staff(name))).toEqual([expected]);
});

test('an entered short name stays, and no proposed one repeats another', () => {
  const draft = staff(
    'Anna Hill',
    'Adam Hall',
    'Ada Holm = AH',
    'Amy Hart',
    'Abe Hall',
    'Al Hall',
    'Ann Hall',
  );
  const all = shortNames(draft);
  expect(all).toEqual(['AHi', 'AHa', 'AH', 'AHar', 'AHal', 'AH2', 'AH3']);
  expect(proposedShortName(draft, { id: 'new', name: 'Bo Dahl' })).toBe('BD');
  expect(proposedShortName(draft, { id: 't2', name: 'Ada Holm' })).toBe('AH');
});

test('long staffs have short names of their own that fit', () => {
  const draft = staff(...Array.from({ length: 1200 }, () => 'Ulrike Ungewitter'));
  const all = shortNames(draft);
  expect(new Set(all).size).toBe(1200);
  expect(all.every((name) => name.length > 0 && name.length <= MAX_TEACHER_SHORT_NAME)).toBe(true);
});

test('the example school has entered ones', () => {
  const { teachers } = createExampleSchool();
  const entered = Object.values(teachers).map(({ shortName }) => shortName);
  expect(new Set(entered).size).toBe(22);
  expect(entered).not.toContain('');
});

test.each([
  ['Abel, Anna', 'Anna Abel'],
  ['Abel ,Anna Maria ', 'Anna Maria Abel'],
  ['Ms. Abel', 'Ms. Abel'],
  ['Abel,', 'Abel'],
])('%s is said as %s', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});
