import { splitPresent } from '@bellgrid/constraints';
import { commands, createId, type Id, isSame, palette, type Teacher } from '@bellgrid/model';
import { Button, Checkbox, Group, Modal, Tabs } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { CalendarEditor } from '../calendar-editor/CalendarEditor.tsx';
import { useBuiltStructures } from '../calendar-editor/use-built-structures.ts';
import { useCalendarWidth } from '../calendar-editor/use-calendar-width.ts';
import { TeacherRuleAdder } from '../constraint-editor/TeacherRuleAdder.tsx';
import { teacherRule } from '../constraint-editor/teacher-rule.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ManyColorField } from '../entity-form/ManyColorField.tsx';
import type { FormValues } from '../entity-form/use-form-values.ts';
import { useManyForm } from '../entity-form/use-many-form.ts';
import type { MultiEditProps } from '../entity-list/list-entity.ts';
import { subjectItems } from '../fields/draft-items.ts';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { WeightField } from '../fields/WeightField.tsx';
import { members } from '../subjects/many-subjects.ts';
import classes from '../subjects/SubjectMultiEdit.module.css';

/** Changes several teachers at once: fields in one step, and a constraint for each. */
export function TeacherMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const form = useManyForm(noChanges);
  const structures = useBuiltStructures();
  const width = useCalendarWidth();
  return (
    <Modal opened onClose={onClose} title={t('teachers.many.title', { count: ids.length })} size={width}>
      <Tabs defaultValue="attributes" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="attributes">{t('teachers.many.attributes')}</Tabs.Tab>
          <Tabs.Tab value="calendar">{t('teachers.many.calendar')}</Tabs.Tab>
          <Tabs.Tab value="constraints">{t('teachers.many.constraints')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="attributes" pt="md">
          <Attributes ids={ids} form={form} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="calendar" pt="md">
          <CalendarEditor type="teacher" bases={ids} structures={structures} />
        </Tabs.Panel>
        <Tabs.Panel value="constraints" pt="md">
          <RulesForMany ids={ids} onClose={onClose} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  );
}

interface ManyTeachers {
  readonly color: string | null;
  readonly addSubjects: readonly Id[];
  readonly removeSubjects: readonly Id[];
  readonly weight: Teacher['weight'] | null;
}

const noChanges: ManyTeachers = { color: null, addSubjects: [], removeSubjects: [], weight: null };

function Attributes({ ids, form, onClose }: MultiEditProps & { readonly form: FormValues<ManyTeachers> }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { values: changes, isDirty, set, setter } = form;
  const teachers = useMemo(() => ids.flatMap((id) => draft.teachers[id] ?? []), [draft.teachers, ids]);
  const first = teachers[0];
  const items = subjectItems(draft);
  const apply = () => {
    const next = teachers.map((teacher) => ({
      ...teacher,
      color: changes.color ?? teacher.color,
      weight: changes.weight ?? teacher.weight,
      subjects: members(teacher.subjects, changes.addSubjects, changes.removeSubjects),
    }));
    if (!runEdit(commands.setTeachers, { teachers: next })) return;
    const onlyWeight = isSame({ ...changes, weight: null }, noChanges);
    toast.success(
      t(onlyWeight ? 'teachers.many.weightUpdated' : 'teachers.many.applied', { count: next.length }),
    );
    onClose();
  };
  return (
    <div className={classes.fields}>
      <ManyColorField
        value={changes.color}
        suggested={first?.color ?? palette[0].value}
        onChange={setter('color')}
      />
      <div className={classes.pair}>
        <ItemPicker
          label={t('teachers.many.addSubjects')}
          placeholder={t('teachers.subjectsPlaceholder')}
          items={items}
          value={changes.addSubjects}
          onChange={setter('addSubjects')}
        />
        <ItemPicker
          label={t('teachers.many.removeSubjects')}
          placeholder={t('teachers.subjectsPlaceholder')}
          items={items}
          value={changes.removeSubjects}
          onChange={setter('removeSubjects')}
        />
      </div>
      {draft.constraintGroupWeights.teacherCalendarRed.enabled && first && (
        <div className={classes.color}>
          <Checkbox
            label={t('teachers.weight')}
            checked={changes.weight !== null}
            onChange={(event) => set('weight', event.currentTarget.checked ? first.weight : null)}
          />
          {changes.weight !== null && (
            <WeightField
              category="teacherCalendarRed"
              weight={changes.weight}
              onChange={setter('weight')}
              label={t('teachers.weight')}
            />
          )}
        </div>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button disabled={!isDirty} onClick={apply}>
          {t('teachers.many.apply')}
        </Button>
      </Group>
    </div>
  );
}

function RulesForMany({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  return (
    <div className={classes.fields}>
      <TeacherRuleAdder
        teachers={ids}
        skipsPresent
        onAdd={(form, weight) => {
          const rules = ids.map((id) => teacherRule(createId(), id, form, weight));
          const { added, present } = splitPresent(draft, rules);
          if (added.length > 0 && !runEdit(commands.addConstraints, { constraints: [...added] }))
            return false;
          if (present > 0) toast.warning(t('rules.many.skipped', { count: present, added: added.length }));
          else toast.success(t('rules.teacher.addedToMany'));
          return true;
        }}
      />
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('rules.done')}</Button>
      </Group>
    </div>
  );
}
