import { type KindName, kinds } from '@bellgrid/constraints';
import { createExampleSchool, type Draft, type Id } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { german } from '@bellgrid/texts/de';
import { expect, test } from 'vitest';
import { type ConstraintTab, constraintTabs, tabOfKind } from '../constraints/constraint-tabs.ts';
import { newRuleOf } from '../constraints/new-rule-of.ts';
import { findEntries } from './find-entries.ts';
import { kindEntries } from './kind-entries.ts';
import { knownNames } from './named-in-search.ts';

const draft = createExampleSchool();
const english = createTexts();
const inGerman = createTexts();
for (const [area, bundle] of Object.entries(german)) inGerman.addResourceBundle('de', area, bundle);
await inGerman.changeLanguage('de');

const texts = { en: english, de: inGerman };
const entriesOf = { en: kindEntries(english, draft), de: kindEntries(inGerman, draft) };
const find = (search: string, language: 'en' | 'de' = 'en', tab: ConstraintTab = 'subject', school = draft) =>
  findEntries(texts[language], search, {
    entries: entriesOf[language],
    names: knownNames(school),
    isFirst: (kind) => tabOfKind(kind) === tab,
  });
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
  const onDay = newRuleOf(english, draft, 'onDay', { type: 'subject', named });
  expect([onDay.owners.ids, onDay.row.values.values]).toEqual([maths, [0, 1]]);
  const cells = newRuleOf(english, draft, 'allowedCells', { type: 'lesson', named });
  expect(cells.row.values.lessons).toEqual(draft.subjects[maths[0] ?? '']?.lessons);
  expect(cells.row.values.cells).toContainEqual({ day: 1, period: 0 });
  expect(cells.row.values.cells).not.toContainEqual({ day: 2, period: 0 });

  const pair = newRuleOf(english, draft, 'notSameDay', {
    type: 'subject',
    named: find('English and French of 5A not on the same day').named,
  });
  expect(pair.owners.ids).toEqual(subjectsNamed('English', '5A'));
  expect(pair.row.values.other).toBe(subjectsNamed('French', '5A')[0]);
  const apart = newRuleOf(english, draft, 'notConsecutive', {
    type: 'subject',
    named: find('French not after English').named,
  });
  expect(apart.row.values).toMatchObject({
    subjectsA: subjectsNamed('French'),
    subjectsB: subjectsNamed('English'),
  });
  const room = newRuleOf(english, draft, 'roomPreference', {
    type: 'lesson',
    named: find('Music in the Music Room').named,
  });
  expect(room.row.values.classrooms).toEqual([idOf(draft.classrooms, 'Music Room')]);
});

/** The example school with other names of teachers. */
const withTeachers = (...called: readonly string[]): Draft => {
  const own = Object.values(draft.teachers).map((teacher, index) => ({
    ...teacher,
    name: called[index] ?? teacher.name,
  }));
  return { ...draft, teachers: Object.fromEntries(own.map((teacher) => [teacher.id, teacher])) };
};
const ordinary = withTeachers('Jean Paul', 'Tim Walker', 'Doris Day', 'Theresa May', 'Eva Long', 'Mo');
const teachersNamed = (search: string, language: 'en' | 'de' = 'en') =>
  find(search, language, 'subject', ordinary).named.items.teacher.map((id) => ordinary.teachers[id]?.name);

test.each<['en' | 'de', string, readonly string[]]>([
  ['en', 'Paul has no lessons on Fridays', ['Jean Paul']],
  ['en', 'gaps of walker', ['Tim Walker']],
  ['en', "tim's gaps", ['Tim Walker']],
  ['en', 'at most 2 gaps for Day', ['Doris Day']],
  ['en', 'Ms day has a free afternoon', ['Doris Day']],
  ['en', 'Day has at most two gaps a day', ['Doris Day']],
  ['en', 'Doris Day and Theresa May are free on Monday', ['Doris Day', 'Theresa May']],
  ['en', 'May does not work on Mondays', ['Theresa May']],
  ['en', 'Friday is free for Mo', ['Mo']],
  ['en', 'at most 2 gaps a day', []],
  ['en', 'Day off for all teachers', []],
  ['en', 'English and French may be at the same time', []],
  ['en', 'Long breaks for classes', []],
  ['de', 'Frau Day hat höchstens zwei Freistunden am Tag', ['Doris Day']],
  ['de', 'Long arbeitet nicht am Montag', ['Eva Long']],
])('%s: “%s” names the teachers %j', (language, search, wanted) => {
  expect(teachersNamed(search, language)).toEqual(wanted);
});

test('a number names a class of that name only behind the word', () => {
  const [first, ...others] = Object.values(draft.groups);
  const school: Draft = {
    ...draft,
    groups: Object.fromEntries(
      [{ ...first, name: '2' }, ...others].map((group) => [group?.id, group]),
    ) as Draft['groups'],
  };
  const groups = (search: string) => find(search, 'en', 'subject', school).named.items.group;
  expect(groups('at most 2 gaps a day')).toEqual([]);
  expect(groups('class 2 has no gaps')).toEqual([first?.id]);
});

const day = (index: number, ...periods: number[]) => periods.map((period) => ({ day: index, period }));

test.each<['en' | 'de', string, string, Record<string, unknown>]>([
  ['en', 'Raman has at most 2 gaps a day', 'teacher maxGapsPerDay', { maxGaps: 2 }],
  ['en', 'no more than three gaps a week', 'group maxGapsPerWeek', { maxGaps: 3 }],
  ['en', 'fewer than 3 gaps in the week', 'teacher maxGapsPerWeek', { maxGaps: 2 }],
  ['en', 'no gaps for 5A', 'group maxGapsPerWeek', { maxGaps: 0 }],
  ['en', 'at most a gap a day', 'teacher maxGapsPerDay', { maxGaps: 1 }],
  ['en', 'Raman has 2 free days', 'teacher teacherMaxDays', { maxDays: 3 }],
  ['en', 'Raman teaches on at most 4 days', 'teacher teacherMaxDays', { maxDays: 4 }],
  ['en', 'at least 2 lessons a day', 'teacher teacherMinLessonsPerDay', { minLessons: 2 }],
  ['en', 'at most 5 lessons a day', 'teacher teacherMaxLessonsPerDay', { maxLessons: 5 }],
  ['en', '11 hours of rest', 'teacher minRest', { minutes: 660 }],
  ['en', 'changes building at most twice a day', 'teacher maxBuildingChangesPerDay', { maxChanges: 2 }],
  ['en', 'maths not before period 3', 'subject afterPeriod', { values: [1] }],
  ['en', 'maths before period 3', 'subject beforePeriod', { values: [2] }],
  ['en', 'PE no later than the 5th period', 'subject beforePeriod', { values: [5] }],
  ['en', 'PE after the third period', 'subject afterPeriod', { values: [2] }],
  ['en', 'PE not in period 1', 'subject notAtPeriod', { values: [0] }],
  ['en', 'PE only in periods 2 to 4', 'subject atPeriod', { values: [1, 2, 3] }],
  ['en', 'PE only in the first and last period', 'subject atPeriod', { values: [0, 6] }],
  ['en', 'PE not before period 3', 'subject notAtPeriod', { values: [0, 1] }],
  ['en', 'PE 5A Monday 3 and 4', 'lesson allowedCells', { cells: day(0, 2, 3) }],
  [
    'en',
    'PE 5A Monday 3-5 or Friday 1',
    'lesson allowedCells',
    { cells: [...day(0, 2, 3, 4), ...day(4, 0)] },
  ],
  ['en', 'PE 5A period 2 on Monday', 'lesson allowedCells', { cells: day(0, 1) }],
  ['en', 'Raman has lunch between periods 4 and 6', 'teacher lunchBreak', { start: 3, end: 6 }],
  ['en', 'at most double lessons in 5A', 'group subjectPeriodsPerDay', { maxPeriods: 2 }],
  [
    'en',
    'at least 1 lesson of PE after period 5',
    'subject splitAround',
    { numLessons: 1, direction: '>', periodIndex: 4 },
  ],
  [
    'en',
    'maths and PE at least 20 minutes apart',
    'subject notConsecutive',
    { spacing: 20, units: 'minute' },
  ],
  ['de', 'Raman hat höchstens 2 Freistunden am Tag', 'teacher maxGapsPerDay', { maxGaps: 2 }],
  ['de', 'Raman hat höchstens eine Freistunde am Tag', 'teacher maxGapsPerDay', { maxGaps: 1 }],
  ['de', 'keine Freistunden für 5A', 'group maxGapsPerWeek', { maxGaps: 0 }],
  ['de', 'Raman hat zwei freie Tage', 'teacher teacherMaxDays', { maxDays: 3 }],
  ['de', 'höchstens 5 Stunden am Tag', 'teacher teacherMaxLessonsPerDay', { maxLessons: 5 }],
  ['de', 'mindestens 11 Stunden Ruhe', 'teacher minRest', { minutes: 660 }],
  ['de', 'Mathematics nicht vor der 3. Stunde', 'subject afterPeriod', { values: [1] }],
  ['de', 'Mathematics vor der dritten Stunde', 'subject beforePeriod', { values: [2] }],
  ['de', 'Mathematics ab der 3. Stunde', 'subject afterPeriod', { values: [1] }],
  ['de', 'Mathematics spätestens in der 5. Stunde', 'subject beforePeriod', { values: [5] }],
  ['de', 'Mathematics nur in der 2. bis 4. Stunde', 'subject atPeriod', { values: [1, 2, 3] }],
  ['de', 'Mathematics 5A Montag 3. und 4. Stunde', 'lesson allowedCells', { cells: day(0, 2, 3) }],
  ['de', 'Doppelstunden höchstens zwei Stunden am Tag', 'group subjectPeriodsPerDay', { maxPeriods: 2 }],
  ['en', 'Year 7 has no gaps', 'group maxGapsPerDay', { maxGaps: 0 }],
  ['en', 'Years 7 and 8 have at most 2 gaps a day', 'group maxGapsPerDay', { maxGaps: 2 }],
  ['en', 'grade 5: at most 6 periods a day', 'group maxPeriodsPerDay', { maxPeriods: 6 }],
  ['en', 'at most 2 gaps a day until 3 pm', 'teacher maxGapsPerDay', { maxGaps: 2 }],
  ['en', 'gaps a day at most 2', 'teacher maxGapsPerDay', { maxGaps: 2 }],
  ['en', '5A at most 6 periods a day', 'group maxPeriodsPerDay', { maxPeriods: 6 }],
  ['en', 'Maths only Monday to Wednesday', 'subject onDay', { values: [0, 1, 2] }],
  ['en', 'Maths Mon-Wed', 'subject onDay', { values: [0, 1, 2] }],
  ['en', 'Maths Monday to Wednesday and Friday', 'subject onDay', { values: [0, 1, 2, 4] }],
  [
    'en',
    'PE 5A Tuesday to Thursday 3',
    'lesson allowedCells',
    { cells: [1, 2, 3].flatMap((at) => day(at, 2)) },
  ],
  ['en', 'Maths from period 2 to period 4', 'subject atPeriod', { values: [1, 2, 3] }],
  ['de', 'Klasse 7 hat keine Freistunden', 'group maxGapsPerDay', { maxGaps: 0 }],
  ['de', 'Jahrgang 5 höchstens 6 Stunden am Tag', 'group maxPeriodsPerDay', { maxPeriods: 6 }],
  ['de', 'bis 15 Uhr höchstens 2 Freistunden am Tag', 'teacher maxGapsPerDay', { maxGaps: 2 }],
  ['de', 'Freistunden am Tag höchstens 2', 'teacher maxGapsPerDay', { maxGaps: 2 }],
  ['de', '5A höchstens 6 Stunden am Tag', 'group maxPeriodsPerDay', { maxPeriods: 6 }],
  ['de', 'Mathematics von Montag bis Mittwoch', 'subject onDay', { values: [0, 1, 2] }],
  ['de', 'Mathematics Montag–Mittwoch', 'subject onDay', { values: [0, 1, 2] }],
  ['de', 'Mathematics von Stunde 2 bis Stunde 4', 'subject atPeriod', { values: [1, 2, 3] }],
  ['de', 'Mathematics von der 2. Stunde bis zur 4. Stunde', 'subject atPeriod', { values: [1, 2, 3] }],
])('%s: “%s” fills %s with %j', (language, search, id, values) => {
  const { entries, named } = find(search, language);
  const entry = entries.find((each) => each.id === id);
  expect(entries.map((each) => each.id)).toContain(id);
  if (!entry?.type) return;
  const { row } = newRuleOf(texts[language], draft, entry.kind, { type: entry.type, named });
  expect(row.values).toMatchObject(values);
});

test('numbers that a field does not take are left alone', () => {
  const values = (search: string, kind: KindName, type: 'teacher' | 'group' | 'subject' = 'teacher') =>
    newRuleOf(english, draft, kind, { type, named: find(search).named }).row.values;
  const fresh = (kind: KindName, type: 'teacher' | 'group' | 'subject' = 'teacher') => values('', kind, type);
  for (const search of ['at most 9 days', 'at least 2 days', 'at most 2 gaps', 'not more than 2 free days'])
    expect(values(search, 'teacherMaxDays'), search).toEqual(fresh('teacherMaxDays'));
  expect(values('maths after period 3', 'beforePeriod', 'subject')).toEqual(fresh('beforePeriod', 'subject'));
  expect(values('maths before period 30', 'beforePeriod', 'subject')).toEqual(
    fresh('beforePeriod', 'subject'),
  );
});

test('a kind that takes the numbers and periods of a search is before others with its words', () => {
  expect(find('at least 3 lessons a day for Raman').entries[0]?.id).toBe('teacher teacherMinLessonsPerDay');
  expect(find('at most 3 lessons a day for Raman').entries[0]?.id).toBe('teacher teacherMaxLessonsPerDay');
  expect(find('PE not before period 3').entries[0]?.kind).toBe('afterPeriod');
  expect(find('PE Monday 3 and 4').entries[0]?.kind).toBe('allowedCells');
});

test.each<['en' | 'de', string, KindName]>([
  ['en', '5A at most 6 periods a day', 'maxPeriodsPerDay'],
  ['en', 'class 5A has at most 6 periods each day', 'maxPeriodsPerDay'],
  ['en', 'at least 5 periods a day on Friday', 'minPeriodsPerDay'],
  ['en', 'Maths Monday to Wednesday', 'onDay'],
  ['en', 'Maths only Monday to Wednesday', 'onDay'],
  ['en', 'Maths not Monday to Wednesday', 'notOnDay'],
  ['en', 'Maths from period 2 to period 4', 'atPeriod'],
  ['de', '5A höchstens 6 Stunden am Tag', 'maxPeriodsPerDay'],
  ['de', 'Klasse 5A hat höchstens 6 Stunden jeden Tag', 'maxPeriodsPerDay'],
  ['de', 'mindestens 5 Stunden am Tag am Freitag', 'minPeriodsPerDay'],
  ['de', 'Mathematics von Montag bis Mittwoch', 'onDay'],
  ['de', 'Mathematics nur von Montag bis Mittwoch', 'onDay'],
  ['de', 'Mathematics nicht von Montag bis Mittwoch', 'notOnDay'],
  ['de', 'Mathematics von der 2. bis zur 4. Stunde', 'atPeriod'],
])('%s: “%s” finds %s first', (language, search, kind) => {
  expect(find(search, language).entries[0]?.kind).toBe(kind);
});

/** Sentences with a number or period that is none of a kind, which keeps the values of a new rule. */
test.each<['en' | 'de', string, KindName, 'group' | 'teacher' | 'subject']>([
  ['en', 'gaps of year 7', 'maxGapsPerDay', 'group'],
  ['en', 'gaps in room 3', 'maxGapsPerDay', 'teacher'],
  ['en', 'gaps until 3 pm', 'maxGapsPerDay', 'teacher'],
  ['en', 'gaps until 15:30', 'maxGapsPerDay', 'teacher'],
  ['en', 'gaps 7', 'maxGapsPerDay', 'teacher'],
  ['en', 'Maths one period a day', 'atPeriod', 'subject'],
  ['en', 'at most 4 periods a day', 'atPeriod', 'subject'],
  ['en', '5A at most 6 periods a day', 'evenDays', 'group'],
  ['en', 'at least 5 periods a day on Friday', 'evenDays', 'group'],
  ['en', 'Maths from period 2 to period 4', 'afterPeriod', 'subject'],
  ['en', 'not before period 2 on Monday and not after period 5 on Friday', 'afterPeriod', 'subject'],
  ['en', 'not before period 2 on Monday and not after period 5 on Friday', 'beforePeriod', 'subject'],
  ['en', 'not before period 2 on Monday and not after period 5 on Friday', 'notAtPeriod', 'subject'],
  ['de', 'Freistunden der Klasse 7', 'maxGapsPerDay', 'group'],
  ['de', 'Freistunden der Jahrgangsstufe 7', 'maxGapsPerDay', 'group'],
  ['de', 'Freistunden bis 15 Uhr', 'maxGapsPerDay', 'teacher'],
  ['de', 'Freistunden bis 15:30', 'maxGapsPerDay', 'teacher'],
  ['de', 'Freistunden 7', 'maxGapsPerDay', 'teacher'],
  ['de', 'Stunde eine am Tag', 'atPeriod', 'subject'],
  ['de', '5A höchstens 6 Stunden am Tag', 'evenDays', 'group'],
  ['de', 'mindestens 5 Stunden am Tag am Freitag', 'evenDays', 'group'],
  [
    'de',
    'nicht vor der 2. Stunde am Montag und nicht nach der 5. Stunde am Freitag',
    'afterPeriod',
    'subject',
  ],
  [
    'de',
    'nicht vor der 2. Stunde am Montag und nicht nach der 5. Stunde am Freitag',
    'beforePeriod',
    'subject',
  ],
])('%s: “%s” fills nothing of %s', (language, search, kind, type) => {
  const values = (words: string) =>
    newRuleOf(texts[language], draft, kind, { type, named: find(words, language).named }).row.values;
  expect(values(search)).toEqual(values(''));
});

test('periods are named by their labels', () => {
  const [structure] = Object.values(draft.schoolData.structures);
  if (!structure) throw new Error('no structure');
  const periods = structure.periods.map((period, index) => ({ ...period, label: `Hour ${index}` }));
  const structures = { ...draft.schoolData.structures, [structure.id]: { ...structure, periods } };
  const school: Draft = { ...draft, schoolData: { ...draft.schoolData, structures } };
  const { named } = find('PE only in period 3', 'en', 'subject', school);
  const { row } = newRuleOf(english, school, 'atPeriod', { type: 'subject', named });
  expect(row.values.values).toEqual([3]);
});
