import type { Draft, Id } from '@bellgrid/model';
import { createRooms } from '@bellgrid/model';
import { ruleReferences } from '../rules/bound-constraint.ts';
import type { ConflictMember } from './conflict-member.ts';

/**
 * All lessons of those teachers, classes and classrooms whose calendars are in a conflict: a few of them may be enough
 * for the conflict, but the calendar has to hold them all.
 */
export function calendarLessons(draft: Draft, members: readonly ConflictMember[]): Id[] {
  const bounds = members.flatMap((member) => (member.kind === 'constraint' ? member.bounds : []));
  const calendars = bounds.filter(({ kind }) => kind.family === 'calendar').map(ruleReferences);
  const items = new Set(
    calendars.flatMap(({ teachers = [], groups = [], classrooms = [] }) => [
      ...teachers,
      ...groups,
      ...classrooms,
    ]),
  );
  if (items.size === 0) return [];
  const roomsOf = createRooms(draft);
  return Object.values(draft.lessons).flatMap((lesson) => {
    const rooms = roomsOf(lesson);
    const choice = 'fixed' in rooms ? [rooms.fixed] : rooms.choose;
    const isIn = choice.length > 0 && choice.every((room) => room !== null && items.has(room));
    const isOf = [...lesson.teachers, ...lesson.groups].some((id) => items.has(id));
    return isIn || isOf ? [lesson.id] : [];
  });
}
