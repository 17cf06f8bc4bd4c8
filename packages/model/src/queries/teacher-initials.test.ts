import { expect, test } from 'vitest';
import { createDraft } from '../draft/create-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { teacherSchema } from '../records/teacher.ts';
import { teacherInitials } from './teacher-initials.ts';

/** A school with teachers of these names; 'Name = XY' has an entered short name. */
function staff(...names: readonly string[]): Draft {
  const teachers = names.map((text, index) => {
    const [name = '', shortName = ''] = text.split(' = ');
    return teacherSchema.parse({ id: `t${index}`, name, shortName });
  });
  return { ...createDraft(), teachers: Object.fromEntries(teachers.map((each) => [each.id, each])) };
}

const initialsOf = (...names: readonly string[]) => {
  const initials = teacherInitials(staff(...names));
  return names.map((_, index) => initials.get(`t${index}`));
};

test.each([
  ['Mary Ryan', 'M. R.'],
  ['Ryan, Mary', 'M. R.'],
  ['Ms Mary Ryan', 'M. R.'],
  ['Ryan', 'R.'],
  ['Mr Ryan', 'R.'],
  ['Byr', 'B.'],
  ['Li', 'L.'],
  ['Ana García López', 'A. G. L.'],
  ['Jan van den Berg', 'J. B.'],
  ['Émile Zola', 'É. Z.'],
  ['Prof 34', '34'],
  ['محمد الحربي', 'م. ح.'],
  ['王小明', '明'],
  ['森 太郎', '郎'],
  ['王, 小明', '明'],
  ['김 민수', '수'],
  ['森', '1'],
  ['—', '1'],
])('%s is %s', (name, expected) => {
  expect(initialsOf(name)).toEqual([expected]);
});

test('those that share initials have a second letter, else a number', () => {
  expect(initialsOf('Ryan', 'Roche', 'Rowe', 'Rao', 'Rea')).toEqual(['R.', 'Ro.', 'R. 2', 'R. 3', 'R. 4']);
  expect(initialsOf('Mary Ryan', 'Max Ruiz', 'Mo Rush', 'Mia Ruf')).toEqual([
    ...['M. R.', 'M. Ru.', 'M. R. 2', 'M. R. 3'],
  ]);
  expect(new Set(initialsOf(...Array.from({ length: 1200 }, () => 'Ann Hill'))).size).toBe(1200);
});

test('entered short names stay, but for those from which a name can be read', () => {
  expect(initialsOf('Mary Ryan = MRy', 'Tom Doyle = TOM', 'Ada Byrne = Byr', 'Eva Müller = MUL')).toEqual([
    ...['MRy', 'T. D.', 'A. B.', 'E. M.'],
  ]);
  expect(initialsOf('Ryan = Ryan', 'Li = LI', 'Kai Lim = Ryan', 'Rob Ross = MRoss', 'Rae Rowe = R')).toEqual([
    ...['Ry.', 'L.', 'K. L.', 'R. R.', 'R'],
  ]);
});

test('short names from which a part of a name can be read, or another spelling of it, do not stay', () => {
  expect(
    initialsOf('Anna Müller-Graf = Graf', "Sean O'Dea = Dea", 'Ina Jäger = Jaeger', 'Tom Weiß = Weiss'),
  ).toEqual([...['A. M.', 'S. O.', 'I. J.', 'T. W.']]);
  expect(initialsOf('Lars Bjørn = Bjorn', 'Ewa Łoś = LOS')).toEqual(['L. B.', 'E. Ł.']);
});

test('the names of a staff that is known by codes stay, those of others do not', () => {
  const staffOfCodes = ['KNE', 'KLE', 'KEM', 'KUN', 'MÜL', 'T12'];
  expect(initialsOf(...staffOfCodes, 'Kai Kunze', 'Kern')).toEqual([...staffOfCodes, 'K. K.', 'K.']);
  expect(initialsOf(...staffOfCodes, 'KNE = K1').slice(-1)).toEqual(['K1']);
  expect(initialsOf('LI', 'Mary Ryan', 'Tom Doyle')).toEqual(['L.', 'M. R.', 'T. D.']);
  expect(initialsOf('Ryan', 'Rowe', 'Rao', 'Li', 'Kim')).not.toContain('Ryan');
});
