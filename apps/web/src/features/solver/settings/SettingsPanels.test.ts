import { describe, expect, test } from 'vitest';
import { minutesOfTimeout, timeoutOfMinutes } from './SettingsPanels.tsx';

describe('the time limit', () => {
  test('is entered in minutes, clamped to 1 to 60, stored in seconds', () => {
    expect(timeoutOfMinutes(5)).toBe(300);
    expect(timeoutOfMinutes(0)).toBe(60);
    expect([1, 60, 61, 999].map(timeoutOfMinutes)).toEqual([60, 3600, 3600, 3600]);
    expect(timeoutOfMinutes(Number.NaN)).toBe(60);
  });

  test('reads at least one minute', () => {
    expect(minutesOfTimeout(60)).toBe(1);
    expect(minutesOfTimeout(1)).toBe(1);
    expect(minutesOfTimeout(3600)).toBe(60);
  });
});
