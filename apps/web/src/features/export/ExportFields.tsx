import {
  commands,
  type Draft,
  divisionsInUse,
  type ExportSettings,
  type Id,
  MOST_COMBINATIONS,
  orientationField,
  trackCombinations,
} from '@bellgrid/model';
import { Alert, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { ColorField } from '../../ui/entity-form/ColorField.tsx';
import { classroomsByName, groupsByName, teachersByName } from '../../ui/fields/draft-items.ts';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { LogoField } from '../structure/LogoField.tsx';
import { SchoolNameField } from '../structure/SchoolNameField.tsx';
import classes from './ExportPage.module.css';
import type { ExportState } from './use-export.ts';

const MOST_REVISIONS = 9999;

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}

/** All settings of the export; each change is kept in the draft at once. */
export function ExportFields({ draft, settings, view, preview: { leftOut } }: ExportState) {
  const { t } = useTranslation();
  const set = (changes: Partial<ExportSettings>): void => {
    runEdit(commands.setExportSettings, { settings: { ...settings, ...changes } });
  };
  const info = settings.includeAdditionalInfo;
  const setInfo = (changes: Partial<typeof info>): void =>
    set({ includeAdditionalInfo: { ...info, ...changes } });
  const hasDivisions = divisionsInUse(draft).length > 0;
  const views = (['individual', 'division', 'day', 'global'] as const).filter(
    (each) => each !== 'division' || hasDivisions,
  );
  const orientation = orientationField(view === 'global');
  const papers = view === 'global' ? (['a4', 'letter', 'a3', 'a2'] as const) : (['a4', 'letter'] as const);
  const isPoster = settings.paper === 'a3' || settings.paper === 'a2';
  return (
    <div className={classes.fields}>
      <Section title={t('output.screen.school')}>
        <SchoolNameField />
        <LogoField />
        <ColorField
          label={t('output.screen.scheduleColor')}
          value={settings.scheduleFillColor}
          onChange={(scheduleFillColor) => set({ scheduleFillColor })}
        />
      </Section>
      <Section title={t('output.screen.schedules')}>
        <SegmentedControl
          fullWidth
          orientation="vertical"
          aria-label={t('output.screen.schedules')}
          value={view}
          onChange={(value) => {
            const selectedExportView = views.find((each) => each === value) ?? 'individual';
            const [first] = dividedClasses(draft);
            const needsClass =
              selectedExportView === 'division' && !draft.groups[settings.divisionGroup ?? ''];
            set({ selectedExportView, ...(needsClass && first ? { divisionGroup: first.id } : {}) });
          }}
          data={views.map((value) => ({ value, label: t(`output.screen.view.${value}`) }))}
        />
        <Pickers {...{ draft, settings, view, set }} />
        {view === 'individual' && (leftOut > 0 || settings.hasEmptySheets) ? (
          <Checkbox
            label={t('output.screen.emptySheets')}
            description={leftOut > 0 ? t('output.screen.leftOut', { count: leftOut }) : null}
            checked={settings.hasEmptySheets}
            onChange={(event) => set({ hasEmptySheets: event.currentTarget.checked })}
          />
        ) : null}
      </Section>
      <Section title={t('output.screen.additional')}>
        <Checkbox
          label={t('output.screen.teacherNames')}
          checked={info.subjectTeacherNames}
          onChange={(event) => setInfo({ subjectTeacherNames: event.currentTarget.checked })}
        />
        {draft.config.isClassroomsEnabled ? (
          <Checkbox
            label={t('output.screen.classroomNames')}
            checked={info.subjectClassroomNames}
            onChange={(event) => setInfo({ subjectClassroomNames: event.currentTarget.checked })}
          />
        ) : null}
      </Section>
      <Section title={t('output.screen.margins')}>
        <Checkbox
          label={t('output.screen.date')}
          checked={info.currentDate}
          onChange={(event) => setInfo({ currentDate: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('output.screen.revision')}
          checked={info.revision}
          onChange={(event) => setInfo({ revision: event.currentTarget.checked })}
        />
        {info.revision ? (
          <RevisionField
            value={settings.revisionNumber}
            onChange={(revisionNumber) => set({ revisionNumber })}
          />
        ) : null}
      </Section>
      <Section title={t('output.screen.lessonDisplay')}>
        <NativeSelect
          label={t('output.screen.label')}
          value={settings.labelOption}
          onChange={(event) =>
            set({ labelOption: event.currentTarget.value as ExportSettings['labelOption'] })
          }
          data={(['subject name', 'lesson name', 'subject short name'] as const).map((value) => ({
            value,
            label: t(`output.screen.labelOption.${value}`),
          }))}
        />
        <NativeSelect
          label={t('output.screen.colorOption')}
          value={settings.colorOption}
          onChange={(event) =>
            set({ colorOption: event.currentTarget.value as ExportSettings['colorOption'] })
          }
          data={(['None', 'Border', 'Pill', 'Fill'] as const).map((value) => ({
            value,
            label: t(`output.screen.color.${value}`),
          }))}
        />
        {settings.colorOption === 'None' ? null : (
          <NativeSelect
            label={t('output.screen.colorBy')}
            value={settings.filterColor}
            onChange={(event) =>
              set({ filterColor: event.currentTarget.value as ExportSettings['filterColor'] })
            }
            data={(['Subject', 'Teacher', 'Class', 'Classroom'] as const)
              .filter((each) => each !== 'Classroom' || draft.config.isClassroomsEnabled)
              .map((value) => ({ value, label: t(`output.screen.by.${value}`) }))}
          />
        )}
      </Section>
      <Section title={t('output.screen.orientation')}>
        <SegmentedControl
          fullWidth
          aria-label={t('output.screen.orientation')}
          value={settings[orientation]}
          onChange={(value) => set({ [orientation]: value === 'landscape' ? 'landscape' : 'portrait' })}
          data={(['portrait', 'landscape'] as const).map((value) => ({
            value,
            label: t(`output.screen.${value}`),
          }))}
        />
        <NativeSelect
          label={t('output.screen.paper')}
          value={papers.find((each) => each === settings.paper) ?? 'a4'}
          onChange={(event) => set({ paper: event.currentTarget.value as ExportSettings['paper'] })}
          data={papers.map((value) => ({ value, label: t(`output.screen.papers.${value}`) }))}
        />
        {view === 'global' && isPoster ? (
          <Checkbox
            label={t('output.screen.tiled')}
            checked={settings.isTiled}
            onChange={(event) => set({ isTiled: event.currentTarget.checked })}
          />
        ) : null}
      </Section>
    </div>
  );
}

interface RevisionFieldProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** The version number; what is none becomes 1 when the field is left. */
function RevisionField({ value, onChange }: RevisionFieldProps) {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  return (
    <NumberField
      label={t('output.screen.revisionNumber')}
      value={isRefused ? Number.NaN : value}
      range={{ least: 1, most: MOST_REVISIONS }}
      clamps
      whenEmpty={1}
      onChange={(typed) => {
        setRefused(Number.isNaN(typed));
        if (!Number.isNaN(typed)) onChange(typed);
      }}
    />
  );
}

interface PickersProps extends Pick<ExportState, 'draft' | 'settings' | 'view'> {
  readonly set: (changes: Partial<ExportSettings>) => void;
}

/** The chosen items in the order of the list, which is that of the pages. */
function inOrder(items: readonly { readonly id: Id }[], chosen: readonly Id[]): Id[] {
  const ids = new Set(chosen);
  return items.map(({ id }) => id).filter((id) => ids.has(id));
}

/** The items of the chosen view. */
function Pickers({ draft, settings, view, set }: PickersProps) {
  const { t } = useTranslation();
  if (view === 'global') return <p className={classes.note}>{t('output.screen.globalNote')}</p>;
  if (view === 'day')
    return (
      <ItemPicker
        label={t('output.screen.days')}
        items={draft.schoolData.days.map(({ id, label, index }) => ({ id, name: label || `${index + 1}` }))}
        value={settings.exportedDays}
        placeholder={t('output.screen.chooseDays')}
        onChange={(exportedDays) => set({ exportedDays })}
      />
    );
  if (view === 'division') return <DivisionPicker {...{ draft, settings, view, set }} />;
  return (
    <>
      <ItemPicker
        label={t('output.screen.classes')}
        items={groupsByName(draft.groups)}
        value={inOrder(groupsByName(draft.groups), settings.exportedGroups)}
        placeholder={t('output.screen.chooseClasses')}
        onChange={(exportedGroups) => set({ exportedGroups })}
      />
      <ItemPicker
        label={t('output.screen.teachers')}
        items={teachersByName(draft.teachers)}
        value={inOrder(teachersByName(draft.teachers), settings.exportedTeachers)}
        placeholder={t('output.screen.chooseTeachers')}
        onChange={(exportedTeachers) => set({ exportedTeachers })}
      />
      {draft.config.isClassroomsEnabled ? (
        <ItemPicker
          label={t('output.screen.classrooms')}
          items={classroomsByName(draft.classrooms)}
          value={inOrder(classroomsByName(draft.classrooms), settings.exportedClassrooms)}
          placeholder={t('output.screen.chooseClassrooms')}
          onChange={(exportedClassrooms) => set({ exportedClassrooms })}
        />
      ) : null}
    </>
  );
}

/** The classes with divisions, by name. */
function dividedClasses(draft: Draft) {
  const divided = new Set(divisionsInUse(draft).map(({ group }) => group));
  return groupsByName(draft.groups).filter(({ id }) => divided.has(id));
}

function DivisionPicker({ draft, settings, set }: PickersProps) {
  const { t } = useTranslation();
  const groups = dividedClasses(draft);
  const group = draft.groups[settings.divisionGroup ?? '']?.id ?? '';
  const divisions = divisionsInUse(draft).filter((each) => each.group === group);
  const combinations = trackCombinations(draft, group);
  return (
    <>
      <NativeSelect
        label={t('output.screen.class')}
        value={group}
        onChange={(event) => set({ divisionGroup: event.currentTarget.value || null })}
        data={[
          { value: '', label: t('output.screen.chooseClass') },
          ...groups.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {group === '' ? null : (
        <Checkbox
          label={t('output.screen.allCombinations', { count: combinations })}
          checked={settings.allTrackCombinations}
          onChange={(event) => set({ allTrackCombinations: event.currentTarget.checked })}
        />
      )}
      {group !== '' && settings.allTrackCombinations && combinations > MOST_COMBINATIONS ? (
        <Alert color="soft" role="status" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t('output.screen.tooManyCombinations', { all: combinations, most: MOST_COMBINATIONS })}
        </Alert>
      ) : null}
      {settings.allTrackCombinations
        ? null
        : divisions.map(({ id, name, tracks }) => (
            <NativeSelect
              key={id}
              label={name}
              value={settings.divisionTracks[id] ?? tracks[0]?.id ?? ''}
              onChange={(event) =>
                set({ divisionTracks: { ...settings.divisionTracks, [id]: event.currentTarget.value } })
              }
              data={tracks.map((track) => ({ value: track.id, label: track.name }))}
            />
          ))}
    </>
  );
}
