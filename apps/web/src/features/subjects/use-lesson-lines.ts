import type { Id } from '@bellgrid/model';
import { useCallback } from 'react';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import type { ItemForm } from '../../ui/entity-form/use-item-form.ts';
import {
  areLengthsRight,
  type LessonLengths,
  lengthsOf,
  linesOf,
  replaceLessons,
  subjectLessonLengths,
} from './subject-fields.ts';

/**
 * The new lessons of a subject as lines of its form; a line without a number is shown but not stored.
 * @param first the index of the first new lesson among those of the subject.
 */
export function useLessonLines({ fork, source }: ItemForm, subject: Id, first: number) {
  const { value, isPending, set } = useFieldValue<readonly LessonLengths[]>(fork, () => {
    const { draft } = source;
    return linesOf(lengthsOf(draft, draft.subjects[subject]?.lessons.slice(first) ?? []));
  });
  const change = useCallback(
    (lines: LessonLengths[]) =>
      set(lines, () => {
        const { draft } = source;
        const record = draft.subjects[subject];
        if (!record || !areLengthsRight(lines)) return;
        const own = record.lessons.slice(first);
        const lengths = subjectLessonLengths(draft, record.structure, lines);
        if (lengths.join() === lengthsOf(draft, own).join()) return;
        replaceLessons(source, subject, first, lengths);
      }),
    [source, subject, first, set],
  );
  const isRight = areLengthsRight(value);
  return { value, isRight, isPending: isPending && !isRight, change };
}
