import type { Draft } from '../../draft/draft.ts';
import { lessonName } from '../../queries/lesson-name.ts';
import type { Subject } from '../../records/subject.ts';

/**
 * Names the subject's lessons 'name (1)', 'name (2)' … in their order. A lesson that was given a name of its
 * own keeps it.
 *
 * @param former the subject's name until now, by which numbered names are known.
 */
export function renumberLessons(draft: Draft, subject: Subject, former: string = subject.name): void {
  subject.lessons.forEach((id, index) => {
    const lesson = draft.lessons[id];
    const name = lessonName(subject.name, index + 1);
    if (lesson && lesson.name !== name && isNumbered(lesson.name, former)) lesson.name = name;
  });
}

function isNumbered(name: string, subject: string): boolean {
  if (name === '' || name === subject) return true;
  return name.startsWith(`${subject} (`) && /^\d+\)$/.test(name.slice(subject.length + 2));
}
