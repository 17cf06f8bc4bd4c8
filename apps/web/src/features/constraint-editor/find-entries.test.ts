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

/** Words of a secretary, and the kind that comes first. */
test.each<['en' | 'de', string, KindName]>([
  ['en', 'gym two classes at a time', 'atMostAtATime'],
  ['en', 'only two classes in the gym at once', 'atMostAtATime'],
  ['en', 'max 2 classes in the gym', 'atMostAtATime'],
  ['en', 'swimming pool', 'atMostAtATime'],
  ['en', 'sports hall', 'atMostAtATime'],
  ['en', 'lunch break', 'lunchBreak'],
  ['en', 'free day', 'notOnDay'],
  ['en', 'teacher free day', 'teacherMaxDays'],
  ['en', 'meeting', 'teacherCalendar'],
  ['de', 'Turnhalle zwei Klassen gleichzeitig', 'atMostAtATime'],
  ['de', 'zwei Klassen auf einmal in der Sporthalle', 'atMostAtATime'],
  ['de', 'Hallenbelegung', 'atMostAtATime'],
  ['de', 'Schwimmbad', 'atMostAtATime'],
  ['de', 'Mensa', 'lunchBreak'],
  ['de', 'Konferenz', 'teacherCalendar'],
  ['de', 'Nachmittagsunterricht', 'maxDaysInWindow'],
])('in %s, “%s” finds first %s', (language, search, wanted) => {
  expect(found(search, language)[0]).toBe(wanted);
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

test.each(['subject', 'workload'] as const)(
  '“free day” finds first what leaves a day free, in the tab %s',
  (tab) => {
    for (const [search, language] of [
      ['free day', 'en'],
      ['freier Tag', 'de'],
    ] as const) {
      const [first] = find(search, language, tab).entries;
      expect(first?.kind).toMatch(/^(teacherMaxDays|notOnDay|teacherCalendar|groupCalendar)$/);
      expect(find(search, language, tab).entries.findIndex(({ kind }) => kind === 'lunchBreak')).toSatisfy(
        (at: number) => at < 0 || at > 3,
      );
    }
  },
);

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

/** One search for each kind, which finds it first. */
const searches: Readonly<Record<'en' | 'de', Readonly<Record<KindName, string>>>> = {
  en: {
    adjacent: 'Maths and Art next to each other',
    after: 'Maths after Art',
    afterPeriod: 'Maths after period 3',
    allowedCells: 'Physics 5A Monday 3 and 4',
    atMostAtATime: 'at most 2 Physics lessons at a time',
    atPeriod: 'Maths only in period 2',
    before: 'Maths before Art',
    beforePeriod: 'Maths before period 3',
    beginsDay: 'Maths begins the day',
    classroomCalendar: 'the Gym is closed on Friday',
    consecutive: 'History and Geography consecutive',
    directlyAfter: 'Music directly after Art',
    endsDay: 'Physics ends the day',
    evenDays: 'all classes have days of equal length',
    groupCalendar: '5A is not available on Friday',
    lastPeriodShare: 'Maths not always in the last period',
    lessonSpread: 'how lessons are spread over the days',
    lessonsSameClassroom: 'always in the same classroom',
    lessonsSamePeriod: 'same hour, in the tab Lesson Spread',
    lunchBreak: 'Raman has a free period for lunch',
    maxBuildingChangesPerDay: 'all teachers change building at most once a day',
    maxDaysInWindow: 'all teachers at most 2 afternoons a week',
    maxGapsPerDay: 'all teachers at most 2 gaps a day',
    maxGapsPerWeek: 'every class has no gaps in the week',
    maxPeriodsInARow: 'Raman at most 4 periods in a row',
    maxPeriodsPerDay: 'every class at most 6 periods a day',
    minDaysBetween: 'at least 2 days between the lessons of Maths',
    minPeriodsPerDay: 'every class at least 4 periods a day',
    minRest: 'all teachers 11 hours of rest',
    notAtPeriod: 'Maths not in period 7',
    notConsecutive: 'Maths and Physics at least 1 period apart',
    notOnDay: 'Physics not on Monday',
    notSameDay: 'Maths and Physics never on the same day',
    notSamePeriod: 'Maths and Physics not in the same period',
    notSameTime: 'Maths and Physics not at the same time',
    occupyAtMost: 'Physics uses at most 3 of the afternoons',
    onDay: 'Physics only on Monday',
    perDayLimit: 'Maths one period a day',
    roomPreference: 'Music in the Music Room',
    sameDay: 'Maths and Art on the same day',
    samePeriod: 'Maths and Art in the same period',
    sameTime: 'Maths and Art at the same time',
    sameTimeOptional: 'Maths and Art may be parallel',
    splitAround: 'at least 3 lessons of Maths before period 4',
    startsAtFirstPeriod: 'all classes start with the first period',
    subjectPeriodsPerDay: 'every class at most 2 periods of one subject a day',
    teacherBreak: 'Raman has a break of 1 period after 3 periods',
    teacherCalendar: 'Raman is not available on Friday',
    teacherLessonsConsecutive: 'all lessons of Raman without gaps in one block',
    teacherMaxDays: 'Raman teaches on at most 4 days',
    teacherMaxLessonsPerDay: 'all teachers at most 5 lessons a day',
    teacherMinLessonsPerDay: 'Raman at least 2 lessons a day',
    uninterrupted: 'double lessons of Art are not interrupted by a break',
  },
  de: {
    adjacent: 'Mathematics direkt neben Art',
    after: 'Mathematics später als Art',
    afterPeriod: 'Mathematics nach der 3. Stunde',
    allowedCells: 'Physics 5A Montag 3. und 4. Stunde',
    atMostAtATime: 'höchstens 2 Stunden Physics gleichzeitig',
    atPeriod: 'Mathematics nur in der 2. Stunde',
    before: 'Mathematics früher als Art',
    beforePeriod: 'Mathematics vor der 3. Stunde',
    beginsDay: 'Mathematics ist die erste Stunde des Tages',
    classroomCalendar: 'Der Raum ist am Freitag gesperrt',
    consecutive: 'History und Geography nacheinander ohne Hohlstunde',
    directlyAfter: 'Music folgt unmittelbar auf Art',
    endsDay: 'Physics am Ende des Tages',
    evenDays: 'alle Klassen haben gleich lange Tage',
    groupCalendar: '5A ist am Freitag nicht verfügbar',
    lastPeriodShare: 'Anteil von Mathematics in der letzten Stunde',
    lessonSpread: 'Verteilung eines Fachs über die Woche',
    lessonsSameClassroom: 'immer im selben Raum',
    lessonsSamePeriod: 'immer dieselbe Stunde',
    lunchBreak: 'Raman hat eine Mittagspause',
    maxBuildingChangesPerDay: 'alle Lehrkräfte höchstens ein Gebäudewechsel am Tag',
    maxDaysInWindow: 'alle Lehrkräfte höchstens 2 Nachmittage pro Woche',
    maxGapsPerDay: 'alle Lehrkräfte höchstens 2 Freistunden am Tag',
    maxGapsPerWeek: 'jede Klasse hat keine Freistunden in der Woche',
    maxPeriodsInARow: 'Raman höchstens 4 Stunden hintereinander',
    maxPeriodsPerDay: 'jede Klasse höchstens 6 Stunden am Tag',
    minDaysBetween: 'mindestens 2 Tage zwischen den Stunden von Mathematics',
    minPeriodsPerDay: 'jede Klasse mindestens 4 Stunden am Tag',
    minRest: 'alle Lehrkräfte 11 Stunden Ruhe',
    notAtPeriod: 'Mathematics nicht in der 7. Stunde',
    notConsecutive: 'Mathematics und Physics mit einer Pause dazwischen',
    notOnDay: 'Physics nicht am Montag',
    notSameDay: 'Mathematics und Physics nie am selben Tag',
    notSamePeriod: 'Mathematics und Physics nicht in derselben Stunde',
    notSameTime: 'Mathematics und Physics nicht gleichzeitig',
    occupyAtMost: 'Physics belegt höchstens 3 Nachmittage',
    onDay: 'Physics nur am Montag',
    perDayLimit: 'Mathematics eine Stunde am Tag',
    roomPreference: 'Music im Music Room',
    sameDay: 'Mathematics und Art am selben Tag',
    samePeriod: 'Mathematics und Art in derselben Stunde',
    sameTime: 'Mathematics und Art gleichzeitig',
    sameTimeOptional: 'Mathematics und Art dürfen gleichzeitig sein',
    splitAround: 'mindestens 3 Stunden Mathematics vor der 4. Stunde',
    startsAtFirstPeriod: 'alle Klassen beginnen mit der ersten Stunde',
    subjectPeriodsPerDay: 'jede Klasse höchstens 2 Stunden eines Fachs am Tag',
    teacherBreak: 'Raman hat nach höchstens 3 Stunden 1 Stunde Pause',
    teacherCalendar: 'Raman ist am Freitag nicht verfügbar',
    teacherLessonsConsecutive: 'Raman unterrichtet kompakt in einem Block',
    teacherMaxDays: 'Raman unterrichtet an höchstens 4 Tagen',
    teacherMaxLessonsPerDay: 'alle Lehrkräfte höchstens 5 Stunden am Tag',
    teacherMinLessonsPerDay: 'Raman mindestens 2 Stunden am Tag',
    uninterrupted: 'Doppelstunden in Art werden nicht von der Pause unterbrochen',
  },
};

test.each((['en', 'de'] as const).flatMap((language) => names.map((kind) => [language, kind] as const)))(
  '%s: a search finds %s first',
  (language, kind) => {
    expect(found(searches[language][kind], language)[0], searches[language][kind]).toBe(kind);
  },
);

/** The subjects of one class that a sentence names, in their order. */
const subjectsIn = (search: string): Id[] => [
  ...new Set(
    search.split(' ').flatMap((word) => subjectsNamed(word === 'Maths' ? 'Mathematics' : word, '8A')),
  ),
];
const aboutTwo = (['en', 'de'] as const).flatMap((language) =>
  names.flatMap((kind) =>
    subjectsIn(searches[language][kind]).length === 2 ? [[language, kind] as const] : [],
  ),
);

test.each(aboutTwo)('%s: the sentence of %s fills both of its subjects', (language, kind) => {
  const search = `8A ${searches[language][kind]}`;
  const both = subjectsIn(search);
  const [base = '', other = ''] = both;
  const { named } = find(search, language);
  expect([named.items.subject, named.all]).toEqual([both, {}]);
  const { owners, row } = newRuleOf(texts[language], draft, kind, { type: 'subject', named });
  const lessons = both.flatMap((id) => draft.subjects[id]?.lessons ?? []);
  const filled: readonly unknown[] = [
    { ids: [base], other },
    { ids: [], subjects: both },
    { ids: [], subjectsA: [base], subjectsB: [other] },
    // Of two lessons, and so only where each subject has one.
    { ids: [], lessons: lessons.length === 2 ? lessons : [] },
  ];
  const { other: its, subjects, subjectsA, subjectsB, lessons: pair } = row.values;
  const values = Object.entries({ other: its, subjects, subjectsA, subjectsB, lessons: pair });
  const own = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  expect(filled).toContainEqual({ ids: owners.ids, ...own });
});

test('a search of each language names both subjects of every kind that is about two', () => {
  const kindsOf = (language: string) => aboutTwo.flatMap(([each, kind]) => (each === language ? kind : []));
  expect(kindsOf('de')).toEqual(kindsOf('en'));
  expect(kindsOf('en')).toEqual(expect.arrayContaining(['adjacent', 'directlyAfter', 'sameTime']));
});

const ALL_BUT = (...except: readonly string[]) => ({ items: 'all', except });
const groupsOf = (...called: readonly string[]) => called.map((name) => idOf(draft.groups, name));
const teachersOf = (subject: string): Id[] => [
  ...new Set(subjectsNamed(subject).flatMap((id) => draft.subjects[id]?.teachers ?? [])),
];
const raman = idOf(draft.teachers, 'Priya Raman');

test.each<['en' | 'de', string, string, object]>([
  ['en', 'all teachers at most 2 gaps a week', 'teacher maxGapsPerWeek', { scope: ALL_BUT() }],
  ['en', 'teachers at least one free day', 'teacher teacherMaxDays', { scope: ALL_BUT() }],
  [
    'en',
    'no teacher teaches more than 6 periods a day',
    'teacher teacherMaxLessonsPerDay',
    { scope: ALL_BUT() },
  ],
  ['en', 'every class has no gaps', 'group maxGapsPerDay', { scope: ALL_BUT() }],
  ['en', 'students have no gaps', 'group maxGapsPerDay', { scope: ALL_BUT() }],
  [
    'en',
    'all teachers except Raman at most 2 gaps a day',
    'teacher maxGapsPerDay',
    { scope: ALL_BUT(raman) },
  ],
  [
    'en',
    'all classes but 5A and 5B have no gaps a week',
    'group maxGapsPerWeek',
    { scope: ALL_BUT(...groupsOf('5A', '5B')) },
  ],
  [
    'en',
    'all classes of year 7 start at the first period',
    'group startsAtFirstPeriod',
    { ids: groupsOf('7A', '7B') },
  ],
  ['en', '7th grade at most 6 periods a day', 'group maxPeriodsPerDay', { ids: groupsOf('7A', '7B') }],
  [
    'en',
    'years 7 to 8 except 8B at most 6 periods a day',
    'group maxPeriodsPerDay',
    { ids: groupsOf('7A', '7B', '8A') },
  ],
  [
    'en',
    'all maths teachers at most 5 lessons a day',
    'teacher teacherMaxLessonsPerDay',
    { ids: teachersOf('Mathematics') },
  ],
  [
    'en',
    'teachers of Mathematics except Raman have at most 4 days',
    'teacher teacherMaxDays',
    { ids: teachersOf('Mathematics').filter((id) => id !== raman) },
  ],
  [
    'en',
    'all subjects of 5A not on Friday',
    'subject notOnDay',
    { ids: draft.groups[groupsOf('5A')[0] ?? '']?.subjects },
  ],
  ['en', 'two teachers at most 2 gaps a day', 'teacher maxGapsPerDay', { ids: [] }],
  ['en', 'all teachers of 5A at most 2 gaps a day', 'teacher maxGapsPerDay', { ids: [] }],
  ['en', 'Raman, as all teachers, at most 2 gaps a day', 'teacher maxGapsPerDay', { ids: [raman] }],
  [
    'de',
    'Alle Lehrkräfte höchstens 2 Freistunden in der Woche',
    'teacher maxGapsPerWeek',
    { scope: ALL_BUT() },
  ],
  ['de', 'Die Lehrer haben höchstens zwei Freistunden am Tag', 'teacher maxGapsPerDay', { scope: ALL_BUT() }],
  [
    'de',
    'keine Lehrkraft unterrichtet mehr als 6 Stunden am Tag',
    'teacher teacherMaxLessonsPerDay',
    { scope: ALL_BUT() },
  ],
  ['de', 'jede Klasse hat keine Freistunden', 'group maxGapsPerDay', { scope: ALL_BUT() }],
  [
    'de',
    'alle Lehrkräfte außer Raman höchstens 2 Freistunden am Tag',
    'teacher maxGapsPerDay',
    { scope: ALL_BUT(raman) },
  ],
  ['de', 'Lehrkräfte ohne Raman höchstens 4 Tage', 'teacher teacherMaxDays', { scope: ALL_BUT(raman) }],
  [
    'de',
    'alle Klassen bis auf 5A höchstens 6 Stunden am Tag',
    'group maxPeriodsPerDay',
    { scope: ALL_BUT(...groupsOf('5A')) },
  ],
  [
    'de',
    'alle Klassen des Jahrgangs 7 höchstens 6 Stunden am Tag',
    'group maxPeriodsPerDay',
    { ids: groupsOf('7A', '7B') },
  ],
  [
    'de',
    'alle 5. Klassen höchstens 6 Stunden am Tag',
    'group maxPeriodsPerDay',
    { ids: groupsOf('5A', '5B') },
  ],
  [
    'de',
    'Klassen 5 bis 6 haben keine Freistunden',
    'group maxGapsPerDay',
    { ids: groupsOf('5A', '5B', '6A', '6B') },
  ],
  [
    'de',
    'alle Mathelehrer höchstens 5 Stunden am Tag',
    'teacher teacherMaxLessonsPerDay',
    { ids: teachersOf('Mathematics') },
  ],
  [
    'de',
    'alle Lehrkräfte für Mathematics höchstens 4 Tage',
    'teacher teacherMaxDays',
    { ids: teachersOf('Mathematics') },
  ],
  [
    'de',
    'alle Fächer der 5A nicht am Freitag',
    'subject notOnDay',
    { ids: draft.groups[groupsOf('5A')[0] ?? '']?.subjects },
  ],
])('%s: “%s” finds %s first, for its set', (language, search, id, wanted) => {
  const { entries, named } = find(search, language);
  const [entry] = entries;
  expect(entry?.id).toBe(id);
  if (!entry?.type) return;
  const { owners } = newRuleOf(texts[language], draft, entry.kind, { type: entry.type, named });
  if ('ids' in wanted) expect(owners.scope).toBeUndefined();
  expect(owners).toMatchObject(wanted);
});

test('the classes of a structure and the members of a custom view are named by its name', () => {
  const [first, second] = Object.values(draft.groups);
  const [structure] = Object.values(draft.schoolData.structures);
  if (!first || !second || !structure) throw new Error('no class or no structure');
  const school: Draft = {
    ...draft,
    groups: { ...draft.groups, [first.id]: { ...first, structure: 'other' } },
    schoolData: {
      ...draft.schoolData,
      structures: { ...draft.schoolData.structures, other: { ...structure, id: 'other', name: 'Primary' } },
    },
    customViews: {
      own: {
        id: 'own',
        name: 'Corridor',
        items: { teachers: [raman], groups: [first.id, second.id], classrooms: [] },
      },
    },
  };
  const items = (search: string) => find(search, 'en', 'subject', school).named.items;
  expect(items('all classes of Primary have no gaps').group).toEqual([first.id]);
  expect(items('view Corridor has no gaps')).toMatchObject({
    teacher: [raman],
    group: [first.id, second.id],
  });
});

/** The periods of the example school: five until 12:20, two from 13:10. */
test.each<['en' | 'de', string, string, Record<string, unknown>]>([
  ['en', 'Maths before 10:00', 'subject beforePeriod', { values: [2] }],
  ['en', 'Maths not before 10:00', 'subject afterPeriod', { values: [2] }],
  ['en', 'Maths after 2 pm', 'subject afterPeriod', { values: [5] }],
  ['en', 'Maths only between 10:00 and 12:30', 'subject atPeriod', { values: [3, 4] }],
  ['en', 'Maths from 8:00 to 10:45', 'subject atPeriod', { values: [0, 1, 2] }],
  ['en', 'Maths 8-10 am', 'subject atPeriod', { values: [0, 1] }],
  ['en', 'maths in the morning', 'subject atPeriod', { values: [0, 1, 2, 3, 4] }],
  ['en', 'Maths before lunch', 'subject beforePeriod', { values: [5] }],
  ['en', 'Maths never in the afternoon', 'subject notAtPeriod', { values: [5, 6] }],
  ['en', 'Maths 5A Monday afternoon', 'lesson allowedCells', { cells: day(0, 5, 6) }],
  [
    'en',
    'Maths 5A Monday morning and Friday afternoon',
    'lesson allowedCells',
    { cells: [...day(0, 0, 1, 2, 3, 4), ...day(4, 5, 6)] },
  ],
  ['en', '5A lunch between 11:30 and 13:30', 'group lunchBreak', { start: 4, end: 5 }],
  [
    'en',
    'all teachers at most 2 afternoons a week',
    'teacher maxDaysInWindow',
    { start: 5, end: 7, maxDays: 2 },
  ],
  ['en', 'Raman has 2 free afternoons', 'teacher maxDaysInWindow', { start: 5, end: 7, maxDays: 3 }],
  ['en', 'Maths Mon-Wed', 'subject onDay', { values: [0, 1, 2] }],
  [
    'en',
    'Raman has a break of 1 period after 3 periods',
    'teacher teacherBreak',
    { maxConsecutiveTeachingPeriods: 3, breakSize: 1 },
  ],
  ['de', 'Mathematics vor 10 Uhr', 'subject beforePeriod', { values: [2] }],
  ['de', 'Mathematics nicht vor 10:00 Uhr', 'subject afterPeriod', { values: [2] }],
  ['de', 'Mathematics ab 14 Uhr', 'subject afterPeriod', { values: [5] }],
  ['de', 'Mathematics zwischen 10 und 12.30 Uhr', 'subject atPeriod', { values: [3, 4] }],
  ['de', 'Mathematics nur am Vormittag', 'subject atPeriod', { values: [0, 1, 2, 3, 4] }],
  ['de', 'Mathematics nie nachmittags', 'subject notAtPeriod', { values: [5, 6] }],
  ['de', 'Mathematics 5A am Freitagnachmittag', 'lesson allowedCells', { cells: day(4, 5, 6) }],
  [
    'de',
    'alle Lehrkräfte höchstens 2 Nachmittage pro Woche',
    'teacher maxDaysInWindow',
    { start: 5, end: 7, maxDays: 2 },
  ],
  ['de', 'Mathematics Mo–Mi', 'subject onDay', { values: [0, 1, 2] }],
  ['de', 'Mathematics nur Mo, Mi und Fr', 'subject onDay', { values: [0, 2, 4] }],
])('%s: “%s” finds %s first and fills %j', (language, search, id, values) => {
  const { entries, named } = find(search, language);
  const [entry] = entries;
  expect(entry?.id).toBe(id);
  if (!entry?.type) return;
  const { row } = newRuleOf(texts[language], draft, entry.kind, { type: entry.type, named });
  expect(row.values).toMatchObject(values);
});

test('“not” at a time of a day leaves the lessons all other cells', () => {
  const { named } = find('Maths 5A not on Friday afternoon');
  const { row } = newRuleOf(english, draft, 'allowedCells', { type: 'lesson', named });
  expect(row.values.cells).toHaveLength(33);
  expect(row.values.cells).not.toContainEqual({ day: 4, period: 5 });
  const most = newRuleOf(english, draft, 'occupyAtMost', { type: 'lesson', named });
  expect(most.row.values.cells).toEqual(day(4, 5, 6));
});

test('without a break at noon the afternoon begins at noon', () => {
  const [structure] = Object.values(draft.schoolData.structures);
  if (!structure) throw new Error('no structure');
  const periods = structure.periods.map((period, index) => ({
    ...period,
    periodStart: 8 * 60 + index * 60,
    periodEnd: 9 * 60 + index * 60,
  }));
  const structures = { ...draft.schoolData.structures, [structure.id]: { ...structure, periods } };
  const school: Draft = { ...draft, schoolData: { ...draft.schoolData, structures } };
  const { named } = find('Maths only in the afternoon', 'en', 'subject', school);
  expect(newRuleOf(english, school, 'atPeriod', { type: 'subject', named }).row.values.values).toEqual([
    4, 5, 6,
  ]);
});
