import { commands, type Draft, type Group, type Id, palette, type RunCommand } from '@bellgrid/model';
import { Checkbox, SegmentedControl } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';
import { ManyColorField } from '../../ui/entity-form/ManyColorField.tsx';
import { MultiEditModal } from '../../ui/entity-form/MultiEditModal.tsx';
import { members } from '../../ui/entity-form/members.ts';
import { useManyForm } from '../../ui/entity-form/use-many-form.ts';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { RulesForMany } from '../constraint-editor/RulesForMany.tsx';
import { JoiningField } from '../subjects/JoiningField.tsx';
import { type Joining, separate, separations } from '../subjects/joint-lessons.ts';
import { HomeRoomField } from './HomeRoomField.tsx';
import { subjectsToChoose } from './subjects-to-choose.ts';

/** The calendars of several classes, structure by structure: each class has one in its own only. */
function GroupCalendars({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const [chosen, setChosen] = useState<Id | null>(null);
  const ids = useMemo(() => [...new Set(groups.map((group) => group.structure))], [groups]);
  const current = ids.find((id) => id === chosen) ?? ids[0] ?? '';
  const bases = useMemo(
    () => groups.filter((group) => group.structure === current).map((group) => group.id),
    [groups, current],
  );
  const shown = useMemo(() => [current], [current]);
  return (
    <>
      {ids.length > 1 ? (
        <SegmentedControl
          aria-label={t('calendar.structure')}
          data={ids.map((id) => ({ value: id, label: structures[id]?.name ?? '' }))}
          value={current}
          onChange={setChosen}
        />
      ) : null}
      <CalendarEditor type="group" bases={bases} structures={shown} />
    </>
  );
}

interface ManyHomeRoomProps {
  /** Null leaves each class its home room. */
  readonly value: ManyGroups['homeRoom'];
  readonly suggested: Id | null;
  readonly onChange: (homeRoom: ManyGroups['homeRoom']) => void;
}

function ManyHomeRoom({ value, suggested, onChange }: ManyHomeRoomProps) {
  const { t } = useTranslation();
  const isUsed = useDraft((draft) => draft.config.isClassroomsEnabled);
  if (!isUsed) return null;
  return (
    <>
      <Checkbox
        label={t('classes.many.setHomeRoom')}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? { id: suggested } : null)}
      />
      {value !== null && <HomeRoomField value={value.id} onChange={(id) => onChange({ id })} />}
    </>
  );
}

/** The changes of several classes; null and empty lists leave what each has. */
interface ManyGroups {
  readonly color: string | null;
  /** Wrapped, because null is a class without a home room. */
  readonly homeRoom: { readonly id: Id | null } | null;
  readonly addSubjects: readonly Id[];
  /** The lessons that the classes have in the added subjects. */
  readonly joining: Joining;
  readonly removeSubjects: readonly Id[];
}

const noChanges: ManyGroups = {
  color: null,
  homeRoom: null,
  addSubjects: [],
  joining: 'own',
  removeSubjects: [],
};

/** Several classes at once: colour, subjects to add and remove, and their calendars. */
export function GroupMultiEdit({ ids, onClose }: MultiEditProps) {
  const { t } = useTranslation();
  const records = useDraft((draft) => draft.groups);
  const subjects = useDraft((draft) => draft.subjects);
  const teachers = useDraft((draft) => draft.teachers);
  const groups = useMemo(() => ids.flatMap((id) => records[id] ?? []), [records, ids]);
  const apply = useCallback(
    (before: Draft, { color, homeRoom, addSubjects, removeSubjects }: ManyGroups) =>
      (run: RunCommand) => {
        for (const group of ids.flatMap((id) => before.groups[id] ?? [])) {
          const next = members(group.subjects, addSubjects, removeSubjects);
          const classroom = homeRoom === null ? group.classroom : homeRoom.id;
          const changed = { ...group, color: color ?? group.color, classroom, subjects: next };
          run(commands.setGroup, { group: changed });
        }
      },
    [ids],
  );
  const { form, values, isDirty, setter } = useManyForm(noChanges, apply);
  const [structure, ...others] = useMemo(
    () => [...new Set(groups.map((group) => group.structure))],
    [groups],
  );
  const isSeveral = others.length > 0;
  const toAdd = useMemo(
    () => (isSeveral ? [] : subjectsToChoose({ subjects, groups: records, teachers }, structure ?? '', null)),
    [subjects, records, teachers, structure, isSeveral],
  );
  /** The subjects that any of the classes has, in the order of the classes. */
  const toRemove = useMemo(() => {
    const all = new Set(groups.flatMap((group) => group.subjects));
    return [...all].flatMap((id) => subjects[id] ?? []);
  }, [groups, subjects]);
  const parts = separations(form.fork.base, form.draft, values.addSubjects, 'joined');
  const save = () => {
    const own = values.joining === 'own' ? parts : [];
    if (!form.save({ label: 'command.setGroups' }, (source) => separate(source, own))) return;
    toast.success(t('classes.many.applied', { count: ids.length }));
    onClose();
  };
  return (
    <MultiEditModal
      title={t('classes.many.title', { count: ids.length })}
      form={form}
      ids={ids}
      isDirty={isDirty}
      onApply={save}
      onClose={onClose}
      attributes={
        <>
          <ManyColorField
            value={values.color}
            suggested={groups[0]?.color ?? palette[0].value}
            onChange={setter('color')}
          />
          <ManyHomeRoom
            value={values.homeRoom}
            suggested={groups[0]?.classroom ?? null}
            onChange={setter('homeRoom')}
          />
          <ItemPicker
            label={t('classes.many.addSubjects')}
            placeholder={t('classes.subjectsPlaceholder')}
            description={isSeveral ? t('classes.many.severalStructures') : undefined}
            disabled={isSeveral}
            items={toAdd}
            value={values.addSubjects}
            onChange={setter('addSubjects')}
          />
          {parts.length > 0 && (
            <JoiningField
              draft={form.draft}
              value={values.joining}
              onChange={setter('joining')}
              parts={parts}
            />
          )}
          <ItemPicker
            label={t('classes.many.removeSubjects')}
            placeholder={t('classes.subjectsPlaceholder')}
            items={toRemove}
            value={values.removeSubjects}
            onChange={setter('removeSubjects')}
          />
        </>
      }
      tabs={[
        {
          label: t('editing.many.constraints'),
          panel: (
            <>
              <GroupCalendars groups={groups} />
              <RulesForMany type="group" ids={ids} />
            </>
          ),
        },
      ]}
    />
  );
}
