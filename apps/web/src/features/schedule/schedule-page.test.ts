// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { elementsNamed, meanwhile, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { putAwayRun } from '../solver/take-result.ts';
import { buttonNamed } from './testing/hands.ts';
import { cardOf, closeSchedule, openSchedule } from './testing/schedule-in-dom.ts';

function school() {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const, classroom: 'Studio' },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [1, 2] as const },
  ];
  const draft = smallSchool({ lessons });
  draft.config.isClassroomsEnabled = true;
  return draft;
}

afterEach(async () => {
  await closeSchedule();
  useSolver.setState(UNKNOWN_RUN, true);
});

test('the details of a lesson lead to all that it belongs to, and lock it in place', async () => {
  await openSchedule(school(), 'classes');
  await use(cardOf('Art'));
  const [details] = elementsNamed('[role=dialog]', /Art/);
  const links = [...(details?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(
    new Set([
      '/schedule/classes/9A',
      '/schedule/teachers/Ada',
      '/schedule/classrooms/Studio',
      '/subjects/Art/lessons/Art',
      '/subjects/Art',
    ]),
  );
  await use(buttonNamed('Lock here'));
  expect(draftSession.draft.lessons.Art?.locked).toBe(true);
  await use(buttonNamed('Unlock'));
  expect(draftSession.draft.lessons.Art?.locked).toBe(false);
});

test('“Improve only what I see” runs the solver for what the filter shows, and is not there without a filter', async () => {
  await openSchedule(school(), 'classes');
  expect(buttonNamed('Improve only what I see')).toBeUndefined();
  await closeSchedule();
  await openSchedule(school(), 'classes/9A');
  await use(buttonNamed('Improve only what I see'));
  const { solveGroups, solveTeachers, solveLessons } = draftSession.draft.config;
  expect({ solveGroups, solveTeachers, solveLessons }).toEqual({
    solveGroups: ['9A'],
    solveTeachers: [],
    solveLessons: [],
  });
  expect(useSolver.getState().jobType).toBe('solve');
  await meanwhile(putAwayRun);
  expect(draftSession.draft.config.solveGroups).toEqual([]);
});
