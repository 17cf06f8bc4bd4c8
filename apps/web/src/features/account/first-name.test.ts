import { expect, test } from 'vitest';
import { firstNameOf } from './first-name.ts';

test.each([
  ['Ada Hill', 'Ada'],
  ['Dr. Ulla Müller', 'Ulla'],
  ['Prof. Dr. Ulla Müller', 'Ulla'],
  ['Mr Novak', 'Mr Novak'],
  ['  Cher ', 'Cher'],
  [undefined, ''],
])('greets %s as %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
