import {
  type Category,
  CONTRACT_PERIODS,
  checkTeacherForm,
  cleanName,
  commands,
  type Draft,
  type EditableDraft,
  type Id,
  MAX_TEACHER_SHORT_NAME,
  nextColor,
  proposedShortName,
  type Teacher,
} from '@bellgrid/model';
import { Button, TextInput } from '@mantine/core';
import { IconUserShare } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CalendarField } from '../../ui/calendar-editor/CalendarField.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { ColorField } from '../../ui/entity-form/ColorField.tsx';
import formClasses from '../../ui/entity-form/EntityForm.module.css';
import { FormFrame } from '../../ui/entity-form/FormFrame.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { NameField } from '../../ui/entity-form/NameField.tsx';
import { tellAdded } from '../../ui/entity-form/tell-added.ts';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { type ItemForm, useItemForm } from '../../ui/entity-form/use-item-form.ts';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { pickedSubject, sortedSubjects } from '../../ui/fields/draft-items.ts';
import { FormMessages } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import type { PickerItem } from '../../ui/fields/picker-item.ts';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import { askHandOver } from '../hand-over/hand-over-store.ts';
import classes from './TeacherForm.module.css';
import { teacherFacts } from './teacher-facts.ts';

const calendarCategory: Category = 'teacherCalendarRed';

/** Adds the teacher that the form of a new one begins with. */
function addTeacher(store: EditableDraft, id: Id): void {
  const color = nextColor(store.draft, 'teachers');
  store.run(commands.setTeacher, { teacher: { id, name: '', color } });
}

/** Setters of a teacher's fields, each a step of the form. */
function teacherSetters({ source, id }: Pick<ItemForm, 'source' | 'id'>) {
  const set = (
    field: 'name' | 'shortName' | 'color' | 'subjects' | 'email' | 'contractPeriods' | 'weight',
    changes: Partial<Teacher>,
  ) => {
    const teacher = source.draft.teachers[id];
    if (teacher) source.run(commands.setTeacher, { teacher: { ...teacher, ...changes } }, formStep(field));
  };
  return {
    name: (name: string) => set('name', { name }),
    shortName: (shortName: string) => set('shortName', { shortName }),
    color: (color: string) => set('color', { color }),
    subjects: (subjects: Id[]) => set('subjects', { subjects }),
    email: (email: string) => set('email', { email: email === '' ? null : email }),
    contractPeriods: (contractPeriods: number | null) => set('contractPeriods', { contractPeriods }),
    weight: (weight: Teacher['weight']) => set('weight', { weight }),
  };
}

/** Stores the names and the address as they are saved: trimmed, the name with a capital. */
function finishTeacher({ run }: DraftSource, teacher: Teacher): boolean {
  const email = teacher.email?.trim() ?? '';
  const name = cleanName(teacher.name);
  const shortName = teacher.shortName.trim();
  return run(commands.setTeacher, {
    teacher: { ...teacher, name, shortName, email: email === '' ? null : email },
  });
}

/** The edit card of a teacher. */
export function TeacherForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const form = useItemForm(id, addTeacher);
  const { draft, source, id: ownId } = form;
  const set = useMemo(() => teacherSetters({ source, id: ownId }), [source, ownId]);
  const teacher = draft.teachers[ownId];
  const contract = useFieldValue(
    form.fork,
    'contract',
    () => source.draft.teachers[ownId]?.contractPeriods ?? null,
  );
  const [hasLeftEmail, setLeftEmail] = useState(false);
  const { subjects, groups, teachers } = draft;
  const items = useMemo(
    () => subjectsToTeach({ subjects, groups, teachers }, ownId),
    [subjects, groups, teachers, ownId],
  );
  if (!teacher) return null;
  const check = checkTeacherForm(draft.teachers, {
    id: ownId,
    name: teacher.name,
    shortName: teacher.shortName,
    email: teacher.email ?? '',
  });
  const name = cleanName(teacher.name);
  const save = (next?: 'another') => {
    if (!form.save({ label: commands.setTeacher.label }, (open) => finishTeacher(open, teacher))) return;
    if (form.isNew) tellAdded('teachers', t('lists.addedOne', { name }));
    onDone(ownId, next);
  };
  return (
    <FormFrame
      form={form}
      list="/teachers"
      title={t(form.isNew ? 'lists.teachers.new' : 'lists.teachers.edit')}
      color={teacher.color}
      canSave={check.canSave && !contract.isPending}
      isDirty={form.isDirty || contract.isPending}
      canAddAnother={form.isNew}
      onSave={save}
      onClose={onClose}
    >
      <NameField value={teacher.name} warning={nameWarning(t, check.warnings)} onChange={set.name}>
        <ShortNameField teacher={teacher} onChange={set.shortName} />
        <ColorField value={teacher.color} onChange={set.color} />
      </NameField>
      {!form.isNew && <LoadWarning id={ownId} />}
      <div className={classes.layout}>
        <div className={classes.parts}>
          <div className={classes.fields}>
            <ItemPicker
              label={t('teachers.subjects')}
              placeholder={t('teachers.subjectsPlaceholder')}
              items={items}
              value={teacher.subjects}
              onChange={set.subjects}
              nothing={t('teachers.noSubjectsToChoose')}
            />
            <div className={classes.pair}>
              <TextInput
                label={t('teachers.email')}
                placeholder={t('teachers.emailPlaceholder')}
                type="email"
                autoComplete="off"
                value={teacher.email ?? ''}
                error={
                  hasLeftEmail && check.errors.includes('email-invalid') ? t('form.email-invalid') : null
                }
                onBlur={() => setLeftEmail(true)}
                onChange={(event) => set.email(event.currentTarget.value)}
              />
              <NumberField
                size="md"
                label={t('teachers.contract')}
                description={t('teachers.contractHint')}
                range={CONTRACT_PERIODS}
                value={contract.value ?? Number.NaN}
                onChange={(typed) =>
                  contract.set(typed, () => !Number.isNaN(typed) && set.contractPeriods(typed))
                }
                onEmpty={() => contract.set(null, () => set.contractPeriods(null))}
              />
            </div>
            <CalendarWeight weight={teacher.weight} onChange={set.weight} />
            <div className={classes.buttons}>
              <RulesButton type="teacher" id={ownId} name={name || t('lists.teachers.new')} />
              {!form.isNew && (
                <Button
                  variant="default"
                  leftSection={<IconUserShare size={16} stroke={1.7} aria-hidden />}
                  disabled={form.isDirty}
                  title={form.isDirty ? t('teachers.handOver.saveFirst') : undefined}
                  onClick={() => askHandOver(ownId)}
                >
                  {t('teachers.handOver.open')}
                </Button>
              )}
            </div>
          </div>
          <TeacherCalendar id={ownId} taught={teacher.subjects} />
        </div>
      </div>
    </FormFrame>
  );
}

/** The subjects that a teacher may have. The hints name the classes and the other teachers. */
function subjectsToTeach(
  draft: Pick<Draft, 'subjects' | 'groups' | 'teachers'>,
  id: Id,
): readonly PickerItem[] {
  return sortedSubjects(draft).map((subject) =>
    pickedSubject(draft, { ...subject, teachers: subject.teachers.filter((each) => each !== id) }),
  );
}

function nameWarning(t: TFunction, warnings: readonly string[]): string | null {
  if (warnings.includes('name-taken')) return t('lists.teachers.duplicateName');
  return warnings.includes('short-name-taken') ? t('form.short-name-taken') : null;
}

interface ShortNameFieldProps {
  readonly teacher: Teacher;
  readonly onChange: (shortName: string) => void;
}

/** The initials of a teacher, with those that are used while none are entered. */
function ShortNameField({ teacher, onChange }: ShortNameFieldProps) {
  const { t } = useTranslation();
  const proposed = useDraft((draft) => proposedShortName(draft, teacher));
  return (
    <TextInput
      className={formClasses.shortName}
      label={t('teachers.shortName')}
      title={t('teachers.shortNameHint', { proposed })}
      placeholder={proposed}
      maxLength={MAX_TEACHER_SHORT_NAME}
      autoComplete="off"
      value={teacher.shortName}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The warning that the lessons of a teacher need more periods than are available. */
function LoadWarning({ id }: { readonly id: Id }) {
  const { t } = useTranslation();
  // Reads all lessons and calendars: it may lag behind what is typed.
  const draft = useDeferredValue(useDraft((whole) => whole));
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

interface CalendarWeightProps {
  readonly weight: Teacher['weight'];
  readonly onChange: (weight: Teacher['weight']) => void;
}

/** The weight of a teacher's blocked periods, when their category has weights. */
function CalendarWeight({ weight, onChange }: CalendarWeightProps) {
  const { t } = useTranslation();
  const isWeighted = useDraft((draft) => draft.constraintGroupWeights[calendarCategory].enabled);
  if (!isWeighted) return null;
  return (
    <div>
      <p className={classes.weightLabel}>{t('teachers.weight')}</p>
      <WeightField
        category={calendarCategory}
        weight={weight}
        onChange={onChange}
        label={t('teachers.calendar')}
      />
      <p className={classes.hint}>{t('teachers.weightHint')}</p>
    </div>
  );
}

/** The calendar of a teacher in each structure, first in those taught in. */
function TeacherCalendar({ id, taught }: { readonly id: Id; readonly taught: readonly Id[] }) {
  const subjects = useDraft((draft) => draft.subjects);
  const built = useBuiltStructures();
  const structures = useMemo(() => {
    const own = new Set(taught.map((subject) => subjects[subject]?.structure));
    return built.toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)));
  }, [subjects, taught, built]);
  return <CalendarField type="teacher" id={id} structures={structures} />;
}
