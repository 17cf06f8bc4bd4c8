import { commands, createId, type Id, lessonName } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { FormFrame } from '../../ui/entity-form/FormFrame.tsx';
import { useItemForm } from '../../ui/entity-form/use-item-form.ts';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { FormMessages, noAnswer } from '../../ui/fields/FormMessages.tsx';
import { LessonLengthsField } from '../subjects/LessonLengthsField.tsx';
import { useLessonLines } from '../subjects/use-lesson-lines.ts';

interface NewLessonFormProps extends Omit<ItemFormProps, 'id'> {
  readonly subject: Id;
}

/** Adds lessons to a subject; everything but their length they have from it. */
export function NewLessonForm({ subject: id, onClose, onDone }: NewLessonFormProps) {
  const { t } = useTranslation();
  const saved = useDraft((draft) => draft.subjects[id]);
  const known = saved?.lessons.length ?? 0;
  const form = useItemForm(null, ({ draft, run }) => {
    if (draft.subjects[id]) run(commands.addLesson, { subject: id, lessons: [{ id: createId() }] });
  });
  const lines = useLessonLines(form, id, known);
  const subject = form.draft.subjects[id];
  if (!saved || !subject) return null;
  const added = subject.lessons.slice(known);
  const [first] = added;
  const { constraint } = subject.lessonsSpreadConstraint;
  const changesSpread = constraint !== saved.lessonsSpreadConstraint.constraint;
  const save = () => {
    if (first === undefined || !form.save({ label: commands.addLesson.label })) return;
    const name = lessonName(subject.name, known + 1);
    toast.success(
      added.length === 1 ? t('lists.addedOne', { name }) : t('lessons.addedMany', { count: added.length }),
    );
    onDone(first);
  };
  return (
    <FormFrame
      form={form}
      list={`/subjects/${id}/lessons`}
      title={t('lists.lessons.new')}
      color={subject.color}
      isDirty={form.isDirty || lines.isPending}
      canSaveUnchanged
      canSave={first !== undefined && lines.isRight}
      onSave={save}
      onClose={onClose}
    >
      <LessonLengthsField
        hasFocus
        draft={form.draft}
        structure={subject.structure}
        value={lines.value}
        onChange={lines.change}
      />
      {changesSpread && <FormMessages answer={noAnswer} notes={[t('lessons.spreadAtLeast')]} />}
    </FormFrame>
  );
}
