import { createSharing, type Draft, type Id, type Lesson, WEIGHT } from '@bellgrid/model';
import { nameMessage } from '../../report/warnings.ts';
import type { ImportContext, ImportedLesson, RoomWish } from '../constraints/import-context.ts';
import { percentWeight } from '../source/percent-weight.ts';
import { commonIds } from '../students/id-lists.ts';
import { findOverloadedWishes } from './overloaded-wishes.ts';

/**
 * Decides the rooms of every lesson from the preferences for it: the rooms that all hard ones name and that
 * have enough seats. Without hard ones all rooms, with a preference for those that soft ones name; if even
 * that is too much for the rooms, none. One room is the lesson's room; several are its list to choose from,
 * which moves to the subject when all its lessons have the same.
 */
export function settleRooms(context: ImportContext, wishes: ReadonlyMap<Id, readonly RoomWish[]>): void {
  const lists = new Map<ImportedLesson, Id[]>();
  for (const imported of context.lessons.values()) {
    const list = wishes.get(imported.lesson.id);
    if (list)
      lists.set(imported, withSeats(commonRooms(list, imported.lesson, context), imported, list, context));
  }
  const isWish = ({ lesson }: ImportedLesson): boolean =>
    (wishes.get(lesson.id) ?? []).every((wish) => wish.percent < 100);
  for (const imported of findOverloadedWishes(context, lists, isWish)) lists.set(imported, []);
  for (const [imported, rooms] of lists) {
    const current = (wishes.get(imported.lesson.id) ?? []).find((wish) => wish.isCurrent)?.rooms[0];
    settleLesson(imported.lesson, rooms, current ?? null);
  }
  addPreferences(context, lists, wishes);
  for (const subject of Object.values(context.draft.subjects)) liftToSubject(subject.id, context.draft);
  liftToClasses(context, wishes);
}

function settleLesson(lesson: Lesson, rooms: readonly Id[], current: Id | null): void {
  const [only] = rooms;
  if (rooms.length < 2) {
    lesson.classroom = only ?? current;
    return;
  }
  lesson.viableClassrooms = [...rooms];
  lesson.classroom = current !== null && rooms.includes(current) ? current : null;
}

/** As in FET, home rooms count only without any other rule; the room of a saved timetable is no rule. */
function rulesAmong(wishes: readonly RoomWish[]): readonly RoomWish[] {
  const rules = wishes.filter((wish) => !wish.isCurrent);
  const asked = rules.filter((wish) => wish.home === null);
  return asked.length > 0 ? asked : rules;
}

function commonRooms(wishes: readonly RoomWish[], lesson: Lesson, context: ImportContext): Id[] {
  // Of a virtual room without rooms nothing is left but that home rooms do not count.
  const rules = rulesAmong(wishes).filter((wish) => wish.rooms.length > 0);
  const [first, ...others] = rules.filter((wish) => wish.percent >= 100);
  const current = wishes.filter((wish) => wish.isCurrent).flatMap((wish) => wish.rooms);
  if (!first) {
    if (rules.length === 0) return [];
    return [...new Set([...rules.flatMap((wish) => wish.rooms), ...current, ...context.seats.keys()])];
  }
  let rooms = [...first.rooms];
  for (const wish of others) {
    const common = commonIds(rooms, wish.rooms);
    if (common.length > 0) rooms = common;
    else context.warn(nameMessage(lesson.name), { code: 'imports.fet.warning.noCommonRoom' });
  }
  // A saved timetable does not know home rooms.
  return first.home !== null ? [...new Set([...rooms, ...current])] : rooms;
}

/** One room preference per soft rule, for the lessons that have a choice. */
function addPreferences(
  context: ImportContext,
  lists: ReadonlyMap<ImportedLesson, readonly Id[]>,
  wishes: ReadonlyMap<Id, readonly RoomWish[]>,
): void {
  const preferences = new Map<readonly Id[], { percent: number; lessons: Id[] }>();
  for (const [{ lesson }, rooms] of lists) {
    for (const { percent, rooms: wished } of rulesAmong(wishes.get(lesson.id) ?? [])) {
      const met = commonIds(rooms, wished).length;
      if (percent >= 100 || met === 0 || met === rooms.length) continue;
      const known = preferences.get(wished) ?? { percent, lessons: [] };
      known.lessons.push(lesson.id);
      preferences.set(wished, known);
    }
  }
  for (const [classrooms, { percent, lessons }] of preferences) {
    const weight = percentWeight(percent);
    context.addToLessons('roomPreference', { lessons, classrooms: [...classrooms] }, weight);
  }
}

function withSeats(
  rooms: readonly Id[],
  { lesson, activity }: ImportedLesson,
  wishes: readonly RoomWish[],
  context: ImportContext,
): Id[] {
  const shared = new Set(wishes.flatMap((wish) => wish.shared));
  const { sizes } = context.file.students;
  const students = activity.size ?? activity.students.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const enough = rooms.filter((id) => shared.has(id) || (context.seats.get(id) ?? 0) >= students);
  if (enough.length === 0 && rooms.length > 0) {
    const what = { code: 'imports.fet.warning.fewSeats', values: { count: students } };
    context.warn(nameMessage(lesson.name), what);
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
 * The one hard home room of a class becomes the room of the class, where that gives no other lesson a room: it is
 * used for lessons of this class alone that share their time with no other.
 */
function liftToClasses(context: ImportContext, wishes: ReadonlyMap<Id, readonly RoomWish[]>): void {
  const { draft } = context;
  const ofClass = new Map<Id, Lesson[]>();
  for (const lesson of Object.values(draft.lessons))
    for (const id of lesson.groups) ofClass.set(id, [...(ofClass.get(id) ?? []), lesson]);
  let sharing: ReturnType<typeof createSharing> | null = null;
  for (const { id } of context.classes) {
    const group = draft.groups[id];
    const lessons = ofClass.get(id) ?? [];
    const homes = new Map(lessons.map((lesson) => [lesson, homeRoomOf(lesson, wishes)]));
    const [room = null, ...others] = new Set([...homes.values()].filter((home) => home !== null));
    if (!group || room === null || others.length > 0) continue;
    sharing ??= createSharing(draft);
    const mayShare = sharing;
    const own = lessons.filter(
      (lesson) =>
        lesson.groups.length === 1 &&
        !lessons.some((other) => other !== lesson && mayShare(lesson, other)) &&
        !isChosen(draft, lesson),
    );
    if (own.some((lesson) => homes.get(lesson) === null && fixedRoom(draft, lesson) === null)) continue;
    group.classroom = room;
    for (const lesson of own) if (homes.get(lesson) === room) leaveToClass(draft, lesson, room);
  }
}

/** The hard home room of a lesson's students, where no other rule is about its room. */
function homeRoomOf(lesson: Lesson, wishes: ReadonlyMap<Id, readonly RoomWish[]>): Id | null {
  const rules = rulesAmong(wishes.get(lesson.id) ?? []);
  const home = rules.find((wish) => wish.home === 'students' && wish.percent >= 100);
  const [room = null, ...others] = home?.rooms ?? [];
  return rules.length === 1 && others.length === 0 ? room : null;
}

function isChosen({ subjects }: Draft, lesson: Lesson): boolean {
  return lesson.viableClassrooms.length > 0 || (subjects[lesson.subject]?.viableClassrooms.length ?? 0) > 0;
}

function fixedRoom(draft: Draft, lesson: Lesson): Id | null {
  return lesson.classroom ?? draft.subjects[lesson.subject]?.classroom ?? null;
}

function leaveToClass(draft: Draft, lesson: Lesson, room: Id): void {
  if (fixedRoom(draft, lesson) !== room) return;
  lesson.classroom = null;
  const subject = draft.subjects[lesson.subject];
  if (subject?.classroom === room) subject.classroom = null;
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
    const cells = [{ day, period: start }];
    context.addToLessons('allowedCells', { lessons: [lesson.id], cells, scope: 'start' }, WEIGHT.HARD);
  }
}
