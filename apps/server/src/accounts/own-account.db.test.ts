import {
  addPasskey,
  auditLog,
  beginCodes,
  beginPasskey,
  changeEmail,
  changePassword,
  deleteUser,
  endOtherSessions,
  impersonate,
  me,
  schoolAuditLog,
  sessions,
} from '@bellgrid/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';
import { attemptKey } from './attempt-counters.ts';

const world = useWorld();
let chief: Client;
beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
});

const PASSWORD = 'hill-secret-1';
const NEW_PASSWORD = 'another secret of hers';

async function signIn(email: string, password: string): Promise<{ client: Client; status: number }> {
  const client = new Client(world().url);
  const { status } = await client.post('/api/auth/sign-in/email', { email, password });
  return { client, status };
}
const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code;

it('refuses a common or a short password at sign-up, at a reset and at a change', async () => {
  const stranger = new Client(world().url);
  const signUp = { email: 'weak@example.org', name: 'Ada', password: 'superman' };
  const refused = await stranger.post('/api/auth/sign-up/email', signUp);
  expect([refused.status, codeOf(refused.body)]).toEqual([422, 'WEAK_PASSWORD']);
  const ada = await world().newUser('weak@example.org');
  const change = await ada.call(changePassword, { password: PASSWORD, newPassword: 'iloveyou' });
  expect([change.status, codeOf(change.body)]).toEqual([422, 'WEAK_PASSWORD']);
  await stranger.post('/api/auth/request-password-reset', { email: 'weak@example.org' });
  const link = new URL(await world().mailedLink('weak@example.org', /reset/i));
  const token = link.searchParams.get('token');
  const reset = await stranger.post('/api/auth/reset-password', { token, newPassword: 'letmein' });
  expect([reset.status, codeOf(reset.body)]).toEqual([422, 'WEAK_PASSWORD']);
  const short = await chief.call(changePassword, { password: PASSWORD, newPassword: 'k9#fq2-8xwa' });
  expect([short.status, codeOf(short.body)]).toEqual([422, 'WEAK_PASSWORD']);
});

it('changes the password, ends all other sessions and tells the owner', async () => {
  const ada = await world().newUser('ada@example.org');
  const { client: elsewhere } = await signIn('ada@example.org', PASSWORD);
  const wrong = await ada.call(changePassword, { password: 'not hers', newPassword: NEW_PASSWORD });
  expect([wrong.status, codeOf(wrong.body)]).toEqual([403, 'WRONG_PASSWORD']);
  expect((await ada.call(changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(
    200,
  );
  expect((await ada.call(me, {})).status).toBe(200);
  expect((await elsewhere.call(me, {})).status).toBe(401);
  expect((await signIn('ada@example.org', PASSWORD)).status).toBe(401);
  expect((await signIn('ada@example.org', NEW_PASSWORD)).status).toBe(200);
  expect(await world().mailedLink('ada@example.org', /password was changed/i)).toContain('forgotpassword');
});

it('tells the owner of a password that was reset by a mailed link', async () => {
  const email = 'gina@example.org';
  await world().newUser(email);
  const stranger = new Client(world().url);
  await stranger.post('/api/auth/request-password-reset', { email });
  const token = new URL(await world().mailedLink(email, /reset/i)).searchParams.get('token');
  const reset = await stranger.post('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });
  expect(reset.status).toBe(200);
  expect(await world().mailedLink(email, /password was changed/i)).toContain('forgotpassword');
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
});

it('changes the address once the link mailed to the new one is opened, and tells the old one at once', async () => {
  const bea = await world().newUser('bea@example.org');
  const taken = await bea.call(changeEmail, { password: PASSWORD, email: 'chief@example.org' });
  expect(taken.status).toBe(200);
  expect((await bea.call(changeEmail, { password: PASSWORD, email: 'bea@new.example' })).status).toBe(200);
  expect((await bea.call(me, {})).body.email).toBe('bea@example.org');
  expect(await world().mailedLink('bea@example.org', /new e-mail address/i)).toContain('forgotpassword');
  const { pathname, search } = new URL(
    await world().mailedLink('bea@new.example', /your new e-mail address/i),
  );
  const opened = await bea.send('GET', `${pathname}${search}`);
  expect(opened.headers.get('location')).toBe('/dashboard/verify?changed=true');
  expect((await bea.call(me, {})).body).toMatchObject({ email: 'bea@new.example', isVerified: true });
  expect((await signIn('bea@new.example', PASSWORD)).status).toBe(200);
});

async function addressLink(client: Client, password: string, email: string): Promise<string> {
  expect((await client.call(changeEmail, { password, email })).status).toBe(200);
  const { pathname, search } = new URL(await world().mailedLink(email, /verify/i));
  return `${pathname}${search}`;
}
const open = async (client: Client, link: string) => (await client.send('GET', link)).headers.get('location');
const INVALID = '/dashboard/verify?error=INVALID_TOKEN';
const SIGN_IN_FIRST = '/dashboard/verify?error=SIGN_IN_FIRST';

it('neither signs in nor changes the address when the link is opened by anybody else than its owner', async () => {
  const dora = await world().newUser('dora@example.org');
  const link = await addressLink(dora, PASSWORD, 'dora@new.example');
  const stranger = new Client(world().url);
  expect(await open(stranger, link)).toBe(SIGN_IN_FIRST);
  expect((await stranger.call(me, {})).status).toBe(204);
  expect(await open(chief, link)).toBe(SIGN_IN_FIRST);
  const { uid } = (await dora.call(me, {})).body;
  const actor = await world().signIn('chief@example.org', PASSWORD);
  expect((await actor.call(impersonate, { uid })).status).toBe(200);
  expect(await open(actor, link)).toBe(SIGN_IN_FIRST);
  expect((await dora.call(me, {})).body.email).toBe('dora@example.org');
  expect(await open(dora, link)).toBe('/dashboard/verify?changed=true');
  expect((await dora.call(me, {})).body.email).toBe('dora@new.example');
});

it('takes no link to a new address after a newer request, a change of the password or a reset', async () => {
  const email = 'eve@example.org';
  const eve = await world().newUser(email);
  const first = await addressLink(eve, PASSWORD, 'eve@first.example');
  await addressLink(eve, PASSWORD, 'eve@second.example');
  expect(await open(eve, first)).toBe(INVALID);
  const third = await addressLink(eve, PASSWORD, 'eve@third.example');
  await eve.call(changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD });
  expect(await open(eve, third)).toBe(INVALID);
  const fourth = await addressLink(eve, NEW_PASSWORD, 'eve@fourth.example');
  await eve.post('/api/auth/request-password-reset', { email });
  const token = new URL(await world().mailedLink(email, /reset/i)).searchParams.get('token');
  await eve.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
  const { client: again } = await signIn(email, PASSWORD);
  expect(await open(again, fourth)).toBe(INVALID);
  expect((await again.call(me, {})).body.email).toBe(email);
});

it('keeps acts of the owner in the audit log, without addresses', async () => {
  const finn = await world().newUser('finn@example.org');
  const { uid } = (await finn.call(me, {})).body;
  await finn.call(changePassword, { password: PASSWORD, newPassword: NEW_PASSWORD });
  await open(finn, await addressLink(finn, NEW_PASSWORD, 'finn@new.example'));
  await signIn('finn@new.example', NEW_PASSWORD);
  await finn.call(endOtherSessions, {});
  // A second time there is none to end, and no entry.
  expect((await finn.call(endOtherSessions, {})).status).toBe(200);
  await finn.post('/api/auth/request-password-reset', { email: 'finn@new.example' });
  const token = new URL(await world().mailedLink('finn@new.example', /reset/i)).searchParams.get('token');
  await finn.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
  const { entries } = (await chief.call(auditLog, { uid })).body;
  expect(entries.map(({ action, actor, details }) => [action, actor.uid, details]).reverse()).toEqual(
    ['changePassword', 'changeEmail', 'addressChanged', 'endOtherSessions', 'resetPassword'].map((action) => [
      ...[action, uid, {}],
    ]),
  );
});

it('takes so many acts of the owner within a day, of which the log has each, but leaves the owner what protects', async () => {
  const gwen = await world().newUser('gwen@example.org');
  const { uid } = (await gwen.call(me, {})).body;
  const entries = async () => (await gwen.call(schoolAuditLog, { limit: 500 })).body.entries.length;
  const changed = async (password: string) =>
    (await gwen.call(changeEmail, { password, email: 'gwen@new.example' })).status;
  expect(await changed(PASSWORD)).toBe(200);
  await countActs(uid, 99);
  // Neither is in the log, nor counted.
  expect((await gwen.call(beginCodes, { password: PASSWORD })).status).toBe(200);
  expect((await gwen.call(beginPasskey, { password: PASSWORD })).status).toBe(200);
  // A refused one is not counted.
  const failed = await gwen.call(addPasskey, {
    name: 'Key',
    response: { id: 'a', rawId: 'a', type: 'public-key', response: {} },
  });
  expect([failed.status, codeOf(failed.body)]).toEqual([400, 'BAD_REQUEST']);
  expect(await entries()).toBe(1);
  expect([await changed(PASSWORD), await changed(PASSWORD)]).toEqual([200, 429]);
  expect(await entries()).toBe(2);

  const { client: elsewhere } = await signIn('gwen@example.org', PASSWORD);
  expect((await gwen.call(endOtherSessions, {})).status).toBe(200);
  expect((await elsewhere.call(me, {})).status).toBe(401);
  const passwords = { password: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await gwen.call(changePassword, passwords)).status).toBe(200);
  expect(await entries()).toBe(4);
  // Nothing stops them, but the log does not grow with each.
  await countActs(uid, 100, 'ownProtection');
  expect(
    (await gwen.call(changePassword, { password: NEW_PASSWORD, newPassword: `${NEW_PASSWORD} 2` })).status,
  ).toBe(200);
  expect(await entries()).toBe(4);
  expect((await gwen.call(deleteUser, { password: `${NEW_PASSWORD} 2` })).status).toBe(200);
});

/** Sets the number of acts of today that are counted. */
async function countActs(uid: string, count: number, kind = 'ownAccount'): Promise<void> {
  const db = await world().openDatabase();
  const key = attemptKey(`${kind}:${uid}`);
  await db.updateTable('attemptCounter').set({ count }).where('key', '=', key).execute();
  await db.destroy();
}

it('lists the sessions of the owner alone, and ends all but this one', async () => {
  const cleo = await world().newUser('cleo@example.org');
  const { client: elsewhere } = await signIn('cleo@example.org', PASSWORD);
  const { uid } = (await cleo.call(me, {})).body;
  await chief.call(impersonate, { uid });
  const refused = await chief.call(endOtherSessions, {});
  expect([refused.status, codeOf(refused.body)]).toEqual([403, 'FORBIDDEN']);
  const listed = (await cleo.call(sessions, {})).body.sessions;
  expect(listed.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  expect((await cleo.call(endOtherSessions, {})).status).toBe(200);
  expect((await elsewhere.call(me, {})).status).toBe(401);
  expect((await cleo.call(me, {})).status).toBe(200);
  expect((await cleo.call(sessions, {})).body.sessions).toHaveLength(1);
});
