import {
  CONTRACT_PERIODS,
  commands,
  type Draft,
  type Id,
  isSame,
  palette,
  type RunCommand,
  type Teacher,
} from '@bellgrid/model';
import { Checkbox } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toast.tsx';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { ManyColorField } from '../../ui/entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../../ui/entity-form/MultiEditModal.tsx';
import { members } from '../../ui/entity-form/members.ts';
import { useManyForm } from '../../ui/entity-form/use-many-form.ts';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';
import { subjectItems } from '../../ui/fields/draft-items.ts';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import { RulesForMany } from '../constraint-editor/RulesForMany.tsx';
import classes from '../subjects/SubjectMultiEdit.module.css';

/** The changes of several teachers; null and empty lists leave what each has. */
interface ManyTeachers {
  readonly color: string | null;
  readonly addSubjects: readonly Id[];
  readonly removeSubjects: readonly Id[];
  readonly weight: Teacher['weight'] | null;
  /** NaN while what is typed is refused; 'none' takes the entered periods away. */
  readonly contractPeriods: number | 'none' | null;
}

const noChanges: ManyTeachers = {
  ...{ color: null, addSubjects: [], removeSubjects: [], weight: null, contractPeriods: null },
};

function contractOf({ contractPeriods }: Teacher, chosen: ManyTeachers['contractPeriods']): number | null {
  if (chosen === 'none') return null;
  return chosen === null || Number.isNaN(chosen) ? contractPeriods : chosen;
}

/** Several teachers at once: fields in one step, their calendars, and a constraint for each. */
export function TeacherMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const structures = useBuiltStructures();
  const apply = useCallback(
    (before: Draft, values: ManyTeachers) => (run: RunCommand) => {
      for (const teacher of ids.flatMap((id) => before.teachers[id] ?? [])) {
        const color = values.color ?? teacher.color;
        const weight = values.weight ?? teacher.weight;
        const contractPeriods = contractOf(teacher, values.contractPeriods);
        const subjects = members(teacher.subjects, values.addSubjects, values.removeSubjects);
        run(commands.setTeacher, { teacher: { ...teacher, color, weight, contractPeriods, subjects } });
      }
    },
    [ids],
  );
  const { form, values, isDirty, setter } = useManyForm(noChanges, apply);
  const { draft } = form;
  const first = draft.teachers[ids[0] ?? ''];
  const setWeight = setter('weight');
  const setContract = setter('contractPeriods');
  const items = subjectItems(draft);
  const save = () => {
    if (!form.save({ label: 'command.setTeachers' })) return;
    const onlyWeight = isSame({ ...values, weight: null }, noChanges);
    toast.success(
      t(onlyWeight ? 'teachers.many.weightUpdated' : 'teachers.many.applied', { count: ids.length }),
    );
    onClose();
  };
  return (
    <MultiEditModal
      title={t('teachers.many.title', { count: ids.length })}
      form={form}
      ids={ids}
      isDirty={isDirty}
      canApply={!Number.isNaN(values.contractPeriods)}
      onApply={save}
      onClose={onClose}
      attributes={
        <>
          <ManyColorField
            value={values.color}
            suggested={first?.color ?? palette[0].value}
            onChange={setter('color')}
          />
          <div className={classes.pair}>
            <ItemPicker
              label={t('teachers.many.addSubjects')}
              placeholder={t('teachers.subjectsPlaceholder')}
              items={items}
              value={values.addSubjects}
              onChange={setter('addSubjects')}
            />
            <ItemPicker
              label={t('teachers.many.removeSubjects')}
              placeholder={t('teachers.subjectsPlaceholder')}
              items={items}
              value={values.removeSubjects}
              onChange={setter('removeSubjects')}
            />
          </div>
          <div className={classes.color}>
            <Checkbox
              label={t('teachers.contract')}
              checked={values.contractPeriods !== null}
              onChange={(event) =>
                setContract(event.currentTarget.checked ? (first?.contractPeriods ?? 'none') : null)
              }
            />
            {values.contractPeriods !== null && (
              <NumberField
                label={t('teachers.contract')}
                range={CONTRACT_PERIODS}
                value={typeof values.contractPeriods === 'number' ? values.contractPeriods : Number.NaN}
                onChange={setContract}
                onEmpty={() => setContract('none')}
              />
            )}
          </div>
          {draft.constraintGroupWeights.teacherCalendarRed.enabled && first && (
            <div className={classes.color}>
              <Checkbox
                label={t('teachers.weight')}
                checked={values.weight !== null}
                onChange={(event) => setWeight(event.currentTarget.checked ? first.weight : null)}
              />
              {values.weight !== null && (
                <WeightField
                  category="teacherCalendarRed"
                  weight={values.weight}
                  onChange={setWeight}
                  label={t('teachers.weight')}
                />
              )}
            </div>
          )}
        </>
      }
      tabs={[
        {
          label: t('teachers.many.calendar'),
          panel: <CalendarEditor type="teacher" bases={ids} structures={structures} />,
        },
        { label: t('editing.many.constraints'), panel: <RulesForMany type="teacher" ids={ids} /> },
      ]}
    />
  );
}
