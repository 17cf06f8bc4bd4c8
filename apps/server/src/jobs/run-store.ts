import { createId } from '@bellgrid/model';
import type { JobType, SolverEvent } from '@bellgrid/protocol';
import type { Selectable } from 'kysely';
import { lockUser } from '../database/lock-user.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../errors/refusal.ts';
import { type Claim, isClaimedBy } from './claim.ts';
import { keepEndedRun } from './ended-runs.ts';
import { chargeUse, forgetUse, orderOfWaiting } from './fair-order.ts';
import { type PackedImprovement, storeImprovements } from './run-improvements.ts';

/** A run without its payload. */
export type RunRow = Omit<Selectable<Schema['solverRun']>, 'payload' | 'begin' | 'sequence' | 'improvements'>;

/** A run with what its user has seen of it, and how many runs of others come before it; null unless it waits. */
export type SeenRun = RunRow & {
  readonly hideAlertsForSolverID: string | null;
  readonly schoolsBefore: number | null;
};

const columns = [
  'id',
  'userId',
  'jobType',
  'location',
  'solveAnyway',
  'timeLimit',
  'versionID',
  'createdAt',
  'state',
  'leaseOwner',
  'leaseUntil',
  'startedAt',
  'attempts',
  'cancellationRequested',
  'payloadHash',
  'record',
  'lastEvent',
  'lastEventAt',
  'whatIf',
] as const satisfies readonly (keyof RunRow)[];

export interface NewRun {
  readonly userId: string;
  readonly jobType: JobType;
  readonly location: 'cloud_function' | 'cloud_run';
  readonly solveAnyway: boolean;
  /** Seconds: the limit of a solve by the clock, or the budget of a check. */
  readonly timeLimit: number;
  readonly versionID: string;
  /** The draft file as gzip bytes: a run does not see later saves. */
  readonly payload: Uint8Array;
  readonly payloadHash: string;
  /** The timetable to begin with, of `packBest`; none by default. */
  readonly begin?: Uint8Array | null;
  /** JSON of the changes of rules that it tries out; none by default. */
  readonly whatIf?: string | null;
  readonly now: Date;
}

/** A run makes a schedule, or tries out changes of rules. Each user has one run at a time, and the latest result of each purpose. */
export type RunPurpose = 'schedule' | 'whatIf';

export const purposeOf = ({ whatIf = null }: { readonly whatIf?: string | null }): RunPurpose =>
  whatIf === null ? 'schedule' : 'whatIf';

/** Adds a run that waits, and forgets the user's earlier ones of its purpose. Throws SOLVER_BUSY when one is active. */
export async function createRun(db: Database, run: NewRun): Promise<string> {
  const { now, ...values } = run;
  const at = now.toISOString();
  const id = createId();
  const created: SolverEvent = { event: 'created' };
  await db.transaction().execute(async (transaction) => {
    await lockUser(transaction, run.userId);
    const ofUser = () => transaction.selectFrom('solverRun').where('userId', '=', run.userId);
    const active = await ofUser().select('id').where('state', '<>', 'ended').executeTakeFirst();
    if (active) throw new Refusal('SOLVER_BUSY', 'A run is active already: wait for it, or cancel it.');
    await forgetRuns(transaction, run.userId, purposeOf(run));
    await transaction
      .insertInto('solverRun')
      .values({
        ...values,
        id,
        createdAt: at,
        state: 'waiting',
        leaseOwner: null,
        leaseUntil: null,
        cancellationRequested: false,
        lastEvent: JSON.stringify(created),
        lastEventAt: at,
      })
      .execute();
  });
  return id;
}

/** Forgets the runs of a user for a purpose. */
export async function forgetRuns(
  db: Pick<Database, 'deleteFrom'>,
  userId: string,
  purpose: RunPurpose,
): Promise<void> {
  await db
    .deleteFrom('solverRun')
    .where('userId', '=', userId)
    .where('whatIf', purpose === 'schedule' ? 'is' : 'is not', null)
    .execute();
}

/** The user's run that waits or works; null for none. */
export async function activeRunOf(db: Database, userId: string): Promise<RunRow | null> {
  const run = await db
    .selectFrom('solverRun')
    .select(columns)
    .where('userId', '=', userId)
    .where('state', '<>', 'ended')
    .executeTakeFirst();
  return run ?? null;
}

/** The user's latest run for a purpose; null when there was none. */
export async function latestRunOf(
  db: Database,
  userId: string,
  purpose: RunPurpose = 'schedule',
): Promise<SeenRun | null> {
  const run = await selectSeen(db)
    .where('solverRun.userId', '=', userId)
    .where('solverRun.whatIf', purpose === 'schedule' ? 'is' : 'is not', null)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!run) return null;
  const place = run.state === 'waiting' ? (await orderOfWaiting(db, run.location)).indexOf(run.id) : -1;
  return { ...run, schoolsBefore: place < 0 ? null : place };
}

/** The runs that wait in a queue, in the order in which they are taken up. */
export async function waitingRuns(db: Database, location: RunRow['location']): Promise<SeenRun[]> {
  const order = await orderOfWaiting(db, location);
  const runs = await selectSeen(db).where('state', '=', 'waiting').where('location', '=', location).execute();
  const byId = new Map(runs.map((run) => [run.id, run]));
  return order.flatMap((id, schoolsBefore) => {
    const run = byId.get(id);
    return run ? [{ ...run, schoolsBefore }] : [];
  });
}

const selectSeen = (db: Database) =>
  db
    .selectFrom('solverRun')
    .leftJoin('userState', 'userState.userId', 'solverRun.userId')
    .select(columns.map((column) => `solverRun.${column}` as const))
    .select('userState.hideAlertsForSolverID');

/** One run; null when it is gone. */
export async function loadRun(db: Database, id: string): Promise<RunRow | null> {
  return (await db.selectFrom('solverRun').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Every run that waits or is marked as running, in the order of asking. */
export function activeRuns(db: Database): Promise<RunRow[]> {
  return db
    .selectFrom('solverRun')
    .select(columns)
    .where('state', '<>', 'ended')
    .orderBy('sequence')
    .execute();
}

interface Lease {
  readonly leaseOwner: string;
  readonly leaseUntil: number;
  readonly startedAt: number;
}

export type ClaimedRun = RunRow & { readonly payload: Uint8Array; readonly begin: Uint8Array | null };

/** Claims the run of a queue whose turn it is, for a worker; null when none waits. Answers it with its draft file. */
export async function claimNext(
  db: Database,
  location: RunRow['location'],
  lease: Lease,
): Promise<ClaimedRun | null> {
  await forgetUse(db, lease.startedAt);
  for (;;) {
    const [id] = await orderOfWaiting(db, location);
    if (id === undefined) return null;
    const run = await claimRun(db, id, lease);
    if (run) return run;
  }
}

/** Claims a waiting run for a worker; null when it no longer waits. */
export async function claimRun(db: Database, id: string, lease: Lease): Promise<ClaimedRun | null> {
  const claimed = await db
    .updateTable('solverRun')
    .set((run) => ({ state: 'running' as const, ...lease, attempts: run('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return null;
  const row = await db
    .selectFrom('solverRun')
    .select([...columns, 'payload', 'begin'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.payload ? { ...row, payload: row.payload } : null;
}

export interface ReleaseOptions {
  readonly at: Date;
  /** The attempt does not count. */
  readonly uncounted: boolean;
  /** The timetable that the next attempt begins with, of `packBegin`; the present one by default. */
  readonly begin?: Uint8Array | null;
}

/**
 * Lets a run wait again whose worker is gone, or has had to leave it; `uncounted` when the worker stopped in
 * good order. False when the run is no longer the claim's.
 */
export async function releaseRun(
  db: Database,
  id: string,
  claim: Claim,
  options: ReleaseOptions,
): Promise<boolean> {
  const created: SolverEvent = { event: 'created' };
  const release = { state: 'waiting' as const, leaseOwner: null, leaseUntil: null, startedAt: null };
  return db.transaction().execute(async (transaction) => {
    if (!options.uncounted) await chargeUse(transaction, id, claim, options.at);
    const result = await transaction
      .updateTable('solverRun')
      .set((run) => ({
        ...release,
        ...(options.begin && { begin: options.begin }),
        attempts: run('attempts', '-', options.uncounted ? 1 : 0),
        lastEvent: JSON.stringify(created),
        lastEventAt: options.at.toISOString(),
      }))
      .where('id', '=', id)
      .where('state', '=', 'running')
      .where(isClaimedBy(claim))
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  });
}

/** The data kept of a run that has ended. */
export interface RunEnding {
  /** JSON. */
  readonly record: string | null;
  readonly improvements: readonly PackedImprovement[];
}

/**
 * Keeps an event as the latest one of an active run; with `ending` it closes the run. False when it had ended
 * or is no longer the claim's.
 */
export async function recordEvent(
  db: Database,
  id: string,
  event: SolverEvent,
  options: { readonly claim: Claim; readonly at: Date; readonly ending: RunEnding | null },
): Promise<boolean> {
  const { claim, at } = options;
  const closed = { state: 'ended' as const, payload: null, begin: null, leaseOwner: null, leaseUntil: null };
  const ending = options.ending ? { ...closed, record: options.ending.record } : {};
  return db.transaction().execute(async (transaction) => {
    if (options.ending) {
      // The row of the user before that of the run, as where an account is deleted.
      const run = await transaction
        .selectFrom('solverRun')
        .select('userId')
        .where('id', '=', id)
        .executeTakeFirst();
      if (!run) return false;
      await lockUser(transaction, run.userId);
      await chargeUse(transaction, id, claim, at);
    }
    const result = await transaction
      .updateTable('solverRun')
      .set({ lastEvent: JSON.stringify(event), lastEventAt: at.toISOString(), ...ending })
      .where('id', '=', id)
      .where('state', '<>', 'ended')
      .where(isClaimedBy(claim))
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    if (options.ending) {
      await storeImprovements(transaction, id, options.ending.improvements);
      await keepEndedRun(transaction, id, at);
    }
    return true;
  });
}

/** Notes that a run is to be cancelled. */
export async function requestCancellation(db: Database, id: string): Promise<void> {
  await db.updateTable('solverRun').set({ cancellationRequested: true }).where('id', '=', id).execute();
}

/** Extends the lease of a claimed run; null when it is no longer the claim's. */
export async function renewLease(
  db: Database,
  id: string,
  leaseOwner: string,
  leaseUntil: number,
): Promise<{ readonly cancellationRequested: boolean } | null> {
  const run = await db
    .updateTable('solverRun')
    .set({ leaseUntil })
    .where('id', '=', id)
    .where('leaseOwner', '=', leaseOwner)
    .where('state', '=', 'running')
    .returning('cancellationRequested')
    .executeTakeFirst();
  return run ? { cancellationRequested: Boolean(run.cancellationRequested) } : null;
}
