import {
  commands,
  createId,
  createLessonChanges,
  type Draft,
  type Id,
  lessonSpreads,
  palette,
  type RunCommand,
} from '@bellgrid/model';
import { Checkbox, Select } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../../document/draft/draft-source.ts';
import { toast } from '../../platform/toast.tsx';
import { ManyColorField } from '../../ui/entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../../ui/entity-form/MultiEditModal.tsx';
import { type ManyForm, useManyForm } from '../../ui/entity-form/use-many-form.ts';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';
import { classroomsByName, groupsByName, teachersByName } from '../../ui/fields/draft-items.ts';
import { FormMessages, noAnswer } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { RulesForMany } from '../constraint-editor/RulesForMany.tsx';
import { JoiningField } from './JoiningField.tsx';
import { JoinManyField } from './JoinManyField.tsx';
import { joinOf, type Separation, separate, separations } from './joint-lessons.ts';
import { joinNotes, lessonNotes } from './lesson-notes.ts';
import { changedSubjects, type ManySubjects, noChanges } from './many-subjects.ts';
import classes from './SubjectMultiEdit.module.css';
import { LESSON_COUNTS } from './subject-fields.ts';

/** Several subjects at once: fields in one step, and a constraint for each. */
export function SubjectMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const apply = useCallback(
    (before: Draft, values: ManySubjects) => {
      const { subjects, issue } = changedSubjects(before, ids, values);
      if (issue !== null) return null;
      return (run: RunCommand) => {
        for (const subject of subjects) run(commands.setSubject, { subject });
        const join = values.isJoined ? joinOf(before, ids) : null;
        if (join) run(commands.joinSubjects, join);
      };
    },
    [ids],
  );
  const many = useManyForm(noChanges, apply);
  const { form, isDirty } = many;
  const { issue } = changedSubjects(form.fork.base, ids, many.values);
  const parts = many.values.isJoined ? [] : separations(form.fork.base, form.draft, ids, 'joined');
  const save = () => {
    const { joining, lessons } = many.values;
    const finish = (source: DraftSource) => {
      const left = ids.filter((id) => source.draft.subjects[id]);
      return setNumber(source, left, lessons) && separate(source, joining === 'own' ? parts : []);
    };
    if (!form.save({ label: 'command.setSubjects' }, finish)) return;
    toast.success(t('subjects.many.applied', { count: ids.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('subjects.many.title', { count: ids.length })}
      form={form}
      ids={ids}
      isDirty={isDirty}
      canApply={issue === null && !Number.isNaN(many.values.lessons ?? 0)}
      onApply={save}
      onClose={onClose}
      attributes={
        <>
          <Attributes ids={ids} many={many} parts={parts} />
          <div role="status" className={classes.issue}>
            {issue && t(`subjects.many.${issue}`)}
          </div>
        </>
      }
      tabs={[{ label: t('editing.many.constraints'), panel: <RulesForMany type="subject" ids={ids} /> }]}
    />
  );
}

interface AttributesProps extends Pick<MultiEditProps, 'ids'> {
  readonly many: ManyForm<ManySubjects>;
  /** The classes that have lessons of their own if that is chosen. */
  readonly parts: readonly Separation[];
}

function Attributes({ ids, parts, many: { form, values: changes, setter } }: AttributesProps) {
  const { t } = useTranslation();
  const { draft } = form;
  const groups = groupsByName(draft.groups);
  const teachers = teachersByName(draft.teachers);
  const setSpread = setter('spread');
  const firstNumber = draft.subjects[ids[0] ?? '']?.lessons.length ?? 1;
  const losses = useMemo(() => {
    const { lessons } = changes;
    if (lessons === null || Number.isNaN(lessons)) return [];
    const changesOf = createLessonChanges(draft);
    return ids.flatMap((id) => (draft.subjects[id] ? [changesOf(draft.subjects[id], lessons)] : []));
  }, [draft, ids, changes]);
  return (
    <>
      <ManyColorField
        value={changes.color}
        suggested={draft.subjects[ids[0] ?? '']?.color ?? palette[0].value}
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
          onChange={(value) => setSpread(lessonSpreads.find((each) => each === value) ?? null)}
          clearable
        />
      </div>
      <JoinManyField
        draft={form.fork.base}
        ids={ids}
        value={changes.isJoined}
        onChange={setter('isJoined')}
      />
      {parts.length > 0 && (
        <JoiningField draft={draft} value={changes.joining} onChange={setter('joining')} parts={parts} />
      )}
      <div className={classes.color}>
        <Checkbox
          label={t('subjects.many.setLessons')}
          checked={changes.lessons !== null}
          onChange={(event) => setter('lessons')(event.currentTarget.checked ? firstNumber : null)}
        />
        {changes.lessons !== null && (
          <NumberField
            label={t('subjects.lengthCount')}
            range={LESSON_COUNTS}
            value={changes.lessons}
            onChange={setter('lessons')}
          />
        )}
      </div>
      <FormMessages
        answer={noAnswer}
        notes={[...joinNotes(t, form.fork.base, form.consequences), ...lessonNotes(t, draft, losses)]}
      />
    </>
  );
}

/** Gives each of the subjects a number of lessons a week; null leaves what each has. */
function setNumber({ run }: DraftSource, ids: readonly Id[], lessons: number | null): boolean {
  if (lessons === null) return true;
  const subjects = ids.map((id) => ({ id, lessons }));
  return run(commands.setLessons, { subjects, newId: createId() });
}
