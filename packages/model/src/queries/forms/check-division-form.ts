import type { Id } from '../../values/id.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type DivisionFormIssue =
  | 'name-blank'
  | 'too-few-tracks'
  | 'track-name-blank'
  | 'subject-in-two-tracks';

export interface DivisionForm {
  readonly name: string;
  readonly tracks: readonly { readonly name: string; readonly subjects: readonly Id[] }[];
}

/** A class division needs a name, at least two tracks with names, and each subject in one track only. */
export function checkDivisionForm(form: DivisionForm): FormAnswer<DivisionFormIssue> {
  const errors: DivisionFormIssue[] = [];
  const subjects = form.tracks.flatMap((track) => track.subjects);
  if (form.name.trim() === '') errors.push('name-blank');
  if (form.tracks.length < 2) errors.push('too-few-tracks');
  if (form.tracks.some((track) => track.name.trim() === '')) errors.push('track-name-blank');
  if (new Set(subjects).size < subjects.length) errors.push('subject-in-two-tracks');
  return answer(errors);
}
