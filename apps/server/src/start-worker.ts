import { fileURLToPath } from 'node:url';
import type { ServerConfig } from './config/environment.ts';
import { openPostgresStorage } from './database/storage.ts';
import { operatorTexts } from './errors/operator-texts.ts';
import { StartError } from './errors/start-error.ts';
import { runLocations } from './jobs/job-queue.ts';
import { LeaseWatch } from './jobs/lease-watch.ts';
import { QueueTeller } from './jobs/queue-teller.ts';
import { SolverHost } from './jobs/solver-host.ts';
import { WorkerPool } from './jobs/worker-pool.ts';
import { createPostgresBus } from './live/postgres-bus.ts';
import type { Logger } from './logging/logger.ts';

/** The bus reports waiting runs; this interval covers missed reports. */
const LOOK_EVERY_MS = 1000;

export interface WorkerProcessOptions {
  readonly config: ServerConfig;
  /** The built entries of the solver process and of its search threads. */
  readonly entries: { readonly solverProcess: URL; readonly searchThread: URL };
  readonly log: Logger;
  readonly now?: () => Date;
}

export interface RunningWorker {
  /** Stops the solvers and gives their runs back. */
  close(): Promise<void>;
}

/** Starts a worker on the servers' PostgreSQL. Throws StartError when it cannot. */
export async function startWorker(options: WorkerProcessOptions): Promise<RunningWorker> {
  const { config, entries, log, now = () => new Date() } = options;
  const { databaseUrl, solver } = config;
  if (!databaseUrl) {
    throw new StartError(operatorTexts.t('operator.start.workerAlone'));
  }
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let shut = opened.pop(); shut; shut = opened.pop()) await shut();
  };
  try {
    const lost = (error: Error) => log.warn({ err: error }, 'a connection to the database is lost');
    const storage = await openPostgresStorage(databaseUrl, lost);
    opened.push(() => storage.close());
    const bus = await createPostgresBus(databaseUrl, log);
    opened.push(() => bus.close());
    const recording = { db: storage.db, bus, log, now };
    const host = new SolverHost({
      ...recording,
      ...solver,
      solverEntry: fileURLToPath(entries.solverProcess),
      threadEntry: fileURLToPath(entries.searchThread),
    });
    const teller = new QueueTeller(recording);
    opened.push(() => teller.close());
    const pools = runLocations.map((location) => {
      return new WorkerPool({ location, places: solver.concurrency[location], host, teller, log });
    });
    const { leaseSeconds } = solver;
    const watch = new LeaseWatch({ ...recording, leaseSeconds });
    opened.push(async () => {
      await watch.close();
      await host.close();
      await Promise.all(pools.map((pool) => pool.close()));
    });
    const lookAround = () => {
      for (const pool of pools) void pool.look();
    };
    const unsubscribe = bus.subscribe((message) => {
      if (message.kind === 'cancelRun') host.cancel(message.runId);
      else if (message.kind === 'runWaits' || message.kind === 'missed') lookAround();
    });
    opened.push(async () => unsubscribe());
    const timer = setInterval(lookAround, LOOK_EVERY_MS);
    timer.unref();
    opened.push(async () => clearInterval(timer));
    lookAround();
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
