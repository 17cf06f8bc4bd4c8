import { useTranslation } from 'react-i18next';
import classes from './CalendarEditor.module.css';
import { CalendarSign } from './CalendarSign.tsx';
import type { CalendarState, EditedCalendar } from './calendar-state.ts';

/** The meaning of the cells of a calendar. */
export function CalendarLegend({ type, isMixed }: { type: EditedCalendar; isMixed: boolean }) {
  const { t } = useTranslation();
  const states: readonly CalendarState[] = [
    'available',
    ...(type === 'teacher' ? (['notPreferred'] as const) : []),
    'blocked',
    'noSchool',
    ...(isMixed ? (['mixed'] as const) : []),
  ];
  return (
    <ul className={classes.legend}>
      {states.map((state) => (
        <li key={state}>
          <span className={classes.swatch} data-state={state}>
            <CalendarSign state={state} />
          </span>
          {t(`calendar.${state}`)}
        </li>
      ))}
    </ul>
  );
}
