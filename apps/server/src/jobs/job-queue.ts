import type { RunRow } from './run-store.ts';

/** Short runs and longer ones have workers of their own, so that neither waits behind the other. */
export type RunLocation = RunRow['location'];

export const runLocations: readonly RunLocation[] = ['cloud_function', 'cloud_run'];

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
