import type { ThreadJob } from './thread-job.ts';

interface Thread {
  terminate(): Promise<number>;
}

/**
 * Other search threads beside the caller's own search, each with its own seed. All share the memory of the job, and
 * with it the best timetable. A thread that fails ends the run.
 */
export class Portfolio {
  private readonly threads: Thread[] = [];
  private failure: Error | null = null;

  static async start(entry: string, count: number, job: ThreadJob): Promise<Portfolio> {
    // Loaded only here: a run with one thread needs nothing of Node.
    const { Worker } = await import('node:worker_threads');
    const portfolio = new Portfolio();
    for (let i = 1; i <= count; i++) {
      // Of three threads and more one never begins the filling anew.
      const workerData: ThreadJob = { ...job, seed: job.seed + i, restarts: i === 1 || i < count };
      const worker = new Worker(entry, { workerData });
      worker.on('error', (error) => {
        portfolio.failure ??= error instanceof Error ? error : new Error(String(error));
      });
      portfolio.threads.push(worker);
    }
    return portfolio;
  }

  /** Throws when a thread has failed. */
  check(): void {
    if (this.failure !== null) throw this.failure;
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }
}
