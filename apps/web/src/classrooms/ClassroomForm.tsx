import {
  type Classroom,
  checkItemName,
  classroomSchema,
  cleanName,
  commands,
  nextColor,
  runCommand,
} from '@bellgrid/model';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarField } from '../calendar-editor/CalendarField.tsx';
import { useBuiltStructures } from '../calendar-editor/use-built-structures.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorField } from '../entity-form/ColorField.tsx';
import { FormFrame } from '../entity-form/FormFrame.tsx';
import { type ItemParts, NO_PARTS } from '../entity-form/item-parts.ts';
import { NameField } from '../entity-form/NameField.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import { type FormItem, useItemSource } from '../entity-form/use-item-source.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';

type Values = Pick<Classroom, 'name' | 'color'> & { readonly parts: ItemParts };

/** The edit card of a classroom. */
export function ClassroomForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const classroom = useDraft((draft) => (id === null ? undefined : draft.classrooms[id]));
  const classrooms = useDraft((draft) => draft.classrooms);
  const next = useDraft((draft) => nextColor(draft, 'classrooms'));
  const opened = useMemo<Values>(
    () => ({ name: classroom?.name ?? '', color: classroom?.color ?? next, parts: NO_PARTS }),
    [classroom, next],
  );
  const { values, isDirty, steps, set, change } = useFormValues(opened);
  const check = useMemo(
    () => checkItemName(classrooms, { id, name: values.name }),
    [classrooms, id, values.name],
  );
  const structures = useBuiltStructures();
  const { parts } = values;
  const place = useCallback<FormItem['place']>(
    (draft, newId, { constraints }) =>
      runCommand(draft, commands.setClassroom, {
        classroom: { id: newId, name: '' },
        constraints: [...constraints],
      }),
    [],
  );
  const { ownId, source } = useItemSource({
    ...{ id, parts, place, steps },
    onEdit: (added, _, name) => change({ parts: added }, name),
  });
  const save = () => {
    const { name, color } = values;
    const saved = classroomSchema.parse({ ...classroom, color, id: ownId, name: cleanName(name) });
    const constraints = [...parts.constraints];
    if (runEdit(commands.setClassroom, { classroom: saved, constraints })) onDone(ownId);
  };
  return (
    <FormFrame
      source={source}
      steps={steps}
      title={id === null ? t('lists.classrooms.new') : t('lists.classrooms.edit')}
      color={values.color}
      isDirty={isDirty}
      canSave={check.canSave}
      onSave={save}
      onClose={onClose}
    >
      <NameField
        value={values.name}
        warning={check.warnings.length > 0 ? t('lists.classrooms.duplicateName') : null}
        onChange={(name) => set('name', name)}
      >
        <ColorField value={values.color} onChange={(color) => set('color', color)} />
      </NameField>
      <CalendarField type="classroom" id={ownId} structures={structures} />
    </FormFrame>
  );
}
