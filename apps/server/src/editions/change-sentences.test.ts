import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { lessonChangeSentences } from './change-sentences.ts';
import { changesOnPaper } from './changes-paper.ts';
import { changesSince } from './edition-changes.ts';
import { createPageTexts } from './page-texts.ts';
import type { EntryKind, PublishedData, PublishedEntry, PublishedLesson } from './published-data.ts';
import { changesPage } from './render-pages.ts';

let made = 0;
const lesson = (
  subject: string,
  [day, period]: readonly [day: number, period: number],
  more: Partial<PublishedLesson> = {},
): PublishedLesson => {
  made += 1;
  const start = 480 + 60 * (period - 1);
  return {
    ...{ uid: `lesson ${made}`, day, start, end: start + 45, periods: [`${period}`], subject, color: 'red' },
    ...{ classes: ['7a'], teachers: ['Rot'], rooms: ['R 105'] },
    ...more,
  };
};
/** The lessons at the same times with other names. */
const withOther = (lessons: readonly PublishedLesson[], more: Partial<PublishedLesson>): PublishedLesson[] =>
  lessons.map((each) => ({ ...each, ...more }));
const week = (
  subject: string,
  days: readonly number[],
  period: number,
  more: Partial<PublishedLesson> = {},
) => days.map((day) => lesson(subject, [day, period], more));

const editionOf = (entries: PublishedEntry[]): PublishedData => ({
  ...{ schoolName: 'Hill', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], entries },
  settings: { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' },
  ...{ isRightToLeft: false, zone: null, dates: [] },
});
const entryOf = (kind: EntryKind, name: string, lessons: readonly PublishedLesson[]): PublishedEntry => ({
  ...{ kind, key: 'key', name, lessons, periods: [] },
});
function sentences(
  [kind, name]: readonly [EntryKind, string],
  before: readonly PublishedLesson[],
  after: readonly PublishedLesson[],
  language = 'en',
): string[] {
  const entry = entryOf(kind, name, after);
  const data = editionOf([entry]);
  const changes = changesSince(editionOf([entryOf(kind, name, before)]), data).get('key') ?? [];
  return lessonChangeSentences({ data, texts: createPageTexts(language) }, entry, changes);
}
const CLASS = ['classes', '7a'] as const;

it('tells a lesson that took turns with another of its subject and has a new teacher as changed, and not two as moved', () => {
  const [first, second] = [lesson('Maths', [0, 1]), lesson('Maths', [1, 3])];
  const { day, start, end, periods } = first;
  const after = [
    { ...second, day, start, end, periods },
    { ...first, day: second.day, start: second.start, end: second.end, periods: ['3'], teachers: ['Neu'] },
  ];
  expect(sentences(CLASS, [first, second], after)).toEqual([
    'Maths, Tuesday, period 3, 10:00: Neu instead of Rot',
  ]);
});

it('names the teacher or room that is other, those that are further or missing, and never the class whose page it is', () => {
  const [maths, art, sport, music] = [
    lesson('Maths', [0, 1]),
    lesson('Art', [0, 2], { rooms: [] }),
    lesson('Sport', [0, 3]),
    lesson('Music', [0, 4], { classes: ['7a', '7b'] }),
  ];
  const after = [
    { ...maths, rooms: ['Aula'], teachers: ['Neu'] },
    { ...art, rooms: ['Aula'] },
    { ...sport, teachers: ['Rot', 'Neu'] },
    { ...music, classes: ['7a'] },
  ];
  expect(sentences(CLASS, [maths, art, sport, music], after)).toEqual([
    'Maths, Monday, period 1, 08:00: Neu instead of Rot, Aula instead of R 105',
    'Art, Monday, period 2, 09:00: now Aula',
    'Sport, Monday, period 3, 10:00: also Neu',
    'Music, Monday, period 4, 11:00: without 7b',
  ]);
});

it('tells moves, new lessons and those that are gone with the others in them, in the order of the week', () => {
  const [maths, art] = [lesson('Maths', [0, 1], { classes: ['7a', '10a', '9b'] }), lesson('Art', [1, 2])];
  const drama = lesson('Drama', [0, 2], { periods: ['2', '3'], rooms: [] });
  const after = [drama, { ...maths, day: 2, teachers: ['Neu'] }];
  expect(sentences(CLASS, [maths, art], after)).toEqual([
    'Drama is new: Monday, periods 2–3, 09:00 (Rot)',
    'Art no longer takes place: Tuesday, period 2, 09:00 (Rot, R 105)',
    'Maths moves from Monday, period 1, 08:00 to Wednesday, period 1, 08:00 (9b, 10a, Neu instead of Rot, R 105)',
  ]);
  expect(sentences(['teachers', 'Rot'], [art], [])).toEqual([
    'No longer: Art 7a, Tuesday, period 2, 09:00 (R 105)',
  ]);
});

it('names the part of a class, with its class on other pages, unless the subject tells it', () => {
  const french = lesson('French', [0, 1], { parts: [['7a', 'Advanced']] });
  const lab = lesson('Lab', [0, 2], { classes: ['7a', '7b'], parts: [['7a', '7aC']] });
  const art = lesson('Art (7aC)', [0, 3], { parts: [['7a', '7aC']] });
  const others = [french, lab, art].map((each) => ({ ...each, day: 1 }));
  const before = [french, lab, art, ...others];
  const after = before.map((each) => (each.day === 0 ? { ...each, rooms: ['Aula'] } : each));
  const difference = 'Aula instead of R 105';
  expect(sentences(CLASS, before, after)).toEqual([
    `French Advanced, Monday, period 1, 08:00: ${difference}`,
    `Lab 7aC, Monday, period 2, 09:00: ${difference}`,
    `Art (7aC), Monday, period 3, 10:00: ${difference}`,
  ]);
  expect(sentences(['teachers', 'Rot'], before, after)).toEqual([
    `French 7a Advanced, Monday, period 1, 08:00: ${difference}`,
    `Lab 7aC, 7b, Monday, period 2, 09:00: ${difference}`,
    `Art (7aC), Monday, period 3, 10:00: ${difference}`,
  ]);
  // Lessons of two parts of a class are told apart.
  const weak = lesson('French', [1, 1], { parts: [['7a', 'Basic']] });
  expect(sentences(CLASS, [french, weak, art], [weak, art])).toEqual([
    'French Advanced no longer takes place: Monday, period 1, 08:00 (Rot, R 105)',
  ]);
});

it('tells a lesson that another part of a class has since, on the pages of that class, its teachers and rooms', () => {
  const inPart = (name: string) => ({ parts: [['7a', name] as const] });
  const french = lesson('French', [0, 1], { parts: [['7a', 'Basic']] });
  const lab = lesson('Lab', [0, 2], { classes: ['7a', '7b'], parts: [['7b', 'Half']] });
  const art = lesson('Art', [0, 3], { parts: [] });
  const sport = lesson('Sport', [0, 4], inPart('Boys'));
  const before = [french, lab, art, sport];
  const after = [
    { ...french, ...inPart('Advanced') },
    { ...lab, parts: [] },
    { ...art, ...inPart('Basic') },
    { ...sport, day: 1, parts: [] },
  ];
  expect(sentences(CLASS, before, after)).toEqual([
    'French, Monday, period 1, 08:00: Advanced instead of Basic',
    'Art, Monday, period 3, 10:00: Basic instead of the whole class',
    'Sport moves from Monday, period 4, 11:00 to Tuesday, period 4, 11:00 (the whole class instead of Boys, Rot, R 105)',
  ]);
  expect(sentences(CLASS, before, after, 'de').slice(1)).toEqual([
    'Art, Monday, Stunde 3, 10:00: Basic statt der ganzen Klasse',
    'Sport wird von Monday, Stunde 4, 11:00 auf Tuesday, Stunde 4, 11:00 verlegt (die ganze Klasse statt Boys, Rot, R 105)',
  ]);
  expect(sentences(['teachers', 'Rot'], before, after)).toEqual([
    'French 7a, Monday, period 1, 08:00: 7a Advanced instead of 7a Basic',
    'Lab 7a, 7b, Monday, period 2, 09:00: 7a, 7b instead of 7a, 7b Half',
    'Art 7a, Monday, period 3, 10:00: 7a Basic instead of 7a',
    'Sport 7a moves from Monday, period 4, 11:00 to Tuesday, period 4, 11:00 (7a instead of 7a Boys, R 105)',
  ]);
  // Two parts that exchange their teachers, and an edition from before parts were published.
  const other = lesson('French', [0, 1], { ...inPart('Advanced'), teachers: ['Blau'] });
  const turned = [
    { ...french, teachers: ['Blau'] },
    { ...other, teachers: ['Rot'] },
  ];
  expect(sentences(CLASS, [french, other], turned)).toEqual([
    'French Basic, Monday, period 1, 08:00: Blau instead of Rot',
    'French Advanced, Monday, period 1, 08:00: Rot instead of Blau',
  ]);
  expect(sentences(CLASS, [lesson('French', [0, 1])], [{ ...french, uid: 'other' }])).toEqual([]);
});

it('has one sentence for a change of all lessons, in both languages', () => {
  const before = [...week('Maths', [0, 1, 2], 1), ...week('Art', [3, 4], 2)];
  const after = withOther(before, { rooms: ['Aula'] });
  expect(sentences(CLASS, before, after)).toEqual(['All 5 lessons: Aula instead of R 105']);
  expect(sentences(CLASS, before, after, 'de')).toEqual(['Alle 5 Unterrichtsstunden: Aula statt R 105']);
  const sport = lesson('Sport', [4, 4], { rooms: ['Gym'] });
  expect(sentences(CLASS, [...before, sport], [...after, sport])).toEqual([
    'Always Aula instead of R 105 (5 lessons)',
  ]);
  // Two lessons are named one by one, and so are the lessons of a room that others still have.
  expect(sentences(CLASS, before.slice(3), after.slice(3))).toEqual([
    'Art, 2 lessons: Aula instead of R 105',
  ]);
  expect(sentences(CLASS, before, [...after.slice(0, 4), ...before.slice(4)])).toEqual([
    'Maths, 3 lessons: Aula instead of R 105',
    'Art, Thursday, period 2, 09:00: Aula instead of R 105',
  ]);
});

it('has one sentence for lessons of a subject, with their times where others of it are as before', () => {
  const maths = week('Maths', [0, 1, 2, 3], 1);
  const art = lesson('Art', [0, 2]);
  const neu = withOther(maths, { teachers: ['Neu'] });
  expect(sentences(CLASS, [...maths, art], [...neu, art])).toEqual(['Maths, 4 lessons: Neu instead of Rot']);
  expect(sentences(CLASS, [...maths, art], [...neu.slice(0, 2), ...maths.slice(2), art])).toEqual([
    'Maths, Monday, period 1, 08:00; Tuesday, period 1, 08:00: Neu instead of Rot',
  ]);
  expect(sentences(CLASS, [...maths, art], [art])).toEqual([
    'Maths no longer takes place: 4 lessons (Rot, R 105)',
  ]);
  expect(sentences(['teachers', 'Rot'], [...maths, art], [art])).toEqual([
    'No longer: Maths 7a, 4 lessons (R 105)',
  ]);
  const often = [0, 1, 2, 3, 4].flatMap((day) => [1, 2].map((period) => lesson('Drama', [day, period])));
  const told = sentences(CLASS, [art], [art, ...often]);
  expect(told.map((sentence) => sentence.split(';').length)).toEqual([8, 2]);
});

it('says of a room once which classes are new or gone, and of a class or teacher that all lessons are', () => {
  const ofA = week('Maths', [0, 1, 2], 1);
  const ofB = week('Art', [0, 1], 2, { classes: ['10b'] });
  const room = ['rooms', 'R 105'] as const;
  expect(sentences(room, ofA, [])).toEqual(['7a is no longer here']);
  expect(sentences(room, [...ofB, ...ofA], [])).toEqual(['7a, 10b are no longer here']);
  expect(sentences(room, ofA, [...ofA, ...ofB])).toEqual(['10b is new here']);
  const [single] = ofB;
  expect(sentences(room, ofA, single ? [...ofA, single] : [])).toEqual([
    'Art 10b is new: Monday, period 2, 09:00 (Rot)',
  ]);
  // Of a class that still has a lesson here, those that it has no longer are named.
  expect(sentences(room, ofA, ofA.slice(2))).toEqual([
    'No longer: Maths 7a, Monday, period 1, 08:00; Tuesday, period 1, 08:00 (Rot)',
  ]);
  expect(sentences(['teachers', 'Rot'], [], [...ofB, ...ofA])).toEqual(['All 5 lessons are new (7a, 10b)']);
  expect(sentences(['teachers', 'Rot'], [...ofB, ...ofA], [])).toEqual(['No more lessons (7a, 10b)']);
  expect(sentences(CLASS, [], ofA, 'de')).toEqual(['Alle 3 Unterrichtsstunden sind neu']);
});

it('names periods by their own names, with the clock unless they have it, and by the clock alone in older editions', () => {
  const named = lesson('Maths', [0, 1], { periods: ['Early'] });
  const clock = lesson('Art', [0, 2], { periods: ['9:00–9:45', '10:00–10:45'] });
  const { periods: _, ...older } = lesson('Sport', [0, 3]);
  expect(sentences(CLASS, [named, clock, older], [])).toEqual(['No more lessons']);
  const still = lesson('Music', [4, 4]);
  expect(sentences(CLASS, [named, clock, older, still], [still])).toEqual([
    'Maths no longer takes place: Monday, Early, 08:00 (Rot, R 105)',
    'Art no longer takes place: Monday, 9:00–9:45 to 10:00–10:45 (Rot, R 105)',
    'Sport no longer takes place: Monday, 10:00 (Rot, R 105)',
  ]);
});

it('does not name teachers or rooms as other that one of two editions left out', () => {
  const before = week('Maths', [0, 1], 1, { teachers: [] });
  const after = withOther(before, { teachers: ['Rot'], rooms: ['Aula'] });
  const entry = entryOf('classes', '7a', after);
  const data = editionOf([entry]);
  const older = editionOf([entryOf('classes', '7a', before)]);
  const changes = changesSince({ ...older, settings: { ...older.settings, teachers: 'none' } }, data);
  expect(
    lessonChangeSentences({ data, texts: createPageTexts('en') }, entry, changes.get('key') ?? []),
  ).toEqual(['Maths, 2 lessons: Aula instead of R 105']);
});

it('lists classes, teachers and rooms in the order of the language, on the page and on paper', async () => {
  const names: [EntryKind, string][] = [
    ['rooms', 'R 10'],
    ['teachers', 'Zander'],
    ['classes', '10a'],
    ['classes', '5b'],
    ['teachers', 'Öhm'],
    ['rooms', 'R 9'],
    ['classes', '5a'],
  ];
  const ordered = ['5a', '5b', '10a', 'Öhm', 'Zander', 'R 9', 'R 10'];
  const entries = names.map(([kind, name]) => ({ ...entryOf(kind, name, week('Maths', [0], 1)), key: name }));
  const data = editionOf(entries);
  const none = editionOf(entries.map((entry) => ({ ...entry, lessons: [] })));
  const changes = changesSince(none, data);
  const frame = { data, texts: createPageTexts('de'), hasLogo: false, published: '2026-11-28' };
  const headings = changesPage(frame, changes).text.matchAll(/<h3><a [^>]*><bdi>([^<]*)</g);
  expect([...headings].map(([, name]) => name)).toEqual(ordered);
  const pdf = await changesOnPaper(frame, changes, { paper: 'a4', validFrom: null, today: '2026-11-23' });
  const { stdout, status } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout.split('\n').filter((line) => ordered.includes(line))).toEqual(ordered);
});
