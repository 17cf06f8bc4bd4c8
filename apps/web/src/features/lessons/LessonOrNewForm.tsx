import { useParams } from '@tanstack/react-router';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { LessonForm } from './LessonForm.tsx';
import { NewLessonForm } from './NewLessonForm.tsx';

/** The form of a lesson, or of new ones of the subject that the address names. */
export function LessonOrNewForm({ id, ...props }: ItemFormProps) {
  const { subject = '' } = useParams({ strict: false });
  return id === null ? <NewLessonForm subject={subject} {...props} /> : <LessonForm id={id} {...props} />;
}
