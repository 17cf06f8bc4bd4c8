import {
  type Classroom,
  checkItemName,
  cleanName,
  commands,
  type EditableDraft,
  type Id,
  nextColor,
} from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { CalendarField } from '../../ui/calendar-editor/CalendarField.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { ColorField } from '../../ui/entity-form/ColorField.tsx';
import { FormFrame } from '../../ui/entity-form/FormFrame.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { NameField } from '../../ui/entity-form/NameField.tsx';
import { tellAdded } from '../../ui/entity-form/tell-added.ts';
import { useItemForm } from '../../ui/entity-form/use-item-form.ts';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { BuildingField } from './BuildingField.tsx';

/** Adds the classroom that the form of a new one begins with. */
function addClassroom(store: EditableDraft, id: Id): void {
  const color = nextColor(store.draft, 'classrooms');
  store.run(commands.setClassroom, { classroom: { id, name: '', color } });
}

/** The edit card of a classroom. */
export function ClassroomForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const form = useItemForm(id, addClassroom);
  const structures = useBuiltStructures();
  const { draft, source, id: ownId } = form;
  const classroom = draft.classrooms[ownId];
  if (!classroom) return null;
  const check = checkItemName(draft.classrooms, { id: ownId, name: classroom.name });
  const set = (field: 'name' | 'color' | 'building', changes: Partial<Classroom>) =>
    source.run(commands.setClassroom, { classroom: { ...classroom, ...changes } }, formStep(field));
  const save = (next?: 'another') => {
    const building = classroom.building?.trim() || null;
    const saved = { ...classroom, name: cleanName(classroom.name), building };
    const name = { label: commands.setClassroom.label };
    if (!form.save(name, ({ run }) => run(commands.setClassroom, { classroom: saved }))) return;
    if (form.isNew) tellAdded('classrooms', t('lists.addedOne', { name: saved.name }));
    onDone(ownId, next);
  };
  return (
    <FormFrame
      form={form}
      list="/classrooms"
      title={t(form.isNew ? 'lists.classrooms.new' : 'lists.classrooms.edit')}
      color={classroom.color}
      canSave={check.canSave}
      canAddAnother={form.isNew}
      onSave={save}
      onClose={onClose}
    >
      <NameField
        value={classroom.name}
        warning={check.warnings.length > 0 ? t('lists.classrooms.duplicateName') : null}
        onChange={(name) => set('name', { name })}
      >
        <ColorField value={classroom.color} onChange={(color) => set('color', { color })} />
      </NameField>
      <BuildingField value={classroom.building} onChange={(building) => set('building', { building })} />
      <CalendarField type="classroom" id={ownId} structures={structures} />
    </FormFrame>
  );
}
