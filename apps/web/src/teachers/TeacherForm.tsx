import { type Category, checkTeacherForm, cleanName, commands, type Id, runCommand } from '@bellgrid/model';
import { TextInput } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { CalendarField } from '../calendar-editor/CalendarField.tsx';
import { useBuiltStructures } from '../calendar-editor/use-built-structures.ts';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import { TeacherRuleEditor } from '../constraint-editor/TeacherRuleEditor.tsx';
import { rulesOfTeacher } from '../constraint-editor/teacher-rule.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorField } from '../entity-form/ColorField.tsx';
import { FormFrame } from '../entity-form/FormFrame.tsx';
import { NameField } from '../entity-form/NameField.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import { type FormItem, useItemSource } from '../entity-form/use-item-source.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';
import { subjectItems } from '../fields/draft-items.ts';
import { FormMessages } from '../fields/FormMessages.tsx';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { WeightField } from '../fields/WeightField.tsx';
import form from '../subjects/SubjectForm.module.css';
import { calendarStructures } from './calendar-structures.ts';
import classes from './TeacherForm.module.css';
import { teacherFacts } from './teacher-facts.ts';
import { lessonsUnplacedBy, newTeacher, teacherOf, teacherValues } from './teacher-values.ts';

const calendarCategory: Category = 'teacherCalendarRed';

/** The edit card of a teacher. */
export function TeacherForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const teacher = id === null ? undefined : draft.teachers[id];
  const isWeighted = draft.constraintGroupWeights[calendarCategory].enabled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft only the teacher and the next colour count.
  const opened = useMemo(() => teacherValues(draft, teacher), [teacher, draft.pickedColors.teachers]);
  const { values, isDirty, steps, set, change, setter } = useFormValues(opened);
  const check = useMemo(
    () => checkTeacherForm(draft.teachers, { id, name: values.name, email: values.email }),
    [draft.teachers, id, values.name, values.email],
  );
  const notes = useMemo(() => {
    const count = lessonsUnplacedBy(draft, opened.subjects, values.subjects);
    return count > 0 ? [t('teachers.unplaces', { count })] : [];
  }, [draft, opened.subjects, values.subjects, t]);

  // A new one has its calendar where the form says, a saved one where it teaches by now.
  const taught = teacher?.subjects ?? values.subjects;
  const built = useBuiltStructures();
  const structures = useMemo(() => calendarStructures(draft, taught, built), [draft, taught, built]);

  const { subjects, parts } = values;
  const place = useCallback<FormItem['place']>(
    (open, newId, added) =>
      runCommand(
        open,
        commands.setTeacher,
        newTeacher(open, { id: newId, name: '', subjects: [...subjects] }, added),
      ),
    [subjects],
  );
  const { ownId, source } = useItemSource({
    ...{ id, parts, place, steps },
    onEdit: (added, _, name) => change({ parts: added }, name),
  });
  const save = () => {
    const saved = teacherOf(ownId, values);
    if (!runEdit(commands.setTeacher, newTeacher(draft, saved, parts))) return;
    if (id === null) toast.success(t('teachers.added', { name: saved.name }));
    onDone(ownId);
  };

  return (
    <FormFrame
      source={source}
      steps={steps}
      title={id === null ? t('lists.teachers.new') : t('lists.teachers.edit')}
      color={values.color}
      isDirty={isDirty}
      canSave={check.canSave}
      onSave={save}
      onClose={onClose}
    >
      <NameField
        value={values.name}
        warning={check.warnings.includes('name-taken') ? t('lists.teachers.duplicateName') : null}
        onChange={(name) => set('name', name)}
      >
        <ColorField value={values.color} onChange={(color) => set('color', color)} />
      </NameField>
      {teacher && <LoadWarning id={teacher.id} />}
      <div className={form.columns}>
        <ItemPicker
          label={t('teachers.subjects')}
          placeholder={t('teachers.subjectsPlaceholder')}
          items={subjectItems(draft)}
          value={values.subjects}
          onChange={setter('subjects')}
          nothing={t('teachers.noSubjectsToChoose')}
        />
        <TextInput
          label={t('teachers.email')}
          placeholder={t('teachers.emailPlaceholder')}
          type="email"
          autoComplete="off"
          value={values.email}
          error={check.errors.includes('email-invalid') ? t('form.email-invalid') : null}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
      </div>
      <FormMessages answer={noAnswer} notes={notes} />
      {isWeighted && (
        <div>
          <p className={classes.weightLabel}>{t('teachers.weight')}</p>
          <WeightField
            category={calendarCategory}
            weight={values.weight}
            onChange={(weight) => set('weight', weight)}
            label={t('teachers.calendar')}
          />
          <p className={classes.hint}>{t('teachers.weightHint')}</p>
        </div>
      )}
      <TeacherRulesButton
        id={ownId}
        name={teacher?.name ?? (cleanName(values.name) || t('lists.teachers.new'))}
      />
      <CalendarField type="teacher" id={ownId} structures={structures} />
    </FormFrame>
  );
}

const noAnswer = { canSave: true, errors: [], warnings: [] };

/** Says that the lessons of a teacher do not fit into what is available. */
function LoadWarning({ id }: { readonly id: Id }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const teacher = draft.teachers[id];
  if (!teacher) return null;
  const { taught, available } = teacherFacts(draft)(teacher);
  if (taught <= available) return null;
  return (
    <FormMessages
      answer={{ canSave: true, errors: [], warnings: ['not-enough-time'] }}
      notes={[t('teachers.notEnoughTime', { name: teacher.name, taught, available })]}
    />
  );
}

/** Opens the constraints of a teacher, also of one who is not saved yet. */
function TeacherRulesButton({ id, name }: { readonly id: Id; readonly name: string }) {
  const { t } = useTranslation();
  const constraints = useDraft((draft) => draft.constraints);
  const count = useMemo(() => rulesOfTeacher(constraints, id).length, [constraints, id]);
  return (
    <div className={classes.buttons}>
      <RulesButton
        label={t('teachers.constraints')}
        count={count}
        editor={(onClose) => <TeacherRuleEditor teacher={id} name={name} onClose={onClose} />}
      />
    </div>
  );
}
