import type { Id } from '@bellgrid/model';
import type { ImportContext, ImportedLesson } from '../constraints/import-context.ts';

/**
 * The lessons that only wish for rooms which have not enough time for all lessons that need them. FET lets
 * such a lesson go without a room; a list of rooms to choose from would make the timetable impossible.
 * Rooms are looked at list by list, the shortest first; a warning tells of each.
 */
export function findOverloadedWishes(
  context: ImportContext,
  lists: ReadonlyMap<ImportedLesson, readonly Id[]>,
  isWish: (lesson: ImportedLesson) => boolean,
): ImportedLesson[] {
  const openPeriods = createOpenPeriods(context);
  const left = new Map(lists);
  const found: ImportedLesson[] = [];
  for (const rooms of distinctLists(lists)) {
    const among = new Set(rooms);
    const users = [...left].filter(([, own]) => own.length > 0 && own.every((room) => among.has(room)));
    const needed = users.reduce((sum, [{ lesson }]) => sum + lesson.numPeriods, 0);
    const available = rooms.reduce((sum, room) => sum + openPeriods(room), 0);
    const wishing = users.map(([lesson]) => lesson).filter(isWish);
    if (needed <= available || wishing.length === 0) continue;
    const names = rooms.map((room) => context.draft.classrooms[room]?.name ?? room).join(', ');
    context.warn(
      `${names}: more periods are wished for there than it has (${needed} of ${available}); the wishes are left out.`,
    );
    for (const lesson of wishing) left.delete(lesson);
    found.push(...wishing);
  }
  return found;
}

function distinctLists(lists: ReadonlyMap<ImportedLesson, readonly Id[]>): (readonly Id[])[] {
  const distinct = new Map([...lists.values()].map((rooms) => [[...rooms].sort().join(), rooms]));
  return [...distinct.values()].filter((rooms) => rooms.length > 0).sort((a, b) => a.length - b.length);
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
