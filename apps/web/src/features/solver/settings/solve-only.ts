import { changeConfig } from '../run/change-config.ts';
import { everything, keepScope, lendScope, type SolverScope } from '../run/lent-scope.ts';
import { startRun } from '../run/start-run.ts';

/** Lets the solver move all lessons again. */
export function solveEverything(): void {
  keepScope();
  changeConfig(everything);
}

/** Runs the solver once with this as its scope. */
export function solveOnly(scope: SolverScope): void {
  startRun({ jobType: 'solve' }, () => lendScope(scope));
}
