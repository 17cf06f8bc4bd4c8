import { spawnSync } from 'node:child_process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hostileNames, withHostileNames } from '@bellgrid/formats/hostile-names';
import {
  createExampleSchool,
  type Draft,
  FILE_VERSION,
  STORE_VERSION,
  schoolYearSchema,
  timetableOf,
} from '@bellgrid/model';
import type { PublicationSettings } from '@bellgrid/protocol';
import { outsideMarkers } from '@bellgrid/texts/pseudo';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Edition, type EditionQuestion, makeEdition } from './make-edition.ts';
import { createPageTexts } from './page-texts.ts';
import { nowAndNext, readFacts, type Today } from './render-pages.ts';

const NOW = new Date('2026-11-23T07:30:00Z');
const every: PublicationSettings = { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' };

const year = schoolYearSchema.parse({
  ...{ timeZone: 'Europe/Berlin', firstDay: '2026-09-07', lastDay: '2027-06-30' },
  freeDays: [{ from: '2026-12-21', to: '2027-01-03' }],
  places: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday })),
});

/** The example school with a place for most lessons, and names that occur nowhere else. */
function school(): Draft {
  const draft = createExampleSchool({ schoolName: 'Hill & Sons <School>' });
  Object.values(draft.teachers).forEach((teacher, index) => {
    teacher.name = `Wilhelmina${index} Hidden${index}`;
    teacher.shortName = `W${index}x`;
    teacher.email = `secret${index}@example.org`;
  });
  Object.values(draft.classrooms).forEach((room, index) => {
    room.name = `Chamber${index}`;
    room.building = `Tower${index}`;
  });
  Object.values(draft.subjects).forEach((subject, index) => {
    subject.shortName = `Sx${index}q`;
  });
  Object.values(draft.trackSets).forEach((set, index) => {
    set.name = `Split${index}`;
    for (const [at, track] of set.tracks.entries()) track.name = `Branch${index}-${at}`;
  });
  for (const structure of Object.values(draft.schoolData.structures)) structure.name = 'Rhythm of ours';
  const rooms = Object.keys(draft.classrooms);
  Object.values(draft.lessons).forEach((lesson, index) => {
    lesson.name = `Lectio${index}`;
    if (index % 11 === 10) return;
    const start = (index * 3) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
    if (lesson.classroom === null) lesson.classroom = rooms[index % rooms.length] ?? null;
  });
  draft.schoolData.year = year;
  return draft;
}

const fileOf = (dataStore: Draft) =>
  gzipSync(
    JSON.stringify({
      ...{ fileVersion: FILE_VERSION, dataStore, pageMemory: {} },
      solutionStore: { version: 2 },
    }),
  );

async function make(draft: Draft, changes: Partial<EditionQuestion> = {}): Promise<Edition> {
  expect(draft.version).toBe(STORE_VERSION);
  const edition = await makeEdition({
    ...{ snapshot: fileOf(draft), settings: every, secret: 'a secret', previous: null, newest: null },
    ...{ hasLogo: true, schoolName: '', validFrom: null, now: NOW, ...changes },
  });
  if (!edition || edition === 'tooLarge') throw new Error('not made');
  return edition;
}

const textOf = (edition: Edition, path: string) => {
  const page = edition.pages.find((each) => each.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const bytes = gunzipSync(page.bytes);
  return page.type === 'application/pdf' ? textOfPdf(bytes) : bytes.toString('utf8');
};
/** The words of a PDF file in its lines, and what its parts have in plain letters. */
const textOfPdf = (bytes: Uint8Array): string => {
  const { status, stdout } = spawnSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' });
  expect(status).toBe(0);
  return `${stdout}${Buffer.from(bytes).toString('latin1')}`;
};
/** Every byte that an edition stores, but for the calendars that their teacher alone can read. */
const everything = (edition: Edition) =>
  [
    gunzipSync(edition.data).toString('utf8'),
    edition.calendar,
    ...edition.pages
      .filter(({ path }) => !path.startsWith('own-calendar/'))
      .flatMap(({ path, facts }) => [path, facts ?? '', textOf(edition, path)]),
  ].join('\n');

const entriesIn = (edition: Edition): { kind: string; name: string }[] =>
  JSON.parse(gunzipSync(edition.data).toString('utf8')).entries;

let draft: Draft;
let full: Edition;
beforeAll(async () => {
  draft = school();
  full = await make(draft);
});

describe('a published edition', () => {
  it('has none of the names that were not chosen, and no id or address of a record, in any byte', async () => {
    const all = Object.values(draft.teachers);
    const secrets = {
      full: all.map(({ name }) => name.split(' ')[1] ?? ''),
      short: all.map(({ shortName }) => `>${shortName}<`),
      rooms: Object.values(draft.classrooms).map(({ name }) => name),
      always: [
        ...all.map(({ email }) => email ?? ''),
        ...Object.values(draft.lessons).map(({ name }) => name),
        ...Object.values(draft.subjects).map(({ shortName }) => shortName),
        ...Object.values(draft.classrooms).map(({ building }) => building ?? ''),
        ...Object.values(draft.schoolData.structures).map(({ name }) => name),
        ...Object.values(draft.trackSets).map(({ name }) => name),
        ...[draft.teachers, draft.groups, draft.classrooms, draft.subjects, draft.lessons].flatMap((map) =>
          Object.keys(map),
        ),
      ],
    };
    const has = (edition: Edition, names: readonly string[]) => {
      const bytes = everything(edition);
      return names.filter((name) => bytes.includes(name));
    };
    const initials = await make(draft, { settings: { ...every, teachers: 'initials' } });
    const none = await make(draft, { settings: { ...every, teachers: 'none', rooms: false } });
    expect(secrets.always.filter((name) => name.length < 3)).toEqual([]);
    // The first edition has no sheet of changes: one after it has every format.
    const moved = structuredClone(draft);
    for (const lesson of Object.values(moved.lessons).slice(0, 30))
      if (lesson.timeSlot) lesson.timeSlot = { ...lesson.timeSlot, day: (lesson.timeSlot.day + 1) % 5 };
    const next = await make(moved, { previous: full.data, newest: full.data });
    expect(new Set(next.pages.map(({ type }) => type.split(';')[0])).size).toBe(4);
    expect(has(next, secrets.always)).toEqual([]);
    expect(has(full, secrets.always)).toEqual([]);
    expect(has(full, secrets.full)).toEqual(secrets.full);
    const tracks = Object.values(draft.trackSets).flatMap((set) =>
      set.tracks.filter(({ subjects }) => subjects.length > 0),
    );
    const parts = tracks.map(({ name }) => name);
    expect(parts.length).toBeGreaterThan(3);
    expect(has(none, parts)).toEqual(parts);
    expect(has(initials, [...secrets.full, ...secrets.always])).toEqual([]);
    expect(has(initials, secrets.rooms)).toEqual(secrets.rooms);
    expect(has(none, [...secrets.full, ...secrets.short, ...secrets.rooms, ...secrets.always])).toEqual([]);
    expect(none.pages.some(({ path }) => /^(teachers|rooms)\//.test(path))).toBe(false);
    expect(full.pages.some(({ path }) => path.startsWith('own-calendar/'))).toBe(false);
  });

  it('with initials has no name of a teacher in any byte, however short: not one that the school entered as its own short name, nor one that is no longer than short names', async () => {
    const surnames = ['Ryaq', 'Byqr', 'Qli', 'Doqy', 'Hogqy', 'Noqla'];
    const surnameOf = (index: number) => surnames[index % surnames.length] ?? '';
    const named = structuredClone(draft);
    Object.values(named.teachers).forEach((teacher, index) => {
      const surname = surnameOf(index);
      teacher.name = index % 3 === 0 ? surname : `Mary ${surname}`;
      teacher.shortName = ['', surname, surname.slice(0, 3).toUpperCase()][index % 3] ?? '';
    });
    const settings = { ...every, teachers: 'initials' as const };
    // An edition of earlier versions of the server, which showed short names.
    const old = await make(named, { settings: every });
    const data = JSON.parse(gunzipSync(old.data).toString('utf8'));
    data.settings.teachers = 'initials';
    const before = gzipSync(JSON.stringify(data));
    const moved = structuredClone(named);
    for (const lesson of Object.values(moved.lessons).slice(0, 30))
      if (lesson.timeSlot) lesson.timeSlot = { ...lesson.timeSlot, day: (lesson.timeSlot.day + 1) % 5 };
    delete moved.teachers[Object.values(moved.lessons).flatMap(({ teachers }) => teachers)[0] ?? ''];
    const found = (edition: Edition) =>
      surnames.filter((name) => new RegExp(name, 'i').test(everything(edition)));
    const first = await make(named, { settings });
    const next = await make(moved, { settings, previous: before, newest: before });
    expect(textOf(next, 'changes')).toContain(' moves from ');
    expect([found(old), found(first), found(next)]).toEqual([surnames, [], []]);
    const names = entriesIn(first).filter(({ kind }) => kind === 'teachers');
    expect(new Set(names.map(({ name }) => name)).size).toBe(Object.keys(named.teachers).length);
    expect(names.slice(0, 2).map(({ name }) => name)).toEqual(['R.', 'M. B.']);
  });

  it('that shows no teachers has a calendar for each of them all the same, with no name of another', async () => {
    const edition = await make(draft, { settings: { ...every, teachers: 'none', rooms: false } });
    const own = edition.pages.filter(({ path }) => path.startsWith('own-calendar/'));
    const names = Object.values(draft.teachers).map(({ name }) => name.split(' ')[1] ?? '');
    const found = own.map(({ path }) =>
      names.filter((name) => new RegExp(`\\b${name}\\b`).test(textOf(edition, path).replaceAll('\r\n ', ''))),
    );
    expect(found.map((each) => each.length)).toEqual(names.map(() => 1));
    expect(found.flat().sort()).toEqual([...names].sort());
    const lessons = own.reduce(
      (sum, { path }) => sum + (textOf(edition, path).match(/BEGIN:VEVENT/g)?.length ?? 0),
      0,
    );
    const placed = Object.values(draft.lessons).filter(({ timeSlot }) => timeSlot !== null);
    expect(lessons).toBe(placed.reduce((sum, { teachers }) => sum + teachers.length, 0));
    // No page leads to them.
    const pages = edition.pages.filter(({ type }) => type.startsWith('text/html'));
    expect(pages.filter(({ path }) => textOf(edition, path).includes('own-calendar'))).toEqual([]);
    const moved = structuredClone(draft);
    const lesson = Object.values(moved.lessons).find(
      ({ teachers, timeSlot }) => timeSlot && teachers.length > 0,
    );
    if (!lesson?.timeSlot) throw new Error('no lesson');
    lesson.timeSlot = { ...lesson.timeSlot, day: (lesson.timeSlot.day + 1) % 5 };
    const next = await make(moved, {
      ...{ previous: edition.data, newest: edition.data },
      settings: { ...every, teachers: 'none', rooms: false },
    });
    const numbersIn = (of: Edition) =>
      own.flatMap(({ path }) =>
        [...textOf(of, path).matchAll(/SEQUENCE:(\d+)/g)].map(([, number]) => Number(number)),
      );
    expect(Math.max(...numbersIn(edition))).toBe(0);
    expect(numbersIn(next).filter((number) => number === 1)).toHaveLength(lesson.teachers.length);
  });

  it('has no names of the edition before that were switched off since, also where lessons changed', async () => {
    const next = structuredClone(draft);
    for (const lesson of Object.values(next.lessons).slice(0, 30)) {
      if (lesson.timeSlot) lesson.timeSlot = { ...lesson.timeSlot, day: (lesson.timeSlot.day + 1) % 5 };
    }
    for (const lesson of Object.values(next.lessons).slice(30, 40)) lesson.timeSlot = null;
    const last = Object.values(next.lessons).flatMap(({ teachers }) => teachers)[0] ?? '';
    delete next.teachers[last];
    const names = Object.values(draft.teachers).map(({ name }) => name.split(' ')[1] ?? '');
    const rooms = Object.values(draft.classrooms).map(({ name }) => name);
    const shorts = Object.values(draft.teachers).map(({ shortName }) => shortName ?? '');
    const found = (edition: Edition, of: readonly string[]) => {
      const bytes = everything(edition);
      return of.filter((name) => new RegExp(`\\b${name}\\b`).test(bytes));
    };
    const since = (before: Edition, settings: Partial<PublicationSettings>) =>
      make(next, { previous: before.data, newest: before.data, settings: { ...every, ...settings } });
    const none = await since(full, { teachers: 'none', rooms: false });
    expect(textOf(none, 'changes')).toContain(' moves from ');
    expect(textOf(none, 'changes')).toContain('no longer takes place');
    expect(textOf(none, 'changes.pdf')).toContain(' moves from ');
    expect(found(none, [...names, ...rooms, ...shorts])).toEqual([]);
    const initials = await since(full, { teachers: 'initials' });
    expect(found(initials, names)).toEqual([]);
    const gone = textOf(initials, 'changes').match(/no longer takes place.*\(.*W\d+x.*\)/g);
    expect(gone?.length).toBeGreaterThan(0);
    const wasInitials = await make(draft, { settings: { ...every, teachers: 'initials' } });
    expect(found(await since(wasInitials, { teachers: 'none' }), shorts)).toEqual([]);
  });

  it('writes names as text, whatever they are, and runs no script', async () => {
    const first = Object.values(draft.groups)[0];
    const odd = '"><script>alert(1)</script>\u0007 🙂 =cmd|x';
    const renamed = {
      ...draft,
      groups: { ...draft.groups, ...(first ? { [first.id]: { ...first, name: odd } } : {}) },
    };
    const pages = (await make(renamed)).pages.filter(({ type }) => type.startsWith('text/html'));
    const texts = pages.map(({ bytes }) => gunzipSync(bytes).toString('utf8'));
    expect(texts.join('')).toContain('&quot;&gt;&lt;script&gt;');
    expect(texts.filter((text) => /<script|\son\w+=|style="/.test(text) || text.includes('\u0007'))).toEqual(
      [],
    );
    expect(texts.every((text) => text.includes('noindex'))).toBe(true);
  });

  it('takes names of every kind in each of its files: as text, without control characters, and the files are whole', async () => {
    const odd = withHostileNames(structuredClone(draft));
    const moved = structuredClone(odd);
    for (const lesson of Object.values(moved.lessons).slice(0, 30))
      if (lesson.timeSlot) lesson.timeSlot = { ...lesson.timeSlot, day: (lesson.timeSlot.day + 1) % 5 };
    const before = await make(odd);
    const edition = await make(moved, { previous: before.data, newest: before.data });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
    const own =
      'html head meta title link body a header img main h1 h2 h3 form label input button table caption thead tbody tr th td div b bdi br ul ol li span p footer nav section dl dt dd !doctype !';
    let shown = '';
    for (const { path, type } of edition.pages) {
      const text = textOf(edition, path);
      if (type !== 'application/pdf') expect([path, controls.test(text)]).toEqual([path, false]);
      if (type.startsWith('text/html')) {
        const tags = new Set(
          [...text.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase()),
        );
        expect([path, [...tags].filter((tag) => !own.split(' ').includes(tag))]).toEqual([path, []]);
        expect([path, /\son\w+=/.test(text.replaceAll(/>[^<]*</g, '><'))]).toEqual([path, false]);
        shown += wordsOf(text);
      }
      if (type.startsWith('text/calendar')) {
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const calendar = new ICAL.Component(
          ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0],
        );
        const lines = text.split('\r\n').filter((line) => line === 'BEGIN:VEVENT').length;
        expect([path, calendar.getAllSubcomponents('vevent').length]).toEqual([path, lines]);
      }
    }
    const letters = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, '');
    const words = letters(shown);
    expect(hostileNames.filter((name) => !words.includes(letters(name)))).toEqual([]);
  });

  it('has each placed lesson on the page of each of its classes, teachers and rooms', () => {
    const { entries } = JSON.parse(gunzipSync(full.data).toString('utf8')) as {
      entries: { kind: string; name: string; key: string; lessons: unknown[] }[];
    };
    const placed = [...timetableOf(draft).placed.values()];
    const wanted = (kind: string, name: string) =>
      placed.filter(({ lesson, classroom }) => {
        if (kind === 'classes') return lesson.groups.some((id) => draft.groups[id]?.name === name);
        if (kind === 'teachers') return lesson.teachers.some((id) => draft.teachers[id]?.name === name);
        return classroom !== null && draft.classrooms[classroom]?.name === name;
      }).length;
    for (const { kind, name, key, lessons } of entries) {
      expect([name, lessons.length]).toEqual([name, wanted(kind, name)]);
      const list = textOf(full, `${kind}/${key}`).split('<ul class="days">')[1] ?? '';
      expect([name, list.split('<li class="c').length - 1]).toEqual([name, lessons.length]);
    }
    expect(entries.length).toBe(12 + 22 + 22);
  });

  it('says on the page of a class or teacher, below its week, how many of its lessons have no time yet', async () => {
    const unplaced = [...timetableOf(draft).unplaced];
    const [first] = Object.values(draft.lessons).filter(({ timeSlot }) => timeSlot !== null);
    if (!first) throw new Error('no lesson');
    const outside = structuredClone(draft);
    const lost = { ...first, timeSlot: { day: 9, start: 0, end: first.numPeriods } };
    outside.lessons[first.id] = lost;
    const [inside, other] = [await make(draft), await make(outside)];
    const none = await make(draft, { settings: { ...every, teachers: 'none', rooms: false } });
    for (const [edition, missing] of [
      [inside, unplaced],
      [other, [...unplaced, lost]],
      [none, unplaced],
    ] as const) {
      const { entries } = JSON.parse(gunzipSync(edition.data).toString('utf8')) as {
        entries: { kind: 'classes' | 'teachers' | 'rooms'; name: string; key: string }[];
      };
      const said = entries.map(({ kind, name, key }) => {
        const note = /<p class="missing dim">(\d+) lessons? of this (class|teacher) ha(?:s|ve) no time yet\./;
        return [kind, name, Number(note.exec(textOf(edition, `${kind}/${key}`))?.[1] ?? 0)];
      });
      const ids = { classes: 'groups', teachers: 'teachers' } as const;
      const wanted = entries.map(({ kind, name }) => {
        if (kind === 'rooms') return [kind, name, 0];
        const has = (id: string) => draft[ids[kind]][id]?.name === name;
        return [kind, name, missing.filter((lesson) => lesson[ids[kind]].some(has)).length];
      });
      expect(said).toEqual(wanted);
      expect(said.filter(([, , count]) => Number(count) > 0).length).toBeGreaterThan(5);
    }
  });

  it('names a class with its part on the page and in the calendar of a teacher, and on its own page the part alone', () => {
    const { entries } = JSON.parse(gunzipSync(full.data).toString('utf8')) as {
      entries: { kind: string; name: string; key: string; lessons: { parts: [string, string][] }[] }[];
    };
    let said = 0;
    for (const { kind, name, key, lessons } of entries) {
      const page = textOf(full, `${kind}/${key}`);
      const calendar = textOf(full, `calendar/${key}`).replaceAll('\r\n ', '');
      for (const [className, part] of lessons.flatMap(({ parts }) => parts)) {
        if (kind === 'classes' && className !== name) continue;
        const words = kind === 'classes' ? part : `${className} ${part}`;
        expect(page).toContain(`<bdi>${words}</bdi>`);
        expect(page.includes(`<bdi>${className} ${part}</bdi>`)).toBe(kind !== 'classes');
        expect(calendar).toContain(words);
        said += 1;
      }
    }
    expect(said).toBeGreaterThan(20);
  });

  it('names no rooms where classrooms are switched off, and no teachers where they are not published', async () => {
    const bare = school();
    bare.config.isClassroomsEnabled = false;
    const edition = await make(bare);
    const pages = edition.pages.filter(({ type }) => type.startsWith('text/html'));
    expect(pages.filter(({ path }) => /rooms?\b/i.test(textOf(edition, path)))).toEqual([]);
    expect(textOf(edition, 'start')).toContain('Class or teacher');
    const classes = await make(bare, { settings: { ...every, teachers: 'none' } });
    const [first] = classes.pages.filter(({ path }) => path.startsWith('classes/'));
    expect(textOf(classes, first?.path ?? '')).toContain('>All classes</a>');
  });

  it('has a page that says so for each class, teacher and room without lessons, and lists the classes alone', async () => {
    const bare = school();
    for (const lesson of Object.values(bare.lessons)) delete bare.lessons[lesson.id];
    const edition = await make(bare);
    const start = textOf(edition, 'start');
    const weeks = edition.pages.filter(({ path }) => /^(classes|teachers|rooms)\//.test(path));
    expect(weeks.length).toBe(12 + 22 + 22);
    for (const { path } of weeks) {
      expect([path, start.includes(`href="${path}"`)]).toEqual([path, path.startsWith('classes/')]);
      expect(textOf(edition, path)).toContain('No lessons are planned here.');
    }
    // The search finds them all.
    const { facts } = edition.pages.find(({ path }) => path === 'start') ?? {};
    expect(JSON.parse(facts ?? '[]')).toHaveLength(weeks.length);
  });

  it('has each lesson once in the table of a week, with its time where periods of two structures overlap', async () => {
    const two = structuredClone(draft);
    const lessons = Object.values(two.lessons).filter(
      ({ teachers, timeSlot }) => teachers.length > 0 && timeSlot,
    );
    const [first] = lessons;
    const second = lessons.find(({ subject }) => subject !== first?.subject);
    const structure = two.schoolData.structures[first?.structure ?? ''];
    if (!first || !second || !structure) throw new Error('no lessons');
    two.lessons = { [first.id]: first, [second.id]: second };
    two.schoolData.structures.late = {
      ...structuredClone(structure),
      ...{ id: 'late', name: 'Late rhythm' },
      periods: structure.periods.map((period) => ({
        ...period,
        ...{ periodStart: period.periodStart + 20, periodEnd: period.periodEnd + 20 },
      })),
    };
    const [group] = second.groups;
    const subject = two.subjects[second.subject];
    if (!group || !subject) throw new Error('no class');
    for (const id of second.groups) Object.assign(two.groups[id] ?? {}, { structure: 'late' });
    subject.structure = 'late';
    Object.assign(first, { groups: [], numPeriods: 1, timeSlot: { day: 0, start: 1, end: 2 } });
    const later = { structure: 'late', teachers: first.teachers, numPeriods: 2 };
    Object.assign(second, { ...later, timeSlot: { day: 0, start: 2, end: 4 } });
    const edition = await make(two);
    const name = two.teachers[first.teachers[0] ?? '']?.name ?? '';
    const page = edition.pages.find(
      ({ path }) => path.startsWith('teachers/') && textOf(edition, path).includes(`<h1><bdi>${name}`),
    );
    const table = /<table[\s\S]*<\/table>/.exec(textOf(edition, page?.path ?? ''))?.[0] ?? '';
    const at = ([from, to]: readonly [number, number]) =>
      [from, to]
        .map((minutes) =>
          `${Math.floor(minutes / 60)}`.padStart(2, '0').concat(':', `${minutes % 60}`.padStart(2, '0')),
        )
        .join('–');
    const own = structure.periods;
    const times = [...table.matchAll(/<div class="dim"><bdi dir="ltr">([^<]*)<\/bdi>/g)].map(
      ([, time]) => time,
    );
    expect(times).toEqual([
      at([own[1]?.periodStart ?? 0, own[1]?.periodEnd ?? 0]),
      at([(own[2]?.periodStart ?? 0) + 20, (own[3]?.periodEnd ?? 0) + 20]),
    ]);
    expect(textOf(full, 'start')).not.toContain('class="dim"><bdi dir="ltr">');
  });

  it('has a link to each day with lessons on the page of a week, and a rule by which the list begins with any of them', () => {
    const style = textOf(full, 'style.css');
    const weeks = full.pages.filter(({ path }) => /^(classes|teachers|rooms)\//.test(path));
    expect(weeks.length).toBe(12 + 22 + 22);
    for (const { path } of weeks) {
      const page = textOf(full, path);
      const ids = [...page.matchAll(/ id="(day-\d)"/g)].map(([, id]) => id);
      const links = [...page.matchAll(/href="#(day-\d)"/g)].map(([, id]) => id);
      expect([path, links]).toEqual([path, ids]);
      for (const id of ids)
        expect(style).toContain(`main:has(.from-${id?.slice(4)}) .days>li:has(~#${id}){order:1}`);
    }
    expect(weeks.some(({ path }) => textOf(full, path).includes('id="day-4"'))).toBe(true);
  });

  it('names the periods of a week, also that of a break, but for names that are times, and says its date of publication', async () => {
    const named = structuredClone(draft);
    for (const { periods } of Object.values(named.schoolData.structures))
      for (const [index, period] of periods.entries())
        period.label = ['1st', '08:00', 'Recreo', '', ''][index % 5] ?? '';
    const edition = await make(named);
    const path = edition.pages.find((page) => page.path.startsWith('classes/'))?.path ?? '';
    const heads = [...textOf(edition, path).matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head]) => head);
    const names = heads.map((head = '') => /^<b><bdi>(.*?)<\/bdi><\/b><br><bdi dir="ltr">/.exec(head)?.[1]);
    expect(names.slice(0, 5)).toEqual(['1st', undefined, 'Recreo', undefined, undefined]);
    const date = '<footer><span>Published on Monday, 23 November 2026</span>';
    expect(textOf(edition, path)).toContain(date);
    expect(textOf(edition, 'start')).not.toContain(date);
  });

  it('says what changed since the one before: moved, in another room, new, gone; swapped equals are no change', async () => {
    const next = structuredClone(draft);
    const ofNinth = Object.values(next.lessons).filter(({ timeSlot }) => timeSlot !== null);
    const [moved, gone] = [ofNinth[0], ofNinth[20]];
    if (!moved?.timeSlot || !gone) throw new Error('no lessons');
    moved.timeSlot = { ...moved.timeSlot, day: (moved.timeSlot.day + 1) % 5 };
    gone.timeSlot = null;
    const same = await make(draft, { previous: full.data });
    expect(same.pages.filter(({ changes }) => changes > 0)).toEqual([]);
    const edition = await make(next, { previous: full.data });
    const changed = edition.pages.filter(({ changes }) => changes > 0);
    const concerned = [moved, gone].flatMap(({ groups, teachers }) => [...groups, ...teachers]);
    expect(changed.length).toBeGreaterThanOrEqual(new Set(concerned).size);
    expect(textOf(edition, 'changes')).toMatch(/ moves from .* to /);
    expect(textOf(edition, 'changes')).toContain('no longer takes place');
    const paper = textOf(edition, 'changes.pdf').replaceAll(/\s+/g, ' ');
    expect(paper).toContain('What changed since the last publication');
    const said = textOf(edition, 'changes').matchAll(/<li>([^<]*)<\/li>/g);
    const missing = [...said].filter(([, text = '']) => !paper.includes(text.replaceAll('&amp;', '&')));
    expect(missing).toEqual([]);
    const [group] = moved.groups;
    const page = changed.find(({ path }) => path.startsWith('classes/'));
    expect([group !== undefined, page !== undefined]).toEqual([true, true]);
  });
});

/** The texts of a page, its labels and its titles, without styles and addresses. */
const wordsOf = (page: string): string => {
  const body = page.replaceAll(/<style.*?<\/style>/gs, '');
  const labels = [...body.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [body.replaceAll(/<[^>]*>/g, '\n'), ...labels]
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
};

it('says nothing outside the catalogue but the words of the school', async () => {
  const next = structuredClone(draft);
  for (const [index, lesson] of Object.values(next.lessons).entries()) {
    if (index % 9 === 0) lesson.timeSlot = null;
    else if (index % 2 === 0 && lesson.timeSlot) lesson.timeSlot.day = (lesson.timeSlot.day + 1) % 5;
    else if (index % 5 === 0) lesson.classroom = Object.keys(next.classrooms)[0] ?? null;
  }
  const edition = await make(next, {
    ...{ previous: full.data, newest: full.data, validFrom: '2026-12-01' },
    settings: { ...every, language: 'qps' as 'en' },
  });
  const own = new Set<string>();
  JSON.stringify(next, (_, value: unknown) => {
    if (typeof value === 'string') own.add(value);
    return value;
  });
  const words = [...own].filter((word) => /\p{L}/u.test(word)).sort((a, b) => b.length - a.length);
  const pages = edition.pages.filter(({ type }) => type.startsWith('text/html'));
  const outside = new Set(
    pages.flatMap(({ path }) => outsideMarkers(wordsOf(textOf(edition, path))).split('\n')),
  );
  const foreign = [...outside].filter((line) => {
    const left = words.reduce((text, word) => text.replaceAll(word, ' '), line);
    return /\p{L}{2,}/u.test(left);
  });
  expect(foreign).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
});

describe('“now and next”', () => {
  const texts = createPageTexts('en');
  const today: Today = [
    [
      [480, 525, 'Maths'],
      [530, 575, 'Art'],
    ],
    [[480, 525, 'Sport']],
  ];
  const dates = new Map([
    ['2026-11-23', 0],
    ['2026-11-24', 1],
  ]);
  const at = (date: string, minutes: number) =>
    nowAndNext(texts, { lessons: today, hasDays: true }, { date, minutes, dates, days: ['Mon', 'Tue'] })
      .text.replaceAll(/<[^>]+>|\n/g, ' ')
      .replaceAll(/\s+/g, ' ')
      // Editions of the locale data differ in this comma.
      .replaceAll('day, ', 'day ')
      .trim();

  it.each([
    [
      '2026-11-23',
      480,
      'Monday 23 November 2026 · Mon Now 08:00–08:45 Maths Next 08:50–09:35 Art Today’s lessons',
    ],
    ['2026-11-23', 525, 'Monday 23 November 2026 · Mon Now no lesson Next 08:50–09:35 Art Today’s lessons'],
    [
      '2026-11-23',
      575,
      'Monday 23 November 2026 · Mon Now no lesson Next Tuesday 24 November 2026 08:00–08:45 Sport Today’s lessons',
    ],
    [
      '2026-11-22',
      600,
      'Sunday 22 November 2026 Now no school today Next Monday 23 November 2026 08:00–08:45 Maths',
    ],
    ['2026-11-25', 600, 'Wednesday 25 November 2026 Now no school today'],
  ])('%s at minute %i: %s', (date, minutes, expected) => {
    expect(at(date, minutes)).toBe(expected);
  });

  it('has the start of a lesson first, also beside names from right to left', () => {
    const monday = { date: '2026-11-23', minutes: 480, dates, days: ['Mon', 'Tue'] };
    const { text } = nowAndNext(texts, { lessons: today, hasDays: true }, monday);
    expect(text).toContain('<bdi dir="ltr">08:00–08:45</bdi>');
  });

  it.each([
    ['2026-11-24', 480, 'from-1', '#day-1'],
    // After the last lesson, too: the day before the next one is still under way.
    ['2026-11-23', 1000, 'from-0', '#day-0'],
    ['2026-11-22', 600, 'from-0', null],
    ['2026-11-25', 600, null, null],
  ])(
    '%s at minute %i: the list begins with %s, and %s leads to the present day',
    (date, minutes, first, to) => {
      const { text } = nowAndNext(
        texts,
        { lessons: today, hasDays: true },
        { date, minutes, dates, days: ['Mon', 'Tue'] },
      );
      expect(/class="today ([^"]+)"/.exec(text)?.[1] ?? null).toBe(first);
      expect(/href="([^"]+)"/.exec(text)?.[1] ?? null).toBe(to);
    },
  );
});

it('leads to the present day only on pages that have an id for each day', () => {
  const stored = full.pages.find(({ path }) => path.startsWith('classes/'));
  const facts = readFacts(stored?.facts ?? '');
  const day = facts.lessons.findIndex((lessons) => lessons.length > 0);
  const moment = { date: '2026-11-23', minutes: 600, dates: new Map([['2026-11-23', day]]), days: ['Mon'] };
  const linksIn = (read: typeof facts) =>
    nowAndNext(createPageTexts('en'), read, moment).text.match(/href="[^"]+"/g);
  const link = `#day-${day}`;
  expect(linksIn(facts)).toEqual([`href="${link}"`]);
  expect(textOf(full, stored?.path ?? '')).toContain(`id="${link.slice(1)}"`);
  // Editions of earlier versions of the server have the lessons alone.
  const earlier = readFacts(JSON.stringify(facts.lessons));
  expect(earlier.lessons).toEqual(facts.lessons);
  expect(linksIn(earlier)).toBeNull();
});

it('names those that share a lesson one by one, and not the class whose page it is', async () => {
  const shared = school();
  const [own, second, third] = Object.values(shared.groups);
  const lesson = Object.values(shared.lessons).find(({ timeSlot }) => timeSlot !== null);
  if (!own || !second || !third || !lesson) throw new Error('no lesson to share');
  [own.name, second.name, third.name] = ['Own class', 'الصف الثاني', 'Third class'];
  lesson.groups = [own.id, second.id, third.id];
  const edition = await make(shared);
  const page = edition.pages.find(
    ({ path }) =>
      path.startsWith('classes/') && textOf(edition, path).includes('<h1><bdi>Own class</bdi></h1>'),
  );
  const text = textOf(edition, page?.path ?? '');
  expect(text).toContain('<div>with <bdi>الصف الثاني</bdi>, <bdi>Third class</bdi></div>');
  expect(text.split('Own class').length - 1).toBe(2);
  const { lessons } = readFacts(page?.facts ?? '');
  expect(
    lessons.flat().filter(([, , , rest]) => rest?.includes('with \u2068الصف الثاني\u2069, Third class')),
  ).toHaveLength(1);
});

describe('calendars, read by another parser', () => {
  /** The times of all lessons in a calendar. */
  const timesIn = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
    for (const zone of calendar.getAllSubcomponents('vtimezone')) {
      ICAL.TimezoneService.register(new ICAL.Timezone(zone));
    }
    return calendar.getAllSubcomponents('vevent').flatMap((component) => {
      const event = new ICAL.Event(component);
      const iterator = event.iterator();
      const times: string[] = [];
      for (let next = iterator.next(); next; next = iterator.next()) {
        times.push(`${event.uid} ${next.toJSDate().toISOString()}`);
        if (times.length > 500) throw new Error('without end');
      }
      return times;
    });
  };
  /** The instants of all lessons of an entry, by the dates of the year and the clock in Berlin. */
  const wanted = (edition: Edition, key: string) => {
    const data = JSON.parse(gunzipSync(edition.data).toString('utf8')) as {
      dates: [string, number][];
      entries: { key: string; lessons: { uid: string; day: number; start: number }[] }[];
    };
    const { lessons = [] } = data.entries.find((entry) => entry.key === key) ?? {};
    return lessons.flatMap(({ uid, day, start }) =>
      data.dates
        .filter(([, of]) => of === day)
        .map(([date]) => {
          const summer = date < '2026-10-25' || date >= '2027-03-28';
          const at = Date.parse(`${date}T00:00:00Z`) + (start - (summer ? 120 : 60)) * 60_000;
          return `${uid}@bellgrid ${new Date(at).toISOString()}`;
        }),
    );
  };
  const keys = (edition: Edition) =>
    edition.pages.flatMap(({ path }) => (path.startsWith('calendar/') ? [path.slice(9)] : []));

  it.each([
    ['a week', {}],
    ['A and B weeks', { places: [1, 2].flatMap((week) => [1, 2, 3].map((weekday) => ({ week, weekday }))) }],
    ['a rotation that skips free days', { rule: 'rotation' as const, countsFreeDays: false }],
  ])('has each lesson on each of its dates, in %s', async (_, changes) => {
    const edition = await make({
      ...draft,
      schoolData: { ...draft.schoolData, year: { ...year, ...changes } },
    });
    for (const key of keys(edition).slice(0, 20)) {
      const text = textOf(edition, `calendar/${key}`);
      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
      expect(timesIn(text).sort()).toEqual(wanted(edition, key).sort());
    }
  });

  it('keeps the identity of a lesson, and counts its changes', async () => {
    const next = structuredClone(draft);
    const moved = Object.values(next.lessons).find(({ timeSlot }) => timeSlot !== null);
    if (!moved?.timeSlot) throw new Error('no lesson');
    moved.timeSlot = { ...moved.timeSlot, day: (moved.timeSlot.day + 1) % 5 };
    const edition = await make(next, { previous: full.data, newest: full.data });
    const sequences = (of: Edition) =>
      new Map(
        keys(of).flatMap((key) =>
          [...textOf(of, `calendar/${key}`).matchAll(/UID:(\S+)[\s\S]*?SEQUENCE:(\d+)/g)].map(
            ([, uid = '', count]) => [uid, Number(count)] as const,
          ),
        ),
      );
    const [before, after] = [sequences(full), sequences(edition)];
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
    expect([...before.values()].every((count) => count === 0)).toBe(true);
    expect([...after.values()].filter((count) => count === 1)).toHaveLength(1);
    const back = await make(draft, { previous: full.data, newest: edition.data });
    expect([...sequences(back).values()].filter((count) => count === 2)).toHaveLength(1);
    expect(back.pages.filter(({ changes }) => changes > 0)).toEqual([]);
  });

  it('begins on the first date of an edition from a later date', async () => {
    const edition = await make(draft, { validFrom: '2027-02-01' });
    const [key = ''] = keys(edition);
    const times = timesIn(textOf(edition, `calendar/${key}`));
    expect(times.length).toBeGreaterThan(0);
    expect(times.every((time) => (time.split(' ')[1] ?? '') >= '2027-02-01')).toBe(true);
  });

  it('is left out without a school year, and a zone that is none is refused', async () => {
    const of = (changes: Partial<typeof year> | null) => ({
      ...draft,
      schoolData: { ...draft.schoolData, year: changes && { ...year, ...changes } },
    });
    const edition = await make(of(null));
    expect(keys(edition)).toEqual([]);
    expect(everything(edition)).not.toContain('../calendar/');
    const question = {
      settings: every,
      secret: 's',
      previous: null,
      newest: null,
      hasLogo: false,
      schoolName: '',
      validFrom: null,
      now: NOW,
    };
    const zone = { ...question, snapshot: fileOf(of({ timeZone: 'Mars/Base' })) };
    expect(await makeEdition(zone)).toBeNull();
    const later = { ...question, snapshot: gzipSync('{"dataStore":{"version":99}}') };
    expect(await makeEdition(later)).toBeNull();
  });
});

describe('an edition that would be too large', () => {
  const question = { settings: every, secret: 'a secret', previous: null, newest: null, now: NOW };
  const made = (large: Draft) =>
    makeEdition({
      ...{ ...question, snapshot: fileOf(large) },
      ...{ hasLogo: false, schoolName: '', validFrom: null },
    });
  /** The school with so many classes more. */
  function withClasses(count: number, name: (index: number) => string): [Draft, string[]] {
    const large = school();
    const [group] = Object.values(large.groups);
    if (!group) throw new Error('no class');
    const ids = Array.from({ length: count }, (_, index) => `large${index}`);
    for (const [index, id] of ids.entries()) large.groups[id] = { ...group, id, name: name(index) };
    return [large, ids];
  }

  it('is not made of one lesson of thousands of classes, which has them all on each of their pages', async () => {
    const [large, ids] = withClasses(2500, (index) => `Class ${index}`);
    const lesson = Object.values(large.lessons).find(({ timeSlot }) => timeSlot !== null);
    if (!lesson) throw new Error('no lesson');
    expect(await made(large)).toMatchObject({ schoolName: 'Hill & Sons <School>' });
    lesson.groups.push(...ids);
    expect(await made(large)).toBe('tooLarge');
  });

  it('is not made of more names than a search may have', async () => {
    const [large] = withClasses(9000, (index) => `${index}${'n'.repeat(150)}`);
    expect(await made(large)).toBe('tooLarge');
  });
});
