import { expect, it } from 'vitest';
import { isSessionOver } from './authorise-session.ts';

const HOUR_MS = 60 * 60 * 1000;
const now = new Date('2026-06-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

it.each([
  [false, 719, 719, false],
  [false, 720, 0, true],
  [true, 11.9, 0.1, false],
  [true, 12, 0, true],
  [true, 1, 0.49, false],
  [true, 1, 0.5, true],
])('administrator %s, begun %d h ago, used %d h ago: over %s', (isAdministrator, begun, used, isOver) => {
  expect(isSessionOver({ createdAt: ago(begun), updatedAt: ago(used) }, isAdministrator, now)).toBe(isOver);
});
