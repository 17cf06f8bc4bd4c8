import { readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_BACKUP } from '../database/rotate-backups.ts';
import type { Services } from '../http/services.ts';
import { runLocations } from '../jobs/job-queue.ts';
import type { ServerState } from './metrics.ts';

/** Observes the waiting work, the held resources and the free space at this moment. */
export async function observeState(
  services: Pick<Services, 'db' | 'snapshots' | 'publisher' | 'bodies' | 'dataDir' | 'now'>,
): Promise<ServerState> {
  const { db, snapshots, publisher, bodies, dataDir, now } = services;
  const runs = await db
    .selectFrom('solverRun')
    .select(['location', 'createdAt'])
    .where('state', '=', 'waiting')
    .execute();
  const mails = await db
    .selectFrom('mail')
    .select(['state', (mail) => mail.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'givenUp'])
    .groupBy('state')
    .execute();
  const mailsOf = (state: string) => Number(mails.find((row) => row.state === state)?.count ?? 0);
  const time = now().getTime();
  return {
    queues: runLocations.map((location) => {
      const waiting = runs.filter((run) => run.location === location);
      const ages = waiting.map(({ createdAt }) => (time - Date.parse(createdAt)) / 1000);
      return { location, length: waiting.length, oldestSeconds: Math.max(0, ...ages) };
    }),
    mailsWaiting: mailsOf('waiting'),
    mailsGivenUp: mailsOf('givenUp'),
    snapshots: snapshots.state(),
    publishing: publisher.state(),
    bodyBytes: bodies.total,
    freeDiskBytes: freeBytes(dataDir),
    lastBackup: lastBackup(dataDir),
  };
}

/** Null where the system does not say. */
function freeBytes(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Seconds since 1970; null when none was noted. */
function lastBackup(folder: string): number | null {
  try {
    const time = Date.parse(readFileSync(join(folder, LAST_BACKUP), 'utf8').trim());
    return Number.isNaN(time) ? null : time / 1000;
  } catch {
    return null;
  }
}
