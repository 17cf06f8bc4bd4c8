import { commands, lessonSpreads, palette } from '@bellgrid/model';
import { Button, Group, Modal, Select, Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ManyColorField } from '../entity-form/ManyColorField.tsx';
import type { FormValues } from '../entity-form/use-form-values.ts';
import { useManyForm } from '../entity-form/use-many-form.ts';
import type { MultiEditProps } from '../entity-list/list-entity.ts';
import { classroomsByName, groupsByName, teachersByName } from '../fields/draft-items.ts';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { changedSubjects, type ManySubjects, noChanges } from './many-subjects.ts';
import classes from './SubjectMultiEdit.module.css';
import { SubjectRuleForMany } from './SubjectRuleForMany.tsx';

/** Changes several subjects at once: fields in one step, and a constraint for each. */
export function SubjectMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const form = useManyForm(noChanges);
  return (
    <Modal opened onClose={onClose} title={t('subjects.many.title', { count: ids.length })} size={720}>
      <Tabs defaultValue="attributes" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="attributes">{t('subjects.many.attributes')}</Tabs.Tab>
          <Tabs.Tab value="constraints">{t('subjects.many.constraints')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="attributes" pt="md">
          <Attributes ids={ids} form={form} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="constraints" pt="md">
          <SubjectRuleForMany ids={ids} onClose={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

function Attributes({ ids, form, onClose }: MultiEditProps & { readonly form: FormValues<ManySubjects> }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { values: changes, isDirty, set, setter } = form;
  const { subjects, issue } = useMemo(() => changedSubjects(draft, ids, changes), [draft, ids, changes]);
  const groups = groupsByName(draft.groups);
  const teachers = teachersByName(draft.teachers);
  const apply = () => {
    if (!runEdit(commands.setSubjects, { subjects })) return;
    toast.success(t('subjects.many.applied', { count: subjects.length }));
    onClose();
  };
  return (
    <div className={classes.fields}>
      <ManyColorField
        value={changes.color}
        suggested={subjects[0]?.color ?? palette[0].value}
        onChange={setter('color')}
      />
      <div className={classes.pair}>
        <ItemPicker
          label={t('subjects.many.addClasses')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groups}
          value={changes.addGroups}
          onChange={setter('addGroups')}
        />
        <ItemPicker
          label={t('subjects.many.removeClasses')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groups}
          value={changes.removeGroups}
          onChange={setter('removeGroups')}
        />
        <ItemPicker
          label={t('subjects.many.addTeachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachers}
          value={changes.addTeachers}
          onChange={setter('addTeachers')}
        />
        <ItemPicker
          label={t('subjects.many.removeTeachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachers}
          value={changes.removeTeachers}
          onChange={setter('removeTeachers')}
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
            onChange={setter('classroom')}
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
          onChange={(value) => set('spread', lessonSpreads.find((each) => each === value) ?? null)}
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
        <Button disabled={issue !== null || !isDirty} onClick={apply}>
          {t('subjects.many.apply')}
        </Button>
      </Group>
    </div>
  );
}
