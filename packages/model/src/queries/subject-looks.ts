import type { Draft } from '../draft/draft.ts';
import type { Subject } from '../records/subject.ts';
import { nameKey } from './clean-name.ts';

/** The fields that subjects of the same name have in common on every screen. */
export type SubjectLook = Pick<Subject, 'color' | 'shortName'>;

/** Colour and short name for each name of a subject, by `nameKey`: those of the first subject of that name. */
export function subjectLooks(subjects: Draft['subjects']): Map<string, SubjectLook> {
  const looks = new Map<string, SubjectLook>();
  for (const { name, color, shortName } of Object.values(subjects)) {
    const key = nameKey(name);
    if (key !== '' && !looks.has(key)) looks.set(key, { color, shortName });
  }
  return looks;
}
