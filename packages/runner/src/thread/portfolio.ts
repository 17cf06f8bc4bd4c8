import type { Search } from '@bellgrid/solver';
import type { Exchange, ThreadJob } from './messages.ts';

/** The shortest time between two messages to the other threads, in milliseconds. */
const MESSAGE_MS = 250;

interface Thread {
  postMessage(message: Exchange): void;
  terminate(): Promise<number>;
}

/**
 * Other search threads beside the caller's own search: each has its own seed, all but the caller's restart,
 * and all share the best timetable through the caller. A thread that fails ends the run.
 */
export class Portfolio {
  private readonly threads: Thread[] = [];
  private failure: Error | null = null;
  private told = { placed: -1, cost: Number.POSITIVE_INFINITY };
  private toldAt = 0;

  private constructor(
    private readonly search: Search,
    private readonly now: () => number,
  ) {}

  static async start(
    search: Search,
    entry: string,
    count: number,
    job: ThreadJob,
    now: () => number,
  ): Promise<Portfolio> {
    // Loaded only here: a run with one thread needs nothing of Node.
    const { Worker } = await import('node:worker_threads');
    const portfolio = new Portfolio(search, now);
    for (let i = 1; i <= count; i++) {
      const worker = new Worker(entry, { workerData: { ...job, seed: job.seed + i, restarts: true } });
      worker.on('message', (news: Exchange) => portfolio.receive(news));
      worker.on('error', (error) => {
        portfolio.failure ??= error instanceof Error ? error : new Error(String(error));
      });
      portfolio.threads.push(worker);
    }
    return portfolio;
  }

  /** Tells the threads of the caller's best where it is news. Throws when a thread has failed. */
  share(): void {
    if (this.failure !== null) throw this.failure;
    const { placed, cost, stage } = this.search;
    const isNews = placed > this.told.placed || (placed === this.told.placed && cost < this.told.cost);
    if (!isNews || stage === 'construct' || this.now() - this.toldAt < MESSAGE_MS) return;
    this.told = { placed, cost };
    this.toldAt = this.now();
    const assignment = this.search.best();
    for (const thread of this.threads) thread.postMessage({ placed, cost, assignment });
  }

  async stop(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.terminate()));
  }

  private receive({ assignment }: Exchange): void {
    this.search.offer(assignment);
  }
}
