import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyticsEvents } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { noteBackup } from '../database/rotate-backups.ts';
import { createBodyRoom } from '../http/body-room.ts';
import { createRun } from '../jobs/run-store.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { createMetrics } from './metrics.ts';
import { observeState } from './observe-state.ts';

let db: Database;
let dataDir: string;
beforeEach(async () => {
  db = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'bellgrid-metrics-'));
});
afterEach(async () => {
  rmSync(dataDir, { recursive: true });
  await db.destroy();
});

const bodies = createBodyRoom({ perUser: 2, maxBytes: 1000, reservedBytes: 0 });
const snapshots = {
  state: () => ({ waiting: 3, lost: { timeLimit: 1, died: 2 } }),
  ...{ check: never, compare: never, broken: never, close: never },
};
const publisher = {
  state: () => ({ waiting: 4, lost: { timeLimit: 5, died: 6 } }),
  ...{ makeEdition: never, writeMails: never, close: never },
};

/** The samples of `/metrics`, as Prometheus reads them. */
async function samples(): Promise<Map<string, number>> {
  const metrics = createMetrics();
  metrics.countFailedSave('UNAVAILABLE');
  const services = { db, bodies, dataDir, snapshots, publisher, now: () => new Date(100_000) };
  const text = await metrics.text(await observeState(services));
  const lines = text.split('\n').filter((line) => line.startsWith('bellgrid_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
function never() {
  return Promise.reject(new Error('No draft is looked at here.'));
}

it('reports waiting work, held resources and free space', async () => {
  await insertUser(db, 'ada');
  const base = { userId: 'ada', jobType: 'solve', location: 'cloud_run', solveAnyway: false } as const;
  const payload = new Uint8Array([1]);
  const rest = { timeLimit: 60, versionID: 'v', payload, payloadHash: 'h', now: new Date(40_000) };
  await createRun(db, { ...base, ...rest });
  const mail = {
    userId: 'ada',
    to: 'a@example.org',
    subject: '',
    text: '',
    createdAt: 0,
    nextAt: 0,
    attempts: 1,
  };
  await db
    .insertInto('mail')
    .values([
      { ...mail, state: 'waiting' },
      { ...mail, state: 'givenUp' },
      { ...mail, state: 'sent' },
    ])
    .execute();
  bodies.enter('ada').hold(512);
  noteBackup(dataDir, new Date(90_000));
  const told = await samples();
  expect(Object.fromEntries(told)).toMatchObject({
    'bellgrid_queue_length{location="cloud_run"}': 1,
    'bellgrid_queue_oldest_seconds{location="cloud_run"}': 60,
    'bellgrid_queue_length{location="cloud_function"}': 0,
    bellgrid_mails_waiting: 1,
    bellgrid_mails_given_up: 1,
    bellgrid_snapshot_questions: 3,
    'bellgrid_snapshot_threads_lost{cause="timeLimit"}': 1,
    'bellgrid_snapshot_threads_lost{cause="died"}': 2,
    bellgrid_publishing_questions: 4,
    'bellgrid_publishing_threads_lost{cause="timeLimit"}': 5,
    'bellgrid_publishing_threads_lost{cause="died"}': 6,
    bellgrid_body_room_bytes: 512,
    bellgrid_last_backup_timestamp_seconds: 90,
    'bellgrid_failed_saves_total{code="UNAVAILABLE"}': 1,
  });
  expect(told.get('bellgrid_free_disk_bytes')).toBeGreaterThan(0);
});

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().regex(/^\d+[smhd]$/),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

it('every name in the example alerts is a metric, and every label a value that there is', async () => {
  const file = new URL('../../../../docs/alerts.yaml', import.meta.url);
  const { groups } = rulesSchema.parse(parse(readFileSync(file, 'utf8')));
  const rules = groups.flatMap(({ rules }) => rules);
  expect(rules.length).toBeGreaterThan(8);
  const metrics = createMetrics();
  metrics.observeRequest({ route: 'saveDraft', method: 'POST', status: 500, seconds: 1 });
  const text = await metrics.text(
    await observeState({ db, bodies, dataDir, snapshots, publisher, now: () => new Date(0) }),
  );
  const names = new Set([...text.matchAll(/^([a-z0-9_]+)[{ ]/gm)].map(([, name]) => name));
  for (const { alert, expr } of rules) {
    const used = [...expr.matchAll(/\b(?:bellgrid|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
    expect([alert, used.length > 0]).toEqual([alert, true]);
    expect([alert, used.filter((name) => !names.has(name))]).toEqual([alert, []]);
    for (const [, event = ''] of expr.matchAll(/event="([^"]+)"/g)) expect(analyticsEvents).toContain(event);
  }
});
