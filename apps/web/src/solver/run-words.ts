import type { ParseKeys } from 'i18next';
import type { SolverRun } from './solver-run.ts';

const stages: Readonly<Record<string, ParseKeys>> = {
  loading: 'solver.stage.loading',
  parsing: 'solver.stage.parsing',
  'creating constraints': 'solver.stage.creatingConstraints',
  'start solve': 'solver.stage.construct',
  'detected infeasible': 'solver.stage.detectedInfeasible',
  'solving infeasible': 'solver.stage.solvingInfeasible',
  construct: 'solver.stage.construct',
  repair: 'solver.stage.repair',
  improve: 'solver.stage.improve',
};

/** The text id of what an active run is doing. */
export function stageText(run: SolverRun): ParseKeys {
  if (run.cancelling) return 'solver.stage.cancelling';
  if (run.loadState === 'LOADING') return 'solver.stage.saving';
  if (run.loadState === 'PROVISIONING') return 'solver.stage.provisioning';
  const explaining = run.stage === 'detected infeasible' || run.stage === 'solving infeasible';
  if (run.loadState === 'PRE_CHECK' && !explaining) return 'solver.stage.preCheck';
  const stage = explaining ? run.stage : (run.progress?.stage ?? run.stage);
  return stages[stage ?? 'loading'] ?? 'solver.stage.construct';
}

/** Seconds as minutes and seconds: 0:42, 12:05. */
export const stopwatch = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
