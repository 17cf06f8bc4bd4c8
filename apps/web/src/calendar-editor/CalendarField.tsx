import type { Id } from '@bellgrid/model';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './CalendarEditor.module.css';
import { CalendarEditor } from './CalendarEditor.tsx';
import type { CalendarType } from './calendar-state.ts';

interface CalendarFieldProps {
  readonly type: CalendarType;
  /** Null while the item is not saved yet: then it has no calendar. */
  readonly id: Id | null;
  readonly structures: readonly Id[];
}

/** The calendar of one item in its form. */
export const CalendarField = memo(function CalendarField({ type, id, structures }: CalendarFieldProps) {
  const { t } = useTranslation();
  const bases = useMemo(() => (id === null ? [] : [id]), [id]);
  return (
    <section className={classes.field} aria-label={t('calendar.title')}>
      <h4 className={classes.fieldTitle}>{t('calendar.title')}</h4>
      {id === null ? (
        <p className={classes.hint}>{t('calendar.saveFirst')}</p>
      ) : (
        <CalendarEditor type={type} bases={bases} structures={structures} />
      )}
    </section>
  );
});
