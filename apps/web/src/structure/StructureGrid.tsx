import { abbreviateLabel, commands, type Day, type Period, type ScheduleStructure } from '@bellgrid/model';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, Fragment, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../draft/run-edit.ts';
import { useDraft } from '../draft/use-draft.ts';
import { clockTime } from '../timetable-grid/clock-time.ts';
import { type GridPlace, gridMove } from './grid-move.ts';
import { SchoolCell } from './SchoolCell.tsx';
import classes from './StructureGrid.module.css';
import { lessonsPerCell, pauseBefore } from './structure-facts.ts';
import { useCellPaint } from './use-cell-paint.ts';

interface StructureGridProps {
  readonly structure: ScheduleStructure;
  readonly onEditDay: (day: Day) => void;
  readonly onEditPeriod: (period: Period) => void;
}

/**
 * The grid of one structure: days are columns, periods are rows. A cell toggles whether there is school, headers open
 * their dialogs. One tab stop; arrows move, also onto the headers.
 */
export function StructureGrid({ structure, onEditDay, onEditPeriod }: StructureGridProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const lessons = useDraft((draft) => draft.lessons);
  const counts = useMemo(() => lessonsPerCell(lessons, structure), [lessons, structure]);
  const paint = useCellPaint(structure);
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setFocus] = useState<GridPlace>({ period: 0, day: 0 });
  const { periods } = structure;
  const focus = {
    period: Math.min(wanted.period, periods.length - 1),
    day: Math.min(wanted.day, days.length - 1),
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = gridMove(focus, event, { days: days.length, periods: periods.length }, rtl);
    if (!next) return;
    event.preventDefault();
    table.current
      ?.querySelector<HTMLElement>(`[data-period="${next.period}"][data-day="${next.day}"]`)
      ?.focus();
  };
  const stop = (period: number, day: number) => ({
    'data-period': period,
    'data-day': day,
    tabIndex: period === focus.period && day === focus.day ? 0 : -1,
    onFocus: () => setFocus({ period, day }),
  });

  return (
    <div className={classes.frame}>
      <div className={classes.scroll}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose arrow keys move is a grid.
          role="grid"
          className={classes.table}
          style={{ '--days': days.length } as CSSProperties}
          aria-label={t('structure.gridLabel', { name: structure.name })}
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              <td className={classes.corner} />
              {days.map((day, dayIndex) => (
                <th key={day.id} scope="col">
                  <button
                    type="button"
                    className={classes.day}
                    title={day.label}
                    aria-label={t('structure.day.edit', { name: day.label })}
                    onClick={() => onEditDay(day)}
                    {...stop(-1, dayIndex)}
                  >
                    <span className={classes.wide}>{day.label}</span>
                    <span className={classes.narrow}>{abbreviateLabel(day.label)}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {periods.map((period, index) => {
              const pause = pauseBefore(periods, index);
              const name = period.label || String(index + 1);
              const times = `${clockTime(period.periodStart)}–${clockTime(period.periodEnd)}`;
              return (
                <Fragment key={period.id}>
                  {pause > 0 ? (
                    <tr className={classes.break}>
                      <th scope="row">{t('structure.break', { count: pause })}</th>
                      <td colSpan={days.length} />
                    </tr>
                  ) : null}
                  <tr>
                    <th scope="row" className={classes.periodHeader}>
                      <button
                        type="button"
                        className={classes.period}
                        title={name}
                        aria-label={t('structure.period.edit', { name, times })}
                        onClick={() => onEditPeriod(period)}
                        {...stop(index, -1)}
                      >
                        <b>{name}</b>
                        <span>
                          <bdi dir="ltr">{times}</bdi>
                        </span>
                      </button>
                    </th>
                    {days.map((day, dayIndex) => (
                      <td key={day.id}>
                        <SchoolCell
                          place={`${day.label}, ${name}`}
                          school={paint.isSchool(dayIndex, index)}
                          painted={paint.isPainted(dayIndex, index)}
                          lessons={counts.get(`${dayIndex}:${index}`) ?? 0}
                          stop={stop(index, dayIndex)}
                          onPointerDown={(event) =>
                            paint.onPointerDown(event, { day: dayIndex, period: index })
                          }
                          onClick={(event) => paint.onClick(event, { day: dayIndex, period: index })}
                        />
                      </td>
                    ))}
                  </tr>
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        className={classes.addDay}
        aria-label={t('structure.day.add')}
        title={t('structure.day.add')}
        onClick={() => runEdit(commands.addDay, {})}
      >
        <IconPlus size={18} stroke={1.7} aria-hidden />
      </button>
      <button
        type="button"
        className={classes.addPeriod}
        onClick={() => runEdit(commands.addPeriod, { structure: structure.id })}
      >
        <IconPlus size={18} stroke={1.7} aria-hidden />
        {t('structure.period.add')}
      </button>
    </div>
  );
}
