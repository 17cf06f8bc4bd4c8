import { lessonName } from '../../queries/lesson-name.ts';
import type { Draft } from '../../records/draft.ts';
import type { Subject } from '../../records/subject.ts';

/** Names the subject's lessons 'name (1)', 'name (2)' … in their order. */
export function renumberLessons(draft: Draft, subject: Subject): void {
  subject.lessons.forEach((id, index) => {
    const lesson = draft.lessons[id];
    const name = lessonName(subject.name, index + 1);
    if (lesson && lesson.name !== name) lesson.name = name;
  });
}
