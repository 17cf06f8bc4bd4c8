import { useParams } from '@tanstack/react-router';
import { useDraft } from '../draft/use-draft.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';
import { LessonForm } from './LessonForm.tsx';
import { NewLessonForm } from './NewLessonForm.tsx';

/** The form of a lesson, or of new ones of the subject that the address names. */
export function LessonOrNewForm({ id, ...props }: ItemFormProps) {
  const { subject: subjectId = '' } = useParams({ strict: false });
  const lesson = useDraft((draft) => (id === null ? undefined : draft.lessons[id]));
  const subject = useDraft((draft) => draft.subjects[subjectId]);
  if (lesson) return <LessonForm lesson={lesson} {...props} />;
  return subject && id === null ? <NewLessonForm subject={subject} {...props} /> : null;
}
