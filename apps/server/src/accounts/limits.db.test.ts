import { me } from '@bellgrid/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../test-support/client.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({
  authAttemptsPerMinute: 3,
  callsPerMinute: 5,
  publicUrl: 'https://timetable.example.org',
});

describe('the limits', () => {
  it('stop guessing of passwords', async () => {
    const client = new Client(world().url);
    const attempt = () =>
      client.send('POST', '/api/auth/sign-in/email', {
        body: JSON.stringify({ email: 'ada@example.org', password: 'guess-it' }),
        headers: {
          origin: 'https://timetable.example.org',
          'content-type': 'application/json',
          'x-forwarded-for': '203.0.113.9',
          'x-bellgrid-client': '203.0.113.7',
        },
      });
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await attempt()).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });
});

describe('a public address with https', () => {
  it('makes cookies secure and makes browsers stay with https', async () => {
    const client = new Client(world().url);
    const answer = await client.send('POST', '/api/auth/sign-up/email', {
      body: JSON.stringify({ email: 'tls@example.org', password: 'hill-secret-1', name: 'T' }),
      headers: { origin: 'https://timetable.example.org', 'content-type': 'application/json' },
    });
    expect(answer.headers.getSetCookie().join()).toMatch(/__Secure-bellgrid.*; Secure/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push((await client.call(me, {})).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await world().mailedLink('tls@example.org', /verify/i)).toMatch(
      /^https:\/\/timetable\.example\.org\/api\//,
    );
  });
});
