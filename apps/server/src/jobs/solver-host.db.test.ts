import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { createInProcessBus } from '../live/bus.ts';
import { createLogger } from '../logging/logger.ts';
import { type BuiltEntries, buildEntries } from '../test-support/build-entries.ts';
import { draftFile } from '../test-support/client.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { createRun, latestRunOf } from './run-store.ts';
import { SolverHost } from './solver-host.ts';

let entries: BuiltEntries;
let db: Database;
beforeAll(async () => {
  entries = await buildEntries();
});
beforeEach(async () => {
  db = await openTestDatabase();
  await insertUser(db, 'u');
});
afterEach(() => db.destroy());

interface Timer {
  readonly act: () => void;
  readonly ms: number;
}

it('F1: a solver process that does not end by itself is killed half a minute after its longest time, and not tried again', async () => {
  const timers = new Set<Timer>();
  const host = new SolverHost({
    ...{ db, bus: createInProcessBus(), log: createLogger('silent'), now: () => new Date() },
    ...{ threads: 1, memoryMb: 128, plateauSteps: null, leaseSeconds: 9 },
    solverEntry: fileURLToPath(entries.solverProcess),
    threadEntry: fileURLToPath(entries.searchThread),
    startTimer: (act, ms) => {
      const timer = { act, ms };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  });
  const run = async (
    fake: string,
    jobType: 'solve' | 'check',
    timeLimit: number,
    whatIf: string | null = null,
  ) => {
    const payload = draftFile({ fake });
    const base = { userId: 'u', location: 'cloud_run', solveAnyway: false } as const;
    await createRun(db, {
      ...base,
      jobType,
      timeLimit,
      whatIf,
      versionID: 'v',
      payload,
      payloadHash: 'h',
      now: new Date(),
    });
    return (await host.takeUp('cloud_run'))?.done;
  };
  const overrun = async (jobType: 'solve' | 'check', timeLimit: number, ms: number, whatIf?: string) => {
    const working = run('spin', jobType, timeLimit, whatIf);
    await vi.waitFor(() => expect([...timers].map((timer) => timer.ms)).toEqual([ms]), PATIENCE);
    for (const { act } of timers) act();
    await working;
  };
  // The work of a check is counted: it may take longer by the clock, but not without end.
  await overrun('check', 5, 210_000);
  await overrun('check', 3600, 3_630_000);
  // So is that of a contradiction that a solve explains.
  await overrun('solve', 60, 330_000);
  // A What if explains nothing.
  await overrun('solve', 300, 330_000, JSON.stringify({ constraints: [], deleted: [], spreads: [] }));
  expect(await latestRunOf(db, 'u', 'whatIf')).toMatchObject({ state: 'ended', attempts: 1 });
  expect(await latestRunOf(db, 'u')).toMatchObject({ state: 'ended', attempts: 1 });
  expect((await latestRunOf(db, 'u'))?.lastEvent).toContain('TERMINATED');

  // All checks of a school give one answer; solves are drawn.
  const seedOf = async (jobType: 'solve' | 'check') => {
    await run('seed', jobType, 60);
    return /seed \d+/.exec((await latestRunOf(db, 'u'))?.lastEvent ?? '')?.[0];
  };
  expect([await seedOf('check'), await seedOf('check')]).toEqual(['seed 1', 'seed 1']);
  expect(await seedOf('solve')).not.toBe(await seedOf('solve'));

  await run('solve', 'solve', 60);
  expect((await latestRunOf(db, 'u'))?.lastEvent).toContain('calendar');
  expect(timers.size).toBe(0);
  await host.close();
});
