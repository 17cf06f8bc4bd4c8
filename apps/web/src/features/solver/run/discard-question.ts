import type { Solution } from '@bellgrid/model';
import { create } from 'zustand';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { useSolver } from '../../../document/run/use-solver.ts';
import { unkeptSolution } from './outcome-facts.ts';

interface Question {
  /** The run whose timetable would be lost. */
  readonly instanceID: string | null;
  readonly solution: Solution;
  readonly goOn: () => void;
}

/** The question whether a timetable may be lost, while it waits for its answer. */
export const useDiscardQuestion = create<{ asked: Question | null }>(() => ({ asked: null }));

/**
 * Does an act that loses the latest run's timetable: at once when there is none to lose, else after asking.
 */
export function afterAskingToDiscard(goOn: () => void): void {
  const run = useSolver.getState();
  const solution = unkeptSolution(run, draftSession.draft);
  if (solution === null) goOn();
  else useDiscardQuestion.setState({ asked: { instanceID: run.instanceID, solution, goOn } });
}

/** Leaves all as it is. */
export const withdrawDiscard = (): void => useDiscardQuestion.setState({ asked: null });
