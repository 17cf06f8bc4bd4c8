import { expect, test } from 'vitest';
import { warningLines } from './warning-lines.ts';

test('equal messages are one line with the first three names and a count of the others', () => {
  const about = (message: string, ...names: string[]) => names.map((name) => ({ name, message }));
  expect(
    warningLines([
      ...about('no teacher.', 'Art', 'Biology', 'Chemistry', 'Drama', 'English', 'Art'),
      ...about('no room.', 'Art', 'Biology', 'Chemistry'),
      ...about('The file is old.', ''),
    ]),
  ).toEqual([
    'Art, Biology, Chemistry and 2 more: no teacher.',
    'Art, Biology, Chemistry: no room.',
    'The file is old.',
  ]);
});

test('of more than fifty messages the rest is counted', () => {
  const warnings = Array.from({ length: 53 }, (_, index) => ({ name: 'Art', message: `${index} seats.` }));
  const lines = warningLines(warnings);
  expect(lines).toHaveLength(51);
  expect(lines.at(-1)).toBe('… and 3 more.');
});
