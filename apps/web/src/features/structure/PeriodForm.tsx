import { commands, type Period, type ScheduleStructure } from '@bellgrid/model';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { clockTime } from '../../platform/clock-time.ts';
import { DeleteButton } from './DeleteButton.tsx';
import classes from './Dialogs.module.css';
import { checkPeriodEdit } from './period-edit.ts';
import { endMinutesOf, minutesOf, timeText } from './time-of-day.ts';

interface PeriodFormProps {
  readonly structure: ScheduleStructure;
  readonly period: Period;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** A period's name, start and end. Times that are none are ignored; others may move along. */
export function PeriodForm({ structure, period, onClose, onDelete }: PeriodFormProps) {
  const { t } = useTranslation();
  const [label, setLabel] = useState(period.label);
  const [start, setStart] = useState(timeText(period.periodStart));
  const [end, setEnd] = useState(timeText(period.periodEnd));
  const [before, setBefore] = useState(false);
  const [after, setAfter] = useState(false);

  const periodStart = minutesOf(start) ?? period.periodStart;
  const periodEnd = endMinutesOf(end) ?? period.periodEnd;
  const check = checkPeriodEdit(structure, period, { periodStart, periodEnd, before, after });
  const { errors, offers, previous, next } = check;
  const name = label.trim();
  const changed =
    name !== period.label || periodStart !== period.periodStart || periodEnd !== period.periodEnd;
  const nameOf = (other: Period) => other.label || String(other.index + 1);

  const startError =
    errors.includes('overlaps-previous') && previous
      ? `${t('form.overlaps-previous')}. ${t('structure.period.previousEnds', { name: nameOf(previous), time: clockTime(previous.periodEnd) })}`
      : undefined;
  const endError = errors.includes('ends-before-start')
    ? t('form.ends-before-start')
    : errors.includes('overlaps-next') && next
      ? `${t('form.overlaps-next')}. ${t('structure.period.nextStarts', { name: nameOf(next), time: clockTime(next.periodStart) })}`
      : undefined;

  const canSave = changed && check.canSave;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    const args = { structure: structure.id, period: period.id, label: name, periodStart, periodEnd };
    if (runEdit(commands.setPeriod, { ...args, shift: check.shift })) onClose();
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
        <TextInput
          label={t('structure.period.name')}
          value={label}
          maxLength={100}
          placeholder={String(period.index + 1)}
          onChange={(event) => setLabel(event.currentTarget.value)}
          data-autofocus
        />
        <div className={classes.times}>
          <TextInput
            type="time"
            label={t('structure.period.start')}
            value={start}
            error={startError}
            onChange={(event) => setStart(event.currentTarget.value)}
          />
          <TextInput
            type="time"
            label={t('structure.period.end')}
            value={end}
            error={endError}
            onChange={(event) => setEnd(event.currentTarget.value)}
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
            onChange={(event) => setBefore(event.currentTarget.checked)}
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
            onChange={(event) => setAfter(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <div className={classes.footer}>
        <DeleteButton label={t('structure.period.delete')} reason={reason} onDelete={onDelete} />
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={!canSave}>
          {t('structure.save')}
        </Button>
      </div>
    </form>
  );
}
