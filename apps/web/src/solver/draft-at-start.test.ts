import { expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { isChangedSinceStart, rememberStart } from './draft-at-start.ts';

test('any change of the draft is told from the draft that a run works on; without a run nothing is known', () => {
  const draft = smallSchool({ lessons: [{ id: 'a' }] });
  expect(isChangedSinceStart(draft)).toBe(null);
  rememberStart(draft);
  expect([isChangedSinceStart(draft), isChangedSinceStart({ ...draft })]).toEqual([false, true]);
});
