import {
  asksForStructure,
  checkSubjectForm,
  cleanName,
  commands,
  MAX_SHORT_NAME,
  runCommand,
  subjectStructure,
} from '@bellgrid/model';
import { Checkbox, TextInput } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { SubjectRulesButton } from '../constraint-editor/SubjectRulesButton.tsx';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { ColorField } from '../entity-form/ColorField.tsx';
import { FormFrame } from '../entity-form/FormFrame.tsx';
import { NameField } from '../entity-form/NameField.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import { type FormItem, useItemSource } from '../entity-form/use-item-source.ts';
import type { ItemFormProps } from '../entity-list/list-entity.ts';
import { groupsByName, namesOf, teachersByName } from '../fields/draft-items.ts';
import { FormMessages } from '../fields/FormMessages.tsx';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import { LessonLengthsField } from './LessonLengthsField.tsx';
import { RoomFields } from './RoomFields.tsx';
import { SavedLessons } from './SavedLessons.tsx';
import { SpreadField } from './SpreadField.tsx';
import { StructureSelect } from './StructureSelect.tsx';
import classes from './SubjectForm.module.css';
import {
  areLengthsRight,
  fittingRules,
  lessonLengths,
  newLessons,
  shortNameOf,
  subjectOf,
  subjectValues,
  unplacedBySubject,
} from './subject-values.ts';

/** The edit card of a subject. */
export function SubjectForm({ id, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const subject = id === null ? undefined : draft.subjects[id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft only the subject and the next colour count.
  const opened = useMemo(() => subjectValues(draft, subject), [subject, draft.pickedColors.subjects]);
  const { values, isDirty, steps, set, change, setter } = useFormValues(opened);
  const structure = subjectStructure(draft, values.groups, values.structure);
  const lessons = subject ? subject.lessons.length : lessonLengths(draft, structure, values.lessons).length;
  const isCountRight = areLengthsRight(values.lessons);
  const check = useMemo(() => {
    // While its fields hold no number, nobody knows how many lessons there are.
    const counted = isCountRight ? lessons : Number.NaN;
    return checkSubjectForm(draft, { ...values, id, structure, lessons: counted });
  }, [draft, id, values, structure, lessons, isCountRight]);
  const unplaced = unplacedBySubject(draft, subject, values);

  const { parts } = values;
  const place = useCallback<FormItem['place']>(
    (open, newId, added) =>
      runCommand(open, commands.addSubject, {
        subject: { id: newId, name: '', structure },
        lessons: [],
        constraints: fittingRules(open, structure, added),
      }),
    [structure],
  );
  const { ownId, source } = useItemSource({
    ...{ id, parts, place, steps },
    onEdit: (added, _, name) => change({ parts: added }, name),
  });

  const save = () => {
    const saved = subjectOf(draft, ownId, values, subject);
    if (subject) {
      if (!runEdit(commands.setSubject, { subject: saved })) return;
    } else {
      const added = newLessons(draft, structure, values.lessons);
      const constraints = fittingRules(draft, structure, parts);
      if (!runEdit(commands.addSubject, { subject: saved, lessons: added, constraints })) return;
      toast.success(t('subjects.added', { name: saved.name }));
    }
    onDone(ownId);
  };

  return (
    <FormFrame
      source={source}
      steps={steps}
      title={id === null ? t('lists.subjects.new') : t('lists.subjects.edit')}
      color={values.color}
      isDirty={isDirty}
      canSave={check.canSave && isCountRight}
      onSave={save}
      onClose={onClose}
    >
      <div className={classes.head}>
        <NameField value={values.name} onChange={(name) => set('name', name)}>
          <ColorField value={values.color} onChange={(color) => set('color', color)} />
        </NameField>
        <TextInput
          label={t('subjects.shortName')}
          title={t('subjects.shortNameHint')}
          value={values.shortName ?? shortNameOf(values)}
          maxLength={MAX_SHORT_NAME}
          autoComplete="off"
          onChange={(event) => set('shortName', event.currentTarget.value)}
          onBlur={() => values.shortName?.trim() === '' && set('shortName', null)}
        />
      </div>
      <div className={classes.columns}>
        <ItemPicker
          label={t('subjects.classes')}
          placeholder={t('subjects.classesPlaceholder')}
          items={groupsByName(draft.groups)}
          value={values.groups}
          onChange={setter('groups')}
          nothing={t('subjects.noClassesToChoose')}
        />
        <ItemPicker
          label={t('subjects.teachers')}
          placeholder={t('subjects.teachersPlaceholder')}
          items={teachersByName(draft.teachers)}
          value={values.teachers}
          onChange={setter('teachers')}
          nothing={t('subjects.noTeachersToChoose')}
        />
        {asksForStructure(draft, values.groups, values.teachers) && (
          <StructureSelect value={structure} onChange={(chosen) => set('structure', chosen)} />
        )}
        {draft.config.isClassroomsEnabled && (
          <RoomFields
            classroom={values.classroom}
            viable={values.viableClassrooms}
            onClassroom={setter('classroom')}
            onViable={setter('viableClassrooms')}
          />
        )}
        {subject ? (
          <SavedLessons subject={subject} />
        ) : (
          <LessonLengthsField
            draft={draft}
            structure={structure}
            value={values.lessons}
            onChange={setter('lessons')}
          />
        )}
        <div className={classes.stack}>
          <SpreadField
            draft={draft}
            structure={structure}
            before={subject?.lessons.length ?? 0}
            now={lessons}
            spread={values.spread}
            weight={values.spreadWeight}
            onSpread={setter('spread')}
            onWeight={setter('spreadWeight')}
          />
          <Checkbox
            label={t('subjects.samePeriod')}
            checked={values.samePeriod}
            onChange={(event) => set('samePeriod', event.currentTarget.checked)}
          />
          {subject ? null : (
            <div>
              <SubjectRulesButton
                type="subject"
                id={ownId}
                name={cleanName(values.name) || t('lists.subjects.new')}
              />
            </div>
          )}
        </div>
      </div>
      {(isDirty || subject) && (
        <FormMessages
          answer={check}
          values={{
            name: cleanName(values.name) || t('subjects.thisSubject'),
            classes: namesOf(draft.groups, values.groups).join(', '),
          }}
          notes={unplaced > 0 ? [t('subjects.unplaces', { count: unplaced })] : []}
        />
      )}
    </FormFrame>
  );
}
