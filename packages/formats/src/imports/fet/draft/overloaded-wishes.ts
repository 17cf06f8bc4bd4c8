import { type Id, value } from '@bellgrid/model';
import { nameMessage } from '../../report/warnings.ts';
import type { ImportContext, ImportedLesson } from '../constraints/import-context.ts';

/**
 * The lessons that merely prefer rooms which have not enough time for all lessons that need them. FET lets
 * such a lesson go without a room; a list of rooms to choose from would make the timetable impossible. Rooms
 * are examined list by list, the shortest first; each gives a warning.
 */
export function findOverloadedWishes(
  context: ImportContext,
  lists: ReadonlyMap<ImportedLesson, readonly Id[]>,
  isWish: (lesson: ImportedLesson) => boolean,
): ImportedLesson[] {
  const openPeriods = createOpenPeriods(context);
  const found = new Set<ImportedLesson>();
  const distinct = distinctLists(lists);
  for (const { rooms } of distinct) {
    const among = new Set(rooms);
    const users = distinct
      .filter((each) => each.rooms.every((room) => among.has(room)))
      .flatMap((each) => each.lessons)
      .filter((lesson) => !found.has(lesson));
    const needed = users.reduce((sum, { lesson }) => sum + lesson.numPeriods, 0);
    const available = rooms.reduce((sum, room) => sum + openPeriods(room), 0);
    const wishing = users.filter(isWish);
    if (needed <= available || wishing.length === 0) continue;
    const names = rooms.map((room) => nameMessage(context.draft.classrooms[room]?.name ?? room));
    const thing = { code: 'imports.rooms', values: { rooms: value.messages(names, 'and') } };
    context.warn(thing, { code: 'imports.fet.warning.crowdedRooms', values: { needed, available } });
    for (const lesson of wishing) found.add(lesson);
  }
  return [...found];
}

interface RoomList {
  readonly rooms: readonly Id[];
  /** Those that have to choose among just these rooms. */
  readonly lessons: ImportedLesson[];
}

/** The shortest first. */
function distinctLists(lists: ReadonlyMap<ImportedLesson, readonly Id[]>): RoomList[] {
  const distinct = new Map<string, RoomList>();
  for (const [lesson, rooms] of lists) {
    if (rooms.length === 0) continue;
    const key = [...rooms].sort().join();
    const known = distinct.get(key);
    if (known) known.lessons.push(lesson);
    else distinct.set(key, { rooms, lessons: [lesson] });
  }
  return [...distinct.values()].sort((a, b) => a.rooms.length - b.rooms.length);
}

/** Periods of school in which a room is not blocked. */
function createOpenPeriods({ structure, draft }: ImportContext): (room: Id) => number {
  const school = structure.cells.filter((cell) => cell.hasSchool).length;
  const blocked = new Map<Id, number>();
  for (const each of Object.values(draft.constraints)) {
    if (each.type === 'classroom') blocked.set(each.base, (blocked.get(each.base) ?? 0) + 1);
  }
  return (room) => school - (blocked.get(room) ?? 0);
}
