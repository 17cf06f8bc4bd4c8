import { commands, palette } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { CalendarEditor } from '../calendar-editor/CalendarEditor.tsx';
import { useBuiltStructures } from '../calendar-editor/use-built-structures.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ManyColorField } from '../entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../entity-form/MultiEditModal.tsx';
import { useManyForm } from '../entity-form/use-many-form.ts';
import type { MultiEditProps } from '../entity-list/list-entity.ts';

const noChanges: { readonly color: string | null } = { color: null };

/** Several classrooms at once: one colour, and their calendars. */
export function ClassroomMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const records = useDraft((draft) => draft.classrooms);
  const classrooms = useMemo(() => ids.flatMap((id) => records[id] ?? []), [records, ids]);
  const structures = useBuiltStructures();
  const { values, isDirty, setter } = useManyForm(noChanges);
  const { color } = values;
  const apply = () => {
    if (color === null) return;
    const changed = classrooms.map((classroom) => ({ ...classroom, color }));
    if (!runEdit(commands.setClassrooms, { classrooms: changed })) return;
    toast.success(t('classrooms.many.applied', { count: changed.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('classrooms.many.title', { count: ids.length })}
      isDirty={isDirty}
      onApply={apply}
      onClose={onClose}
      attributes={
        <ManyColorField
          value={color}
          suggested={classrooms[0]?.color ?? palette[0].value}
          onChange={setter('color')}
        />
      }
      constraints={<CalendarEditor type="classroom" bases={ids} structures={structures} />}
    />
  );
}
