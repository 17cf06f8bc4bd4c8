import type { Version } from '@bellgrid/protocol';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { brokenRulesQuery, draftWords } from './broken-rules.ts';

const version = (id: string, hash: string): Version => ({
  ...{ id, hash, date: '2026-03-01T10:00:00.000Z', lastModified: '2026-03-01T10:00:00.000Z' },
  ...{ label: null, saveReason: null, revertedFrom: null, statistics: null },
});

test('the counts are not asked for again after a save of the newest version in place', () => {
  const keyOf = (...versions: Version[]) => brokenRulesQuery(versions).queryKey;
  const before = keyOf(version('b', '2'), version('a', '1'));
  expect(keyOf(version('b', '3'), version('a', '1'))).toEqual(before);
  expect(keyOf(version('c', '3'), version('b', '2'), version('a', '1'))).not.toEqual(before);
});

test('a draft with nothing placed is not called one that breaks no rule', () => {
  startTexts();
  const nothing = { clashes: 0, rules: 0 };
  const words = (at?: readonly [number, number]) =>
    draftWords(i18next.t, smallSchool({ lessons: [{ id: 'Art', ...(at ? { at } : {}) }] }), nothing);
  expect(words()).toBe('no lessons placed');
  expect(words([0, 0])).toBe('no rule broken');
});
