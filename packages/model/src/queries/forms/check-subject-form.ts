import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { nameKey } from '../clean-name.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export interface SubjectFormValues {
  /** The subject that is edited, or null for a new one. */
  readonly id: Id | null;
  readonly name: string;
  readonly groups: readonly Id[];
  readonly teachers: readonly Id[];
  readonly structure: Id;
  readonly lessons: number;
}

/** Codes of the messages of a subject form; the screens have the texts. */
export type SubjectFormIssue =
  | 'name-blank'
  | 'nobody'
  | 'several-structures'
  | 'structure-mismatch'
  | 'duplicate-name'
  | 'no-lessons'
  | 'teachers-only';

/** Checks a subject form: whether it may be saved, and its messages. */
export function checkSubjectForm(draft: Draft, form: SubjectFormValues): FormAnswer<SubjectFormIssue> {
  const errors: SubjectFormIssue[] = [];
  const warnings: SubjectFormIssue[] = [];
  const structures = new Set(form.groups.map((id) => draft.groups[id]?.structure));
  if (form.name.trim() === '') errors.push('name-blank');
  if (form.groups.length + form.teachers.length === 0) errors.push('nobody');
  if (structures.size > 1) errors.push('several-structures');
  if (structures.size === 1 && !structures.has(form.structure)) errors.push('structure-mismatch');
  if (isTakenInClass(draft, form)) warnings.push('duplicate-name');
  if (form.lessons === 0) warnings.push('no-lessons');
  if (form.groups.length === 0 && form.teachers.length > 0) warnings.push('teachers-only');
  return answer(errors, warnings);
}

function isTakenInClass(draft: Draft, form: SubjectFormValues): boolean {
  const name = nameKey(form.name);
  return Object.values(draft.subjects).some((subject) => {
    if (subject.id === form.id || nameKey(subject.name) !== name) return false;
    return subject.groups.some((id) => form.groups.includes(id));
  });
}
