import { expect, test } from 'vitest';
import { isNearName, personKey } from './person-names.ts';

test.each([
  'Dorn, Dirk',
  'Dorn Dirk',
  'DIRK DORN',
  'Dr. Dirk Dorn',
  'Dorn, Dr. Dirk',
  'Mr Dirk Dorn',
  'Herr Dorn, Dirk',
])('%s is Dirk Dorn', (name) => {
  expect(personKey(name)).toBe(personKey('Dirk Dorn'));
});

test('other words are another person, and one word may be several persons', () => {
  expect(personKey('Dirk Dorn')).not.toBe(personKey('Dirk Horn'));
  expect(personKey('Dirk M. Dorn')).not.toBe(personKey('Dirk Dorn'));
  expect(['Dorn', 'Herr Dorn', 'Frau Dorn'].map(personKey)).not.toContain(personKey('Dirk Dorn'));
  expect(personKey('Frau Dorn')).not.toBe(personKey('Herr Dorn'));
  expect(personKey('Dorn')).toBeNull();
  expect(personKey('Łukasz Żak')).toBe(personKey('Zak Lukasz'));
});

test.each([
  ['Kely', 'Ann Kelly'],
  ['Siobhan Kely', 'Siobhan Kelly'],
  ['Siobahn Kelly', 'Siobhan Kelly'],
  ['D. Dorn', 'Dirk Dorn'],
  ['Mueller, Eva', 'Eva Müller'],
  ['Kowalsky', 'Jan Kowalski'],
  ['Ann Kelly', 'Kelly'],
])('%s may be %s', (name, other) => {
  expect([isNearName(name, other), isNearName(other, name)]).toEqual([true, true]);
});

test.each([
  ['Tom Hill', 'Tim Hill'],
  ['Ann Moss', 'Ann Kelly'],
  ['Herr Dorn', 'Frau Dorn'],
  ['T1', 'T2'],
  ['Teacher 1', 'Teacher 2'],
  ['Teacher 1', 'Teacher 10'],
  ['', 'Ann Kelly'],
])('%s is not %s', (name, other) => {
  expect(isNearName(name, other)).toBe(false);
});
