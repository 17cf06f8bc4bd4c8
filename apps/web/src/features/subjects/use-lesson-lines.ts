import { commands, createId, type Id, lessonChanges } from '@bellgrid/model';
import { useCallback } from 'react';
import { formStep } from '../../ui/entity-form/form-step.ts';
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
  const { value, isPending, set } = useFieldValue<readonly LessonLengths[]>(fork, 'lessons', () => {
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

/**
 * The lessons a week of a saved subject as lines of its form. They are stored when the form is saved, from the lessons that
 * the subject has: a number that is typed through would cost lessons their places.
 */
export function useWantedLessons({ fork, source, id }: ItemForm) {
  const { value, set } = useFieldValue<readonly LessonLengths[]>(fork, 'weekly', () =>
    linesOf(lengthsOf(fork.draft, fork.draft.subjects[id]?.lessons ?? [])),
  );
  const change = useCallback(
    (lines: LessonLengths[]) =>
      set(lines, () => source.runAll({ ...formStep('lessons'), isKept: true }, () => {})),
    [source, set],
  );
  const { draft } = source;
  const structure = draft.subjects[id]?.structure ?? '';
  const isRight = areLengthsRight(value);
  const wanted = isRight ? subjectLessonLengths(draft, structure, value) : null;
  const changes = wanted && lessonChanges(draft, id, wanted);
  const isChanged =
    changes !== null && changes.added.length + changes.resized.length + changes.removed.length > 0;
  const store = ({ run }: typeof source) =>
    wanted === null ||
    !isChanged ||
    run(commands.setLessons, { subjects: [{ id, lessons: wanted }], newId: createId() });
  return {
    value,
    change,
    isRight,
    isPending: isChanged || !isRight,
    count: wanted?.length ?? Number.NaN,
    changes,
    store,
  };
}
