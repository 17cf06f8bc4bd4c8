import type { Id, Lesson, Placed, Timetable } from '@bellgrid/model';
import { indexOf, push } from './draft-index.ts';

/** Some lessons of a timetable: the placed ones, in the order given, and the number of unplaced ones. */
export interface PlacedAndUnplaced {
  readonly placed: readonly Placed[];
  readonly unplaced: readonly Lesson[];
}

/** Separates the placed lessons from the unplaced. */
export function placedAndUnplaced(timetable: Timetable, lessons: readonly Lesson[]): PlacedAndUnplaced {
  const placed: Placed[] = [];
  const unplaced: Lesson[] = [];
  for (const lesson of lessons) {
    const where = timetable.placed.get(lesson.id);
    if (where) placed.push(where);
    else unplaced.push(lesson);
  }
  return { placed, unplaced };
}

/** Lists up to this length are searched for repeats: most have two ids, and need no set for that. */
const MOST_COMPARED = 8;

/** The lessons with these ids, without repeats and without ids that name none. */
export function lessonsById(timetable: Timetable | Timetable['draft'], ids: readonly Id[]): Lesson[] {
  const { lessons } = 'draft' in timetable ? timetable.draft : timetable;
  const found: Lesson[] = [];
  const isShort = ids.length <= MOST_COMPARED;
  for (const id of isShort ? ids : new Set(ids)) {
    const lesson = lessons[id];
    if (lesson && !(isShort && found.includes(lesson))) found.push(lesson);
  }
  return found;
}

export function lessonsOfSubjects(draft: Timetable['draft'], subjects: readonly Id[]): Lesson[] {
  const { bySubject } = indexOf(draft);
  return [...new Set(subjects)].flatMap((subject) => bySubject.get(subject) ?? []);
}

export type ByClassroom = ReadonlyMap<Id, readonly Placed[]>;

const keptByClassroom = new WeakMap<Timetable, ByClassroom>();

/** The placements of a timetable by the classroom that they use, by lesson id. */
export function placedByClassroom(timetable: Timetable): ByClassroom {
  const known = keptByClassroom.get(timetable);
  if (known) return known;
  const index = indexByClassroom(timetable.placed.values());
  keptByClassroom.set(timetable, index);
  return index;
}

/** Gives a timetable the index that its maker keeps up to date. */
export function keepByClassroom(timetable: Timetable, index: ByClassroom): void {
  keptByClassroom.set(timetable, index);
}

const byLesson = (a: Placed, b: Placed) => (a.lesson.id < b.lesson.id ? -1 : 1);

export function indexByClassroom(placements: Iterable<Placed>): Map<Id, Placed[]> {
  const index = new Map<Id, Placed[]>();
  for (const placed of placements) {
    if (placed.classroom !== null) push(index, placed.classroom, placed);
  }
  for (const list of index.values()) list.sort(byLesson);
  return index;
}

/** Takes a placement out of the index and puts another in; null for none. */
export function replaceInClassrooms(
  index: Map<Id, Placed[]>,
  before: Placed | null,
  after: Placed | null,
): void {
  if (before && before.classroom !== null) {
    const left = index.get(before.classroom)?.filter((each) => each !== before) ?? [];
    index.set(before.classroom, left);
  }
  if (after && after.classroom !== null) {
    index.set(after.classroom, [...(index.get(after.classroom) ?? []), after].sort(byLesson));
  }
}

/** The placements by day; days without any are left out. */
export function placedByDay(placed: readonly Placed[]): Map<number, Placed[]> {
  const days = new Map<number, Placed[]>();
  for (const each of placed) push(days, each.day, each);
  return new Map([...days].sort(([a], [b]) => a - b));
}
