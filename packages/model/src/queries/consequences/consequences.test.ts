import { expect, test } from 'vitest';
import { commands } from '../../commands/registry.ts';
import { diffDrafts } from '../../store/diff.ts';
import { runCommand } from '../../store/draft-store.ts';
import { smallSchool } from '../../testing/school.ts';
import { asksBeforeMove } from './asks-before-move.ts';
import { lostRecords, unplacedLessons } from './lost-records.ts';

test('what a deletion takes along is known before it is done', () => {
  const draft = smallSchool();
  const diff = diffDrafts(draft, runCommand(draft, commands.deleteGroup, { ids: ['9a'] }));
  const lost = lostRecords(diff);
  expect(lost).toMatchObject({ groups: ['9a'], trackSets: ['languages'], teachers: [] });
  expect(lost.subjects).toEqual(['maths', 'french', 'german']);
  expect(lost.lessons).toHaveLength(7);
});

test('the lessons that an edit sends to the staging area are known before it is done', () => {
  const draft = smallSchool();
  const cells = [{ day: 0, period: 0 }];
  const after = runCommand(draft, commands.setCells, { structure: 's', cells, hasSchool: false });
  expect(unplacedLessons(diffDrafts(draft, after))).toEqual(['maths1']);
});

test('a class with a calendar or subjects asks before it moves to another structure', () => {
  const draft = smallSchool();
  expect(asksBeforeMove(draft, '9a', 's')).toBe(null);
  expect(asksBeforeMove(draft, '9a', 't')).toEqual({
    calendarCells: 1,
    subjects: ['maths', 'art', 'french', 'german'],
    otherGroups: ['9b'],
  });
  const empty = runCommand(draft, commands.deleteSubject, { ids: ['art'] });
  expect(asksBeforeMove(empty, '9b', 't')).toBe(null);
});
