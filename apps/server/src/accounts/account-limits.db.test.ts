import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/open-database.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { type AccountLimits, createAccountLimits } from './account-limits.ts';
import { createAttemptCounters } from './attempt-counters.ts';

let db: Database;
let time = 0;
let limits: AccountLimits;
/** Another server on the same database. */
let others: AccountLimits;
const now = () => new Date(time);
const later = (seconds: number) => {
  time += seconds * 1000;
};

beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('attemptCounter').execute();
  time = Date.parse('2026-01-01T08:00:00Z');
  limits = createAccountLimits(db, createAttemptCounters(db, now), now);
  others = createAccountLimits(db, createAttemptCounters(db, now), now);
});

const email = 'ada@example.org';
/** Attempts, each from an address of its own. */
async function fromEverywhere(count: number): Promise<(number | null)[]> {
  const waits = [];
  for (let index = 0; index < count; index++) waits.push(await limits.attempt(email, `10.0.${index}.1`));
  return waits;
}

describe('attempts at the password of one account', () => {
  it('from one address are ten in a quarter of an hour, at all servers together', async () => {
    for (let count = 0; count < 5; count++) {
      expect(await limits.attempt(email, '203.0.113.1')).toBeNull();
      expect(await others.attempt(' ADA@example.org', '203.0.113.1')).toBeNull();
    }
    expect(await limits.attempt(email, '203.0.113.1')).toBe(900);
    later(300);
    expect(await others.attempt(email, '203.0.113.1')).toBe(600);
    expect(await limits.attempt(email, '203.0.113.2')).toBeNull();
    expect(await limits.attempt('bea@example.org', '203.0.113.1')).toBeNull();
    later(600);
    expect(await limits.attempt(email, '203.0.113.1')).toBeNull();
  });

  it('are counted one by one, however many come at once', async () => {
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? limits : others).attempt(email, '203.0.113.1')),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  it('from everywhere have to wait from the twentieth on, longer each time, but never more than a minute', async () => {
    expect(await fromEverywhere(20)).toEqual(Array(20).fill(null));
    const waits = [];
    for (let count = 0; count < 8; count++) {
      const wait = (await others.attempt(email, '198.51.100.1')) ?? 0;
      waits.push(wait);
      later(wait);
      expect(await limits.attempt(email, `10.1.${count}.1`)).toBeNull();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    later(24 * 60 * 60);
    expect(await fromEverywhere(20)).toEqual(Array(20).fill(null));
  });

  it('do not keep out users who have come from there with the right password, or are signed in', async () => {
    expect(await limits.attempt(email, '203.0.113.1')).toBeNull();
    await limits.succeeded(email, '203.0.113.1');
    await fromEverywhere(21);
    expect(await limits.attempt(email, '198.51.100.1')).toBeGreaterThan(0);
    expect(await limits.attempt(email, '203.0.113.1')).toBeNull();
    // A right password from one address does not let the others try more.
    await limits.succeeded(email, '203.0.113.1');
    expect(await limits.attempt(email, '198.51.100.1')).toBeGreaterThan(0);
  });

  it('are forgotten when the owner has chosen a new one', async () => {
    for (let count = 0; count < 11; count++) await limits.attempt(email, '203.0.113.1');
    await fromEverywhere(21);
    await limits.forgive(email);
    expect(await limits.attempt(email, '203.0.113.1')).toBeNull();
    expect(await limits.attempt(email, '198.51.100.1')).toBeNull();
  });

  it('are kept as hashes, and not for ever', async () => {
    await limits.attempt(email, '203.0.113.1');
    await limits.mail(email, 'mail');
    const rows = await db.selectFrom('attemptCounter').selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/ada|203/);
    later(25 * 60 * 60);
    await createAttemptCounters(db, now).tidy();
    expect(await db.selectFrom('attemptCounter').selectAll().execute()).toEqual([]);
  });
});

it('mails to one address are ten an hour, and notices of security as many besides', async () => {
  for (let count = 0; count < 10; count++) expect(await limits.mail(email, 'mail')).toBe(true);
  expect(await others.mail(email, 'mail')).toBe(false);
  expect(await limits.mail(email, 'notice')).toBe(true);
  later(3600);
  expect(await limits.mail(email, 'mail')).toBe(true);
});
