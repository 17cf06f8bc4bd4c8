import type { Id } from '@bellgrid/model';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CalendarEditor.module.css';
import { CalendarEditor } from './CalendarEditor.tsx';
import type { EditedCalendar } from './calendar-state.ts';

interface CalendarFieldProps {
  readonly type: EditedCalendar;
  readonly id: Id;
  readonly structures: readonly Id[];
}

/** The calendar of one item in its form. */
export const CalendarField = memo(function CalendarField({ type, id, structures }: CalendarFieldProps) {
  const { t } = useTranslation();
  const bases = useMemo(() => [id], [id]);
  return (
    <section className={classes.field} aria-label={t('calendar.title')}>
      <h4 className={classes.fieldTitle}>{t('calendar.title')}</h4>
      <CalendarEditor type={type} bases={bases} structures={structures} />
    </section>
  );
});
