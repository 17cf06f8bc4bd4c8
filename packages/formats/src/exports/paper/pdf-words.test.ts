import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import {
  createExampleSchool,
  type Draft,
  type ExportSettings,
  exportSettingsSchema,
  type Placed,
  timetableOf,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { fontFiles } from '../../testing/font-files.ts';
import { drawPdf } from './draw-pdf.ts';
import { layoutSchedule } from './layout-pages.ts';
import { readFonts } from './paper-fonts.ts';
import type { PaperPage } from './paper-page.ts';
import { paperWords } from './paper-words.ts';
import { pdfOfSchedules } from './pdf-of-schedules.ts';
import { schedulesOf } from './schedules.ts';

const fonts = readFonts(fontFiles());
const words = paperWords(createTexts());
const context = { words, fonts, today: '23 November 2026', hasLogo: false };
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (index: number): string => `Q${index.toString(36).padStart(3, '0')}`;
const isName = (text: string): boolean => /^Q[0-9a-z]{3}$/.test(text);

/** The example school at random places, several lessons at a time as well; each lesson has a subject with a name of its own. */
function placedAtRandom(numbers: readonly number[]): Draft {
  const draft = createExampleSchool();
  moveClass(draft, Object.keys(draft.groups)[(numbers[0] ?? 0) % 12] ?? '');
  // Short enough to be whole on one of the sheets of a poster.
  for (const [index, day] of draft.schoolData.days.entries())
    day.label = ['Mo', 'Tu', 'We', 'Th', 'Fr'][index] ?? '';
  const copies = new Map<string, string[]>();
  Object.values(draft.lessons).forEach((lesson, index) => {
    const number = numbers[index % numbers.length] ?? 0;
    const [day, start] = [(number + index) % 6, (number * 7 + index * 3) % 7];
    const periods = draft.schoolData.structures[lesson.structure]?.periods.length ?? 0;
    const isPlaced = day < 5 && start + lesson.numPeriods <= periods;
    lesson.timeSlot = isPlaced ? { day, start, end: start + lesson.numPeriods } : null;
    const subject = draft.subjects[lesson.subject];
    if (!subject) return;
    const own = { ...subject, id: `${subject.id} ${index}`, shortName: nameOf(index), lessons: [lesson.id] };
    draft.subjects[own.id] = own;
    copies.set(subject.id, [...(copies.get(subject.id) ?? []), own.id]);
    lesson.subject = own.id;
  });
  for (const { tracks } of Object.values(draft.trackSets))
    for (const track of tracks) track.subjects = track.subjects.flatMap((id) => copies.get(id) ?? []);
  return draft;
}

/** Gives a class a schedule structure of its own, with fewer periods, so that its teachers have lessons in two. */
function moveClass(draft: Draft, id: string): void {
  const [main] = Object.values(draft.schoolData.structures);
  const group = draft.groups[id];
  if (!main || !group) throw new Error('The example school has no such class.');
  const periods = main.periods.slice(0, 5).map((each, index) => ({ ...each, label: `P${index + 1}` }));
  draft.schoolData.structures.lower = { ...main, id: 'lower', name: 'Lower', periods, cells: [] };
  main.name = 'Upper';
  group.structure = 'lower';
  for (const lesson of Object.values(draft.lessons)) {
    if (lesson.groups.length === 1 && lesson.groups[0] === id) lesson.structure = 'lower';
    else lesson.groups = lesson.groups.filter((each) => each !== id);
  }
  for (const [key, set] of Object.entries(draft.trackSets)) if (set.group === id) delete draft.trackSets[key];
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Word {
  readonly text: string;
  /** The middle of its box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}
interface FilePage {
  readonly words: readonly Word[];
  readonly boxes: readonly Area[];
}

/** The words of each page, by the middle of their boxes, and its rectangles, as they are in the file. */
function readPages(bytes: Uint8Array): FilePage[] {
  const path = join(folder, 'pages.pdf');
  writeFileSync(path, bytes);
  const { status, stdout } = spawnSync('pdftotext', ['-bbox', path, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  expect(status).toBe(0);
  const pages = stdout.split('<page ').slice(1);
  const place = /<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g;
  const drawings = streamsOf(bytes).filter((text) => / re\n/.test(text));
  expect(drawings).toHaveLength(pages.length);
  return pages.map((page, index) => ({
    words: [...page.matchAll(place)].map(([, left, top, right, bottom, text = '']) => ({
      text,
      x: (Number(left) + Number(right)) / 2,
      y: (Number(top) + Number(bottom)) / 2,
      width: Number(right) - Number(left),
    })),
    boxes: [...(drawings[index] ?? '').matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)].map(
      ([, x, y, width, height]) => ({
        ...{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
      }),
    ),
  }));
}

/** The streams of the file, each as long as its object says: pages, fonts and pictures. */
function streamsOf(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  return [...text.matchAll(/>>\nstream\n/g)].map(({ 0: mark, index }) => {
    const own = text.slice(text.lastIndexOf(' obj\n', index), index);
    const [, length] = /\/Length (\d+)/.exec(own) ?? [];
    expect([own, length !== undefined]).toEqual([own, true]);
    const from = index + mark.length;
    const content = file.subarray(from, from + Number(length));
    expect(
      text
        .slice(from + content.length)
        .trimStart()
        .startsWith('endstream'),
    ).toBe(true);
    return (own.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
  });
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.05;
const isIn = ({ x, y }: Word, area: Area): boolean =>
  x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height;

/** A row or a column of the table of a page with its label, and in the global schedule its day. */
interface Line extends Area {
  readonly label: string;
  readonly day: string;
}

/** The rows and columns of the only table of a page: the boxes of its first row and its first column. */
function gridOf({ boxes, words: all }: FilePage): { rows: Line[]; columns: Line[] } {
  const left = Math.min(...boxes.map(({ x }) => x));
  const [head] = boxes.filter(({ x }) => isNear(x, left)).sort((a, b) => a.y - b.y);
  if (!head) throw new Error('The page has no table.');
  const bottom = head.y + head.height;
  const days = boxes.filter(({ y, height }) => isNear(y, head.y) && height < head.height - 1);
  const lineOf = (area: Area): Line => {
    const own = all.filter((word) => isIn(word, area)).sort((a, b) => a.y - b.y);
    const middle = { text: '', x: area.x + area.width / 2, y: head.y + 1, width: 0 };
    const day = days.find((each) => isIn(middle, each));
    return {
      ...area,
      label: own[0]?.text ?? '',
      day: all.find((word) => day !== undefined && isIn(word, day))?.text ?? '',
    };
  };
  const isLabel = ({ x, y, width }: Area): boolean =>
    isNear(x, left) && isNear(width, head.width) && y > head.y + 1;
  const isHeading = ({ x, y, height }: Area): boolean =>
    x > left + 1 && isNear(y + height, bottom) && y > head.y - 1;
  return { rows: boxes.filter(isLabel).map(lineOf), columns: boxes.filter(isHeading).map(lineOf) };
}

/** The area of a lesson in the line of one class, or of its day. */
interface CellArea extends Area {
  readonly periods: number;
  /** The parts of it that have a text of their own. */
  readonly parts: readonly Area[];
  /** Cells that touch and have the same lessons are one; null where lessons of different times share a cell. */
  readonly lessons: string | null;
  /** The axis along which classes follow one another. */
  readonly axis: 'x' | 'y';
}

/** The areas of a lesson: from the first to the last of its rows, or columns where time goes to the side. */
function areasOf(
  draft: Draft,
  placed: readonly Placed[],
  kind: string,
  page: FilePage,
  at: Placed,
): CellArea[] {
  const { rows, columns } = gridOf(page);
  const structure = draft.schoolData.structures[at.lesson.structure];
  const periods = new Set(structure?.periods.slice(at.start, at.end).map(({ label }) => label));
  const day = draft.schoolData.days[at.day]?.label ?? '';
  const isGlobal = kind === 'global';
  const names = new Set(structure?.periods.map(({ label }) => label));
  const isAcross = isGlobal || (kind === 'day' && columns.some(({ label }) => names.has(label)));
  const times = (isAcross ? columns : rows).filter(
    (line) => periods.has(line.label) && (!isGlobal || line.day === day),
  );
  const classes = at.lesson.groups.map(
    (id) => [draft.groups[id]?.name ?? '', parallel(placed, at, id)] as const,
  );
  const others = new Map(isGlobal || kind === 'day' ? classes : [[day, null]]);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return [];
  return (isAcross ? rows : columns).flatMap((line): CellArea[] => {
    const lessons = others.get(line.label);
    if (lessons === undefined) return [];
    if (!isAcross) {
      const area = { x: line.x, width: line.width, y: first.y, height: last.y + last.height - first.y };
      return [{ ...area, periods: times.length, parts: [area], lessons, axis: 'x' }];
    }
    const area = { x: first.x, width: last.x + last.width - first.x, y: line.y, height: line.height };
    const each = times.map(({ x, width }) => ({ x, width, y: line.y, height: line.height }));
    return [{ ...area, periods: times.length, parts: lessons === null ? each : [area], lessons, axis: 'y' }];
  });
}

/** The lessons of a class that overlap one, and those that overlap these, when all take the same time; else null. */
function parallel(placed: readonly Placed[], at: Placed, group: string): string | null {
  const own = placed.filter(({ lesson, day }) => day === at.day && lesson.groups.includes(group));
  let [start, end] = [at.start, at.end];
  for (;;) {
    const inside = own.filter((each) => each.start < end && start < each.end);
    const [from, to] = [
      Math.min(...inside.map((each) => each.start)),
      Math.max(...inside.map((each) => each.end)),
    ];
    if (from === start && to === end) {
      const isEven = inside.every((each) => each.start === start && each.end === end);
      return isEven
        ? inside
            .map(({ lesson }) => lesson.id)
            .sort()
            .join(' ')
        : null;
    }
    [start, end] = [from, to];
  }
}

/** The lessons, placed or not, that belong to a schedule, by its key. */
function isOf(draft: Draft, key: string) {
  const [kind = '', id = '', more = ''] = key.split(':');
  const chosen = new Set(more.split('+'));
  const tracks = Object.values(draft.trackSets)
    .filter(({ group }) => group === id)
    .flatMap((set) => set.tracks);
  return (lesson: Draft['lessons'][string], room: string | null, day: number | null): boolean => {
    if (kind === 'class') return lesson.groups.includes(id);
    if (kind === 'teacher') return lesson.teachers.includes(id);
    if (kind === 'classroom') return room === id;
    if (kind === 'global') return lesson.structure === id && lesson.groups.length > 0;
    if (kind === 'day') {
      const isOnDay = day === null || draft.schoolData.days[day]?.id === id;
      return isOnDay && lesson.structure === more && lesson.groups.length > 0;
    }
    return (
      lesson.groups.includes(id) &&
      tracks.every((track) => chosen.has(track.id) || !track.subjects.includes(lesson.subject))
    );
  };
}

interface SchedulePage {
  readonly schedule: string;
  readonly page: FilePage;
}

/** The pages with their schedules; the sheets of a poster as the one page that they are put together to. */
function putTogether(pages: readonly PaperPage[], read: readonly FilePage[]): SchedulePage[] {
  const found: { schedule: string; page: { words: Word[]; boxes: Area[] } }[] = [];
  for (const [index, { schedule, sheet }] of pages.entries()) {
    const { words: own = [], boxes = [] } = read[index] ?? {};
    const last = found.at(-1);
    const isMore = sheet !== null && last?.schedule === schedule;
    const page: { words: Word[]; boxes: Area[] } = isMore ? last.page : { words: [], boxes: [] };
    if (!isMore) found.push({ schedule, page });
    const { x, y } = sheet ?? { x: 0, y: 0 };
    for (const word of own) {
      // The name of a sheet is in the margin that is cut off.
      if (sheet !== null && /^\d+-\d+$/.test(word.text)) continue;
      const moved = { ...word, x: word.x + x, y: word.y + y };
      page.words.push(moved);
    }
    // A word at an edge is on several sheets, and cut on some.
    const { words: all } = page;
    if (sheet !== null)
      page.words = all.filter(
        (word, at) => !all.some((each, of) => at !== of && isPart(word, each, at > of)),
      );
    // Boxes are in the coordinates of the poster already; those that only mark where to cut are thin and short.
    for (const box of boxes) {
      const isMark = sheet !== null && box.width * box.height <= 10 * 0.4;
      const isKnown = page.boxes.some((each) => JSON.stringify(each) === JSON.stringify(box));
      if (!isMark && !isKnown) page.boxes.push(box);
    }
  }
  // In the order of reading, which the sheets interrupt.
  for (const { page } of found) page.words.sort((a, b) => (isNear(a.y, b.y) ? a.x - b.x : a.y - b.y));
  return found;
}

/** True when a word is a part of another at the same place, or the same one, where the later of two equal ones counts as the part. */
function isPart(word: Word, of: Word, isLater: boolean): boolean {
  const isInside =
    word.x - word.width / 2 > of.x - of.width / 2 - 0.1 &&
    word.x + word.width / 2 < of.x + of.width / 2 + 0.1;
  const isSmaller = word.text.length < of.text.length || isLater;
  return isNear(word.y, of.y) && isInside && of.text.includes(word.text) && isSmaller;
}

/**
 * The tables of a page: one below the name of each schedule structure, which a page with one table may lack; in the global
 * schedule each band of days, which begins with the only box to the left that is without words.
 */
function tablesOf(page: FilePage, kind: string): FilePage[] {
  const left = Math.min(...page.boxes.map(({ x }) => x));
  const corners = page.boxes.filter(
    (box) => isNear(box.x, left) && !page.words.some((word) => isIn(word, box)),
  );
  const names = page.words.filter(({ text }) => text === 'Upper' || text === 'Lower');
  const tops = (kind === 'global' ? corners.map(({ y }) => y - 1) : names.map(({ y }) => y)).sort(
    (a, b) => a - b,
  );
  if (tops.length === 0) return [page];
  return tops.map((top, index) => {
    const isBelow = ({ y }: { readonly y: number }) =>
      y > top && y < (tops[index + 1] ?? Number.POSITIVE_INFINITY);
    return { words: page.words.filter(isBelow), boxes: page.boxes.filter(isBelow) };
  });
}

async function checkFile(draft: Draft, settings: ExportSettings): Promise<number> {
  const schedules = schedulesOf(draft, settings);
  const pages = schedules.flatMap((schedule) => layoutSchedule(draft, settings, schedule, context));
  const bytes = await drawPdf(pages, { title: 'Schedule', language: 'en', fonts, logo: null });
  const read = readPages(bytes);
  expect(read).toHaveLength(pages.length);
  const together = putTogether(pages, read);
  const timetable = timetableOf(draft);
  const all = [...timetable.placed.values()];
  let found = 0;
  for (const { key, kind } of schedules) {
    const own = together.filter(({ schedule }) => schedule === key).map(({ page }) => page);
    const tables = own.flatMap((page) => tablesOf(page, kind));
    const belongs = isOf(draft, key);
    const placed = all.filter((at) => belongs(at.lesson, at.classroom, at.day));
    for (const at of placed) {
      const name = draft.subjects[at.lesson.subject]?.shortName ?? '';
      const pagesOfIt = tables.flatMap((page) => {
        const areas = areasOf(draft, all, kind, page, at);
        return areas.length > 0 ? [{ page, areas }] : [];
      });
      // A lesson that no page holds whole is on two, each with its own periods.
      const count = pagesOfIt.reduce(
        (sum, { areas }) => sum + areas.reduce((own, { periods }) => own + periods, 0),
        0,
      );
      const cells = kind === 'day' || kind === 'global' ? at.lesson.groups.length : 1;
      expect([key, name, count]).toEqual([key, name, cells * (at.end - at.start)]);
      for (const { page, areas } of pagesOfIt) {
        const texts = page.words.filter(({ text }) => text === name);
        // Parallel lessons are said in each class; in narrow columns of a Global schedule, joined names are said once.
        const ways = kind === 'global' ? [true, false] : [true];
        const [first = [], ...others] = ways.map((isEach) =>
          oneOfEqual(areas, areas[0]?.axis ?? 'x', isEach),
        );
        const parts = others.find(({ length }) => length === texts.length) ?? first;
        const perPart = parts.map((part) => texts.filter((word) => isIn(word, part)).length);
        expect([key, name, texts.length, perPart]).toEqual([key, name, parts.length, parts.map(() => 1)]);
        for (const part of parts)
          for (const { x, y, width } of texts.filter((word) => isIn(word, part)))
            expect([
              key,
              name,
              y,
              x - width / 2 > part.x - 1 && x + width / 2 < part.x + part.width + 1,
            ]).toEqual([...[key, name, y, true]]);
        found += parts.length;
      }
    }
    const names = own.flatMap((page) => page.words.flatMap(({ text }) => (isName(text) ? [text] : [])));
    const known = new Set(placed.map(({ lesson }) => draft.subjects[lesson.subject]?.shortName));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    const missing = timetable.unplaced.filter((lesson) => belongs(lesson, lesson.classroom, null)).length;
    const note = missing === 0 ? '' : words.unplaced(missing);
    const last = own.at(-1)?.words.map(({ text }) => text) ?? [];
    expect([key, last.join(' ').includes(note)]).toEqual([key, true]);
    if (note === '') expect(last).not.toContain('placed');
  }
  return found;
}

/** The parts with a text: cells that touch along an axis and have the same lesson are one, and those of several unless each says them. */
function oneOfEqual(cells: readonly CellArea[], axis: 'x' | 'y', isEach: boolean): Area[] {
  const length = axis === 'x' ? 'width' : 'height';
  const found: CellArea[] = [];
  for (const cell of [...cells].sort((a, b) => a[axis] - b[axis])) {
    const last = found.at(-1);
    const isOne =
      last &&
      last.lessons !== null &&
      last.lessons === cell.lessons &&
      !(isEach && last.lessons.includes(' ')) &&
      isNear(last[axis] + last[length], cell[axis]);
    if (!isOne) found.push(cell);
    else {
      const whole = { ...last, [length]: last[length] + cell[length] };
      found[found.length - 1] = { ...whole, parts: [whole] };
    }
  }
  return found.flatMap(({ parts }) => parts);
}

const numbers = fc.array(fc.nat(1000), { minLength: 5, maxLength: 30 });
const looks = fc.record({
  scheduleOrientation: fc.constantFrom('portrait', 'landscape'),
  globalOrientation: fc.constantFrom('portrait', 'landscape'),
  paper: fc.constantFrom('a4', 'letter'),
  colorOption: fc.constantFrom('None', 'Border', 'Pill', 'Fill'),
  includeAdditionalInfo: fc.record({
    subjectTeacherNames: fc.boolean(),
    subjectClassroomNames: fc.boolean(),
    currentDate: fc.boolean(),
    revision: fc.boolean(),
  }),
});

/** As in the random tests of the model: set BELLGRID_FUZZ_FACTOR for more draws. */
const rounds = Number(process.env.BELLGRID_FUZZ_FACTOR ?? 1);
const posters = fc.constantFrom(
  ...[{}, { paper: 'a3' }, { paper: 'a2' }, { paper: 'a3', isTiled: true }, { paper: 'a2', isTiled: true }],
);

it.each(['individual', 'division', 'day', 'global'] as const)(
  'the file has every placed lesson in its cell on every page, once, and counts the others: %s',
  async (selectedExportView) => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(numbers, looks, fc.nat(1000), posters, async (places, look, pick, poster) => {
        const draft = placedAtRandom(places);
        const one = (records: Readonly<Record<string, unknown>>): string[] => {
          const ids = Object.keys(records);
          return ids.slice(pick % ids.length, (pick % ids.length) + 2);
        };
        const sets = Object.values(draft.trackSets);
        const divisionGroup = sets[pick % sets.length]?.group ?? null;
        const divisionTracks = Object.fromEntries(
          sets.flatMap(({ id, tracks }) => {
            const track = tracks[pick % tracks.length];
            return track ? [[id, track.id]] : [];
          }),
        );
        const settings = exportSettingsSchema.parse({
          ...{ ...look, selectedExportView, labelOption: 'subject short name' },
          ...(selectedExportView === 'global' ? poster : {}),
          allTrackCombinations: pick % 2 === 0,
          ...{ exportedGroups: one(draft.groups), exportedTeachers: one(draft.teachers) },
          exportedClassrooms: one(draft.classrooms),
          exportedDays: draft.schoolData.days.slice(pick % 3, (pick % 3) + 2).map(({ id }) => id),
          ...{ divisionGroup, divisionTracks },
        });
        found += await checkFile(draft, settings);
      }),
      { seed: 3, numRuns: 5 * rounds, endOnFailure: true },
    );
    expect(found).toBeGreaterThan(0);
  },
  180_000 * rounds,
);

it('equal lessons below one another are one text in the middle of their cells', async () => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  const own = Object.values(draft.lessons).filter(({ groups }) => groups.includes(group?.id ?? ''));
  const [first] = own;
  const second = own.find(({ id, subject }) => id !== first?.id && subject === first?.subject);
  if (!group || !first || !second) throw new Error('The class has no subject with two lessons.');
  first.timeSlot = { day: 1, start: 0, end: first.numPeriods };
  second.timeSlot = { day: 1, start: first.numPeriods, end: first.numPeriods + second.numPeriods };
  for (const subject of Object.values(draft.subjects)) subject.shortName = 'Q000';
  const settings = exportSettingsSchema.parse({
    exportedGroups: [group.id],
    labelOption: 'subject short name',
  });
  const pages = schedulesOf(draft, settings).flatMap((each) =>
    layoutSchedule(draft, settings, each, context),
  );
  const [page] = readPages(await drawPdf(pages, { title: '', language: 'en', fonts, logo: null }));
  const [word, ...others] = page?.words.filter(({ text }) => text === 'Q000') ?? [];
  expect(others).toEqual([]);
  const { rows = [], columns = [] } = page ? gridOf(page) : {};
  const rowsTaken = rows.slice(0, first.numPeriods + second.numPeriods);
  const tuesday = columns[1];
  expect(word && tuesday && word.x > tuesday.x && word.x < tuesday.x + tuesday.width).toBe(true);
  expect(word && rowsTaken[0] && word.y > rowsTaken[0].y + rowsTaken[0].height / 2).toBe(true);
  const last = rowsTaken.at(-1);
  expect(word && last && word.y < last.y + last.height / 2).toBe(true);
});

it('the file has a bookmark for each schedule, the school as its title, the size of Letter, and of each font its used letters', async () => {
  const draft = placedAtRandom([3, 8, 21]);
  const [group] = Object.values(draft.groups);
  if (group) group.name = 'صف 7';
  const settings = exportSettingsSchema.parse({
    ...{ exportedGroups: Object.keys(draft.groups).slice(0, 3), paper: 'letter' },
  });
  const schedules = schedulesOf(draft, settings);
  // A picture of one dot.
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const logo = Uint8Array.from(Buffer.from(dot, 'base64')).buffer;
  const { bytes, pages } = await pdfOfSchedules(draft, settings, schedules, { ...context, logo });
  const path = join(folder, 'parts.pdf');
  writeFileSync(path, bytes);
  const told = (program: string): string => {
    const { status, stdout } = spawnSync(program, [path], { encoding: 'utf8' });
    expect([program, status]).toEqual([program, 0]);
    return stdout;
  };
  const about = told('pdfinfo');
  expect(about).toMatch(new RegExp(`Title: +${draft.schoolData.schoolName}`));
  expect(about).toMatch(new RegExp(`Pages: +${pages}\\n`));
  expect(about).toMatch(/612 x 792 pts \(letter\)/);
  const fontRows = told('pdffonts').trim().split('\n').slice(2);
  expect(fontRows.map((row) => row.split(' ')[0]).sort()).toEqual(
    [
      expect.stringMatching(/^[A-Z]{6}\+NotoSans-Bold$/),
      expect.stringMatching(/^[A-Z]{6}\+NotoSans-Regular$/),
      expect.stringMatching(/^[A-Z]{6}\+NotoSansArabic-Bold$/),
    ].sort(),
  );
  for (const row of fontRows) expect(row).toMatch(/ yes yes yes +\d+ +\d+$/);
  expect(bytes.length).toBeLessThan(150_000);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.match(/\/Title [\s\S]*?\/Dest \[/g) ?? []).toHaveLength(schedules.length);
  expect(text.match(/\/Subtype \/Image/g)?.length).toBeGreaterThan(0);
});
