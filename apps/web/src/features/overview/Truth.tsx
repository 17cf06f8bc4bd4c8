import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SchoolFacts } from '../../document/draft/school-facts.ts';
import { useBrokenCount, useDraftQuality, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import classes from './HomePage.module.css';

/** The state of the timetable in one line; each part leads to the schedule. */
export function Truth({ facts: { placed, schedulable } }: { readonly facts: SchoolFacts }) {
  const { t } = useTranslation();
  const isChecked = useIsChecked();
  const clashes = useBrokenCount();
  const quality = useDraftQuality();
  const isWhole = placed === schedulable;
  return (
    <p className={classes.truth} role="status" aria-label={t('home.truth.label')}>
      <Link to="/schedule" data-tone={isWhole ? 'good' : 'soft'}>
        {t(isWhole ? 'home.truth.all' : 'home.truth.some', { placed, lessons: schedulable })}
      </Link>
      {isChecked ? (
        <Link to="/schedule" data-tone={clashes > 0 ? 'hard' : undefined}>
          {t('solver.numbers.clashes', { count: clashes })}
        </Link>
      ) : (
        <span>{t('home.truth.counting')}</span>
      )}
      {isChecked && quality ? (
        <Link to="/schedule/$view" params={{ view: 'teachers' }}>
          {t('solver.numbers.teacherGaps', { count: quality.teacherGaps })}
        </Link>
      ) : null}
    </p>
  );
}
