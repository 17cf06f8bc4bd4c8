import type { CustomView } from '../../records/custom-view.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type CustomViewFormIssue = 'name-blank' | 'view-empty';

/** A custom view needs a name and something to show. */
export function checkCustomViewForm(
  form: Pick<CustomView, 'name' | 'items'>,
): FormAnswer<CustomViewFormIssue> {
  const errors: CustomViewFormIssue[] = form.name.trim() === '' ? ['name-blank'] : [];
  const { teachers, groups, classrooms } = form.items;
  if (teachers.length + groups.length + classrooms.length === 0) errors.push('view-empty');
  return answer(errors);
}
