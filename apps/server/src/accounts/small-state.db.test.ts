import {
  acknowledgeUpdate,
  countEvents,
  me,
  pageMemory,
  savePageMemory,
  stopImpersonation,
  updateLastSeen,
} from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ freeTrialDays: 14 });
let ada: Client;
beforeAll(async () => {
  ada = await world().newUser('ada@example.org');
});

describe('the small state of a user', () => {
  it('keeps the page memory, whole', async () => {
    expect((await ada.call(pageMemory, {})).body).toEqual({ pageMemory: {} });
    const first = { tab: 'workload', open: ['a', 'b'], deep: { width: 200.5, none: null } };
    expect((await ada.call(savePageMemory, { pageMemory: first })).status).toBe(200);
    expect((await ada.call(pageMemory, {})).body).toEqual({ pageMemory: first });
    await ada.call(savePageMemory, { pageMemory: { tab: 'class' } });
    expect((await ada.call(pageMemory, {})).body).toEqual({ pageMemory: { tab: 'class' } });
    const large = { pageMemory: { text: 'x'.repeat(70_000) } };
    expect((await ada.call(savePageMemory, large)).status).toBe(413);
  });

  it('holds the newest release notes that were seen', async () => {
    expect((await ada.call(me, {})).body.lastAcknowledgedUpdate).toBeNull();
    const answer = await ada.call(acknowledgeUpdate, { version: 'v1.61.0' });
    expect(answer.body.lastAcknowledgedUpdate).toBe('1.61.0');
    await ada.call(acknowledgeUpdate, { version: '1.65.0' });
    expect((await ada.call(me, {})).body.lastAcknowledgedUpdate).toBe('1.65.0');
    expect((await ada.call(acknowledgeUpdate, { version: 'latest' })).status).toBe(400);
  });

  it('is noted beside each other', async () => {
    expect((await ada.call(updateLastSeen, {})).status).toBe(200);
    expect((await ada.call(pageMemory, {})).body).toEqual({ pageMemory: { tab: 'class' } });
  });

  it('counts the reports of clients, by known names', async () => {
    expect((await ada.call(countEvents, { events: { saveStarted: 2 } })).status).toBe(200);
    const unknown = await ada.post('/api/analytics', { events: { other: 1 } });
    expect(unknown.status).toBe(400);
  });

  it('begins with a free trial and without impersonation', async () => {
    const { body } = await ada.call(me, {});
    expect(body).toMatchObject({ licenses: {}, impersonatedBy: null, logo: null });
    const days = (Date.parse(body.bypassPaywallUntil ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
    expect(Math.round(days)).toBe(14);
    expect((await ada.call(stopImpersonation, {})).status).toBe(403);
  });
});
