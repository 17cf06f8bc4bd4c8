import {
  createExampleSchool,
  type Draft,
  exportSettingsSchema,
  hasSchool,
  teacherShortName,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontFiles } from '../../testing/font-files.ts';
import { drawHtml } from './draw-html.ts';
import { layoutSchedule, planSchedule } from './layout-pages.ts';
import { tinyLetters } from './letter-height.ts';
import { fontNamesFor, readFonts } from './paper-fonts.ts';
import type { PaperPage } from './paper-page.ts';
import { wrapText } from './paper-text.ts';
import { paperWords } from './paper-words.ts';
import { periodRange, timeSpan } from './schedule-data.ts';
import { divisionsOf, schedulesOf } from './schedules.ts';

const fonts = readFonts(fontFiles());
const context = { words: paperWords(createTexts()), fonts, today: '23 November 2026', hasLogo: true };

/** The example school with its lessons at random places, several at a time as well. */
function placedAtRandom(numbers: readonly number[]): Draft {
  const draft = createExampleSchool();
  Object.values(draft.lessons).forEach((lesson, index) => {
    const number = numbers[index % numbers.length] ?? 0;
    const day = (number + index) % 6;
    const start = (number * 7 + index * 3) % 7;
    const structure = draft.schoolData.structures[lesson.structure];
    if (day < 5 && start + lesson.numPeriods <= (structure?.periods.length ?? 0))
      lesson.timeSlot = { day, start, end: start + lesson.numPeriods };
  });
  return draft;
}

function pagesOf(
  draft: Draft,
  settings: object,
): { pages: PaperPage[]; schedules: ReturnType<typeof schedulesOf> } {
  const parsed = exportSettingsSchema.parse(settings);
  const schedules = schedulesOf(draft, parsed);
  return {
    schedules,
    pages: schedules.flatMap((schedule) => layoutSchedule(draft, parsed, schedule, context)),
  };
}

/** The cells of the lessons of a schedule: as the pages show them, and as the draft has them. */
const shown = (pages: readonly PaperPage[], schedule: string): string[] =>
  pages
    .filter((page) => page.schedule === schedule)
    .flatMap(({ placed }) =>
      placed.flatMap(({ cells }) => cells.map(({ lesson, column, row }) => `${lesson} ${column} ${row}`)),
    )
    .sort();

/** Tells the cell in which a text begins. */
const holds =
  (x: number, y: number) =>
  ({ area }: PaperPage['placed'][number]): boolean =>
    x >= area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;

/** Places lessons where their classes have no other. */
function apart(draft: Draft): Draft {
  const taken = new Set<string>();
  for (const lesson of Object.values(draft.lessons))
    for (let at = 0; at < 35 && lesson.timeSlot === null; at += 1) {
      const [day, start] = [at % 5, Math.floor(at / 5)];
      const keys = Array.from({ length: lesson.numPeriods }, (_, more) =>
        lesson.groups.map((group) => `${group} ${day} ${start + more}`),
      ).flat();
      if (start + lesson.numPeriods > 7 || keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      lesson.timeSlot = { day, start, end: start + lesson.numPeriods };
    }
  return draft;
}

/** Adds classes that are like the first one, without lessons. */
function addClasses(draft: Draft, count: number): void {
  const [first] = Object.values(draft.groups);
  if (!first) throw new Error('The example school has no class.');
  for (let index = 0; index < count; index += 1)
    draft.groups[`class ${index}`] = { ...first, id: `class ${index}`, name: `Class ${index}` };
}

const all = (draft: Draft) => ({
  exportedGroups: Object.keys(draft.groups),
  exportedTeachers: Object.keys(draft.teachers),
  exportedClassrooms: Object.keys(draft.classrooms),
  exportedDays: draft.schoolData.days.map(({ id }) => id),
});

describe('the pages of a schedule', () => {
  it('have titles of one size on the sheets of classes, teachers and rooms', () => {
    const draft = placedAtRandom([3, 8, 21]);
    for (const [index, item] of [
      ...Object.values(draft.groups),
      ...Object.values(draft.teachers),
      ...Object.values(draft.classrooms),
    ].entries())
      item.name = `N ${index}`;
    const { pages, schedules } = pagesOf(draft, all(draft));
    expect(new Set(schedules.map(({ kind }) => kind)).size).toBe(3);
    const sizes = pages.map(({ title, texts }) =>
      Math.max(...texts.filter(({ text }) => text === title).map(({ size }) => size)),
    );
    expect(new Set(sizes).size).toBe(1);
  });

  it('show every placed lesson in its cells exactly once, and count the others', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1000), { minLength: 5, maxLength: 30 }),
        fc.constantFrom('portrait', 'landscape'),
        (numbers, scheduleOrientation) => {
          const draft = placedAtRandom(numbers);
          const group = Object.values(draft.groups)[0];
          const { pages, schedules } = pagesOf(draft, {
            exportedGroups: [group?.id],
            scheduleOrientation,
          });
          const own = Object.values(draft.lessons).filter(({ groups }) => groups.includes(group?.id ?? ''));
          const wanted = own
            .flatMap(({ id, timeSlot, numPeriods }) =>
              timeSlot
                ? Array.from(
                    { length: numPeriods },
                    (_, at) => `${id} ${timeSlot.day} ${timeSlot.start + at}`,
                  )
                : [],
            )
            .sort();
          expect(shown(pages, schedules[0]?.key ?? '')).toEqual(wanted);
          expect(schedules[0]?.unplaced).toBe(own.filter(({ timeSlot }) => timeSlot === null).length);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('show each lesson of a day in the column of each of its classes, and the whole week in the global one', () => {
    const draft = placedAtRandom([3, 8, 21, 34]);
    for (const view of ['day', 'global'] as const) {
      const { pages, schedules } = pagesOf(draft, { ...all(draft), selectedExportView: view, paper: 'a3' });
      const cells = schedules.flatMap(({ key }) => shown(pages, key));
      const expected = Object.values(draft.lessons).flatMap((lesson) =>
        lesson.timeSlot ? lesson.groups.flatMap(() => Array.from({ length: lesson.numPeriods })) : [],
      );
      expect(cells.length).toBe(expected.length);
      expect(new Set(view === 'global' ? cells : schedules.map(({ key }) => key)).size).toBe(
        view === 'global' ? cells.length : 5,
      );
    }
  });

  it('keep all text and all boxes on the paper, and no text is wider than its cell', () => {
    const draft = placedAtRandom([1, 5, 9, 14]);
    for (const paper of ['a4', 'letter'] as const) {
      const { pages } = pagesOf(draft, { ...all(draft), paper, colorOption: 'Pill' });
      expect(pages.length).toBeGreaterThanOrEqual(56);
      for (const page of pages) {
        for (const { x, y, width } of page.texts) {
          expect(x).toBeGreaterThan(10);
          expect(x + width).toBeLessThan(page.width - 10);
          expect(y).toBeLessThan(page.height - 6);
        }
        for (const { y, height } of page.boxes) expect(y + height).toBeLessThan(page.height - 12);
        const covered = page.texts.filter(({ text, x, y, width }) => {
          const isWithin = ({ area }: PaperPage['placed'][number]) =>
            x < area.x + area.width && x + width > area.x && y > area.y && y < area.y + area.height;
          return text === 'Break' && page.placed.some(isWithin);
        });
        expect(covered).toEqual([]);
      }
    }
  });

  it('an outline breaks no short name in the columns of a Global schedule, and all have one size', () => {
    const draft = apart(createExampleSchool());
    const names = new Set(Object.values(draft.subjects).map(({ shortName }) => shortName));
    const namesWith = (colorOption: string) =>
      pagesOf(draft, { selectedExportView: 'global', colorOption }).pages.flatMap(({ texts }) =>
        texts.filter(({ text }) => names.has(text)),
      );
    const [bare, outlined] = [namesWith('None'), namesWith('Pill')];
    const sorted = (of: typeof bare) => of.map(({ text }) => text).sort();
    expect(bare.length).toBeGreaterThan(100);
    expect(sorted(outlined)).toEqual(sorted(bare));
    const sizes = outlined.map(({ size }) => size);
    expect(Math.min(...sizes)).toBeGreaterThan(0.6 * Math.max(...sizes));
  });

  it('a class of a division has its own schedule for every combination of tracks', () => {
    const draft = placedAtRandom([2, 4, 6]);
    const [division] = Object.values(draft.trackSets);
    const all = divisionsOf(draft, division?.group ?? null);
    const settings = { selectedExportView: 'division', divisionGroup: division?.group };
    const last = all.map(({ tracks }) => tracks.at(-1));
    const divisionTracks = Object.fromEntries(all.map(({ id }, index) => [id, last[index]?.id]));
    const chosen = pagesOf(draft, { ...settings, divisionTracks });
    expect(chosen.schedules.map(({ subtitle }) => subtitle)).toEqual([
      last.map((track) => track?.name).join(' · '),
    ]);
    const others = new Set(
      all.flatMap(({ tracks }) => tracks.slice(0, -1).flatMap(({ subjects }) => subjects)),
    );
    const subjects = chosen.schedules[0]?.lessons.map(({ id }) => draft.lessons[id]?.subject ?? '') ?? [];
    expect(subjects.length).toBeGreaterThan(5);
    expect(subjects.filter((subject) => others.has(subject))).toEqual([]);
    const combined = pagesOf(draft, { ...settings, allTrackCombinations: true });
    expect(combined.schedules.length).toBe(all.reduce((product, { tracks }) => product * tracks.length, 1));
  });

  it('an empty cell with no school is closed, and long and strange names stay inside', () => {
    const draft = placedAtRandom([7]);
    for (const subject of Object.values(draft.subjects))
      subject.name = `=cmd|' /C calc'!A0 ${'Donaudampfschifffahrt'.repeat(14)}`.slice(0, 300);
    const structure = Object.values(draft.schoolData.structures)[0];
    const cell = structure?.cells.find(({ dayIndex, periodIndex }) => dayIndex === 4 && periodIndex === 6);
    if (cell) cell.hasSchool = false;
    expect(structure && hasSchool(structure, 4, 6)).toBe(false);
    const { pages, schedules } = pagesOf(draft, { exportedGroups: Object.keys(draft.groups).slice(0, 1) });
    expect(schedules[0]?.tables[0]?.closed).toEqual([{ column: 4, row: 6 }]);
    for (const page of pages)
      for (const { x, width } of page.texts) expect(x + width).toBeLessThan(page.width - 10);
  });

  it('a lesson of more classes than a page has room for is on every page, with its text, and all pages are full', () => {
    const draft = placedAtRandom([3, 5, 8]);
    const [assembly, other] = Object.values(draft.lessons);
    if (!assembly || !other) throw new Error('The example school has no lessons.');
    addClasses(draft, 70);
    assembly.groups = Object.keys(draft.groups);
    assembly.timeSlot = { day: 0, start: 0, end: assembly.numPeriods };
    // Few lessons else are at that time.
    for (const lesson of Object.values(draft.lessons))
      if (lesson !== assembly && lesson.timeSlot?.day === 0) lesson.timeSlot = null;
    const subject = draft.subjects[assembly.subject];
    if (!subject) throw new Error('The lesson has no subject.');
    [subject.name, subject.shortName] = ['Assembly', 'Assembly'];
    const settings = { selectedExportView: 'global' };
    const { pages, schedules } = pagesOf(draft, settings);
    const cells = shown(pages, schedules[0]?.key ?? '').filter((cell) => cell.startsWith(`${assembly.id} `));
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.length).toBe(Object.keys(draft.groups).length * assembly.numPeriods);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(6);
    for (const page of pages) {
      expect(page.texts.some(({ text }) => text === 'Assembly')).toBe(true);
      expect(Math.max(...page.boxes.map(({ y, height }) => y + height))).toBeGreaterThan(page.height * 0.6);
      for (const { y, height } of page.boxes) expect(y + height).toBeLessThan(page.height - 12);
    }
  });

  it('that need a further page have letters as large as all of them together have room for', () => {
    const draft = placedAtRandom([3]);
    const [structure] = Object.values(draft.schoolData.structures);
    const [period] = structure?.periods ?? [];
    if (!structure || !period) throw new Error('The example school has no periods.');
    structure.periods = Array.from({ length: 58 }, (_, index) => ({
      ...{ ...period, id: `${index}`, index, label: `${index + 1}` },
      ...{ periodStart: 420 + index * 15, periodEnd: 435 + index * 15 },
    }));
    const [group = ''] = Object.keys(draft.groups);
    const { pages } = pagesOf(draft, { exportedGroups: [group], scheduleOrientation: 'landscape' });
    expect(pages).toHaveLength(3);
    const sizes = pages.flatMap(({ texts }) =>
      texts.filter(({ text }) => text === 'Monday').map(({ size }) => size),
    );
    expect(sizes).toHaveLength(3);
    expect(Math.min(...sizes)).toBeGreaterThan(7);
  });

  it('a poster can be printed on sheets of A4', () => {
    const draft = placedAtRandom([11, 13]);
    const poster = { selectedExportView: 'global', paper: 'a2' };
    const [whole] = pagesOf(draft, poster).pages;
    expect(Math.round(whole?.width ?? 0)).toBe(1684);
    const tiled = (of: Draft, more: object) => pagesOf(of, { ...poster, isTiled: true, ...more }).pages;
    const few = structuredClone(draft);
    for (const id of Object.keys(few.groups).slice(2)) delete few.groups[id];
    for (const of of [draft, few])
      for (const [paper, count] of [
        ['a2', 4],
        ['a3', 2],
      ] as const)
        for (const globalOrientation of ['landscape', 'portrait']) {
          const sheets = tiled(of, { paper, globalOrientation });
          expect(sheets).toHaveLength(count);
          expect(new Set(sheets.map(({ sheet }) => JSON.stringify(sheet))).size).toBe(count);
          // The poster ends where its sheets do, and each of them has much of it.
          const [first] = sheets;
          const ends = sheets.map(({ sheet }) => ({
            right: (sheet?.x ?? 0) + (sheet?.width ?? 0),
            bottom: (sheet?.y ?? 0) + (sheet?.height ?? 0),
          }));
          expect(Math.max(...ends.map(({ right }) => right))).toBeCloseTo(first?.width ?? 0, 3);
          expect(Math.max(...ends.map(({ bottom }) => bottom))).toBeCloseTo(first?.height ?? 0, 3);
          for (const { sheet, placed } of sheets) {
            expect([595, 842]).toContain(Math.round(sheet?.width ?? 0));
            if (sheet === null) throw new Error('A tiled poster is of sheets.');
            const lowest = Math.max(
              ...placed
                .filter(({ area }) => area.x < sheet.x + sheet.width && area.x + area.width > sheet.x)
                .filter(({ area }) => area.y < sheet.y + sheet.height)
                .map(({ area }) => Math.min(area.y + area.height, sheet.y + sheet.height)),
            );
            expect((lowest - sheet.y) / sheet.height).toBeGreaterThan(0.5);
          }
        }
  });

  it('whole days are shared among the pages, as evenly as may be', () => {
    const draft = placedAtRandom([11, 13]);
    addClasses(draft, 20);
    const { pages } = pagesOf(draft, { selectedExportView: 'global', globalOrientation: 'portrait' });
    const days = draft.schoolData.days.map(({ label }) => label);
    expect(
      pages.map(({ texts }) => texts.filter(({ text }) => days.includes(text)).map(({ text }) => text)),
    ).toEqual([
      ['Monday', 'Tuesday', 'Wednesday'],
      ['Thursday', 'Friday'],
    ]);
  });

  it.each([
    [1, 'portrait', 5],
    [1, 'landscape', 5],
    [3, 'portrait', 5],
    [6, 'landscape', 3],
    [12, 'portrait', 2],
    [12, 'landscape', 1],
  ] as const)(
    'the days of %i classes, %s, fill one page in %i bands of equally wide columns',
    (classes, globalOrientation, bands) => {
      const draft = apart(createExampleSchool());
      for (const id of Object.keys(draft.groups).slice(classes)) delete draft.groups[id];
      const { pages, schedules } = pagesOf(draft, { selectedExportView: 'global', globalOrientation });
      expect(pages).toHaveLength(1);
      const [page] = pages;
      const days = draft.schoolData.days.map(({ label }) => label);
      const headings = page?.texts.filter(({ text }) => days.includes(text)) ?? [];
      expect(headings.map(({ text }) => text)).toEqual(days);
      expect(new Set(headings.map(({ y }) => y)).size).toBe(bands);
      const labels = page?.texts.filter(({ text }) =>
        Object.values(draft.groups).some((group) => group.name === text),
      );
      expect(labels).toHaveLength(classes * bands);
      const columns = page?.placed.map(({ area, cells }) => {
        const across = new Set(cells.map(({ column }) => column)).size;
        return Math.round((area.width / across) * 10);
      });
      expect(new Set(columns).size).toBe(1);
      const end = Math.max(...(page?.boxes.map(({ y, height }) => y + height) ?? []));
      expect(end / (page?.height ?? 0)).toBeGreaterThan(bands === 1 ? 0.6 : 0.75);
      expect(end / (page?.height ?? 0)).toBeLessThan(0.97);
      expect(shown(pages, schedules[0]?.key ?? '').length).toBeGreaterThan(20 * classes);
    },
  );

  it.each(['portrait', 'landscape'] as const)(
    'the cells of a page have letters of one size: %s',
    (scheduleOrientation) => {
      const draft = apart(createExampleSchool());
      const subjects = Object.values(draft.subjects);
      for (const subject of subjects.filter((_, index) => index % 4 === 0))
        subject.name = 'Laboratory Workshops';
      const { pages } = pagesOf(draft, { exportedGroups: Object.keys(draft.groups), scheduleOrientation });
      for (const page of pages) {
        for (const titles of [true, false]) {
          const sizes = page.texts
            .filter(({ font, x, y }) => font.endsWith('bold') === titles && page.placed.some(holds(x, y)))
            .map(({ size }) => size);
          expect(sizes.length).toBeGreaterThan(10);
          expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.9);
          expect(Math.min(...sizes)).toBeGreaterThan(titles ? 7 : 5.6);
        }
      }
    },
  );

  it('a period without school on any day is one low row, which does not grow with the others', () => {
    const draft = apart(createExampleSchool());
    for (const structure of Object.values(draft.schoolData.structures))
      for (const cell of structure.cells) if (cell.periodIndex === 3) cell.hasSchool = false;
    for (const lesson of Object.values(draft.lessons)) {
      const { timeSlot } = lesson;
      if (timeSlot && timeSlot.start <= 3 && timeSlot.end > 3) lesson.timeSlot = null;
    }
    const [group] = Object.values(draft.groups);
    const { pages } = pagesOf(draft, { exportedGroups: [group?.id] });
    const left = Math.min(...(pages[0]?.boxes.map(({ x }) => x) ?? []));
    const labels = pages[0]?.boxes.filter(({ x, fill }) => x === left && fill !== '#fafafa').slice(1) ?? [];
    const heights = labels.map(({ height }) => height);
    expect(heights).toHaveLength(7);
    const others = heights.filter((_, row) => row !== 3);
    expect(heights[3]).toBeLessThan(0.6 * Math.min(...others));
    const right = Math.max(...(pages[0]?.boxes.map(({ x, width }) => x + width) ?? []));
    const across = pages[0]?.boxes.filter(({ y, x, width }) => y === labels[3]?.y && x + width === right);
    expect(across?.map(({ fill }) => fill)).toEqual(['#f1f2f4']);

    const whole = pagesOf(draft, { selectedExportView: 'global', globalOrientation: 'landscape' });
    const numbers = whole.pages.flatMap(({ texts }) => texts.map(({ text }) => text));
    expect(numbers.filter((text) => text === '4')).toEqual([]);
    expect(numbers.filter((text) => text === '5').length).toBeGreaterThanOrEqual(5);
  });

  it('a class reads its own parts of a lesson, not those of the other classes that sit in it', () => {
    const draft = apart(createExampleSchool());
    const [own, other] = Object.values(draft.trackSets);
    const subject = own?.tracks[0]?.subjects[0] ?? '';
    const lesson = Object.values(draft.lessons).find((each) => each.subject === subject);
    if (!own || !other || !lesson?.timeSlot) throw new Error('The example school has two divided classes.');
    const [part, theirs] = [own.tracks[0], other.tracks[0]];
    if (!part || !theirs) throw new Error('Divisions have parts.');
    [part.name, theirs.name] = ['Own part', 'Other part'];
    theirs.subjects.push(subject);
    lesson.groups = [own.group, other.group];
    const { pages } = pagesOf(draft, { exportedGroups: [own.group] });
    const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    expect(words).toContain('Own part');
    expect(words).not.toContain('Other part');
  });

  it('where cells are narrow, a class still reads which of its parts has which lesson, in letters of one size', () => {
    const draft = apart(createExampleSchool());
    const [division, other] = Object.values(draft.trackSets);
    const [first, second] = division?.tracks ?? [];
    const lessonOf = (subject = '') =>
      Object.values(draft.lessons).find((each) => each.subject === subject && each.timeSlot);
    const [one, two] = [lessonOf(first?.subjects[0]), lessonOf(second?.subjects[0])];
    if (!first || !second || !one || !two || !division || !other)
      throw new Error('The example school has a divided class.');
    [first.name, second.name] = ['Advanced', 'Group 2'];
    // Other classes have no lesson then, and one sits in the lesson of the first part.
    const { timeSlot } = one;
    for (const lesson of Object.values(draft.lessons))
      if (lesson.groups.includes(division.group) && lesson.timeSlot?.day === timeSlot?.day)
        lesson.timeSlot = null;
    one.groups = [division.group, other.group];
    Object.assign(other.tracks[0] ?? {}, { name: 'Theirs', subjects: [one.subject] });
    [one.timeSlot, two.timeSlot] = [timeSlot, timeSlot];
    const cellsOf = (settings: object) =>
      pagesOf(draft, settings).pages.flatMap(({ placed, texts }) =>
        placed
          .filter(({ cells }) => cells.some(({ lesson }) => lesson === one.id))
          .map((place) =>
            texts
              .filter(({ x, y }) => holds(x, y)(place))
              .map(({ text }) => text)
              .join(' '),
          ),
      );
    for (const view of ['global', 'day'] as const) {
      const [own = '', theirs = '', ...more] = cellsOf({ ...all(draft), selectedExportView: view })
        .map((text) => text.replaceAll('\u00a0', ' '))
        .sort(
          (a, b) =>
            Number(a.includes('Theirs') || a.includes('THE')) -
            Number(b.includes('Theirs') || b.includes('THE')),
        );
      expect(more).toEqual([]);
      expect(own).toMatch(/ADV|Advanced/);
      expect(own).toMatch(/G2|Group 2/);
      expect(own).not.toMatch(/THE|Theirs/);
      expect(theirs).toMatch(/THE|Theirs/);
      expect(theirs).not.toMatch(/ADV|Advanced|G2|Group/);
    }
    addClasses(draft, 24);
    const narrow = cellsOf({ ...all(draft), selectedExportView: 'global' }).join(' ');
    expect(narrow).toContain('ADV');
    expect(narrow).toContain('G2');
  });

  it.each(['None', 'Fill', 'Border'])(
    'lines on the frame are as wide as it is beside cells of several lessons too: %s',
    (colorOption) => {
      const draft = createExampleSchool();
      const [group] = Object.values(draft.groups);
      const own = Object.values(draft.lessons).filter(
        ({ groups, numPeriods }) => groups.includes(group?.id ?? '') && numPeriods === 1,
      );
      for (const lesson of own.slice(0, 3)) lesson.timeSlot = { day: 4, start: 1, end: 2 };
      const { pages } = pagesOf(draft, { exportedGroups: [group?.id], colorOption });
      const boxes = pages.flatMap((page) => page.boxes);
      const place = pages.flatMap(({ placed }) => placed).find(({ cells }) => cells.length === 3)?.area;
      if (!place) throw new Error('The page shows the lessons.');
      const right = place.x + place.width;
      const atEdge = boxes.filter((box) => box.stroke && Math.abs(box.x + box.width - right) < 0.01);
      expect(new Set(atEdge.map(({ stroke, lineWidth }) => `${stroke} ${lineWidth}`)).size).toBe(1);
      // The lessons are divided by lines within the cell.
      const within = boxes.filter(
        (box) =>
          box.stroke === undefined &&
          Math.min(box.width, box.height) < 1 &&
          box.x > place.x - 1 &&
          box.y > place.y + 1 &&
          box.y < place.y + place.height - 1,
      );
      expect(within.length).toBeGreaterThan(0);
    },
  );

  it('a lesson at one time on several days is one box that says it on each day, with a whole line where two of them meet', () => {
    const draft = createExampleSchool();
    const [group] = Object.values(draft.groups);
    const lessons = Object.values(draft.lessons);
    const [first, ...others] = lessons.filter(
      ({ subject, groups, numPeriods }, _, all) =>
        numPeriods === 1 &&
        groups.includes(group?.id ?? '') &&
        all.filter((each) => each.subject === subject && each.numPeriods === 1).length > 2,
    );
    const own = [first, ...others.filter(({ subject }) => subject === first?.subject)].slice(0, 3);
    own.forEach((lesson, day) => {
      if (lesson) lesson.timeSlot = { day, start: 0, end: 1 };
    });
    const settings = { exportedGroups: [group?.id ?? ''] };
    const { pages, schedules } = pagesOf(draft, settings);
    expect(pages).toHaveLength(1);
    const [place, ...more] = pages[0]?.placed ?? [];
    expect(more).toEqual([]);
    if (!place) throw new Error('The page shows the lesson.');
    const { x, y, width, height } = place.area;
    const inside = pages[0]?.boxes.filter(
      (box) =>
        box.width < 2 &&
        box.x > x + 1 &&
        box.x < x + width - 1 &&
        box.y < y + height - 1 &&
        box.y + box.height > y + 1,
    );
    expect(
      inside?.map((line) => [line.x + line.width / 2 - x, line.y - y, line.height].map(Math.round)),
    ).toEqual([
      [Math.round(width / 3), 0, Math.round(height)],
      [Math.round((2 * width) / 3), 0, Math.round(height)],
    ]);
    const page = drawHtml(schedules, exportSettingsSchema.parse(settings), context.words, {
      school: 'school',
      today: 'today',
    });
    expect(page).not.toContain('colspan');
    const title = draft.subjects[first?.subject ?? '']?.name ?? '';
    expect(page.split(`<b>${title}</b>`)).toHaveLength(4);
    const texts = pages[0]?.texts.filter(({ text }) => text === title) ?? [];
    expect(texts.map((text) => Math.floor((3 * (text.x - x)) / width))).toEqual([0, 1, 2]);
  });

  it('names of several teachers and long names of rooms are whole, and a title is set smaller before it is cut', () => {
    const draft = placedAtRandom([7]);
    const [group] = Object.values(draft.groups);
    const lesson = Object.values(draft.lessons).find(
      ({ groups, timeSlot }) => timeSlot && groups.includes(group?.id ?? ''),
    );
    if (!group || !lesson) throw new Error('The example school has no class with a lesson.');
    lesson.teachers = Object.keys(draft.teachers).slice(0, 5);
    const names = lesson.teachers.map((id) => draft.teachers[id]?.name ?? '-');
    group.name = 'Class 5A with two languages and more music';
    draft.schoolData.schoolName = 'School of the long names beside the northern river';
    const { pages } = pagesOf(draft, { exportedGroups: [group.id] });
    const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    for (const name of [...names, group.name, draft.schoolData.schoolName]) expect(words).toContain(name);
    expect(words).not.toContain('…');
  });

  it('a heading of one short word is not broken, however large the other letters are', () => {
    const draft = placedAtRandom([7]);
    const [first] = Object.values(draft.groups);
    if (!first) throw new Error('The example school has no class.');
    draft.groups = { [first.id]: first };
    for (const [index, period] of (draft.schoolData.structures[first.structure]?.periods ?? []).entries())
      period.label = `P${index + 1}`;
    const { pages } = pagesOf(draft, { selectedExportView: 'global' });
    const labels = pages.flatMap(({ texts }) => texts.filter(({ text }) => /^P\d$/.test(text)));
    // Each day has its periods up to the last one with a lesson.
    const lasts = draft.schoolData.days.map(({ index }) =>
      Math.max(
        ...Object.values(draft.lessons).flatMap(({ groups, timeSlot }) =>
          timeSlot?.day === index && groups.includes(first.id) ? [timeSlot.end] : [],
        ),
      ),
    );
    expect(new Set(lasts).size).toBeGreaterThan(1);
    expect(labels).toHaveLength(lasts.reduce((sum, last) => sum + last, 0));
  });
});

describe('the letters', () => {
  it('are taken from the fonts that have them, and named where no font does', () => {
    expect(fontNamesFor('Čeština Ελληνικά Русский')).toEqual(['latin-regular', 'latin-bold']);
    expect(fontNamesFor('علوم 数学')).toContain('arabic-bold');
    expect(fontNamesFor('علوم 数学')).toContain('chinese-regular');
    const own = readFonts(fontFiles());
    own.width('Zoë 😀\u0007', false);
    expect([...own.missing]).toEqual(['😀']);
  });

  it('that no font has are known before a page is drawn', () => {
    const own = readFonts(fontFiles());
    const draft = createExampleSchool({ schoolName: 'School 😀' });
    const settings = exportSettingsSchema.parse({ exportedGroups: Object.keys(draft.groups).slice(0, 1) });
    const plans = schedulesOf(draft, settings).map((schedule) =>
      planSchedule(draft, settings, schedule, { ...context, fonts: own }),
    );
    expect([plans.map(({ count }) => count), [...own.missing]]).toEqual([[1], ['😀']]);
  });

  it('lines break between words, within a long word, and end with an ellipsis', () => {
    expect(wrapText(fonts, 'Physical  Education', true, 6, 4)).toEqual(['Physical', 'Education']);
    expect(wrapText(fonts, 'Abcdefghijklmnopqrstuvwxyz', false, 3, 9).join('')).toBe(
      'Abcdefghijklmnopqrstuvwxyz',
    );
    const cut = wrapText(fonts, 'one two three four five six', false, 2.5, 2);
    expect(cut).toHaveLength(2);
    expect(cut[1]).toMatch(/…$/);
  });
});

describe('the cells of a global schedule', () => {
  it('name those who teach the lessons of a division, in the order of the lessons', () => {
    const draft = apart(createExampleSchool());
    const [division] = Object.values(draft.trackSets);
    const lessons = Object.values(draft.lessons);
    const parallel = (division?.tracks ?? []).map(({ subjects }) =>
      lessons.find((lesson) => subjects.includes(lesson.subject)),
    );
    for (const lesson of lessons) if (lesson.groups.includes(division?.group ?? '')) lesson.timeSlot = null;
    for (const lesson of parallel) if (lesson) lesson.timeSlot = { day: 0, start: 0, end: lesson.numPeriods };
    const people = parallel.map((lesson) =>
      (lesson?.teachers ?? [])
        .flatMap((id) => draft.teachers[id] ?? [])
        .map((teacher) => teacherShortName(draft, teacher))
        .join(', '),
    );
    expect(people.length).toBeGreaterThan(1);
    expect(people).not.toContain('');
    addClasses(draft, 40);
    const { pages } = pagesOf(draft, {
      ...{ selectedExportView: 'global', globalOrientation: 'landscape', paper: 'a3' },
    });
    const ids = new Set(parallel.map((lesson) => lesson?.id));
    const cells = pages.flatMap(({ placed, texts }) =>
      placed
        .filter((place) => place.cells.some(({ lesson }) => ids.has(lesson)))
        .map((place) => texts.filter(({ x, y }) => holds(x, y)(place)).map(({ text }) => text)),
    );
    expect(cells.length).toBeGreaterThan(0);
    for (const texts of cells) for (const name of people) expect(texts.join(' ')).toContain(name);
  });

  it.each([
    ['portrait', 'a4'],
    ['landscape', 'a4'],
    ['landscape', 'a2'],
  ] as const)(
    'have one form, and sizes that differ by a step at most: %s, %s',
    (globalOrientation, paper) => {
      const draft = apart(createExampleSchool());
      const { pages } = pagesOf(draft, { selectedExportView: 'global', globalOrientation, paper });
      const subjects = Object.values(draft.subjects);
      const titles = new Set(subjects.map(({ shortName }) => shortName));
      const longer = new Set(subjects.map(({ name }) => name).filter((name) => !titles.has(name)));
      const initials = new Set(Object.values(draft.teachers).map(({ shortName }) => shortName));
      for (const { texts } of pages) {
        expect(texts.filter(({ text }) => longer.has(text))).toEqual([]);
        for (const wanted of [titles, initials]) {
          const sizes = texts.filter(({ text }) => wanted.has(text)).map(({ size }) => size);
          expect(sizes.length).toBeGreaterThan(20);
          expect(Math.min(...sizes) / Math.max(...sizes)).toBeGreaterThan(0.65);
        }
      }
    },
  );
});

it('all cells of several lessons on a page have the same data in one form, side by side or below one another', () => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  const [teacher] = Object.values(draft.teachers);
  if (!group || !teacher) throw new Error('The example school is empty.');
  const own = Object.values(draft.lessons).filter(
    ({ groups, numPeriods }) => groups.includes(group.id) && numPeriods === 1,
  );
  const names = ['Chemistry', 'Kunstgeschichtlichkeitslehre', 'Physics', 'Music'];
  for (const [index, lesson] of own.slice(0, 8).entries()) {
    const subject = draft.subjects[lesson.subject];
    if (!subject) continue;
    // Two lessons at a time, one pair with a long name and much to say.
    lesson.timeSlot = { day: Math.floor(index / 2), start: 2, end: 3 };
    const name = names[index % names.length] ?? '';
    draft.subjects[`s${index}`] = { ...subject, id: `s${index}`, name, shortName: name.slice(0, 3) };
    draft.teachers[`t${index}`] = {
      ...teacher,
      id: `t${index}`,
      name: `Zoe Part${index}`,
      shortName: `Z${index}`,
    };
    Object.assign(lesson, { subject: `s${index}`, teachers: [`t${index}`], classroom: null });
  }
  const { pages } = pagesOf(draft, { exportedGroups: [group.id] });
  const texts = pages.flatMap((page) => page.texts.map(({ text }) => text));
  const some = (wanted: readonly string[]) => wanted.filter((text) => texts.includes(text));
  expect(some(['Kun', 'Che', 'Phy', 'Mus'])).toHaveLength(4);
  expect(some(['Chemistry', 'Physics', 'Music'])).toEqual([]);
  expect(some(own.slice(0, 8).map((_, index) => `Z${index}`))).toEqual([]);
  const places = pages.flatMap(({ placed }) => placed).filter(({ cells }) => cells.length > 1);
  const inside = places.map(({ area }) =>
    pages
      .flatMap((page) => page.texts)
      .filter((text) => holds(text.x, text.y)({ area, cells: [] }) && /^(Kun|Che|Phy|Mus)$/.test(text.text))
      .map(({ y }) => Math.round(y)),
  );
  const pairs = inside.filter((ys) => ys.length === 2);
  expect(pairs).toHaveLength(4);
  // Letters of both are below one another in all pairs, or in none.
  expect(new Set(pairs.map(([first = 0, second = 0]) => Math.abs(first - second) > 20)).size).toBe(1);
});

it('parallel lessons in a narrow column are below one another with whole names, not beside one another with short ones', () => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  const [room] = Object.values(draft.classrooms);
  if (!group || !room) throw new Error('The example school is empty.');
  draft.config.isClassroomsEnabled = true;
  room.name = 'Room: Language Studio 2';
  const own = Object.values(draft.lessons).filter(
    ({ groups, numPeriods }) => groups.includes(group.id) && numPeriods === 1,
  );
  const names = ['Biology and Geology', 'Technical Drawing'];
  for (const [index, lesson] of own.slice(0, 2).entries()) {
    const subject = draft.subjects[lesson.subject];
    if (!subject) continue;
    draft.subjects[`s${index}`] = { ...subject, id: `s${index}`, name: names[index] ?? '', shortName: 'XY' };
    Object.assign(lesson, {
      subject: `s${index}`,
      timeSlot: { day: 0, start: 2, end: 3 },
      classroom: room.id,
    });
  }
  const { pages } = pagesOf(draft, {
    exportedGroups: [group.id],
    includeAdditionalInfo: { subjectTeacherNames: true, subjectClassroomNames: true },
  });
  const texts = pages.flatMap((page) => page.texts);
  const said = texts.map(({ text }) => text).join(' ');
  for (const name of names) expect(said).toContain(name);
  expect(texts.filter(({ text }) => text === 'XY')).toEqual([]);
});

it('a Global schedule of parallel lessons is on two pages rather than on one with letters too small to read', () => {
  const draft = createExampleSchool();
  draft.config.isClassroomsEnabled = true;
  const rooms = Object.values(draft.classrooms);
  for (const [index, room] of rooms.entries()) room.name = `Room: Language Studio ${index + 1}`;
  const counts = new Map<string, number>();
  for (const [index, lesson] of Object.values(draft.lessons).entries()) {
    const count = Math.min(...lesson.groups.map((group) => counts.get(group) ?? 0));
    // Each class has four lessons at a time, in eight periods.
    const period = Math.floor(count / 4);
    for (const group of lesson.groups) counts.set(group, count + 1);
    if (period >= 8 || lesson.numPeriods > 1) continue;
    const start = Math.floor(period / 5);
    lesson.timeSlot = { day: period % 5, start, end: start + 1 };
    lesson.classroom = rooms[index % rooms.length]?.id ?? null;
  }
  const { pages } = pagesOf(draft, {
    ...{ selectedExportView: 'global', globalOrientation: 'landscape' },
    includeAdditionalInfo: { subjectTeacherNames: true, subjectClassroomNames: true },
  });
  expect(pages).toHaveLength(2);
  expect(tinyLetters(pages)).toBeNull();
  const cells = pages.flatMap(({ placed }) => placed.flatMap((place) => place.cells));
  const placed = Object.values(draft.lessons).filter(({ timeSlot }) => timeSlot !== null);
  expect(new Set(cells.map(({ lesson }) => lesson))).toEqual(new Set(placed.map(({ id }) => id)));
});

it('a Global schedule takes all of its sheet, and letters that are too small are known', () => {
  const draft = apart(createExampleSchool());
  addClasses(draft, 60);
  const [room] = Object.values(draft.classrooms);
  if (!room) throw new Error('no room');
  room.name = 'Departamento';
  draft.config.isClassroomsEnabled = true;
  for (const lesson of Object.values(draft.lessons)) lesson.classroom = room.id;
  const plan = (paper: string) => {
    const view = { selectedExportView: 'global', globalOrientation: 'landscape', paper };
    return pagesOf(draft, { ...view, includeAdditionalInfo: { subjectClassroomNames: true } }).pages;
  };
  const [page] = plan('a4');
  if (!page) throw new Error('no page');
  const edge = (side: (box: PaperPage['boxes'][number]) => number) => Math.max(...page.boxes.map(side));
  expect(edge(({ x, width }) => x + width)).toBeGreaterThan(page.width - 20);
  expect(edge(({ y, height }) => y + height)).toBeGreaterThan(page.height - 40);
  const sizes = page.texts.map(({ size }) => size);
  expect(Math.min(...sizes)).toBeLessThan(5);
  const size = Math.min(...sizes);
  const height = expect.closeTo(size * 0.714 * (25.4 / 72), 5);
  // Of all pages, not of the first alone.
  const [readable] = plan('a2');
  expect(tinyLetters([...(readable ? [readable] : []), page])).toEqual({ size, height });
  expect(tinyLetters(plan('a2'))).toBeNull();
  const classes = pagesOf(apart(createExampleSchool()), { exportedGroups: Object.keys(draft.groups) });
  expect(tinyLetters(classes.pages)).toBeNull();
});

it('a day of eleven periods has all of them on each page: no page for the few lessons of its end', () => {
  const draft = apart(createExampleSchool());
  addClasses(draft, 30);
  for (const structure of Object.values(draft.schoolData.structures)) {
    const last = structure.periods.at(-1);
    for (let index = structure.periods.length; last && index < 11; index += 1) {
      const [periodStart, periodEnd] = [16 * 60 + index * 10, 16 * 60 + index * 10 + 10];
      structure.periods.push({
        ...last,
        id: `late ${index}`,
        label: `late ${index}`,
        periodStart,
        periodEnd,
      });
      for (const { index: dayIndex } of draft.schoolData.days)
        structure.cells.push({ id: `${dayIndex} ${index}`, dayIndex, periodIndex: index, hasSchool: true });
    }
  }
  const [late] = Object.values(draft.lessons).filter(({ numPeriods }) => numPeriods === 1);
  if (late) late.timeSlot = { day: 0, start: 10, end: 11 };
  const [monday] = draft.schoolData.days;
  const { pages } = pagesOf(draft, { selectedExportView: 'day', exportedDays: [monday?.id ?? ''] });
  expect(pages.length).toBeGreaterThan(0);
  const isWhole = ({ texts }: PaperPage) =>
    texts.some(({ text }) => text.includes('late 10')) && texts.some(({ text }) => /\b0?8:00/.test(text));
  expect(pages.map(isWhole)).toEqual(pages.map(() => true));
});

/** Gives the records names that are written from right to left. */
function inArabic(draft: Draft): Draft {
  const rename = (records: Record<string, { name: string }>, name: string) =>
    Object.values(records).forEach((each, index) => {
      each.name = `${name} ${index + 1}`;
    });
  rename(draft.groups, 'الصف');
  rename(draft.teachers, 'محمد');
  rename(draft.subjects, 'العلوم');
  for (const [index, day] of draft.schoolData.days.entries())
    day.label = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس'][index] ?? '';
  return draft;
}

it('lessons that overlap and begin or end apart say their periods on a web page', () => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  const own = Object.values(draft.lessons).filter(({ groups }) => groups.includes(group?.id ?? ''));
  const [long, short] = [
    own.find(({ numPeriods }) => numPeriods > 1),
    own.find(({ numPeriods }) => numPeriods === 1),
  ];
  if (!long || !short) throw new Error('The example school has lessons of one and of two periods.');
  long.timeSlot = { day: 0, start: 1, end: 1 + long.numPeriods };
  short.timeSlot = { day: 0, start: 2, end: 3 };
  const settings = exportSettingsSchema.parse({ exportedGroups: [group?.id] });
  const page = drawHtml(schedulesOf(draft, settings), settings, context.words, {
    school: 'school',
    today: 'today',
  });
  const labels = Object.values(draft.schoolData.structures)[0]?.periods.map(({ label }) => label) ?? [];
  expect(page).toContain(`<small>${labels[1]}–${labels[long.numPeriods]}</small>`);
  expect(page).toContain(`<small>${labels[2]}</small>`);
});

describe('a web page', () => {
  const draft = placedAtRandom([3, 8, 21]);
  const names = Object.values(draft.groups).map(({ name }) => name);
  const pageOf = (view: object) => {
    const settings = exportSettingsSchema.parse({ ...all(draft), ...view });
    const about = { school: 'Hill School', today: '28 November' };
    return drawHtml(schedulesOf(draft, settings), settings, context.words, about);
  };

  it('leads from the names of its schedules to each of them', () => {
    const page = pageOf({});
    const links = [...page.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)];
    expect(links.map(([, , name]) => name)).toEqual(
      expect.arrayContaining([...names, ...Object.values(draft.teachers).map(({ name }) => name)]),
    );
    for (const [, id, name] of links) expect(page).toContain(`<section id="${id}">\n<h2 dir="auto">${name}<`);
    expect(
      pageOf({
        exportedGroups: [],
        exportedClassrooms: [],
        exportedTeachers: Object.keys(draft.teachers).slice(0, 1),
      }),
    ).not.toContain('<nav>');
  });

  it('prints a week across where it has many days, and words and pages of lessons whole', () => {
    const sizesOf = (page: string) =>
      [...page.matchAll(/--print:([\d.]+)px/g)].map(([, size]) => Number(size));
    const classes = { exportedTeachers: [], exportedClassrooms: [] };
    const page = pageOf(classes);
    expect(sizesOf(page).every((size) => size > 10)).toBe(true);
    expect(page).not.toContain('class="across"');
    const wide = structuredClone(draft);
    const { days, structures } = wide.schoolData;
    for (const day of [...days]) days.push({ ...day, id: `${day.id} B`, index: day.index + days.length });
    for (const { cells } of Object.values(structures))
      cells.push(...cells.map((cell) => ({ ...cell, dayIndex: cell.dayIndex + 5 })));
    const longest = 'Naturwissenschaften';
    for (const subject of Object.values(wide.subjects)) subject.name = longest;
    const settings = exportSettingsSchema.parse({ ...all(wide), ...classes });
    const cycle = drawHtml(schedulesOf(wide, settings), settings, context.words, { school: '', today: '' });
    const count = settings.exportedGroups.length;
    expect(cycle.match(/class="across"/g)).toHaveLength(count);
    const [size = 0] = sizesOf(cycle);
    // The paper has 273 mm across for the hours and ten days.
    expect(size * 0.6 * longest.length).toBeLessThan((273 / 25.4) * (96 / 11));
    expect(size).toBeGreaterThanOrEqual(7);
    const crowded = structuredClone(draft);
    const [group] = settings.exportedGroups;
    for (const lesson of Object.values(crowded.lessons)) {
      lesson.groups = [group ?? ''];
      lesson.timeSlot = { day: 0, start: 0, end: 1 };
      lesson.classroom = Object.keys(crowded.classrooms)[0] ?? null;
    }
    crowded.config.isClassroomsEnabled = true;
    const includeAdditionalInfo = { subjectClassroomNames: true };
    const one = exportSettingsSchema.parse({ exportedGroups: [group], includeAdditionalInfo });
    const parallel = drawHtml(schedulesOf(crowded, one), one, context.words, { school: '', today: '' });
    expect(sizesOf(parallel)[0]).toBeLessThan(Math.min(...sizesOf(page)));
    // No line ends with the dot between two details.
    expect(parallel.match(/<small>[^<]* ·\u00a0[^<]*<\/small>/g)?.length).toBeGreaterThan(5);
    expect(parallel).not.toMatch(/<small>[^<]*· [^<]*<\/small>/);
  });

  it.each([
    ['day', { selectedExportView: 'day' }],
    ['week', { selectedExportView: 'global' }],
  ])('has for the %s of the whole school one table a day, with the classes below one another', (_, view) => {
    const page = pageOf(view);
    expect(page.match(/<table/g)).toHaveLength(draft.schoolData.days.length);
    for (const name of names)
      expect(page.split(`<th scope="row"><bdi>${name}</bdi></th>`)).toHaveLength(
        draft.schoolData.days.length + 1,
      );
  });

  it('has the day in the head of each table for the whole school, which every printed page repeats', () => {
    const heads = [...pageOf({ selectedExportView: 'global' }).matchAll(/<thead>(.*?)<\/thead>/g)];
    const days = heads.map(
      ([, head]) => /^<tr class="printed"><th [^>]*><bdi>([^<]*)</.exec(head ?? '')?.[1],
    );
    expect(days).toEqual(draft.schoolData.days.map(({ label }) => label));
  });

  it('says the date and the version where these are chosen', () => {
    expect(pageOf({ selectedExportView: 'global' })).not.toContain('28 November');
    const includeAdditionalInfo = { currentDate: true, revision: true };
    expect(pageOf({ includeAdditionalInfo, revisionNumber: 3 })).toContain('28 November · Version 3');
  });
});

describe('a school that writes from right to left', () => {
  it('has its days from right to left on paper, its periods at the right edge, and its logo at the left', () => {
    const draft = inArabic(placedAtRandom([3, 8, 21, 34]));
    const { pages } = pagesOf(draft, { exportedGroups: Object.keys(draft.groups).slice(0, 1) });
    const [page] = pages;
    if (!page) throw new Error('There is a page.');
    const xOf = (text: string) => page.texts.find((each) => each.text === text)?.x ?? Number.NaN;
    const days = draft.schoolData.days.map(({ label }) => xOf(label));
    expect(days).toEqual([...days].sort((a, b) => b - a));
    const [first] =
      draft.schoolData.structures[Object.keys(draft.schoolData.structures)[0] ?? '']?.periods ?? [];
    expect(xOf(first?.label ?? '')).toBeGreaterThan(Math.max(...days));
    expect(page.logo?.align).toBe('left');
    for (const { text, x, width } of page.texts.filter(({ size }) => size < 11))
      expect(x + width, text).toBeLessThanOrEqual(page.width);
  });

  it('has tables from right to left as a web page; others have none', () => {
    const settings = exportSettingsSchema.parse({ exportedGroups: ['5A'] });
    const htmlOf = (draft: Draft) => {
      const own = { ...settings, exportedGroups: Object.keys(draft.groups) };
      return drawHtml(schedulesOf(draft, own), own, context.words, { school: 'school', today: 'today' });
    };
    expect(htmlOf(inArabic(createExampleSchool()))).toContain('<table class="week" dir="rtl" ');
    expect(htmlOf(createExampleSchool())).not.toContain('dir="rtl"');
    // The borders at the sides of a cell have the direction of the cell.
    expect(htmlOf(inArabic(createExampleSchool()))).not.toMatch(/<t[hd][^>]* dir=/);
  });
});

it('the name of a period that is another time than its own gives way to that; other names stay', () => {
  const draft = placedAtRandom([3, 8, 21]);
  const [structure] = Object.values(draft.schoolData.structures);
  const [group] = Object.values(draft.groups).filter((each) => each.structure === structure?.id);
  if (!structure || !group) throw new Error('The example school has a class.');
  const named = [
    ['08:00', 480],
    ['8.45 - 9.30', 525],
    ['Lunch', 570],
    ['', 630],
    ['08:00', 840],
    ['2:45-3:30', 885],
    ['09:00', 930],
  ] as const;
  for (const [index, period] of structure.periods.entries()) {
    const [label = '', start = 960 + 50 * index] = named[index] ?? [];
    Object.assign(period, { label, periodStart: start, periodEnd: start + 45 });
  }
  const settings = exportSettingsSchema.parse({ exportedGroups: [group.id] });
  const [schedule] = schedulesOf(draft, settings);
  const rows = schedule?.tables[0]?.rows ?? [];
  const names = new Map(rows.map(({ label, time }) => [time, label]));
  const shown = named.map(([, start]) => names.get(timeSpan(start, start + 45)));
  const own = ['08:00–08:45', '8.45 - 9.30', 'Lunch', '4', '14:00–14:45', '2:45-3:30', '15:30–16:15'];
  expect(shown).toEqual(own);
  expect(periodRange({ from: 4, to: 7 }, rows)).toBe('14:00–16:15');
});

it('of the name of a period with words and a time that may be another, the words stay beside its own time', () => {
  const draft = placedAtRandom([3, 8, 21]);
  const [group] = Object.values(draft.groups);
  const [first, second] = draft.schoolData.structures[group?.structure ?? '']?.periods ?? [];
  if (!group || !first || !second) throw new Error('The example school has a class.');
  Object.assign(first, { label: '8.00-8.45 first', periodStart: 490, periodEnd: 535 });
  Object.assign(second, { label: '2ª (9:00 - 9:45)', periodStart: 540, periodEnd: 585 });
  const settings = exportSettingsSchema.parse({ exportedGroups: [group.id] });
  const [schedule] = schedulesOf(draft, settings);
  const heads = schedule?.tables[0]?.rows.slice(0, 2).map(({ label, time }) => `${label} ${time}`);
  expect(heads).toEqual(['first 08:10–08:55', '2ª 09:00–09:45']);
});

it('a schedule without lessons says that it has none', () => {
  const draft = createExampleSchool();
  const settings = { exportedClassrooms: Object.keys(draft.classrooms).slice(0, 1) };
  const said = (of: Draft) =>
    pagesOf(of, settings).pages.flatMap(({ texts }) =>
      texts.filter(({ text }) => text.includes('No lessons')),
    );
  expect(said(draft)).toHaveLength(1);
  const [room = ''] = settings.exportedClassrooms;
  const [lesson] = Object.values(draft.lessons);
  if (lesson)
    Object.assign(lesson, { classroom: room, timeSlot: { day: 0, start: 0, end: lesson.numPeriods } });
  expect(said(draft)).toHaveLength(0);
});

describe('a day', () => {
  const columnsOf = (draft: Draft) => {
    const { pages } = pagesOf(draft, {
      selectedExportView: 'day',
      exportedDays: draft.schoolData.days.map(({ id }) => id).slice(0, 1),
    });
    return pages;
  };

  it('of many classes has them below one another, on a third of the pages', () => {
    const draft = apart(createExampleSchool());
    addClasses(draft, 36);
    const pages = columnsOf(draft);
    expect(pages.length).toBeLessThanOrEqual(2);
    const [{ texts } = { texts: [] }] = pages;
    const heads = texts.filter(({ text }) => text === '5A' || text === '5B').map(({ x }) => x);
    expect(heads).toHaveLength(2);
    expect(Math.max(...heads) - Math.min(...heads)).toBeLessThan(2);
    expect(texts.some(({ text }) => /08:00/.test(text))).toBe(true);
  });

  it('of many classes has no column for a break', () => {
    const draft = apart(createExampleSchool());
    addClasses(draft, 36);
    for (const structure of Object.values(draft.schoolData.structures)) {
      for (const cell of structure.cells) if (cell.periodIndex === 2) cell.hasSchool = false;
      for (const period of structure.periods) if (period.index === 2) period.label = 'Long break';
    }
    for (const lesson of Object.values(draft.lessons)) {
      const { start = 3, end = 3 } = lesson.timeSlot ?? {};
      if (start <= 2 && end > 2) lesson.timeSlot = null;
    }
    const said = (pages: typeof shown) =>
      pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    const shown = columnsOf(draft);
    expect(said(shown)).toContain('08:00');
    expect(said(shown)).not.toContain('Long break');
    const [group = ''] = Object.keys(draft.groups);
    expect(said(pagesOf(draft, { exportedGroups: [group] }).pages)).toContain('Long break');
  });

  it('of three classes has them beside one another', () => {
    const draft = apart(createExampleSchool());
    for (const { id, name } of Object.values(draft.groups)) if (!/^5/.test(name)) delete draft.groups[id];
    const [{ texts } = { texts: [] }] = columnsOf(draft);
    const heads = texts.filter(({ text }) => text === '5A' || text === '5B').map(({ y }) => y);
    expect(new Set(heads).size).toBe(1);
  });
});
