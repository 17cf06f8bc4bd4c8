import { commands, isSame, lessonSpreads } from '@bellgrid/model';
import { Button, Checkbox, Group, Modal, Select, Tabs } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDialogUndo } from '../draft/undo-scope.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorField } from '../entity-form/ColorField.tsx';
import type { MultiEditProps } from '../entity-list/list-entity.ts';
import { classroomsByName, groupsByName, teachersByName } from '../fields/draft-items.ts';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { changedSubjects, noChanges } from './many-subjects.ts';
import classes from './SubjectMultiEdit.module.css';
import { SubjectRuleForMany } from './SubjectRuleForMany.tsx';

/** Changes several subjects at once: fields in one step, and a constraint for each. */
export function SubjectMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  useFocusReturn();
  useDialogUndo();
  return (
    <Modal opened onClose={onClose} title={t('subjects.many.title', { count: ids.length })} size={720}>
      <Tabs defaultValue="attributes" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="attributes">{t('subjects.many.attributes')}</Tabs.Tab>
          <Tabs.Tab value="constraints">{t('subjects.many.constraints')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="attributes" pt="md">
          <Attributes ids={ids} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="constraints" pt="md">
          <SubjectRuleForMany ids={ids} onClose={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

function Attributes({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [changes, setChanges] = useState(noChanges);
  const { subjects, issue } = useMemo(() => changedSubjects(draft, ids, changes), [draft, ids, changes]);
  const set = (some: Partial<typeof noChanges>) => setChanges((before) => ({ ...before, ...some }));
  const groups = groupsByName(draft.groups);
  const teachers = teachersByName(draft.teachers);
  const apply = () => {
    if (!runEdit(commands.setSubjects, { subjects })) return;
    toast.success(t('subjects.many.applied', { count: subjects.length }));
    onClose();
  };
  return (
    <div className={classes.fields}>
      <div className={classes.color}>
        <Checkbox
          label={t('subjects.many.setColor')}
          checked={changes.color !== null}
          onChange={(event) => set({ color: event.currentTarget.checked ? firstColor(subjects) : null })}
        />
        {changes.color !== null && <ColorField value={changes.color} onChange={(color) => set({ color })} />}
      </div>
      <div className={classes.pair}>
        <ItemPicker
          label={t('subjects.many.addClasses')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groups}
          value={changes.addGroups}
          onChange={(addGroups) => set({ addGroups })}
        />
        <ItemPicker
          label={t('subjects.many.removeClasses')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groups}
          value={changes.removeGroups}
          onChange={(removeGroups) => set({ removeGroups })}
        />
        <ItemPicker
          label={t('subjects.many.addTeachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachers}
          value={changes.addTeachers}
          onChange={(addTeachers) => set({ addTeachers })}
        />
        <ItemPicker
          label={t('subjects.many.removeTeachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachers}
          value={changes.removeTeachers}
          onChange={(removeTeachers) => set({ removeTeachers })}
        />
        {draft.config.isClassroomsEnabled && (
          <Select
            size="md"
            label={t('subjects.many.setClassroom')}
            placeholder={t('subjects.many.keep')}
            data={[
              { value: '', label: t('subjects.noClassroom') },
              ...classroomsByName(draft.classrooms).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={changes.classroom}
            onChange={(classroom) => set({ classroom })}
            clearable
            searchable
            limit={100}
          />
        )}
        <Select
          size="md"
          label={t('subjects.many.setSpread')}
          placeholder={t('subjects.many.keep')}
          data={lessonSpreads.map((value) => ({ value, label: t(`subjects.spreads.${value}`) }))}
          value={changes.spread}
          onChange={(value) => set({ spread: lessonSpreads.find((each) => each === value) ?? null })}
          clearable
        />
      </div>
      <div role="status" className={classes.issue}>
        {issue && t(`subjects.many.${issue}`)}
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={issue !== null || isSame(changes, noChanges)} onClick={apply}>
          {t('subjects.many.apply')}
        </Button>
      </Group>
    </div>
  );
}

function firstColor(subjects: readonly { readonly color: string }[]): string {
  return subjects[0]?.color ?? '#64748b';
}
