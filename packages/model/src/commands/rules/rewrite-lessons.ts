import type { Draft } from '../../draft/draft.ts';
import type { Lesson } from '../../records/lesson.ts';
import type { Id } from '../../values/id.ts';
import { scan } from './scan.ts';

/**
 * Replaces all lessons at once by the results of `change` (the lesson itself without a change). The new map
 * is frozen, so that the recording copy takes it as it is: to search thousands of new records for recording
 * copies takes longer than the edit.
 */
export function rewriteLessons(draft: Draft, change: (lesson: Lesson) => Lesson): void {
  const next: Record<Id, Lesson> = {};
  let isChanged = false;
  for (const lesson of Object.values(scan(draft.lessons))) {
    const after = change(lesson);
    next[lesson.id] = after;
    isChanged ||= after !== lesson;
  }
  if (isChanged) draft.lessons = Object.freeze(next);
}
