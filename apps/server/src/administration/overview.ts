import {
  type EndedRun,
  OVERVIEW_DAYS,
  OVERVIEW_MONTHS,
  OVERVIEW_WEEKS,
  type Overview,
} from '@bellgrid/protocol';
import { sql } from 'kysely';
import { activePer } from '../accounts/active-spans.ts';
import type { Database } from '../database/open-database.ts';
import type { Services } from '../http/services.ts';
import { observeState } from '../metrics/observe-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The figures of the whole server at this moment. */
export async function describeServer(services: Services): Promise<Overview> {
  const { db, now } = services;
  const time = now().getTime();
  const since = (days: number) => new Date(time - days * DAY_MS).toISOString();
  const seenSince = async (days: number) =>
    numberOf(await db.selectFrom('userState').select(countAll).where('lastSeen', '>', since(days)).execute());
  const perDay = async (rows: readonly { day: string; count: number | string }[]) => {
    const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
    return Array.from({ length: OVERVIEW_DAYS }, (_, index) => {
      const day = since(OVERVIEW_DAYS - 1 - index).slice(0, 10);
      return counts.get(day) ?? 0;
    });
  };
  const state = await observeState(services);
  const running = db.selectFrom('solverRun').select(countAll).where('state', '=', 'running');
  const snapshots = db
    .selectFrom('snapshot')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('length').as('bytes')]);
  const [stored] = await snapshots.execute();
  const from = since(OVERVIEW_DAYS);
  return {
    schools: numberOf(await db.selectFrom('user').select(countAll).execute()),
    active: { day: await seenSince(1), week: await seenSince(7), month: await seenSince(30) },
    activity: {
      days: await activePer(db, 'day', OVERVIEW_DAYS, now()),
      weeks: await activePer(db, 'week', OVERVIEW_WEEKS, now()),
      months: await activePer(db, 'month', OVERVIEW_MONTHS, now()),
    },
    saves: await perDay(
      await db
        .selectFrom('version')
        .select([dayOf('lastModified').as('day'), ({ fn }) => fn.countAll<number>().as('count')])
        .where('lastModified', '>', from)
        .groupBy(dayOf('lastModified'))
        .execute(),
    ),
    endedRuns: await perDay(await endedPerDay(db, from)),
    failedRuns: await perDay(await endedPerDay(db, from, WITHOUT_RESULT)),
    reports: await perDay(
      await db
        .selectFrom('errorReport')
        .select([dayOf('at').as('day'), ({ fn }) => fn.countAll<number>().as('count')])
        .where('at', '>', from)
        .groupBy(dayOf('at'))
        .execute(),
    ),
    runs: await runsByOutcome(db, from),
    queue: {
      waiting: state.queues.reduce((sum, { length }) => sum + length, 0),
      running: numberOf(await running.execute()),
      oldestSeconds: Math.max(0, ...state.queues.map(({ oldestSeconds }) => oldestSeconds)),
    },
    storage: {
      versions: Number(stored?.count ?? 0),
      bytes: Number(stored?.bytes ?? 0),
      freeDiskBytes: state.freeDiskBytes,
    },
    mails: { waiting: state.mailsWaiting, givenUp: state.mailsGivenUp },
    clients: await clientVersions(db, from),
  };
}

const dayOf = (column: 'lastModified' | 'endedAt' | 'at') => sql<string>`substr(${sql.ref(column)}, 1, 10)`;

const countAll = sql<number>`count(*)`.as('count');
const numberOf = ([row]: readonly { count: number }[]) => Number(row?.count ?? 0);

async function clientVersions(db: Database, from: string): Promise<Overview['clients']> {
  const rows = await db
    .selectFrom('userState')
    .select(['clientVersion', countAll])
    .where('lastSeen', '>', from)
    .where('clientVersion', 'is not', null)
    .groupBy('clientVersion')
    .execute();
  return rows
    .map(({ clientVersion, count }) => ({ version: clientVersion ?? '', count: Number(count) }))
    .sort((a, b) => b.count - a.count);
}

const WITHOUT_RESULT = ['NONE', 'TIMEOUT'] as const;

const endedPerDay = (db: Database, from: string, statuses?: readonly EndedRun['status'][]) =>
  db
    .selectFrom('endedRun')
    .select([dayOf('endedAt').as('day'), countAll])
    .where('endedAt', '>', from)
    .$if(statuses !== undefined, (runs) => runs.where('status', 'in', statuses ?? []))
    .groupBy(dayOf('endedAt'))
    .execute();

/** The medians are of so many runs at most, the newest. */
const MOST_TIMES = 10_000;

async function runsByOutcome(db: Database, from: string): Promise<Overview['runs']> {
  const ended = () => db.selectFrom('endedRun').where('endedAt', '>', from);
  const counts = await ended().select(['status', countAll]).groupBy('status').execute();
  const times = await ended()
    .select(['status', 'ms'])
    .where('ms', 'is not', null)
    .orderBy('endedAt', 'desc')
    .limit(MOST_TIMES)
    .execute();
  return counts
    .map(({ status, count }) => {
      const known = times.flatMap((run) => (run.status === status && run.ms !== null ? [run.ms] : []));
      const median = known.sort((a, b) => a - b)[Math.floor(known.length / 2)];
      return { status, count: Number(count), medianSeconds: median === undefined ? null : median / 1000 };
    })
    .sort((a, b) => b.count - a.count || (a.status < b.status ? -1 : 1));
}
