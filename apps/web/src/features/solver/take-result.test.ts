// @vitest-environment happy-dom
import { commands, type Solution, serializeDraftFile } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { notifications } from '@mantine/notifications';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { isNewerThanRun } from '../../document/run/run-draft.ts';
import { NO_RUN, type RunOutcome, type SolverRun, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver } from '../../document/saving/saver.ts';
import { closeDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { NO_PREVIEW, usePreview } from './shown-schedule.ts';
import { followStopChoice, stopRun, viewResult } from './take-result.ts';

afterEach(async () => {
  saver.closed();
  usePreview.setState(NO_PREVIEW);
  await closeDom();
  useSolver.setState(UNKNOWN_RUN, true);
  notifications.clean();
});

test('the choice of a stop that fails is taken back: the result that comes later is shown', async () => {
  useSolver.setState({ ...NO_RUN, instanceID: 'run', loadState: 'SOLVING', jobType: 'solve' }, true);
  // There is no server that the call could reach.
  const stopping = stopRun('drop');
  expect(useSolver.getState().cancelling).toBe(true);
  await stopping;
  expect(useSolver.getState().cancelling).toBe(false);
  expect(followStopChoice()).toBe(false);
});

test('a result of an earlier draft is shown beside a draft without a schedule, and not taken at once', async () => {
  openSchool(smallSchool({ days: 1, lessons: [{ id: 'Art' }] }));
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  const placements = [{ lesson: 'Art', timeSlot: { day: 0, start: 0, end: 1 }, classroom: null }];
  const solution: Solution = { id: 'x', status: 'FEASIBLE', cost: 0, placements, unplaced: [] };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'h', jobType: 'solve', outcome };
  useSolver.setState({ ...run, loadState: 'SOLVE_DONE' }, true);
  expect(isNewerThanRun(draftSession.draft, useSolver.getState())).toBe(false);
  draftSession.store.run(commands.setSchoolName, { schoolName: 'Hill' });
  await viewResult();
  expect(draftSession.draft.lessons.Art?.timeSlot).toBeNull();
  expect(usePreview.getState().instanceID).toBe('run');
});
