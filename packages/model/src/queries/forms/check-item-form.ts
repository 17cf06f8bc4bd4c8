import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { availablePeriods } from '../available-periods.ts';
import { isNameTaken } from '../clean-name.ts';
import { createScheduledPeriods } from '../scheduled-periods.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type ItemFormIssue = 'name-blank' | 'name-taken' | 'not-enough-time';

/** The card of a class, teacher or classroom: a name is needed, the same name as another one's is only a warning. */
export function checkItemForm(
  draft: Draft,
  kind: 'groups' | 'teachers' | 'classrooms',
  form: { readonly id: Id | null; readonly name: string },
): FormAnswer<ItemFormIssue> {
  const { errors, warnings } = checkItemName(draft[kind], form);
  if (form.id !== null && lacksTime(draft, kind, form.id)) warnings.push('not-enough-time');
  return answer(errors, warnings);
}

/** The part of `checkItemForm` that follows each keystroke: it looks at the names only. */
export function checkItemName(
  records: Readonly<Record<Id, { readonly id: Id; readonly name: string }>>,
  form: { readonly id: Id | null; readonly name: string },
): FormAnswer<ItemFormIssue> & { readonly errors: ItemFormIssue[]; readonly warnings: ItemFormIssue[] } {
  const errors: ItemFormIssue[] = form.name.trim() === '' ? ['name-blank'] : [];
  const isTaken = errors.length === 0 && isNameTaken(records, form.name, form.id);
  return { canSave: errors.length === 0, errors, warnings: isTaken ? ['name-taken'] : [] };
}

/** True when the lessons of a class or teacher need more periods than are available. */
function lacksTime(draft: Draft, kind: 'groups' | 'teachers' | 'classrooms', id: Id): boolean {
  if (kind === 'classrooms') return false;
  const type = kind === 'groups' ? 'group' : 'teacher';
  const record = draft[kind][id];
  const structures = (record?.subjects ?? []).flatMap((subject) => draft.subjects[subject]?.structure ?? []);
  return createScheduledPeriods(draft)[type](id).min > availablePeriods(draft, type, id, structures);
}
