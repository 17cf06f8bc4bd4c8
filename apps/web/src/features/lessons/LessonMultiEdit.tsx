import { commands, type Draft, type Id, lessonLengthRange, type RunCommand } from '@bellgrid/model';
import { Checkbox, Select } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toast.tsx';
import { MultiEditModal } from '../../ui/entity-form/MultiEditModal.tsx';
import { type ManyForm, useManyForm } from '../../ui/entity-form/use-many-form.ts';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';
import { classroomsByName, itemNames, teachersByName } from '../../ui/fields/draft-items.ts';
import { FormMessages, noAnswer } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { firstNames, NAMES_IN_CHIP } from '../../ui/fields/PickerChip.tsx';
import { RulesForMany } from '../constraint-editor/RulesForMany.tsx';
import classes from '../subjects/SubjectMultiEdit.module.css';
import { changedLessons, type ManyLessons, noLessonChanges } from './many-lessons.ts';

/** Several lessons at once: fields in one step, and a constraint for each. */
export function LessonMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const apply = useCallback(
    (before: Draft, values: ManyLessons) => (run: RunCommand) => {
      for (const lesson of changedLessons(before, ids, values).lessons) run(commands.setLesson, lesson);
    },
    [ids],
  );
  const many = useManyForm(noLessonChanges, apply);
  const { form, values, isDirty } = many;
  const save = () => {
    if (!form.save({ label: 'command.changeLessons' })) return;
    toast.success(t('lessons.many.applied', { count: ids.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('lessons.many.title', { count: ids.length })}
      form={form}
      ids={ids}
      isDirty={isDirty}
      canApply={!Number.isNaN(values.numPeriods)}
      onApply={save}
      onClose={onClose}
      attributes={<Attributes ids={ids} many={many} />}
      tabs={[{ label: t('editing.many.constraints'), panel: <RulesForMany type="lesson" ids={ids} /> }]}
    />
  );
}

interface AttributesProps extends Pick<MultiEditProps, 'ids'> {
  readonly many: ManyForm<ManyLessons>;
}

function Attributes({ ids, many: { form, values, setter } }: AttributesProps) {
  const { t } = useTranslation();
  const { draft } = form;
  const before = form.fork.base;
  const lessons = ids.flatMap((id) => before.lessons[id] ?? []);
  const teachers = teachersByName(draft.teachers);
  const rooms = classroomsByName(draft.classrooms);
  const setLength = setter('numPeriods');
  const setLocked = setter('locked');
  const { tooLong, ofNobody } = changedLessons(before, ids, values);
  const named = (kept: readonly Id[]) => ({
    count: kept.length,
    names: firstNames(itemNames(before.lessons, kept), NAMES_IN_CHIP),
  });
  const notes = [
    ...(tooLong.length > 0 ? [t('lessons.many.tooLong', named(tooLong))] : []),
    ...(ofNobody.length > 0 ? [t('lessons.many.ofNobody', named(ofNobody))] : []),
  ];
  const hasUnplaced = ids.some((id) => draft.lessons[id]?.timeSlot === null);
  return (
    <>
      <div className={classes.color}>
        <Checkbox
          label={t('lessons.many.setLength')}
          checked={values.numPeriods !== null}
          onChange={(event) => setLength(event.currentTarget.checked ? (lessons[0]?.numPeriods ?? 1) : null)}
        />
        {values.numPeriods !== null && (
          <NumberField
            label={t('lessons.periods')}
            range={longestRange(before, lessons)}
            clamps
            value={values.numPeriods}
            onChange={setLength}
          />
        )}
      </div>
      <div className={classes.pair}>
        <ItemPicker
          label={t('subjects.many.addTeachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachers}
          value={values.addTeachers}
          onChange={setter('addTeachers')}
          nothing={t('subjects.noTeachersToChoose')}
        />
        <ItemPicker
          label={t('subjects.many.removeTeachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachers}
          value={values.removeTeachers}
          onChange={setter('removeTeachers')}
          nothing={t('subjects.noTeachersToChoose')}
        />
        {draft.config.isClassroomsEnabled && (
          <>
            <ItemPicker
              label={t('lessons.many.addClassrooms')}
              placeholder={t('subjects.viablePlaceholder')}
              items={rooms}
              value={values.addClassrooms}
              onChange={setter('addClassrooms')}
              nothing={t('subjects.noClassroomsToChoose')}
            />
            <ItemPicker
              label={t('lessons.many.removeClassrooms')}
              placeholder={t('subjects.viablePlaceholder')}
              items={rooms}
              value={values.removeClassrooms}
              onChange={setter('removeClassrooms')}
              nothing={t('subjects.noClassroomsToChoose')}
            />
            <Select
              size="md"
              label={t('subjects.many.setClassroom')}
              placeholder={t('subjects.many.keep')}
              data={[
                { value: '', label: t('lessons.many.noOwnClassroom') },
                ...rooms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={values.classroom}
              onChange={setter('classroom')}
              clearable
              searchable
              limit={100}
            />
          </>
        )}
        <Select
          size="md"
          label={t('lessons.many.setLock')}
          placeholder={t('subjects.many.keep')}
          description={values.locked && hasUnplaced ? t('lessons.lockHint') : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
          data={[
            { value: LOCKED, label: t('lessons.lockedShort') },
            { value: UNLOCKED, label: t('lessons.many.unlocked') },
          ]}
          value={values.locked === null ? null : values.locked ? LOCKED : UNLOCKED}
          onChange={(value) => setLocked(value === null ? null : value === LOCKED)}
          clearable
        />
      </div>
      <FormMessages answer={noAnswer} notes={notes} />
    </>
  );
}

const LOCKED = 'locked';
const UNLOCKED = 'unlocked';

/** The lengths that at least one of the lessons can have. */
function longestRange(draft: Draft, lessons: readonly { readonly structure: Id }[]) {
  const structures = [...new Set(lessons.map(({ structure }) => structure))];
  return {
    least: 1,
    most: Math.max(1, ...structures.map((structure) => lessonLengthRange(draft, structure).most)),
  };
}
