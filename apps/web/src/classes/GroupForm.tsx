import {
  checkItemName,
  cleanName,
  commands,
  type Draft,
  type Group,
  groupSchema,
  type Id,
  nextColor,
  runCommand,
} from '@bellgrid/model';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { DivisionsField } from './DivisionsField.tsx';
import classes from './GroupForm.module.css';
import { newClass } from './new-class.ts';
import { StructureField } from './StructureField.tsx';
import { subjectsToChoose } from './subjects-to-choose.ts';

type Values = Pick<Group, 'name' | 'color' | 'subjects' | 'structure' | 'isTracked'> & {
  readonly parts: ItemParts;
};

/** The edit card of a class. The divisions and the calendar of a saved one are saved by themselves. */
export function GroupForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const group = useDraft((draft) => (id === null ? undefined : draft.groups[id]));
  const groups = useDraft((draft) => draft.groups);
  const opened = useOpened(group);
  const { values, isDirty, steps, set, change } = useFormValues(opened);
  const check = useMemo(() => checkItemName(groups, { id, name: values.name }), [groups, id, values.name]);
  const subjects = useDraft((draft) => draft.subjects);
  const items = useMemo(
    () => subjectsToChoose(subjects, groups, values.structure, group ?? null),
    [subjects, groups, values.structure, group],
  );
  const move = (structure: Id) => {
    const stays = (each: Id) => opened.subjects.includes(each) || subjects[each]?.structure === structure;
    change({ structure, subjects: values.subjects.filter(stays) });
  };
  const { subjects: chosen, structure, isTracked, parts } = values;
  const place = useCallback<FormItem['place']>(
    (draft, newId, added) => {
      const placed = groupSchema.parse({ id: newId, name: '', subjects: chosen, structure, isTracked });
      return runCommand(draft, commands.setGroup, newClass(placed, added));
    },
    [chosen, structure, isTracked],
  );
  const { ownId, source } = useItemSource({
    id,
    parts,
    place,
    steps,
    onEdit: (added, draft, name) =>
      change({ parts: added, isTracked: draft.groups[ownId]?.isTracked ?? false }, name),
  });
  const save = () => {
    const { parts: added, ...fields } = values;
    const saved = groupSchema.parse({ ...group, ...fields, id: ownId, name: cleanName(values.name) });
    if (runEdit(commands.setGroup, newClass(saved, added))) onDone(ownId);
  };
  return (
    <FormFrame
      source={source}
      steps={steps}
      title={t(id === null ? 'lists.groups.new' : 'lists.groups.edit')}
      color={values.color}
      isDirty={isDirty}
      canSave={check.canSave}
      onSave={save}
      onClose={onClose}
      actions={
        <CalendarButton
          id={ownId}
          name={group?.name ?? (cleanName(values.name) || t('lists.groups.new'))}
          isMoving={group !== undefined && values.structure !== group.structure}
        />
      }
    >
      <NameField
        value={values.name}
        warning={check.warnings.length > 0 ? t('lists.groups.duplicateName') : null}
        onChange={(name) => set('name', name)}
      >
        <ColorField value={values.color} onChange={(color) => set('color', color)} />
      </NameField>
      <div className={classes.columns}>
        <div className={classes.column}>
          <ItemPicker
            label={t('classes.subjects')}
            placeholder={t('classes.subjectsPlaceholder')}
            nothing={t('classes.noSubjectsToChoose')}
            items={items}
            value={values.subjects}
            onChange={(ids) => set('subjects', ids)}
          />
          <StructureField group={id} value={values.structure} onChange={move} />
        </div>
        <DivisionsField id={ownId} />
      </div>
    </FormFrame>
  );
}

const kept = (draft: Draft) => nextColor(draft, 'groups');

/** What the form starts from: the record, or a new class in the first structure that is set up. */
function useOpened(group: Group | undefined): Values {
  const color = useDraft(kept);
  const [first] = useBuiltStructures();
  const any = useDraft((draft) => Object.keys(draft.schoolData.structures)[0] ?? '');
  return useMemo(
    () => ({
      name: group?.name ?? '',
      color: group?.color ?? color,
      subjects: group?.subjects ?? [],
      structure: group?.structure ?? first ?? any,
      isTracked: group?.isTracked ?? false,
      parts: NO_PARTS,
    }),
    [group, color, first, any],
  );
}
