import { gzipSync } from 'node:zlib';
import {
  addLicense,
  changeClient,
  createCheckoutSession,
  latestVersion,
  me,
  nameVersion,
  restoreVersion,
  saveDraft,
  spawnSolverInstance,
} from '@bellgrid/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntries } from '../test-support/build-entries.ts';
import type { Client } from '../test-support/client.ts';
import {
  type FakeStripe,
  type NoticeOptions,
  sendNotice,
  startFakeStripe,
} from '../test-support/fake-stripe.ts';
import { World } from '../test-support/test-server.ts';

const secretKey = 'sk_test_of_our_own';
const webhookSecret = 'whsec_of_our_own';
let world: World;
let stripe: FakeStripe;
let chief: Client;
let hill: Client;
let uid: string;

beforeAll(async () => {
  stripe = await startFakeStripe({ secretKey, webhookSecret });
  world = await World.create(await buildEntries());
  await world.start({
    freeTrialDays: 30,
    stripe: { secretKey, priceId: 'price_1', webhookSecret, apiUrl: stripe.url, licenseMonths: 12 },
  });
  chief = await world.newAdministrator('chief@example.org');
  hill = await world.newUser('hill@example.org');
  uid = (await hill.call(me, {})).body.uid;
});
afterAll(async () => {
  await world.remove();
  await stripe.close();
});

/** A draft file with `count` teachers. */
function withTeachers(count: number): Uint8Array {
  const teachers = Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, {}]));
  return gzipSync(JSON.stringify({ fileVersion: 21, dataStore: { version: 27, teachers } }));
}

const hash = async () => (await hill.call(latestVersion, {})).body.version?.hash ?? '';

async function save(teachers: number): Promise<number> {
  const request = { baseHash: await hash(), sessionID: 's' };
  return (await hill.call(saveDraft, request, withTeachers(teachers))).status;
}

const created = new Date('2026-11-20T12:00:00Z');
const notify = (session: object, options: Partial<NoticeOptions> = {}) =>
  sendNotice(world.url, session, { secret: webhookSecret, created, ...options });

describe('the paywall', () => {
  it('lets a school in during its trial, and then as many teachers as are licensed', async () => {
    expect(await save(40)).toBe(200);
    const id = (await hill.call(latestVersion, {})).body.version?.id ?? '';
    await hill.call(nameVersion, { id, label: 'Forty' });
    expect(await save(3)).toBe(200);
    await chief.call(changeClient, { uid, bypassPaywallUntil: new Date(Date.now() - 1000).toISOString() });
    expect(await save(0)).toBe(200);
    const before = await hash();
    const request = { baseHash: before, sessionID: 's' };
    const refused = await hill.call(saveDraft, request, withTeachers(1));
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { code: 'PAYWALL', details: { teachers: 1, licensed: 0 } } },
    });
    expect((await hill.call(restoreVersion, { ...request, id })).status).toBe(402);
    // As it was saved before what a version holds was counted.
    const db = await world.openDatabase();
    await db.updateTable('version').set({ statistics: null }).where('id', '=', id).execute();
    await db.destroy();
    expect(await hill.call(restoreVersion, { ...request, id })).toMatchObject({
      status: 402,
      body: { error: { details: { teachers: 40 } } },
    });
    expect(await hash()).toBe(before);
  });

  it('lets a school that has too many teachers go on with them, but not add to them or run', async () => {
    const moor = await world.newUser('moor@example.org');
    const id = (await moor.call(me, {})).body.uid;
    const saveAs = async (teachers: number) => {
      const baseHash = (await moor.call(latestVersion, {})).body.version?.hash ?? '';
      return (await moor.call(saveDraft, { baseHash, sessionID: 's' }, withTeachers(teachers))).status;
    };
    expect(await saveAs(25)).toBe(200);
    const over = (await moor.call(latestVersion, {})).body.version;
    await moor.call(nameVersion, { id: over?.id ?? '', label: 'Twenty-five' });
    await chief.call(changeClient, { uid: id, bypassPaywallUntil: null });
    await chief.call(addLicense, { uid: id, count: 20, expiry: null });
    expect(await saveAs(26)).toBe(402);
    expect(await saveAs(25)).toBe(200);
    expect(await moor.call(spawnSolverInstance, { jobType: 'solve' })).toMatchObject({
      status: 402,
      body: { error: { code: 'PAYWALL', details: { teachers: 25, licensed: 20 } } },
    });
    expect(await saveAs(24)).toBe(200);
    expect(await saveAs(25)).toBe(402);
    const baseHash = (await moor.call(latestVersion, {})).body.version?.hash ?? '';
    const restore = { id: over?.id ?? '', baseHash, sessionID: 's' };
    expect((await moor.call(restoreVersion, restore)).status).toBe(402);
    expect(await saveAs(20)).toBe(200);
    expect(await saveAs(21)).toBe(402);
  });

  it('is passed by a paid licence, added once for any number of notices', async () => {
    const bought = await hill.call(createCheckoutSession, { quantity: 5 });
    expect(bought.body.url).toBe(`${stripe.url}/pay/cs_test_1`);
    expect(Object.fromEntries(stripe.orders[0] ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: uid,
      customer_email: 'hill@example.org',
      'line_items[0][price]': 'price_1',
      'line_items[0][quantity]': '5',
    });
    const session = { id: 'cs_test_1', client_reference_id: uid, metadata: { quantity: '5' } };
    expect((await notify({ ...session, payment_status: 'unpaid' })).status).toBe(200);
    expect((await notify({ ...session, payment_status: 'paid' }, { type: 'charge.updated' })).status).toBe(
      200,
    );
    expect((await hill.call(me, {})).body.licenses).toEqual({});
    const paid = { ...session, payment_status: 'paid' };
    for (let times = 0; times < 3; times++) expect((await notify(paid)).status).toBe(200);
    expect((await hill.call(me, {})).body.licenses).toEqual({
      'stripe-cs_test_1': { count: 5, expiry: '2027-11-20T12:00:00.000Z' },
    });
    expect(await save(5)).toBe(200);
    expect(await save(6)).toBe(402);
  });

  it('is passed by one licence, in whatever order the notices of a payment come', async () => {
    const bank = await world.newUser('bank@example.org');
    const id = (await bank.call(me, {})).body.uid;
    const session = { id: 'cs_bank', client_reference_id: id, metadata: { quantity: '8' } };
    const licenses = async () => (await bank.call(me, {})).body.licenses;
    const send = async (type: string, status: string) => {
      const answer = await notify({ ...session, payment_status: status }, { type });
      expect(answer.status).toBe(200);
    };
    await send('checkout.session.expired', 'unpaid');
    await send('checkout.session.async_payment_failed', 'unpaid');
    expect(await licenses()).toEqual({});
    const paid = { 'stripe-cs_bank': { count: 8, expiry: '2027-11-20T12:00:00.000Z' } };
    await send('checkout.session.async_payment_succeeded', 'paid');
    expect(await licenses()).toEqual(paid);
    await send('checkout.session.completed', 'unpaid');
    await send('checkout.session.async_payment_succeeded', 'paid');
    await send('checkout.session.async_payment_failed', 'unpaid');
    expect(await licenses()).toEqual(paid);
    const twice = { ...session, id: 'cs_twice', payment_status: 'paid' };
    const answers = await Promise.all([notify(twice), notify(twice), notify(twice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Object.keys(await licenses())).toEqual(['stripe-cs_bank', 'stripe-cs_twice']);
  });

  it('takes no notice that is forged, old, unsigned or without a user', async () => {
    const session = {
      id: 'cs_9',
      client_reference_id: uid,
      metadata: { quantity: '500' },
      payment_status: 'paid',
    };
    expect((await notify(session, { secret: 'whsec_of_someone' })).status).toBe(400);
    const old = new Date(Date.now() - 10 * 60_000);
    expect((await notify(session, { signedAt: old })).status).toBe(400);
    const unsigned = await fetch(`${world.url}/api/licenses/stripe-webhook`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(401);
    expect((await notify({ ...session, client_reference_id: 'nobody' })).status).toBe(200);
    expect((await notify({ ...session, metadata: { quantity: 'many' } })).status).toBe(200);
    expect(await save(6)).toBe(402);
  });

  it('sells to the own school alone, and says when the payment service does not answer', async () => {
    const other = (await chief.call(me, {})).body.uid;
    expect((await hill.call(createCheckoutSession, { quantity: 1, uid: other })).status).toBe(403);
    expect((await hill.call(createCheckoutSession, { quantity: 0 })).status).toBe(400);
    stripe.break();
    const answer = await hill.call(createCheckoutSession, { quantity: 1 });
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'UNAVAILABLE' } } });
  });

  it('asks for nothing but a bypass where no payments are taken', async () => {
    await world.stop();
    await world.start({ stripe: null, port: Number(new URL(hill.url).port) });
    const answer = await hill.call(createCheckoutSession, { quantity: 1 });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'PAYMENT_NOT_SET_UP' } } });
    expect((await notify({})).status).toBe(404);
    await chief.call(changeClient, { uid, bypassPaywallUntil: '2999-01-01T00:00:00Z' });
    expect(await save(100)).toBe(200);
  });
});
