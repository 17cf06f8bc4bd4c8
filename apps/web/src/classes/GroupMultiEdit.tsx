import { commands, type Group, type Id, palette } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ManyColorField } from '../entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../entity-form/MultiEditModal.tsx';
import { useManyForm } from '../entity-form/use-many-form.ts';
import type { MultiEditProps } from '../entity-list/list-entity.ts';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { changedGroups, noChanges } from './changed-groups.ts';
import { GroupCalendars } from './GroupCalendars.tsx';
import { subjectsToChoose } from './subjects-to-choose.ts';

/** Several classes at once: colour, subjects to add and remove, and their calendars. */
export function GroupMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const records = useDraft((draft) => draft.groups);
  const subjects = useDraft((draft) => draft.subjects);
  const groups = useMemo(() => ids.flatMap((id) => records[id] ?? []), [records, ids]);
  const { values: changes, isDirty, setter } = useManyForm(noChanges);
  const [structure, ...others] = useMemo(
    () => [...new Set(groups.map((group) => group.structure))],
    [groups],
  );
  const isSeveral = others.length > 0;
  const toAdd = useMemo(
    () => (isSeveral ? [] : subjectsToChoose(subjects, records, structure ?? '', null)),
    [subjects, records, structure, isSeveral],
  );
  const toRemove = useMemo(() => subjectsOf(groups, subjects), [groups, subjects]);
  const apply = () => {
    const changed = changedGroups(groups, changes);
    if (!runEdit(commands.setGroups, { groups: changed })) return;
    toast.success(t('classes.many.applied', { count: changed.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('classes.many.title', { count: ids.length })}
      isDirty={isDirty}
      onApply={apply}
      onClose={onClose}
      attributes={
        <>
          <ManyColorField
            value={changes.color}
            suggested={groups[0]?.color ?? palette[0].value}
            onChange={setter('color')}
          />
          <ItemPicker
            label={t('classes.many.addSubjects')}
            placeholder={t('classes.subjectsPlaceholder')}
            description={isSeveral ? t('classes.many.severalStructures') : undefined}
            disabled={isSeveral}
            items={toAdd}
            value={changes.addSubjects}
            onChange={setter('addSubjects')}
          />
          <ItemPicker
            label={t('classes.many.removeSubjects')}
            placeholder={t('classes.subjectsPlaceholder')}
            items={toRemove}
            value={changes.removeSubjects}
            onChange={setter('removeSubjects')}
          />
        </>
      }
      constraints={<GroupCalendars groups={groups} />}
    />
  );
}

/** The subjects that any of the classes has, in the order of the classes. */
function subjectsOf(
  groups: readonly Group[],
  subjects: Readonly<Record<Id, { readonly id: Id; readonly name: string; readonly color: string }>>,
) {
  const ids = new Set(groups.flatMap((group) => group.subjects));
  return [...ids].flatMap((id) => subjects[id] ?? []);
}
