import { checkClockLimit, EXPLAIN_SECONDS, explainClockLimit, solverLocation } from '@bellgrid/model';
import type { RunRow } from './run-store.ts';

/** Short runs and longer ones have workers of their own, so that neither waits behind the other. */
export type RunLocation = RunRow['location'];

export const runLocations: readonly RunLocation[] = ['cloud_function', 'cloud_run'];

type Limited = Pick<RunRow, 'jobType' | 'timeLimit'>;

/** The longest that a run takes by the clock without the explanation of a solve, in seconds. */
const ownLimit = ({ jobType, timeLimit }: Limited): number =>
  jobType === 'check' ? checkClockLimit(timeLimit) : timeLimit;

/**
 * The longest that a run takes by the clock, in seconds. A solve may find a contradiction at its limit, and explains it
 * then; a What if explains none.
 */
export function clockLimit(run: Limited & Pick<RunRow, 'whatIf'>): number {
  const explains = run.jobType === 'solve' && run.whatIf === null;
  return ownLimit(run) + (explains ? explainClockLimit(EXPLAIN_SECONDS.solve) : 0);
}

/** The queue in which a run waits: that of a solve follows from its time limit. */
export const locationOf = (run: Limited): RunLocation => solverLocation(ownLimit(run));

/** Runs the solver jobs in the database, fairly among the schools, on any worker. */
export interface JobQueue {
  /** Hears that one more run waits. Never waits for it. */
  enqueue(location: RunLocation): void;
  /** Ends a run: a waiting one at once, a running one within seconds, with the best it has found. */
  cancel(runId: string): Promise<void>;
  /** Takes up what an earlier process left. */
  recover(): Promise<void>;
  close(): Promise<void>;
}
