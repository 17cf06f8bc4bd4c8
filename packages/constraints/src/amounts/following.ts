import { idSchema, type Lesson, type Placed, type Timetable } from '@bellgrid/model';
import * as z from 'zod';
import { timesOf } from '../structure-times.ts';
import { type LessonSet, lessonsOfSet } from './lesson-set.ts';

/** A rule of two lessons, in this order. */
export const twoLessonsShape = { lessons: z.array(idSchema).length(2) };

/** The two lessons, when both exist. */
export function twoLessons(draft: Timetable['draft'], params: LessonSet): [Lesson, Lesson] | null {
  const [first, second] = lessonsOfSet(draft, params);
  return first && second ? [first, second] : null;
}

/** Whether the second starts on the day of the first, after it, with no school period of its structure between. */
export function isDirectlyAfter(draft: Timetable['draft'], first: Placed, second: Placed): boolean {
  if (first.day !== second.day || second.startMinute < first.endMinute) return false;
  const times = timesOf(draft, first.lesson.structure);
  const school = times?.school[first.day] ?? [];
  return !school.some((open, period) => {
    const start = times?.starts[period] ?? 0;
    return open && start >= first.endMinute && start < second.startMinute;
  });
}
