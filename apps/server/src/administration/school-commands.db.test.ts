import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { claimRun, createRun, latestRunOf } from '../jobs/run-store.ts';
import { draftFile } from '../test-support/client.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { decideAbout } from './school-commands.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

async function schoolWithRun(userId: string): Promise<string> {
  await insertUser(db, userId);
  const base = { jobType: 'solve', location: 'cloud_run', solveAnyway: false, timeLimit: 600 } as const;
  const saved = { versionID: 'v', payload: draftFile({}), payloadHash: 'h', now: new Date() };
  return createRun(db, { userId, ...base, ...saved });
}
const suspend = (userId: string) => decideAbout(db, `${userId}@example.org`, { accountSuspended: true });

it('suspending ends a run that waits', async () => {
  await schoolWithRun('waits');
  await suspend('waits');
  const run = await latestRunOf(db, 'waits');
  expect(run?.state).toBe('ended');
  expect(run?.lastEvent).toContain('"event":"cancelled"');
});

it('suspending has the worker of a run end it', async () => {
  const id = await schoolWithRun('works');
  await claimRun(db, id, { leaseOwner: 'worker', leaseUntil: 1, startedAt: 0 });
  await suspend('works');
  const run = await latestRunOf(db, 'works');
  expect(run?.state).toBe('running');
  expect(Boolean(run?.cancellationRequested)).toBe(true);
});
