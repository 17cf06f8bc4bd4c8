import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  adminOverview,
  createCheckoutSession,
  errorReports,
  me,
  sendErrorReport,
  updateLastSeen,
} from '@bellgrid/protocol';
import { expect, it, vi } from 'vitest';
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

it('where no payments are taken, the request for a licence is mailed to the operator', async () => {
  const school = await world().newUser('wants@example.org');
  const before = mailsTo('help@operator.example').length;
  const answer = await school.call(createCheckoutSession, { quantity: 42 });
  expect(answer).toMatchObject({ status: 200, body: { url: null } });
  await vi.waitFor(() => expect(mailsTo('help@operator.example')).toHaveLength(before + 1), PATIENCE);
  const mails = mailsTo('help@operator.example').join();
  expect(mails).toContain('Hill School (wants@example.org) requests a licence for 42 teachers.');
});
