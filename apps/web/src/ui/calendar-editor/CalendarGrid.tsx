import type { Id, ScheduleStructure } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CellGrid } from '../cell-grid/CellGrid.tsx';
import classes from './CalendarEditor.module.css';
import { CalendarSign } from './CalendarSign.tsx';
import type { EditedCalendar } from './calendar-state.ts';
import { useCalendar } from './use-calendar.ts';

interface CalendarGridProps {
  readonly type: EditedCalendar;
  readonly bases: readonly Id[];
  readonly structure: ScheduleStructure;
}

/** The calendar of some items in one structure. Headers change a whole day or period. */
export function CalendarGrid({ type, bases, structure }: CalendarGridProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const { stateOf, cycle, paint } = useCalendar(type, bases, structure.id);
  const { periods } = structure;
  return (
    <CellGrid
      isRoomy
      label={structure.name}
      days={days}
      periods={periods}
      dayLabel={(day) => t('calendar.wholeDay', { day: day.label })}
      periodLabel={(period) => t('calendar.wholePeriod', { period })}
      onDay={(day) => cycle(periods.map((_, period) => ({ day, period })))}
      onPeriod={(period) => cycle(days.map((_, day) => ({ day, period })))}
      onStroke={paint}
      cell={({ place, stop, stroke, ...cell }) => {
        const state = stateOf(cell, stroke);
        const words = t(`calendar.${state}`);
        return (
          <button
            type="button"
            {...stop}
            className={classes.cell}
            data-state={state}
            title={words}
            aria-disabled={state === 'noSchool' || undefined}
            aria-label={t('calendar.cell', { place, state: words })}
            onClick={() => cycle([cell])}
          >
            <CalendarSign state={state} />
            <span className={classes.wide}>
              {state === 'available'
                ? ''
                : state === 'notPreferred'
                  ? t('calendar.short.notPreferred')
                  : words}
            </span>
          </button>
        );
      }}
    />
  );
}
