import { create } from 'zustand';
import { reduceRun, type SolverAction } from './reduce-run.ts';
import { type SolverRun, UNKNOWN_RUN } from './solver-run.ts';

/** The latest run of the solver. */
export const useSolver = create<SolverRun>(() => UNKNOWN_RUN);

export const dispatchSolver = (action: SolverAction): void =>
  useSolver.setState((run) => reduceRun(run, action), true);
