import { type Draft, type Id, type Lesson, WEIGHT } from '@bellgrid/model';
import type { ImportContext, ImportedLesson, RoomWish } from '../constraints/import-context.ts';
import { intersectionOf } from '../students/id-lists.ts';

/**
 * Decides the rooms of every lesson from the wishes for it: the rooms that all of them name and that have
 * enough seats. One room is the lesson's room; several are its list to choose from, which moves to the
 * subject when all its lessons have the same.
 */
export function settleRooms(context: ImportContext, wishes: ReadonlyMap<Id, readonly RoomWish[]>): void {
  const capacity = new Map(
    context.file.rooms.map((room) => [context.classroomIds.get(room.name) ?? '', room.capacity]),
  );
  for (const imported of context.lessons.values()) {
    const list = wishes.get(imported.lesson.id);
    if (list) settleLesson(imported, list, capacity, context);
  }
  for (const subject of Object.values(context.draft.subjects)) liftToSubject(subject.id, context.draft);
}

function settleLesson(
  imported: ImportedLesson,
  wishes: readonly RoomWish[],
  capacity: ReadonlyMap<Id, number>,
  context: ImportContext,
): void {
  const { lesson } = imported;
  const current = wishes.find((wish) => wish.isCurrent)?.rooms[0] ?? null;
  const rules = wishes.filter((wish) => !wish.isCurrent);
  const rooms = withSeats(commonRooms(rules, lesson, context), imported, capacity, context);
  if (rooms.length === 0) {
    lesson.classroom = current;
    return;
  }
  const [only] = rooms;
  if (rooms.length === 1 && only !== undefined) lesson.classroom = only;
  else {
    lesson.viableClassrooms = rooms;
    lesson.classroom = current !== null && rooms.includes(current) ? current : null;
  }
}

/** Home rooms count where nothing else does, and any of them will do; other wishes must all be kept. */
function commonRooms(rules: readonly RoomWish[], lesson: Lesson, context: ImportContext): Id[] {
  const asked = rules.filter((wish) => !wish.isHome);
  if (asked.length === 0) return [...new Set(rules.flatMap((wish) => wish.rooms))];
  const byWeight = [...asked].sort((a, b) => b.percent - a.percent);
  let rooms: Id[] = [...(byWeight[0]?.rooms ?? [])];
  for (const wish of byWeight.slice(1)) {
    const common = intersectionOf(rooms, wish.rooms);
    if (common.length > 0) rooms = common;
    else context.warn(`${lesson.name}: its room rules have no room in common; the weaker rule is left out.`);
  }
  return rooms;
}

function withSeats(
  rooms: readonly Id[],
  { lesson, activity }: ImportedLesson,
  capacity: ReadonlyMap<Id, number>,
  context: ImportContext,
): Id[] {
  const { sizes } = context.file.students;
  const students = activity.size ?? activity.students.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const enough = rooms.filter((id) => (capacity.get(id) ?? 0) >= students);
  if (enough.length === 0 && rooms.length > 0) {
    context.warn(
      `${lesson.name}: no room that it may use has ${students} seats; the number of seats is left out.`,
    );
    return [...rooms];
  }
  return enough;
}

function liftToSubject(id: Id, draft: Draft): void {
  const subject = draft.subjects[id];
  const lessons = subject?.lessons.flatMap((lesson) => draft.lessons[lesson] ?? []) ?? [];
  const [first] = lessons;
  if (!subject || !first) return;
  const key = (lesson: Lesson): string => lesson.viableClassrooms.join();
  if (lessons.some((lesson) => key(lesson) !== key(first))) return;
  if (first.viableClassrooms.length > 0) {
    subject.viableClassrooms = first.viableClassrooms;
    for (const lesson of lessons) lesson.viableClassrooms = [];
  } else if (first.classroom !== null && lessons.every((lesson) => lesson.classroom === first.classroom)) {
    subject.classroom = first.classroom;
  }
}

/**
 * A locked lesson keeps its room, too. Where the file locks only the time and leaves a choice of rooms, the
 * lesson is not locked but may start nowhere else.
 */
export function unlockOpenRooms(context: ImportContext): void {
  for (const { lesson } of context.lessons.values()) {
    const viable =
      lesson.viableClassrooms.length > 0 || context.draft.subjects[lesson.subject]?.viableClassrooms.length;
    if (!lesson.locked || !viable || lesson.classroom !== null || lesson.timeSlot === null) continue;
    const { day, start } = lesson.timeSlot;
    lesson.locked = false;
    context.allowCells([lesson], [{ day, period: start }], 'start', WEIGHT.HARD);
  }
}
