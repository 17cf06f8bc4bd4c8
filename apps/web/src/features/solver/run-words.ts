import type { Draft } from '@bellgrid/model';
import type { ParseKeys } from 'i18next';
import type { RunProgress, SolverRun } from '../../document/run/solver-run.ts';

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

/** The text id of the stage of an active run. */
export function stageText(run: SolverRun): ParseKeys {
  if (run.cancelling) return 'solver.stage.cancelling';
  if (run.loadState === 'LOADING') return 'solver.stage.saving';
  if (run.loadState === 'PROVISIONING') return 'solver.stage.provisioning';
  const explaining = isExplaining(run);
  if ((run.loadState === 'PRE_CHECK' || run.checking) && !explaining) return 'solver.stage.preCheck';
  const stage = explaining ? run.stage : (run.progress?.stage ?? run.stage);
  return stages[stage ?? 'loading'] ?? 'solver.stage.construct';
}

const isExplaining = ({ stage }: SolverRun): boolean =>
  stage === 'detected infeasible' || stage === 'solving infeasible';

/** The progress of an active run; null in stages that have none. */
export const progressOf = (run: SolverRun): RunProgress | null =>
  run.cancelling || isExplaining(run) ? null : run.progress;

/** The name of the item that the pre-check looks at; null while it looks at none, or at one that is gone. */
export function checkedName({ checking, cancelling }: SolverRun, draft: Draft): string | null {
  if (checking === null || cancelling) return null;
  const records = { teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms };
  return records[checking.type][checking.id]?.name ?? null;
}

/** Seconds as minutes and seconds: 0:42, 12:05. */
export const stopwatch = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
