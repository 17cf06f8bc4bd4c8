import { describe, expect, it } from 'vitest';
import { isPaywalled, licensedTeachers } from './paywall.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const past = '2026-11-20T11:59:59.000Z';
const future = '2026-11-20T12:00:01.000Z';
const school = { licenses: {}, bypassPaywallUntil: null, isAdministrator: false };

describe('the paywall', () => {
  it('adds up the licences that are valid', () => {
    const licenses = {
      a: { count: 10, expiry: future },
      b: { count: 5, expiry: null },
      c: { count: 100, expiry: past },
    };
    expect(licensedTeachers(licenses, now)).toBe(15);
    expect(isPaywalled({ ...school, licenses }, 15, now)).toBe(false);
    expect(isPaywalled({ ...school, licenses }, 16, now)).toBe(true);
  });

  it('lets a school without teachers in, and any until the bypass date', () => {
    expect(isPaywalled(school, 0, now)).toBe(false);
    expect(isPaywalled(school, 1, now)).toBe(true);
    expect(isPaywalled({ ...school, bypassPaywallUntil: future }, 500, now)).toBe(false);
    expect(isPaywalled({ ...school, bypassPaywallUntil: past }, 1, now)).toBe(true);
  });

  it('lets administrators in', () => {
    expect(isPaywalled({ ...school, isAdministrator: true }, 500, now)).toBe(false);
  });
});
