import { commands, cycleDates, type DayPlace, MAX_FREE_DAYS, type SchoolYear } from '@bellgrid/model';
import { ActionIcon, Button, Checkbox, Modal, SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { EditGuardContext } from '../../ui/entity-form/edit-guard.ts';
import { useCloseGuard } from '../../ui/entity-form/use-close-guard.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import {
  dateText,
  hasPlausibleDates,
  proposePlaces,
  proposeYear,
  weekdayName,
  yearFault,
} from './propose-year.ts';
import classes from './SchoolYearDialog.module.css';

interface SchoolYearDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const PREVIEWED = 10;

/** The form of the school year: time zone, first and last day, free days, and the day of the cycle of each date. */
export function SchoolYearDialog({ opened, onClose }: SchoolYearDialogProps) {
  const { t } = useTranslation();
  const { guard, question } = useCloseGuard();
  const close = () => guard.leave(onClose);
  return (
    <EditGuardContext value={guard}>
      <Modal
        opened={opened}
        onClose={close}
        title={t('schoolYear.heading')}
        size={640}
        closeOnClickOutside={false}
      >
        {opened ? <SchoolYearForm onCancel={close} onClose={onClose} /> : null}
      </Modal>
      {question}
    </EditGuardContext>
  );
}

function today(): string {
  const now = new Date();
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The name under which an entry in it is kept. */
export const YEAR_FORM = 'school-year';

interface SchoolYearFormProps {
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

function SchoolYearForm({ onCancel, onClose }: SchoolYearFormProps) {
  const { t } = useTranslation();
  const stored = useDraft((draft) => draft.schoolData.year);
  const days = useDraft((draft) => draft.schoolData.days);
  const {
    fields: year,
    change,
    offer,
    saved,
  } = useKeptFields({
    form: YEAR_FORM,
    title: t('schoolYear.heading'),
    initial: () => initialYear(stored, days),
  });
  const dates = useMemo(
    () => (hasPlausibleDates(year) ? cycleDates(year, days.length) : []),
    [year, days.length],
  );
  const fault = yearFault(year, dates.length);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (fault !== null || !runEdit(commands.setSchoolYear, { year })) return;
    saved();
    onClose();
  };
  const remove = () => {
    if (runEdit(commands.setSchoolYear, { year: null })) onClose();
  };
  return (
    <form onSubmit={save} className={classes.fields}>
      <EntryOfferNote offer={offer} />
      <div className={classes.dates}>
        <TextInput
          type="date"
          label={t('schoolYear.firstDay')}
          value={year.firstDay}
          onChange={(event) => change({ firstDay: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('schoolYear.lastDay')}
          value={year.lastDay}
          onChange={(event) => change({ lastDay: event.currentTarget.value })}
        />
      </div>
      <Select
        label={t('schoolYear.timeZone')}
        data={timeZones(year.timeZone)}
        value={year.timeZone}
        onChange={(timeZone) => timeZone && change({ timeZone })}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('schoolYear.noZone')}
      />
      <CycleFields year={year} onChange={change} />
      <FreeDaysFields year={year} onChange={change} />
      <DatesPreview dates={dates} />
      {fault ? (
        <p role="alert" className={classes.fault}>
          {t(`schoolYear.fault.${fault}`)}
        </p>
      ) : null}
      <DialogFooter
        deleting={
          stored ? (
            <Button variant="subtle" color="hard" onClick={remove}>
              {t('schoolYear.remove')}
            </Button>
          ) : null
        }
        canSave={fault === null}
        onClose={onCancel}
      />
    </form>
  );
}

function initialYear(stored: SchoolYear | null, days: Parameters<typeof proposeYear>[0]): SchoolYear {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!stored) return proposeYear(days, zone, today());
  const proposed = proposePlaces(days);
  return { ...stored, places: proposed.map((place, index) => stored.places[index] ?? place) };
}

function timeZones(own: string): string[] {
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
}

interface YearFieldsProps {
  readonly year: SchoolYear;
  readonly onChange: (changes: Partial<SchoolYear>) => void;
}

/** The rule that gives each date its day, and what it needs. */
function CycleFields({ year, onChange }: YearFieldsProps) {
  const { t, i18n } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const weekdays = WEEKDAYS.map((value) => ({ value, label: weekdayName(value, i18n.language) }));
  const weeks = Math.max(1, ...year.places.map(({ week }) => week));
  const mayHaveWeeks = days.length > 5 || weeks > 1;
  const setPlace = (index: number, changes: Partial<DayPlace>) =>
    onChange({ places: year.places.map((place, at) => (at === index ? { ...place, ...changes } : place)) });
  return (
    <fieldset className={classes.group}>
      <legend>{t('schoolYear.rule')}</legend>
      <SegmentedControl
        aria-label={t('schoolYear.rule')}
        data={[
          { value: 'weeks', label: t('schoolYear.weeks') },
          { value: 'rotation', label: t('schoolYear.rotation') },
        ]}
        value={year.rule}
        onChange={(rule) => onChange({ rule, countsFreeDays: rule === 'weeks' })}
      />
      <p className={classes.hint}>{t(`schoolYear.${year.rule}Hint`)}</p>
      {year.rule === 'weeks' ? (
        <div className={classes.places}>
          {days.map(({ id, label }, index) => (
            <div key={id} className={classes.place}>
              <Select
                label={label}
                aria-label={t('schoolYear.weekdayOf', { day: label })}
                data={weekdays.map((each) => ({ value: String(each.value), label: each.label }))}
                value={String(year.places[index]?.weekday ?? 1)}
                onChange={(weekday) => weekday && setPlace(index, { weekday: Number(weekday) })}
                allowDeselect={false}
              />
              {mayHaveWeeks ? (
                <Select
                  label={t('schoolYear.week')}
                  aria-label={t('schoolYear.weekOf', { day: label })}
                  data={Array.from(
                    { length: Math.min(20, Math.max(weeks, Math.ceil(days.length / 5))) },
                    (_, at) => ({
                      value: String(at + 1),
                      label: t('schoolYear.weekNumber', { number: at + 1 }),
                    }),
                  )}
                  value={String(year.places[index]?.week ?? 1)}
                  onChange={(week) => week && setPlace(index, { week: Number(week) })}
                  allowDeselect={false}
                />
              ) : null}
            </div>
          ))}
        </div>
      ) : (
        <ChoiceChips
          label={t('schoolYear.schoolWeekdays')}
          choices={weekdays}
          value={year.schoolWeekdays}
          onChange={(schoolWeekdays) => onChange({ schoolWeekdays })}
        />
      )}
      {year.rule === 'rotation' || weeks > 1 ? (
        <Checkbox
          label={t(year.rule === 'rotation' ? 'schoolYear.countsDays' : 'schoolYear.countsWeeks')}
          checked={year.countsFreeDays}
          onChange={(event) => onChange({ countsFreeDays: event.currentTarget.checked })}
        />
      ) : null}
    </fieldset>
  );
}

/** Holidays and single days without school. */
function FreeDaysFields({ year, onChange }: YearFieldsProps) {
  const { t } = useTranslation();
  const { freeDays } = year;
  const set = (index: number, changes: Partial<SchoolYear['freeDays'][number]>) =>
    onChange({ freeDays: freeDays.map((each, at) => (at === index ? { ...each, ...changes } : each)) });
  const add = () => {
    const last = freeDays.at(-1)?.to ?? year.firstDay;
    onChange({ freeDays: [...freeDays, { name: '', from: last, to: last }] });
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('schoolYear.freeDays')}</legend>
      {freeDays.length === 0 ? <p className={classes.hint}>{t('schoolYear.noFreeDays')}</p> : null}
      {freeDays.map(({ name, from, to }, index) => (
        // Rows have no identity but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: fields hold no state of their own
        <div key={index} className={classes.free}>
          <TextInput
            label={t('schoolYear.freeName')}
            value={name}
            maxLength={100}
            onChange={(event) => set(index, { name: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('schoolYear.from')}
            value={from}
            onChange={({ currentTarget: { value } }) =>
              set(index, value > to ? { from: value, to: value } : { from: value })
            }
          />
          <TextInput
            type="date"
            label={t('schoolYear.to')}
            value={to}
            min={from}
            onChange={(event) => set(index, { to: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size={36}
            aria-label={t('schoolYear.removeFree', { name: name || from })}
            onClick={() => onChange({ freeDays: freeDays.filter((_, at) => at !== index) })}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={freeDays.length >= MAX_FREE_DAYS}
          onClick={add}
        >
          {t('schoolYear.addFree')}
        </Button>
      </div>
    </fieldset>
  );
}

/** The first dates of the year with their days, so that a wrong rule is seen at once. */
function DatesPreview({ dates }: { readonly dates: ReturnType<typeof cycleDates> }) {
  const { t, i18n } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  if (dates.length === 0) return null;
  return (
    <div className={classes.group}>
      <h3>{t('schoolYear.preview', { count: dates.length })}</h3>
      <ul className={classes.preview}>
        {dates.slice(0, PREVIEWED).map(({ date, day }) => (
          <li key={date}>
            <span>{dateText(date, i18n.language, { weekday: 'short', day: 'numeric', month: 'short' })}</span>{' '}
            {days[day]?.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
