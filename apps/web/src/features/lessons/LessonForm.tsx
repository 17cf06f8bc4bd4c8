import {
  checkLessonForm,
  commands,
  type Draft,
  type Id,
  type Lesson,
  lessonLengthRange,
} from '@bellgrid/model';
import { Checkbox } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { FormFrame } from '../../ui/entity-form/FormFrame.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { NameField } from '../../ui/entity-form/NameField.tsx';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { type ItemForm, useForkForm } from '../../ui/entity-form/use-item-form.ts';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { groupsByName, teachersByName } from '../../ui/fields/draft-items.ts';
import { FormMessages } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import { RoomFields } from '../subjects/RoomFields.tsx';
import { roomNames } from '../subjects/room-names.ts';
import classes from '../subjects/SubjectForm.module.css';
import { lessonTime } from './lesson-time.ts';
import { NewLessonForm } from './NewLessonForm.tsx';

/** The form of a lesson, or of new ones of the subject that the address names. */
export function LessonOrNewForm({ id, ...props }: ItemFormProps) {
  const { subject = '' } = useParams({ strict: false });
  return id === null ? <NewLessonForm subject={subject} {...props} /> : <LessonForm id={id} {...props} />;
}

interface LessonFormProps extends Omit<ItemFormProps, 'id'> {
  readonly id: Id;
}

type LessonChanges = z.input<typeof commands.setLesson.args>['changes'];

/** The edit card of a saved lesson. */
function LessonForm({ id, onClose, onDone }: LessonFormProps) {
  const { t } = useTranslation();
  const form = useForkForm(id);
  const { draft, source } = form;
  const set = useCallback(
    (field: Parameters<typeof formStep>[0], changes: LessonChanges) =>
      source.run(commands.setLesson, { id, changes }, formStep(field)),
    [source, id],
  );
  const name = useFieldValue(form.fork, 'name', () => source.draft.lessons[id]?.name ?? '');
  const numPeriods = useFieldValue(form.fork, 'numPeriods', () => source.draft.lessons[id]?.numPeriods ?? 1);
  const members = useMembers(form, set);
  const lesson = draft.lessons[id];
  const groups = useMemo(() => groupsInStructure(draft.groups, lesson?.structure), [draft.groups, lesson]);
  const onClassroom = useCallback((classroom: Id | null) => set('classroom', { classroom }), [set]);
  const onViable = useCallback(
    (viableClassrooms: Id[]) => set('viableClassrooms', { viableClassrooms }),
    [set],
  );
  if (!lesson) return null;
  const values = { name: name.value, numPeriods: numPeriods.value, ...members.value };
  const check = checkLessonForm(draft, { ...values, structure: lesson.structure });
  const subjectRooms = roomNames(draft, draft.subjects[lesson.subject]);
  const before = form.fork.base.lessons[id];
  const time = before ? lessonTime(t, form.fork.base, before) : null;
  const isUnplaced = form.consequences.unplaced.includes(id);
  // The field shows its own message about its number.
  const answer = { ...check, errors: check.errors.filter((issue) => issue !== 'no-periods') };
  const save = () => {
    if (form.save({ label: commands.setLesson.label })) onDone(id);
  };
  return (
    <FormFrame
      form={form}
      list={`/subjects/${lesson.subject}/lessons`}
      title={t('lists.lessons.edit')}
      color={lesson.color}
      isDirty={form.isDirty || name.isPending || numPeriods.isPending || members.isPending}
      canSave={check.canSave}
      onSave={save}
      onClose={onClose}
      tellsEffects={false}
    >
      <div className={classes.head}>
        <NameField
          value={name.value}
          onChange={(typed) => name.set(typed, () => typed.trim() !== '' && set('name', { name: typed }))}
        />
        <NumberField
          size="md"
          label={t('lessons.periods')}
          range={lessonLengthRange(draft, lesson.structure)}
          clamps
          value={numPeriods.value}
          onChange={(typed) =>
            numPeriods.set(typed, () => !Number.isNaN(typed) && set('numPeriods', { numPeriods: typed }))
          }
        />
      </div>
      <div className={classes.columns}>
        <ItemPicker
          label={t('lessons.classes')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groups}
          value={members.value.groups}
          onChange={members.chooseGroups}
          nothing={t('subjects.noClassesToChoose')}
        />
        <ItemPicker
          label={t('lessons.teachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachersByName(draft.teachers)}
          value={members.value.teachers}
          onChange={members.chooseTeachers}
          nothing={t('subjects.noTeachersToChoose')}
        />
        {draft.config.isClassroomsEnabled && (
          <RoomFields
            classroom={lesson.classroom}
            viable={lesson.viableClassrooms}
            placeholder={subjectRooms === '' ? undefined : t('lessons.roomOfSubject', { room: subjectRooms })}
            onClassroom={onClassroom}
            onViable={onViable}
          />
        )}
        <div className={classes.stack}>
          <Checkbox
            label={t('lessons.locked')}
            description={lesson.timeSlot === null ? t('lessons.lockHint') : undefined}
            checked={lesson.locked}
            onChange={(event) => set('locked', { locked: event.currentTarget.checked })}
          />
          <div className={classes.buttons}>
            <RulesButton type="lesson" id={id} name={lesson.name} />
          </div>
        </div>
      </div>
      <FormMessages
        answer={answer}
        values={{ name: name.value }}
        notes={isUnplaced ? [t('lessons.clearsSlot', { time })] : []}
      />
    </FormFrame>
  );
}

/** The classes and teachers of the lesson; while there are none of either, what is chosen is shown but not stored. */
function useMembers(
  { fork, source, id }: ItemForm,
  store: (field: 'groups' | 'teachers', changes: LessonChanges) => void,
) {
  const { value, isPending, set } = useFieldValue(fork, 'members', () => {
    const { groups = NONE, teachers = NONE } = source.draft.lessons[id] ?? {};
    return { groups, teachers };
  });
  const { groups, teachers } = value;
  const choose = useCallback(
    (field: 'groups' | 'teachers', next: { groups: readonly Id[]; teachers: readonly Id[] }) =>
      set(next, () => {
        if (next.groups.length + next.teachers.length === 0) return;
        store(field, { groups: [...next.groups], teachers: [...next.teachers] });
      }),
    [set, store],
  );
  return {
    value,
    isPending,
    chooseGroups: useCallback((ids: Id[]) => choose('groups', { groups: ids, teachers }), [choose, teachers]),
    chooseTeachers: useCallback(
      (ids: Id[]) => choose('teachers', { groups, teachers: ids }),
      [choose, groups],
    ),
  };
}

const NONE: readonly Id[] = [];

/** Classes of the lesson's own structure: it can have no other. */
function groupsInStructure(groups: Draft['groups'], own: Lesson['structure'] | undefined) {
  return groupsByName(groups).filter(({ structure }) => structure === own);
}
