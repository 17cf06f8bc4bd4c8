// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { isActive, NO_RUN, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { openSchool } from '../../ui/testing/page-in-dom.tsx';
import { lendScope } from '../solver/run/lent-scope.ts';
import { paletteActions } from './palette-actions.ts';

beforeEach(() => {
  openSchool(createExampleSchool());
  useSolver.setState(NO_RUN, true);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  useSolver.setState(UNKNOWN_RUN, true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(['generate', 'validate'])('%s runs for the whole school after a run for one class', async (id) => {
  const [group = ''] = Object.keys(draftSession.draft.groups);
  lendScope({ solveGroups: [group] });
  const actions = paletteActions(draftSession.draft, undefined, () => true, {
    undo: undefined,
    redo: undefined,
  });
  actions.find((action) => action.id === id)?.run?.();
  expect(isActive(useSolver.getState())).toBe(true);
  expect(draftSession.draft.config.solveGroups).toEqual([]);
  await vi.waitFor(() => expect(isActive(useSolver.getState())).toBe(false));
});
