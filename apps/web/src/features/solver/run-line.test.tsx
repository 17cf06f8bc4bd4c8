// @vitest-environment happy-dom
import { preCheck } from '@bellgrid/constraints';
import { afterEach, expect, test } from 'vitest';
import { NO_RUN, type SolverRun } from '../../document/run/solver-run.ts';
import { closeDom, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { RunLine } from './RunLine.tsx';

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
  await closeDom();
  await openInDom(<RunLine run={{ ...run, faults: [] }} isShown={false} />);
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(words()).not.toContain('Ada');
});
