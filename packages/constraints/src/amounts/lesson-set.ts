import { type Draft, type Id, idSchema, type Lesson } from '@bellgrid/model';
import * as z from 'zod';
import type { References } from '../define-constraint.ts';
import { counted, lessonNames } from '../names/names.ts';
import { lessonsById } from '../timetable-index.ts';

/** A rule of a set of lessons. */
export const lessonSetShape = { lessons: z.array(idSchema).min(1) };

export interface LessonSet {
  readonly lessons: readonly Id[];
}

export function setReferences({ lessons }: LessonSet): References {
  return { lessons };
}

/** The lessons of the set that exist, each once. */
export function lessonsOfSet(draft: Draft, { lessons }: LessonSet): Lesson[] {
  return lessonsById(draft, lessons);
}

/** "Mathematics (1) of 9A and Mathematics (2) of 9A", or "The 5 lessons Mathematics (1) of 9A, …". */
export function setName(draft: Draft, { lessons }: LessonSet): string {
  const names = lessonNames(draft, lessons, 3);
  return lessons.length > 3 ? `The ${counted(lessons.length, 'lesson')} ${names}` : names;
}

/** Every unordered pair of a set. */
export function pairsWithin(lessons: readonly Lesson[]): [Lesson, Lesson][] {
  const pairs: [Lesson, Lesson][] = [];
  for (let i = 0; i < lessons.length; i += 1) {
    for (let j = i + 1; j < lessons.length; j += 1) pairs.push([lessons[i]!, lessons[j]!]);
  }
  return pairs;
}
