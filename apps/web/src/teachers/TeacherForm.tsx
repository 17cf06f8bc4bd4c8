import { type Category, checkTeacherForm, commands, createId, type Id } from '@bellgrid/model';
import { Button, TextInput, Tooltip } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { CalendarField } from '../calendar-editor/CalendarField.tsx';
import { useBuiltStructures } from '../calendar-editor/use-built-structures.ts';
import { TeacherRuleEditor } from '../constraint-editor/TeacherRuleEditor.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorField } from '../entity-form/ColorField.tsx';
import { FormFrame } from '../entity-form/FormFrame.tsx';
import { NameField } from '../entity-form/NameField.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';
import { subjectItems } from '../fields/draft-items.ts';
import { FormMessages } from '../fields/FormMessages.tsx';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { WeightField } from '../fields/WeightField.tsx';
import form from '../subjects/SubjectForm.module.css';
import { calendarStructures } from './calendar-structures.ts';
import classes from './TeacherCard.module.css';
import { teacherFacts } from './teacher-facts.ts';
import { lessonsUnplacedBy, teacherOf, teacherValues } from './teacher-values.ts';

const calendarCategory: Category = 'teacherCalendarRed';

/** The edit card of a teacher. */
export function TeacherForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const teacher = id === null ? undefined : draft.teachers[id];
  const isWeighted = draft.constraintGroupWeights[calendarCategory].enabled;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft only the teacher and the next colour count.
  const opened = useMemo(() => teacherValues(draft, teacher), [teacher, draft.pickedColors.teachers]);
  const { values, isDirty, set, setter } = useFormValues(opened);
  const check = useMemo(
    () => checkTeacherForm(draft.teachers, { id, name: values.name, email: values.email }),
    [draft.teachers, id, values.name, values.email],
  );
  const notes = useMemo(() => {
    const count = lessonsUnplacedBy(draft, opened.subjects, values.subjects);
    return count > 0 ? [t('teachers.unplaces', { count })] : [];
  }, [draft, opened.subjects, values.subjects, t]);

  const built = useBuiltStructures();
  const structures = useMemo(() => calendarStructures(draft, teacher, built), [draft, teacher, built]);

  const save = () => {
    const newId = id ?? createId();
    const saved = teacherOf(newId, values);
    if (!runEdit(commands.setTeacher, { teacher: saved })) return;
    if (id === null) toast.success(t('teachers.added', { name: saved.name }));
    onDone(newId);
  };

  return (
    <FormFrame
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
      <RulesButton id={id} name={values.name} />
      <CalendarField type="teacher" id={id} structures={structures} />
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

function RulesButton({ id, name }: { readonly id: Id | null; readonly name: string }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const count = useDraft((draft) => {
    const teacher = id === null ? undefined : draft.teachers[id];
    return teacher ? teacherFacts(draft)(teacher).rules : 0;
  });
  return (
    <div className={classes.buttons}>
      <Tooltip label={t('teachers.saveFirst')} disabled={id !== null}>
        <Button
          variant="default"
          leftSection={<IconAdjustments size={16} stroke={1.8} aria-hidden />}
          aria-disabled={id === null || undefined}
          data-disabled={id === null || undefined}
          onClick={() => id !== null && setOpened(true)}
        >
          {t('teachers.constraints')}
          {count > 0 && ` (${count})`}
        </Button>
      </Tooltip>
      {opened && id !== null && (
        <TeacherRuleEditor
          teacher={id}
          name={draftSession.draft.teachers[id]?.name ?? name}
          onClose={() => setOpened(false)}
        />
      )}
    </div>
  );
}
