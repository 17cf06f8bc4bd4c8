import type { Config } from '@bellgrid/model';
import { startRun } from '../run/start-run.ts';
import { changeConfig } from './change-config.ts';

const everything = {
  solveGroups: [],
  solveTeachers: [],
  solveClassrooms: [],
  solveLessons: [],
} satisfies Partial<Config>;

/** The items whose lessons the solver may move, and single lessons. */
export type SolverScope = Partial<Pick<Config, keyof typeof everything>>;

/** Lets the solver move all lessons again. */
export const solveEverything = (): boolean => changeConfig(everything);

/** Makes this the scope of the solver, as one step to undo, and runs it. */
export function solveOnly(scope: SolverScope): void {
  startRun({ jobType: 'solve' }, () => changeConfig({ ...everything, ...scope }));
}
