import type { Version } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { dateHeading } from './date-heading.ts';
import { groupVersions, shownVersions, type VersionGroup } from './group-versions.ts';

const now = new Date(2026, 10, 20, 15, 0);

const version = (id: string, at: Date, changes: Partial<Version> = {}): Version => ({
  id,
  date: at.toISOString(),
  lastModified: at.toISOString(),
  label: null,
  saveReason: null,
  revertedFrom: null,
  hash: id,
  statistics: null,
  ...changes,
});

const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
const grouped = (versions: Version[]) =>
  groupVersions(versions, now).map(({ groups }) => groups.map((group) => group.map(({ id }) => id)));

test('groups versions within 60 minutes of the newest of their group', () => {
  const versions = [version('a', at(0)), version('b', at(40)), version('c', at(60)), version('d', at(61))];
  expect(grouped(versions)).toEqual([[['a', 'b', 'c'], ['d']]]);
});

test('leaves a restored version alone', () => {
  const versions = [
    version('a', at(0)),
    version('b', at(1), { revertedFrom: 'x' }),
    version('c', at(2)),
    version('d', at(3)),
  ];
  expect(grouped(versions)).toEqual([[['a'], ['b'], ['c', 'd']]]);
});

test('never groups over a date heading', () => {
  const afterMidnight = new Date(2026, 10, 20, 0, 10);
  const beforeMidnight = new Date(2026, 10, 19, 23, 50);
  expect(grouped([version('a', afterMidnight), version('b', beforeMidnight)])).toEqual([[['a']], [['b']]]);
});

test('keeps the months of two years apart', () => {
  const versions = [version('a', new Date(2026, 2, 1)), version('b', new Date(2025, 2, 1))];
  expect(grouped(versions)).toEqual([[['a']], [['b']]]);
});

test.each([
  ['later by the clock of another machine', new Date(2026, 10, 21, 1, 0), 'today'],
  ['this morning', new Date(2026, 10, 20, 0, 0), 'today'],
  ['last night', new Date(2026, 10, 19, 23, 59), 'weekday'],
  ['six days ago', new Date(2026, 10, 14, 0, 0), 'weekday'],
  ['seven days ago', new Date(2026, 10, 13, 23, 59), 'thisMonth'],
  ['the last day of the month before', new Date(2026, 9, 31), 'month'],
  ['the same month a year ago', new Date(2025, 10, 20), 'monthOfYear'],
])('%s is under its heading', (_, date, kind) => {
  expect(dateHeading(date, now).kind).toBe(kind);
});

test('the last days count over the end of a year', () => {
  expect(dateHeading(new Date(2025, 11, 30), new Date(2026, 0, 2)).kind).toBe('weekday');
});

const pdf = { saveReason: 'pdf-export' } as const;
const excel = { saveReason: 'export' } as const;
const shownOf = (group: VersionGroup, publishedIDs: readonly string[] = []) =>
  shownVersions(group, { currentID: 'current', publishedIDs }).map(({ id }) => id);

test('shows of exports that follow one another the newest alone, unless another is named or current', () => {
  const group = [
    version('newest', at(0)),
    version('pdf', at(1), pdf),
    version('excel', at(3), excel),
    version('named', at(4), { ...pdf, label: 'To the parents' }),
    version('current', at(5), excel),
    version('generated', at(6), { saveReason: 'solution' }),
    version('first', at(7), pdf),
  ] as const;
  expect(shownOf(group)).toEqual(['newest', 'pdf', 'named', 'current', 'generated', 'first']);
});

test('shows exports with other work between them, and what is published', () => {
  const group = [
    version('newest', at(0), pdf),
    version('published', at(1), excel),
    version('alike', at(2), excel),
    version('plain', at(3)),
    version('printed', at(4), pdf),
  ] as const;
  expect(shownOf(group, ['published'])).toEqual(['newest', 'published', 'printed']);
});
