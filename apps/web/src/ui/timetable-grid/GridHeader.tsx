import { abbreviateLabels } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import type { ScheduleView } from './schedule-view.ts';
import classes from './TimetableGrid.module.css';

interface GridHeaderProps {
  readonly view: ScheduleView;
  readonly dayLabels: readonly string[];
  /** Days in three letters. */
  readonly short: boolean;
  /** The only day that is shown; null shows all. */
  readonly onlyDay: number | null;
}

/** The grid's first row, which stays in sight: the days. */
export function GridHeader({ view, dayLabels, short, onlyDay }: GridHeaderProps) {
  const { t } = useTranslation();
  const shorts = abbreviateLabels(dayLabels);
  return (
    <thead className={classes.header}>
      <tr aria-rowindex={1} className={classes.row}>
        <th scope="col" aria-colindex={1} colSpan={2} className={classes.corner}>
          <span className="visually-hidden">
            {t(`schedule.grid.item.${view}`)}, {t('schedule.grid.periodColumn')}
          </span>
        </th>
        {dayLabels.map(
          (label, day) =>
            (onlyDay === null || onlyDay === day) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: days have no identity but their place.
              <th scope="col" aria-colindex={day + 3} key={day}>
                <span title={label}>{short ? shorts[day] : label}</span>
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}
