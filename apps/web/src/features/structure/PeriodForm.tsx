import { checkPeriodForm, commands, type Period, periodShift, type ScheduleStructure } from '@bellgrid/model';
import { Checkbox, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { clockTime } from '../../platform/clock-time.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import classes from './Dialogs.module.css';
import { periodName } from './structure-facts.ts';
import { structureForms } from './structure-forms.ts';

interface PeriodFormProps {
  readonly structure: ScheduleStructure;
  readonly period: Period;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** A period's name, start and end. The periods after it move along unless that is switched off. */
export function PeriodForm({ structure, period, onClose, onDelete }: PeriodFormProps) {
  const { t } = useTranslation();
  const { fields, change, offer, saved } = useKeptFields({
    form: structureForms.period(structure.id, period.id),
    title: `${t('structure.period.title')}: ${periodName(period)}`,
    records: [structure.id, period.id],
    initial: () => ({
      label: period.label,
      periodStart: period.periodStart,
      periodEnd: period.periodEnd,
      before: false,
      after: true,
    }),
  });
  const { label, periodStart, periodEnd, before, after } = fields;

  const hasTimes = !Number.isNaN(periodStart + periodEnd);
  // A field without a time says so itself.
  const times = hasTimes ? { periodStart, periodEnd } : period;
  const check = checkPeriodEdit(structure, period, {
    periodStart: times.periodStart,
    periodEnd: times.periodEnd,
    before,
    after,
  });
  const { errors, offers, previous, next } = check;
  const name = label.trim();
  const changed =
    name !== period.label || periodStart !== period.periodStart || periodEnd !== period.periodEnd;

  const startError =
    errors.includes('overlaps-previous') && previous
      ? `${t('form.overlaps-previous')}. ${t('structure.period.previousEnds', { name: periodName(previous), time: clockTime(previous.periodEnd) })}`
      : undefined;
  const endError = errors.includes('ends-before-start')
    ? t('form.ends-before-start')
    : errors.includes('overlaps-next') && next
      ? `${t('form.overlaps-next')}. ${t('structure.period.nextStarts', { name: periodName(next), time: clockTime(next.periodStart) })}`
      : undefined;

  const canSave = changed && hasTimes && check.canSave;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const args = { structure: structure.id, period: period.id, label: name, periodStart, periodEnd };
    if (!runEdit(commands.setPeriod, { ...args, shift: check.shift })) return;
    saved();
    onClose();
  };
  const reason =
    structure.periods.at(-1)?.id !== period.id
      ? t('structure.period.onlyLast')
      : structure.periods.length === 1
        ? t('structure.period.needsOne')
        : null;
  return (
    <form onSubmit={save}>
      <div className={classes.fields}>
        <EntryOfferNote offer={offer} />
        <TextInput
          label={t('structure.period.name')}
          value={label}
          maxLength={100}
          placeholder={String(period.index + 1)}
          onChange={(event) => change({ label: event.currentTarget.value })}
          data-autofocus
        />
        <div className={classes.times}>
          <TimeField
            size="md"
            label={t('structure.period.start')}
            value={periodStart}
            error={startError}
            onChange={(minutes) => change({ periodStart: minutes })}
          />
          <TimeField
            isEnd
            size="md"
            label={t('structure.period.end')}
            value={periodEnd}
            error={endError}
            onChange={(minutes) => change({ periodEnd: minutes })}
          />
        </div>
        {offers.before !== 0 ? (
          <Checkbox
            label={t(
              offers.before > 0 ? 'structure.period.shiftBeforeLater' : 'structure.period.shiftBeforeEarlier',
              {
                count: Math.abs(offers.before),
              },
            )}
            checked={before}
            onChange={(event) => change({ before: event.currentTarget.checked })}
          />
        ) : null}
        {offers.after !== 0 ? (
          <Checkbox
            label={t(
              offers.after > 0 ? 'structure.period.shiftAfterLater' : 'structure.period.shiftAfterEarlier',
              {
                count: Math.abs(offers.after),
              },
            )}
            checked={after}
            onChange={(event) => change({ after: event.currentTarget.checked })}
          />
        ) : null}
      </div>
      <DialogFooter
        deleting={<DeleteButton label={t('structure.period.delete')} reason={reason} onDelete={onDelete} />}
        canSave={canSave}
        onClose={onClose}
      />
    </form>
  );
}

export interface PeriodEdit {
  readonly periodStart: number;
  readonly periodEnd: number;
  /** True when the periods before or after it move along, if there are any to move. */
  readonly before: boolean;
  readonly after: boolean;
}

/** The offers and messages for a period's new times: by how much others could move, and the faults. */
export function checkPeriodEdit(structure: ScheduleStructure, period: Period, edit: PeriodEdit) {
  const { index } = period;
  const { periodStart, periodEnd } = edit;
  const offers = periodShift(structure, { index, periodStart, periodEnd });
  const before = edit.before ? offers.before : 0;
  const after = edit.after ? offers.after : 0;
  const periods = structure.periods.map((other) => {
    const by = other.index < index ? before : other.index > index ? after : 0;
    return { ...other, periodStart: other.periodStart + by, periodEnd: other.periodEnd + by };
  });
  const form = checkPeriodForm({ ...structure, periods }, { index, periodStart, periodEnd });
  const shift = [
    ...(before !== 0 ? (['before'] as const) : []),
    ...(after !== 0 ? (['after'] as const) : []),
  ];
  return { ...form, offers, shift, previous: periods[index - 1], next: periods[index + 1] };
}
