import {
  type Consequences,
  checkItemName,
  cleanName,
  commands,
  type EditableDraft,
  type Group,
  type Id,
  nextColor,
  subjectStructure,
} from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../../document/draft/draft-source.ts';
import { ColorField } from '../../ui/entity-form/ColorField.tsx';
import { FormFrame } from '../../ui/entity-form/FormFrame.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { NameField } from '../../ui/entity-form/NameField.tsx';
import { tellAdded } from '../../ui/entity-form/tell-added.ts';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { type ItemForm, useItemForm } from '../../ui/entity-form/use-item-form.ts';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { FormMessages, noAnswer } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import { JoiningField } from '../subjects/JoiningField.tsx';
import { type Joining, separate, separations } from '../subjects/joint-lessons.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { DivisionsField } from './DivisionsField.tsx';
import classes from './GroupForm.module.css';
import { HomeRoomField } from './HomeRoomField.tsx';
import { StructureField } from './StructureField.tsx';
import { subjectsToChoose } from './subjects-to-choose.ts';

/** Adds the class that the form of a new one begins with, in the first structure that is set up. */
function addGroup(store: EditableDraft, id: Id): void {
  const color = nextColor(store.draft, 'groups');
  const structure = subjectStructure(store.draft, [], null);
  store.run(commands.setGroup, { group: { id, name: '', color, structure } });
}

/** Setters of a class's fields, each a step of the form. */
function groupSetters({ source, fork, id }: Pick<ItemForm, 'source' | 'fork' | 'id'>) {
  const set = (field: 'name' | 'color' | 'subjects' | 'structure' | 'homeRoom', changes: Partial<Group>) => {
    const group = source.draft.groups[id];
    if (group) source.run(commands.setGroup, { group: { ...group, ...changes } }, formStep(field));
  };
  return {
    name: (name: string) => set('name', { name }),
    color: (color: string) => set('color', { color }),
    subjects: (subjects: Id[]) => set('subjects', { subjects }),
    homeRoom: (classroom: Id | null) => set('homeRoom', { classroom }),
    /** The subjects that the class had before move along; those added in the form stay with their other classes. */
    structure(structure: Id) {
      const { groups, subjects } = source.draft;
      const before = fork.base.groups[id]?.subjects ?? [];
      const stays = (each: Id) => before.includes(each) || subjects[each]?.structure === structure;
      set('structure', { structure, subjects: groups[id]?.subjects.filter(stays) ?? [] });
    },
  };
}

/** The edit card of a class. */
export function GroupForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const form = useItemForm(id, addGroup);
  const { draft, source, fork, id: ownId } = form;
  const set = useMemo(() => groupSetters({ source, fork, id: ownId }), [source, fork, ownId]);
  const group = draft.groups[ownId];
  const { subjects, groups, teachers } = draft;
  const items = useMemo(
    () => (group ? subjectsToChoose({ subjects, groups, teachers }, group.structure, group) : []),
    [subjects, groups, teachers, group],
  );
  const joining = useFieldValue<Joining>(fork, 'joining', () => 'own');
  if (!group) return null;
  const parts = separations(fork.base, draft, group.subjects, 'joined').filter((part) =>
    part.groups.includes(ownId),
  );
  const name = cleanName(group.name) || t('lists.groups.new');
  const check = checkItemName(groups, { id: ownId, name: group.name });
  const save = (next?: 'another') => {
    const saved = { ...group, name: cleanName(group.name) };
    const step = { label: commands.setGroup.label };
    const own = joining.value === 'own' ? parts : [];
    const finish = (open: DraftSource) =>
      open.run(commands.setGroup, { group: saved }) && separate(open, own);
    if (!form.save(step, finish)) return;
    if (form.isNew) tellAdded('groups', t('lists.addedOne', { name: saved.name }));
    onDone(ownId, next);
  };
  return (
    <FormFrame
      form={form}
      list="/classes"
      title={t(form.isNew ? 'lists.groups.new' : 'lists.groups.edit')}
      color={group.color}
      canSave={check.canSave}
      canAddAnother={form.isNew}
      onSave={save}
      onClose={onClose}
      actions={
        <div className={classes.actions}>
          <CalendarButton id={ownId} name={name} />
          <RulesButton type="group" id={ownId} name={name} />
        </div>
      }
    >
      <NameField
        value={group.name}
        warning={check.warnings.length > 0 ? t('lists.groups.duplicateName') : null}
        onChange={set.name}
      >
        <ColorField value={group.color} onChange={set.color} />
      </NameField>
      <div className={classes.columns}>
        <div className={classes.column}>
          <ItemPicker
            label={t('classes.subjects')}
            placeholder={t('classes.subjectsPlaceholder')}
            nothing={t('classes.noSubjectsToChoose')}
            items={items}
            value={group.subjects}
            onChange={set.subjects}
          />
          {parts.length > 0 && (
            <JoiningField
              draft={draft}
              value={joining.value}
              onChange={(next) =>
                joining.set(next, () => source.runAll({ ...formStep('joining'), isKept: true }, () => {}))
              }
              parts={parts}
            />
          )}
          <HomeRoomField value={group.classroom} onChange={set.homeRoom} />
          <StructureField
            group={form.isNew ? null : ownId}
            value={group.structure}
            onChange={set.structure}
          />
        </div>
        <DivisionsField id={ownId} />
      </div>
      <FormMessages answer={noAnswer} notes={groupNotes(t, form.consequences, ownId)} />
    </FormFrame>
  );
}

/** The consequences of a move to another structure. */
function groupNotes(t: TFunction, found: Consequences, id: Id): string[] {
  const moved = found.movedSubjects.length;
  const others = found.losingGroups.filter((each) => each !== id).length;
  return [
    ...(moved > 0 ? [t('classes.moves.subjects', { count: moved })] : []),
    ...(others > 0 ? [t('classes.moves.others', { count: others })] : []),
  ];
}
