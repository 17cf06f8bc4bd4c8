import { changeEmail, changePassword, endOtherSessions, impersonate, me, sessions } from '@bellgrid/protocol';
import { beforeAll, expect, it } from 'vitest';
import { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

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

it('changes the address once the link mailed to the new one is opened, and tells the old one at once', async () => {
  const bea = await world().newUser('bea@example.org');
  const taken = await bea.call(changeEmail, { password: PASSWORD, email: 'chief@example.org' });
  expect(taken.status).toBe(200);
  expect((await bea.call(changeEmail, { password: PASSWORD, email: 'bea@new.example' })).status).toBe(200);
  expect((await bea.call(me, {})).body.email).toBe('bea@example.org');
  expect(await world().mailedLink('bea@example.org', /new e-mail address/i)).toContain('forgotpassword');
  const { pathname, search } = new URL(await world().mailedLink('bea@new.example', /verify/i));
  expect((await bea.send('GET', `${pathname}${search}`)).status).toBe(302);
  expect((await bea.call(me, {})).body).toMatchObject({ email: 'bea@new.example', isVerified: true });
  expect((await signIn('bea@new.example', PASSWORD)).status).toBe(200);
});

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
