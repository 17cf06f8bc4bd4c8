import type { Lesson } from '../records/lesson.ts';

/** True for a lesson that is scheduled at all: one with neither a teacher nor a class is not. */
export function isScheduled(lesson: Lesson): boolean {
  return lesson.teachers.length > 0 || lesson.groups.length > 0;
}
