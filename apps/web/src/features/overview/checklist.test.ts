import { commands, createDraft, createExampleSchool, type Draft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { checklist, nextStepOf } from './checklist.ts';

const next = (draft: Draft) => nextStepOf(checklist(draft) ?? []);

test('a new school begins with its week, and goes from step to step', () => {
  const empty = createDraft({ isUninitialized: true });
  expect(next(empty)).toBe('week');
  const [id = ''] = Object.keys(empty.schoolData.structures);
  let draft = runCommand(empty, commands.buildStructure, { id, count: 6 });
  expect(next(draft)).toBe('classes');
  draft = runCommand(draft, commands.setGroup, { group: { id: 'g', name: '9A', structure: id } });
  expect(next(draft)).toBe('teachers');
  expect(checklist(draft)?.map(({ isDone, count }) => [isDone, count])).toEqual([
    [true, null],
    [true, 1],
    [false, 0],
    [false, 0],
    [false, null],
  ]);
});

test('with everything entered it is time to generate, and the first timetable ends it', () => {
  const school = createExampleSchool();
  expect(next(school)).toBe('generate');
  expect(checklist(school)?.map(({ count }) => count)).toEqual([null, 12, 22, 20, null]);
  const [lesson = ''] = Object.keys(school.lessons);
  const placed = runCommand(school, commands.placeLesson, { lesson, at: { day: 0, start: 0 } });
  expect(checklist(placed)).toBeNull();
  // A file of FET brings the meetings whose time is fixed.
  expect(next(runCommand(placed, commands.lockLesson, { ids: [lesson], locked: true }))).toBe('generate');
});
