import { expect, test } from 'vitest';
import { spoken } from '../../testing/spoken.ts';
import { joinWarnings, nameMessage } from './warnings.ts';

const NOBODY = { code: 'imports.fet.warning.nobody' };
const NO_ROOM = { code: 'imports.fet.warning.noCommonRoom' };

test('equal messages are one with the first names and a count of the others', () => {
  const about = (what: typeof NOBODY, ...names: string[]) =>
    names.map((name) => ({ thing: nameMessage(name), what }));
  const joined = joinWarnings([
    ...about(NOBODY, 'Art', 'Biology', 'Chemistry', 'Drama', 'English', 'Art'),
    ...about(NO_ROOM, 'Art', 'Biology', 'Chemistry'),
    { thing: null, what: { code: 'loading.unknownResult' } },
  ]);
  expect(joined.map(spoken)).toEqual([
    'Art, Biology, Chemistry and 2 more: neither teachers nor students, so not scheduled.',
    'Art, Biology and Chemistry: the room rules have no room in common; one of them is left out.',
    'the result has an unknown form',
  ]);
});

test('of more than fifty messages the rest is counted', () => {
  const warnings = Array.from({ length: 53 }, (_, count) => ({
    thing: nameMessage('Art'),
    what: { code: 'imports.fet.warning.fewSeats', values: { count } },
  }));
  const joined = joinWarnings(warnings);
  expect(joined).toHaveLength(51);
  expect(joined.map(spoken).at(-1)).toBe('… and 3 more.');
});
