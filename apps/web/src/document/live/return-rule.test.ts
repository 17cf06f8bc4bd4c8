import { expect, test } from 'vitest';
import { returnDelay, returnStep } from './return-rule.ts';

test('a lost connection comes back by itself, one that was ended only for someone who is signed in', () => {
  expect(returnStep({ kind: 'dropped' })).toBe('wait');
  expect(returnStep({ kind: 'ended', reason: 'SESSION_ENDED' })).toBe('ask');
  expect(returnStep({ kind: 'ended', reason: '' })).toBe('ask');
  expect(returnStep({ kind: 'refused', code: 'UNAUTHENTICATED' })).toBe('ask');
  expect(returnStep({ kind: 'refused', code: 'ACCOUNT_SUSPENDED' })).toBe('ask');
});

test('the oldest of too many windows does not drive out the newest', () => {
  expect(returnStep({ kind: 'ended', reason: 'TOO_MANY_CHANNELS' })).toBe('stay');
});

test('a server that cannot tell now is asked again, later each time', () => {
  expect(returnStep({ kind: 'refused', code: 'UNAVAILABLE' })).toBe('retry');
  expect([0, 1, 2, 5, 6, 50].map(returnDelay)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
});
