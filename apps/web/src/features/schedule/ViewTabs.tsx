import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleView } from '../../ui/timetable-grid/schedule-view.ts';
import { SCHEDULE_PANEL } from '../solver/schedule-panel.ts';
import classes from './ViewTabs.module.css';

export const tabId = (view: ScheduleView) => `schedule-tab-${view}`;

/** The views as tabs, each with an address of its own; arrow keys move among them. */
export function ViewTabs({ views, current }: { views: readonly ScheduleView[]; current: ScheduleView }) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    tabs[(at + (rtl ? -step : step) + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div role="tablist" aria-label={t('schedule.views')} className={classes.tabs} onKeyDown={onKeyDown}>
      {views.map((view) => (
        <Link
          key={view}
          id={tabId(view)}
          role="tab"
          aria-selected={view === current}
          aria-controls={SCHEDULE_PANEL}
          tabIndex={view === current ? 0 : -1}
          className={classes.tab}
          to="/schedule/$view"
          params={{ view }}
        >
          {t(`schedule.view.${view}`)}
        </Link>
      ))}
    </div>
  );
}
