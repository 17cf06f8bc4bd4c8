import { hardCells } from '@bellgrid/constraints';
import {
  createSharing,
  type Draft,
  type Id,
  type Lesson,
  leastNeed,
  type Period,
  type ScheduleStructure,
} from '@bellgrid/model';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { cellStops, type TimetableStop } from './cell-stops.ts';
import { type Cluster, clustersOf, type PlacedAt } from './cluster.ts';
import type { ScheduleView } from './schedule-view.ts';
import { type ViewItem, viewItems } from './view-items.ts';

/** The place and the room of a lesson, as far as the grid needs to know. */
export interface GridPlacement {
  readonly lesson: Lesson;
  readonly day: number;
  readonly start: number;
  readonly end: number;
  readonly classroom: Id | null;
}

/** A cluster with its content. */
export interface TimetableCell extends Cluster {
  readonly lanesShown: number;
  readonly stops: readonly TimetableStop[];
}

/** One day of a block: which periods have school, which the item's calendar blocks, and the cells that hold lessons, by start. */
export interface DayColumn {
  readonly school: readonly boolean[];
  readonly blocked: readonly boolean[];
  readonly cells: readonly TimetableCell[];
}

/** The rows of one item in one schedule structure. */
export interface GridBlock {
  readonly key: string;
  readonly kind: ScheduleView;
  readonly item: ViewItem;
  readonly structure: Id;
  /** The structure's name, only where the item has blocks in several structures. */
  readonly structureName: string | null;
  readonly periods: readonly Period[];
  readonly days: readonly DayColumn[];
  /**
   * Periods of the item's lessons that are placed, of all its lessons' periods; of a class: for each pupil; of a
   * room: of its school periods.
   */
  readonly placedPeriods: number;
  readonly totalPeriods: number;
}

/** The lessons of a block, on one day or on all (null). */
export const lessonsIn = ({ days }: GridBlock, onlyDay: number | null): Id[] =>
  days.flatMap(({ cells }, day) =>
    onlyDay === null || onlyDay === day
      ? cells.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson))
      : [],
  );

/** The lessons of a block in the cells that begin in a row, on one day or on all (null). */
export const lessonsStarting = ({ days }: GridBlock, row: number, onlyDay: number | null): Id[] =>
  days.flatMap(({ cells }, day) =>
    onlyDay === null || onlyDay === day
      ? (cells.find(({ start }) => start === row)?.lessons.map(({ lesson }) => lesson) ?? [])
      : [],
  );

/** The block with at most so many lanes in each cell; itself where no cell has more. */
export function withLanes(block: GridBlock, most: number): GridBlock {
  if (!block.days.some(({ cells }) => cells.some(({ lanesShown }) => lanesShown > most))) return block;
  const days = block.days.map((day) => ({
    ...day,
    cells: day.cells.map((cell) => {
      if (cell.lanesShown <= most) return cell;
      const { lanes, stops } = cellStops(cell, most);
      return { ...cell, lanesShown: lanes, stops };
    }),
  }));
  return { ...block, days };
}

/** A layout with what it was made from. */
export interface GridLayout {
  readonly draft: Draft;
  readonly blocks: readonly GridBlock[];
  readonly items: ReadonlyMap<
    Id,
    { readonly lessons: readonly Lesson[]; readonly blocks: readonly GridBlock[] }
  >;
}

/**
 * Lays out one block of rows per item and structure, items in natural order. An item without lessons
 * has one empty block. `only` restricts the items; null shows all. Lessons outside their structure's
 * rows are left out. Where the draft differs from that of an earlier layout of the same view in lessons alone, as after
 * every move, items with the same lessons keep their blocks.
 */
export function layoutGrid(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  view: ScheduleView,
  only: ReadonlySet<Id> | null,
  before: GridLayout | null = null,
): GridLayout {
  const kept = before && differInLessonsAlone(before.draft, draft) ? before.items : null;
  const lessonsOf = lessonsByItem(draft, placed, view);
  const need = needOf(draft, view);
  const items = new Map(
    viewItems(draft, view)
      .filter((item) => only === null || only.has(item.id))
      .map((item) => {
        const lessons = lessonsOf.get(item.id) ?? [];
        const known = kept?.get(item.id);
        const isKnown =
          known?.lessons.length === lessons.length &&
          lessons.every((lesson, index) => lesson === known.lessons[index]);
        return [
          item.id,
          isKnown ? known : { lessons, blocks: blocksOf(draft, placed, view, item, lessons, need) },
        ];
      }),
  );
  return { draft, items, blocks: [...items.values()].flatMap(({ blocks }) => blocks) };
}

function differInLessonsAlone(a: Draft, b: Draft): boolean {
  return (Object.keys(b) as (keyof Draft)[]).every((key) => key === 'lessons' || a[key] === b[key]);
}

function lessonsByItem(draft: Draft, placed: ReadonlyMap<Id, GridPlacement>, view: ScheduleView) {
  const byItem = new Map<Id, Lesson[]>();
  for (const lesson of Object.values(draft.lessons)) {
    for (const id of itemsOfLesson(draft, placed, view, lesson)) {
      const list = byItem.get(id);
      if (list) list.push(lesson);
      else byItem.set(id, [lesson]);
    }
  }
  return byItem;
}

function itemsOfLesson(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  view: ScheduleView,
  lesson: Lesson,
): readonly Id[] {
  if (view === 'classes') return lesson.groups;
  if (view === 'teachers') return lesson.teachers;
  const placement = placed.get(lesson.id);
  const room = placement
    ? placement.classroom
    : (lesson.classroom ?? draft.subjects[lesson.subject]?.classroom);
  return room ? [room] : [];
}

function blocksOf(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  view: ScheduleView,
  item: ViewItem,
  lessons: readonly Lesson[],
  need: (lessons: readonly Lesson[]) => number,
): GridBlock[] {
  const structures = structuresOf(draft, view, item, lessons);
  return structures.map((structure) => {
    const own = lessons.filter((lesson) => lesson.structure === structure.id);
    const days = dayColumns(draft, structure, placed, own, hardCells(draft, calendarOf[view], item.id));
    const total = need(own);
    const missing = need(own.filter((lesson) => !placed.has(lesson.id)));
    return {
      key: `${item.id}/${structure.id}`,
      kind: view,
      item,
      structure: structure.id,
      structureName: structures.length > 1 ? structure.name : null,
      periods: structure.periods,
      days,
      placedPeriods: total - missing,
      totalPeriods: view === 'classrooms' ? schoolPeriods(days) : total,
    };
  });
}

function structuresOf(draft: Draft, view: ScheduleView, item: ViewItem, lessons: readonly Lesson[]) {
  const ids = new Set(lessons.map((lesson) => lesson.structure));
  if (view === 'classes') ids.add(draft.groups[item.id]?.structure ?? '');
  const all = Object.values(draft.schoolData.structures)
    .filter((structure) => !structure.isUninitialized)
    .sort((a, b) => compareForReader(a.name, b.name));
  const used = all.filter((structure) => ids.has(structure.id));
  return used.length > 0 ? used : all.slice(0, 1);
}

const calendarOf = { classes: 'group', teachers: 'teacher', classrooms: 'classroom' } as const;

function dayColumns(
  draft: Draft,
  structure: ScheduleStructure,
  placed: ReadonlyMap<Id, GridPlacement>,
  lessons: readonly Lesson[],
  calendar: ReturnType<typeof hardCells>,
): DayColumn[] {
  const rows = structure.periods.length;
  const perDay: PlacedAt[][] = draft.schoolData.days.map(() => []);
  for (const lesson of bySubjectName(draft, lessons)) {
    const slot = placed.get(lesson.id);
    if (slot === undefined || slot.end > rows) continue;
    perDay[slot.day]?.push({ lesson: lesson.id, day: slot.day, start: slot.start, end: slot.end });
  }
  const free = new Set(
    structure.cells.filter((cell) => !cell.hasSchool).map((cell) => `${cell.dayIndex},${cell.periodIndex}`),
  );
  return perDay.map((list, day) => ({
    school: structure.periods.map((_, period) => !free.has(`${day},${period}`)),
    blocked: structure.periods.map(({ periodStart, periodEnd }) =>
      calendar.some(
        (cell) => cell.day === day && cell.startMinute < periodEnd && periodStart < cell.endMinute,
      ),
    ),
    cells: clustersOf(list).map((cluster) => {
      const { lanes, stops } = cellStops(cluster);
      return { ...cluster, lanesShown: lanes, stops };
    }),
  }));
}

/** Parallel lessons are in the order of their subjects' names in every cell. */
function bySubjectName(draft: Draft, lessons: readonly Lesson[]): Lesson[] {
  const name = (lesson: Lesson) => draft.subjects[lesson.subject]?.name ?? lesson.name;
  return [...lessons].sort((a, b) => compareForReader(name(a), name(b)) || compareForReader(a.name, b.name));
}

/** Counts the periods of an item's lessons: those of a class for each pupil, who has one track of every division. */
function needOf(draft: Draft, view: ScheduleView): (lessons: readonly Lesson[]) => number {
  if (view !== 'classes') return periodsIn;
  const sharing = createSharing(draft);
  return (lessons) => leastNeed(lessons, sharing);
}

const periodsIn = (lessons: readonly Lesson[]) => lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);

const schoolPeriods = (days: readonly DayColumn[]) =>
  days.reduce((sum, day) => sum + day.school.filter(Boolean).length, 0);
