import { commands, type Draft, type Id, palette, type RunCommand } from '@bellgrid/model';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toast.tsx';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { ManyColorField } from '../../ui/entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../../ui/entity-form/MultiEditModal.tsx';
import { useManyForm } from '../../ui/entity-form/use-many-form.ts';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';

const noChanges: { readonly color: string | null } = { color: null };

/** Several classrooms at once: one colour, and their calendars. */
export function ClassroomMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const structures = useBuiltStructures();
  const apply = useCallback(
    (before: Draft, { color }: typeof noChanges) =>
      (run: RunCommand) => {
        for (const classroom of ids.flatMap((id: Id) => before.classrooms[id] ?? []))
          run(commands.setClassroom, { classroom: { ...classroom, color: color ?? classroom.color } });
      },
    [ids],
  );
  const { form, values, isDirty, setter } = useManyForm(noChanges, apply);
  const save = () => {
    if (!form.save({ label: 'command.setClassrooms' })) return;
    toast.success(t('classrooms.many.applied', { count: ids.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('classrooms.many.title', { count: ids.length })}
      form={form}
      isDirty={isDirty}
      onApply={save}
      onClose={onClose}
      attributes={
        <ManyColorField
          value={values.color}
          suggested={form.draft.classrooms[ids[0] ?? '']?.color ?? palette[0].value}
          onChange={setter('color')}
        />
      }
      tabs={[
        {
          label: t('editing.many.constraints'),
          panel: <CalendarEditor type="classroom" bases={ids} structures={structures} />,
        },
      ]}
    />
  );
}
