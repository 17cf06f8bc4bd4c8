import { Button } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { hasSetup } from './available-views.ts';
import classes from './SchedulePage.module.css';
import { ScheduleWork } from './ScheduleWork.tsx';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';
import { useScheduleAddress } from './use-schedule-address.ts';

/** The Schedule screen: the timetable in its views, and what generates it. */
export function SchedulePage() {
  const draft = useDraft((whole) => whole);
  const address = useScheduleAddress(draft);
  const lastView = useScheduleSettings((settings) => settings.lastView);
  const { view, views } = address;
  const name = view?.name;
  useEffect(() => {
    if (name !== undefined && name !== lastView) changeScheduleSettings({ lastView: name });
  }, [name, lastView]);

  if (!hasSetup(draft)) return <ScheduleEmpty />;
  if (view === null) {
    const next = views.find((each) => each.name === lastView) ?? views[0];
    return next === undefined ? (
      <ScheduleEmpty />
    ) : (
      <Navigate to="/schedule/$view" params={{ view: next.name }} replace />
    );
  }
  return <ScheduleWork draft={draft} view={view} address={address} />;
}

/** The content of the screen while the school has nothing to schedule. */
function ScheduleEmpty() {
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
