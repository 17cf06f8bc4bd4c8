import { type KindName, kinds } from '@bellgrid/constraints';
import { createExampleSchool, type Draft, type Id } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import { expect, test } from 'vitest';
import { type ConstraintTab, constraintTabs, tabOfKind } from './constraint-tabs.ts';
import { findEntries } from './find-entries.ts';
import { kindEntries } from './kind-entries.ts';
import { knownNames } from './named-in-search.ts';
import { newRuleOf } from './new-rule-of.ts';

const draft = createExampleSchool();
const english = createTexts();
const inGerman = createTexts();
for (const [area, bundle] of Object.entries(german)) inGerman.addResourceBundle('de', area, bundle);
await inGerman.changeLanguage('de');

const texts = { en: english, de: inGerman };
const entriesOf = { en: kindEntries(english, draft), de: kindEntries(inGerman, draft) };
const find = (search: string, language: 'en' | 'de' = 'en', tab: ConstraintTab = 'subject', school = draft) =>
  findEntries(texts[language], search, { entries: entriesOf[language], names: knownNames(school), tab });
const found = (search: string, language: 'en' | 'de' = 'en') =>
  find(search, language).entries.map(({ kind }) => kind);
const names = Object.keys(kinds) as KindName[];

test.each([
  ['gap', ['maxGapsPerDay', 'maxGapsPerWeek', 'teacherLessonsConsecutive']],
  ['free day', ['teacherMaxDays', 'notOnDay', 'teacherCalendar']],
  ['double', ['adjacent', 'directlyAfter', 'lessonSpread', 'subjectPeriodsPerDay']],
  ['same time', ['sameTime', 'sameTimeOptional']],
  ['before lunch', ['beforePeriod', 'splitAround']],
])('“%s” finds its kinds', (search, wanted) => {
  const kindsFound = found(search);
  expect(kindsFound).toEqual(expect.arrayContaining(wanted));
  expect(kindsFound.length).toBeLessThan(names.length / 2);
});

/** Sentences as a school would type them, and a kind that has to be among the first three. */
test.each<['en' | 'de', string, KindName]>([
  ['en', 'maths in the morning', 'beforePeriod'],
  ['en', 'maths in the morning', 'atPeriod'],
  ['en', 'only on monday and tuesday', 'onDay'],
  ['en', 'Teachers should not have more than two free afternoons', 'maxDaysInWindow'],
  ['en', 'PE is not on Mondays', 'notOnDay'],
  ['en', 'Raman does not work on Fridays', 'teacherCalendar'],
  ['en', 'English and French never on the same day', 'notSameDay'],
  ['en', 'No gaps for the students of 5A', 'maxGapsPerWeek'],
  ['en', 'Physics only in the Physics Lab', 'roomPreference'],
  ['en', "no lesson in the last period for sport's class", 'lastPeriodShare'],
  ['de', 'Mathe am Vormittag', 'beforePeriod'],
  ['de', 'Mathematics nur vormittags', 'atPeriod'],
  ['de', 'nur am Montag und Dienstag', 'onDay'],
  ['de', 'nie montags', 'notOnDay'],
  ['de', 'Lehrkräfte sollen nicht mehr als zwei freie Nachmittage haben', 'maxDaysInWindow'],
  ['de', 'Die Lehrer haben höchstens zwei Freistunden am Tag', 'maxGapsPerDay'],
  ['de', 'Frau Raman hat freitags frei', 'teacherCalendar'],
])('%s: “%s” finds %s', (language, search, kind) => {
  const all = found(search, language);
  expect([...new Set(all)].slice(0, 3)).toContain(kind);
  expect(all.length).toBeLessThan(entriesOf[language].length / 2);
});

test('a search shows first the sentences that have its words', () => {
  expect(find('gap').entries[0]?.label).toMatch(/gap/);
});

test('a word that is still typed finds by its beginning, and words that no kind has hide nothing', () => {
  expect(found('parall')).toContain('sameTime');
  expect(found('xylophone')).toEqual([]);
  expect(found('xylophone parallel')).toContain('sameTime');
});

test.each([...constraintTabs])('the kinds of the tab %s come first, and no other is left out', (tab) => {
  const { entries } = find('', 'en', tab);
  const isOwn = entries.map(({ kind }) => tabOfKind(kind) === tab);
  expect(isOwn[0]).toBe(true);
  expect(isOwn.indexOf(false)).toBe(isOwn.filter((own) => own).length);
  expect(entries.length).toBe(entriesOf.en.length);
});

const subjectsNamed = (name: string, group?: string): Id[] =>
  Object.values(draft.subjects)
    .filter((each) => each.name === name)
    .filter((each) => group === undefined || each.groups.some((id) => draft.groups[id]?.name === group))
    .map(({ id }) => id);
const idOf = (records: Draft['teachers'] | Draft['groups'] | Draft['classrooms'], name: string): Id =>
  Object.values(records).find((each) => each.name === name)?.id ?? '';

test.each([
  ['maths in the morning', { subject: subjectsNamed('Mathematics') }],
  ['Maths 5A in the morning', { subject: subjectsNamed('Mathematics', '5A') }],
  ['MATH 5a', { subject: subjectsNamed('Mathematics', '5A') }],
  ["Raman's gaps", { teacher: [idOf(draft.teachers, 'Priya Raman')] }],
  ['5B and 6A have no gaps', { group: [idOf(draft.groups, '5B'), idOf(draft.groups, '6A')] }],
  ['in the Music Room', { classroom: [idOf(draft.classrooms, 'Music Room')], subject: [] }],
  ['2 free days', { group: [], teacher: [], subject: [], classroom: [] }],
])('“%s” names its items', (search, items) => {
  const { named } = find(search);
  for (const [type, ids] of Object.entries(items))
    expect([...named.items[type as 'teacher']].sort(), type).toEqual([...ids].sort());
});

test('days are named by any form of their names, in the language of the school or of the screen', () => {
  expect(find('only Tuesdays and mon').named.days).toEqual([0, 1]);
  expect(find('nur montags und am Mittwoch', 'de').named.days).toEqual([0, 2]);
  const days = draft.schoolData.days.map((day, index) => ({
    ...day,
    label: 'Mo Di Mi Do Fr'.split(' ')[index] ?? '',
  }));
  const short: Draft = { ...draft, schoolData: { ...draft.schoolData, days } };
  expect(find('Montag oder Freitag', 'de', 'subject', short).named.days).toEqual([0, 4]);
  expect(find('am Morgen frei, mittags auch', 'de', 'subject', short).named.days).toEqual([]);
});

test('the form begins with the items and days of the search', () => {
  const maths = subjectsNamed('Mathematics', '5A');
  const { named } = find('Maths 5A only on Monday and Tuesday');
  const onDay = newRuleOf(draft, 'onDay', 'subject', named);
  expect([onDay.owners.ids, onDay.row.values.values]).toEqual([maths, [0, 1]]);
  const cells = newRuleOf(draft, 'allowedCells', 'lesson', named);
  expect(cells.row.values.lessons).toEqual(draft.subjects[maths[0] ?? '']?.lessons);
  expect(cells.row.values.cells).toContainEqual({ day: 1, period: 0 });
  expect(cells.row.values.cells).not.toContainEqual({ day: 2, period: 0 });

  const pair = newRuleOf(
    draft,
    'notSameDay',
    'subject',
    find('English and French of 5A not on the same day').named,
  );
  expect(pair.owners.ids).toEqual(subjectsNamed('English', '5A'));
  expect(pair.row.values.other).toBe(subjectsNamed('French', '5A')[0]);
  const apart = newRuleOf(draft, 'notConsecutive', 'subject', find('French not after English').named);
  expect(apart.row.values).toMatchObject({
    subjectsA: subjectsNamed('French'),
    subjectsB: subjectsNamed('English'),
  });
  const room = newRuleOf(draft, 'roomPreference', 'lesson', find('Music in the Music Room').named);
  expect(room.row.values.classrooms).toEqual([idOf(draft.classrooms, 'Music Room')]);
});
