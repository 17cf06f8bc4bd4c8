// @vitest-environment happy-dom
import { commands, placementsOf, type Solution, serializeDraftFile } from '@bellgrid/model';
import { NO_FINDINGS } from '@bellgrid/protocol';
import { MantineProvider } from '@mantine/core';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { NO_RUN, type RunOutcome, type SolverRun, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver } from '../../document/saving/saver.ts';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import { answerCalls, openWithLinks, refusal, useButton } from '../../ui/testing/form-in-dom.tsx';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  toasts,
  until,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { keepSimilar, lendSimilar } from './run/lent-scope.ts';
import { SolverControls } from './SolverControls.tsx';

afterEach(async () => {
  await closeDom();
  saver.closed();
  useSolver.setState(UNKNOWN_RUN, true);
  forgetPageMemory();
  vi.restoreAllMocks();
});

test('while the draft cannot be saved no run begins, and whoever asks for one learns why and can download the work', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  openSchool(smallSchool({ days: 1, lessons: [{ id: 'Art', groups: ['1A'], teachers: ['Ada'] }] }));
  useSolver.setState(NO_RUN, true);
  const sent = answerCalls({ 'PUT /api/versions/current': refusal('TOO_LARGE', 413) });
  await openWithLinks(<SolverControls />);
  await meanwhile(() => void runEdit(commands.setSchoolName, { schoolName: 'Hill' }));
  await meanwhile(() => void saver.now());
  await until(() => saver.state.status === 'failed');
  for (const name of ['Generate Schedule', 'Validate Schedule']) {
    expect(elementsNamed('button', name)[0]?.getAttribute('aria-disabled')).toBe('true');
    await use(elementsNamed('button', name)[0]);
    expect(toasts()).toEqual([
      expect.stringMatching(/^We Can't Solve Your Schedule Right Now\..*Download My Work/),
    ]);
  }
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await useButton('Download My Work');
  expect(files).toHaveLength(1);
});

test('before a run that a schedule is there for, a dialog says what each choice does, and begins it', async () => {
  const school = smallSchool({ days: 2, lessons: [{ id: 'Art', at: [0, 0] }, { id: 'Music' }] });
  openSchool(school);
  useSolver.setState(NO_RUN, true);
  answerCalls({});
  await openWithLinks(<SolverControls />);
  await useButton('Generate Schedule');
  expect(document.body.textContent).toContain('1 of the 2 lessons that may move have a place.');
  const choice = elementsNamed('button', 'Change as little as possible')[0];
  const hint = document.getElementById(choice?.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/^Lessons stay where they are unless a hard constraint/);
  await use(choice);
  expect(useSolver.getState().jobType).toBe('solve');
  expect(draftSession.draft.config.similarSchedule).toBe(true);
});

test('the question keeps its words while it fades, and is over where its screen is left', async () => {
  openSchool(smallSchool({ days: 2, lessons: [{ id: 'Art', at: [0, 0] }, { id: 'Music' }] }));
  useSolver.setState(NO_RUN, true);
  await openWithLinks(
    <MantineProvider env="default">
      <SolverControls />
    </MantineProvider>,
  );
  await useButton('Generate Schedule');
  await until(() => leadOf(document.body));
  const words = new Set<string>();
  const watch = new MutationObserver(() => words.add(leadOf(document.body)));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await use(elementsNamed('button', 'Close')[0]);
  await until(() => document.querySelector('[role=dialog]') === null);
  watch.disconnect();
  expect([...words].filter((lead) => lead !== '' && !lead.startsWith('1 of the 2 lessons'))).toEqual([]);
  await useButton('Generate Schedule');
  await until(() => leadOf(document.body));
  await closeDom();
  await openWithLinks(<SolverControls />);
  expect(leadOf(document.body)).toBe('');
});

const leadOf = (page: ParentNode) => page.querySelector('[role=dialog] p')?.textContent ?? '';

test('“Similar schedule” of one run is told only beside its outcome, one that was set always', async () => {
  openSchool(smallSchool({ days: 2, lessons: [{ id: 'Art', groups: ['1A'], at: [0, 0] }] }));
  const placements = [{ lesson: 'Art', timeSlot: { day: 1, start: 0, end: 1 }, classroom: null }];
  const solution: Solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: [], cost: 0 };
  const outcome: RunOutcome = { kind: 'solution', solution, quality: null, findings: NO_FINDINGS };
  const run: SolverRun = { ...NO_RUN, instanceID: 'run', payloadHash: 'h', jobType: 'solve', outcome };
  answerCalls({});
  useSolver.setState({ ...NO_RUN }, true);
  await openWithLinks(<SolverControls />);
  const isTold = () => elementsNamed('button', 'Similar schedule').length > 0;
  await meanwhile(() => void lendSimilar(true));
  saver.opened({ hash: 'h', versionID: 'v', date: '', text: serializeDraftFile(draftSession.file()) });
  await meanwhile(() => useSolver.setState(run, true));
  expect(isTold()).toBe(true);
  // One that is the schedule that the draft had is hidden by an edit.
  await meanwhile(() =>
    useSolver.setState({
      outcome: { ...outcome, solution: { ...solution, placements: placementsOf(draftSession.draft) } },
    }),
  );
  expect(isTold()).toBe(true);
  await meanwhile(() => void runEdit(commands.placeLesson, { lesson: 'Art', at: { day: 1, start: 1 } }));
  expect(isTold()).toBe(false);
  await meanwhile(() => draftSession.store.undo());
  expect(isTold()).toBe(true);
  await meanwhile(() => useSolver.setState({ acknowledged: true }));
  expect(isTold()).toBe(false);
  await meanwhile(() => keepSimilar());
  await meanwhile(() => void runEdit(commands.setSchoolName, { schoolName: 'Hill' }));
  expect(isTold()).toBe(true);
});
