import PgBoss from 'pg-boss';
import type { Logger } from '../logging/logger.ts';
import { type RunLocation, runLocations } from './job-queue.ts';

export interface JobNotice {
  readonly id: string;
  readonly runId: string;
}

/** The queues of runs that wait for a worker, on PostgreSQL. That a run stands there twice does no harm. */
export interface JobBoard {
  put(run: { readonly id: string; readonly location: RunLocation }): Promise<void>;
  /** Takes the oldest notice of a queue, to be `done` with; null when there is none. */
  take(location: RunLocation): Promise<JobNotice | null>;
  done(location: RunLocation, notice: JobNotice): Promise<void>;
  close(): Promise<void>;
}

const CONNECTIONS = 2;
/** Longer than any run: the run's own lease, not the queue, tells of a worker that is gone. */
const EXPIRES_IN_HOURS = 4;

/** Opens the queues, making what they need. Whoever `tends` them clears away what is done, too. */
export async function openJobBoard(
  url: string,
  log: Logger,
  { tends }: { readonly tends: boolean },
): Promise<JobBoard> {
  const boss = new PgBoss({ connectionString: url, max: CONNECTIONS, schedule: false, supervise: tends });
  boss.on('error', (error) => log.warn({ err: error }, 'a queue of solver runs has trouble'));
  await boss.start();
  // 'short': a run waits in its queue once, however often it is put there.
  for (const name of runLocations) await boss.createQueue(name, { name, policy: 'short' });
  return {
    put: async ({ id, location }) => {
      const options = { singletonKey: id, retryLimit: 0, expireInHours: EXPIRES_IN_HOURS };
      await boss.send(location, { runId: id }, options);
    },
    take: async (location) => {
      const [job] = await boss.fetch<{ runId: string }>(location, { batchSize: 1 });
      return job ? { id: job.id, runId: job.data.runId } : null;
    },
    done: (location, { id }) => boss.complete(location, id),
    close: () => boss.stop({ graceful: false, close: true }),
  };
}
