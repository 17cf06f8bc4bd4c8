import type { Draft } from '../records/draft.ts';
import type { Lesson } from '../records/lesson.ts';

/**
 * The lessons that a solve may move by 'Schedule only selected', in the draft's order: those of at least
 * one selected class, teacher or classroom; all lessons while nothing is selected.
 */
export function lessonsInScope(draft: Draft): Lesson[] {
  const { solveGroups, solveTeachers, solveClassrooms, isClassroomsEnabled } = draft.config;
  const groups = new Set(solveGroups);
  const teachers = new Set(solveTeachers);
  const classrooms = new Set(isClassroomsEnabled ? solveClassrooms : []);
  const lessons = Object.values(draft.lessons);
  if (groups.size + teachers.size + classrooms.size === 0) return lessons;
  return lessons.filter((lesson) => {
    const room = lesson.classroom ?? draft.subjects[lesson.subject]?.classroom ?? null;
    return (
      lesson.groups.some((id) => groups.has(id)) ||
      lesson.teachers.some((id) => teachers.has(id)) ||
      (room !== null && classrooms.has(room))
    );
  });
}
