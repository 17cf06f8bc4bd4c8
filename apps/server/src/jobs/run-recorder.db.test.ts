import type { SolverEvent } from '@bellgrid/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { type BusMessage, createInProcessBus } from '../live/bus.ts';
import { createLogger } from '../logging/logger.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { failure } from './event-kinds.ts';
import { RunRecorder } from './run-recorder.ts';
import { claimRun, createRun, latestRunOf, loadRun, releaseRun, renewLease } from './run-store.ts';

let db: Database;
let heard: BusMessage[];
let time: number;

beforeEach(async () => {
  db = await openTestDatabase();
  const user = {
    id: 'u',
    name: 'U',
    email: 'u@example.org',
    emailVerified: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  await db.insertInto('user').values(user).execute();
  heard = [];
  time = 0;
});
afterEach(() => db.destroy());

async function recorder(
  jobType: 'check' | 'solve',
  leaseOwner: string | null = null,
): Promise<{ id: string; recorder: RunRecorder }> {
  const now = () => new Date(time);
  const base = { userId: 'u', location: 'cloud_run', solveAnyway: false, versionID: 'v' } as const;
  const id = await createRun(db, { ...base, jobType, payload: new Uint8Array([1]), now: now() });
  const bus = createInProcessBus();
  bus.subscribe((message) => heard.push(message));
  const options = { db, bus, log: createLogger('silent'), now };
  return { id, recorder: new RunRecorder(options, { id, userId: 'u', jobType, leaseOwner }) };
}

const last = async (): Promise<SolverEvent> => JSON.parse((await latestRunOf(db, 'u'))?.lastEvent ?? 'null');
const done = failure('UNKNOWN_ERROR', 'no result');
const names = () => heard.map((message) => message.kind === 'message' && message.name);

describe('the recorder of a run', () => {
  it('only passes progress on, at most four times a second', async () => {
    const { recorder: run } = await recorder('solve');
    for (time = 0; time < 1000; time += 10) {
      run.take({
        event: 'progress',
        stage: 'repair',
        placed: 1,
        lessons: 2,
        cost: 0,
        bound: 0,
        seconds: time / 1000,
      });
    }
    expect(names()).toEqual(['solverEvent', 'solverEvent', 'solverEvent', 'solverEvent']);
    expect(await last()).toEqual({ event: 'created' });
  });

  it('passes every finding of the pre-check on', async () => {
    const { recorder: run } = await recorder('check');
    for (let count = 0; count < 5; count++) {
      run.take({ event: 'preCheckFinding', finding: { kind: 'overloaded', sentence: `${count}` } });
    }
    expect(names()).toHaveLength(5);
  });

  it('takes a passed pre-check as the result of a check', async () => {
    const { recorder: run, id } = await recorder('check');
    run.take({ event: 'starting', jobType: 'check' });
    run.take({ event: 'preCheckPassed' });
    await run.end(done);
    expect(await last()).toEqual({ event: 'preCheckPassed' });
    expect(await loadRun(db, id)).toMatchObject({ state: 'ended' });
  });

  it('does not take a passed pre-check as the result of a solve', async () => {
    const { recorder: run } = await recorder('solve');
    run.take({ event: 'preCheckPassed' });
    await run.end(done);
    expect(await last()).toEqual(done);
  });

  it('keeps the first end of a run and forgets the draft', async () => {
    const { recorder: run, id } = await recorder('solve', 'me');
    const claimed = await claimRun(db, id, { leaseOwner: 'me', leaseUntil: 1 });
    expect(claimed).toMatchObject({ payload: new Uint8Array([1]), attempts: 1 });
    run.take({ event: 'cancelled', partial: null });
    run.take({ event: 'statusUpdate', stage: 'parsing' });
    await run.end(done);
    expect(await last()).toEqual({ event: 'cancelled', partial: null });
    expect(names()).toEqual(['solver']);
    const { payload } = await db.selectFrom('solverRun').select('payload').executeTakeFirstOrThrow();
    expect(payload).toBeNull();
  });

  it('writes nothing for a worker that has lost the run', async () => {
    const { recorder: run, id } = await recorder('solve', 'lost');
    await claimRun(db, id, { leaseOwner: 'lost', leaseUntil: 1 });
    expect(await releaseRun(db, id, { leaseOwner: 'lost' }, { at: new Date(0), uncounted: false })).toBe(
      true,
    );
    await claimRun(db, id, { leaseOwner: 'heir', leaseUntil: 1 });
    await run.end(done);
    expect(run.hasEnded).toBe(true);
    expect(await last()).toEqual({ event: 'created' });
    expect(await renewLease(db, id, 'lost', 2)).toBeNull();
    expect(await renewLease(db, id, 'heir', 2)).toEqual({ cancellationRequested: false });
    expect(await loadRun(db, id)).toMatchObject({ state: 'running', attempts: 2, leaseUntil: 2 });
  });

  it('ends a run as BAD_DATA at an event that it cannot read', async () => {
    const { recorder: run } = await recorder('solve');
    run.take({ event: 'calendar', solution: 'no' });
    await run.end(done);
    expect(await last()).toMatchObject({ event: 'error', errorCode: 'BAD_DATA' });
  });
});
