import { type AnyKind, type KindName, kinds } from '@bellgrid/constraints';
import { createExampleSchool } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import { expect, test } from 'vitest';
import { constraintTabs, tabOfKind } from './constraint-tabs.ts';
import { findEntries, kindEntries, kindLabel } from './kind-entries.ts';

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

test.each([
  ['gap', ['maxGapsPerDay', 'maxGapsPerWeek', 'teacherLessonsConsecutive']],
  ['free day', ['teacherMaxDays', 'notOnDay', 'teacherCalendar']],
  ['double', ['adjacent', 'directlyAfter', 'lessonSpread', 'subjectPeriodsPerDay']],
  ['same time', ['sameTime', 'sameTimeOptional']],
  ['before lunch', ['beforePeriod', 'splitAround']],
])('“%s” finds its kinds', (search, wanted) => {
  const found = findEntries(kindEntries(english, draft), search, 'subject').map(({ kind }) => kind);
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(found.length).toBeLessThan(names.length / 2);
});

test('a search shows first the sentences that have its words', () => {
  const [first] = findEntries(kindEntries(english, draft), 'gap', 'subject');
  expect(first?.label).toMatch(/gap/);
});

test.each([...constraintTabs])('the kinds of the tab %s come first, and no other is left out', (tab) => {
  const entries = kindEntries(english, draft);
  const found = findEntries(entries, '', tab);
  const isOwn = found.map(({ kind }) => tabOfKind(kind) === tab);
  expect(isOwn[0]).toBe(true);
  expect(isOwn.indexOf(false)).toBe(isOwn.filter((own) => own).length);
  expect(found.length).toBe(entries.length);
});

test('the sentence of a kind has its fields in brackets, and for whom it is', () => {
  const label = (id: string) => kindEntries(english, draft).find((each) => each.id === id)?.label;
  expect(label('teacher maxGapsPerWeek')).toMatch(/^\[teacher\] has at most \[\d\] gaps? in the cycle$/);
  expect(label('group maxGapsPerDay')).toMatch(/^\[class\] has at most/);
});
