import { calendarLevels, closedElsewhere, type Id, LEVEL } from '@bellgrid/model';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { calendarState, type EditedCalendar } from './calendar-state.ts';
import classes from './MiniCalendar.module.css';

interface MiniCalendarProps {
  readonly type: EditedCalendar;
  readonly id: Id;
  readonly structure: Id;
}

/** The week of an item at a glance, with its blocked cells, also those that another structure closes; the text gives their number. */
export function MiniCalendar({ type, id, structure }: MiniCalendarProps) {
  const { t } = useTranslation();
  const constraints = useDraft((draft) => draft.constraints);
  const schoolData = useDraft((draft) => draft.schoolData);
  const levels = useMemo(() => {
    const elsewhere = closedElsewhere({ constraints, schoolData }, type, [id], structure);
    return calendarLevels({ constraints, schoolData }, type, [id], structure).map((cells, day) =>
      cells.map((own, period) => (elsewhere[day]?.[period] ? [LEVEL.HARD] : own)),
    );
  }, [constraints, schoolData, type, id, structure]);
  const blocked = levels.flat().filter(([level]) => level === LEVEL.HARD).length;
  const counted = type === 'classroom' ? 'calendar.countBlocked' : 'calendar.countNotAvailable';
  const words = blocked === 0 ? t('calendar.noneBlocked') : t(counted, { count: blocked });
  return (
    <figure className={classes.figure}>
      <div className={classes.week} style={{ '--days': levels.length } as CSSProperties} aria-hidden>
        {levels.map((day, index) => (
          <div key={schoolData.days[index]?.id}>
            {day.map((cell, period) => (
              <i
                key={schoolData.structures[structure]?.periods[period]?.id}
                data-state={calendarState(cell)}
              />
            ))}
          </div>
        ))}
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
