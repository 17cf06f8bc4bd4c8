import { changeClient, client as describeClient, me } from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
let ada: Client;
beforeAll(async () => {
  ada = await world().newUser('ada@example.org');
});

const signIn = (email: string, password: string) =>
  new Client(world().url).post('/api/auth/sign-in/email', { email, password });

/** An answer without what is different in any two answers. */
async function shape(answer: { status: number; body: unknown }) {
  const text = JSON.stringify(answer.body).replaceAll(/"requestId":"[^"]*"/g, '');
  return { status: answer.status, text: text.replaceAll(/[a-z]+@example\.org/g, '') };
}

describe('guessing', () => {
  it('of a password ends after ten attempts at one address, wherever they come from, known or not', async () => {
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      const statuses = [];
      for (let count = 0; count < 12; count++) statuses.push((await signIn(email, `guess-${count}`)).status);
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    }
    const right = await signIn('Ada@Example.org', 'secret1');
    expect(right).toMatchObject({ status: 429, body: { error: { code: 'TOO_MANY_REQUESTS' } } });
    expect((await ada.call(me, {})).status).toBe(200);
  });

  it('begins anew after the right password', async () => {
    await world().newUser('bea@example.org');
    for (let round = 0; round < 2; round++) {
      for (let count = 0; count < 6; count++) await signIn('bea@example.org', 'wrong-password');
      expect((await signIn('bea@example.org', 'secret1')).status).toBe(200);
    }
  });

  it('of addresses learns nothing from sign-up, which tells the owner', async () => {
    const person = (email: string) => ({ email, password: 'secret-2', name: 'Eve' });
    const eve = new Client(world().url);
    const taken = await eve.post('/api/auth/sign-up/email', person('ada@example.org'));
    expect((await eve.call(me, {})).status).toBe(401);
    const free = await new Client(world().url).post('/api/auth/sign-up/email', person('eve@example.org'));
    expect(await shape(taken)).toEqual(await shape(free));
    expect(await world().mailedLink('ada@example.org', /already have an account/)).toMatch(
      /\/dashboard\/login$/,
    );
    expect((await ada.call(me, {})).body.displayName).toBe('Ada Head');
  });
});

describe('signing in', () => {
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
      password: 'secret1',
    });
    expect(right).toMatchObject({ status: 403, body: { error: { code: 'ACCOUNT_SUSPENDED' } } });
    expect(attempt.cookie).toBe('');
    await chief.call(changeClient, { uid, accountSuspended: false });
    expect((await signIn('dora@example.org', 'secret1')).status).toBe(200);
  });
});
