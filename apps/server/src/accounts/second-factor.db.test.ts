import {
  addLicense,
  beginCodes,
  changeClient,
  clients,
  confirmAgain,
  confirmCodes,
  deleteClient,
  endCodes,
  impersonate,
  me,
  renewRecoveryCodes,
  schoolAuditLog,
  secondFactor,
} from '@bellgrid/protocol';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Client } from '../test-support/client.ts';
import { codeApp, totp } from '../test-support/code-app.ts';
import { enrol } from '../test-support/second-factor.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
const password = 'hill-secret-1';
const signIn = (client: Client, email: string) => client.post('/api/auth/sign-in/email', { email, password });
const withCode = (client: Client, code: string) => client.post('/api/auth/two-factor/verify-totp', { code });
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

describe('codes from an app', () => {
  const email = 'codes@example.org';
  let ada: Client;
  let other: Client;
  let uri: string;
  let nextCode: () => string;
  let recoveryCodes: readonly string[];

  beforeAll(async () => {
    ada = await world().newUser(email);
    other = new Client(world().url);
    expect(await signIn(other, email)).toMatchObject({ status: 200, body: { token: null } });
  });

  it('are set up with the password and a right code, and end all other sessions', async () => {
    expect(await ada.call(beginCodes, { password: 'not it' })).toMatchObject(refused(403, 'WRONG_PASSWORD'));
    const begun = await ada.call(beginCodes, { password });
    ({ uri, recoveryCodes } = begun.body);
    nextCode = codeApp(uri);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Bellgrid:codes%40example\.org\?/);
    expect(recoveryCodes).toHaveLength(10);
    const long = new Date(Date.now() - 3_600_000);
    expect(await ada.call(confirmCodes, { code: totp(uri, long) })).toMatchObject(refused(403, 'WRONG_CODE'));
    expect((await ada.call(me, {})).body.hasSecondFactor).toBe(false);
    expect((await ada.call(confirmCodes, { code: nextCode() })).status).toBe(200);
    expect((await ada.call(me, {})).body.hasSecondFactor).toBe(true);
    expect((await other.call(me, {})).status).toBe(401);
    expect((await ada.call(secondFactor, {})).body).toEqual({
      hasCodes: true,
      recoveryCodes: 10,
      passkeys: [],
    });
    await world().mailedLink(email, /Two-factor sign-in is on/);
  });

  it('are asked for after the password, and wrong ones end the sign-in', async () => {
    const client = new Client(world().url);
    expect(await signIn(client, email)).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect((await client.call(me, {})).status).toBe(204);
    expect(await withCode(client, '000000')).toMatchObject(refused(401, 'WRONG_CODE'));
    const entered = await withCode(client, nextCode());
    expect(entered).toMatchObject({ status: 200, body: { token: null, user: { email } } });
    expect((await client.call(me, {})).status).toBe(200);
    const guesser = new Client(world().url);
    await signIn(guesser, email);
    for (let wrong = 0; wrong < 5; wrong += 1) await withCode(guesser, '000000');
    expect(await withCode(guesser, nextCode())).toMatchObject(refused(400, 'UNAUTHENTICATED'));
  });

  it('can be replaced by a recovery code, once', async () => {
    const enter = async (code: string) => {
      const client = new Client(world().url);
      await signIn(client, email);
      return client.post('/api/auth/two-factor/verify-backup-code', { code });
    };
    const [first = '', second = ''] = recoveryCodes;
    expect((await enter(first)).status).toBe(200);
    expect(await enter(first)).toMatchObject(refused(401, 'WRONG_CODE'));
    expect((await ada.call(secondFactor, {})).body.recoveryCodes).toBe(9);
    const renewed = await ada.call(renewRecoveryCodes, { password });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await enter(second)).toMatchObject(refused(401, 'WRONG_CODE'));
  });

  it('are switched off by the owner with the password', async () => {
    expect(await ada.call(endCodes, { password: 'not it' })).toMatchObject(refused(403, 'WRONG_PASSWORD'));
    expect((await ada.call(endCodes, { password })).status).toBe(200);
    expect((await ada.call(me, {})).body.hasSecondFactor).toBe(false);
    expect(await signIn(new Client(world().url), email)).toMatchObject({ body: { user: { email } } });
    const { entries } = (await ada.call(schoolAuditLog, {})).body;
    const actions = entries.map(({ action }) => action);
    expect(actions).toEqual(['endSecondFactor', 'renewRecoveryCodes', 'addSecondFactor']);
  });
});

describe('a code that was used', () => {
  /** The clock shows the seconds that it is given, after the next half minute has begun. */
  const startClock = () => {
    const start = Math.ceil(Date.now() / 30_000) * 30_000;
    return (seconds: number) => {
      const time = new Date(start + seconds * 1000);
      vi.useFakeTimers({ toFake: ['Date'], now: time });
      return time;
    };
  };
  afterEach(() => void vi.useRealTimers());

  it('is not taken again while it is right, neither to confirm nor to sign in', async () => {
    const email = 'once@example.org';
    const bea = await world().newUser(email);
    const { uri } = (await bea.call(beginCodes, { password })).body;
    const setClock = startClock();
    const first = totp(uri, setClock(1));
    expect((await bea.call(confirmCodes, { code: first })).status).toBe(200);
    expect(await bea.call(confirmAgain, { code: first })).toMatchObject(refused(403, 'CODE_USED'));
    const client = new Client(world().url);
    await signIn(client, email);
    expect(await withCode(client, first)).toMatchObject(refused(401, 'CODE_USED'));
    expect((await client.call(me, {})).status).toBe(204);
    const second = totp(uri, setClock(31));
    expect((await withCode(client, second)).status).toBe(200);
    const thief = new Client(world().url);
    await signIn(thief, email);
    setClock(59);
    expect(await withCode(thief, first)).toMatchObject(refused(401, 'CODE_USED'));
    setClock(89);
    expect(await withCode(thief, second)).toMatchObject(refused(401, 'CODE_USED'));
    const third = totp(uri, setClock(91));
    expect((await bea.call(confirmAgain, { code: third })).status).toBe(200);
    expect(await withCode(thief, third)).toMatchObject(refused(401, 'CODE_USED'));
  });

  it('is that of its user, and one that came too early works in its time', async () => {
    const [cleo, dora] = [
      await world().newUser('cleo@example.org'),
      await world().newUser('dora@example.org'),
    ];
    const { uri } = (await cleo.call(beginCodes, { password })).body;
    const theirs = (await dora.call(beginCodes, { password })).body.uri;
    const setClock = startClock();
    const early = totp(uri, setClock(61));
    setClock(1);
    expect(await cleo.call(confirmCodes, { code: early })).toMatchObject(refused(403, 'WRONG_CODE'));
    expect(await dora.call(confirmCodes, { code: early })).toMatchObject(refused(403, 'WRONG_CODE'));
    expect((await dora.call(confirmCodes, { code: totp(theirs, new Date()) })).status).toBe(200);
    setClock(61);
    expect((await cleo.call(confirmCodes, { code: early })).status).toBe(200);
  });
});

describe('administrators', () => {
  let school: string;
  beforeAll(async () => {
    const client = await world().newUser('school@example.org');
    school = (await client.call(me, {})).body.uid;
  });

  it('need a second factor for every call of theirs, and keep it', async () => {
    const chief = await world().newUser('new-chief@example.org');
    await world().makeAdministrator(chief);
    expect(await chief.call(clients, {})).toMatchObject(refused(403, 'SECOND_FACTOR_FIRST'));
    expect(await chief.call(impersonate, { uid: school })).toMatchObject(refused(403, 'SECOND_FACTOR_FIRST'));
    await enrol(chief);
    expect((await chief.call(clients, {})).status).toBe(200);
    expect(await chief.call(endCodes, { password })).toMatchObject(refused(403, 'FORBIDDEN'));
  });

  it('confirm grants and deletions with a code', async () => {
    const chief = await world().newUser('granting@example.org');
    await world().makeAdministrator(chief);
    const nextCode = await enrol(chief);
    const licence = { uid: school, count: 5, expiry: null };
    const bypass = { uid: school, bypassPaywallUntil: '2999-01-01T00:00:00.000Z' };
    const deletion = { uid: school, confirm: 'school@example.org' };
    expect(await chief.call(addLicense, licence)).toMatchObject(refused(403, 'CONFIRM_FIRST'));
    expect(await chief.call(changeClient, bypass)).toMatchObject(refused(403, 'CONFIRM_FIRST'));
    expect(await chief.call(deleteClient, deletion)).toMatchObject(refused(403, 'CONFIRM_FIRST'));
    expect((await chief.call(changeClient, { uid: school, internalData: { notes: 'x' } })).status).toBe(200);
    expect(await chief.call(confirmAgain, { code: '000000' })).toMatchObject(refused(403, 'WRONG_CODE'));
    expect((await chief.call(confirmAgain, { code: nextCode() })).status).toBe(200);
    expect((await chief.call(addLicense, licence)).status).toBe(200);
    expect((await chief.call(changeClient, bypass)).status).toBe(200);
    expect((await chief.call(deleteClient, deletion)).status).toBe(200);
  });
});
