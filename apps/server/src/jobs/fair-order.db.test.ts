import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { failure } from './event-kinds.ts';
import { claimNext, createRun, latestRunOf, recordEvent, releaseRun, waitingRuns } from './run-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const schools = ['ada', 'bob', 'cid'];

let db: Database;
let time: number;
beforeEach(async () => {
  db = await openTestDatabase();
  time = 0;
  for (const id of schools) await insertUser(db, id);
});
afterEach(() => db.destroy());

const ask = (userId: string, location: 'cloud_function' | 'cloud_run' = 'cloud_run') => {
  const payload = new Uint8Array([1]);
  const base = { jobType: 'solve', solveAnyway: false, timeLimit: 60, versionID: 'v' } as const;
  return createRun(db, { ...base, userId, location, payload, payloadHash: 'h', now: new Date(time) });
};
const take = async () => {
  const leaseOwner = `worker at ${time}`;
  const run = await claimNext(db, 'cloud_run', { leaseOwner, leaseUntil: time + 9000, startedAt: time });
  return run && { ...run, leaseOwner };
};
/** Takes up the next run and ends it after `ms` milliseconds. */
const work = async (ms: number) => {
  const run = await take();
  if (!run) return null;
  time += ms;
  const ending = { record: null, improvements: [] };
  const end = failure('UNKNOWN_ERROR', 'over');
  await recordEvent(db, run.id, end, { claim: { leaseOwner: run.leaseOwner }, at: new Date(time), ending });
  return run.userId;
};
const waiting = async () => (await waitingRuns(db, 'cloud_run')).map(({ userId }) => userId);

it('F6: the place goes to the school that had least of the solver lately, among equals to who asked first', async () => {
  await ask('ada');
  expect(await work(HOUR_MS)).toBe('ada');
  await ask('bob');
  expect(await work(1000)).toBe('bob');
  for (const school of schools) await ask(school);
  expect(await waiting()).toEqual(['cid', 'bob', 'ada']);
  expect(await Promise.all(schools.map(async (id) => (await latestRunOf(db, id))?.schoolsBefore))).toEqual([
    2, 1, 0,
  ]);
  expect([await work(1), await work(1), await work(1), await work(1)]).toEqual(['cid', 'bob', 'ada', null]);
  expect((await latestRunOf(db, 'ada'))?.schoolsBefore).toBeNull();
});

it('F6: what a school used is forgotten after some hours', async () => {
  await ask('ada');
  await work(HOUR_MS);
  time += 3 * HOUR_MS + 1;
  for (const school of ['ada', 'bob']) await ask(school);
  expect([await work(1), await work(1)]).toEqual(['ada', 'bob']);
});

it('F6: a worker that is lost counts, one that stops in good order does not', async () => {
  for (const uncounted of [false, true]) {
    const school = uncounted ? 'ada' : 'bob';
    await ask(school);
    const run = await take();
    time += 1000;
    const claim = { leaseOwner: run?.leaseOwner ?? '' };
    await releaseRun(db, run?.id ?? '', claim, { at: new Date(time), uncounted });
    await work(0);
  }
  for (const school of ['bob', 'ada']) await ask(school);
  expect(await waiting()).toEqual(['ada', 'bob']);
});

it('F6: long runs and short ones wait in queues of their own, one run of a school at a time', async () => {
  await ask('ada', 'cloud_function');
  await ask('bob');
  expect(await waiting()).toEqual(['bob']);
  await expect(ask('bob')).rejects.toMatchObject({ code: 'SOLVER_BUSY' });
  await expect(ask('bob', 'cloud_function')).rejects.toMatchObject({ code: 'SOLVER_BUSY' });
});

it('F6: two workers never take up the same run', async () => {
  for (const school of schools) await ask(school);
  const taken = await Promise.all([take(), take(), take(), take()]);
  expect(taken.map((run) => run?.userId ?? '').sort()).toEqual(['', ...schools]);
});
