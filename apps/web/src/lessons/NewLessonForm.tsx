import { adjustedSpread, commands, lessonName, type Subject } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { FormFrame } from '../entity-form/FormFrame.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';
import { FormMessages } from '../fields/FormMessages.tsx';
import { LessonLengthsField } from '../subjects/LessonLengthsField.tsx';
import { areLengthsRight, type LessonLengths, newLessons } from '../subjects/subject-values.ts';

interface NewLessonFormProps extends Omit<ItemFormProps, 'id'> {
  readonly subject: Subject;
}

const opened: { readonly lessons: readonly LessonLengths[] } = { lessons: [{ count: 1, length: 1 }] };

/** Adds lessons to a subject; everything but their length they have from it. */
export function NewLessonForm({ subject, onClose, onDone }: NewLessonFormProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { values, isDirty, steps, set } = useFormValues(opened);
  const added = useMemo(
    () => newLessons(draft, subject.structure, values.lessons),
    [draft, subject.structure, values.lessons],
  );
  const before = subject.lessons.length;
  const { constraint } = subject.lessonsSpreadConstraint;
  const counts = { before, now: before + added.length };
  const changesSpread = adjustedSpread(draft, subject.structure, constraint, counts) !== constraint;
  const save = () => {
    const [first] = added;
    if (!first || !runEdit(commands.addLesson, { subject: subject.id, lessons: added })) return;
    const name = lessonName(subject.name, before + 1);
    toast.success(
      added.length === 1 ? t('lessons.added', { name }) : t('lessons.addedMany', { count: added.length }),
    );
    onDone(first.id);
  };
  return (
    <FormFrame
      steps={steps}
      title={t('lists.lessons.new')}
      color={subject.color}
      isDirty={isDirty}
      canSaveUnchanged
      canSave={added.length > 0 && areLengthsRight(values.lessons)}
      onSave={save}
      onClose={onClose}
    >
      <LessonLengthsField
        hasFocus
        draft={draft}
        structure={subject.structure}
        value={values.lessons}
        onChange={(lessons) => set('lessons', lessons)}
      />
      {changesSpread && (
        <FormMessages
          answer={{ canSave: true, errors: [], warnings: [] }}
          notes={[t('lessons.spreadAtLeast')]}
        />
      )}
    </FormFrame>
  );
}
