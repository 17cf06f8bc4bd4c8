import {
  asksForStructure,
  checkSubjectForm,
  cleanName,
  commands,
  type Id,
  isShortNameTaken,
  MAX_SHORT_NAME,
  nameKey,
} from '@bellgrid/model';
import { Checkbox, TextInput } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftSource } from '../../document/draft/draft-source.ts';
import { ColorField } from '../../ui/entity-form/ColorField.tsx';
import formClasses from '../../ui/entity-form/EntityForm.module.css';
import { FormFrame } from '../../ui/entity-form/FormFrame.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { NameField } from '../../ui/entity-form/NameField.tsx';
import { tellAdded } from '../../ui/entity-form/tell-added.ts';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { type ItemForm, useItemForm } from '../../ui/entity-form/use-item-form.ts';
import type { ItemFormProps } from '../../ui/entity-list/list-entity.ts';
import { groupsByName, itemNames, subjectTitle, teachersByName } from '../../ui/fields/draft-items.ts';
import { FormMessages } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { RulesButton } from '../constraint-editor/RulesButton.tsx';
import { JoinButtons } from './JoinButtons.tsx';
import { JoiningField } from './JoiningField.tsx';
import { type Joining, separate, separations, subjectsToJoin } from './joint-lessons.ts';
import { LessonLengthsField } from './LessonLengthsField.tsx';
import { joinNotes, lessonNotes } from './lesson-notes.ts';
import { RoomFields } from './RoomFields.tsx';
import { SavedLessons } from './SavedLessons.tsx';
import { SpreadField } from './SpreadField.tsx';
import { StructureSelect } from './StructureSelect.tsx';
import classes from './SubjectForm.module.css';
import { addSubjectOnFork, copyOnFork, finishSubject, subjectSetters } from './subject-fields.ts';
import { useLessonLines, useWantedLessons } from './use-lesson-lines.ts';

/** The edit card of a subject. */
export function SubjectForm({ id, copyOf, onClose, onDone }: ItemFormProps) {
  const { t } = useTranslation();
  const form = useItemForm(id, copyOf === undefined ? addSubjectOnFork : copyOnFork(copyOf));
  const { draft, source, id: ownId } = form;
  const set = useMemo(() => subjectSetters({ source, id: ownId }), [source, ownId]);
  const subject = draft.subjects[ownId];
  const shortName = useFieldValue(
    form.fork,
    'shortName',
    () => source.draft.subjects[ownId]?.shortName ?? '',
  );
  const groups = useGroups(form, set.groups);
  const lessons = useLessonLines(form, ownId, 0);
  const weekly = useWantedLessons(form);
  const joining = useJoining(form);
  const [hasLeft, setLeft] = useState(false);
  if (!subject) return null;
  const { structure, teachers } = subject;
  const saved = form.isNew ? undefined : form.fork.base.subjects[ownId];
  const check = checkSubjectForm(draft, {
    id: ownId,
    name: subject.name,
    groups: groups.value,
    teachers,
    structure,
    // While its fields hold no number, the number of lessons is unknown.
    lessons: !form.isNew ? weekly.count : lessons.isRight ? subject.lessons.length : Number.NaN,
  });
  const name = cleanName(subject.name);
  const found = form.consequences;
  const save = (next?: 'another') => {
    const { label } = form.isNew ? commands.addSubject : commands.setSubject;
    const finish = (open: DraftSource) =>
      finishSubject(open, subject, form.isNew) &&
      (form.isNew || weekly.store(open)) &&
      separate(open, joining.parts);
    if (!form.save({ label }, finish)) return;
    if (form.isNew) {
      const isForEach = joining.parts.length > 0;
      tellAdded('subjects', t(isForEach ? 'subjects.addedForEach' : 'lists.addedOne', { name }));
    }
    onDone(ownId, next);
  };
  return (
    <FormFrame
      form={form}
      list="/subjects"
      title={t(form.isNew ? 'lists.subjects.new' : 'lists.subjects.edit')}
      subtitle={saved && subjectTitle(form.fork.base, saved)}
      color={subject.color}
      isDirty={
        form.isDirty ||
        groups.isPending ||
        lessons.isPending ||
        joining.isChanged ||
        (!form.isNew && weekly.isPending)
      }
      canSave={check.canSave && (form.isNew ? lessons.isRight : weekly.isRight)}
      canAddAnother={form.isNew}
      onSave={save}
      onClose={onClose}
    >
      <NameField
        value={subject.name}
        warning={
          isShortNameTaken(draft.subjects, subject, ({ name }) => nameKey(name))
            ? t('subjects.shortNameTaken')
            : null
        }
        onChange={set.name}
      >
        <TextInput
          className={formClasses.shortName}
          label={t('subjects.shortName')}
          title={t('subjects.shortNameHint')}
          value={shortName.value}
          maxLength={MAX_SHORT_NAME}
          autoComplete="off"
          onChange={(event) => {
            const typed = event.currentTarget.value;
            shortName.set(typed, () => set.shortName(typed));
          }}
          onBlur={() => shortName.value.trim() === '' && shortName.set(subject.shortName, nothing)}
        />
        <ColorField value={subject.color} onChange={set.color} />
      </NameField>
      <div className={classes.columns}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it notes only that its fields were left. */}
        <div
          className={classes.members}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setLeft(true)}
        >
          <ItemPicker
            label={t('subjects.classes')}
            placeholder={t('subjects.classesPlaceholder')}
            items={groupsByName(draft.groups)}
            value={groups.value}
            onChange={groups.choose}
            nothing={t('subjects.noClassesToChoose')}
          />
          <ItemPicker
            label={t('subjects.teachers')}
            placeholder={t('subjects.teachersPlaceholder')}
            items={teachersByName(draft.teachers)}
            value={teachers}
            onChange={set.teachers}
            nothing={t('subjects.noTeachersToChoose')}
          />
        </div>
        {groups.value.length > 1 && !groups.isPending && found.deleted.subjects.length === 0 && (
          <JoiningField
            draft={draft}
            value={joining.value}
            onChange={joining.choose}
            parts={joining.ifOwn}
            isNew={form.isNew}
            note={
              joining.keeper &&
              t('subjects.joining.keeps', { name: draft.groups[joining.keeper]?.name ?? '' })
            }
          />
        )}
        {!form.isNew && (
          <JoinButtons
            draft={draft}
            subjects={joining.value === 'own' && groups.value.length > 1 ? [] : joining.others}
            onJoin={joining.join}
          />
        )}
        {asksForStructure(draft, groups.value, teachers) && (
          <StructureSelect value={structure} onChange={set.structure} />
        )}
        {draft.config.isClassroomsEnabled && (
          <RoomFields
            classroom={subject.classroom}
            viable={subject.viableClassrooms}
            onClassroom={set.classroom}
            onViable={set.viableClassrooms}
          />
        )}
        {form.isNew ? (
          <LessonLengthsField
            draft={draft}
            structure={structure}
            value={lessons.value}
            onChange={lessons.change}
          />
        ) : (
          <div className={classes.stack}>
            <LessonLengthsField
              draft={draft}
              structure={structure}
              value={weekly.value}
              saved={subject.lessons.length}
              onChange={weekly.change}
            />
            <SavedLessons subject={subject} />
          </div>
        )}
        <div className={classes.stack}>
          <SpreadField
            fork={form.fork}
            subject={subject}
            hasChanged={found.spreads.includes(ownId)}
            onSpread={set.spread}
            onWeight={set.spreadWeight}
          />
          <Checkbox
            label={t('subjects.samePeriod')}
            checked={subject.lessonsSamePeriod}
            onChange={(event) => set.samePeriod(event.currentTarget.checked)}
          />
          {form.isNew && (
            <div>
              <RulesButton type="subject" id={ownId} name={name || t('lists.subjects.new')} />
            </div>
          )}
        </div>
      </div>
      {(hasLeft || !form.isNew) && (
        <FormMessages
          answer={check}
          values={{
            name: name || t('subjects.thisSubject'),
            classes: itemNames(draft.groups, groups.value).join(', '),
          }}
          notes={[
            ...joinNotes(t, form.fork.base, found),
            ...(weekly.changes && !form.isNew ? lessonNotes(t, draft, [weekly.changes]) : []),
          ]}
        />
      )}
    </FormFrame>
  );
}

const NONE: readonly Id[] = [];
const nothing = () => {};

/** The classes of the subject; those of several structures are shown but not stored. */
function useGroups({ fork, source, id }: ItemForm, store: (groups: Id[]) => void) {
  const { value, isPending, set } = useFieldValue<readonly Id[]>(
    fork,
    'groups',
    () => source.draft.subjects[id]?.groups ?? NONE,
  );
  const choose = useCallback(
    (groups: Id[]) => {
      const structures = new Set(groups.map((group) => source.draft.groups[group]?.structure));
      set(groups, () => structures.size <= 1 && store(groups));
    },
    [source, set, store],
  );
  return { value, isPending, choose };
}

/**
 * The choice between lessons of their own and joint ones, for a subject of several classes: a new one has lessons of their
 * own, a stored one is as it is.
 */
function useJoining({ fork, source, id, isNew }: ItemForm) {
  const [stored] = useState<Joining>(() =>
    !isNew && (fork.base.subjects[id]?.groups.length ?? 0) > 1 ? 'together' : 'own',
  );
  const { value, set } = useFieldValue<Joining>(fork, 'joining', () => stored);
  const choose = useCallback(
    (next: Joining) => set(next, () => source.runAll({ ...formStep('joining'), isKept: true }, () => {})),
    [source, set],
  );
  /** One step of the form: the classes of the other subject join, and they sit together. */
  const join = useCallback(
    (other: Id) =>
      set('together', () =>
        source.run(commands.joinSubjects, { into: id, others: [other] }, formStep('joining')),
      ),
    [source, set, id],
  );
  const others = useMemo(() => subjectsToJoin(source.draft, id), [source.draft, id]);
  const ifOwn = separations(fork.base, source.draft, [id], 'all');
  const keeper = isNew
    ? undefined
    : source.draft.subjects[id]?.groups.find((group) => !ifOwn[0]?.groups.includes(group));
  const parts = value === 'own' ? ifOwn : [];
  return { value, choose, join, others, ifOwn, keeper, parts, isChanged: value !== stored };
}
