import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  adminOverview,
  clientRuns,
  createCheckoutSession,
  errorReports,
  latestVersion,
  me,
  saveDraft,
  sendErrorReport,
  solver,
  spawnSolverInstance,
  updateLastSeen,
} from '@bellgrid/protocol';
import { expect, it, vi } from 'vitest';
import { draftFile } from '../test-support/client.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ supportEmail: 'help@operator.example' });

const mailsTo = (address: string) => {
  const folder = join(world().dataDir, 'outbox');
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`));
};

it('a report of an error is stored, mailed to the operator and listed for administrators', async () => {
  const school = await world().newUser('reports@example.org');
  const chief = await world().newAdministrator('chief@example.org');
  const { uid } = (await school.call(me, {})).body;
  expect((await school.call(sendErrorReport, { text: 'Bellgrid 1.65.0\nbroken' })).status).toBe(200);
  const { reports } = (await chief.call(errorReports, {})).body;
  expect(reports).toMatchObject([{ uid, schoolName: 'Hill School', text: 'Bellgrid 1.65.0\nbroken' }]);
  await vi.waitFor(() => expect(mailsTo('help@operator.example')).toHaveLength(1), PATIENCE);
  expect(mailsTo('help@operator.example')[0]).toContain(`/admin/clients/${uid}`);
  for (let more = 1; more < 20; more += 1) await school.call(sendErrorReport, { text: `again ${more}` });
  expect((await school.call(sendErrorReport, { text: 'one too many' })).status).toBe(429);
});

it('the overview counts schools, saves, reports, runs and the versions of clients', async () => {
  const chief = await world().newAdministrator('overview@example.org');
  const before = (await chief.call(adminOverview, {})).body;
  const school = await world().newUser('seen@example.org');
  await school.call(updateLastSeen, { version: 'v1.64.2' });
  const after = (await chief.call(adminOverview, {})).body;
  expect(after.schools).toBe(before.schools + 1);
  expect(after.active.day).toBe(before.active.day + 1);
  for (const [spans, count] of [
    ['days', 30],
    ['weeks', 26],
    ['months', 12],
  ] as const) {
    expect(after.activity[spans]).toHaveLength(count);
    expect(after.activity[spans].at(-1)).toBe((before.activity[spans].at(-1) ?? 0) + 1);
  }
  expect(after.saves.at(-1)).toBe((before.saves.at(-1) ?? 0) + 1);
  expect(after.reports.reduce((sum, count) => sum + count, 0)).toBe(20);
  expect(after.clients).toEqual([{ version: '1.64.2', count: 1 }]);
  expect(after.storage.versions).toBeGreaterThan(0);
  expect(after.queue).toEqual({ waiting: 0, running: 0, oldestSeconds: 0 });
});

it('the overview and the page of the school show a run that has ended', async () => {
  const chief = await world().newAdministrator('runs@example.org');
  const school = await world().newUser('runner@example.org');
  const { uid } = (await school.call(me, {})).body;
  const shown = async () => {
    const { runs, endedRuns, failedRuns } = (await chief.call(adminOverview, {})).body;
    expect([endedRuns.length, failedRuns.length]).toEqual([30, 30]);
    return { runs, ended: endedRuns.at(-1), failed: failedRuns.at(-1) };
  };
  expect(await shown()).toEqual({ runs: [], ended: 0, failed: 0 });
  expect((await chief.call(clientRuns, { uid })).body.runs).toEqual([]);
  const run = async (fake: string) => {
    const baseHash = (await school.call(latestVersion, {})).body.version?.hash ?? '';
    await school.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ fake }));
    await school.call(spawnSolverInstance, { jobType: 'solve' });
    await vi.waitFor(async () => expect((await school.call(solver, {})).body.isActive).toBe(false), PATIENCE);
    return (await school.call(solver, {})).body.executionInstance?.id;
  };
  const first = await run('solve');
  const feasible = { status: 'FEASIBLE', count: 1, medianSeconds: null };
  expect(await shown()).toEqual({ runs: [feasible], ended: 1, failed: 0 });
  const found = { id: first, jobType: 'solve', isTrial: false, status: 'FEASIBLE' };
  expect((await chief.call(clientRuns, { uid })).body.runs).toMatchObject([found]);

  const second = await run('silent');
  const none = { status: 'NONE', count: 1, medianSeconds: null };
  expect(await shown()).toEqual({ runs: [feasible, none], ended: 2, failed: 1 });
  expect((await chief.call(clientRuns, { uid })).body.runs).toMatchObject([
    { id: second, status: 'NONE' },
    found,
  ]);

  // As of runs with a record.
  const db = await world().openDatabase();
  const at = new Date().toISOString();
  for (const [index, ms] of [9000, 1000, 2000].entries()) {
    const times = { startedAt: at, endedAt: at, ms };
    const more = { id: `more ${index}`, userId: uid, jobType: 'solve', isTrial: false } as const;
    await db
      .insertInto('endedRun')
      .values({ ...more, ...times, status: 'TIMEOUT', record: null })
      .execute();
  }
  await db.destroy();
  const timeout = { status: 'TIMEOUT', count: 3, medianSeconds: 2 };
  expect(await shown()).toEqual({ runs: [timeout, feasible, none], ended: 5, failed: 4 });
});

it('where no payments are taken, the request for a licence is mailed to the operator', async () => {
  const school = await world().newUser('wants@example.org');
  const before = mailsTo('help@operator.example').length;
  const answer = await school.call(createCheckoutSession, { quantity: 42 });
  expect(answer).toMatchObject({ status: 200, body: { url: null } });
  await vi.waitFor(() => expect(mailsTo('help@operator.example')).toHaveLength(before + 1), PATIENCE);
  const mails = mailsTo('help@operator.example').join();
  expect(mails).toContain('Hill School (wants@example.org) requests a licence for 42 teachers.');
});

it('the requests of one school do not keep those of another from the operator', async () => {
  const [eager, other] = [
    await world().newUser('eager@example.org'),
    await world().newUser('other@example.org'),
  ];
  const requestsOf = (address: string) =>
    mailsTo('help@operator.example').filter((mail) => mail.includes(`(${address}) requests a licence`));
  for (let count = 1; count <= 11; count += 1) await eager.call(createCheckoutSession, { quantity: count });
  expect((await other.call(createCheckoutSession, { quantity: 7 })).status).toBe(200);
  await vi.waitFor(() => expect(requestsOf('other@example.org')).toHaveLength(1), PATIENCE);
  expect(requestsOf('eager@example.org')).toHaveLength(10);
});
