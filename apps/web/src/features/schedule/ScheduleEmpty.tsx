import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './ScheduleEmpty.module.css';

/** The content of the screen while the school has nothing to schedule. */
export function ScheduleEmpty() {
  const { t } = useTranslation();
  return (
    <section className={classes.empty}>
      <div className={classes.picture} aria-hidden>
        {Array.from({ length: 15 }, (_, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a still picture.
          <i key={cell} />
        ))}
      </div>
      <h2>{t('schedule.empty.title')}</h2>
      <p>{t('schedule.empty.body')}</p>
      <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('schedule.empty.button')}</Button>
    </section>
  );
}
