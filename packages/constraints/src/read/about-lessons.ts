import type { About, Lesson } from '@bellgrid/model';

/** The lessons and all records that take part in them. */
export function aboutLessons(lessons: readonly Lesson[]): About {
  return {
    lessons: lessons.map((lesson) => lesson.id),
    teachers: [...new Set(lessons.flatMap((lesson) => lesson.teachers))],
    groups: [...new Set(lessons.flatMap((lesson) => lesson.groups))],
    subjects: [...new Set(lessons.map((lesson) => lesson.subject))],
  };
}
