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
  ['Prof 34', 'Prof 34'],
  ['34', '34'],
  ['Prof. Ryan 34', 'R. 34'],
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

test('numbers and codes with one stay, whoever else shares their letter', () => {
  expect(initialsOf('Kim', 'Kerr', 'Koch', 'K2', 'K3', 'T12', '7b', 'K2')).toEqual([
    ...['K.', 'Ke.', 'Ko.', 'K2', 'K3', 'T12', '7b', 'K2 2'],
  ]);
  expect(initialsOf('Kim', 'Kay', 'K2')).toEqual(['K.', 'K. 3', 'K2']);
  expect(initialsOf('T12 = K1', 'Ms K6', 'Mary K6', '1K23', '1K23')).toEqual([
    ...['K1', 'K6', 'M. K6', '1K23', '1K23 2'],
  ]);
});

test('a name in capitals is never shown whole, however many of a staff are written like codes', () => {
  const names = ['LI', 'MA', 'WU', 'KIM', 'LEE', 'CHEN', 'NG', 'VLK', 'ANNA', 'TOM', 'KNE', 'KERN', 'KIM2'];
  const shown = initialsOf(...names, 'Paul Kern', 'T12', 'K6');
  expect(shown.slice(0, 10)).toEqual(['L.', 'M.', 'W.', 'K.', 'L. 2', 'C.', 'N.', 'V.', 'A.', 'T.']);
  expect(shown.slice(10)).toEqual(['K. 2', 'Ke.', 'Ki.', 'P. K.', 'T12', 'K6']);
  expect(initialsOf('KERN', 'WOLF', 'BERG', 'LANG', 'KURZ')).toEqual(['K.', 'W.', 'B.', 'L.', 'Ku.']);
});
