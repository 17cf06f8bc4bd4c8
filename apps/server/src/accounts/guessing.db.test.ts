import { changeClient, deleteUser, client as describeClient, me } from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { proxyList } from '../config/client-address.ts';
import { Client } from '../test-support/client.ts';
import { refusingRows } from '../test-support/refuse-rows.ts';
import { useWorld } from '../test-support/use-world.ts';

const trustProxy = proxyList(['127.0.0.1', '::1']);
const world = useWorld({ trustProxy });
let ada: Client;
beforeAll(async () => {
  ada = await world().newUser('ada@example.org');
});

const signIn = (email: string, password: string, address = '203.0.113.1') =>
  new Client(world().url).send('POST', '/api/auth/sign-in/email', {
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });

/** The number of passwords that the server has hashed so far. */
async function hashings(): Promise<number> {
  const text = String((await new Client(world().url).send('GET', '/metrics')).body);
  return Number(/^bellgrid_password_hashings_total (\d+)$/m.exec(text)?.[1]);
}

/** An answer without the parts that differ in any two answers. */
async function shape(answer: { status: number; body: unknown }) {
  const text = JSON.stringify(answer.body).replaceAll(/"requestId":"[^"]*"/g, '');
  return { status: answer.status, text: text.replaceAll(/[a-z]+@example\.org/g, '') };
}

describe('guessing', () => {
  it('of a password ends after ten attempts from one address, of a known account and of an unknown one', async () => {
    const told = [];
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      const statuses = [];
      for (let count = 0; count < 12; count++) statuses.push((await signIn(email, `guess-${count}`)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      const last = await signIn(email, 'guess');
      told.push({ ...(await shape(last)), text: (await shape(last)).text.replaceAll(/\d+ seconds/g, '') });
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    expect(told[0]).toEqual(told[1]);
    const right = await signIn('Ada@Example.org', 'hill-secret-1');
    expect(right).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
  });

  it('does not lock the owner out: another address, a session, a new password by the mailed link', async () => {
    expect((await ada.call(me, {})).status).toBe(200);
    expect((await signIn('ada@example.org', 'hill-secret-1', '203.0.113.2')).status).toBe(200);
    expect((await ada.call(deleteUser, { password: 'wrong' })).body).toMatchObject({
      error: { code: 'WRONG_PASSWORD' },
    });
    await ada.post('/api/auth/request-password-reset', { email: 'ada@example.org' });
    const link = new URL(await world().mailedLink('ada@example.org', /password/i));
    const token = link.searchParams.get('token');
    const reset = { token, newPassword: 'hill-secret-1' };
    expect((await new Client(world().url).post('/api/auth/reset-password', reset)).status).toBe(200);
    const again = await signIn('ada@example.org', 'hill-secret-1');
    expect(again.status).toBe(200);
    ada = new Client(world().url);
    await ada.post('/api/auth/sign-in/email', { email: 'ada@example.org', password: 'hill-secret-1' });
  });

  it('is counted on when the server has been started anew', async () => {
    for (let count = 0; count < 10; count++) await signIn('again@example.org', 'guess', '203.0.113.3');
    const port = Number(new URL(world().url).port);
    await world().stop();
    await world().start({ trustProxy, port });
    expect((await signIn('again@example.org', 'guess', '203.0.113.3')).status).toBe(429);
    expect((await signIn('again@example.org', 'guess', '203.0.113.4')).status).toBe(401);
  });

  it('costs as much for an unknown account as for a wrong password, and nothing when it is refused', async () => {
    await world().newUser('known@example.org');
    const costs = [];
    for (const email of ['known@example.org', 'unknown@example.org']) {
      const before = await hashings();
      for (let count = 0; count < 12; count++) await signIn(email, 'guess', '203.0.113.5');
      costs.push((await hashings()) - before);
    }
    expect(costs).toEqual([10, 10]);
    const person = (email: string) => ({ email, password: 'secret-2', name: 'Eve' });
    for (const email of ['known@example.org', 'fresh@example.org']) {
      const before = await hashings();
      await new Client(world().url).post('/api/auth/sign-up/email', person(email));
      costs.push((await hashings()) - before);
    }
    expect(costs.slice(2)).toEqual([1, 1]);
  });

  it('F17: of addresses learns nothing from a reset, which is worked on after the answer', async () => {
    await world().newUser('ivy@example.org');
    const db = await world().openDatabase();
    const ask = (email: string) =>
      new Client(world().url).post('/api/auth/request-password-reset', { email });
    // Nothing is written for an account before the answer.
    const answers = await refusingRows(db, { table: 'verification', on: 'insert' }, () =>
      Promise.all(['ivy@example.org', 'nobody@example.org'].map(ask)),
    );
    await db.destroy();
    const [known, unknown] = await Promise.all(answers.map(shape));
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(200);
  });

  it('begins anew after the right password', async () => {
    await world().newUser('bea@example.org');
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 6; count++) await signIn('bea@example.org', 'wrong-password');
      expect((await signIn('bea@example.org', 'hill-secret-1')).status).toBe(200);
    }
  });

  it('of addresses learns nothing from sign-up, which tells the owner', async () => {
    const person = (email: string) => ({ email, password: 'secret-2', name: 'Eve' });
    const eve = new Client(world().url);
    const taken = await eve.post('/api/auth/sign-up/email', person('ada@example.org'));
    expect((await eve.call(me, {})).status).toBe(204);
    const free = await new Client(world().url).post('/api/auth/sign-up/email', person('eve@example.org'));
    expect(await shape(taken)).toEqual(await shape(free));
    expect(await world().mailedLink('ada@example.org', /already have an account/)).toMatch(
      /\/dashboard\/login$/,
    );
    expect((await ada.call(me, {})).body.displayName).toBe('Ada Head');
  });
});

describe('signing in', () => {
  it('answers with the session in the cookie alone', async () => {
    const gus = await world().newUser('gus@example.org');
    await gus.post('/api/auth/sign-out', {});
    const answer = await gus.post('/api/auth/sign-in/email', {
      email: 'gus@example.org',
      password: 'hill-secret-1',
    });
    const user = { email: 'gus@example.org', name: 'Ada Head', emailVerified: true };
    expect(answer).toMatchObject({ status: 200, body: { token: null, user } });
    const [token = ''] = decodeURIComponent(gus.cookie.split('session_token=')[1] ?? '').split('.');
    expect(token.length).toBeGreaterThan(20);
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect((await gus.call(me, {})).status).toBe(200);
  });

  it('is refused to a suspended account once the password is right, with the reason, and is noted else', async () => {
    const chief = await world().newAdministrator('chief@example.org');
    const dora = await world().newUser('dora@example.org');
    const { uid } = (await dora.call(me, {})).body;
    const before = (await chief.call(describeClient, { uid })).body.userMetadata;
    expect(Date.parse(before.lastLogin ?? '')).toBeGreaterThan(Date.now() - 600_000);
    await chief.call(changeClient, { uid, accountSuspended: true });
    const attempt = new Client(world().url);
    const wrong = await attempt.post('/api/auth/sign-in/email', {
      email: 'dora@example.org',
      password: 'wrong-1',
    });
    expect(wrong.body).toMatchObject({ error: { code: 'UNAUTHENTICATED' } });
    const right = await attempt.post('/api/auth/sign-in/email', {
      email: 'dora@example.org',
      password: 'hill-secret-1',
    });
    expect(right).toMatchObject({ status: 403, body: { error: { code: 'ACCOUNT_SUSPENDED' } } });
    expect(attempt.cookie).toBe('');
    await chief.call(changeClient, { uid, accountSuspended: false });
    expect((await signIn('dora@example.org', 'hill-secret-1')).status).toBe(200);
  });
});
