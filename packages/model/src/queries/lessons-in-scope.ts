import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import { createRooms } from '../timetable/rooms.ts';

/**
 * The lessons that a solve may move by 'Schedule only selected', in the draft's order: those of at least
 * one selected class, teacher or classroom (the room that a lesson has or has chosen), and selected lessons;
 * all lessons while nothing is selected.
 */
export function lessonsInScope(draft: Draft): Lesson[] {
  const { solveGroups, solveTeachers, solveClassrooms, solveLessons, isClassroomsEnabled } = draft.config;
  const groups = new Set(solveGroups);
  const teachers = new Set(solveTeachers);
  const classrooms = new Set(isClassroomsEnabled ? solveClassrooms : []);
  const chosen = new Set(solveLessons);
  const lessons = Object.values(draft.lessons);
  if (groups.size + teachers.size + classrooms.size + chosen.size === 0) return lessons;
  const rooms = createRooms(draft);
  const isInSelectedRoom = (lesson: Lesson) => {
    const room = rooms(lesson);
    const current = 'fixed' in room ? room.fixed : lesson.classroom;
    return current !== null && classrooms.has(current);
  };
  return lessons.filter((lesson) => {
    return (
      chosen.has(lesson.id) ||
      lesson.groups.some((id) => groups.has(id)) ||
      lesson.teachers.some((id) => teachers.has(id)) ||
      (classrooms.size > 0 && isInSelectedRoom(lesson))
    );
  });
}
