import type { Draft, Id, Lesson, MessageValue } from '@bellgrid/model';
import { lessonsById } from '../read/timetable-index.ts';
import { named } from './message-values.ts';

/** The parameters of a rule on a set of lessons. */
export interface LessonSet {
  readonly lessons: readonly Id[];
}

/** The lessons of the set that exist, each once. */
export function lessonsOfSet(draft: Draft, { lessons }: LessonSet): Lesson[] {
  return lessonsById(draft, lessons);
}

/** "Mathematics (1) of 9A and Mathematics (2) of 9A", or "The 5 lessons Mathematics (1) of 9A, …". */
export function setValue({ lessons }: LessonSet): MessageValue {
  const names = named('lesson', lessons, 3);
  if (lessons.length <= 3) return names;
  return { code: 'kinds.lessonSet', values: { count: lessons.length, lessons: names } };
}

/** Every unordered pair of a set. */
export function pairsWithin(lessons: readonly Lesson[]): [Lesson, Lesson][] {
  const pairs: [Lesson, Lesson][] = [];
  for (let i = 0; i < lessons.length; i += 1) {
    for (let j = i + 1; j < lessons.length; j += 1) pairs.push([lessons[i]!, lessons[j]!]);
  }
  return pairs;
}
