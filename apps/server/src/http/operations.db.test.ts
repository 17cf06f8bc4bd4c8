import { countEvents } from '@bellgrid/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld();
const get = (path: string, headers: Record<string, string> = {}) =>
  new Client(world().url).send('GET', path, { headers });

describe('whoever runs the server', () => {
  it('can see if it lives and is ready', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, body: 'ok\n' });
    expect(await get('/readyz')).toMatchObject({ status: 200, body: 'ready\n' });
  });

  it('reads counters that name calls and no users', async () => {
    const ada = await world().newUser('ada@example.org');
    await ada.call(countEvents, { events: { saveFailed: 3, saveStarted: 1 } });
    await get('/api/versions/some-id/snapshot');
    const { status, body, headers } = await get('/metrics');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
    expect(body).toContain('bellgrid_client_events_total{event="saveFailed"} 3');
    expect(body).toMatch(
      /bellgrid_request_seconds_count\{route="countEvents",method="POST",status="2xx"\} 1/,
    );
    expect(body).toMatch(/bellgrid_request_seconds_count\{route="snapshot",method="GET",status="4xx"\} 1/);
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toMatch(/some-id|example\.org/);
  });

  it('keeps the counters to this machine, or to those with the token', async () => {
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(401);
    const port = Number(new URL(world().url).port);
    await world().stop();
    await world().start({ metricsToken: 'sixteen-letters-or-more', port });
    expect((await get('/metrics')).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer sixteen-letters-or-mor' })).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer sixteen-letters-or-more' })).status).toBe(200);
  });
});
