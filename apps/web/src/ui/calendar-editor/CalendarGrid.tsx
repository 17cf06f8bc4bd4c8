import {
  type CellRef,
  calendarLevels,
  closedElsewhere,
  commands,
  type Id,
  LEVEL,
  nextCalendarLevel,
  type ScheduleStructure,
} from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CellGrid } from '../cell-grid/CellGrid.tsx';
import { type CellStroke, cellsOfStroke } from '../cell-grid/cell-stroke.ts';
import classes from './CalendarEditor.module.css';
import { CalendarSign } from './CalendarSign.tsx';
import { type CalendarState, calendarState, type EditedCalendar, stateName } from './calendar-state.ts';

interface CalendarGridProps {
  readonly type: EditedCalendar;
  readonly bases: readonly Id[];
  readonly structure: ScheduleStructure;
}

/** The calendar of some items in one structure. Headers change a whole day or period. */
export function CalendarGrid({ type, bases, structure }: CalendarGridProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const { stateOf, elsewhereOf, cycle, paint } = useCalendar(type, bases, structure.id);
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
        const elsewhere = state === 'blocked' ? null : elsewhereOf(cell);
        const words =
          elsewhere === null
            ? t(`calendar.${stateName(type, state)}`)
            : t('calendar.closedElsewhere', {
                state: t(`calendar.${stateName(type, 'blocked')}`),
                structure: elsewhere,
              });
        return (
          <button
            type="button"
            {...stop}
            className={classes.cell}
            data-state={state}
            data-elsewhere={elsewhere !== null || undefined}
            title={words}
            aria-disabled={state === 'noSchool' || undefined}
            aria-label={t('calendar.cell', { place, state: words })}
            onClick={() => cycle([cell])}
          >
            <CalendarSign state={elsewhere === null ? state : 'blocked'} />
            <span className={classes.wide}>
              {elsewhere !== null
                ? elsewhere
                : state === 'available'
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

/**
 * The calendars of some items in one structure: what each cell shows, and the edits. A click sets cells to their next
 * level; a stroke paints all that it covers with the next level of where it began. Each is one step to undo.
 */
function useCalendar(type: EditedCalendar, bases: readonly Id[], structure: Id) {
  const source = useDraftSource();
  const constraints = useDraft((draft) => draft.constraints);
  const schoolData = useDraft((draft) => draft.schoolData);
  const levels = useMemo(
    () => calendarLevels({ constraints, schoolData }, type, bases, structure),
    [constraints, schoolData, type, bases, structure],
  );
  const elsewhere = useMemo(
    () => closedElsewhere({ constraints, schoolData }, type, bases, structure),
    [constraints, schoolData, type, bases, structure],
  );
  const levelsOf = (cell: CellRef) => levels[cell.day]?.[cell.period] ?? [LEVEL.DISABLED];
  const next = (cells: readonly CellRef[]) => nextCalendarLevel(type, cells.map(levelsOf));
  const set = (cells: readonly CellRef[], level: ReturnType<typeof next>) => {
    if (level === null) return;
    source.run(commands.setCalendarCells, { type, bases: [...bases], structure, cells: [...cells], level });
  };
  return {
    /** The state that a cell shows, also while a stroke is drawn over it. */
    stateOf: (cell: CellRef, stroke: CellStroke | null): CalendarState => {
      const now = levelsOf(cell);
      const painted = stroke === null || now[0] === LEVEL.DISABLED ? null : next([stroke.from]);
      return calendarState(painted === null ? now : [painted]);
    },
    /** The name of another structure in whose calendar the time of the cell is closed; null where none is. */
    elsewhereOf: ({ day, period }: CellRef): string | null =>
      schoolData.structures[elsewhere[day]?.[period] ?? '']?.name ?? null,
    /** Sets cells to the level after that of the least restricted. */
    cycle: (cells: readonly CellRef[]) => set(cells, next(cells)),
    paint: (stroke: CellStroke) => set(cellsOfStroke(stroke), next([stroke.from])),
  };
}
