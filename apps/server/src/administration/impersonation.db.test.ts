import {
  auditLog,
  changeClient,
  client as describeClient,
  impersonate,
  latestVersion,
  me,
  publication,
  saveDraft,
  schoolAuditLog,
  snapshot,
  solver,
  stopImpersonation,
  teacherMails,
  updateLastSeen,
  versions,
  whatIf,
} from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, draftFile } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let chief: Client;
let hill: Client;
let uid: string;

beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  hill = await world().newUser('hill@example.org');
  uid = (await hill.call(me, {})).body.uid;
});

describe('an administrator who acts as a school', () => {
  it('F13: reads nothing of its data that the log does not name', async () => {
    const school = await world().newUser('read@example.org');
    const { uid: id } = (await school.call(me, {})).body;
    await chief.call(impersonate, { uid: id });
    const { currentID } = (await chief.call(versions, {})).body;
    expect((await chief.call(snapshot, { id: currentID ?? '' })).status).toBe(200);
    await chief.call(publication, {});
    await chief.call(solver, {});
    await chief.call(teacherMails, {});
    await chief.call(whatIf, {});
    await chief.call(stopImpersonation, {});
    const { entries } = (await chief.call(auditLog, { uid: id })).body;
    const calls = entries
      .filter(({ action }) => action === 'impersonated')
      .map(({ details }) => details.call);
    expect(calls).toEqual(['whatIf', 'teacherMails', 'solver', 'publication', 'snapshot', 'versions']);
    // The school reads the same, and no names.
    const own = (await school.call(schoolAuditLog, {})).body.entries;
    expect(own.slice(-5).map(({ action, actor, call, outcome }) => [action, actor, call, outcome])).toEqual([
      ['impersonatedOutcome', 'administrator', 'snapshot', 'done'],
      ['impersonated', 'administrator', 'snapshot', null],
      ['impersonatedOutcome', 'administrator', 'versions', 'done'],
      ['impersonated', 'administrator', 'versions', null],
      ['impersonate', 'administrator', null, null],
    ]);
    expect(JSON.stringify(own)).not.toContain('chief@example.org');
    expect((await hill.call(schoolAuditLog, {})).body.entries).toEqual([]);
  });

  it('is the school in every call, visibly, until the end, and the log has all of it', async () => {
    const begun = await chief.call(impersonate, { uid });
    const impersonatedBy = { displayName: 'Ada Head', email: 'chief@example.org' };
    expect(begun.body).toMatchObject({ uid, email: 'hill@example.org', impersonatedBy });
    expect((await chief.call(me, {})).body).toEqual(begun.body);
    expect((await hill.call(me, {})).body).toMatchObject({ uid, impersonatedBy: null });

    const baseHash = (await chief.call(latestVersion, {})).body.version?.hash ?? '';
    const saved = await chief.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ by: 'chief' }));
    expect((await hill.call(latestVersion, {})).body.version).toEqual(saved.body.version);
    const stale = await chief.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ by: 'nobody' }));
    expect(stale.status).toBe(409);
    await chief.call(updateLastSeen, {});
    // Calls that a school may not make are not possible in its name either.
    expect((await chief.call(auditLog, {})).status).toBe(403);
    expect((await chief.call(impersonate, { uid })).status).toBe(403);

    const ended = await chief.call(stopImpersonation, {});
    expect(ended.body).toMatchObject({ email: 'chief@example.org', impersonatedBy: null });
    expect((await chief.call(me, {})).body).toEqual(ended.body);
    expect((await chief.call(describeClient, { uid })).body.userMetadata.lastSeen).toBeNull();
    const { entries } = (await chief.call(auditLog, { uid })).body;
    expect(entries.map(({ action, details }) => [action, details.call, details.outcome])).toEqual([
      ['stopImpersonation', undefined, undefined],
      ['impersonatedOutcome', 'saveDraft', 'OUT_OF_SYNC'],
      ['impersonated', 'saveDraft', undefined],
      ['impersonatedOutcome', 'saveDraft', 'done'],
      ['impersonated', 'saveDraft', undefined],
      ['impersonate', undefined, undefined],
    ]);
    expect(entries[3]?.details.entry).toBe(entries[4]?.id);
    expect(entries.map(({ actor }) => actor.name)).toEqual(Array(6).fill('chief@example.org'));
  });

  it('is logged to have ended by signing out too', async () => {
    const other = await world().newAdministrator('other@example.org');
    await other.call(impersonate, { uid });
    await other.post('/api/auth/sign-out', {});
    expect((await other.call(me, {})).status).toBe(204);
    const [entry] = (await chief.call(auditLog, { uid })).body.entries;
    expect(entry).toMatchObject({ action: 'stopImpersonation', actor: { name: 'other@example.org' } });
  });

  it('is logged to have ended with the session that it came from', async () => {
    const leaver = await world().newAdministrator('leaver@example.org');
    const own = leaver.at(world().url);
    await leaver.call(impersonate, { uid });
    await own.post('/api/auth/sign-out', {});
    expect((await leaver.call(me, {})).status).toBe(401);
    const [entry] = (await chief.call(auditLog, { uid })).body.entries;
    expect(entry).toMatchObject({ action: 'stopImpersonation', actor: { name: 'leaver@example.org' } });
  });

  it('cannot act as an administrator or as an unknown user', async () => {
    const own = (await chief.call(me, {})).body.uid;
    expect((await chief.call(impersonate, { uid: own })).status).toBe(403);
    expect((await chief.call(impersonate, { uid: 'nobody' })).status).toBe(404);
  });

  it('is out as soon as it is no longer an administrator', async () => {
    const former = await world().newAdministrator('former@example.org');
    const formerUid = (await former.call(me, {})).body.uid;
    await former.call(impersonate, { uid });
    expect((await former.call(me, {})).status).toBe(200);
    const db = await world().openDatabase();
    await db
      .updateTable('userDocument')
      .set({ isAdministrator: false })
      .where('userId', '=', formerUid)
      .execute();
    await db.destroy();
    expect((await former.call(me, {})).status).toBe(401);
    expect((await former.call(latestVersion, {})).status).toBe(401);
  });

  it('ends with the suspension of the school', async () => {
    const second = await world().newAdministrator('second@example.org');
    await second.call(impersonate, { uid });
    await chief.call(changeClient, { uid, accountSuspended: true });
    expect((await second.call(me, {})).body).toMatchObject({ error: { code: 'ACCOUNT_SUSPENDED' } });
    // The download is the school's own.
    for (const path of ['/api/versions/latest', '/api/versions/any/snapshot'])
      expect(await second.send('GET', path)).toMatchObject({
        status: 403,
        body: { error: { code: 'ACCOUNT_SUSPENDED' } },
      });
    expect((await chief.call(impersonate, { uid })).body).toMatchObject({
      error: { code: 'ACCOUNT_SUSPENDED' },
    });
    expect((await hill.call(me, {})).body).toMatchObject({ error: { code: 'ACCOUNT_SUSPENDED' } });
    await chief.call(changeClient, { uid, accountSuspended: false });
    expect((await hill.call(me, {})).status).toBe(200);
    const own = (await chief.call(me, {})).body.uid;
    expect((await chief.call(changeClient, { uid: own, accountSuspended: true })).status).toBe(403);
  });
});
