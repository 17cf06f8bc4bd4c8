import { checkLessonForm, commands, type Draft, type Lesson, lessonLengthRange } from '@bellgrid/model';
import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SubjectRulesButton } from '../constraint-editor/SubjectRulesButton.tsx';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { FormFrame } from '../entity-form/FormFrame.tsx';
import { NameField } from '../entity-form/NameField.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';
import { groupsByName, teachersByName } from '../fields/draft-items.ts';
import { FormMessages } from '../fields/FormMessages.tsx';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { RoomFields } from '../subjects/RoomFields.tsx';
import { roomNames } from '../subjects/room-names.ts';
import classes from '../subjects/SubjectForm.module.css';
import { lessonTime } from './lesson-time.ts';
import { clearsSlot, lessonChanges, lessonValues } from './lesson-values.ts';

interface LessonFormProps extends Omit<ItemFormProps, 'id'> {
  readonly lesson: Lesson;
}

/** The edit card of a saved lesson. */
export function LessonForm({ lesson, onClose, onDone }: LessonFormProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const opened = useMemo(() => lessonValues(lesson), [lesson]);
  const { values, isDirty, steps, set, setter } = useFormValues(opened);
  const { structure } = lesson;
  const check = useMemo(() => checkLessonForm(draft, { ...values, structure }), [draft, values, structure]);
  const groups = useMemo(() => groupsInStructure(draft.groups, structure), [draft.groups, structure]);
  const subjectRooms = roomNames(draft, draft.subjects[lesson.subject]);
  const time = lessonTime(t, draft, lesson);
  // The field says itself what is wrong with its number.
  const answer = { ...check, errors: check.errors.filter((issue) => issue !== 'no-periods') };
  const notes = clearsSlot(lesson, values) ? [t('lessons.clearsSlot', { time })] : [];
  const save = () => {
    const changes = lessonChanges(lesson, values);
    if (runEdit(commands.setLesson, { id: lesson.id, changes })) onDone(lesson.id);
  };

  return (
    <FormFrame
      steps={steps}
      title={t('lists.lessons.edit')}
      color={lesson.color}
      isDirty={isDirty}
      canSave={check.canSave}
      onSave={save}
      onClose={onClose}
    >
      <div className={classes.head}>
        <NameField value={values.name} onChange={(name) => set('name', name)} />
        <NumberField
          size="md"
          label={t('lessons.periods')}
          range={lessonLengthRange(draft, structure)}
          clamps
          value={values.numPeriods}
          onChange={setter('numPeriods')}
        />
      </div>
      <div className={classes.columns}>
        <ItemPicker
          label={t('lessons.classes')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groups}
          value={values.groups}
          onChange={setter('groups')}
          nothing={t('subjects.noClassesToChoose')}
        />
        <ItemPicker
          label={t('lessons.teachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachersByName(draft.teachers)}
          value={values.teachers}
          onChange={setter('teachers')}
          nothing={t('subjects.noTeachersToChoose')}
        />
        {draft.config.isClassroomsEnabled && (
          <RoomFields
            classroom={values.classroom}
            viable={values.viableClassrooms}
            placeholder={subjectRooms === '' ? undefined : t('lessons.roomOfSubject', { room: subjectRooms })}
            onClassroom={setter('classroom')}
            onViable={setter('viableClassrooms')}
          />
        )}
        <div className={classes.stack}>
          <Checkbox
            label={t('lessons.locked')}
            description={time === null ? t('lessons.lockHint') : undefined}
            checked={values.locked}
            onChange={(event) => set('locked', event.currentTarget.checked)}
          />
          <div className={classes.buttons}>
            <SubjectRulesButton type="lesson" id={lesson.id} name={lesson.name} />
          </div>
        </div>
      </div>
      <FormMessages answer={answer} values={{ name: values.name }} notes={notes} />
    </FormFrame>
  );
}

/** Classes of the lesson's own structure: it could have no other. */
function groupsInStructure(groups: Draft['groups'], own: Lesson['structure']) {
  return groupsByName(groups).filter(({ structure }) => structure === own);
}
