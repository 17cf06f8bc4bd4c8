/** Runs solver jobs that stand in the database, in the order of asking, somewhere. */
export interface JobQueue {
  /** Takes a run that has just been created. Never waits for it. */
  enqueue(runId: string): void;
  /** Ends a run within a second: a waiting one at once, a running one with the best it has found. */
  cancel(runId: string): Promise<void>;
  /** Takes up what an earlier process left: waiting runs wait again, running ones are ended as terminated. */
  recover(): Promise<void>;
  /** Stops every run. */
  close(): Promise<void>;
}
