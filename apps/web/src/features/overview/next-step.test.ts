import { commands, createExampleSchool, createSchool, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { schoolFacts } from '../../document/draft/school-facts.ts';
import { nextStepFor } from './next-step.ts';

test('before the first timetable the next step is that of the checklist', () => {
  const empty = createSchool({ isUninitialized: true });
  expect(nextStepFor(empty, schoolFacts(empty), null, null)).toEqual({
    step: 'structure',
    path: '/',
    count: 0,
  });
  const school = createExampleSchool();
  expect(nextStepFor(school, schoolFacts(school), 0, null)).toMatchObject({
    step: 'generate',
    path: '/schedule',
  });
});

test('then clashes come before lessons without a place, and nothing is left once all is well', () => {
  const school = createExampleSchool();
  const [lesson = ''] = Object.keys(school.lessons);
  const placed = runCommand(school, commands.placeLesson, { lesson, at: { day: 0, start: 0 } });
  const facts = schoolFacts(placed);
  const left = facts.schedulable - 1;
  expect(nextStepFor(placed, facts, 2, null)).toMatchObject({ step: 'clashes', count: 2 });
  expect(nextStepFor(placed, facts, null, null)).toMatchObject({ step: 'unplaced', count: left });
  expect(nextStepFor(placed, { ...facts, placed: facts.schedulable }, 0, null).step).toBe('done');
  expect(nextStepFor(placed, { ...facts, placed: facts.schedulable }, null, null).step).toBe('checking');
});

test('a run comes before all else: it is at work on a schedule, or has one that is not taken yet', () => {
  const draft = createExampleSchool();
  for (const step of ['running', 'found'] as const)
    expect(nextStepFor(draft, schoolFacts(draft), 0, step)).toMatchObject({ step, path: '/schedule' });
});
