import {
  addLicense,
  adminGeneral,
  adminSite,
  auditLog,
  changeAdminGeneral,
  changeClient,
  changeSite,
  client as clientCall,
  clientVersions,
  deleteAnnouncement,
  deleteClientVersion,
  impersonate,
  importClientVersion,
  latestVersion,
  me,
  nameVersion,
  removeLicense,
  resetClientSolver,
  saveAnnouncement,
  saveDraft,
  spawnSolverInstance,
  stopImpersonation,
  versions,
} from '@bellgrid/protocol';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { type Answer, type Client, draftFile } from '../test-support/client.ts';
import { refusingRows } from '../test-support/refuse-rows.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let chief: Client;
let hill: Client;
let uid: string;
let licenseID: string;
/** Of the school: an older version and the current one. */
let older: string;
let current: string;

const announcement = {
  title: 'Hello',
  content: '',
  severity: 'info',
  variant: 'filled',
  nonDismissible: false,
  effectiveDuring: { start: '2026-01-01T00:00:00.000Z', end: '2099-01-01T00:00:00.000Z' },
} as const;

beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  hill = await world().newUser('hill@example.org');
  uid = (await hill.call(me, {})).body.uid;
  const added = (await chief.call(addLicense, { uid, count: 5, expiry: null })).body;
  licenseID = Object.keys(added.licenses)[0] ?? '';
  const first = (await hill.call(latestVersion, {})).body.version;
  older = first?.id ?? '';
  await hill.call(nameVersion, { id: older, label: 'Older' });
  const request = { baseHash: first?.hash ?? '', sessionID: 's' };
  current = (await hill.call(saveDraft, request, draftFile({ fake: 'hang' }))).body.version.id;
  await chief.call(saveAnnouncement, { ...announcement, id: 'first' });
  await hill.call(spawnSolverInstance, { jobType: 'solve' });
});

const onDatabase = async <Value>(act: (db: Database) => Promise<Value>): Promise<Value> => {
  const db = await world().openDatabase();
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
};
const withoutLog = <Value>(act: () => Promise<Value>) =>
  onDatabase((db) => refusingRows(db, { table: 'auditEntry', on: 'insert' }, act));

const baseOf = async (client: Client) => ({
  baseHash: (await client.call(latestVersion, {})).body.version?.hash ?? '',
  sessionID: 's',
});

/** Everything that administrators change, as the calls show it. */
async function state() {
  const { solver, ...school } = (await chief.call(clientCall, { uid })).body;
  return {
    school,
    run: solver.executionInstance,
    versions: (await chief.call(clientVersions, { uid })).body,
    own: (await chief.call(versions, {})).body,
    site: (await chief.call(adminSite, {})).body,
    general: (await chief.call(adminGeneral, {})).body,
    entries: (await chief.call(auditLog, {})).body.entries.length,
  };
}

const acts: Record<string, () => Promise<Answer>> = {
  addLicense: () => chief.call(addLicense, { uid, count: 1, expiry: null }),
  removeLicense: () => chief.call(removeLicense, { uid, licenseID }),
  changeClient: () =>
    chief.call(changeClient, { uid, accountSuspended: true, internalData: { notes: 'x', tags: ['y'] } }),
  changeSite: () => chief.call(changeSite, { killSwitch: true }),
  changeAdminGeneral: () => chief.call(changeAdminGeneral, { tags: ['new'] }),
  saveAnnouncement: () => chief.call(saveAnnouncement, announcement),
  deleteAnnouncement: () => chief.call(deleteAnnouncement, { id: 'first' }),
  deleteClientVersion: () => chief.call(deleteClientVersion, { uid, id: older }),
  importClientVersion: async () =>
    chief.call(importClientVersion, { uid, id: current, ...(await baseOf(chief)) }),
  resetClientSolver: () => chief.call(resetClientSolver, { uid }),
  impersonate: () => chief.call(impersonate, { uid }),
};

describe("an administrator's act that cannot be logged", () => {
  it.each(Object.entries(acts))('is not done: %s', async (_, act) => {
    const before = await state();
    expect((await withoutLog(act)).status).toBe(500);
    expect(await state()).toEqual(before);
    expect((await chief.call(me, {})).body.impersonatedBy).toBeNull();
  });

  it('is not done in acting as a school either', async () => {
    await chief.call(impersonate, { uid });
    const before = (await hill.call(versions, {})).body;
    const base = await baseOf(hill);
    const save = () => chief.call(saveDraft, base, draftFile({ by: 'chief' }));
    expect((await withoutLog(save)).status).toBe(500);
    expect((await hill.call(versions, {})).body).toEqual(before);
    await chief.call(stopImpersonation, {});
  });

  it('is done and logged when it can be', async () => {
    for (const [action, act] of Object.entries(acts)) {
      expect([action, (await act()).status]).toEqual([action, 200]);
      if (action === 'changeClient') await chief.call(changeClient, { uid, accountSuspended: false });
      if (action === 'impersonate') await chief.call(stopImpersonation, {});
      const { entries } = (await chief.call(auditLog, {})).body;
      expect(entries.map((entry) => entry.action)).toContain(action);
    }
  });
});

describe('importing the version of a school', () => {
  it('that breaks off at its last step leaves nothing behind', async () => {
    await hill.call(saveDraft, await baseOf(hill), draftFile({ another: 'draft' }));
    const { version } = (await hill.call(latestVersion, {})).body;
    const before = await state();
    const importing = { uid, id: version?.id ?? '', ...(await baseOf(chief)) };
    const answer = await onDatabase((db) =>
      refusingRows(db, { table: 'userWritable', on: 'update' }, () =>
        chief.call(importClientVersion, importing),
      ),
    );
    expect(answer.status).toBe(500);
    expect(await state()).toEqual(before);
    expect((await chief.call(importClientVersion, importing)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it.each([
    `update "auditEntry" set "action" = 'nothing'`,
    'delete from "auditEntry"',
    `delete from "auditEntry" where "action" = 'addLicense'`,
  ])('is only ever added to, whoever asks the database: %s', async (statement) => {
    await onDatabase(async (db) => {
      const rows = () => db.selectFrom('auditEntry').selectAll().orderBy('sequence').execute();
      const before = await rows();
      expect(before.length).toBeGreaterThan(0);
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/only ever added to/);
      expect(await rows()).toEqual(before);
    });
  });

  it('names accounts by their ids alone', async () => {
    await onDatabase(async (db) => {
      const rows = await db.selectFrom('auditEntry').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/@|Ada|Hill/);
      expect(rows.filter(({ actorId }) => actorId !== null).every(({ actorName }) => actorName === '')).toBe(
        true,
      );
    });
  });
});
