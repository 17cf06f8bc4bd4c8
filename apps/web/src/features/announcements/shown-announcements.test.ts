import type { Announcement } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { nextChange, shownAnnouncements } from './shown-announcements.ts';

const at = (hour: number) => Date.UTC(2030, 0, 1, hour);
const announcement = (
  id: string,
  from: number,
  to: number,
  rest: Partial<Announcement> = {},
): Announcement => ({
  id,
  title: id,
  content: '',
  severity: 'info',
  variant: 'standard',
  nonDismissible: false,
  effectiveDuring: { start: new Date(at(from)).toISOString(), end: new Date(at(to)).toISOString() },
  ...rest,
});
const site = {
  announcements: [
    announcement('morning', 8, 12),
    announcement('noon', 12, 14, { severity: 'error' }),
    announcement('day', 8, 18, { nonDismissible: true }),
  ],
};
const shown = (hour: number, dismissed: string[] = []) =>
  shownAnnouncements(site, dismissed, at(hour)).map(({ id }) => id);

test('an announcement shows from its start until just before its end', () => {
  expect(shown(7)).toEqual([]);
  expect(shown(8)).toEqual(['morning', 'day']);
  expect(shown(13)).toEqual(['noon', 'day']);
});

test('a dismissed announcement stays away, unless it may not be dismissed', () => {
  expect(shown(8, ['morning', 'day'])).toEqual(['day']);
});

test('knows when to look again', () => {
  expect(nextChange(site, at(9))).toBe(at(12));
  expect(nextChange(site, at(18))).toBe(null);
});
