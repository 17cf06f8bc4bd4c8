import { abbreviateLabels, type CellRef, type Day, type Period } from '@bellgrid/model';
import { type CSSProperties, Fragment, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../platform/clock-time.ts';
import { periodHeading } from '../timetable-grid/period-heading.ts';
import classes from './CellGrid.module.css';
import { type CellStroke, isInStroke } from './cell-stroke.ts';
import { useCellStops } from './use-cell-stops.ts';
import { useCellStroke } from './use-cell-stroke.ts';

/** The properties by which a cell's button is found, reached by keys and painted. */
export type CellStop = ReturnType<ReturnType<typeof useCellStops>['stop']>;

export interface GridCell extends CellRef {
  /** 'Monday, 3'. */
  readonly place: string;
  readonly stop: CellStop;
  /** The stroke that is being drawn over the cell. */
  readonly stroke: CellStroke | null;
}

interface CellGridProps {
  readonly label: string;
  readonly days: readonly Day[];
  readonly periods: readonly Period[];
  /** The descriptions of the headers beyond their names. */
  readonly dayLabel: (day: Day) => string;
  readonly periodLabel: (name: string, times: string) => string;
  readonly onDay: (day: number) => void;
  readonly onPeriod: (period: number) => void;
  readonly onStroke: (stroke: CellStroke) => void;
  readonly cell: (cell: GridCell) => ReactNode;
  /** A row before that of a period, across `days` days. */
  readonly rowBefore?: (period: number) => ReactNode;
  /** The rows are higher, and the columns not wider than they need. */
  readonly isRoomy?: boolean;
}

/**
 * Days as columns, periods as rows. One tab stop; arrows move, also onto the headers; mouse, finger and pen paint over
 * the cells.
 */
export function CellGrid({
  label,
  days,
  periods,
  dayLabel,
  periodLabel,
  onDay,
  onPeriod,
  onStroke,
  cell,
  rowBefore,
  isRoomy = false,
}: CellGridProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { stop, onKeyDown } = useCellStops(scroller, { days: days.length, periods: periods.length });
  const stroke = useCellStroke(scroller, onStroke);
  const short = abbreviateLabels(days.map((day) => day.label));
  // Half days begin alike: then their whole names are shown also in little room.
  const isAlike = new Set(short).size < days.length;
  return (
    <div
      ref={scroller}
      className={classes.scroll}
      data-roomy={isRoomy || undefined}
      data-alike={isAlike || undefined}
    >
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose arrow keys move is a grid.
        role="grid"
        className={classes.table}
        style={{ '--days': days.length } as CSSProperties}
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <td className={classes.corner}>
              <span className="visually-hidden">{t('calendar.period')}</span>
            </td>
            {days.map((day, index) => (
              <th key={day.id} scope="col">
                <button
                  type="button"
                  className={classes.day}
                  title={day.label}
                  aria-label={dayLabel(day)}
                  onClick={() => onDay(index)}
                  {...stop(index, -1)}
                >
                  <span className={classes.wide}>{day.label}</span>
                  <span className={classes.narrow}>{isAlike ? day.label : short[index]}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, row) => {
            const name = period.label || String(row + 1);
            const start = clockTime(period.periodStart);
            const times = `${start}–${clockTime(period.periodEnd)}`;
            const heading = periodHeading(period, row);
            return (
              <Fragment key={period.id}>
                {rowBefore?.(row)}
                <tr>
                  <th scope="row" className={classes.periodHeader}>
                    <button
                      type="button"
                      className={classes.period}
                      title={`${name}, ${times}`}
                      aria-label={periodLabel(name, times)}
                      onClick={() => onPeriod(row)}
                      {...stop(-1, row)}
                    >
                      <b>{heading.main}</b>
                      <span>
                        <bdi dir="ltr" className={classes.wide}>
                          {heading.start}
                          {heading.end}
                        </bdi>
                        <bdi dir="ltr" className={classes.narrow}>
                          {heading.start || heading.end}
                        </bdi>
                      </span>
                    </button>
                  </th>
                  {days.map((day, column) => {
                    const at = { day: column, period: row };
                    return (
                      <td key={day.id}>
                        {cell({
                          ...at,
                          place: `${day.label}, ${name}`,
                          stop: stop(column, row),
                          stroke: stroke !== null && isInStroke(stroke, at) ? stroke : null,
                        })}
                      </td>
                    );
                  })}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
