// @vitest-environment happy-dom
import { preCheck } from '@bellgrid/constraints';
import { afterEach, expect, test } from 'vitest';
import { NO_RUN, type SolverRun, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openInDom, openSchool, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { DetailsPanel } from './findings/DetailsPanel.tsx';
import { RunLine } from './RunLine.tsx';
import { closePanel } from './run/solver-panels.ts';

afterEach(closeDom);

/** One day of four periods, in which Ada has five lessons. */
const overloaded = () =>
  smallSchool({
    days: 1,
    lessons: [1, 2, 3, 4, 5].map((number) => ({
      id: `Art ${number}`,
      groups: [`Class ${number}`],
      teachers: ['Ada'],
    })),
  });

const words = () => document.querySelector('[data-testid=solver-progress]')?.textContent ?? '';

test('an overload that was counted is told while its explanation is still at work', async () => {
  const draft = overloaded();
  const faults = [...preCheck(draft)].flatMap((event) => (event.kind === 'finding' ? [event.finding] : []));
  expect(faults).not.toEqual([]);
  openSchool(draft);
  const run: SolverRun = {
    ...NO_RUN,
    loadState: 'PRE_CHECK',
    jobType: 'check',
    startedAt: Date.now(),
    stage: 'solving infeasible',
    faults,
  };
  await openInDom(<RunLine run={run} isShown={false} />);
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/Ada .*5 .*4/);
  expect(document.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('hard');
  const before = words();
  await closeDom();
  await openInDom(<RunLine run={{ ...run, checking: { type: 'group', id: 'Class 1' } }} isShown={false} />);
  expect(words()).toBe(before);
  // All of it can be read at once.
  await use(elementsNamed('button', 'View Details')[0]);
  await closeDom();
  useSolver.setState(run, true);
  await openWithLinks(<DetailsPanel draft={draft} shown={null} isSheet={false} />);
  const panel = document.querySelector('aside');
  expect(panel?.textContent).toMatch(/still at work.*Ada .*5 .*4/);
  await closeDom();
  closePanel();
  useSolver.setState(UNKNOWN_RUN, true);
  await openInDom(<RunLine run={{ ...run, faults: [] }} isShown={false} />);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(words()).not.toContain('Ada');
});

test('the lessons placed are those of the timetable that is shown, not those of later reports', async () => {
  openSchool(overloaded());
  const run: SolverRun = {
    ...NO_RUN,
    loadState: 'SOLVING',
    jobType: 'solve',
    startedAt: Date.now(),
    progress: { stage: 'repair', placed: 5, lessons: 5, cost: 0, bound: 0, broken: 0, moved: 0 },
    best: {
      solution: { id: 'best', status: 'FEASIBLE', cost: 0, placements: [], unplaced: ['Art 1', 'Art 2'] },
      quality: null,
    },
  };
  await openInDom(<RunLine run={run} isShown={true} />);
  expect(words()).toContain('3 / 5');
  await closeDom();
  await openInDom(<RunLine run={run} isShown={false} />);
  expect(words()).toContain('5 / 5');
});
