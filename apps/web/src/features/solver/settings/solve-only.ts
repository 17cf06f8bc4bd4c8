import { startRun } from '../run/start-run.ts';
import { changeConfig } from './change-config.ts';
import { everything, keepScope, lendScope, type SolverScope } from './lent-scope.ts';

/** Lets the solver move all lessons again. */
export function solveEverything(): void {
  keepScope();
  changeConfig(everything);
}

/** Runs the solver once with this as its scope. */
export function solveOnly(scope: SolverScope): void {
  startRun({ jobType: 'solve' }, () => lendScope(scope));
}
