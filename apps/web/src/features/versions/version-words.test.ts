import type { Version } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { savedTimeWords } from './version-words.ts';

test.each([
  [new Date(2026, 10, 19, 9), '07:00'],
  [new Date(2026, 10, 29, 9), '19. Nov., 07:00'],
  [new Date(2027, 0, 29, 9), '19. Nov. 2026, 07:00'],
])('on %s the time of a save has the day and the year that are needed', (now, words) => {
  const time = new Date(2026, 10, 19, 7).toISOString();
  const version: Version = {
    ...{ id: 'v', date: time, lastModified: time, label: null, saveReason: null },
    ...{ revertedFrom: null, hash: 'h', statistics: null },
  };
  expect(savedTimeWords(version, 'de', now)).toBe(words);
});
