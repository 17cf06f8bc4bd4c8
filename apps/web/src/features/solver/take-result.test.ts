import { notifications } from '@mantine/notifications';
import { afterEach, expect, test } from 'vitest';
import { NO_RUN, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { followStopChoice, stopRun } from './take-result.ts';

afterEach(() => {
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
