import { type AnyKind, type KindName, kinds } from '@bellgrid/constraints';
import { createExampleSchool } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import { expect, test } from 'vitest';
import { kindEntries, kindLabel } from './kind-entries.ts';

const draft = createExampleSchool();
const english = createTexts();
const inGerman = createTexts();
for (const [area, bundle] of Object.entries(german)) inGerman.addResourceBundle('de', area, bundle);
await inGerman.changeLanguage('de');
const names = Object.keys(kinds) as KindName[];

test.each([
  ['English', english],
  ['German', inGerman],
])('in %s every kind of the registry can be added, or leads to its place, with search words', (_, texts) => {
  const entries = kindEntries(texts, draft);
  for (const kind of names) {
    const { record }: AnyKind = kinds[kind];
    const own = entries.filter((each) => each.kind === kind);
    expect(own.length, kind).toBeGreaterThan(0);
    expect(texts.exists(`constraints.words.${kind}`), kind).toBe(true);
    expect(texts.exists(`${record ? 'exports.kinds' : 'constraints.place'}.${kind}`), kind).toBe(true);
    expect(kindLabel(texts, kind), kind).not.toBe('');
    for (const { label, type, place } of own) {
      expect(label).not.toMatch(/constraints\.|undefined/);
      expect(type === null, kind).toBe(record === null);
      expect(place === null, kind).toBe(record !== null);
    }
  }
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
});

test('the sentence of a kind has its fields in brackets, and for whom it is', () => {
  const label = (id: string) => kindEntries(english, draft).find((each) => each.id === id)?.label;
  expect(label('teacher maxGapsPerWeek')).toMatch(/^\[teacher\] has at most \[\d\] gaps? a week$/);
  expect(label('group maxGapsPerDay')).toMatch(/^\[class\] has at most/);
  // Each of a pair is one lesson.
  expect(label('lesson directlyAfter')).toBe('Right after [lesson] comes [lesson]');
});
