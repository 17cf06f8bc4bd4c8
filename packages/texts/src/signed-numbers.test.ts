import { expect, test } from 'vitest';
import { createTexts } from './catalogue.ts';
import { german } from './de/index.ts';

/** Both begin with the mark that keeps the sign before its number in a text from right to left. */
const [minus, plus] = ['\u200e\u2212', '\u200e+'];

test('a change has the real sign before its number, and none has no sign', () => {
  const { t } = createTexts();
  const change = (count: number) =>
    t('placing.room.change.lateStarts', { count: Math.abs(count), change: count });
  expect([change(-1), change(2), change(0)]).toEqual([
    `${minus}1 late start`,
    `${plus}2 late starts`,
    '0 late starts',
  ]);
});

test('the numbers of the language stay', () => {
  const texts = createTexts('de');
  texts.addResourceBundle('de', 'translation', german.translation);
  const gaps = texts.t('placing.room.change.classGaps', { count: 1200, change: -1200 });
  expect(gaps).toBe(`${minus}1.200 Freistunden von Klassen`);
});
