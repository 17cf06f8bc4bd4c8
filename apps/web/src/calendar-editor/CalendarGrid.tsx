import { abbreviateLabel, type CellRef, type Id, type ScheduleStructure } from '@bellgrid/model';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import { clockTime } from '../timetable-grid/clock-time.ts';
import classes from './CalendarEditor.module.css';
import { CalendarSign } from './CalendarSign.tsx';
import { type CalendarPosition, positionAfterKey } from './calendar-position.ts';
import type { CalendarType } from './calendar-state.ts';
import { useCalendar } from './use-calendar.ts';

interface CalendarGridProps {
  readonly type: CalendarType;
  readonly bases: readonly Id[];
  readonly structure: ScheduleStructure;
}

/** Days as columns, periods as rows. Headers change a whole day or period; arrows move, space or Enter changes. */
export function CalendarGrid({ type, bases, structure }: CalendarGridProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const { stateOf, cycle, pointer } = useCalendar(type, bases, structure.id);
  const [at, setAt] = useState<CalendarPosition>({ day: 0, period: 0 });
  const table = useRef<HTMLTableElement>(null);
  const { periods } = structure;

  const focus = (position: CalendarPosition) => {
    setAt(position);
    table.current?.querySelector<HTMLElement>(`[data-cell="${position.day}:${position.period}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRtl = table.current !== null && getComputedStyle(table.current).direction === 'rtl';
    const size = { days: days.length, periods: periods.length };
    const next = positionAfterKey(event.key, at, size, isRtl);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  };
  /** What the headers and cells have in common: one tab stop for all. */
  const stop = (day: number, period: number, cells: readonly CellRef[]) => ({
    type: 'button' as const,
    'data-cell': `${day}:${period}`,
    tabIndex: at.day === day && at.period === period ? 0 : -1,
    onFocus: () => setAt({ day, period }),
    onClick: () => cycle(cells),
  });
  const nameOf = (index: number) => periods[index]?.label || String(index + 1);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and strokes belong to the buttons inside.
    <div className={classes.scroll} onKeyDown={onKeyDown} {...pointer}>
      <table
        ref={table}
        aria-label={structure.name}
        className={classes.grid}
        style={{ '--days': days.length } as CSSProperties}
      >
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{t('calendar.period')}</span>
            </td>
            {days.map((day, index) => (
              <th key={day.id} scope="col">
                <button
                  {...stop(
                    index,
                    -1,
                    periods.map((_, period) => ({ day: index, period })),
                  )}
                  className={classes.header}
                  title={day.label}
                  aria-label={t('calendar.wholeDay', { day: day.label })}
                >
                  <span className={classes.wide}>{day.label}</span>
                  <span className={classes.narrow}>{abbreviateLabel(day.label)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, row) => (
            <tr key={period.id}>
              <th scope="row">
                <button
                  {...stop(
                    -1,
                    row,
                    days.map((_, day) => ({ day, period: row })),
                  )}
                  className={classes.header}
                  title={nameOf(row)}
                  aria-label={t('calendar.wholePeriod', { period: nameOf(row) })}
                >
                  <b>{nameOf(row)}</b>
                  <small>
                    {clockTime(period.periodStart)}
                    <span className={classes.wide}>–{clockTime(period.periodEnd)}</span>
                  </small>
                </button>
              </th>
              {days.map((day, column) => {
                const cell = { day: column, period: row };
                const state = stateOf(cell);
                const words = t(`calendar.${state}`);
                return (
                  <td key={day.id}>
                    <button
                      {...stop(column, row, [cell])}
                      className={classes.cell}
                      data-state={state}
                      title={words}
                      aria-disabled={state === 'noSchool' || undefined}
                      aria-label={t('calendar.cell', { day: day.label, period: nameOf(row), state: words })}
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
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
