// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { NO_RUN, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { closeDom, meanwhile, openScreen, use } from '../../ui/testing/page-in-dom.tsx';
import { ImprovementSlider } from './ImprovementSlider.tsx';
import { NO_PREVIEW, usePreview } from './shown-schedule.ts';

const sizes = { clientHeight: 700, clientWidth: 1000, offsetHeight: 40, offsetWidth: 1000 };
const found = [
  { seconds: 1, placed: 10, cost: 90 },
  { seconds: 20, placed: 12, cost: 50 },
  { seconds: 61, placed: 12, cost: 30 },
];
const solution = { id: 'earlier', status: 'FEASIBLE', placements: [], unplaced: [], cost: 50 };

/** The server's answers: the list of the run, and its timetable before the last. */
const answer = (path: string) =>
  path.endsWith('/improvements') ? { improvements: found } : { ...found[1], solution };

const open = () => {
  useSolver.setState({ ...NO_RUN, instanceID: 'run' }, true);
  usePreview.setState({ ...NO_PREVIEW, instanceID: 'run' }, true);
  const screen = { path: '/schedule', below: [], component: ImprovementSlider };
  return openScreen('/schedule', screen, { sizes, answer });
};
const slider = () => document.querySelector('[role=slider]');
const words = () => document.querySelector('[role=status]')?.textContent;

afterEach(async () => {
  await closeDom();
  useSolver.setState(UNKNOWN_RUN, true);
  usePreview.setState(NO_PREVIEW, true);
});

test('the slider begins at the result, says the numbers of each better timetable and shows it', async () => {
  await open();
  expect(slider()?.getAttribute('aria-valuenow')).toBe('2');
  expect(words()).toContain('30');
  await use(slider(), 'ArrowLeft');
  expect(words()).toContain('50');
  expect(usePreview.getState()).toMatchObject({ index: 1, earlier: { id: 'earlier' } });
  await use(slider(), 'ArrowRight');
  expect(words()).toContain('30');
  expect(usePreview.getState()).toMatchObject({ index: null, earlier: null });
});

test('a result that is better than the last kept timetable has its own place at the end', async () => {
  await open();
  const outcome = { kind: 'solution', solution: { ...solution, cost: 20 } };
  await meanwhile(() => useSolver.setState({ outcome } as never));
  expect(slider()?.getAttribute('aria-valuemax')).toBe('3');
  expect(words()).toContain('20');
  await use(slider(), 'ArrowLeft');
  expect(words()).toContain('30');
  expect(usePreview.getState()).toMatchObject({ index: 2 });
});

test('there is no slider for a timetable that no run has found', async () => {
  await open();
  expect(slider()).not.toBeNull();
  await closeDom();
  usePreview.setState({
    offered: { solution: { ...solution, status: 'FEASIBLE' }, quality: null, draft: createExampleSchool() },
  });
  await openScreen(
    '/schedule',
    { path: '/schedule', below: [], component: ImprovementSlider },
    { sizes, answer },
  );
  expect(slider()).toBeNull();
});
