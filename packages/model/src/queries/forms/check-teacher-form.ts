import type { Teacher } from '../../records/teacher.ts';
import type { Id } from '../../values/id.ts';
import { isShortNameTaken } from '../shared-short-names.ts';
import { checkItemName, type ItemFormIssue } from './check-item-form.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type TeacherFormIssue = ItemFormIssue | 'email-invalid' | 'short-name-taken';

export interface TeacherFormValues {
  /** The teacher that is edited, or null for a new one. */
  readonly id: Id | null;
  readonly name: string;
  /** The text as typed; blank is the one that is proposed. */
  readonly shortName: string;
  /** The text as typed; blank is no address. */
  readonly email: string;
}

const MAX_EMAIL = 320;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The typed fields of a teacher's card: the name, and an e-mail address that may be left out. */
export function checkTeacherForm(
  teachers: Readonly<Record<Id, Teacher>>,
  form: TeacherFormValues,
): FormAnswer<TeacherFormIssue> {
  const { errors, warnings } = checkItemName(teachers, form);
  const email = form.email.trim();
  const isAddress = email === '' || isEmailAddress(email);
  return answer<TeacherFormIssue>(
    isAddress ? errors : [...errors, 'email-invalid'],
    isShortNameTaken(teachers, { ...form, id: form.id ?? '' }, ({ id }) => id)
      ? [...warnings, 'short-name-taken']
      : warnings,
  );
}

/** True for a text that is one e-mail address that a teacher can have. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL && address.test(text);
}
