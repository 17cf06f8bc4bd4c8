import { commands, type Draft, type Id, palette, type RunCommand } from '@bellgrid/model';
import { Checkbox } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toast.tsx';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { ManyColorField } from '../../ui/entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../../ui/entity-form/MultiEditModal.tsx';
import { useManyForm } from '../../ui/entity-form/use-many-form.ts';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';
import { BuildingField } from './BuildingField.tsx';

/** The changes of several classrooms; null leaves what each has. */
interface ManyClassrooms {
  readonly color: string | null;
  /** Wrapped, because null is a classroom without a building. */
  readonly building: { readonly name: string | null } | null;
}

const noChanges: ManyClassrooms = { color: null, building: null };

/** Several classrooms at once: one colour, one building, and their calendars. */
export function ClassroomMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const structures = useBuiltStructures();
  const apply = useCallback(
    (before: Draft, values: ManyClassrooms) => (run: RunCommand) => {
      const name = values.building?.name?.trim() || null;
      for (const classroom of ids.flatMap((id: Id) => before.classrooms[id] ?? [])) {
        const color = values.color ?? classroom.color;
        const building = values.building === null ? classroom.building : name;
        run(commands.setClassroom, { classroom: { ...classroom, color, building } });
      }
    },
    [ids],
  );
  const { form, values, isDirty, setter } = useManyForm(noChanges, apply);
  const first = form.draft.classrooms[ids[0] ?? ''];
  const setBuilding = setter('building');
  const save = () => {
    if (!form.save({ label: 'command.setClassrooms' })) return;
    toast.success(t('classrooms.many.applied', { count: ids.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('classrooms.many.title', { count: ids.length })}
      form={form}
      ids={ids}
      isDirty={isDirty}
      onApply={save}
      onClose={onClose}
      attributes={
        <>
          <ManyColorField
            value={values.color}
            suggested={first?.color ?? palette[0].value}
            onChange={setter('color')}
          />
          <Checkbox
            label={t('classrooms.many.setBuilding')}
            checked={values.building !== null}
            onChange={(event) =>
              setBuilding(event.currentTarget.checked ? { name: first?.building ?? null } : null)
            }
          />
          {values.building !== null && (
            <BuildingField value={values.building.name} onChange={(name) => setBuilding({ name })} />
          )}
        </>
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
