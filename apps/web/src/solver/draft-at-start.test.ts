import { commands, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { isChangedSinceStart, rememberStart } from './draft-at-start.ts';

test('a change of the draft that a run works on is told until it is undone; of another run nothing is known', () => {
  const store = createDraftStore(smallSchool({ lessons: [{ id: 'a' }] }));
  expect(isChangedSinceStart(store.draft, 1000)).toBe(null);
  rememberStart(store.draft, 1000);
  expect(isChangedSinceStart(store.draft, 1000)).toBe(false);
  store.run(commands.lockLesson, { ids: ['a'], locked: true });
  expect(isChangedSinceStart(store.draft, 1000)).toBe(true);
  expect(isChangedSinceStart(store.draft, 2000)).toBe(null);
  store.undo();
  expect(isChangedSinceStart(store.draft, 1000)).toBe(false);
  store.redo();
  expect(isChangedSinceStart(store.draft, 1000)).toBe(true);
});
