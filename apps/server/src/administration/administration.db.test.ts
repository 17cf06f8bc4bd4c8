import {
  addLicense,
  adminGeneral,
  adminSite,
  auditLog,
  changeAdminGeneral,
  changeClient,
  changeSite,
  client,
  clientRuns,
  clientSnapshot,
  clients,
  clientVersions,
  deleteAnnouncement,
  deleteClient,
  deleteClientVersion,
  importClientVersion,
  latestVersion,
  me,
  nameVersion,
  removeLicense,
  resetClientSolver,
  saveAnnouncement,
  saveDraft,
  site,
  solver,
  spawnSolverInstance,
  versions,
} from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, draftFile } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let chief: Client;
let hill: Client;
let lake: Client;
let uid: string;

beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  hill = await world().newUser('hill@example.org');
  lake = await world().newUser('lake@example.org');
  uid = (await hill.call(me, {})).body.uid;
});

const logged = async (action: string) =>
  (await chief.call(auditLog, {})).body.entries.filter((entry) => entry.action === action);

describe('the list of clients', () => {
  it('is searched by words, by tag and page by page', async () => {
    const all = (await chief.call(clients, {})).body;
    expect(all.total).toBe(3);
    expect(all.clients.map(({ email }) => email)).toEqual([
      'chief@example.org',
      'hill@example.org',
      'lake@example.org',
    ]);
    const second = (await chief.call(clients, { offset: 1, limit: 1 })).body;
    expect(second).toMatchObject({ total: 3, clients: [{ email: 'hill@example.org' }] });
    const found = async (search: string) => (await chief.call(clients, { search })).body.total;
    expect(await found('HILL school')).toBe(3);
    expect(await found('hill@ ada')).toBe(1);
    expect(await found('hill@ zzz')).toBe(0);
    expect(await found('%')).toBe(0);
    expect(await found('_')).toBe(0);
  });

  it('shows tags and licences, and finds by tag', async () => {
    await chief.call(changeClient, {
      uid,
      internalData: { tags: ['trial', 'north', 'north'], shortName: 'HIL' },
    });
    await chief.call(addLicense, { uid, count: 12, expiry: null });
    await chief.call(addLicense, { uid, count: 99, expiry: '2020-01-01T00:00:00Z' });
    const answer = (await chief.call(clients, { tag: 'north' })).body;
    expect(answer.clients).toMatchObject([
      {
        ...{ email: 'hill@example.org', tags: ['north', 'trial'], shortName: 'HIL' },
        ...{ licensedTeachers: 12, license: 'valid', licenseExpiry: null },
        statistics: { teachers: 0, lessons: 0 },
        lastSaved: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await chief.call(clients, { search: 'hil', tag: 'south' })).body.total).toBe(0);
    expect((await chief.call(clients, { search: 'HIL' })).body.total).toBe(3);
  });
});

describe('a client', () => {
  it('is described, and unknown ones are not found', async () => {
    const { body } = await chief.call(client, { uid });
    expect(body).toMatchObject({
      email: 'hill@example.org',
      schoolName: 'Hill School',
      solver: { isActive: false },
    });
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 600_000);
    expect((await chief.call(client, { uid: 'nobody' })).status).toBe(404);
    expect((await chief.call(changeClient, { uid: 'nobody', accountSuspended: true })).status).toBe(404);
  });

  it('is changed field by field, and the log has old and new values but not the notes', async () => {
    const bypassPaywallUntil = '2027-01-31T00:00:00.000Z';
    const answer = await chief.call(changeClient, {
      uid,
      bypassPaywallUntil: '2027-01-31T00:00:00Z',
      isMultipleScheduleStructuresEnabled: true,
      internalData: { notes: 'pays late' },
    });
    expect(answer.body).toMatchObject({
      bypassPaywallUntil,
      isMultipleScheduleStructuresEnabled: true,
      internalData: { notes: 'pays late', shortName: 'HIL', tags: ['north', 'trial'] },
    });
    const own = (await hill.call(me, {})).body;
    expect(own).toMatchObject({ bypassPaywallUntil, isMultipleScheduleStructuresEnabled: true });
    expect(JSON.stringify(own)).not.toContain('pays late');
    const [entry] = await logged('changeClient');
    expect(entry).toMatchObject({
      actor: { name: 'chief@example.org' },
      subject: { uid, email: 'hill@example.org' },
      details: { isMultipleScheduleStructuresEnabled: { from: false, to: true }, notes: 'changed' },
    });
    expect(Date.parse(entry?.at ?? '')).toBeLessThanOrEqual(Date.now());
    const count = (await logged('changeClient')).length;
    await chief.call(changeClient, { uid, bypassPaywallUntil });
    expect(await logged('changeClient')).toHaveLength(count);
  });

  it('gets licences and loses them', async () => {
    const before = Object.keys((await chief.call(client, { uid })).body.licenses);
    const added = (await chief.call(addLicense, { uid, count: 7, expiry: '2027-06-30T00:00:00Z' })).body;
    const id = Object.keys(added.licenses).find((key) => !before.includes(key)) ?? '';
    expect(added.licenses[id]).toEqual({ count: 7, expiry: '2027-06-30T00:00:00.000Z' });
    expect((await hill.call(me, {})).body.licenses).toEqual(added.licenses);
    const other = (await lake.call(me, {})).body.uid;
    expect((await chief.call(removeLicense, { uid: other, licenseID: id })).status).toBe(404);
    const removed = await chief.call(removeLicense, { uid, licenseID: id });
    expect(Object.keys(removed.body.licenses)).toEqual(before);
    expect((await logged('removeLicense'))[0]).toMatchObject({ details: { id, count: 7 } });
    expect((await chief.call(addLicense, { uid, count: 0, expiry: null })).status).toBe(400);
  });

  it('is deleted only with its address typed, and never an administrator', async () => {
    const moor = await world().newUser('moor@example.org');
    const id = (await moor.call(me, {})).body.uid;
    expect((await chief.call(deleteClient, { uid: id, confirm: 'hill@example.org' })).status).toBe(400);
    const own = (await chief.call(me, {})).body.uid;
    expect((await chief.call(deleteClient, { uid: own, confirm: 'chief@example.org' })).status).toBe(403);
    expect((await chief.call(deleteClient, { uid: id, confirm: ' Moor@Example.org ' })).status).toBe(200);
    expect((await moor.call(me, {})).status).toBe(401);
    expect((await chief.call(client, { uid: id })).status).toBe(404);
    expect((await logged('deleteClient'))[0]).toMatchObject({
      actor: { name: 'chief@example.org' },
      subject: { uid: id, email: null },
    });
  });

  it('has its solver reset in any state', async () => {
    const baseHash = (await hill.call(latestVersion, {})).body.version?.hash ?? '';
    await hill.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ fake: 'deaf' }));
    await hill.call(spawnSolverInstance, { jobType: 'solve' });
    const answer = await chief.call(resetClientSolver, { uid });
    expect(answer.body.solver).toMatchObject({ isActive: false, executionInstance: null });
    expect((await hill.call(solver, {})).body.executionInstance).toBeNull();
    expect((await hill.call(spawnSolverInstance, { jobType: 'check' })).status).toBe(200);
    await chief.call(resetClientSolver, { uid });
    expect(await logged('resetClientSolver')).toHaveLength(2);
    const { runs } = (await chief.call(clientRuns, { uid })).body;
    expect(runs.map(({ jobType, status }) => [jobType, status])).toContainEqual(['solve', 'CANCELLED']);
    expect(runs).toHaveLength(2);
  });
});

describe("a client's versions", () => {
  it('are listed, read and deleted, but never the current one', async () => {
    const current = (await hill.call(latestVersion, {})).body.version;
    await hill.call(nameVersion, { id: current?.id ?? '', label: 'Before' });
    await hill.call(saveDraft, { baseHash: current?.hash ?? '', sessionID: 's' }, draftFile({ edit: 2 }));
    const listed = (await chief.call(clientVersions, { uid })).body;
    expect(listed).toEqual({ ...(await hill.call(versions, {})).body, publication: null });
    expect(listed.versions).toHaveLength(2);
    const file = await chief.call(clientSnapshot, { uid, id: listed.currentID ?? '' });
    expect(file.body).toMatchObject({ pageMemory: { edit: 2 } });
    expect(await logged('clientSnapshot')).toHaveLength(1);
    const other = (await lake.call(me, {})).body.uid;
    for (const id of [listed.currentID ?? '', 'none']) {
      expect((await chief.call(clientSnapshot, { uid: other, id })).status).toBe(404);
      expect((await chief.call(deleteClientVersion, { uid: other, id })).status).toBe(404);
    }
    expect((await chief.call(deleteClientVersion, { uid, id: listed.currentID ?? '' })).status).toBe(409);
    expect((await chief.call(deleteClientVersion, { uid, id: current?.id ?? '' })).status).toBe(200);
    expect((await hill.call(versions, {})).body.versions).toHaveLength(1);
    const { id, date } = current ?? {};
    expect((await logged('deleteClientVersion'))[0]?.details).toEqual({ version: id, date });
  });

  it('are loaded into the own account as a new version that names the school', async () => {
    const id = (await hill.call(latestVersion, {})).body.version?.id ?? '';
    const before = (await chief.call(versions, {})).body;
    const baseHash = (await chief.call(latestVersion, {})).body.version?.hash ?? '';
    const stale = await chief.call(importClientVersion, { uid, id, baseHash: 'stale', sessionID: 's' });
    expect(stale.status).toBe(409);
    const answer = await chief.call(importClientVersion, { uid, id, baseHash, sessionID: 's' });
    expect(answer.body.version).toMatchObject({
      saveReason: 'user-import',
      label: expect.stringMatching(/^Hill School \d{4}-\d\d-\d\d \d\d:\d\d$/),
    });
    const after = (await chief.call(versions, {})).body;
    expect(after.versions).toHaveLength(before.versions.length + 1);
    expect(after.currentID).toBe(answer.body.version.id);
    const hash = (await hill.call(latestVersion, {})).body.version?.hash;
    expect(answer.body.version.hash).toBe(hash);
    expect((await hill.call(versions, {})).body.versions).toHaveLength(1);
  });
});

describe('the site', () => {
  it('has tags; one that is taken out goes from the schools too', async () => {
    await chief.call(changeAdminGeneral, { tags: ['north', 'south', 'north'] });
    expect((await chief.call(adminGeneral, {})).body.tags).toEqual(['north', 'south']);
    await chief.call(changeAdminGeneral, { tags: ['south'] });
    expect((await chief.call(client, { uid })).body.internalData.tags).toEqual(['trial']);
  });

  it('announces within its dates', async () => {
    const words = { title: 'Hello', content: 'World', severity: 'info', variant: 'filled' } as const;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const save = (start: string, end: string, id?: string) =>
      chief.call(saveAnnouncement, { ...words, id, nonDismissible: true, effectiveDuring: { start, end } });
    expect((await save(day(1), day(-1))).status).toBe(400);
    await save(day(-2), day(-1), 'past');
    await save(day(-1), day(1), 'now');
    await save(day(30), day(31), 'later');
    const announced = async () => (await lake.call(site, {})).body.announcements.map(({ id }) => id);
    expect(await announced()).toEqual(['now']);
    expect((await chief.call(adminSite, {})).body.announcements.map(({ id }) => id)).toEqual([
      'later',
      'now',
      'past',
    ]);
    await save(day(-1), day(2), 'now');
    expect((await lake.call(site, {})).body.announcements).toHaveLength(1);
    await chief.call(deleteAnnouncement, { id: 'now' });
    expect(await announced()).toEqual([]);
    expect((await chief.call(deleteAnnouncement, { id: 'now' })).status).toBe(404);
  });

  it('is closed by the kill switch to all but administrators, who keep their work', async () => {
    const changed = await chief.call(changeSite, { killSwitch: true, latestVersionProduction: 'v1.70.2' });
    expect(changed.body).toMatchObject({ killSwitch: true, latestVersionProduction: '1.70.2' });
    expect((await lake.call(site, {})).body.killSwitch).toBe(true);
    const refused = await lake.call(versions, {});
    expect(refused).toMatchObject({ status: 503, body: { error: { code: 'MAINTENANCE' } } });
    expect((await lake.call(me, {})).status).toBe(200);
    const baseHash = (await lake.call(latestVersion, {})).body.version?.hash ?? '';
    expect((await lake.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ last: 1 }))).status).toBe(
      200,
    );
    expect((await chief.call(versions, {})).status).toBe(200);
    await chief.call(changeSite, { killSwitch: false });
    expect((await lake.call(versions, {})).status).toBe(200);
    expect((await logged('changeSite'))[1]).toMatchObject({
      subject: null,
      details: { from: { killSwitch: false }, to: { killSwitch: true } },
    });
  });
});

describe('the audit log', () => {
  it('is read by school and by time', async () => {
    const ofHill = (await chief.call(auditLog, { uid })).body.entries;
    expect(ofHill.length).toBeGreaterThan(5);
    expect(new Set(ofHill.map(({ subject }) => subject?.uid))).toEqual(new Set([uid]));
    const oldest = ofHill.at(-1);
    expect((await chief.call(auditLog, { uid, before: oldest?.at ?? '' })).body.entries).toEqual([]);
    expect((await chief.call(auditLog, { uid, limit: 2 })).body.entries).toEqual(ofHill.slice(0, 2));
  });
});
