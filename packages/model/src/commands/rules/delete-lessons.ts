import type { Draft } from '../../records/draft.ts';
import type { Id } from '../../records/id.ts';
import { renumberLessons } from './lesson-names.ts';
import { pruneConstraints } from './prune-constraints.ts';
import { adjustSpread } from './spread.ts';

/** Removes lessons with their constraints; the lessons that their subjects keep are renumbered. */
export function deleteLessons(draft: Draft, gone: ReadonlySet<Id>): void {
  const subjects = new Set<Id>();
  for (const id of gone) {
    const lesson = draft.lessons[id];
    if (!lesson) continue;
    subjects.add(lesson.subject);
    delete draft.lessons[id];
  }
  for (const id of subjects) {
    const subject = draft.subjects[id];
    if (!subject) continue;
    const before = subject.lessons.length;
    subject.lessons = subject.lessons.filter((lesson) => !gone.has(lesson));
    renumberLessons(draft, subject);
    adjustSpread(draft, subject, before);
  }
  pruneConstraints(draft, 'lesson', gone);
}
